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
import { callerOf, callSiteOf, type CallSite } from './caller.ts';
import { handleOf, type Handle } from './handle.ts';
import { Journal, object, type Exchange } from './journal.ts';
import type { Call } from './modules/call.ts';
import { fileRoutes, sharedFiles } from './modules/files.ts';
import type { ImportLine } from './modules/import.ts';
import { authorizeRoutes } from './oauth/authorize.ts';
import { tokenRoutes } from './oauth/token.ts';
import { strayFinding } from './nearest-route.ts';
import { systemRandom, type Random } from './random.ts';
import { Recording, type RecordedExchange } from './recording.ts';
import { resourcesOf } from './lists/resources.ts';
import { rulesWith } from './rules.ts';
import { STATES, stateRoutes } from './state/state-address.ts';
import { findingOf, type RequestFinding } from './strictness.ts';
import { Store, type App, type StoredState } from './store.ts';
import { Troubles, type Trouble } from './trouble.ts';
import type { Addresses, Bound, Workings } from './workings.ts';

/** What a service needs from outside; everything has a default. */
export interface ServiceOptions {
  /**
   * The addresses at which requests will come; which one a request names decides edition and server. Names under
   * `.example`, where nobody listens, when absent.
   */
  readonly addresses?: Addresses;
  /** The time outside; that of the machine when absent. */
  readonly clock?: Clock;
  /** Where codes and tokens come from; the operating system when absent. */
  readonly random?: Random;
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
  /** Further host names by which the state address and the console may be asked for, as behind a proxy. */
  readonly hosts?: readonly string[];
  /** How long access tokens live, in seconds; two hours when absent. */
  readonly tokenLifetime?: number;
  /** Whether whole exchanges are kept, secrets included, to judge what an app sends; absent is false. */
  readonly keepsExchanges?: boolean;
}

/** All that a service remembers, as JSON. */
export interface Snapshot {
  readonly format: 1;
  readonly dataset: Dataset;
  readonly store: StoredState;
  /** Milliseconds that `time passes` has added to the clock. */
  readonly ahead: number;
}

/** Is told in a sentence that nothing answers a request, and which route is the nearest. */
export type Stray = (sentence: string) => void;

/** The reference service: a function from request to response, and what a test prepares and sees of it. */
export interface Service extends Addresses, Handle, AsyncDisposable {
  /**
   * Answers one request, given as the global `fetch` takes it, so that a client can be told to use this in its place.
   * Never rejects, and never follows a redirect.
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /**
   * The same for whoever stands between a client and the service. When no route is meant, `stray` is told the nearest
   * one before the answer, and what it throws is thrown. `from` is where the request was made, if that is known.
   */
  answer(request: Request, stray?: Stray, from?: CallSite): Promise<Response>;
  readonly addresses: Addresses;
  readonly journal: Journal;
  /** The last requests that the service answered, oldest first: at least the last thousand. */
  readonly requests: readonly Exchange[];
  /** The requests since the last `verify` that the source does not allow, oldest first: at most a thousand. */
  readonly findings: readonly RequestFinding[];
  /** What clients sent and were answered, oldest first; empty unless the service keeps exchanges. */
  readonly exchanges: readonly RecordedExchange[];
  /** The last imports with their job and answer, oldest first. */
  readonly imports: readonly ImportLine[];
  /** Lets something go wrong on the way from now on; gives the function that ends it. Throws a RangeError. */
  fail(trouble: Trouble): () => void;
  /** The state of this moment; what comes later does not change it. */
  snapshot(): Snapshot;
  /** Everything is as it was when the service was made: data, apps, tokens, clock, troubles, requests and findings. */
  reset(): void;
  /** Ends the service; resolves when nothing of it is left outside. */
  close(): Promise<void>;
}

const MOST_FINDINGS = 1_000;

const NOWHERE: Addresses = {
  authUrl: 'https://accounts.example',
  baseUrl: 'https://api.example',
  enterpriseBaseUrl: 'https://enterprise.example',
  stateUrl: 'https://api.example/_state',
};

/**
 * The reference service of both editions. It answers at the addresses that it is given and at no other; whether these
 * are ports, intercepted requests of real addresses or nothing but names is not its business.
 *
 * `close` takes away what was put up around it.
 *
 * Throws an Error when the dataset or snapshot is not one, or when two addresses that must differ are the same.
 */
