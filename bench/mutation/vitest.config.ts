import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A run ends at the first test that fails, so those come first that are quick and look closely.
const ORDER = ['semantics', 'diagnostics', 'source-shapes', 'printer', 'explain', 'dates', 'compiler', 'agreement'];

class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = ORDER.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? ORDER.length : found;
    };
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
  }
}

// Thousands of mutants need a runner that stays in one process, so the tests of croql run in this one: what they use
// of Playwright's is the same there.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@playwright/test': fileURLToPath(new URL('./test.ts', import.meta.url)) } },
  test: {
    include: ['croql/*.test.ts'],
    env: { CROQL_RUNS: '25', CROQL_HOSTILE: '60' },
    testTimeout: 60_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
});
