import type { Resolutions } from '../../spec/gaps/gaps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { openConsole } from '../console/console.ts';
import { createServiceClock, type Clock } from '../core/clock.ts';
import type { Addresses } from '../core/context.ts';
import { demoApps } from '../core/demo-apps.ts';
import { FailureInjector, type InjectedFailure } from '../core/injected-failure.ts';
import { Journal, type Exchange } from '../core/journal.ts';
import { systemRandom, type Random } from '../core/random.ts';
import { Recording, type RecordedExchange } from '../core/recording.ts';
import type { App } from '../core/registered-app.ts';
import { Store, type StoredState } from '../core/store.ts';
import { checkDataset, describeProblems } from '../data/dataset-check.ts';
import type { Profile } from '../../run/profile.ts';
import type { Dataset } from '../data/dataset.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import type { DatasetSketch, WithLogins } from '../data/dataset-sketch.ts';
import { readPartialDataset } from '../data/partial-dataset.ts';
import { indexDataset } from '../data/resources.ts';
import type { ImportRecord } from '../modules/import-record.ts';
import type { Call } from '../modules/module-context.ts';
import { createSharedFiles } from '../modules/shared-files.ts';
import type { FaultId } from '../rules/faults.ts';
import { takeProfile } from '../rules/profile-resolutions.ts';
import { collectResolutionRules, readServiceResolutions, type ServiceResolutions } from '../rules/resolutions.ts';
import { overrideRules, type ReferenceContext, type Rules } from '../rules/rules.ts';
import { captureCallSite, findCaller, type CallSite } from './call-site.ts';
import { createHandle, type Handle } from './handle.ts';
import { MissingRenewal } from './missing-renewal.ts';
import { createServers, refuseMisdirected } from './servers.ts';
import type * as TrialService from './trial-service.ts';
import { createRequestFinding, type RequestFinding } from './verify-requests.ts';

/** Options of a service; everything has a default. */
export interface ServiceOptions {
  /**
   * The addresses of the service. The address of a request determines the edition and the server. By default they are
   * names under `.example`, where nothing listens.
   */
  readonly addresses?: Addresses;
  /** The outside clock; the machine's by default. */
  readonly clock?: Clock;
  /** The source of codes and tokens; the operating system by default. */
  readonly random?: Random;
  /** How the modules of apps are called; the global `fetch` by default. */
  readonly call?: Call;
  /** The initial data, whole or partial as `datasetWith` takes it; the demo dataset by default. Ignored with a snapshot. */
  readonly dataset?: Dataset | WithLogins<DatasetSketch>;
  /** The initial apps; the demo apps by default. Ignored with a snapshot. */
  readonly apps?: readonly App[];
  /** The named faults to switch on. */
  readonly faults?: readonly FaultId[];
  /** How the service resolves the gaps of the source. */
  readonly answers?: ServiceResolutions;
  /** A profile of `locspec probe` whose resolutions the service takes on, as far as it can; `answers` come before it. */
  readonly profile?: Profile;
  /** The state of an earlier service to continue from. */
  readonly snapshot?: Snapshot;
  /** Further host names that the state address and the console accept, for example behind a proxy. */
  readonly hosts?: readonly string[];
  /** The lifetime of access tokens in whole seconds; two hours by default. */
  readonly tokenLifetime?: number;
  /** Whether whole exchanges are recorded, secrets included; false by default. */
  readonly keepsExchanges?: boolean;
}

/** The whole state of a service as JSON. */
export interface Snapshot {
  readonly format: 1;
  readonly dataset: Dataset;
  readonly store: StoredState;
  /** How far the service's clock is ahead, in milliseconds. */
  readonly ahead: number;
}

/** Receives a sentence that says which request has no route, and which route is the nearest. */
export type UnknownRouteListener = (sentence: string) => void;

