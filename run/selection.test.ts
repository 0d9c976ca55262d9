import { expect, test } from 'vitest';
import { selectChecks } from './selection.ts';
import { BLOCK_SIZE } from './plan.ts';
import type { Plan } from './plan.ts';

type Selection = Parameters<typeof selectChecks>[0];

const plan: Selection = {
  target: { kind: 'service' },
  areas: ['oauth', 'croql', 'lists'],
  ...{ checks: [], requirements: [], editions: ['hosted', 'enterprise'] },
};
const idsOf = (more: Partial<Plan> = {}, done: readonly string[] = []) =>
  selectChecks({ ...plan, ...more }, done).flatMap(({ checks }) => checks.map(({ id }) => id));

test('shards are disjoint and together complete', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => idsOf({ shard }));
  expect(shards.flat().sort()).toEqual([...idsOf()].sort());
  expect(new Set(shards.map((ids) => ids.length)).size).toBeLessThanOrEqual(2);
});

for (const machines of [2, 3, 4, 5, 8, 10])
  test(`${machines} machines share a campaign evenly`, () => {
    const runs = 12 * BLOCK_SIZE;
    // A run needs one oracle, here that of the dataset.
    const blocks = (ids: readonly string[]) => ids.filter((id) => /\.\d+$/.test(id) && !id.includes('.records.'));
    const shares = Array.from({ length: machines }, (_, index) =>
      blocks(idsOf({ runs, areas: ['croql'], shard: `${index + 1}/${machines}` })),
    );
    const sizes = shares.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(shares.flat().sort()).toEqual(blocks(idsOf({ runs, areas: ['croql'] })).toSorted());
  });

test('checks of the other edition are left out', () => {
  const ids = idsOf({ editions: ['hosted'], runs: 3 * BLOCK_SIZE });
  expect(ids.filter((id) => /\.enterprise(\.|$)/.test(id))).toEqual([]);
  expect(ids).toContain('croql.main.hosted.3');
});

test('a campaign has a check of each list for each further block', () => {
  const blocks = idsOf({ runs: 2 * BLOCK_SIZE + 1 }).filter((id) => /\.\d+$/.test(id));
  expect(new Set(blocks.map((id) => /\d+$/.exec(id)![0]))).toEqual(new Set(['2', '3']));
  expect(idsOf({ runs: BLOCK_SIZE })).toEqual(idsOf());
});

test('a block is known by its id, and by the name of its check', () => {
  const runs = 2 * BLOCK_SIZE;
  expect(idsOf({ runs, checks: ['croql.main.hosted.2'] })).toEqual(['croql.main.hosted.2']);
  expect(idsOf({ runs, checks: ['croql.main.hosted'] })).toEqual(['croql.main.hosted', 'croql.main.hosted.2']);
});

test('checks that an earlier part of the run finished are left out', () => {
  const [first, ...rest] = idsOf();
  expect(idsOf({}, [first!])).toEqual(rest);
});
