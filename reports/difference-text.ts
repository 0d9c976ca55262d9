import { isVerdictWorse, type Change, type Difference, type GapChange, type StatusChange } from './difference.ts';
import type { Coverage, ReportedFinding } from './conformance.ts';
import { painter } from './paint.ts';
import { setupSentence } from './run-setup.ts';
import { STATUS_WORDS } from './words.ts';
import { wrapText } from './wrap-text.ts';
import { forTerminal, quoting } from '../run/untrusted.ts';

/** Lines of a section in the terminal; the other formats have all. */
const MAX_SHOWN = 20;
const MAX_TEXT = 300;

/** A difference as people read it in a terminal; the last line says whether anything is worse. */
export function differenceText(difference: Difference, color: boolean, columns = 80): string {
  const paint = painter(color);
  const width = Math.min(Math.max(columns, 40), 100);
  const { setup, findings, requirements, gaps } = difference;
  const section = (title: string, rows: readonly (readonly string[])[]) =>
    rows.length === 0
      ? []
      : [
          paint('bold', `${title} (${rows.length})`),
          ...rows.slice(0, MAX_SHOWN).flat(),
          ...(rows.length > MAX_SHOWN ? [`  … and ${rows.length - MAX_SHOWN} more`] : []),
          '',
        ];
  const line = (mark: string, text: Parameters<typeof wrapText>[0]) => wrapText(text, width, `  ${mark} `, 4);
  const finding = (mark: string, { title, requirement, code, actual }: ReportedFinding) => [
    ...line(mark, quoting`${forTerminal(title, MAX_TEXT)} (${requirement}, ${code})`),
    ...wrapText(forTerminal(actual, MAX_TEXT), width, '    ', 4),
  ];
  const change = (one: StatusChange) =>
    line('·', `${one.id}: ${STATUS_WORDS[one.before]} → ${STATUS_WORDS[one.after]}`);
  return [
    ...setup.flatMap((each) =>
      wrapText(forTerminal(setupSentence(each), MAX_TEXT), width, `${paint('yellow', 'Note')} `, 5),
    ),
    ...(setup.length > 0 ? [''] : []),
    ...section(
      'New findings',
      findings.new.map((each) => finding(paint('red', '+'), each)),
    ),
    ...section(
      'Fixed',
      findings.fixed.map((each) => finding(paint('green', '-'), each)),
    ),
    ...section(
      'Changed',
      findings.changed.map(({ after }) => finding(paint('yellow', '~'), after)),
    ),
    ...section('Requirements that are worse', requirements.worse.map(change)),
    ...section('Requirements that are better', requirements.better.map(change)),
    ...section('Requirements of another status', requirements.other.map(change)),
    ...section(
      'Gaps resolved in another way',
      gaps.map((one) => line('·', gapSentence(one))),
    ),
    ...figures(difference).map(([name, value]) => `${paint('bold', name.padEnd(10))}${value}`),
    '',
    ...wrapText(judgement(difference), width, '', 0).map((each) => paint(difference.isWorse ? 'red' : 'green', each)),
  ].join('\n');
}

/** The verdict, the coverage, the findings and the time of both, in words. */
export const figures = ({
  verdict,
  coverage,
  findings,
  durationMs,
}: Difference): readonly (readonly [string, string])[] => [
  ['Verdict', arrow(verdict)],
  ['Decided', arrow({ before: decided(coverage.before), after: decided(coverage.after) })],
  [
    'Findings',
    `${findings.new.length} new, ${findings.fixed.length} fixed, ${findings.changed.length} changed, ${findings.same} the same`,
  ],
  ['Time', arrow({ before: seconds(durationMs.before), after: seconds(durationMs.after) })],
];

const arrow = ({ before, after }: Change<string>) => (before === after ? after : `${before} → ${after}`);

const decided = ({ decided: count, applicable }: Coverage) => `${count} of ${applicable} stated requirements`;

/** A duration as people read it. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** How a gap was and is resolved. */
export const gapSentence = ({ gap, edition, before, after }: GapChange): string =>
  `${gap}${edition === undefined ? '' : ` (${edition})`}: ${before ?? 'not seen'} → ${after ?? 'not seen'}`;

/** Whether anything is worse, and what. */
export function judgement(difference: Difference): string {
  const { verdict, newFaults, requirements, isWorse } = difference;
  if (!isWorse) return 'Nothing is worse than before.';
  const { length } = requirements.worse;
  const parts = [
    ...(isVerdictWorse(verdict) ? [`the verdict is now “${verdict.after}”`] : []),
    ...(newFaults > 0 ? [`${newFaults} new finding${newFaults === 1 ? '' : 's'}`] : []),
    ...(length > 0 ? [`${length} requirement${length === 1 ? '' : 's'} of a worse status`] : []),
  ];
  return `Worse than before: ${parts.join(', ')}.`;
}
