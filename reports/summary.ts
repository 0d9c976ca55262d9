import { expectedEntry } from './expected-entry.ts';
import { PAGE_FILE, RESULT_FILE } from './files.ts';
import { groupFindings } from './finding-groups.ts';
import type { FindingGroup } from './finding-groups.ts';
import { painter } from './paint.ts';
import type { Ink } from './paint.ts';
import { STATUSES } from './conformance.ts';
import { conformanceProfile, describeConformance } from './conformance-profile.ts';
import { countOpen, isOpen } from './coverage.ts';
import { expectationLines } from './expectations.ts';
import type { Conformance, JudgedRequirement, Status } from './conformance.ts';
import type { Ending } from './stream.ts';
import {
  areaOf,
  areasIn,
  AREA_NAMES,
  coverageWords,
  explainCommand,
  gapWords,
  STATUS_WORDS,
  verdictWords,
} from './words.ts';
import { wrapText } from './wrap-text.ts';
import { isFailure } from '../run/failing.ts';
import { printable, quoting } from '../run/untrusted.ts';
import type { Untrusted } from '../run/untrusted.ts';

const INKS = { conforms: 'green', violates: 'red', inconclusive: 'yellow' } as const satisfies Record<string, Ink>;

const STATUS_INKS: Readonly<Partial<Record<Status, Ink>>> = {
  fail: 'red',
  drift: 'red',
  error: 'red',
  warn: 'yellow',
  expectedFail: 'yellow',
  unspecified: 'cyan',
};

/** Groups of findings, and causes of what is untested, that are shown in the terminal; the files have all of them. */
const MAX_SHOWN = 8;
const MAX_CAUSES = 8;
/** In characters: a longer command fills the screen, and may not fit into a line of a terminal. */
const MAX_COMMAND = 4_000;

/** As wide as a label. */
const INDENT = ' '.repeat(9);

/**
 * The end of a run as people read it: the findings by cause, the areas, what to do next, and last the verdict. `since`
 * says what changed since an earlier report.
 */
export function summary(result: Conformance, reportDir: string, color: boolean, columns = 80, since?: string): string {
  const paint = painter(color);
  const width = Math.min(Math.max(columns, 40), 100);
  const groups = groupFindings(result);
  const { oracle, run } = result;
  const { passed, of } = oracle.rules;
  const gaps = gapWords(result);
  const more = groups.length - MAX_SHOWN;
  const label = (name: string) => paint('bold', name.padEnd(INDENT.length));
  const labelled = (name: string, texts: readonly string[]) =>
    texts.map((text, index) => (index === 0 ? label(name) : INDENT) + text);
  const lines = [
    ...groups.slice(0, MAX_SHOWN).flatMap((group, index) => block(result, group, index + 1, width, color)),
    ...(more > 0 ? [`… and ${more} more group${more === 1 ? '' : 's'} of findings in the report`, ''] : []),
    ...table(result, color),
    '',
    ...(oracle.expressions > 0
      ? [
          `${label('Oracle')}${oracle.level}, ${oracle.expressions} expressions${run.depth === 'deep' ? '' : '; --depth deep asks for more'}`,
        ]
      : []),
    `${label('Rules')}${passed} of ${of} passed their self-test`,
    ...(gaps === undefined ? [] : [`${label('Gaps')}${gaps}`]),
    ...(run.slowJobMs === undefined
      ? []
      : wrapText(
          `${result.target.kind === 'app' ? `a job takes ${(run.slowJobMs / 1000).toFixed(1)} s` : 'the target responds slowly, or limits the rate'}, so the run asked no more than --depth quick; --depth default asks all`,
          width,
          label('Depth'),
          INDENT.length,
        )),
    ...(run.complete ? [] : wrapText(quoting`${run.ended}: ${run.reason ?? ''}`, width, label('Ended'), INDENT.length)),
    ...causeLines(result, width, label('Open')),
    ...labelled('Areas', conformanceProfile(result).map(describeConformance)),
    ...labelled('Report', [`${reportDir}/${PAGE_FILE} and ${RESULT_FILE}`]),
    ...(since === undefined ? [] : wrapText(since, width, label('Since'), INDENT.length)),
    ...expectationLines(result).flatMap((line, index) =>
      wrapText(line, width, index === 0 ? label('Expected') : INDENT, INDENT.length + 2),
    ),
    ...labelled('Next', next(result, groups[0], reportDir)),
    ...labelled('Decided', [`${coverageWords(result)} (${(run.durationMs / 1000).toFixed(1)} s)`]),
    ...wrapText(`${result.target.name} ${verdictWords(result)}`, width, INDENT, INDENT.length).map(
      (line, index) => (index === 0 ? label('Verdict') : INDENT) + paint(INKS[result.verdict], line.trimStart()),
    ),
  ];
  return lines.join('\n');
}

