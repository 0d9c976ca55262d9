import type { Reporter, Suite } from '@playwright/test/reporter';

/** Closes a run of the kit's own tests with one line that adds up: what did not run has not passed. */
export default class Tally implements Reporter {
  private suite: Suite | undefined;
  private troubles = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.troubles++;
  }

  // After every other reporter's last words.
  onExit(): Promise<void> {
    // A test that was meant to run and did not, for whatever reason, counts with the failed ones.
    const outcomes = (this.suite?.allTests() ?? []).map((test) =>
      test.outcome() === 'skipped' && test.expectedStatus !== 'skipped' ? 'not run' : test.outcome(),
    );
    const count = (...wanted: readonly string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    const failed = count('unexpected', 'flaky', 'not run') + this.troubles;
    const skipped = count('skipped');
    process.stdout.write(`${count('expected')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
