import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datasetParts, withoutElements } from './dataset-parts.ts';
import { expressions } from './expressions.ts';
import { fixtureList } from './query-target.ts';
import type { KnownRecord } from './query-target.ts';
import { shrink } from './shrink.ts';

const strings = fixtureList('main', 'enterprise');

for (const { rests, written, smallest } of [
  {
    rests: 'xor',
    written: 'not ((is hidden and is duplicate) or ((max length > 10) xor (is visible)))',
    smallest: 'max length > 10 xor is visible',
  },
  {
    rests: 'is up',
    written: 'count of translations where (count of votes where (is up and user = @user:"bob") > 0 or text = "a") >= 1',
    smallest: 'count of translations where (count of votes where (is up) > 0) >= 1',
  },
  { rests: '≥', written: 'If is hidden then max length ≥ 20 else is duplicate', smallest: 'max length ≥ 20' },
  { rests: 'max length', written: '(max length + 2) * 3 > 4 or is hidden', smallest: 'max length > 4' },
])
  test(`an expression shrinks to the smallest part that rests on ${rests}`, async () => {
    const found = await shrink({
      values: expressions(strings),
      from: [written],
      budget: 100,
      attempt: async (text) => (text.includes(rests) ? text : undefined),
    });
    expect(found).toBe(smallest);
  });

test('a generated expression shrinks to one count with one filter', async () => {
  const isFiltered = (text: string) => text.includes('count of comments where');
  const from = fc.sample(expressions(strings), { seed: 1, numRuns: 200, unbiased: true }).filter(isFiltered);
  expect(from.length).toBeGreaterThan(0);
  for (const text of from) {
    const found = await shrink({
      values: expressions(strings),
      from: [text],
      budget: 1_000,
      attempt: async (smaller) => (isFiltered(smaller) ? smaller : undefined),
    });
    expect(found!.match(/ (and|or|xor|where) |If /g)?.length, `${text} → ${found}`).toBe(1);
  }
});

const upVotes = (records: readonly KnownRecord[]): number =>
  records
    .flatMap(({ record }) => record['translations'] as { votes: { 'is up': boolean }[] }[])
    .flatMap(({ votes }) => votes)
    .filter((vote) => vote['is up']).length;

test('a dataset shrinks to one record with the one element that matters', async () => {
  const found = await shrink({
    values: datasetParts(strings.records),
    from: [strings.records],
    budget: 100,
    attempt: async (records) => (upVotes(records) > 0 ? records : undefined),
  });
  expect(found).toHaveLength(1);
  const [{ record }] = found as [KnownRecord];
  const [translation] = record['translations'] as { votes: unknown[]; approvals: unknown[] }[];
  expect(record).toEqual({ ...withoutElements(record), translations: [translation] });
  expect(translation!.votes).toHaveLength(1);
  expect(translation!.approvals).toEqual([]);
});

test('the first of the datasets to begin with that fails is shrunk', async () => {
  const [first, second] = strings.records as [KnownRecord, KnownRecord];
  const bare = { ...second, record: withoutElements(second.record) };
  const tried: unknown[] = [];
  const found = await shrink({
    values: datasetParts(strings.records),
    from: [[first], [bare], [second], strings.records],
    budget: 100,
    attempt: async (records) => {
      tried.push(records);
      return records.some(({ id }) => id === second.id) ? records : undefined;
    },
  });
  expect(found).toEqual([bare]);
  expect(tried).toEqual([[first], [bare], []]);
});

test('no more values are tried than the budget allows, and none twice', async () => {
  const tried: string[] = [];
  const found = await shrink({
    values: fc.string(),
    from: ['a long text that never stops failing'],
    budget: 5,
    attempt: async (text) => {
      tried.push(text);
      return text.length > 0 ? text : undefined;
    },
  });
  expect(tried).toHaveLength(5);
  expect(new Set(tried).size).toBe(5);
  expect(tried).toContain(found);
});

test('nothing is found where nothing fails', async () => {
  const attempt = async () => undefined;
  expect(await shrink({ values: fc.string(), from: ['a'], budget: 5, attempt })).toBeUndefined();
});

test('an error of an attempt is thrown, and no further value is tried', async () => {
  const tried: string[] = [];
  const found = shrink({
    values: fc.string(),
    from: ['lost', 'again'],
    budget: 5,
    attempt: async (text) => {
      tried.push(text);
      throw new RangeError('the target is gone');
    },
  });
  await expect(found).rejects.toThrow('the target is gone');
  expect(tried).toEqual(['lost']);
});
