import { appendFileSync } from 'node:fs';

/** How many tests of a run passed, failed or never ran although they should have, and were left out on purpose. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The variable that names the file to which the runners of `npm test` add their counts, one line of JSON each. */
export const COUNTS_VARIABLE = 'LOCSPEC_TEST_COUNTS';

/** Hands the counts of one runner to `npm test`; alone, a runner has a summary of its own. */
export function writeCounts(runner: string, counts: Counts): void {
  const file = process.env[COUNTS_VARIABLE];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ runner, ...counts })}\n`);
}

/** The line that ends `npm test`, over all its runners. */
export function formatCounts(all: readonly Counts[]): string {
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}
