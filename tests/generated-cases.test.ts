import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sequencesText } from '../suites/oracle/choose-sequences.ts';
import { NESTING_LISTS } from '../suites/oracle/nested-cases.ts';
import { chooseNestings } from '../suites/oracle/nesting-cases.ts';
import { nestingsText } from '../suites/oracle/nesting-text.ts';
import { fixtureList } from '../suites/oracle/query-target.ts';

const GENERATED: Readonly<Record<string, () => string>> = {
  'nestings.gen.ts': () =>
    nestingsText(NESTING_LISTS.map((list) => ({ list, ...chooseNestings(fixtureList(list, 'enterprise')) }))),
  'sequences.gen.ts': sequencesText,
};

// Choosing takes half a minute, so this is a test of `npm run test:exhaustive` only.
for (const [file, generate] of Object.entries(GENERATED))
  test(`${file} is as it would be generated now`, () => {
    const written = readFileSync(new URL(`../suites/oracle/${file}`, import.meta.url), 'utf8');
    expect(generate() === written, 'run `npm run generate:directed`').toBe(true);
  });
