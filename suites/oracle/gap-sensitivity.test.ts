import { expect, test } from 'vitest';
import { sensitiveGap } from './gap-sensitivity.ts';
import { isSelective } from './selection.ts';
import { BINDINGS, EDITOR_FILTERS, REMARKS, SHAPES } from './source-expressions.ts';
import { fixtureList } from './query-target.ts';
import type { FixtureList } from './query-target.ts';
import { DIRECTED_LISTS, directedCases } from './directed-cases.ts';
import { nodeKey } from '../../croql/node-key.ts';
import { check } from '../../croql/checker.ts';
import { observeCheck, otherResolutions } from '../../croql/other-resolutions.ts';
import { defaultSemantics } from '../../croql/semantics.ts';

test('the rows of the source select the same records however a gap is resolved', () => {
  for (const { expression, place = 'main' } of [...SHAPES, ...EDITOR_FILTERS, ...REMARKS, ...BINDINGS]) {
    const target = fixtureList(place, 'enterprise');
    expect(sensitiveGap(expression, target), expression).toBeUndefined();
    expect(isSelective(expression, target), expression).toBe(true);
  }
});

const SENSITIVE: readonly { readonly gap: string; readonly expression: string; readonly place?: FixtureList }[] = [
  { gap: 'logical operators without parentheses', expression: 'is hidden or is duplicate and type is plain' },
  { gap: 'arithmetic without parentheses', expression: 'count of labels + 2 * 3 = 9' },
  { gap: 'a bound that equals a value', expression: 'max length between 10 and 30' },
  { gap: 'letters of the other case', expression: 'text contains "dragon"' },
  { gap: 'an order of strings', expression: 'text > "Dragon"' },
  { gap: 'two booleans compared', expression: 'is hidden = is duplicate' },
  { gap: 'a division with a remainder', expression: 'max length / 3 > 3' },
  { gap: 'a division by zero', expression: '10 / count of labels > 4' },
  { gap: 'a plain code for a mention', expression: 'count of translations where (language = "uk") > 0' },
  { gap: 'a keyword in capitals', expression: 'is hidden AND is duplicate' },
  { gap: 'a bare predicate', expression: 'count of comments where has issue > 0' },
  { gap: 'with', expression: 'file with (id = 40)' },
  { gap: 'two spaces in a name', expression: 'is  hidden' },
  { gap: 'an absent value compared', expression: 'count of translations where (plural form != "few") > 0' },
  { gap: 'an unknown mention', expression: 'count of comments where (user != @user:"nobody") > 0' },
  {
    gap: 'a date near a value in another zone',
    expression: "createdAt > '2021-11-27 12:30:00'",
    place: 'terms',
  },
  { gap: 'an unknown name', expression: 'isHidden' },
  { gap: 'a date alone', expression: "added > '2022-01-01'" },
  { gap: 'a chained comparison', expression: '1 < 2 < 3' },
];

for (const { gap, expression, place = 'main' } of SENSITIVE)
  test(`an expression is sensitive to ${gap}`, () => {
    expect(sensitiveGap(expression, fixtureList(place, 'enterprise'))).toBeDefined();
  });

test('a gap that reading does not ask about changes no tree', () => {
  const others = otherResolutions(defaultSemantics);
  const cases = [
    ...DIRECTED_LISTS.flatMap((place) =>
      directedCases(place, 'enterprise')
        .filter((_, index) => index % 8 === 0)
        .map(({ expression }) => ({ expression, place })),
    ),
    ...SENSITIVE.map(({ expression, place = 'main' as const }) => ({ expression, place })),
  ];
  for (const { expression, place } of cases) {
    const { context, edition } = fixtureList(place, 'enterprise');
    const { checked, asked } = observeCheck(expression, { context, edition, semantics: defaultSemantics });
    expect(checked).toEqual(check(expression, { context, edition }));
    for (const { gap, semantics } of others.filter((each) => !asked.has(each.gap))) {
      const other = check(expression, { context, edition, semantics });
      expect(other.ok, `${gap}: ${expression}`).toBe(checked.ok);
      if (checked.ok && other.ok) expect(nodeKey(other.query.tree)).toBe(nodeKey(checked.query.tree));
    }
  }
});
