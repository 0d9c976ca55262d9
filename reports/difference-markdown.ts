import type { Difference, StatusChange } from './difference.ts';
import { figures, gapSentence, judgement } from './difference-text.ts';
import type { ReportedFinding } from './conformance.ts';
import { setupSentence } from './run-setup.ts';
import { STATUS_WORDS } from './words.ts';
import { forMarkdown, forMarkdownBlock, forMarkdownHtml, forTerminal, printable, quoting } from '../run/untrusted.ts';

/** A comment of a pull request holds 65,536 characters: these maxima keep below it. */
const MAX_SHOWN = 15;
const MAX_ROWS = 40;
const MAX_TEXT = 400;

/** A difference as the comment of a pull request. */
export function differenceMarkdown(difference: Difference): string {
  const { setup, findings, requirements, gaps, isWorse } = difference;
  const { new: added, fixed, changed } = findings;
  const lines = [
    `## ${isWorse ? '❌' : '✅'} ${forMarkdown(judgement(difference))}`,
    '',
    '| | Before and after |',
    '| --- | --- |',
    ...figures(difference).map(([name, value]) => `| ${name} | ${forMarkdown(value)} |`),
    ...setup.map((each, index) => `${index === 0 ? '\n' : ''}> ${forMarkdown(cut(setupSentence(each)))}\n>`),
    ...section('New findings', added.map(block), MAX_SHOWN),
    ...section(
      'Changed findings',
      changed.map(({ after }) => block(after)),
      MAX_SHOWN,
    ),
    ...section('Requirements that are worse', requirements.worse.map(row), MAX_ROWS),
    ...section(
      'Fixed',
      fixed.map(({ title, requirement }) => [`- ${forMarkdown(cut(title))} (${forMarkdown(requirement)})`]),
      MAX_ROWS,
    ),
    ...section('Requirements that are better', requirements.better.map(row), MAX_ROWS),
    ...section('Requirements of another status', requirements.other.map(row), MAX_ROWS),
    ...section(
      'Gaps resolved in another way',
      gaps.map((one) => [`- ${forMarkdown(gapSentence(one))}`]),
      MAX_ROWS,
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const cut = (text: Parameters<typeof forTerminal>[0]) => forTerminal(text, MAX_TEXT);

function section(title: string, entries: readonly (readonly string[])[], max: number): readonly string[] {
  if (entries.length === 0) return [];
  const more = entries.length - max;
  return [
    ...['', `### ${title} (${entries.length})`, '', ...entries.slice(0, max).flat()],
    ...(more > 0 ? ['', `… and ${more} more.`] : []),
  ];
}

const row = ({ id, before, after }: StatusChange) => [
  `- ${forMarkdown(id)}: ${STATUS_WORDS[before]} → **${STATUS_WORDS[after]}**`,
];

function block({ title, requirement, code, expected, actual, replay }: ReportedFinding): readonly string[] {
  return [
    `<details><summary>${forMarkdownHtml(cut(title))}</summary>`,
    '',
    `Requirement ${forMarkdown(requirement)}, finding ${forMarkdown(code)}`,
    '',
    ...forMarkdownBlock(quoting`expected: ${cut(expected)}\nactual:   ${cut(actual)}\n${cut(printable(replay))}`),
    '</details>',
    '',
  ];
}
