import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeCounts } from './counts.ts';
import { isInPart } from './part.ts';

/** Whether a test is one of another part than that which runs. */
const isLeftOut = ({ project, name, module }: TestCase) => project.name === 'slow' && !isInPart(name, module.moduleId);

/** Counts the tests of a run by vitest, for the line that ends `npm test`. */
export default class VitestCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      // A file that fails as a whole, because it does not load for example, is one failure.
      if (module.state() === 'failed') counts.failed += module.errors().length;
      for (const suite of module.children.allSuites()) counts.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') counts.passed++;
        else if (state === 'skipped' && test.options.mode !== 'run') counts.skipped++;
        else if (state !== 'failed' && isLeftOut(test)) counts.skipped++;
        // A test that was meant to run and did not has not passed.
        else counts.failed++;
      }
    }
    writeCounts('vitest', counts);
  }
}
