import { setImmediate as nextTurn } from 'node:timers/promises';
import { runCheck } from '../suites/kit/run-check.ts';
import type { Check } from '../suites/kit/check.ts';
import { createDirectSender } from '../suites/kit/direct-sender.ts';
import type { Bounds, Send } from '../suites/kit/exchange.ts';
import type { EvidenceRecorder } from '../suites/kit/evidence-recorder.ts';
import { openTarget } from '../suites/kit/target.ts';
import type { Target } from '../suites/kit/target.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { ServiceOptions } from '../mocks/service/service.ts';
import type { Depth, Plan } from '../run/plan.ts';
import { wordFinding } from '../run/finding-wording.ts';
import type { CheckOutcome, RecordedFinding } from '../run/outcome.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

export const ADDRESSES = {
  authUrl: 'https://accounts.example',
  baseUrl: 'https://api.example',
  enterpriseBaseUrl: 'https://enterprise.example',
  stateUrl: 'https://api.example/_state',
};

/** A plan of everything, for runs within one process. */
export const wholePlan: Plan = {
  kit: { name: 'locspec', version: '0.0.0' },
  target: { kind: 'service', name: 'the reference service' },
  command: 'locspec verify service',
  targets: [ADDRESSES],
  apps: {},
  scopes: ['project', 'tm', 'glossary'],
  lists: {},
  answers: {},
  areas: ['oauth', 'croql', 'lists'],
  editions: ['hosted', 'enterprise'],
  checks: [],
  requirements: [],
  seed: 1,
  workers: 1,
  timeout: 10_000,
  strict: false,
  failFast: false,
  reportDir: 'locspec-report',
  quiet: true,
  verbose: false,
  color: false,
};

/**
 * The depth at which conforming variations are run: there are many, and each goes through whole suites. `npm run
 * test:exhaustive` runs them at the depth of a usual run.
 */
export const VARIATION_DEPTH = (process.env['VARIATION_DEPTH'] ?? 'quick') as Depth;

export type Fetch = (request: Request) => Promise<Response>;

/** Options of the reference service under test. */
export interface InProcess extends Pick<ServiceOptions, 'answers' | 'tokenLifetime'> {
  readonly faults?: readonly FaultId[];
  /** Ends the run after the first check that finds this violated. */
  readonly until?: RequirementId;
  /** Ends it after another outcome. */
  readonly isEnough?: IsEnough;
  /** Wraps the service, which makes a different service of it. */
  readonly around?: (fetch: Fetch) => Fetch;
  /** Keeps what is exchanged and judged. */
  readonly evidence?: EvidenceRecorder;
}

/** Runs checks against a reference service in this process, without ports: fast enough for many services. */
export async function runInProcess(
  checks: readonly Check[],
  { around = (fetch) => fetch, until, isEnough = finds(until), evidence, ...options }: InProcess = {},
  plan: Plan = wholePlan,
): Promise<readonly CheckOutcome[]> {
  const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, ...options });
  const target = openTarget(
    plan,
    ADDRESSES,
    () => directly(around(async (request) => service.answer(request))),
    evidence,
  );
  return runChecks(checks, target, isEnough);
}

/** Whether a check found a requirement violated. */
export const finds =
  (requirement: RequirementId | undefined): IsEnough =>
  ({ findings }) =>
    findings.some((finding) => finding.requirement === requirement);

/** Whether a run ends after an outcome. */
export type IsEnough = (outcome: CheckOutcome) => boolean;

/**
 * Runs checks on a target one after another, and closes its session. Without ports a run is one long turn of the event
 * loop, which the test runner's own messages have to get into: each check begins a new one.
 */
export async function runChecks(
  checks: readonly Check[],
  target: Target,
  isEnough: IsEnough = () => false,
): Promise<readonly CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  try {
    for (const check of checks) {
      await nextTurn();
      const outcome = await runCheck(check, target);
      outcomes.push(outcome);
      if (isEnough(outcome)) break;
    }
    return outcomes;
  } finally {
    await target.session.close();
  }
}

/** A finding of a check as one line. */
export function describeFinding(finding: RecordedFinding): string {
  const { title, actual } = wordFinding(finding);
  return `${finding.check} ${finding.requirement}: ${title} ${actual}`;
}

/** Makes a sender to a function in place of a port. */
export const directly = (fetch: Fetch): Send => createDirectSender({ addresses: ADDRESSES, answer: fetch }, BOUNDS);

/** Tests have limits of their own. */
const BOUNDS: Bounds = { timeout: 2 ** 31 - 1, size: 2 ** 30, origins: new Set() };
