import { decide } from './consent.ts';
import { authorizationAddress, authorize, requestToken, readFields, readTokens } from './oauth-requests.ts';
import type { Parameters } from './oauth-requests.ts';
import { createChallenge, VERIFIER_ALPHABET } from './pkce.ts';
import { keepReadingToken } from './reading-token.ts';
import type { ChallengeMethod } from './pkce.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { NoResponse } from '../kit/exchange.ts';
import { isMomentary, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { KnownApp } from '../../run/plan.ts';

/** The type of an app: with a secret or without one. Source, "App types (registration)". */
export type AppType = 'confidential' | 'public';
/** The challenge method that a request names; `default` names none but has a challenge, `none` has no challenge. */
export type Pkce = ChallengeMethod | 'default' | 'none';

/** How an app requests tokens. */
export interface Flow {
  readonly type: AppType;
  readonly pkce: Pkce;
}

/** A valid authorization request, and what the app must remember about it. */
export interface AuthorizationRequest {
  readonly app: KnownApp;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier?: string;
  readonly parameters: Parameters;
}

/** Values of a request that would otherwise be random, and its scopes. */
export type RequestOverrides = Partial<Pick<AuthorizationRequest, 'redirectUri' | 'state' | 'verifier'>> & {
  readonly scopes?: readonly string[];
};

/** What has been learned about authorization at a target. */
interface OAuthState {
  /** The scopes to request, where the target refuses all configured scopes together. */
  scopes?: readonly string[];
  /** Whether a flow obtains a code, and whether it obtains tokens; each is tried until it shows one or the other. */
  readonly codes: Map<string, Promise<boolean>>;
  readonly tokens: Map<string, Promise<boolean>>;
  /** An access token for reading, and the time at which it is replaced. */
  access?: { readonly token: string; readonly until: number };
  /** The tokens of which one is to be that, while they are obtained. */
  obtaining?: ReturnType<typeof obtainAnyTokens>;
  /** The seconds by which the target's clock was moved. */
  passed: number;
}

const oauthState = sessionKey((): OAuthState => ({ codes: new Map(), tokens: new Map(), passed: 0 }));

/** Builds a valid authorization request of the app. */
export function buildRequest(
  { target, random }: CheckContext,
  app: KnownApp,
  pkce: Pkce,
  given: RequestOverrides = {},
): AuthorizationRequest {
  const verifier = pkce === 'none' ? undefined : (given.verifier ?? random.text(64, VERIFIER_ALPHABET));
  const redirectUri = given.redirectUri ?? app.redirectUris[0];
  if (redirectUri === undefined) throw new PreconditionFailed(`the app ${app.clientId} has no redirect URL`);
  const state = given.state ?? random.text(24);
  if (verifier !== undefined) target.secrets.add(verifier);
  return {
    app,
    redirectUri,
    state,
    ...(verifier === undefined ? {} : { verifier }),
    parameters: {
      client_id: app.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: (given.scopes ?? target.session.get(oauthState).scopes ?? target.plan.scopes).join(' '),
      state,
      ...(verifier === undefined
        ? {}
        : {
            code_challenge: createChallenge(verifier, pkce === 'S256' ? 'S256' : 'plain'),
            code_challenge_method: pkce === 'default' ? undefined : pkce,
          }),
    },
  };
}

/** Obtains the code of an approved request. Throws {@link PreconditionFailed} if there is none, which other checks judge. */
export async function obtainCode(target: Target, asked: AuthorizationRequest): Promise<string> {
  const { to, exchange } = await decide(target, 'approve', asked.parameters);
  const code = to?.searchParams.get('code');
  if (!code)
    throw new PreconditionFailed(
      `an approved request of ${asked.app.clientId} returned no code (status ${exchange.response.status})`,
      { code: 'no-tokens' },
    );
  return code;
}

/** The fields of a valid code exchange. */
export const exchangeFields = ({ app, redirectUri, verifier }: AuthorizationRequest, code: string) => ({
  grant_type: 'authorization_code',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  redirect_uri: redirectUri,
  code,
  code_verifier: verifier,
});

/** The fields of a valid refresh request. */
export const refreshFields = (app: KnownApp, refreshToken: string) => ({
  grant_type: 'refresh_token',
  client_id: app.clientId,
  client_secret: app.clientSecret,
  refresh_token: refreshToken,
});

/** Exchanges the code of an approved request. Throws {@link PreconditionFailed} if the response has no access token. */
export async function obtainTokens(
  context: CheckContext,
  asked: AuthorizationRequest,
): Promise<{ readonly exchange: Exchange; readonly access: string; readonly refresh: string | undefined }> {
  const code = await obtainCode(context.target, asked);
  const exchange = await requestToken(context.target, exchangeFields(asked, code));
  const { access, refresh } = readTokens(exchange);
  if (access === undefined)
    throw new PreconditionFailed(
      `the code exchange of ${asked.app.clientId} returned no tokens (status ${exchange.response.status})`,
      { code: 'no-tokens' },
    );
  context.target.confirm('oauth');
  return { exchange, access, refresh };
}

/** Whether a valid request of this flow obtains a code. */
function obtainsCode(context: CheckContext, flow: Flow): Promise<boolean> {
  return tryOnce(context.target.session.get(oauthState).codes, flow, async () => {
    await obtainCode(context.target, buildRequest(context, await context.target.app(flow.type), flow.pkce));
  });
}

/** Whether a valid request of this flow obtains tokens. */
export function obtainsTokens(context: CheckContext, flow: Flow): Promise<boolean> {
  return tryOnce(context.target.session.get(oauthState).tokens, flow, async () => {
    await obtainTokens(context, buildRequest(context, await context.target.app(flow.type), flow.pkce));
  });
}

function tryOnce(
  results: Map<string, Promise<boolean>>,
  { type, pkce }: Flow,
  act: () => Promise<void>,
): Promise<boolean> {
  const key = `${type} ${pkce}`;
  const known = results.get(key);
  if (known) return known;
  const tried = act().then(
    () => true,
    (error: unknown) => {
      const isRefusal = error instanceof PreconditionFailed && !isMomentary(error);
      if (!isRefusal) results.delete(key);
      if (isRefusal || error instanceof NoResponse) return false;
      throw error;
    },
  );
  results.set(key, tried);
  return tried;
}

const PREFERENCE: Readonly<Record<AppType, readonly Pkce[]>> = {
  confidential: ['S256', 'none', 'plain'],
  public: ['S256', 'plain', 'default'],
};

/**
 * Finds the first flow in which an app of this type obtains a code. Throws {@link PreconditionFailed} if there is none,
 * because then the refusal of an invalid request means nothing.
 */
export async function findCodeFlow(context: CheckContext, type: AppType): Promise<Flow> {
  const { plan, session } = context.target;
  const state = session.get(oauthState);
  for (const pkce of PREFERENCE[type]) if (await obtainsCode(context, { type, pkce })) return { type, pkce };
  // The source leaves open which scopes exist, so one of them may be granted where all together are refused.
  for (const scope of state.scopes === undefined ? plan.scopes : []) {
    state.scopes = [scope];
    state.codes.clear();
    state.tokens.clear();
    const [pkce = 'S256'] = PREFERENCE[type];
    try {
      if (await obtainsCode(context, { type, pkce })) return { type, pkce };
    } catch (error) {
      // Nothing was learned about the scopes.
      delete state.scopes;
      throw error;
    }
  }
  state.scopes = plan.scopes;
  throw new PreconditionFailed(`no approved request of a ${type} app returns a code`, { code: 'no-tokens' });
}

/** Finds the first flow in which an app of this type obtains tokens, of all flows or those given. */
export async function findTokenFlow(
  context: CheckContext,
  type: AppType,
  methods: readonly Pkce[] = PREFERENCE[type],
): Promise<Flow> {
  await findCodeFlow(context, type);
  for (const pkce of methods) if (await obtainsTokens(context, { type, pkce })) return { type, pkce };
  throw new PreconditionFailed(`no valid code exchange of a ${type} app returns tokens (${methods.join(', ')})`, {
    code: 'no-tokens',
  });
}

/** Prepares a valid code exchange without sending it. */
export async function prepareExchange(
  context: CheckContext,
  type: AppType,
  methods?: readonly Pkce[],
): Promise<{ asked: AuthorizationRequest; fields: ReturnType<typeof exchangeFields> }> {
  const { pkce } = await findTokenFlow(context, type, methods);
  const asked = buildRequest(context, await context.target.app(type), pkce);
  return { asked, fields: exchangeFields(asked, await obtainCode(context.target, asked)) };
}

/** Obtains tokens by the first flow that works, for checks that are about something else. */
export async function obtainAnyTokens(
  context: CheckContext,
  type: AppType = 'confidential',
  given: RequestOverrides = {},
): Promise<Awaited<ReturnType<typeof obtainTokens>> & { readonly app: KnownApp }> {
  const { pkce } = await findTokenFlow(context, type);
  const app = await context.target.app(type);
  return { app, ...(await obtainTokens(context, buildRequest(context, app, pkce, given))) };
}

/** An access token of a confidential app for one of the members. Throws {@link Unsupported} where no member can be chosen. */
export async function obtainTokensAs(context: CheckContext, login: string) {
  const { target } = context;
  const { pkce } = await findTokenFlow(context, 'confidential');
  const asked = buildRequest(context, await target.app('confidential'), pkce);
  await target.state('the user will', { decision: 'approve', login });
  const { to } = await authorize(target, authorizationAddress(target, asked.parameters));
  const { access } = readTokens(await requestToken(target, exchangeFields(asked, to?.searchParams.get('code') ?? '')));
  if (access === undefined) throw new PreconditionFailed(`the member ${login} gets no tokens`);
  return { access };
}

/** Tokens of a valid flow with a refresh token. Throws {@link PreconditionFailed} if there is none. */
export async function obtainRefreshToken(context: CheckContext, type: AppType, given: RequestOverrides = {}) {
  const tokens = await obtainAnyTokens(context, type, given);
  if (tokens.refresh === undefined) throw new PreconditionFailed('the token response has no refresh token');
  return { ...tokens, refresh: tokens.refresh };
}

/** Requests the project list, as in the source's example of an authenticated call. */
export const requestProjects = (target: Target, address: string, token?: string): Promise<Exchange> =>
  target.send({
    method: 'GET',
    url: `${address}/api/v2/projects`,
    headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

/** An access token for reading: the configured one, or one of the confidential app, obtained once for all who ask. */
export async function getAccessToken(context: CheckContext): Promise<string> {
  const { target } = context;
  const state = target.session.get(oauthState);
  const isCurrent = state.access !== undefined && Date.now() < state.access.until;
  const known = target.plan.accessToken ?? (isCurrent ? state.access?.token : undefined);
  if (known !== undefined) {
    target.secrets.add(known);
    return known;
  }
  state.obtaining ??= obtainAnyTokens(context).finally(() => delete state.obtaining);
  const { access, exchange } = await state.obtaining;
  // A short lifetime may end while the suites run: a token is replaced after half of it.
  const seconds = Number(readFields(exchange.response.body)['expires_in']);
  state.access = { token: access, until: seconds > 0 ? Date.now() + seconds * 500 : Infinity };
  keepReadingToken(target, access, state.access.until, () => getAccessToken(context));
  return access;
}

const DAY = 86_400;
/** The longest time that passes at once, in days: it leaves time to other checks. */
const MAX_STEP = 400;
/** The longest time that passes in a run, in days: the dates of records are to stay before or after the target's clock. */
export const MAX_DAYS = 1_800;

/**
 * Moves the target's clock. The access token for reading may expire by that, so it is replaced. Throws {@link Unsupported}
 * for more than 400 days, and where more than {@link MAX_DAYS} would have passed in the run.
 */
export async function passTime(target: Target, seconds: number): Promise<void> {
  const state = target.session.get(oauthState);
  if (seconds > MAX_STEP * DAY) throw tooLong(`${MAX_STEP} days pass at once`, seconds);
  const passed = state.passed + seconds;
  if (passed > MAX_DAYS * DAY) throw tooLong(`${MAX_DAYS} days pass in a run`, passed);
  await target.state('time passes', { seconds });
  state.passed = passed;
  delete state.access;
}

function tooLong(limit: string, seconds: number): Unsupported {
  const subject = `the kit lets no more than ${limit}`;
  return new Unsupported(`${subject}, and ${Math.ceil(seconds / DAY)} would be needed`, {
    code: 'not-observable',
    subject,
  });
}
