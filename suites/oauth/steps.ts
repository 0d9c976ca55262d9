import { decide } from './consent.ts';
import { askToken, fieldsOf, tokensOf } from './flow.ts';
import type { Parameters } from './flow.ts';
import { challengeOf, VERIFIER_ALPHABET } from './pkce.ts';
import type { ChallengeMethod } from './pkce.ts';
import type { Attempt } from '../attempt.ts';
import type { Exchange } from '../exchange.ts';
import { NoAnswer } from '../exchange.ts';
import { Blocked } from '../target.ts';
import type { Target } from '../target.ts';
import type { KnownApp } from '../../spec/run.ts';

export type AppType = 'confidential' | 'public';
/** A challenge by a named method, by no named method, or none. */
export type Pkce = ChallengeMethod | 'default' | 'none';

/** A way in which an app may ask for tokens. */
export interface Flow {
  readonly type: AppType;
  readonly pkce: Pkce;
}

/** An authorization request as the source wants it, with what the app must remember of it. */
export interface Asked {
  readonly app: KnownApp;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier?: string;
  readonly parameters: Parameters;
}

/** What a request may be given in place of what chance would draw. */
export type Given = Partial<Pick<Asked, 'redirectUri' | 'state' | 'verifier'>> & {
  readonly scopes?: readonly string[];
};

/** The scopes that are asked for of a target which refuses all of them together. */
const narrowed = new WeakMap<Target, readonly string[]>();

/** A sound authorization request of the app. */
export function request({ target, chance }: Attempt, app: KnownApp, pkce: Pkce, given: Given = {}): Asked {
  const verifier = pkce === 'none' ? undefined : (given.verifier ?? chance.text(64, VERIFIER_ALPHABET));
  const redirectUri = given.redirectUri ?? app.redirectUris[0];
  if (redirectUri === undefined) throw new Blocked(`the app ${app.clientId} has no redirect URL`);
  const state = given.state ?? chance.text(24);
  if (verifier !== undefined) target.secrets.keep(verifier);
  return {
    app,
    redirectUri,
    state,
    ...(verifier === undefined ? {} : { verifier }),
    parameters: {
      client_id: app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: (given.scopes ?? narrowed.get(target) ?? target.plan.scopes).join(' '),
      state,
      ...(verifier === undefined
        ? {}
        : {
            code_challenge: challengeOf(verifier, pkce === 'S256' ? 'S256' : 'plain'),
            code_challenge_method: pkce === 'default' ? undefined : pkce,
          }),
    },
  };
}

/** The code of an approved request. Whether it should have come is judged elsewhere: its absence only blocks. */
export async function codeOf(target: Target, asked: Asked): Promise<string> {
  const { to, exchange } = await decide(target, 'approve', asked.parameters);
  const code = to?.searchParams.get('code');
  if (!code)
    throw new Blocked(
      `an approved request of ${asked.app.clientId} brought no code (status ${exchange.response.status})`,
    );
  return code;
}

/** The fields of a sound code exchange. */
export const exchangeFields = ({ app, redirectUri, verifier }: Asked, code: string) => ({
  grant_type: 'authorization_code',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  redirect_uri: redirectUri,
  code,
  code_verifier: verifier,
});

/** The fields of a sound refresh request. */
export const refreshFields = (app: KnownApp, refreshToken: string) => ({
  grant_type: 'refresh_token',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  refresh_token: refreshToken,
});

/** The answer to a sound code exchange, and its tokens. Their absence only blocks. */
export async function tokensFor(
  attempt: Attempt,
  asked: Asked,
): Promise<{ readonly exchange: Exchange; readonly access: string; readonly refresh: string | undefined }> {
  const code = await codeOf(attempt.target, asked);
  const exchange = await askToken(attempt.target, exchangeFields(asked, code));
  const { access, refresh } = tokensOf(exchange);
  if (access === undefined)
    throw new Blocked(`a code of ${asked.app.clientId} brought no tokens (status ${exchange.response.status})`);
  return { exchange, access, refresh };
}

/** Which flows of a target bring a code, and which bring tokens; each is tried once. */
const codesSeen = new WeakMap<Target, Map<string, Promise<boolean>>>();
const tokensSeen = new WeakMap<Target, Map<string, Promise<boolean>>>();

/** Whether a sound request of this flow brings a code. */
export function bringsCode(attempt: Attempt, flow: Flow): Promise<boolean> {
  return once(codesSeen, attempt.target, flow, async () => {
    await codeOf(attempt.target, request(attempt, await attempt.target.app(flow.type), flow.pkce));
  });
}

/** Whether a sound request of this flow brings tokens. */
export function bringsTokens(attempt: Attempt, flow: Flow): Promise<boolean> {
  return once(tokensSeen, attempt.target, flow, async () => {
    await tokensFor(attempt, request(attempt, await attempt.target.app(flow.type), flow.pkce));
  });
}

