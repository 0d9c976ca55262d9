import { attempt } from '../attempt.ts';
import type { Check } from '../check.ts';
import { NoAnswer } from '../exchange.ts';
import type { Send } from '../exchange.ts';
import { openTarget } from '../target.ts';
import type { FaultId } from '../../mocks/faults.ts';
import { systemRandom } from '../../mocks/random.ts';
import { createService } from '../../mocks/service.ts';
import type { ServiceOptions } from '../../mocks/service.ts';
import type { CheckOutcome, Plan } from '../../spec/run.ts';

export const ADDRESSES = {
  authUrl: 'https://accounts.example',
  baseUrl: 'https://api.example',
  enterpriseBaseUrl: 'https://enterprise.example',
  stateUrl: 'https://api.example/_state',
};

/** A plan that leaves nothing out, for runs within one process. */
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

export type Fetch = (request: Request) => Promise<Response>;

/** What kind of reference service is looked at. */
export interface InProcess extends Pick<ServiceOptions, 'answers' | 'tokenLifetime'> {
  readonly faults?: readonly FaultId[];
  /** Puts something between the checks and the service, which makes another service of it. */
  readonly around?: (fetch: Fetch) => Fetch;
}

/** Runs checks against a reference service in this process, without ports: what a matrix of many services needs. */
export async function runInProcess(
  checks: readonly Check[],
  { around = (fetch) => fetch, ...options }: InProcess = {},
  plan: Plan = wholePlan,
): Promise<readonly CheckOutcome[]> {
  const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, ...options });
  const target = openTarget(plan, ADDRESSES, () => directly(around((request) => service.fetch(request))));
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) outcomes.push(await attempt(check, target));
  return outcomes;
}

/** Sends to a function in place of a port. */
export const directly =
  (fetch: Fetch): Send =>
  async (request) => {
    const { method, url, headers, body } = request;
    try {
      const response = await fetch(new Request(url, { method, headers, body: body ?? null, redirect: 'manual' }));
      return {
        request,
        response: {
          status: response.status,
          headers: headersOf(response),
          body: await response.text(),
        },
      };
    } catch (error) {
      throw new NoAnswer('broken', request, String(error));
    }
  };

/** Only this header comes several times over. */
function headersOf({ headers }: Response): Readonly<Record<string, readonly string[]>> {
  const cookies = headers.getSetCookie();
  const all = Object.fromEntries([...headers].map(([name, value]) => [name, [value]]));
  return cookies.length === 0 ? all : { ...all, 'set-cookie': cookies };
}
