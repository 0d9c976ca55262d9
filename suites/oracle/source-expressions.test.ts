import { expect, test } from 'vitest';
import { evaluateCase } from './evaluated-case.ts';
import { fixtureList } from './query-target.ts';
import { BINDINGS } from './source-expressions.ts';

for (const { expression, misread, place = 'main' } of BINDINGS) {
  test(`${expression} selects others than ${misread}`, () => {
    const subject = fixtureList(place, 'enterprise');
    const select = (text: string) => evaluateCase({ expression: text, requirements: [] }, subject, []).expected;
    expect(select(expression)).not.toEqual(select(misread));
  });
}
