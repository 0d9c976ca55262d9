import { expect, test } from 'vitest';
import { checksOf } from './croql-run.ts';
import { ADDRESSES, directly, runChecks, wholePlan } from './in-process.ts';
import { dataPathMutants, sampleMutants } from './mutants/catalogue.ts';
import { mutate } from './mutants/service-under-mutation.ts';
import { openTarget } from '../suites/kit/target.ts';

const mutants = new Map(dataPathMutants().map((mutant) => [mutant.id, mutant]));
const sequences = checksOf.reference.filter(({ id }) => id === 'croql.sequences.hosted');
const values = checksOf.reference.filter(({ id }) => id === 'croql.values-terms.hosted');

const found = async (id: string, checks: typeof sequences) => {
  const { change, isAt = () => true } = mutants.get(id)!;
  const plan = { ...wholePlan, areas: ['croql', 'lists'] as const };
  const fetch = mutate(change, isAt);
  const outcomes = await runChecks(
    checks,
    openTarget(plan, ADDRESSES, () => directly(fetch)),
  );
  return outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement));
};

for (const [id, requirement] of [
  ['change of data: responses to expressions are kept, in every list', 'lists.croql'],
  ['change of data: whole lists are kept, in every list', 'lists.strings'],
  ['cache: keyed without the id of the owner, in every list', 'lists.croql'],
  ['concurrency: croql is shared by requests at once, in every list', 'lists.croql'],
] as const)
  test(`${id}: a sequence of requests shows it`, async () => {
    expect(await found(id, sequences)).toContain(requirement);
  });

for (const id of [
  'member: note of glossary-term cut at 255 characters',
  'member: lemma of glossary-term without what is beyond the BMP',
  'member: concept of glossary-term in 32 bits',
])
  test(`${id}: a rare value shows it`, async () => {
    expect(await found(id, values)).not.toEqual([]);
  });

test('a longer sample of mutants begins with a shorter one', () => {
  const all = [...mutants.values()];
  const ids = (size: number) => sampleMutants(all, size, 1).map(({ id }) => id);
  expect(ids(60).slice(0, 30)).toEqual(ids(30));
  expect(ids(60)).not.toEqual(sampleMutants(all, 60, 2).map(({ id }) => id));
});