function block(result: Conformance, group: FindingGroup, number: number, width: number, color: boolean): string[] {
  const paint = painter(color);
  const [finding] = group.findings;
  const requirement = result.requirements.find(({ id }) => id === finding?.requirement);
  if (finding === undefined || requirement === undefined) return [];
  const ink = STATUS_INKS[group.status] ?? 'dim';
  const head = `${String(number).padStart(2)} `;
  const row = (name: string, text: string | Untrusted) =>
    wrapText(text, width, `   ${paint('dim', name.padEnd(10))}`, 13);
  const command = (name: string, text: string | Untrusted) => {
    const line = inShell(printable(text));
    const shown = line.length > MAX_COMMAND ? `${line.length} characters long, so it is in the report only` : line;
    return `   ${paint('dim', name.padEnd(10))}${shown}`;
  };
  const others = group.requirements.slice(1);
  const alike = group.findings.length - 1;
  const title = wrapText(
    finding.title,
    width,
    `${head}${paint(ink, STATUS_WORDS[group.status])}  `,
    5 + STATUS_WORDS[group.status].length,
  );
  // Who accepted it knows it.
  if (group.status === 'expectedFail')
    return [
      ...title,
      ...row('violates', quoting`${requirement.id}: ${requirement.reason ?? ''}`),
      command('replay', finding.replay),
      '',
    ];
  return [
    ...title,
    ...row('rule', `${requirement.says} (${requirement.standing}; source, ${requirement.source})`),
    ...row('expected', finding.expected),
    ...row('actual', finding.actual),
    ...row(
      'violates',
      `${requirement.id} (${finding.code})${others.length > 0 ? `, ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}` : ''}`,
    ),
    ...(alike > 0
      ? row(
          'similar',
          `${alike} more finding${alike === 1 ? '' : 's'} of ${group.checks.length} check${group.checks.length === 1 ? '' : 's'}`,
        )
      : []),
    // Commands are not wrapped, so that they can be copied.
    ...(finding.curl === undefined ? [] : [command('request', finding.curl)]),
    command('replay', finding.replay),
    command('explain', explainCommand(requirement.id)),
    '',
  ];
}

/** Why requirements are untested or not applicable, a line for each cause, the most frequent first, with what removes it. */
function causeLines({ causes }: Conformance, width: number, head: string): string[] {
  const open = causes.filter(isOpen);
  const lines: (string | Untrusted)[] = open
    .slice(0, MAX_CAUSES)
    .map((cause) => quoting`${countOpen(cause)}: ${cause.says}${cause.fix === undefined ? '' : `; fix: ${cause.fix}`}`);
  const more = open.length - MAX_CAUSES;
  return [...lines, ...(more > 0 ? [`… and ${more} more cause${more === 1 ? '' : 's'} in the report`] : [])].flatMap(
    (line, index) => wrapText(line, width, index === 0 ? head : INDENT, INDENT.length + 2),
  );
}

/** The end of a run as one line: the verdict. */
export const verdictLine = (result: Conformance): string =>
  printable(`${result.target.name} ${verdictWords(result)}: ${coverageWords(result)}`);

/** The requirements by area and status, without areas of which the run has no check and statuses that no requirement has. */
function table(result: Conformance, color: boolean): string[] {
  const paint = painter(color);
  const isLeftOut = ({ status, cause }: JudgedRequirement) =>
    status === 'notApplicable' || (status === 'untested' && cause?.code === 'no-check');
  const areas = areasIn(result)
    .map((area) => ({ area, mine: result.requirements.filter(({ id }) => areaOf(id) === area) }))
    .filter(({ mine }) => !mine.every(isLeftOut) || mine.every(({ status }) => status === 'notApplicable'));
  const listed = areas.flatMap(({ mine }) => mine);
  const shown = STATUSES.toReversed().filter((one) => listed.some(({ status }) => status === one));
  const countOf = (all: readonly JudgedRequirement[]) =>
    shown.map((one) => all.filter(({ status }) => status === one).length);
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
    ...areas.map(({ area, mine }) => row(AREA_NAMES[area] ?? area, countOf(mine))),
    row('All', countOf(listed)),
  ];
}

/** Short words, so that eight statuses fit into 80 columns. */
const SHORT: Readonly<Partial<Record<Status, string>>> = {
  notApplicable: 'n/a',
  unspecified: 'unspec.',
  expectedFail: 'expected',
};

/** What to do after a run that ended early. */
const ENDED: Readonly<Partial<Record<Ending, string>>> = {
  interrupted: 'continue where it ended: the same command with --resume',
  'target lost': 'start the target again, and continue: the same command with --resume',
  'shard missing': 'run the missing shards, and merge again',
};

/** A command as a shell finds it where the package is that of a project. */
const inShell = (command: string): string => command.replace(/^locspec /, 'npx locspec ');

/** What to do next, in words and commands. */
function next({ verdict, run, findings }: Conformance, group: FindingGroup | undefined, reportDir: string): string[] {
  const finding = group?.findings[0];
  if (verdict === 'violates' && group !== undefined && isFailure(group.status) && finding !== undefined)
    return [
      'fix the first cause, then replay it:',
      `  ${inShell(finding.replay)}`,
      'or accept it for now with `npx locspec baseline update` or this entry:',
      ...expectedEntry(finding.requirement, run.startedAt)
        .split('\n')
        .map((line) => `  ${line}`),
    ];
  if (verdict === 'violates')
    return [
      'bring the file of expected failures up to date: `npx locspec baseline prune`, with --expected-failures and --report-dir as here',
    ];
  if (verdict === 'inconclusive')
    return run.complete
      ? ['remove the first cause of what is untested, and check the configuration with `npx locspec doctor`']
      : [ENDED[run.ended] ?? 'fix what ended the run, then run it again'];
  if (findings.length > 0) return [`see ${reportDir}/${PAGE_FILE} for what the target does differently`];
  return ['run this in your CI'];
}
