import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checksOf, runOn, runOracle } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import { coverageLines } from '../suites/oracle/coverage-lines.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { randomCases } from '../suites/oracle/random-cases.ts';
import { relationsOf } from '../suites/oracle/relations.ts';
import { fixtureList } from '../suites/oracle/query-target.ts';
import { wordFinding } from '../run/finding-wording.ts';
import { randomFrom } from '../run/prng.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';

test('the same seed gives the same cases on every machine', () => {
  const cases = (seed: number) =>
    (['main', 'translations', 'segments', 'terms'] as const).flatMap((place) =>
      randomCases(fixtureList(place, 'enterprise'), randomFrom(`${seed} croql.${place}.enterprise`), 8).map(
        ({ expression }) => expression,
      ),
    );
  // Another value means other cases: a change of the generator belongs here and in the changelog.
  expect(
    createHash('sha256')
      .update(JSON.stringify(cases(1)))
      .digest('hex')
      .slice(0, 16),
  ).toBe('8c8c7c2f3cfa73e1');
  expect(cases(2)).not.toEqual(cases(1));
});

test('a check asks the same whatever ran before it, as in a shard of its own', async () => {
  const asked = async (only: RegExp) => {
    const seen: string[] = [];
    const service = createService({
      addresses: ADDRESSES,
      clock: () => new Date(),
      random: systemRandom,
      dataset: fixtureDataset,
    });
    const connect = () =>
      directly((request) => {
        seen.push(new URL(request.url).search);
        return service.fetch(request);
      });
    await runOn(
      'reference',
      connect,
      { runs: 5 },
      checksOf.reference.filter(({ id }) => only.test(id)),
    );
    return new Set(seen.filter((search) => search.includes('croql=')));
  };
  const alone = await asked(/^croql\.terms\.hosted$/);
  const after = await asked(/^croql\.(translations|terms)\.hosted$/);
  expect(alone.size).toBeGreaterThan(150);
  expect([...alone].filter((search) => !after.has(search))).toEqual([]);
});

test('there are at least forty equivalences, whatever they are asked about', () => {
  const all = relationsOf('source-string', 'enterprise', ['is hidden'], randomFrom('a test'));
  const shapes = new Set(
    all
      .filter(({ expressions }) => expressions.some((text) => /is hidden|\blabels\b/.test(text)))
      .map(({ kind, expressions }) => `${kind}: ${expressions.join(' | ').replace(/\b\d+(\.\d+)?\b/g, 'n')}`),
  );
  expect(shapes.size).toBeGreaterThanOrEqual(40);
});

test('the coverage of the directed cases is reported with its gaps', () => {
  const lines = coverageLines();
  expect(lines).toContainEqual(
    expect.stringMatching(/^main: \d{3} of \d{3} coverage goals, \d+ of \d+ expression mutants killed/),
  );
  expect(lines.filter((line) => line.startsWith('  no case: '))).toEqual(['  no case: If of numbers']);
});

interface Counterexample {
  readonly expression: string;
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** Elements of the collections in a record, at every depth. */
function elementsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + elementsIn(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + elementsIn(each), 0);
}

// prettier-ignore
for (const { fault, check, longest, elements, title } of [
  { fault: 'croql.issue-resolved-counts',  check: 'croql.main.enterprise',         longest: 80, elements: 2, title: /`count of comments where \(has unresolved issue\)` is \d for string \d+; expected \d/ },
  { fault: 'croql.any-vote-is-up',         check: 'croql.translations.enterprise', longest: 40, elements: 2, title: /`count of votes where \(is up\)` is \d for translation \d+; expected \d/ },
  { fault: 'croql.count-one-more',         check: 'croql.segments.enterprise',     longest: 30, elements: 2, title: /`count of records` is \d for segment \d+; expected \d/ },
  { fault: 'croql.xor-as-or',              check: 'croql.terms.enterprise',        longest: 160, elements: 0, title: / xor .* returned term \d+; expected / },
  { fault: 'croql.conditional-swapped',    check: 'croql.terms.enterprise',        longest: 160, elements: 0, title: /If .* (returned|did not return) (term \d+|no records; expected term \d+)/ },
  { fault: 'croql.where-ignored',          check: 'croql.main.enterprise',         longest: 60, elements: 1, title: /`count of .* where .*` is \d for string \d+; expected \d/ },
] as const)
  test(`${fault} is shown by one short expression about one minimal record`, async () => {
    const mine = checksOf.reference.filter(({ id }) => id === check);
    const [outcome] = await runOracle('reference', { faults: [fault as FaultId] }, { runs: 20 }, mine);
    expect(outcome?.findings.map(({ requirement }) => requirement)).toHaveLength(1);
    const [finding] = outcome!.findings;
    const wording = wordFinding(finding!);
    const { expression, records } = wording.counterexample as unknown as Counterexample;
    expect(wording.title).toMatch(title);
    expect(expression.length).toBeLessThanOrEqual(longest);
    expect(records).toHaveLength(1);
    expect(elementsIn(records![0])).toBeLessThanOrEqual(elements);
    expect(outcome!.wrongAt).toBeGreaterThan(0);
  });

test('the target holds the whole dataset again after it held small ones', async () => {
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date(),
    random: systemRandom,
    faults: ['croql.any-vote-is-up'],
  });
  const mine = ['croql', 'lists'].flatMap((area) =>
    checksOf.reference.filter(({ id }) => [`${area}.translations.enterprise`, `${area}.terms.enterprise`].includes(id)),
  );
  const outcomes = await runOn(
    'reference',
    () => directly(async (request) => service.answer(request)),
    { runs: 5 },
    mine,
  );
  expect(outcomes.map(({ check, findings }) => `${check} ${findings.length}`)).toEqual([
    'croql.translations.enterprise 1',
    'croql.terms.enterprise 0',
    'lists.translations.enterprise 0',
    'lists.terms.enterprise 0',
  ]);
});
