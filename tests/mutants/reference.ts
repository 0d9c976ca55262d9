import { createServiceClock } from '../../mocks/core/clock.ts';
import type { Clock } from '../../mocks/core/clock.ts';
import type { Addresses } from '../../mocks/core/context.ts';
import { Journal } from '../../mocks/core/journal.ts';
import { systemRandom } from '../../mocks/core/random.ts';
import type { Random } from '../../mocks/core/random.ts';
import { Store } from '../../mocks/core/store.ts';
import { demoDataset } from '../../mocks/data/demo-dataset.ts';
import { indexDataset } from '../../mocks/data/resources.ts';
import type { Call } from '../../mocks/modules/module-context.ts';
import { createSharedFiles } from '../../mocks/modules/shared-files.ts';
import { overrideRules } from '../../mocks/rules/rules.ts';
import type { ReferenceContext, Rules } from '../../mocks/rules/rules.ts';
import { createServers, refuseMisdirected } from '../../mocks/service/servers.ts';

export { createOauthApp } from '../../mocks/app/oauth-app.ts';
export { createReferenceApp } from '../../mocks/app/reference-app.ts';

/** What a service takes from outside; absent: from the machine. */
export interface Surroundings {
  readonly clock?: Clock;
  readonly random?: Random;
  readonly call?: Call;
}

/** The context of a new service with the demo dataset and no apps. */
export function createContext(
  addresses: Addresses,
  { clock = () => new Date(), random = systemRandom, call = (request) => globalThis.fetch(request) }: Surroundings = {},
  rules: Partial<Rules> = {},
): ReferenceContext {
  return {
    addresses,
    hosts: [],
    rules: overrideRules(rules),
    clock: createServiceClock(clock),
    random,
    call,
    files: createSharedFiles(),
    imports: [],
    store: new Store({ apps: [] }),
    resources: indexDataset(demoDataset),
  };
}

/** The reference service in a context, as a function. */
export function serveContext(context: ReferenceContext): (request: Request) => Promise<Response> {
  const servers = createServers(context);
  const journal = new Journal();
  return async (request) => {
    const exchange = journal.open(request, context.clock.now());
    const server = servers.get(new URL(request.url).origin);
    return server ? server.fetch(request, { exchange }) : refuseMisdirected(request, exchange, context.addresses);
  };
}

/** The reference service without any change. */
export const createService = (addresses: Addresses, surroundings?: Surroundings) =>
  serveContext(createContext(addresses, surroundings));
