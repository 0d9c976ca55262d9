import { runAppInProcess } from '../app-in-process.ts';
import { checksOf, runOn } from '../croql-run.ts';
import { ADDRESSES, directly, runChecks, wholePlan } from '../in-process.ts';
import type { IsEnough } from '../in-process.ts';
import { AREAS } from './mutant.ts';
import type { Area, Served } from './mutant.ts';
import { runOauthAppInProcess } from '../oauth-app-in-process.ts';
import { fixtureDataset } from '../../suites/oracle/fixture-dataset.ts';
import { openTarget } from '../../suites/kit/target.ts';
import type { Check } from '../../suites/kit/check.ts';
import { moduleAppChecks } from '../../suites/module/app-checks.ts';
import { moduleChecks } from '../../suites/module/service-checks.ts';
import { oauthAppChecks } from '../../suites/oauth-app/checks.ts';
import { oauthChecks } from '../../suites/oauth/checks.ts';
import { factsOf } from '../../reports/stream.ts';
import { computeVerdict } from '../../reports/verdict.ts';
import type { Verdict } from '../../reports/conformance.ts';
import type { CheckOutcome } from '../../run/outcome.ts';
import type { Plan } from '../../run/plan.ts';

/** Checks, and how they run on what is served. */
interface Suite {
  readonly checks: readonly Check[];
  readonly run: (served: Served, checks: readonly Check[], isEnough: IsEnough) => Promise<readonly CheckOutcome[]>;
  /** What a run of the whole suite is about. */
  readonly about: Pick<Plan, 'target' | 'areas'>;
}

const onService: Suite['run'] = ({ service }, checks, isEnough) => {
  const fetch = service();
  const target = openTarget(wholePlan, ADDRESSES, () => directly(fetch));
  return runChecks(checks, target, isEnough);
};

function ofService(...areas: Plan['areas']): Suite['about'] {
  return { target: wholePlan.target, areas };
}
function ofApp(...areas: Plan['areas']): Suite['about'] {
  return { target: { kind: 'app', name: 'the reference app' }, areas };
}

/** An app that is there: in place of none, a server would take its usual one. */
const callable =
  (app: (request: Request) => Promise<Response>): typeof app =>
  (request) =>
    app(request);

/** The suites at their default depth. */
const SUITES = {
  lists: { checks: checksOf.reference, run: onService, about: ofService('croql', 'lists') },
  // A browser needs a port.
  oauth: {
    checks: oauthChecks.filter(({ id }) => id !== 'oauth.browser'),
    run: onService,
    about: ofService('oauth'),
  },
  module: { checks: moduleChecks, run: onService, about: ofService('module') },
  'module app': {
    checks: moduleAppChecks,
    run: ({ createReferenceApp }, checks, isEnough) =>
      runAppInProcess(checks, { wrap: () => callable(createReferenceApp()), app: { wait: 6_000 }, isEnough }),
    about: ofApp('module'),
  },
  'oauth app': {
    checks: oauthAppChecks,
    run: ({ createOauthApp }, checks, isEnough) =>
      runOauthAppInProcess(checks, {
        make: (settings) => ({ wrap: (_, call) => callable(createOauthApp(settings, call)) }),
        isEnough,
      }),
    about: ofApp('oauth'),
  },
} as const satisfies Readonly<Record<string, Suite>>;

/** The suites that examine each area. */
const SUITES_OF: Readonly<Record<Area, readonly (keyof typeof SUITES)[]>> = {
  croql: ['lists'],
  lists: ['lists'],
  oauth: ['oauth'],
  module: ['module'],
  core: ['oauth', 'module', 'lists'],
  service: ['oauth', 'module', 'lists'],
  app: ['module app', 'oauth app'],
};

/** The areas whose suites a check belongs to. */
export const areaOfCheck = (id: string): readonly Area[] =>
  AREAS.filter((area) => SUITES_OF[area].some((name) => SUITES[name].checks.some((check) => check.id === id)));

/** Every check with its suite, those of some areas only or all. */
export const listChecks = (areas?: readonly Area[]): readonly { readonly check: Check; readonly suite: Suite }[] =>
  (Object.keys(SUITES) as (keyof typeof SUITES)[])
    .filter((name) => areas === undefined || areas.some((area) => SUITES_OF[area].includes(name)))
    .flatMap((name) => SUITES[name].checks.map((check) => ({ check, suite: SUITES[name] })));

/** Which checks to run, and when it is enough. */
interface Selection {
  readonly areas?: readonly Area[];
  /** The ids of the checks to run, in their order; absent: all of the areas. */
  readonly ids?: readonly string[];
  readonly isEnough?: IsEnough;
}

/** Runs checks on what is served, each suite on a service or app of its own, until an outcome is enough. */
export async function runSuites(
  served: Served,
  { areas, ids, isEnough = () => false }: Selection,
): Promise<readonly CheckOutcome[]> {
  const known = new Map(listChecks(areas).map((one) => [one.check.id, one]));
  const chosen = ids ? ids.flatMap((id) => known.get(id) ?? []) : [...known.values()];
  const outcomes: CheckOutcome[] = [];
  for (const suite of new Set(chosen.map((one) => one.suite))) {
    const checks = chosen.filter((one) => one.suite === suite).map(({ check }) => check);
    outcomes.push(...(await suite.run(served, checks, isEnough)));
    if (outcomes.some(isEnough)) break;
  }
  return outcomes;
}

const VERDICTS: readonly Verdict[] = ['conforms', 'inconclusive', 'violates'];

/** The gravest verdict of whole runs of the suites of an area on what is served. */
export async function judgeServed(served: Served, area: Area): Promise<Verdict> {
  let gravest: Verdict = 'conforms';
  for (const name of SUITES_OF[area]) {
    const { checks, run, about } = SUITES[name];
    const outcomes = await run(served, checks, () => false);
    const { verdict } = computeVerdict({
      ...{ facts: factsOf({ ...wholePlan, ...about }), outcomes, ended: 'whole' },
      ...{ startedAt: new Date(), durationMs: 0, selfTestResult: { passed: 1, of: 1, failures: [] } },
    });
    if (VERDICTS.indexOf(verdict) > VERDICTS.indexOf(gravest)) gravest = verdict;
    if (verdict === 'violates') break;
  }
  return gravest;
}

/** The areas that a run without a dataset examines. */
export const AREAS_WITHOUT_DATASET: readonly Area[] = ['croql', 'lists'];

/**
 * Runs the checks of the oracles that need no dataset, on a service that has one, until an outcome is enough. A token and
 * the ids of lists are all that the kit has.
 */
export async function runWithoutDataset(served: Served, isEnough: IsEnough): Promise<readonly CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  for (const oracle of ['records', 'metamorphic'] as const) {
    const fetch = served.service();
    await fetch(new Request(ADDRESSES.stateUrl, { method: 'POST', headers: JSON_CONTENT, body: LOADED }));
    outcomes.push(...(await runOn(oracle, () => directly(fetch), {}, checksOf[oracle], isEnough)));
    if (outcomes.some(isEnough)) break;
  }
  return outcomes;
}

const JSON_CONTENT = { 'Content-Type': 'application/json' };
const LOADED = JSON.stringify({ state: 'the dataset is', params: { dataset: fixtureDataset }, action: 'setup' });
