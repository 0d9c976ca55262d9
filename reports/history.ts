import type { Conformance } from './conformance.ts';
import { compareResults } from './difference.ts';
import { seconds } from './difference-text.ts';
import { painter } from './paint.ts';
import { forMarkdown, forTerminal, type Untrusted } from '../run/untrusted.ts';

/** One report of several, in figures. */
export interface HistoryRow {
  readonly folder: string;
  readonly startedAt: string;
  readonly kit: string;
  readonly target: string;
  readonly verdict: Conformance['verdict'];
  readonly decided: number;
  readonly applicable: number;
  readonly counts: Conformance['counts'];
  readonly findings: number;
  readonly durationMs: number;
  /** Against the report before; absent in the first. */
  readonly since?: {
    readonly new: number;
    readonly fixed: number;
    readonly changed: number;
    readonly gaps: number;
    readonly isWorse: boolean;
    /** In what the two runs were not alike. */
    readonly unlike: readonly string[];
  };
}

/** Reports in the order in which their runs began, each with what changed since the one before. */
export function historyOf(
  reports: readonly { readonly folder: string; readonly result: Conformance }[],
): readonly HistoryRow[] {
  const inOrder = reports.toSorted(({ result: one }, { result: other }) =>
    one.run.startedAt < other.run.startedAt ? -1 : one.run.startedAt > other.run.startedAt ? 1 : 0,
  );
  return inOrder.map(({ folder, result }, index): HistoryRow => {
    const before = inOrder[index - 1]?.result;
    const { kit, target, run, verdict, coverage, counts, findings } = result;
    return {
      ...{ folder, startedAt: run.startedAt, kit: kit.version, target: target.name, verdict },
      ...{ decided: coverage.stated.decided, applicable: coverage.stated.applicable },
      ...{ counts, findings: findings.length, durationMs: run.durationMs },
      ...(before === undefined ? {} : { since: summarize(before, result) }),
    };
  });
}

function summarize(before: Conformance, after: Conformance): NonNullable<HistoryRow['since']> {
  const { findings, gaps, isWorse, setup } = compareResults(before, after);
  return {
    ...{ new: findings.new.length, fixed: findings.fixed.length, changed: findings.changed.length },
    ...{ gaps: gaps.length, isWorse, unlike: setup.map(({ what }) => what) },
  };
}

/** The columns for people. */
// prettier-ignore
const COLUMNS: readonly { readonly title: string; readonly of: (row: HistoryRow) => string; readonly isNumber?: true }[] = [
  { title: 'Started',  of: ({ startedAt }) => startedAt.slice(0, 16).replace('T', ' ') },
  { title: 'Verdict',  of: ({ verdict }) => verdict },
  { title: 'Decided',  of: ({ decided, applicable }) => `${decided}/${applicable}`, isNumber: true },
  { title: 'Fail',     of: ({ counts }) => String(counts.fail), isNumber: true },
  { title: 'Warn',     of: ({ counts }) => String(counts.warn), isNumber: true },
  { title: 'Drift',    of: ({ counts }) => String(counts.drift), isNumber: true },
  { title: 'Findings', of: ({ findings }) => String(findings), isNumber: true },
  { title: 'New',      of: ({ since }) => since ? String(since.new) : '', isNumber: true },
  { title: 'Fixed',   of: ({ since }) => since ? String(since.fixed) : '', isNumber: true },
  { title: 'Gaps',     of: ({ since }) => since ? String(since.gaps) : '', isNumber: true },
  { title: 'Time',     of: ({ durationMs }) => seconds(durationMs), isNumber: true },
  { title: 'Unlike',   of: ({ since }) => since?.unlike.join(', ') ?? '' },
  { title: 'Report',   of: ({ folder }) => folder },
];

/** A history as a table for a terminal. */
export function historyText(rows: readonly HistoryRow[], color: boolean): string {
  const paint = painter(color);
  const cells = rows.map((row) => COLUMNS.map(({ of }) => forTerminal(of(row), 60)));
  const widths = COLUMNS.map(({ title }, index) => Math.max(title.length, ...cells.map((row) => row[index]!.length)));
  const pad = (text: string, index: number) =>
    COLUMNS[index]!.isNumber ? text.padStart(widths[index]!) : text.padEnd(widths[index]!);
  return [
    paint(
      'bold',
      COLUMNS.map(({ title }, index) => pad(title, index))
        .join('  ')
        .trimEnd(),
    ),
    ...cells.map((row, at) => {
      const line = row.map(pad).join('  ').trimEnd();
      return rows[at]!.since?.isWorse ? paint('red', line) : line;
    }),
  ].join('\n');
}

/** A history as a table of Markdown. */
export function historyMarkdown(rows: readonly HistoryRow[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(COLUMNS.map(({ title }) => title)),
    row(COLUMNS.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map((each) => row(COLUMNS.map(({ of }) => forMarkdown(of(each) as string | Untrusted)))),
  ].join('\n');
}
