import { expect, test } from 'vitest';
import { checksOf, runOn } from './croql-run.ts';
import { ADDRESSES, describeFinding, directly, runChecks, VARIATION_DEPTH, wholePlan } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { serveOver, shallowOnly, UNPLEASANT_SERVICES, UNPLEASANT_WIRES } from './unpleasant-targets.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { openTarget } from '../suites/kit/target.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import type { CheckOutcome } from '../run/outcome.ts';

const CHECKS = checksOf.reference.filter(
  ({ id }) => /^lists\..*\.hosted$/.test(id) || /^croql\.(segments|values-translations|sequences)\.hosted$/.test(id),
);
/** Each service over all lists, and what is asked of one of them. */
const FEW = CHECKS.filter(({ id }) => !id.startsWith('croql.sequences'));

const reference = (): Fetch => {
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date(),
    random: systemRandom,
    dataset: fixtureDataset,
  });
  return async (request) => service.answer(request);
};

/** What is wrong by the source or a standard, and the checks that did not end. */
const alarms = (outcomes: readonly CheckOutcome[]) => [
  ...outcomes.filter(({ status }) => status !== 'done').map(({ check, reason }) => `${check}: ${reason}`),
  ...outcomes
    .flatMap(({ findings }) => findings)
    .filter(({ requirement }) => requirements[requirement].standing !== 'assumed')
    .map(describeFinding),
];

for (const [name, around] of Object.entries(UNPLEASANT_SERVICES))
  test(`nothing is wrong with a service when ${name}`, async () => {
    const fetch = around(reference());
    const outcomes = await runOn('reference', () => directly(fetch), { runs: 5, depth: VARIATION_DEPTH }, FEW);
    expect(alarms(outcomes)).toEqual([]);
  });

test('requests at once, changes of data and questions alike are no alarm at a service that is busy and slow', async () => {
  const [busy, slow] = ['every tenth read is refused for a moment by 503', 'responses overtake each other'];
  const fetch = UNPLEASANT_SERVICES[busy!]!(UNPLEASANT_SERVICES[slow!]!(reference()));
  const outcomes = await runOn(
    'reference',
    () => directly(fetch),
    {},
    CHECKS.filter(({ id }) => id.startsWith('croql.sequences')),
  );
  expect(alarms(outcomes)).toEqual([]);
});

test('nothing is wrong with a service that refuses expressions of more than 16 levels, and the limit is told', async () => {
  const fetch = shallowOnly(16)(reference());
  const deep = checksOf.reference.filter(({ id }) => /^(lists\.long|croql\.values-segments)\.hosted$/.test(id));
  const outcomes = await runOn('reference', () => directly(fetch), {}, deep);
  expect(alarms(outcomes)).toEqual([]);
  const told = outcomes.flatMap(({ findings }) => findings).map(({ requirement }) => requirement);
  expect(told).toEqual(['croql.length']);
});

for (const wire of UNPLEASANT_WIRES)
  test(`nothing is wrong with a server when ${wire.name}`, async () => {
    const fetch = reference();
    const hosts = { api: ADDRESSES.baseUrl, accounts: ADDRESSES.authUrl };
    // Two names of one port tell the servers of the service apart.
    const server = await serveOver(wire, fetch, (port) => ({
      [`127.0.0.1:${port}`]: hosts.api,
      [`localhost:${port}`]: hosts.accounts,
    }));
    const at = (name: string) => `http://${name}:${server.port}`;
    const addresses = { authUrl: at('localhost'), baseUrl: at('127.0.0.1'), stateUrl: `${at('127.0.0.1')}/_state` };
    try {
      const target = openTarget(
        { ...wholePlan, targets: [addresses], runs: 5, depth: VARIATION_DEPTH },
        addresses,
        createSender,
      );
      const checks = FEW.filter(({ id }) => /pages|encoding|strings|croql/.test(id));
      expect(alarms(await runChecks(checks, target))).toEqual([]);
    } finally {
      await server.close();
    }
  });
