import type { Hono } from 'hono';
import { createServiceClock, type Clock } from '../core/clock.ts';
import type { RouteEnv } from '../core/context.ts';
import { FailureInjector } from '../core/injected-failure.ts';
import type { Exchange } from '../core/journal.ts';
import type { Random } from '../core/random.ts';
import { Store } from '../core/store.ts';
import { createSharedFiles } from '../modules/shared-files.ts';
import type { Call } from '../modules/module-context.ts';
import type { ReferenceContext, Rules } from '../rules/rules.ts';
import { createHandle, type Handle } from './handle.ts';
import { MissingRenewal } from './missing-renewal.ts';
import { createServers } from './servers.ts';

/*
 * A shadow is a second service with other rules that gets everything that a service gets, and answers nobody. Both draw
 * the same random bytes and hear the same of modules, so what they do differs by their rules alone. A response that
 * differs shows that a test could tell the two apart.
 */

interface Shadow {
  readonly id: string;
  readonly context: ReferenceContext;
  readonly servers: ReadonlyMap<string, Hono<RouteEnv>>;
  readonly handle: Handle;
}

/** The shadows of one service. */
export interface Shadows {
  /** What the service has to work with, so that its shadows can follow it. */
  readonly context: ReferenceContext;
  /** Responds by the service, lets the shadows respond too, and tells `report` of those whose response differs. */
  respond(request: Request, respond: () => Promise<Response>, report: Report): Promise<Response>;
  /** The handle of the service, which prepares its shadows too. `report` is given those whose import differs. */
  follow(handle: Handle, report: Report): Handle;
  /** Drops shadows. */
  drop(ids: readonly string[]): void;
}

type Report = (ids: readonly string[]) => void;

type AnyMethod = (...args: never[]) => unknown;

/** What the service drew, heard and looked at in one step, for its shadows to repeat. */
interface Step {
  readonly drawn: Uint8Array[];
  readonly heard: { readonly sent: string; readonly response: Promise<Response> }[];
  readonly used: Set<string>;
}

const startStep = (): Step => ({ drawn: [], heard: [], used: new Set() });
const startReplay = () => ({ drawn: 0, heard: 0, differs: false });

/**
 * The shadows of a service by the rules that they replace. Many follow a service only where it uses a rule that they
 * replace, or where their state differs, as they cannot differ elsewhere; a single one follows it everywhere.
 */