export function createService(options: ServiceOptions = {}, close = async (): Promise<void> => {}): Service {
  const { addresses = NOWHERE, clock = () => new Date() } = options;
  // The console stands beside the state address, so that real addresses answer nothing but what they do.
  const hasConsole = originOf(addresses.stateUrl) === originOf(addresses.baseUrl);
  let core = open();

  /** A core in the state in which the service begins. */
  function open() {
    const { snapshot } = options;
    const dataset = checkedDataset(snapshot?.dataset ?? options.dataset ?? demoWorld);
    if (!dataset.ok) throw new Error(`The dataset cannot be used: ${dataset.error} (${dataset.at || '/'})`);
    const { tokenLifetime } = options;
    const lifetime = tokenLifetime === undefined ? {} : { tokenLifetime: () => tokenLifetime };
    const inside: Workings = {
      addresses,
      hosts: (options.hosts ?? []).map((host) => host.toLowerCase()),
      rules: rulesWith(lifetime, rulesOfAnswers(options.answers ?? {}), rulesOfFaults(options.faults ?? [])),
      ...(options.keepsExchanges ? { recording: new Recording() } : {}),
      clock: serviceClock(clock, snapshot?.ahead),
      random: options.random ?? systemRandom,
      call: options.call ?? ((request) => globalThis.fetch(request)),
      files: sharedFiles(),
      imports: [],
      store: new Store(snapshot?.store ?? { apps: options.apps ?? demoApps }),
      resources: resourcesOf(dataset.dataset),
    };
    const journal = new Journal();
    return {
      inside,
      journal,
      servers: serversOf(inside),
      troubles: new Troubles(),
      findings: [] as RequestFinding[],
      page: consoleOf(inside, { journal, faults: options.faults ?? [], answers: options.answers ?? {} }),
    };
  }

  async function answer(request: Request, stray?: Stray, from?: CallSite): Promise<Response> {
    // What is asked before a reset is answered as it would have been.
    const { page, journal, inside, servers, troubles, findings } = core;
    // Whoever looks on is no client: neither the journal nor a trouble minds them.
    if (hasConsole && page.isAt(request.url)) return page.fetch(request);
    const exchange = journal.open(request, inside.clock.now());
    const began = clock().getTime();
    const server = servers.get(originOf(request.url));
    const reply = async () =>
      (await troubles.befall(request)) ??
      (server ? await server.fetch(request, { exchange }) : misdirected(request, exchange, addresses));
    // What a test prepares is no client's doing.
    const recording = request.url.startsWith(addresses.stateUrl) ? undefined : inside.recording;
    const response = await (recording ? recording.keep(exchange.number, request, reply) : reply());
    exchange.status = response.status;
    exchange.durationMs = clock().getTime() - began;
    const { finding } = exchange;
    if (finding === undefined) return response;
    const caller = from && callerOf(from);
    if (caller !== undefined) exchange.caller = caller;
    findings.push(findingOf(exchange, finding));
    if (findings.length > MOST_FINDINGS) findings.shift();
    if (exchange.isStray) stray?.(`${finding.message} ${finding.correction}`);
    return response;
  }

  function fetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    const isRequest = typeof input === 'object' && 'method' in input && init === undefined;
    return answer(isRequest ? input : new Request(input, init), undefined, callSiteOf(fetch));
  }

  return {
    ...addresses,
    ...handleOf(() => core),
    addresses,
    fetch,
    answer,
    get journal() {
      return core.journal;
    },
    get requests() {
      return core.journal.list();
    },
    get findings() {
      return [...core.findings];
    },
    get exchanges() {
      return core.inside.recording?.after(0) ?? [];
    },
    get imports() {
      return core.inside.imports;
    },
    fail: (trouble) => core.troubles.add(trouble),
    snapshot: () => {
      const { resources, store, clock: own } = core.inside;
      return structuredClone({ format: 1, dataset: resources.dataset, store: store.toJSON(), ahead: own.ahead });
    },
    reset: () => {
      core = open();
    },
    close,
    [Symbol.asyncDispose]: close,
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
    server.notFound((c) => {
      const { exchange } = c.env;
      object(exchange, strayFinding(c.req.method, c.req.url, inside.addresses));
      exchange.isStray = true;
      return refuse(c, 404);
    });
    server.onError((error, c) => {
      // Who goes away before the request is whole is answered by nobody, and nothing went wrong in here.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return refuse(c, 400);
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

function misdirected(request: Request, exchange: Exchange, addresses: Addresses): Response {
  object(exchange, strayFinding(request.method, request.url, addresses));
  exchange.isStray = true;
  const origins = new Set(Object.values(addresses).map((address) => new URL(address).origin));
  const message = `This service answers at ${[...origins].join(' and ')}, not at ${originOf(request.url)}.`;
  return Response.json({ error: { message, code: 421 } }, { status: 421 });
}