/** The reference service: a function from request to response, and the handle of a test. */
export interface Service extends Addresses, Handle, AsyncDisposable {
  /** Responds to one request. A drop-in replacement for the global `fetch`: it never rejects and follows no redirect. */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /**
   * Responds to one request on behalf of an interceptor. If no route matches, `onUnknownRoute` is called before the
   * response, and what it throws is thrown. `from` is where the request was made, if that is known. A response that
   * needs no waiting comes without a promise, because a server sends it sooner.
   */
  answer(request: Request, onUnknownRoute?: UnknownRouteListener, from?: CallSite): Response | Promise<Response>;
  readonly addresses: Addresses;
  readonly journal: Journal;
  /** The most recent requests, oldest first; at most a thousand. */
  readonly requests: readonly Exchange[];
  /**
   * The requests since the last `verify` that the source does not allow, oldest first, at most a thousand; after them, a call
   * by which an app goes on with an expired token.
   */
  readonly findings: readonly RequestFinding[];
  /** The most recent whole exchanges, oldest first; empty unless the service records them. */
  readonly exchanges: readonly RecordedExchange[];
  /** The most recent imports, oldest first; at most fifty. */
  readonly imports: readonly ImportRecord[];
  /** Injects a failure and returns the function that removes it. Throws a RangeError for one that could never apply. */
  fail(failure: InjectedFailure): () => void;
  /** A copy of the current state. */
  snapshot(): Snapshot;
  /** Restores the initial state: data, apps, tokens, clock, injected failures, requests and findings. */
  reset(): void;
  /** Makes data, apps, tokens and clock of the moment the initial state, which `reset` restores. */
  keep(): void;
  /** Closes the service; resolves when everything around it is removed. */
  close(): Promise<void>;
}

const MAX_FINDINGS = 1_000;

/** What is loaded only for a service with faults, and for one in a trial of `locspec strength`. */
export interface ServiceParts {
  /** The rules that its faults replace. */
  readonly faultRules?: Partial<Rules>;
  readonly trials?: typeof TrialService;
}

const DEFAULT_ADDRESSES: Addresses = {
  authUrl: 'https://accounts.example',
  baseUrl: 'https://api.example',
  enterpriseBaseUrl: 'https://enterprise.example',
  stateUrl: 'https://api.example/_state',
};

/**
 * A service of these options and parts, which must be those that its options and the environment ask for. Throws an Error
 * for an invalid dataset, snapshot or resolution, and for two editions with the same address.
 */
