import { setTimeout as pause } from 'node:timers/promises';
import { openSimulatedBrowser } from './login-browser.ts';
import type { SimulatedBrowser, Visit } from './login-browser.ts';
import { bearerOf, findSecrets, sortTraffic } from './app-traffic.ts';
import type { ObservedAuthorization, ObservedTokenRequest, Traffic } from './app-traffic.ts';
import { json, NoResponse } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { listOrigins, listServiceOrigins } from '../kit/origins.ts';
import { notObservable, PreconditionFailed, TargetUnreachable } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { LoginApp, LoginTarget } from '../../run/plan.ts';

/** How requests of a path fail, as the state `the service fails` takes it. */
interface ServiceFailure {
  readonly path: '/api/v2/**' | '/oauth/token';
  readonly delayMs?: number;
  readonly status?: number;
}

/** A simulation of the service and the browser of an app, and what the app did in it. */
export interface AppLogin {
  readonly target: Target;
  readonly login: LoginTarget;
  /** Sets who decides about the app from now on, the first user when absent, and how. */
  readonly userWill: (decision: 'approve' | 'deny', login?: string) => Promise<void>;
  /** Sets what codes and tokens end in from now on. Each has all the characters that it may have. */
  readonly useRareSecrets: () => Promise<void>;
  /** Revokes all tokens: from now on, calls and refreshes are refused. */
  readonly revokeTokens: () => Promise<void>;
  /** Moves the clock of the service, and not that of the app, forward by this number of seconds. */
  readonly passTime: (seconds: number) => Promise<void>;
  /** Sets the names of the projects that the service lists for a user. */
  readonly userSees: (login: string, projects: readonly string[]) => Promise<void>;
  /** Lets requests of the app be delayed or fail from now on, and ends what was set before. */
  readonly serviceFails: (...failures: readonly ServiceFailure[]) => Promise<void>;
  /** Opens a browser without cookies. */
  readonly newBrowser: () => SimulatedBrowser;
  /** The exchanges of the app with the service since the last call. */
  readonly takeTraffic: () => Promise<Traffic>;
  /** The access tokens of earlier simulations that calls have carried since the last call of this function. */
  readonly takeEarlierTokens: () => readonly string[];
  /** All exchanges of the app with the service. */
  readonly allTraffic: () => Traffic;
  /** The authorization requests so far, whose callbacks the browser may not have visited. */
  readonly begun: ObservedAuthorization[];
  /** Those whose own callback came to the browser that began them. */
  readonly completed: ObservedAuthorization[];
  /** All exchanges of browsers with the app. */
  readonly allResponses: () => readonly Exchange[];
  /** The exchanges of a trail to which the app responded. */
  readonly selectAppResponses: (trail: readonly Exchange[]) => readonly Exchange[];
}

/** The simulations that a check has opened. */
export const openedLogins = sessionKey<AppLogin[]>(() => []);

/**
 * Simulates the service and browser for the app of a target; the user approves by default. Throws {@link Unsupported} if
 * the app is not of the given type.
 */
