import { ADDRESSES, directly, wholePlan } from './in-process.ts';
import { attempt } from '../attempt.ts';
import type { Check } from '../check.ts';
import { croqlChecks } from '../croql/checks.ts';
import { world } from '../croql/dataset.ts';
import { PLACES } from '../croql/generated-places.ts';
import type { Send } from '../exchange.ts';
import { listChecks } from '../lists/checks.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { openTarget } from '../target.ts';
import type { FaultId } from '../../mocks/faults.ts';
import { systemRandom } from '../../mocks/random.ts';
import { createService } from '../../mocks/service.ts';
import type { ServiceOptions } from '../../mocks/service.ts';
import type { CheckOutcome, Plan, Power } from '../../spec/run.ts';

/** The lists that a target without a state address is asked about. */
const LISTS = { projectId: PLACES.project, languageId: PLACES.language, tmId: PLACES.tm, glossaryId: PLACES.glossary };

/** The checks that a power consists of. */
export const checksOf: Readonly<Record<Power, readonly Check[]>> = {
  data: [...croqlChecks.filter(({ id }) => !/records|relations|concepts/.test(id)), ...listChecks],
  records: [...croqlChecks.filter(({ id }) => id.startsWith('croql.records')), ...listChecks],
  relations: croqlChecks.filter(({ id }) => id.startsWith('croql.relations')),
};

/**
 * Runs checks of one power against a reference service in this process. With the powers that need no dataset the target
 * has no state address: the kit gets nothing but a token and the ids of lists.
 */
export async function runPower(
  power: Power,
  options: { readonly faults?: readonly FaultId[] } & Pick<ServiceOptions, 'answers'> = {},
  more: Partial<Plan> = {},
  checks: readonly Check[] = checksOf[power],
): Promise<readonly CheckOutcome[]> {
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date(),
    random: systemRandom,
    dataset: world,
    ...options,
  });
  return runOn(power, () => directly((request) => service.fetch(request)), more, checks);
}

/** The same against anything that answers requests at the addresses of the kit's own tests. */
export async function runOn(
  power: Power,
  connect: () => Send,
  more: Partial<Plan>,
  checks: readonly Check[] = checksOf[power],
): Promise<readonly CheckOutcome[]> {
  const plan: Plan = { ...wholePlan, power, runs: 20, lists: LISTS, ...more };
  const { stateUrl: _, ...withoutState } = ADDRESSES;
  const target =
    power === 'data'
      ? openTarget(plan, ADDRESSES, connect)
      : openTarget({ ...plan, accessToken: await tokenFrom(connect) }, withoutState, connect);
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) outcomes.push(await attempt(check, target));
  return outcomes;
}

/** An access token, got once by state: what a user of a read-only run has in hand. */
async function tokenFrom(connect: () => Send): Promise<string> {
  let token = '';
  await attempt(
    {
      id: 'oauth.token',
      title: 'a token is given',
      cites: [],
      body: async (inHand) => {
        token = await accessTokenOf(inHand);
      },
    },
    openTarget(wholePlan, ADDRESSES, connect),
  );
  return token;
}

/** The requirements that findings name. */
export const brokenIn = (outcomes: readonly CheckOutcome[]): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)));
