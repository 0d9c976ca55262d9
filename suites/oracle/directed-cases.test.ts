import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIRECTED_LISTS, directedCases } from './directed-cases.ts';
import { coverage } from './directed.gen.ts';
import { coverLists, directedText } from './directed-text.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { fixtureList } from './query-target.ts';
import { isSelective } from './selection.ts';

for (const list of DIRECTED_LISTS)
  test(`no directed case about ${list} depends on a gap`, () => {
    const sensitive = directedCases(list, 'enterprise').flatMap(({ expression }) => {
      const gap = sensitiveGap(expression, fixtureList(list, 'enterprise'));
      return gap === undefined ? [] : [`${expression}: ${gap}`];
    });
    expect(sensitive).toEqual([]);
  });

/** A value that no record has selects nothing, and is asked for all the same. */
const ASKS_A_VALUE = / = "[a-z_]+"(\) (> 0|= 1|>= 2))?$/;

test('a directed case selects some records and not all, in both editions', () => {
  for (const list of DIRECTED_LISTS)
    for (const edition of ['hosted', 'enterprise'] as const)
      for (const { expression } of directedCases(list, edition))
        if (!ASKS_A_VALUE.test(expression))
          expect(isSelective(expression, fixtureList(list, edition)), expression).toBe(true);
});

test('the written directed cases are the ones that would be chosen now', () => {
  const text = readFileSync(new URL('./directed.gen.ts', import.meta.url), 'utf8');
  expect(directedText(coverLists()) === text, 'run `npm run generate:directed`').toBe(true);
});

test('nearly every coverage goal has a case', () => {
  for (const [list, { goals, covered, uncovered }] of Object.entries(coverage)) {
    expect(goals - covered, list).toBe(uncovered.length);
    expect(uncovered.length / goals, uncovered.join(', ')).toBeLessThan(0.01);
  }
});
