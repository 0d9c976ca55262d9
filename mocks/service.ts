import { Hono } from 'hono';
import { listRoutes } from './lists/api-lists.ts';
import { refuse } from './lists/api-errors.ts';
import { rulesOfAnswers, type ServiceAnswers } from './answers.ts';
import { serviceClock, type Clock } from './clock.ts';
import { consoleOf } from './console/console.ts';
import type { Dataset } from './state/dataset.ts';
import { checkedDataset } from './state/dataset-check.ts';
import { demoApps, demoWorld } from './demo/world.ts';
import { rulesOfFaults, type FaultId } from './faults.ts';
import { Journal } from './journal.ts';
import type { Call } from './modules/call.ts';
import { fileRoutes, sharedFiles } from './modules/files.ts';
import type { ImportLine } from './modules/import.ts';
import { authorizeRoutes } from './oauth/authorize.ts';
import { tokenRoutes } from './oauth/token.ts';
import type { Random } from './random.ts';
import { resourcesOf } from './lists/resources.ts';
import { rulesWith } from './rules.ts';
import { STATES, stateRoutes } from './state/state-address.ts';
import { Store, type App, type StoredState } from './store.ts';
import { Troubles, type Trouble } from './trouble.ts';
import type { Addresses, Bound, Workings } from './workings.ts';

/** What a service needs from outside. */
export interface ServiceOptions {
  /** The addresses at which requests will come; which one a request names decides edition and server. */
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly random: Random;
  /** How modules of apps are reached; the global `fetch` when absent. */
  readonly call?: Call;
  /** The data to start with; the demo world when absent. Ignored when there is a snapshot. */
  readonly dataset?: Dataset;
  /** The apps to start with; the demo world's when absent. Ignored when there is a snapshot. */
  readonly apps?: readonly App[];
  /** The wrongs that this service does on purpose. */
  readonly faults?: readonly FaultId[];
  /** How the service answers where the source is silent. */
  readonly answers?: ServiceAnswers;
  /** The state of an earlier service, to go on from. */
  readonly snapshot?: Snapshot;
}

/** All that a service remembers, as JSON. */
export interface Snapshot {
  readonly format: 1;
  readonly dataset: Dataset;
  readonly store: StoredState;
  /** Milliseconds that `time passes` has added to the clock. */
  readonly ahead: number;
}

/** The reference service: a function from request to response, and what a test wants to see of its inside. */
export interface Service {
  /** Answers one request; never rejects. */
  fetch(request: Request): Promise<Response>;
  readonly addresses: Addresses;
  readonly journal: Journal;
  /** The last imports with their job and answer, oldest first. */
  readonly imports: readonly ImportLine[];
  /** Lets something go wrong on the way from now on; gives the function that ends it. Throws a RangeError. */
  fail(trouble: Trouble): () => void;
  /** The state of this moment; what comes later does not change it. */
  snapshot(): Snapshot;
}

/**
 * The reference service of both editions. It answers at the addresses that it is given and at no other; whether these
 * are ports, intercepted requests of real addresses or nothing but names is not its business.
 *
 * Throws an Error when the dataset or snapshot is not one, or when two addresses that must differ are the same.
 */
export function createService(options: ServiceOptions): Service {
  const { addresses, snapshot } = options;
  const dataset = checkedDataset(snapshot?.dataset ?? options.dataset ?? demoWorld);
  if (!dataset.ok) throw new Error(`The dataset cannot be used: ${dataset.error} (${dataset.at || '/'})`);
  const inside: Workings = {
    addresses,
    rules: rulesWith(rulesOfAnswers(options.answers ?? {}), rulesOfFaults(options.faults ?? [])),
    clock: serviceClock(options.clock, snapshot?.ahead),
    random: options.random,
    call: options.call ?? ((request) => globalThis.fetch(request)),
    files: sharedFiles(),
    imports: [],
    store: new Store(snapshot?.store ?? { apps: options.apps ?? demoApps }),
    resources: resourcesOf(dataset.dataset),
  };
  const journal = new Journal();
  const servers = serversOf(inside);
  const troubles = new Troubles();
  const page = consoleOf(inside, { journal, faults: options.faults ?? [], answers: options.answers ?? {} });

  async function fetch(request: Request): Promise<Response> {
    // Whoever looks on is no client: neither the journal nor a trouble minds them.
    if (page.isAt(request.url)) return page.fetch(request);
    const exchange = journal.open(request, inside.clock.now());
    const began = options.clock().getTime();
    const server = servers.get(originOf(request.url));
    const response =
      (await troubles.befall(request)) ??
      (server ? await server.fetch(request, { exchange }) : misdirected(request, servers.keys()));
    exchange.status = response.status;
    exchange.durationMs = options.clock().getTime() - began;
    return response;
  }

  return {
    fetch,
    addresses,
    journal,
    fail: (trouble) => troubles.add(trouble),
    imports: inside.imports,
    snapshot: () =>
      structuredClone({
        format: 1,
        dataset: inside.resources.dataset,
        store: inside.store.toJSON(),
        ahead: inside.clock.ahead,
      }),
  };
}

/** One server for each origin, with what the addresses place there. */
function serversOf(inside: Workings): Map<string, Hono<Bound>> {
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = inside.addresses;
  if (baseUrl === enterpriseBaseUrl) throw new Error('The two editions need addresses that differ.');
  const servers = new Map<string, Hono<Bound>>();
  const place = (address: string, routes: Hono<Bound>) => {
    const { origin, pathname } = new URL(address);
    const server = servers.get(origin) ?? new Hono<Bound>();
    servers.set(origin, server.route(pathname, routes));
  };
  place(stateUrl, stateRoutes(inside, STATES));
  place(authUrl, authorizeRoutes(inside));
  place(authUrl, tokenRoutes(inside));
  place(baseUrl, fileRoutes(inside));
  place(baseUrl, listRoutes(inside, 'hosted'));
  place(enterpriseBaseUrl, listRoutes(inside, 'enterprise'));
  for (const server of servers.values()) {
    server.notFound((c) => refuse(c, 404));
    server.onError((error, c) => {
      // Never the stack: an answer is read by strangers. The journal is read by whoever runs the service.
      c.env.exchange.failure = error.stack ?? String(error);
      return refuse(c, 500);
    });
  }
  return servers;
}

const originOf = (url: string) => {
  const slash = url.indexOf('/', url.indexOf('://') + 3);
  return slash < 0 ? url : url.slice(0, slash);
};

function misdirected(request: Request, origins: Iterable<string>): Response {
  const message = `This service answers at ${[...origins].join(' and ')}, not at ${originOf(request.url)}.`;
  return Response.json({ error: { message, code: 421 } }, { status: 421 });
}
