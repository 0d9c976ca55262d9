import { expect, test } from 'vitest';
import { checksOf, runOn } from './croql-run.ts';
import { ADDRESSES, directly } from './in-process.ts';
import { systemRandom } from '../mocks/core/random.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { createService } from '../mocks/service/create-service.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';

/** The contexts that findings name as those in which a list reads its expressions, where a list accepts some of them. */
async function contextsNamed(accepts: (croql: string) => boolean, faults: readonly FaultId[] = []) {
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date(),
    random: systemRandom,
    dataset: fixtureDataset,
    faults,
  });
  const connect = () =>
    directly((request) =>
      accepts(new URL(request.url).searchParams.get('croql') ?? '')
        ? service.fetch(request)
        : Promise.resolve(Response.json({ error: 'not supported' }, { status: 400 })),
    );
  const only = checksOf.reference.filter(({ id }) => /^croql\.(main|translations|terms)\.hosted$/.test(id));
  const outcomes = await runOn('reference', connect, { runs: 5, depth: 'quick' }, only);
  const found = outcomes.flatMap(({ findings }) => findings);
  return found.flatMap(({ violation }) => ('readIn' in violation && violation.readIn ? [violation.readIn] : []));
}

test('a list that reads expressions in the context of another list is told which', async () => {
  expect(await contextsNamed(() => true, ['croql.term-context-is-segment'])).toEqual(['tm-segment']);
  expect(await contextsNamed(() => true, ['croql.translation-context-is-string'])).toEqual(['source-string']);
});

test('a service that knows constants and no member reads them in no other context', async () => {
  expect(await contextsNamed((croql) => /^[\d\s().<>=≠≤≥!+*/-]*$/.test(croql))).toEqual([]);
});
