import { expectationLines } from './expectations.ts';
import { STATUSES } from './conformance.ts';
import { countOpen, isOpen } from './coverage.ts';
import { countThreats, MITIGATION_WORDS } from './threats.ts';
import type { Conformance, ReportedFinding, Status } from './conformance.ts';
import {
  areaOf,
  areasIn,
  AREA_NAMES,
  coverageWords,
  gapWords,
  explainCommand,
  STATUS_WORDS,
  statuses,
  verdictWords,
} from './words.ts';
import { forMarkdown, forMarkdownBlock, forMarkdownHtml, quoting } from '../run/untrusted.ts';

/** Findings shown in full; a step summary holds 1 MiB. */
const MAX_SHOWN = 50;

const MARKS = { conforms: '✅', violates: '❌', inconclusive: '⚠️' } as const;

/** The result as Markdown, for the summary of a CI step or a comment. */
export function markdown(result: Conformance): string {
  const { run, oracle, target, counts, findings } = result;
  const gaps = gapWords(result);
  const shown = STATUSES.toReversed().filter((status) => counts[status] > 0);
  const status = statuses(result);
  const weight = ({ requirement }: ReportedFinding) => STATUSES.indexOf(status.get(requirement) ?? 'pass');
  const listed = [...findings].sort((one, other) => weight(other) - weight(one)).slice(0, MAX_SHOWN);
  const lines = [
    `## ${MARKS[result.verdict]} ${forMarkdown(target.name)} ${verdictWords(result)}`,
    '',
    row(['Area', ...shown.map((one) => STATUS_WORDS[one]), 'all']),
    row(['---', ...shown.map(() => '---:'), '---:']),
    ...areasIn(result).map((area) => areaRow(result, area, shown)),
    row(['**All**', ...shown.map((one) => `**${counts[one]}**`), `**${result.requirements.length}**`]),
    '',
    `${coverageWords(result)}. Oracle: ${oracle.level}, ${oracle.expressions} expressions. Rules that passed their self-test: ${oracle.rules.passed} of ${oracle.rules.of}. ` +
      (gaps === undefined ? '' : `Gaps of the source: ${gaps}. `) +
      `Seed ${run.seed}, shard ${run.shard}, ${(run.durationMs / 1000).toFixed(1)} s, ${result.kit.name} ${result.kit.version}.`,
    ...(run.complete
      ? []
      : ['', `**Ended early:** ${run.ended}${run.reason === undefined ? '' : `: ${forMarkdown(run.reason)}`}`]),
    ...expectationLines(result).flatMap((line) => ['', forMarkdown(line)]),
    ...threatLines(result),
    ...causeLines(result),
    ...(listed.length > 0 ? ['', '### Findings', ''] : []),
    ...listed.flatMap((finding) => block(finding, status.get(finding.requirement) ?? 'fail')),
    ...(findings.length > listed.length ? [`… and ${findings.length - listed.length} more in the report.`, ''] : []),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The threats by how the target stands against them, as a list of those that are not mitigated. */
function threatLines({ threats = [] }: Conformance): string[] {
  if (threats.length === 0) return [];
  const open = threats.filter(({ status }) => status === 'not' || status === 'partly');
  return [
    ...['', `### Threats: ${countThreats(threats)}`, ''],
    ...open.map(
      ({ catalogue, clause, title, status }) =>
        `- **${MITIGATION_WORDS[status]}** ${forMarkdown(title)} (${forMarkdown(catalogue)}, ${forMarkdown(clause)})`,
    ),
  ];
}

/** Why requirements are untested and checks did not run, as a list. */
function causeLines({ causes }: Conformance): string[] {
  const rows = causes.filter((cause) => (cause.untested > 0 || cause.checks !== undefined) && isOpen(cause));
  if (rows.length === 0) return [];
  return [
    '',
    '### Untested',
    '',
    ...rows.map(
      ({ says, fix, ...cause }) =>
        `- ${countOpen({ says, ...cause, notApplicable: 0 })}: ${forMarkdown(says)}${fix === undefined ? '' : `; fix: ${forMarkdown(fix)}`}`,
    ),
  ];
}

function areaRow({ requirements }: Conformance, area: string, shown: readonly Status[]): string {
  const mine = requirements.filter(({ id }) => areaOf(id) === area);
  const cells = shown.map((status) => String(mine.filter((one) => one.status === status).length));
  return row([AREA_NAMES[area] ?? forMarkdown(area), ...cells, String(mine.length)]);
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function block(finding: ReportedFinding, status: Status): string[] {
  const { code, requirement, title, expected, actual, curl, replay } = finding;
  return [
    `<details><summary><b>${STATUS_WORDS[status]}</b> ${forMarkdownHtml(title)}</summary>`,
    '',
    `Requirement ${forMarkdown(requirement)}, finding ${forMarkdown(code)}`,
    '',
    ...forMarkdownBlock(quoting`expected: ${expected}\nactual:   ${actual}`),
    ...forMarkdownBlock(
      quoting`${curl === undefined ? '' : quoting`${curl}\n`}${replay}\n${explainCommand(requirement)}`,
    ),
    '</details>',
    '',
  ];
}
