import { expectationLines } from './expectations.ts';
import { STATUSES } from './conformance.ts';
import { isOpen } from './coverage.ts';
import type { Conformance, ReportedFinding, Status } from './conformance.ts';
import {
  areaOf,
  areasIn,
  AREA_NAMES,
  coverageWords,
  explainCommand,
  STATUS_WORDS,
  statuses,
  verdictWords,
} from './words.ts';
import { printable } from '../run/printable.ts';

/** Findings shown in full; a step summary holds 1 MiB. */
const MAX_SHOWN = 50;

const MARKS = { conforms: '✅', violates: '❌', inconclusive: '⚠️' } as const;

/** The result as Markdown, for the summary of a CI step or a comment. */
export function markdown(result: Conformance): string {
  const { run, oracle, target, counts, findings } = result;
  const shown = STATUSES.toReversed().filter((status) => counts[status] > 0);
  const status = statuses(result);
  const weight = ({ requirement }: ReportedFinding) => STATUSES.indexOf(status.get(requirement) ?? 'pass');
  const listed = [...findings].sort((one, other) => weight(other) - weight(one)).slice(0, MAX_SHOWN);
  const lines = [
    `## ${MARKS[result.verdict]} ${inline(target.name)} ${verdictWords(result)}`,
    '',
    row(['Area', ...shown.map((one) => STATUS_WORDS[one]), 'all']),
    row(['---', ...shown.map(() => '---:'), '---:']),
    ...areasIn(result).map((area) => areaRow(result, area, shown)),
    row(['**All**', ...shown.map((one) => `**${counts[one]}**`), `**${result.requirements.length}**`]),
    '',
    `${coverageWords(result)}. Oracle: ${oracle.level}, ${oracle.expressions} expressions. Rules that passed their self-test: ${oracle.rules.passed} of ${oracle.rules.of}. ` +
      `Seed ${run.seed}, shard ${run.shard}, ${(run.durationMs / 1000).toFixed(1)} s, ${result.kit.name} ${result.kit.version}.`,
    ...(run.complete
      ? []
      : ['', `**Ended early:** ${run.ended}${run.reason === undefined ? '' : `: ${inline(run.reason)}`}`]),
    ...expectationLines(result).flatMap((line) => ['', inline(line)]),
    ...causeLines(result),
    ...(listed.length > 0 ? ['', '### Findings', ''] : []),
    ...listed.flatMap((finding) => block(finding, status.get(finding.requirement) ?? 'fail')),
    ...(findings.length > listed.length ? [`… and ${findings.length - listed.length} more in the report.`, ''] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Why requirements are untested, as a list. */
function causeLines({ causes }: Conformance): string[] {
  const rows = causes.filter((cause) => cause.untested > 0 && isOpen(cause));
  if (rows.length === 0) return [];
  return [
    '',
    '### Untested',
    '',
    ...rows.map(
      ({ says, fix, untested }) => `- ${untested}: ${inline(says)}${fix === undefined ? '' : `; fix: ${inline(fix)}`}`,
    ),
  ];
}

function areaRow({ requirements }: Conformance, area: string, shown: readonly Status[]): string {
  const mine = requirements.filter(({ id }) => areaOf(id) === area);
  const cells = shown.map((status) => String(mine.filter((one) => one.status === status).length));
  return row([AREA_NAMES[area] ?? inline(area), ...cells, String(mine.length)]);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function block(finding: ReportedFinding, status: Status): string[] {
  const { code, requirement, title, expected, actual, curl, replay } = finding;
  return [
    `<details><summary><b>${STATUS_WORDS[status]}</b> ${html(title)}</summary>`,
    '',
    `Requirement ${inline(requirement)}, finding ${inline(code)}`,
    '',
    ...fenced(`expected: ${expected}\nactual:   ${actual}`),
    ...fenced([...(curl === undefined ? [] : [curl]), replay, explainCommand(requirement)].join('\n')),
    '</details>',
    '',
  ];
}

/** Text as a code block, with a fence longer than any in the text. */
function fenced(text: string): string[] {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [`${fence}text`, printable(text), fence, ''];
}

/** Text on one line, escaped for Markdown and HTML. */
const inline = (text: string) => html(text).replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&');

const html = (text: string) =>
  printable(text)
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/@/g, '&#64;');
