import { openBrowser } from './browser.ts';
import type { Browser, Visit } from './browser.ts';
import { secretsOf, trafficOf } from './traffic.ts';
import type { Asking, TokenAsking, Traffic } from './traffic.ts';
import { json, NoAnswer } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import { originsOf, originsOfService } from '../origins.ts';
import { Blocked, Lost, NotOffered } from '../target.ts';
import type { Target } from '../target.ts';
import type { LoginApp, LoginTarget } from '../../spec/run.ts';

/** What the kit has in hand while it plays the service and the browser of an app. */
export interface Play {
  readonly login: LoginTarget;
  /** What the user answers from now on when the app wants to act for them. */
  readonly userWill: (decision: 'approve' | 'deny') => Promise<void>;
  /** Ends all tokens: from now on, calls and renewals are refused. */
  readonly withdraw: () => Promise<void>;
  /** A browser that has never been to the app. */
  readonly newBrowser: () => Browser;
  /** Exchanges of the app with the service since the last call of this. */
  readonly sent: () => Promise<Traffic>;
  /** All of them since the play began. */
  readonly all: () => Traffic;
  /** The part of a way through redirects that the app answered. */
  readonly ofApp: (trail: readonly Exchange[]) => readonly Exchange[];
}

/**
 * Begins to play for the app of a target; a user approves until told otherwise. Throws {@link NotOffered} where only an app
 * of another type is meant.
 */
export async function openPlay(target: Target, type?: LoginApp['type']): Promise<Play> {
  const { login } = target.plan;
  if (login === undefined) throw new Error('the plan names no login');
  const { service, app } = login;
  if (type !== undefined && type !== app.type) throw new NotOffered(`the app is ${app.type}`);
  if (app.clientSecret !== undefined) target.secrets.keep(app.clientSecret);
  const state = async (name: string, params: object = {}) => {
    const body = JSON.stringify({ state: name, params, action: 'setup' });
    const answer = await fetch(service.stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) throw new Error(`the played service refuses the state “${name}”: ${await answer.text()}`);
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
  const home = new Set(originsOfService(service));
  const origins = originsOf(target.plan, target.addresses);
  const after = async (number: number) => {
    const { exchanges } = (await state('the app has sent', { after: number })) as { exchanges: readonly Numbered[] };
    return exchanges;
  };
  // What an earlier check brought about is its own affair.
  let line = (await after(0)).at(-1)?.number ?? 0;
  const kept: Numbered[] = [];
  const news = async () => {
    const exchanges = await after(line);
    kept.push(...exchanges);
    line = exchanges.at(-1)?.number ?? line;
    return exchanges;
  };
  const userWill: Play['userWill'] = async (decision) => void (await state('the user will', { decision }));
  await userWill('approve');
  return {
    login,
    userWill,
    withdraw: async () => void (await state('the grants are withdrawn')),
    newBrowser: () => openBrowser(target, origins),
    sent: async () => {
      const traffic = trafficOf(await news());
      const { codes, tokens, verifiers } = secretsOf(traffic);
      for (const value of [...codes, ...tokens, ...verifiers]) target.secrets.keep(value);
      // What the browser sent is shown already.
      const own = [...traffic.exchanges, ...traffic.renewals].map(({ exchange }) => exchange);
      for (const exchange of [...own, ...traffic.calls]) target.record(exchange);
      return traffic;
    },
    all: () => trafficOf(kept),
    ofApp: (trail) => trail.filter(({ request }) => !home.has(new URL(request.url).origin)),
  };
}

type Numbered = Exchange & { readonly number: number };

/** Whether an address is a callback of the app: one of its redirect URLs with an answer in its query. */
export function isCallback({ app }: LoginTarget): (to: URL) => boolean {
  return ({ origin, pathname, searchParams }) =>
    (searchParams.has('code') || searchParams.has('error')) &&
    app.redirectUris.some((uri) => new URL(uri).origin === origin && new URL(uri).pathname === pathname);
}

/** A login that has come as far as the callback, which the browser has not been to yet. */
export interface Offer {
  readonly browser: Browser;
  readonly visit: Visit;
  readonly asking: Asking;
  readonly callback: URL;
}

/** Begins a login in a browser. That it leads to the callback is judged elsewhere: here its absence only blocks. */
export async function offered(play: Play, browser = play.newBrowser()): Promise<Offer> {
  const { login, service } = play.login;
  const visit = await browser.go(login, isCallback(play.login));
  const [asking] = trafficOf(visit.trail).askings.slice(-1);
  if (asking === undefined) {
    const end = visit.left?.to.href.split('?')[0] ?? `a page with status ${visit.last?.response.status}`;
    throw new Blocked(
      `${login} leads to ${end} and not to ${service.authUrl}/oauth/authorize, where the kit waits: tell the app that address, and the kit where the login begins`,
    );
  }
  if (visit.left?.why !== 'awaited')
    throw new Blocked(`the authorization request is not answered by a callback: ${refusalIn(asking.exchange)}`);
  return { browser, visit, asking, callback: visit.left.to };
}

/** A login that is through. */
export interface SignedIn extends Offer {
  readonly exchange: TokenAsking;
  /** Everything that the app showed on the way. */
  readonly seen: readonly Exchange[];
}

/** Logs the user in; what stands in the way only blocks. */
export async function signIn(play: Play, browser = play.newBrowser()): Promise<SignedIn> {
  const offer = await offered(play, browser);
  const back = await browser.go(offer.callback.href);
  const { exchanges } = await play.sent();
  const exchange = exchanges.find(({ fields }) => fields.get('code') === offer.asking.code);
  if (exchange?.access === undefined)
    throw new Blocked(
      exchange === undefined
        ? `the app asks for no tokens after its callback (status ${back.last?.response.status})`
        : `the code exchange of the app is refused: ${refusalIn(exchange.exchange)}`,
    );
  return { ...offer, exchange, seen: play.ofApp([...offer.visit.trail, ...back.trail]) };
}

function refusalIn({ response }: Exchange): string {
  const told = json(response) as { error_description?: unknown } | undefined;
  const page = /role="alert">([^<]*)/.exec(response.body)?.[1];
  const location = response.headers['location']?.[0];
  const inAddress = location && new URL(location).searchParams.get('error_description');
  return String(told?.error_description ?? page ?? inAddress ?? `status ${response.status}`);
}

/** Where a browser ended, as judges take it; an app that answers nothing any more has ended as well. */
export async function ending(
  go: () => Promise<Visit>,
): Promise<{ readonly last: Exchange | 'on and on' | 'no answer'; readonly visit?: Visit }> {
  try {
    const visit = await go();
    if (visit.left?.why === 'on and on') return { last: 'on and on', visit };
    const last = visit.last ?? visit.trail.at(-1);
    return { last: last ?? 'no answer', visit };
  } catch (error) {
    if (error instanceof NoAnswer || (error instanceof Lost && error.cause instanceof NoAnswer))
      return { last: 'no answer' };
    throw error;
  }
}