function once(
  seen: WeakMap<Target, Map<string, Promise<boolean>>>,
  target: Target,
  { type, pkce }: Flow,
  tryOut: () => Promise<void>,
): Promise<boolean> {
  const ofTarget = seen.get(target) ?? new Map<string, Promise<boolean>>();
  seen.set(target, ofTarget);
  const known = ofTarget.get(`${type} ${pkce}`);
  if (known) return known;
  const tried = tryOut().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Blocked || error instanceof NoAnswer) return false;
      throw error;
    },
  );
  ofTarget.set(`${type} ${pkce}`, tried);
  return tried;
}

const IN_TURN: Readonly<Record<AppType, readonly Pkce[]>> = {
  confidential: ['S256', 'none', 'plain'],
  public: ['S256', 'plain', 'default'],
};

/** The first way in which an app of this type gets a code: without one, what a changed request brings says nothing. */
export async function askingFlow(attempt: Attempt, type: AppType): Promise<Flow> {
  const { target } = attempt;
  for (const pkce of IN_TURN[type]) if (await bringsCode(attempt, { type, pkce })) return { type, pkce };
  // Which scopes there are is left open, so where all together bring no code, one of them may.
  for (const scope of narrowed.has(target) ? [] : target.plan.scopes) {
    narrowed.set(target, [scope]);
    codesSeen.delete(target);
    tokensSeen.delete(target);
    const [pkce = 'S256'] = IN_TURN[type];
    if (await bringsCode(attempt, { type, pkce })) return { type, pkce };
  }
  narrowed.set(target, target.plan.scopes);
  throw new Blocked(`no approved request of a ${type} app brings a code`);
}

/** The first of these ways, or of all, in which an app of this type gets tokens. */
export async function soundFlow(attempt: Attempt, type: AppType, ways: readonly Pkce[] = IN_TURN[type]): Promise<Flow> {
  await askingFlow(attempt, type);
  for (const pkce of ways) if (await bringsTokens(attempt, { type, pkce })) return { type, pkce };
  throw new Blocked(`no code of a ${type} app brings tokens when it is exchanged soundly (${ways.join(', ')})`);
}

/** A sound exchange that has not been sent yet. */
export async function readyExchange(
  attempt: Attempt,
  type: AppType,
  ways?: readonly Pkce[],
): Promise<{ asked: Asked; fields: ReturnType<typeof exchangeFields> }> {
  const { pkce } = await soundFlow(attempt, type, ways);
  const asked = request(attempt, await attempt.target.app(type), pkce);
  return { asked, fields: exchangeFields(asked, await codeOf(attempt.target, asked)) };
}

/** Tokens of the first way that brings some, for checks that are about something else. */
export async function anyTokens(
  attempt: Attempt,
  type: AppType = 'confidential',
  given: Given = {},
): Promise<Awaited<ReturnType<typeof tokensFor>> & { readonly app: KnownApp }> {
  const { pkce } = await soundFlow(attempt, type);
  const app = await attempt.target.app(type);
  return { app, ...(await tokensFor(attempt, request(attempt, app, pkce, given))) };
}

/** The same with a refresh token, whose absence blocks. */
export async function anyRefreshToken(attempt: Attempt, type: AppType, given: Given = {}) {
  const tokens = await anyTokens(attempt, type, given);
  if (tokens.refresh === undefined) throw new Blocked('the token response has no refresh token');
  return { ...tokens, refresh: tokens.refresh };
}

/** Asks the project list, as the source's example of an authenticated call does. */
export const projects = (target: Target, address: string, token?: string): Promise<Exchange> =>
  target.send({
    method: 'GET',
    url: `${address}/api/v2/projects`,
    headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

const tokens = new WeakMap<Target, { readonly access: string; readonly until: number }>();

/** An access token for reading: the configured one, or one of the confidential app's, asked for once. */
export async function accessTokenOf(attempt: Attempt): Promise<string> {
  const { target } = attempt;
  const kept = tokens.get(target);
  const known = target.plan.accessToken ?? (kept && Date.now() < kept.until ? kept.access : undefined);
  if (known !== undefined) {
    target.secrets.keep(known);
    return known;
  }
  const { access, exchange } = await anyTokens(attempt);
  // A short life is over while a suite is at work: half of it is enough for one check.
  const seconds = Number(fieldsOf(exchange.response.body)['expires_in']);
  tokens.set(target, { access, until: seconds > 0 ? Date.now() + seconds * 500 : Infinity });
  return access;
}

/** Moves the target's clock. Tokens that were kept for reading may have expired by then. */
export async function passTime(target: Target, seconds: number): Promise<void> {
  await target.state('time passes', { seconds });
  tokens.delete(target);
}
