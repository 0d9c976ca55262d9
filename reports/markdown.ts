import { expectationLines } from './expectations.ts';
import { STATUSES } from './verdict.ts';
import type { Conformance, Status } from './verdict.ts';
import { areaOf, areasIn, AREA_WORDS, STATUS_WORDS, statuses, verdictWords } from './words.ts';
import { printable } from '../spec/printable.ts';
import type { WordedFinding } from '../spec/run.ts';

/** Findings told at length; a step summary holds 1 MiB. */
const MOST_TOLD = 50;

const MARKS = { conforms: '✅', violates: '❌', 'nothing proved': '⚠️' } as const;

/** The result as Markdown, for the summary of a CI step or a comment. */
export function markdown(result: Conformance): string {
  const { run, power, target, counts, findings } = result;
  const shown = STATUSES.toReversed().filter((status) => counts[status] > 0);
  const status = statuses(result);
  const weight = ({ requirement }: WordedFinding) => STATUSES.indexOf(status.get(requirement) ?? 'pass');
  const told = [...findings].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_TOLD);
  const lines = [
    `## ${MARKS[result.verdict]} ${inline(target.name)} ${verdictWords(result)}`,
    '',
    row(['Area', ...shown.map((one) => STATUS_WORDS[one]), 'all']),
    row(['---', ...shown.map(() => '---:'), '---:']),
    ...areasIn(result).map((area) => areaRow(result, area, shown)),
    row(['**All**', ...shown.map((one) => `**${counts[one]}**`), `**${result.requirements.length}**`]),
    '',
    `Power: ${power.level}, ${power.queries} expressions judged. Judges armed: ${power.judges.armed} of ${power.judges.of}. ` +
      `Seed ${run.seed}, shard ${run.shard}, ${(run.durationMs / 1000).toFixed(1)} s, ${result.kit.name} ${result.kit.version}.`,
    ...(run.complete
      ? []
      : ['', `**Ended early:** ${run.ended}${run.reason === undefined ? '' : `: ${inline(run.reason)}`}`]),
    ...expectationLines(result).flatMap((line) => ['', inline(line)]),
    ...(told.length > 0 ? ['', '### Findings', ''] : []),
    ...told.flatMap((finding) => block(finding, status.get(finding.requirement) ?? 'fail')),
    ...(findings.length > told.length ? [`… and ${findings.length - told.length} more in the report.`, ''] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function areaRow({ requirements }: Conformance, area: string, shown: readonly Status[]): string {
  const mine = requirements.filter(({ id }) => areaOf(id) === area);
  const cells = shown.map((status) => String(mine.filter((one) => one.status === status).length));
  return row([AREA_WORDS[area] ?? inline(area), ...cells, String(mine.length)]);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function block({ requirement, title, expected, actual, curl, replay }: WordedFinding, status: Status): string[] {
  return [
    `<details><summary><b>${STATUS_WORDS[status]}</b> ${html(title)}</summary>`,
    '',
    `Requirement ${inline(requirement)}`,
    '',
    ...fenced(`expected: ${expected}\nactual:   ${actual}`),
    ...fenced([...(curl === undefined ? [] : [curl]), replay].join('\n')),
    '</details>',
    '',
  ];
}

/** Text as code in a block: its fence is longer than any that the text holds. */
function fenced(text: string): string[] {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [`${fence}text`, printable(text), fence, ''];
}

/** Text in one line, with everything that Markdown or HTML would read escaped. */
const inline = (text: string) => html(text).replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&');

const html = (text: string) =>
  printable(text)
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;');
