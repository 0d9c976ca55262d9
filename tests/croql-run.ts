import { ADDRESSES, directly, finds, runChecks, wholePlan } from './in-process.ts';
import type { IsEnough } from './in-process.ts';
import type { Check } from '../suites/kit/check.ts';
import { croqlChecks } from '../suites/croql/checks.ts';
import { fixtureDataset } from '../suites/oracle/fixture-dataset.ts';
import { FIXTURE_IDS } from '../suites/oracle/fixture-lists.ts';
import type { Send } from '../suites/kit/exchange.ts';
import { listChecks } from '../suites/lists/checks.ts';
import { getAccessToken } from '../suites/drivers/oauth-steps.ts';
import { openTarget } from '../suites/kit/target.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { ServiceOptions } from '../mocks/service/service.ts';
import type { Plan, OracleLevel } from '../run/plan.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { CheckOutcome } from '../run/outcome.ts';

/** The lists that a target without a state address is asked about. */
const LISTS = {
  projectId: FIXTURE_IDS.project,
  languageId: FIXTURE_IDS.language,
  tmId: FIXTURE_IDS.tm,
  glossaryId: FIXTURE_IDS.glossary,
};

/** The checks of each oracle. */
export const checksOf: Readonly<Record<OracleLevel, readonly Check[]>> = {
  reference: [...listChecks, ...croqlChecks.filter(({ id }) => !/records|relations|concepts/.test(id))],
  records: [
    ...croqlChecks.filter(({ id }) => id.startsWith('croql.records')),
    // What is large and what changes, only a loaded dataset tells.
    ...listChecks.filter(({ id }) => !/large-records|changed/.test(id)),
  ],
  metamorphic: croqlChecks.filter(({ id }) => id.startsWith('croql.relations')),
};

/**
 * Runs the checks of one oracle against a reference service in this process. For an oracle that needs no dataset, the
 * target has no state address: the kit gets a token and the ids of lists, and nothing else.
 */
export async function runOracle(
  oracle: OracleLevel,
  options: { readonly faults?: readonly FaultId[] } & Pick<ServiceOptions, 'answers'> = {},
  more: Partial<Plan> = {},
  checks: readonly Check[] = checksOf[oracle],
  until?: RequirementId | IsEnough,
): Promise<readonly CheckOutcome[]> {
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date(),
    random: systemRandom,
    dataset: fixtureDataset,
    ...options,
  });
  return runOn(oracle, () => directly(async (request) => service.answer(request)), more, checks, until);
}

/** The same against anything that answers requests at the addresses of the kit's own tests. */
export async function runOn(
  oracle: OracleLevel,
  connect: () => Send,
  more: Partial<Plan>,
  checks: readonly Check[] = checksOf[oracle],
  until?: RequirementId | IsEnough,
): Promise<readonly CheckOutcome[]> {
  const plan: Plan = { ...wholePlan, oracle, runs: 20, lists: LISTS, ...more };
  const { stateUrl: _, ...withoutState } = ADDRESSES;
  const target =
    oracle === 'reference'
      ? openTarget(plan, ADDRESSES, connect)
      : openTarget({ ...plan, accessToken: await tokenFrom(connect) }, withoutState, connect);
  return runChecks(checks, target, typeof until === 'function' ? until : finds(until));
}

/** An access token, obtained by state: what a user of a read-only run has. */
async function tokenFrom(connect: () => Send): Promise<string> {
  let token = '';
  const check: Check = {
    id: 'oauth.token',
    title: 'a token is given',
    cites: [],
    body: async (context) => {
      token = await getAccessToken(context);
    },
  };
  await runChecks([check], openTarget(wholePlan, ADDRESSES, connect));
  return token;
}

/** The requirements that findings name. */
export const brokenIn = (outcomes: readonly CheckOutcome[]): ReadonlySet<string> =>
  new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement)));