export function openService(
  options: ServiceOptions,
  parts: ServiceParts,
  close: () => Promise<void> = async () => {},
): Service {
  const { addresses = DEFAULT_ADDRESSES, clock = () => new Date() } = options;
  // The console is served with the state address, so that intercepted real addresses have no console.
  const hasConsole = readOrigin(addresses.stateUrl) === readOrigin(addresses.baseUrl);
  const loginUrl = `${addresses.authUrl.replace(/\/$/, '')}/oauth/`;
  let initial = options;
  let core = createCore();
  const handle = createHandle(() => core);

  function createCore() {
    const verify = (allow: readonly string[]) => handle.verify({ allow: allow as readonly RequirementId[] });
    const failures = new FailureInjector();
    const fail = (failure: InjectedFailure) => failures.add(failure);
    const original = createContext(addresses, clock, initial, parts, { verify, fail, reset });
    const trial = parts.trials?.joinTrial(original, clock);
    const { context } = trial ?? { context: original };
    const journal = new Journal();
    const { faults = [] } = options;
    return {
      context,
      journal,
      trial,
      servers: createServers(context),
      failures,
      findings: [] as RequestFinding[],
      missingRenewal: new MissingRenewal(),
      console: openConsole(context, { journal, faults, resolutions: answersOf(options) }),
    };
  }

  function answer(request: Request, onUnknownRoute?: UnknownRouteListener, from?: CallSite) {
    // A request that was made before a reset gets the response of before.
    const { console, journal, context, servers, failures, findings, missingRenewal, trial } = core;
    // The console is not a client: its requests are not in the journal and get no injected failures.
    if (hasConsole && console.isAt(request.url)) return console.fetch(request);
    const start = clock().getTime();
    const exchange = journal.open(request, start + context.clock.ahead);
    // States are set by a test, not by a client: their requests are not recorded and get no injected failures either.
    const isState = request.url.startsWith(addresses.stateUrl);
    const recording = isState ? undefined : context.recording;

    const serve = () => {
      const server = servers.get(readOrigin(request.url));
      return server ? server.fetch(request, { exchange }) : refuseMisdirected(request, exchange, addresses);
    };
    const respond = async () =>
      (isState ? undefined : await failures.intercept(request)) ??
      (await (trial?.respond({
        ...{ request, respond: async () => serve(), from, isDisturbed: failures.isUsed },
        forget: () => journal.remove(exchange),
      }) ?? serve()));
    const note = (response: Response) => {
      exchange.status = response.status;
      exchange.durationMs = clock().getTime() - start;
      const { finding } = exchange;
      const caller = (finding ?? response.status === 401) ? from && findCaller(from) : undefined;
      if (caller !== undefined) exchange.caller = caller;
      missingRenewal.note(exchange, request, request.url.startsWith(loginUrl), from);
      if (finding === undefined) return response;
      findings.push(createRequestFinding(exchange, finding, from));
      if (findings.length > MAX_FINDINGS) findings.shift();
      if (exchange.isUnknownRoute) onUnknownRoute?.(`${finding.message} ${finding.correction}`);
      return response;
    };

    if (recording) return recording.record(exchange.number, request, respond).then(note);
    const response = trial || failures.isPending ? respond() : serve();
    return response instanceof Promise ? response.then(note) : note(response);
  }

  function reset(): void {
    core = createCore();
  }

  function snapshot(): Snapshot {
    const { resources, store, clock: serviceClock } = core.context;
    const { dataset } = resources;
    return structuredClone({ format: 1, dataset, store: store.toJSON(), ahead: serviceClock.ahead });
  }

  async function fetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    const isRequest = typeof input === 'object' && 'method' in input && init === undefined;
    return answer(isRequest ? input : new Request(input, init), undefined, captureCallSite(fetch));
  }

  return {
    ...addresses,
    ...(core.trial && parts.trials ? parts.trials.followHandle(handle, () => core.trial!) : handle),
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
      return [...core.findings, ...core.missingRenewal.findings];
    },
    get exchanges() {
      return core.context.recording?.listAfter(0) ?? [];
    },
    get imports() {
      return core.context.imports;
    },
    fail: (failure) => core.failures.add(failure),
    snapshot,
    reset,
    keep: () => {
      const { resources, store, clock: serviceClock } = core.context;
      const stored = structuredClone(store.toJSON());
      // A dataset is only ever replaced, so no copy of it is needed.
      initial = {
        ...options,
        snapshot: { format: 1, dataset: resources.dataset, store: stored, ahead: serviceClock.ahead },
      };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** How a service with these options resolves the gaps. */
const answersOf = ({ profile, answers }: ServiceOptions): Partial<Resolutions> => ({
  ...(profile && takeProfile(profile).answers),
  ...(answers && readServiceResolutions(answers)),
});

/** The initial context of a service. */
function createContext(
  addresses: Addresses,
  clock: Clock,
  options: ServiceOptions,
  { faultRules = {} }: ServiceParts,
  tests: Required<Pick<ReferenceContext, 'verify' | 'fail' | 'reset'>>,
): ReferenceContext {
  const { snapshot, tokenLifetime } = options;
  const checked = snapshot
    ? checkDataset(snapshot.dataset)
    : options.dataset
      ? readPartialDataset(options.dataset)
      : { ok: true as const, dataset: demoDataset };
  if (!checked.ok)
    throw new Error(describeProblems(checked.problems, snapshot ? 'The dataset of the snapshot' : undefined));
  const lifetime = tokenLifetime === undefined ? {} : { tokenLifetime: () => tokenLifetime };
  return {
    addresses,
    ...tests,
    hosts: (options.hosts ?? []).map((host) => host.toLowerCase()),
    rules: overrideRules(lifetime, collectResolutionRules(answersOf(options)), faultRules),
    ...(options.keepsExchanges ? { recording: new Recording() } : {}),
    clock: createServiceClock(clock, snapshot?.ahead),
    random: options.random ?? systemRandom,
    call: options.call ?? ((request) => globalThis.fetch(request)),
    files: createSharedFiles(),
    imports: [],
    store: new Store(snapshot?.store ?? { apps: options.apps ?? demoApps }),
    resources: indexDataset(checked.dataset),
  };
}

/** The origin of an address, without parsing the rest of it. */
const readOrigin = (url: string) => {
  const slash = url.indexOf('/', url.indexOf('://') + 3);
  return slash < 0 ? url : url.slice(0, slash);
};
