import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isUnsendable, json, NoResponse } from './exchange.ts';
import type { Bounds, Exchange, Send, HttpRequest } from './exchange.ts';
import { followMoved } from './follow-moved.ts';
import { listOrigins } from './origins.ts';
import { limitRate } from './rate-limit.ts';
import { noteTime } from './slow-target.ts';
import type { Pace } from './slow-target.ts';
import { limitTime } from './time-budget.ts';
import { PreconditionFailed, TargetUnreachable, Unsupported } from './preconditions.ts';
import { addSeenSecrets, showExchange } from './evidence.ts';
import type { EvidenceRecorder } from './evidence-recorder.ts';
import { openSession } from './session.ts';
import type { Session } from './session.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { Addresses, Area, KnownApp, Plan } from '../../run/plan.ts';
import type { ShownExchange } from '../../run/outcome.ts';
import { printable } from '../../run/untrusted.ts';
import { createSecrets, listSecrets } from '../../run/secrets.ts';
import type { Secrets } from '../../run/secrets.ts';

/** The names of provider states, as the interfaces fix them. */
export type StateName =
  'the dataset is' | 'the app is registered' | 'the user will' | 'time passes' | 'the file is imported';

/** The one target that a worker examines, from outside. */
export interface Target {
  readonly addresses: Addresses;
  /** The plan of the run, of a lower depth since {@link askLess}. */
  readonly plan: Plan;
  /** How long a job or a request takes, in milliseconds, since {@link askLess}. */
  readonly slowJobMs: number | undefined;
  readonly secrets: Secrets;
  /** Keeps what is exchanged and judged; absent: nothing is kept. */
  readonly evidence?: EvidenceRecorder;
  /** What drivers remember about the target. Whoever opens a target closes its session. */
  readonly session: Session;
  /** Sends one request and records it. Throws {@link TargetUnreachable} once the target no longer responds at all. */
  readonly send: Send;
  /** Records an exchange that did not go through {@link send}, such as one of a browser. */
  readonly record: (exchange: Exchange | NoResponse) => void;
  /** An exchange with its secrets redacted. A body that names a file is written to it, so the request can be repeated. */
  readonly show: (exchange: Exchange | NoResponse) => ShownExchange;
  /** Forgets the exchanges so far, and starts the time of a check. Throws {@link PreconditionFailed} if none is left for the run. */
  readonly beginCheck: () => void;
  /** The exchanges since the last call, oldest first. */
  readonly takeExchanges: () => readonly (Exchange | NoResponse)[];
  /** Asks from now on no more than a quick run, because a job takes this many milliseconds. */
  readonly askLess: (jobMs: number) => void;
  /** What {@link noteInstead} was given last. */
  readonly seenInstead: string | undefined;
  /** Notes in words what the target does in place of the main job of its area. */
  readonly noteInstead: (seen: string) => void;
  /** Notes that the target was seen to do the main job of an area: its positive control. */
  readonly confirm: (area: Area) => void;
  /** The areas that were confirmed since the last call. */
  readonly takeControls: () => readonly Area[];
  /**
   * Sets up a provider state, for which the kit has the target wait `held` milliseconds. Throws {@link Unsupported} if the
   * target has no state address or does not know the state.
   */
  readonly state: (
    name: StateName,
    params: Readonly<Record<string, unknown>>,
    held?: number,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Has the user approve, unless that is the state set last. Resolves to whether the state was set now. */
  readonly approve: () => Promise<boolean>;
  /** Replaces the target's data with this dataset, unless it is loaded already. */
  readonly load: (dataset: Dataset) => Promise<void>;
  /** The dataset that was loaded last; undefined for the target's own data. */
  readonly dataset: Dataset | undefined;
  /** An app that is registered with the target: by state if possible, otherwise the one in the configuration. */
  readonly app: (type: 'confidential' | 'public') => Promise<KnownApp>;
  /** The API address of an edition. Throws {@link Unsupported} if the target has none. */
  readonly api: (edition: Edition) => string;
}

/** Of a service even the short responses are looked at, of the requests before any are sent at the same time. */
const PACE: Pace = { first: 40, share: 1 / 4, slow: 60 };
/** Of the states more than half: a dataset may take longer than the others. */
const STATE_PACE: Pace = { first: 20, share: 1 / 2, slow: 150 };
/** Waits for a rate limit after which a run of the default depth is one of many minutes. */
const MAX_LIMITED = 3;

/** The state that calls the module of an app. */
const IMPORT = 'the file is imported';
/** Bytes read of one response: an app's file of a large job with its translations, each letter escaped. */
const MAX_RESPONSE = 64 * 2 ** 20;
/** Exchanges recorded for one check; a check that sends more shows the last ones. */
const MAX_EXCHANGES = 200;

/** Opens a target for one worker. `connect` makes the sender: over the network, or to a service in this process. */
export function openTarget(
  plan: Plan,
  addresses: Addresses,
  connect: (bounds: Bounds) => Send,
  evidence?: EvidenceRecorder,
): Target {
  const { add, redact } = createSecrets(listSecrets(plan));
  const secrets: Secrets = {
    redact,
    add: (secret) => {
      add(secret);
      evidence?.addSecret(secret);
    },
  };
  const origins = listOrigins(plan, addresses);
  const time = limitTime(connect({ timeout: plan.timeout, size: MAX_RESPONSE, origins }), plan);
  let asked = plan;
  let slowJobMs: number | undefined;
  let seenInstead: string | undefined;
  const askLess = (ms: number): void => {
    slowJobMs = Math.round(ms);
    asked = { ...plan, depth: 'quick' };
  };
  // A job of an app is a matter of its own; a depth that was asked for is asked.
  const isWatched = plan.depth === undefined && plan.target.kind !== 'app';
  const watch = (pace: Pace) => {
    const times: number[] = [];
    return (ms: number): void => {
      const usual = isWatched ? noteTime(times, ms, pace) : undefined;
      if (usual !== undefined) askLess(usual);
    };
  };
  const [notePace, noteStatePace] = [watch(PACE), watch(STATE_PACE)];
  let limited = 0;
  const noteLimit = (wait: number): void => {
    if (isWatched && ++limited === MAX_LIMITED) askLess(wait);
  };
  const sendOne = limitRate(time.send, plan, undefined, noteLimit);
  const controls = new Set<Area>();
  let unreachable: TargetUnreachable | undefined;
  const exchanges: (Exchange | NoResponse)[] = [];
  const record = <One extends Exchange | NoResponse>(one: One): One => {
    if (!(one instanceof Error)) addSeenSecrets(one, secrets);
    evidence?.exchanged(one);
    exchanges.push(one);
    if (exchanges.length > MAX_EXCHANGES) exchanges.shift();
    return one;
  };

  const sendRecorded = followMoved(async (request) => record(await sendOne(request)));
  const send: Send = async (request) => {
    // The checks that follow do not wait again for a target that no longer responds.
    if (unreachable) throw unreachable;
    const unsendable = Object.entries(request.headers).find(([, value]) => isUnsendable(value));
    if (unsendable)
      throw new PreconditionFailed(`the target gave a value for the header ${unsendable[0]} that no header can carry`, {
        code: 'blocked',
        subject: 'oauth.token-response.access-token',
      });
    try {
      const began = performance.now();
      const exchange = await sendRecorded(request);
      // A refusal and a redirect may take no time where a list takes long.
      if (exchange.response.status < 300) notePace(performance.now() - began);
      return exchange;
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      record(error);
      if (await isReachable(sendOne, addresses)) throw error;
      const origin = new URL(request.url).origin;
      unreachable = new TargetUnreachable(`${origin} stopped responding (${error.message})`, { cause: error });
      throw unreachable;
    }
  };

  let isApproving = false;
  const state: Target['state'] = async (name, params, held) => {
    isApproving = false;
    if (addresses.stateUrl === undefined)
      throw new Unsupported('the target has no state address', { code: 'no-state-address' });
    if (plan.readOnly) throw new Unsupported('the run is read-only, so no state is set up', { code: 'read-only' });
    const began = performance.now();
    const { response } = await sendOne({
      method: 'POST',
      url: addresses.stateUrl,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ state: name, params, action: 'setup' }),
      ...(held !== undefined && { held }),
    }).catch((error: unknown) => {
      if (!(error instanceof NoResponse)) throw error;
      // An import of megabytes may take its time.
      if (error.code === 'silent' && name === IMPORT)
        throw new PreconditionFailed(`the state “${name}” did not come in time (${error.message})`, {
          code: 'target-silent',
          subject: 'an import',
        });
      throw new TargetUnreachable(`the state address did not respond (${error.message})`);
    });
    // An import takes as long as the app that the kit is to the target.
    if (name !== IMPORT) noteStatePace(performance.now() - began);
    const { status } = response;
    // A long run knows thousands of secrets, so a text is redacted only where it is shown.
    const showBody = () => printable(secrets.redact(response.body.slice(0, 200)));
    if (status >= 400 && status < 500)
      throw new Unsupported(`the state address refuses “${name}” with ${status}: ${showBody()}`, {
        code: 'state-refused',
        subject: name,
      });
    const result = json(response);
    if (status < 200 || status > 299 || typeof result !== 'object' || result === null)
      throw new PreconditionFailed(
        `the state address responds to “${name}” with ${status} and no JSON object: ${showBody()}`,
        { code: 'state-failed', subject: name },
      );
    return result as Readonly<Record<string, unknown>>;
  };

  const approve: Target['approve'] = async () => {
    if (isApproving) return false;
    await state('the user will', { decision: 'approve' });
    isApproving = true;
    return true;
  };

  let loaded: Dataset | undefined;
  const load: Target['load'] = async (dataset) => {
    if (loaded === dataset) return;
    // A target that fails at it may hold a part of the data.
    loaded = undefined;
    await state('the dataset is', { dataset });
    evidence?.loaded(dataset);
    loaded = dataset;
  };

  const registered = new Map<string, KnownApp>();
  const app: Target['app'] = async (type) => {
    const known = registered.get(type);
    if (known) return known;
    const configured = plan.apps[type];
    const found =
      addresses.stateUrl === undefined && configured
        ? configured
        : await register(type).catch((error: unknown) => {
            if (error instanceof Unsupported && configured) return configured;
            throw error;
          });
    if (found.clientSecret !== undefined) secrets.add(found.clientSecret);
    registered.set(type, found);
    return found;
  };
  const register = async (type: 'confidential' | 'public'): Promise<KnownApp> => {
    const app: KnownApp = {
      clientId: `locspec-${type}`,
      redirectUris: [`https://${type}.example/callback`, `https://${type}.example/other`],
      ...(type === 'confidential' ? { clientSecret: `secret-of-the-kit-${plan.seed}` } : {}),
    };
    await state('the app is registered', { app: { type, ...app } });
    return app;
  };

  return {
    addresses,
    secrets,
    ...(evidence === undefined ? {} : { evidence }),
    session: openSession(),
    get plan() {
      return asked;
    },
    get slowJobMs() {
      return slowJobMs;
    },
    askLess,
    get seenInstead() {
      return seenInstead;
    },
    noteInstead: (seen) => void (seenInstead = seen),
    confirm: (area) => void controls.add(area),
    takeControls: () => {
      const taken = [...controls];
      controls.clear();
      return taken;
    },
    send,
    record: (exchange) => void record(exchange),
    show: (exchange) => {
      const { file, body } = exchange.request;
      if (file !== undefined && body !== undefined)
        writeBody(join(plan.reportDir, file), printable(secrets.redact(body)));
      return showExchange(exchange, secrets);
    },
    beginCheck: () => {
      exchanges.length = 0;
      time.beginCheck();
      time.requireTime();
    },
    takeExchanges: () => exchanges.splice(0),
    state,
    approve,
    load,
    get dataset() {
      return loaded;
    },
    app,
    api: (edition) => {
      const address = edition === 'hosted' ? addresses.baseUrl : addresses.enterpriseBaseUrl;
      if (address === undefined)
        throw new Unsupported('the target has no enterprise edition', { code: 'no-enterprise-edition' });
      return address;
    },
  };
}

function writeBody(path: string, body: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

/** Whether the target responds to another request: a single one without a response is for rules to judge. */
async function isReachable(send: Send, addresses: Addresses): Promise<boolean> {
  const request: HttpRequest = { method: 'GET', url: `${addresses.authUrl}/oauth/authorize`, headers: {} };
  return send(request).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PreconditionFailed) throw error;
      return false;
    },
  );
}
