import { expect, test } from 'vitest';
import { boundaryList } from './boundary-cases.ts';
import { joinPredicates } from './join-predicates.ts';
import { selectIds } from './selection.ts';
import { check } from '../../croql/checker.ts';

const list = boundaryList('glossary-term', 'enterprise');
const select = (expression: string): string => {
  const checked = check(expression, list);
  if (!checked.ok) throw new Error(expression);
  return String(selectIds(checked.query, list));
};
/** Each selects a term that the others leave out. */
const PREDICATES = ['stone', 'дерево', '50%', '5'].map((text) => `text = "${text}"`);
const NOTHING = '1 = 2';

for (let turn = 0; turn < 5; turn++)
  test(`an expression of several predicates rests on each of them: ${joinPredicates(['a', 'b', 'c'], turn)}`, () => {
    const whole = select(joinPredicates(PREDICATES, turn));
    expect(whole).toBe(select(PREDICATES.join(' or ')));
    for (const left of PREDICATES) {
      const without = PREDICATES.map((one) => (one === left ? NOTHING : one));
      expect(select(joinPredicates(without, turn))).not.toBe(whole);
    }
  });

test('one predicate is an expression itself', () => {
  expect(joinPredicates(['a'], 3)).toBe('a');
});
