import { expect, test } from 'vitest';
import { expressionOf, REQUEST_DIMENSIONS, windowsOf, writeQuery } from './request-space.ts';
import { sensitiveGap } from '../oracle/gap-sensitivity.ts';
import { fixtureList, listIn } from '../oracle/query-target.ts';
import { selectIds } from '../oracle/selection.ts';
import { shiftedDataset } from '../oracle/shifted-dataset.ts';
import { check } from '../../croql/checker.ts';

for (const edition of ['hosted', 'enterprise'] as const)
  for (const list of REQUEST_DIMENSIONS.list)
    test(`${edition} ${list}: every kind of expression selects the same records, some and not all, and touches no gap`, () => {
      for (const target of [fixtureList(list, edition), listIn(shiftedDataset, list, edition)]) {
        const selected = REQUEST_DIMENSIONS.expression.map((expression) => {
          const text = expressionOf({ list, expression });
          expect(sensitiveGap(text, target), text).toBeUndefined();
          const checked = check(text, target);
          if (!checked.ok) throw new Error(text);
          return String(selectIds(checked.query, target));
        });
        expect(new Set(selected).size).toBe(1);
        expect(selected[0]).not.toBe('');
        expect(selected[0]).not.toBe(String(target.records.map(({ id }) => id)));
      }
    });

test('the parts of a list are the list', () => {
  const all = Array.from({ length: 200 }, (_, index) => index);
  for (const paging of REQUEST_DIMENSIONS.paging) {
    const windows = windowsOf({ paging }) ?? [{ limit: 500 }];
    const read = windows.flatMap(({ limit = 25, offset = 0 }: { limit?: number; offset?: number }) =>
      all.slice(offset, offset + limit),
    );
    expect([...read].sort((a, b) => a - b)).toEqual(all);
  }
});

test('a query is written in several ways', () => {
  const window = { limit: 1, offset: 2 };
  expect(REQUEST_DIMENSIONS.query.map((query) => writeQuery(query, 'a b', window))).toEqual([
    'croql=a%20b&limit=1&offset=2',
    'limit=1&offset=2&croql=a%20b',
    'croql=%61%20%62&limit=1&offset=2',
  ]);
});