export async function openLogin(target: Target, type?: LoginApp['type']): Promise<AppLogin> {
  const { login } = target.plan;
  if (login === undefined) throw new Error('the plan names no login');
  const { service, app } = login;
  if (type !== undefined && type !== app.type) throw notObservable(`the app is ${app.type}`);
  if (app.clientSecret !== undefined) target.secrets.add(app.clientSecret);
  const state = async (name: string, params: object = {}) => {
    const body = JSON.stringify({ state: name, params, action: 'setup' });
    const response = await fetch(service.stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!response.ok) throw new Error(`the simulated service refuses the state “${name}”: ${await response.text()}`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  };
  const serviceOrigins = new Set(listServiceOrigins(service));
  const origins = listOrigins(target.plan, target.addresses);
  const fetchAfter = async (number: number) => {
    const { exchanges } = (await state('the app has sent', { after: number })) as { exchanges: readonly Numbered[] };
    return exchanges;
  };
  // Exchanges of earlier checks are not part of this login, nor is what an app does later for the users of those.
  const earlier = await fetchAfter(0);
  const isOfOthers = followTokens(findSecrets(sortTraffic(earlier)).tokens);
  let lastNumber = earlier.at(-1)?.number ?? 0;
  const all: Numbered[] = [];
  const earlierTokens: string[] = [];
  const fetchNew = async () => {
    const exchanges = await fetchAfter(lastNumber);
    lastNumber = exchanges.at(-1)?.number ?? lastNumber;
    const own = exchanges.filter((exchange) => !isOfOthers(exchange));
    all.push(...own);
    earlierTokens.push(...sortTraffic(exchanges.filter((one) => !own.includes(one))).calls.map(bearerOf));
    return own;
  };
  const userWill: AppLogin['userWill'] = async (decision, user) =>
    void (await state('the user will', { decision, ...(user !== undefined && { login: user }) }));
  await userWill('approve');
  await state('the secrets end in', { code: '', token: '' });
  const serviceFails: AppLogin['serviceFails'] = async (...failures) =>
    void (await state('the service fails', { failures }));
  await serviceFails();
  const seen: Exchange[] = [];
  const selectAppResponses = (trail: readonly Exchange[]) =>
    trail.filter(({ request }) => !serviceOrigins.has(new URL(request.url).origin));
  const opened: AppLogin = {
    target,
    login,
    userWill,
    useRareSecrets: async () => void (await state('the secrets end in', RARE_ENDING)),
    revokeTokens: async () => void (await state('the grants are withdrawn')),
    passTime: async (seconds) => void (await state('time passes', { seconds })),
    userSees: async (user, projects) => void (await state('the user sees', { login: user, projects })),
    serviceFails,
    newBrowser: () => openSimulatedBrowser(target, origins, (exchange) => void seen.push(exchange)),
    takeTraffic: async () => {
      const traffic = sortTraffic(await fetchNew());
      const { codes, tokens, verifiers } = findSecrets(traffic);
      for (const value of [...codes, ...tokens, ...verifiers]) target.secrets.add(value);
      // The exchanges of the browser are recorded already.
      const own = [...traffic.exchanges, ...traffic.renewals].map(({ exchange }) => exchange);
      for (const exchange of [...own, ...traffic.calls]) target.record(exchange);
      return traffic;
    },
    takeEarlierTokens: () => earlierTokens.splice(0),
    allTraffic: () => sortTraffic(all),
    selectAppResponses,
    allResponses: () => selectAppResponses(seen),
    begun: [],
    completed: [],
  };
  target.session.get(openedLogins).push(opened);
  return opened;
}

// RFC 6749 A.11, A.17: any visible character. RFC 6750 2.1: letters, digits and `-._~+/`, then `=`. None has a longest length.
const RARE_ENDING = { code: '+/%2B&=;#"\'==', token: `${'long-'.repeat(60)}-._~+/==` };

/** Tells which of later exchanges use these tokens, or those that came of them. An app may renew tokens that nobody uses. */
function followTokens(tokens: Iterable<string>): (exchange: Exchange) => boolean {
  const known = new Set(tokens);
  return (exchange) => {
    const traffic = sortTraffic([exchange]);
    const isKnown =
      traffic.renewals.some(({ fields }) => known.has(fields.get('refresh_token') ?? '')) ||
      traffic.calls.some((call) => known.has(bearerOf(call)));
    if (isKnown) for (const token of findSecrets(traffic).tokens) known.add(token);
    return isKnown;
  };
}

type Numbered = Exchange & { readonly number: number };

/** The place of an exchange with the service among all of them; 0 for one of the browser. */
export const numberOf = (exchange: Exchange): number => (exchange as Partial<Numbered>).number ?? 0;

/** Tests whether an address is a callback of the app: one of its redirect URLs with a code or an error in its query. */
function isCallback({ app }: LoginTarget): (to: URL) => boolean {
  return ({ origin, pathname, searchParams }) =>
    (searchParams.has('code') || searchParams.has('error')) &&
    app.redirectUris.some((uri) => new URL(uri).origin === origin && new URL(uri).pathname === pathname);
}

/** Waits until every access token has expired. */
export const expiry = ({ login: { lifetime } }: AppLogin): Promise<void> => pause(lifetime * 1000 + 100);

/** A login up to the callback, which the browser has not visited yet. */
export interface PendingLogin {
  readonly browser: SimulatedBrowser;
  readonly visit: Visit;
  readonly authorization: ObservedAuthorization;
  readonly callback: URL;
}

/** Begins a login in a browser. Throws {@link PreconditionFailed} if it does not lead to the callback. */
export async function beginLogin(play: AppLogin, browser = play.newBrowser()): Promise<PendingLogin> {
  const { login, service } = play.login;
  const visit = await browser.go(login, isCallback(play.login));
  const [authorization] = sortTraffic(visit.trail).authorizations.slice(-1);
  if (authorization === undefined) {
    const end = visit.left?.to.href.split('?')[0] ?? `a page with status ${visit.last?.response.status}`;
    throw new PreconditionFailed(
      `${login} leads to ${end} and not to ${service.authUrl}/oauth/authorize, where the kit waits: configure that address in the app, and the start of its login in the kit`,
    );
  }
  play.begun.push(authorization);
  if (visit.left?.why !== 'awaited')
    throw new PreconditionFailed(
      `the authorization request leads to no callback: ${describeRefusal(authorization.exchange)}`,
    );
  return { browser, visit, authorization, callback: visit.left.to };
}

/**
 * The callback that somebody gets for the authorization request of a login without some of its parameters, which no app
 * has sent. Throws {@link PreconditionFailed} where the service sends nobody back.
 */
export async function forgeCallback(
  play: AppLogin,
  { authorization: { exchange } }: PendingLogin,
  without: readonly string[],
): Promise<URL> {
  const address = new URL(exchange.request.url);
  for (const name of without) address.searchParams.delete(name);
  const { left } = await play.newBrowser().go(address.href, isCallback(play.login));
  if (left?.why !== 'awaited') throw new PreconditionFailed('a forged authorization request leads to no callback');
  return left.to;
}

/** Brings a browser its own callback, as the service sent it. */
export async function completeLogin(play: AppLogin, { browser, authorization, callback }: PendingLogin) {
  play.completed.push(authorization);
  return followToEnd(() => browser.go(callback.href));
}

/** A completed login. */
export interface CompletedLogin extends PendingLogin {
  readonly exchange: ObservedTokenRequest;
}

/** Logs the user in. Throws {@link PreconditionFailed} if the login does not complete. */
export async function signIn(play: AppLogin, browser = play.newBrowser()): Promise<CompletedLogin> {
  const offer = await beginLogin(play, browser);
  play.completed.push(offer.authorization);
  const back = await browser.go(offer.callback.href);
  const { exchanges } = await play.takeTraffic();
  const exchange = exchanges.find(({ fields }) => fields.get('code') === offer.authorization.code);
  if (exchange?.access === undefined)
    throw new PreconditionFailed(
      exchange === undefined
        ? `the app requests no tokens after its callback (status ${back.last?.response.status})`
        : `the code exchange of the app is refused: ${describeRefusal(exchange.exchange)}`,
    );
  play.target.confirm('oauth');
  return { ...offer, exchange };
}

function describeRefusal({ response }: Exchange): string {
  const body = json(response) as { error_description?: unknown } | undefined;
  const page = /role="alert">([^<]*)/.exec(response.body)?.[1];
  const location = response.headers['location']?.[0];
  const inAddress = location && new URL(location).searchParams.get('error_description');
  return String(body?.error_description ?? page ?? inAddress ?? `status ${response.status}`);
}

/** Where a browser ends, in the form that rules judge; an app that no longer responds is an end as well. */
export async function followToEnd(
  go: () => Promise<Visit>,
): Promise<{ readonly last: Exchange | 'redirect loop' | 'no response'; readonly visit?: Visit }> {
  try {
    const visit = await go();
    if (visit.left?.why === 'redirect loop') return { last: 'redirect loop', visit };
    const last = visit.last ?? visit.trail.at(-1);
    return { last: last ?? 'no response', visit };
  } catch (error) {
    if (error instanceof NoResponse || (error instanceof TargetUnreachable && error.cause instanceof NoResponse))
      return { last: 'no response' };
    throw error;
  }
}