export function createShadows(
  original: ReferenceContext,
  outside: Clock,
  changes: ReadonlyMap<string, Partial<Rules>>,
): Shadows {
  const isSingle = changes.size === 1;
  const open = new Map(changes);
  const shadows = new Map<string, Shadow>();
  /** Those whose state is not that of the service. */
  const apart = new Set<string>();
  let step = startStep();
  let replay = startReplay();
  let before: State;
  let last: Promise<unknown> = Promise.resolve();

  const context: ReferenceContext = {
    ...original,
    rules: isSingle
      ? original.rules
      : new Proxy(original.rules, {
          get: (rules, name: keyof Rules) => {
            step.used.add(name);
            return rules[name];
          },
        }),
    random: (size) => {
      const bytes = original.random(size);
      step.drawn.push(bytes);
      return bytes;
    },
    call: async (request) => {
      const sent = await describeCall(request);
      const response = original.call(request);
      const heard = { sent, response: response.then((one) => one.clone()) };
      heard.response.catch(() => undefined);
      step.heard.push(heard);
      return response;
    },
  };
  const random: Random = (size) => {
    const bytes = step.drawn[replay.drawn++];
    return bytes?.length === size ? bytes : new Uint8Array(size).fill(replay.drawn);
  };
  const call: Call = async (request) => {
    const heard = step.heard[replay.heard++];
    if (heard === undefined || heard.sent !== (await describeCall(request))) replay.differs = true;
    if (heard === undefined) throw new Error('The service has called nothing here.');
    return (await heard.response).clone();
  };

  function createShadow(id: string, rules: Partial<Rules>): Shadow {
    const own: ReferenceContext = {
      ...original,
      // Findings are those of the service itself.
      verify: () => [],
      fail: () => () => {},
      reset: () => {},
      ...{ random, call, files: createSharedFiles(), imports: [], store: new Store() },
      rules: { ...original.rules, ...rules },
      clock: createServiceClock(outside),
    };
    return {
      id,
      context: own,
      servers: createServers(own),
      handle: createHandle(() => ({
        ...{ context: own, findings: [], failures: new FailureInjector() },
        missingRenewal: new MissingRenewal(),
      })),
    };
  }

  /** The shadows that may do something else in this step, each in the state of the service before it. */
  function awake(): readonly Shadow[] {
    return [...open].flatMap(([id, rules]) => {
      const isApart = apart.has(id);
      if (!isApart && !isSingle && !Object.keys(rules).some((name) => step.used.has(name))) return [];
      const isNew = !shadows.has(id);
      const shadow = shadows.get(id) ?? createShadow(id, rules);
      shadows.set(id, shadow);
      if (isNew || (!isApart && !isSingle)) restore(shadow.context, before);
      return [shadow];
    });
  }

  /** Whether a shadow did the same in this step. One that did not is brought to the state of the service. */
  function settle({ id, context: own }: Shadow, isSame: boolean): boolean {
    if (!isSame) restore(own, readState(context));
    if (isSame && !isSameState(own, context)) apart.add(id);
    else apart.delete(id);
    return isSame;
  }

  /** The shadows that did something else than the service in this step. */
  async function compare(expected: string, act: (shadow: Shadow) => Promise<string>): Promise<readonly string[]> {
    const differing: string[] = [];
    for (const shadow of awake()) {
      replay = startReplay();
      const actual = await act(shadow).catch((error: unknown) => `failed: ${String(error)}`);
      if (!settle(shadow, actual === expected && !replay.differs)) differing.push(shadow.id);
    }
    return differing;
  }

  async function take(request: Request, respond: () => Promise<Response>, report: Report): Promise<Response> {
    const { method, url } = request;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await request.clone().arrayBuffer();
    const headers = [...request.headers];
    const { origin } = new URL(url);
    step = startStep();
    before = readState(context);
    const response = await respond();
    const expected = await describeResponse(response.clone());
    report(
      await compare(expected, async ({ servers }) => {
        const server = servers.get(origin);
        if (server === undefined) return expected;
        const copy = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
        return describeResponse(await server.fetch(copy, { exchange: createEntry(method, url) }));
      }),
    );
    return response;
  }

  /** One step of the handle. It may end at once, while a request is on its way. */
  function handleStep(name: keyof Handle, method: AnyMethod, args: never[], report: Report): unknown {
    const current = { step, replay, before };
    step = startStep();
    before = readState(context);
    const result = method(...args);
    const repeat = (shadow: Shadow) => (shadow.handle[name] as AnyMethod)(...args);
    if (result instanceof Promise) {
      return result.then(async (value: unknown) => {
        report(await compare(describe(value), async (shadow) => describe(await repeat(shadow))));
        return value;
      });
    }
    const expected = describe(result);
    for (const shadow of awake()) {
      replay = startReplay();
      settle(shadow, attempt(() => describe(repeat(shadow))) === expected);
    }
    ({ step, replay, before } = current);
    return result;
  }

  return {
    context,
    drop: (ids) => {
      for (const id of ids) for (const known of [open, shadows, apart]) known.delete(id);
    },
    respond: (request, respond, report) => {
      // A state is set by a test, not by a client: only what a module got of it counts. The module may ask the service
      // itself, so the state waits for no request.
      if (request.url.startsWith(context.addresses.stateUrl))
        return take(request, respond, (ids) => report(step.heard.length > 0 ? ids : []));
      // One after the other, as the steps of two requests at once could not be told apart.
      const turn = last.then(() => take(request, respond, report));
      last = turn.catch(() => undefined);
      return turn;
    },
    follow: (handle, report) =>
      Object.fromEntries(
        Object.entries(handle).map(([name, method]: [string, AnyMethod]) => [
          name,
          // It looks at findings, which shadows have none of.
          name === 'verify' ? method : (...args: never[]) => handleStep(name as keyof Handle, method, args, report),
        ]),
      ) as unknown as Handle,
  };
}

type State = ReturnType<typeof readState>;

const readState = ({ store, clock, resources }: ReferenceContext) => ({
  stored: structuredClone(store.toJSON()),
  secretEnding: store.secretEnding,
  ahead: clock.ahead,
  resources,
});

/** Brings a shadow to a state of its service, whose clock never moves back. */
function restore(context: ReferenceContext, { stored, secretEnding, ahead, resources }: State): void {
  context.store.restore(structuredClone(stored));
  context.store.secretEnding = secretEnding;
  context.resources = resources;
  context.clock.advance((ahead - context.clock.ahead) / 1_000);
}

const isSameState = (one: ReferenceContext, other: ReferenceContext): boolean =>
  describeStore(one) === describeStore(other) &&
  (one.resources === other.resources || describe(one.resources.dataset) === describe(other.resources.dataset));

const describeStore = ({ store, clock }: ReferenceContext) => describe([store, store.secretEnding, clock.ahead]);

const describe = (value: unknown): string => JSON.stringify(value) ?? '';

function attempt(act: () => string): string {
  try {
    return act();
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

const createEntry = (method: string, url: string): Exchange => ({
  ...{ number: 0, at: '', method, url, status: 0, durationMs: 0 },
  requirements: [],
});

async function describeResponse(response: Response): Promise<string> {
  return JSON.stringify([response.status, [...response.headers], await response.text()]);
}

/** What a module gets, without the token of the call, which holds the time. */
async function describeCall(request: Request): Promise<string> {
  const address = new URL(request.url);
  address.searchParams.delete('jwtToken');
  const headers = [...request.headers].filter(([name]) => name !== 'authorization');
  return JSON.stringify([request.method, address.href, headers, await request.clone().text()]);
}
