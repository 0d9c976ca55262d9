import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe } from 'vitest';

// Each mutant gets the same random cases; otherwise it would depend on chance which mutants survive.
fc.configureGlobal({ seed: 1 });

// All tests are in one file, because Stryker counts the tests that cover a mutant by file.
const CROQL = new URL('../../croql/', import.meta.url);
for (const file of readdirSync(CROQL).filter((name) => name.endsWith('.test.ts')))
  describe(file, async () => void (await import(new URL(file, CROQL).href)));
