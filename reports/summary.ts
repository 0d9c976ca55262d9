import { causesOf } from './causes.ts';
import type { Cause } from './causes.ts';
import { expectedEntry } from './expected-entry.ts';
import { PAGE_FILE, RESULT_FILE } from './files.ts';
import { painter } from './paint.ts';
import type { Ink } from './paint.ts';
import { STATUSES } from './verdict.ts';
import type { Conformance, Status } from './verdict.ts';
import { areaOf, areasIn, AREA_WORDS, STATUS_WORDS, verdictWords } from './words.ts';
import { printable } from '../spec/printable.ts';

const INKS = { conforms: 'green', violates: 'red', 'nothing proved': 'yellow' } as const satisfies Record<string, Ink>;

const STATUS_INKS: Readonly<Partial<Record<Status, Ink>>> = {
  fail: 'red',
  error: 'red',
  warn: 'yellow',
  expectedFail: 'yellow',
  unspecified: 'cyan',
};

/** Causes shown in the terminal; the rest stand in the files. */
const MOST_SHOWN = 8;

/** The end of a run as a person reads it: what was found by its causes, the areas, the verdict, and what to do next. */
export function summary(result: Conformance, reportDir: string, color: boolean, columns = 80): string {
  const paint = painter(color);
  const width = Math.min(Math.max(columns, 40), 100);
  const causes = causesOf(result);
  const { power, run } = result;
  const { armed, of } = power.judges;
  const more = causes.length - MOST_SHOWN;
  const label = (name: string) => paint('bold', name.padEnd(9));
  const lines = [
    ...causes.slice(0, MOST_SHOWN).flatMap((cause, index) => block(result, cause, index + 1, width, color)),
    ...(more > 0 ? [`… and ${more} more causes in the report`, ''] : []),
    ...table(result, color),
    '',
    label('Power') +
      `${power.level}${power.queries > 0 ? `, ${power.queries} expressions judged` : ''}; judges armed ${armed} of ${of}`,
    ...(run.complete ? [] : wrapped(`${run.ended}: ${run.reason ?? ''}`, width, label('Ended'), 9)),
    label('Verdict') +
      `${paint(INKS[result.verdict], `${printable(result.target.name)} ${verdictWords(result)}`)} (${(run.durationMs / 1000).toFixed(1)} s)`,
    label('Report') + `${reportDir}/${PAGE_FILE} and ${RESULT_FILE}`,
    ...next(result, causes[0], reportDir).map((line, index) => (index === 0 ? label('Next') : ' '.repeat(9)) + line),
  ];
  return lines.join('\n');
}

function block(result: Conformance, cause: Cause, number: number, width: number, color: boolean): string[] {
  const paint = painter(color);
  const [finding] = cause.findings;
  const requirement = result.requirements.find(({ id }) => id === finding?.requirement);
  if (finding === undefined || requirement === undefined) return [];
  const ink = STATUS_INKS[cause.status] ?? 'dim';
  const head = `${String(number).padStart(2)} `;
  const row = (name: string, text: string) => wrapped(text, width, `   ${paint('dim', name.padEnd(10))}`, 13);
  const others = cause.requirements.slice(1);
  const alike = cause.findings.length - 1;
  return [
    ...wrapped(
      finding.title,
      width,
      `${head}${paint(ink, STATUS_WORDS[cause.status])}  `,
      5 + STATUS_WORDS[cause.status].length,
    ),
    ...row('says', `${requirement.says} (${requirement.standing}; source, ${requirement.source})`),
    ...row('expected', finding.expected),
    ...row('actual', finding.actual),
    ...row(
      'breaks',
      `${requirement.id}${others.length > 0 ? `, ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}` : ''}`,
    ),
    ...(alike > 0
      ? row(
          'alike',
          `${alike} more finding${alike === 1 ? '' : 's'} of ${cause.checks.length} check${cause.checks.length === 1 ? '' : 's'}`,
        )
      : []),
    // Commands stay whole, so that they can be copied.
    ...(finding.curl === undefined ? [] : [`   ${paint('dim', 'by hand'.padEnd(10))}${printable(finding.curl)}`]),
    `   ${paint('dim', 'again'.padEnd(10))}${printable(finding.replay)}`,
    '',
  ];
}

/** Text over several lines: the first begins with `head`, which takes `indent` columns, the others are indented so far. */
function wrapped(text: string, width: number, head: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - indent) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, index) => (index === 0 ? head : ' '.repeat(indent)) + each);
}

/** The requirements by area and status; a status that none has takes no column. */
function table(result: Conformance, color: boolean): string[] {
  const paint = painter(color);
  const shown = STATUSES.toReversed().filter((status) => result.counts[status] > 0);
  const words = shown.map((status) => SHORT[status] ?? STATUS_WORDS[status]);
  const sizes = words.map((word) => Math.max(word.length, 5) + 2);
  const row = (name: string, counts: readonly number[]) =>
    name.padEnd(15) +
    counts
      .map((count, index) => {
        const cell = (count === 0 ? '·' : String(count)).padStart(sizes[index] ?? 7);
        const ink = count === 0 ? 'dim' : STATUS_INKS[shown[index] ?? 'pass'];
        return ink === undefined ? cell : paint(ink, cell);
      })
      .join('') +
    String(counts.reduce((sum, count) => sum + count, 0)).padStart(7);
  const heads = words.map((word, index) => word.padStart(sizes[index] ?? 7)).join('');
  return [
    paint('bold', `${'Requirements'.padEnd(15)}${heads}${'all'.padStart(7)}`),
    ...areasIn(result).map((area) => {
      const mine = result.requirements.filter(({ id }) => areaOf(id) === area);
      return row(
        AREA_WORDS[area] ?? area,
        shown.map((status) => mine.filter((one) => one.status === status).length),
      );
    }),
    row(
      'All',
      shown.map((status) => result.counts[status]),
    ),
  ];
}

/** So that eight statuses fit into 80 columns. */
const SHORT: Readonly<Partial<Record<Status, string>>> = {
  notApplicable: 'n/a',
  unspecified: 'unspec.',
  expectedFail: 'expected',
};

/** What to do now, in words and commands. */
function next({ verdict, run, findings }: Conformance, cause: Cause | undefined, reportDir: string): string[] {
  const finding = cause?.findings[0];
  if (verdict === 'violates' && cause?.status === 'fail' && finding !== undefined)
    return [
      'mend the first cause, then look at it alone:',
      `  ${finding.replay}`,
      'or accept it for a while, by `locspec baseline update` or this entry:',
      ...expectedEntry(finding.requirement, run.startedAt)
        .split('\n')
        .map((line) => `  ${line}`),
    ];
  if (verdict === 'nothing proved')
    return run.complete
      ? ['see in the report why nothing was tested, and let locspec doctor look at the configuration']
      : ['mend what ended the run, and start it again'];
  if (findings.length > 0) return [`see in ${reportDir}/${PAGE_FILE} where the target answers in its own way`];
  return ['nothing: keep this run in your CI'];
}
