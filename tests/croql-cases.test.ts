import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { checksOf, runOn, runPower } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import { coverageLines } from '../croql/coverage-lines.ts';
import { world } from '../croql/dataset.ts';
import { randomCases } from '../croql/random-cases.ts';
import { relationsOf } from '../croql/relations.ts';
import { placeOf } from '../croql/subject.ts';
import { seeded } from '../seeded.ts';
import type { FaultId } from '../../mocks/faults.ts';
import { systemRandom } from '../../mocks/random.ts';
import { createService } from '../../mocks/service.ts';

test('the same seed gives the same cases on every machine', () => {
  const cases = (seed: number) =>
    (['main', 'translations', 'segments', 'terms'] as const).flatMap((place) =>
      randomCases(placeOf(place, 'enterprise'), seeded(`${seed} croql.${place}.enterprise`), 8).map(
        ({ expression }) => expression,
      ),
    );
  // Another value means other cases: whoever changes the generator says so here, and in the notes of the release.
  expect(
    createHash('sha256')
      .update(JSON.stringify(cases(1)))
      .digest('hex')
      .slice(0, 16),
  ).toBe('c80ebcc2bff216f6');
  expect(cases(2)).not.toEqual(cases(1));
});

test('a check asks the same whatever ran before it, as in a shard of its own', async () => {
  const asked = async (only: RegExp) => {
    const seen: string[] = [];
    const service = createService({
      addresses: ADDRESSES,
      clock: () => new Date(),
      random: systemRandom,
      dataset: world,
    });
    const connect = () =>
      directly((request) => {
        seen.push(new URL(request.url).search);
        return service.fetch(request);
      });
    await runOn(
      'data',
      connect,
      { runs: 5 },
      checksOf.data.filter(({ id }) => only.test(id)),
    );
    return new Set(seen.filter((search) => search.includes('croql=')));
  };
  const alone = await asked(/^croql\.terms\.hosted$/);
  const after = await asked(/^croql\.(translations|terms)\.hosted$/);
  expect(alone.size).toBeGreaterThan(150);
  expect([...alone].filter((search) => !after.has(search))).toEqual([]);
});

test('there are at least forty equivalences, whatever they are asked about', () => {
  const all = relationsOf('source-string', 'enterprise', ['is hidden'], seeded('a test'));
  const shapes = new Set(
    all
      .filter(({ expressions }) => expressions.some((text) => /is hidden|\blabels\b/.test(text)))
      .map(({ law, expressions }) => `${law}: ${expressions.join(' | ').replace(/\b\d+(\.\d+)?\b/g, 'n')}`),
  );
  expect(shapes.size).toBeGreaterThanOrEqual(40);
});

test('what the directed cases cover is told, and what they do not', () => {
  const lines = coverageLines();
  expect(lines).toContainEqual(expect.stringMatching(/^main: \d{3} of \d{3} forms of members, \d+ of \d+ misreadings/));
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
  { fault: 'croql.issue-resolved-counts',  check: 'croql.main.enterprise',         longest: 80, elements: 2, title: /`count of comments where \(has unresolved issue\)` is \d at string \d+, expected \d/ },
  { fault: 'croql.any-vote-is-up',         check: 'croql.translations.enterprise', longest: 40, elements: 2, title: /`count of votes where \(is up\)` is \d at translation \d+, expected \d/ },
  { fault: 'croql.count-one-more',         check: 'croql.segments.enterprise',     longest: 30, elements: 2, title: /`count of records` is \d at segment \d+, expected \d/ },
  { fault: 'croql.xor-as-or',              check: 'croql.terms.enterprise',        longest: 160, elements: 0, title: / xor .* selects term \d+/ },
  { fault: 'croql.conditional-swapped',    check: 'croql.terms.enterprise',        longest: 160, elements: 0, title: /If .* (selects|leaves out) term \d+/ },
  { fault: 'croql.where-ignored',          check: 'croql.main.enterprise',         longest: 60, elements: 1, title: /`count of .* where .*` is \d at string \d+, expected \d/ },
] as const)
  test(`${fault} is shown by one short expression about one record with nothing in it that does not matter`, async () => {
    const mine = checksOf.data.filter(({ id }) => id === check);
    const [outcome] = await runPower('data', { faults: [fault as FaultId] }, { runs: 20 }, mine);
    expect(outcome?.findings.map(({ requirement }) => requirement)).toHaveLength(1);
    const [finding] = outcome!.findings;
    const { expression, records } = finding!.evidence.counterexample as unknown as Counterexample;
    expect(finding!.title).toMatch(title);
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
  const mine = checksOf.data.filter(({ id }) => /^(croql|lists)\.(translations|terms)\.enterprise$/.test(id));
  const outcomes = await runOn('data', () => directly((request) => service.fetch(request)), { runs: 5 }, mine);
  expect(outcomes.map(({ check, findings }) => `${check} ${findings.length}`)).toEqual([
    'croql.translations.enterprise 1',
    'croql.terms.enterprise 0',
    'lists.translations.enterprise 0',
    'lists.terms.enterprise 0',
  ]);
});
