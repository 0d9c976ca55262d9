import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expressions } from './expressions.ts';
import { fixtureList, MAIN_LISTS } from './query-target.ts';
import { selectIds } from './selection.ts';
import { EDITOR_FILTERS, REMARKS, SHAPES } from './source-expressions.ts';
import { check, type Query } from '../../croql/checker.ts';
import { warnings } from '../../croql/warnings.ts';
import { CONTEXT_NAMES, type ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { casesOf } from '../../spec/vectors/vector-files.ts';

function read(text: string, context: ContextName, edition: Edition = 'enterprise'): Query | undefined {
  const [whole, part] = (['boolean', 'any'] as const).map((expects) => check(text, { context, edition, expects }));
  return whole?.ok ? whole.query : part?.ok ? part.query : undefined;
}

test('no row of the source has a warning', () => {
  for (const { expression, place = 'main' } of [...SHAPES, ...EDITOR_FILTERS, ...REMARKS]) {
    const query = read(expression, fixtureList(place, 'enterprise').context);
    expect(warnings(query!), expression).toEqual([]);
  }
});

const vectors = casesOf('croql').flatMap(({ expression, context, edition, cites, standing }) => {
  const query = read(expression, context, edition);
  return query ? [{ expression, cites, standing, found: warnings(query) }] : [];
});

test('a vector with a warning about a gap is a case of that gap', () => {
  const cited = new Set(vectors.flatMap(({ found }) => found.flatMap((each) => ('gap' in each ? [each.gap] : []))));
  expect([...cited].sort()).toEqual([
    'croql.bare-predicate',
    'croql.boolean-equality',
    'croql.date-forms',
    'croql.division',
    'croql.keyword-case',
    'croql.plain-codes',
    'croql.precedence.arithmetic',
    'croql.precedence.logic',
    'croql.string-escape',
    'croql.string-order',
    'croql.today',
    'croql.whitespace',
    'croql.with',
  ]);
  for (const { expression, cites, standing, found } of vectors) {
    if (standing === 'stated') continue;
    for (const each of found) if ('gap' in each) expect(cites, expression).toContain(each.gap);
  }
});

test('the stated vectors with a warning divide, or have one value on purpose', () => {
  const stated = vectors.filter(({ standing, found }) => standing === 'stated' && found.length > 0);
  expect(stated.map(({ expression, found }) => `${expression}: ${String(found.map(({ code }) => code))}`)).toEqual([
    'max length / 5 = 2: rests-on-gap',
    '20 / max length = 4: rests-on-gap',
    'max length / (10 / 2) = 2: rests-on-gap',
    'is hidden or not is hidden: always-true',
    'is hidden and not is hidden: always-false',
    '"one" = "one": always-true',
    '2 > 3: always-false',
    "'2024-01-31 00:00:00' < '2024-02-01 00:00:00': always-true",
  ]);
});

for (const context of CONTEXT_NAMES)
  test(`${context}: what is said of generated expressions holds for the records of the fixture`, () => {
    const target = fixtureList(MAIN_LISTS[context], 'enterprise');
    let found = 0;
    const property = fc.property(expressions(target), (text) => {
      const query = read(text, context)!;
      for (const each of warnings(query)) {
        found += 1;
        if (each.code === 'always-true' || each.code === 'always-false') {
          const isWhole = each.span.end - each.span.start === text.length;
          const value = isWhole ? each.code === 'always-true' : each.query;
          if (value !== null) expect(selectIds(query, target), text).toHaveLength(value ? target.records.length : 0);
        } else if (each.code === 'better-form') {
          const changed = `${text.slice(0, each.span.start)}${each.instead}${text.slice(each.span.end)}`;
          expect(selectIds(read(changed, context)!, target), changed).toEqual(selectIds(query, target));
        } else {
          expect(['rests-on-gap', 'impossible-value'], text).toContain(each.code);
        }
      }
    });
    fc.assert(property, { numRuns: 300, seed: 1 });
    expect(found).toBeGreaterThan(0);
  });
