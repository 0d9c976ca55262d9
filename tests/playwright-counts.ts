import type { Reporter, Suite } from '@playwright/test/reporter';
import { writeCounts } from './counts.ts';

/** Counts the tests of a run by Playwright, for the line that ends `npm test`. */
export default class PlaywrightCounts implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors++;
  }

  onEnd(): void {
    // A test that was meant to run and did not, for whatever reason, counts with the failed ones.
    const outcomes = (this.suite?.allTests() ?? []).map((test) =>
      test.outcome() === 'skipped' && test.expectedStatus !== 'skipped' ? 'not run' : test.outcome(),
    );
    const count = (...wanted: readonly string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    writeCounts('playwright', {
      passed: count('expected'),
      failed: count('unexpected', 'flaky', 'not run') + this.errors,
      skipped: count('skipped'),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}
