import { authenticationRules } from './authentication-rules.ts';
import type { TokenRequest } from './authentication-rules.ts';
import { authorizationExchange, call, codeExchange, CONFIDENTIAL, renewal, shown } from './examples.ts';
import type { Fields } from './examples.ts';
import { bearerOf, sortTraffic } from '../drivers/app-traffic.ts';
import type { ObservedTokenRequest, Traffic } from '../drivers/app-traffic.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { LoginApp } from '../../run/plan.ts';

/** A renewal, and the token requests before it. */
interface Renewal extends TokenRequest {
  readonly earlier: readonly ObservedTokenRequest[];
}

/** Every renewal of an app, with what came before it. */
export const renewalsIn = ({ exchanges, renewals }: Traffic, app: LoginApp): readonly Renewal[] =>
  renewals.map((request, index) => ({ request, app, earlier: [...exchanges, ...renewals.slice(0, index)] }));

const WHAT = 'the renewal';

/** The last of these renewals after a login. */
function lastOf(app: LoginApp, ...sent: readonly Exchange[]): Renewal {
  const traffic = sortTraffic([authorizationExchange({}, app), codeExchange({}, app), ...sent]);
  return renewalsIn(traffic, app).at(-1) as Renewal;
}

/** A valid renewal with these changes. */
const renewed = (changes: Fields = {}, app: LoginApp = CONFIDENTIAL, query = '') =>
  lastOf(app, renewal(changes, 'second', app, query));

const VALID: Rule<Renewal>['valid'] = [
  { title: 'the first renewal', input: renewed() },
  {
    title: 'one after another',
    input: lastOf(CONFIDENTIAL, renewal(), renewal({ refresh_token: 'second refresh token' }, 'third')),
  },
  { title: 'one more attempt after a refusal', input: lastOf(CONFIDENTIAL, renewal({}, null), renewal()) },
];

const field = (
  name: string,
  expected: (app: LoginApp) => string,
  isRight: (value: string, app: LoginApp) => boolean,
): Rule<Renewal> => ({
  requirement: 'oauth.app-side.refresh',
  expected: `a renewal has a valid ${name}`,
  violation: ({ request: { fields }, app }) => {
    const actual = fields.get(name) ?? null;
    return actual !== null && isRight(actual, app)
      ? undefined
      : { code: 'sent', what: WHAT, name, expected: expected(app), actual };
  },
  invalid: [{ title: `no ${name}`, input: renewed({ [name]: undefined }) }],
  valid: VALID,
});

// prettier-ignore
const FIELDS = [
  field('grant_type',    () => 'refresh_token',        (value) => value === 'refresh_token'),
  field('client_id',     ({ clientId }) => clientId,   (value, { clientId }) => value === clientId),
  field('refresh_token', () => 'a refresh token',      () => true),
];

/** The refresh tokens of earlier responses, and whether a later response has replaced each of them. */
function refreshTokensOf(earlier: readonly ObservedTokenRequest[]): ReadonlyMap<string, boolean> {
  const isReplaced = new Map<string, boolean>();
  for (const { fields, refresh } of earlier) {
    if (refresh === undefined) continue;
    const used = fields.get('refresh_token');
    if (used !== undefined) isReplaced.set(used, true);
    isReplaced.set(refresh, false);
  }
  return isReplaced;
}

/** A renewal sends the refresh token of the latest response. */
export const usesLatest: Rule<Renewal> = {
  requirement: 'oauth.app-side.refresh-latest',
  expected: 'refresh_token is that of the latest token response',
  violation: ({ request: { fields }, earlier }) => {
    const used = fields.get('refresh_token');
    const isReplaced = refreshTokensOf(earlier);
    if (used === undefined || isReplaced.get(used) === false) return undefined;
    return {
      code: 'sent',
      what: WHAT,
      name: 'refresh_token',
      expected: 'that of the latest token response',
      actual: isReplaced.has(used) ? 'one that a later response has replaced' : 'one that no response has brought',
    };
  },
  invalid: [
    { title: 'the first refresh token again', input: lastOf(CONFIDENTIAL, renewal(), renewal({}, null)) },
    { title: 'an access token in its place', input: renewed({ refresh_token: 'first access token' }) },
  ],
  valid: VALID,
};

/** The scopes that an app has asked its users for, and one of its renewals. */
export interface RenewedScope {
  readonly asked: readonly string[];
  readonly request: ObservedTokenRequest;
}

const withScope = (scope: string | undefined): RenewedScope => ({
  asked: ['project', 'tm'],
  request: renewed({ scope }).request,
});

/** A renewal asks for no more than a login. */
export const asksForNoMore: Rule<RenewedScope> = {
  requirement: 'oauth.app-side.renewal-scope',
  expected: 'the scopes of a renewal are among those of the authorization requests',
  violation: ({ asked, request }) => {
    const scope = request.fields.get('scope') ?? '';
    return scope.split(' ').every((one) => one === '' || asked.includes(one))
      ? undefined
      : { code: 'sent', what: WHAT, name: 'scope', expected: asked.join(' '), actual: scope };
  },
  invalid: [{ title: 'one more', input: withScope('project glossary') }],
  valid: [
    { title: 'none', input: withScope(undefined) },
    { title: 'fewer', input: withScope('tm') },
  ],
};

const AUTHENTICATION = authenticationRules(WHAT, renewed);

/** A renewal of an app of each type has what the source lists, and the refresh token of the latest response. */
export const renewalRules: Readonly<Record<LoginApp['type'], readonly Rule<Renewal>[]>> = {
  confidential: [...FIELDS, usesLatest, ...AUTHENTICATION.confidential],
  public: [...FIELDS, usesLatest, ...AUTHENTICATION.public],
};

/** Visits of a page, one after the other, after the access token had expired. */
export interface Visits {
  readonly visits: readonly {
    readonly last: Exchange;
    /** Whether the browser came by the authorization page. */
    readonly isAsked: boolean;
    readonly traffic: Traffic;
  }[];
}

const twice = (status: number, sent: readonly Exchange[]): Visits => {
  const visit = { last: shown('', { status }), isAsked: false, traffic: sortTraffic(sent) };
  return { visits: [visit, visit] };
};

const EXPIRED_CALL = call({ authorization: 'Bearer old' }, '', 401);

/** An app whose access token has expired gets another one in some way, or at least stops using it. */
export const replacesExpiredToken: Rule<Visits> = {
  requirement: 'oauth.app-side.renewal',
  expected: 'an app whose access token has expired renews it, or asks the user again',
  violation: ({ visits }) => {
    const isServed = visits.some(
      ({ isAsked, traffic }) =>
        isAsked || [...traffic.exchanges, ...traffic.renewals].some(({ access }) => access !== undefined),
    );
    const last = visits.at(-1);
    const isStuck =
      last !== undefined &&
      (last.last.response.status >= 500 || last.traffic.calls.some(({ response }) => response.status === 401));
    if (isServed || !isStuck) return undefined;
    return {
      code: 'did',
      after: 'the access token had expired',
      expected: 'a renewal with the refresh token, or a way to the authorization page',
      actual: `neither came, and the page answers ${last.last.response.status}`,
    };
  },
  invalid: [
    { title: 'an error page each time', input: twice(502, []) },
    { title: 'the expired token each time', input: twice(200, [EXPIRED_CALL]) },
    { title: 'a renewal that is refused each time', input: twice(500, [renewal({}, null)]) },
  ],
  valid: [
    { title: 'a renewal after a refused call', input: twice(200, [EXPIRED_CALL, renewal()]) },
    {
      title: 'the authorization page',
      input: { visits: twice(200, []).visits.map((visit) => ({ ...visit, isAsked: true })) },
    },
    { title: 'a page that asks for a new login', input: twice(401, []) },
  ],
};

const hasRenewed = ({ visits }: Visits) =>
  visits.some(({ traffic }) => traffic.renewals.some(({ access }) => access !== undefined));
const isTried = ({ visits }: Visits) =>
  visits.some(({ isAsked, traffic }) => isAsked || traffic.exchanges.length + traffic.renewals.length > 0);

/** Whether a page needed a token and got none; what it shows of a cache needs none. */
const isRefused = ({ visits }: Visits) =>
  visits.some(
    ({ last, traffic }) => last.response.status >= 400 || traffic.calls.some(({ response }) => response.status === 401),
  );

/** An app that renews its token at its first end renews it at the next one, too. */
export const renewsAgain: Rule<readonly Visits[]> = {
  requirement: 'oauth.app-side.renewal',
  expected: 'an app that has renewed its access token once renews it again, or asks the user again',
  violation: ([first, ...later]) => {
    if (first === undefined || !hasRenewed(first)) return undefined;
    if (!later.some((round) => isRefused(round) && !isTried(round))) return undefined;
    return {
      code: 'did',
      after: 'a renewed access token had expired',
      expected: 'a renewal with the refresh token, or a way to the authorization page',
      actual: 'neither came',
    };
  },
  unproven: ([first, ...later]) =>
    first !== undefined && hasRenewed(first) && later.some((round) => isTried(round) || isRefused(round))
      ? undefined
      : 'the app renewed no access token, or did not need the next one',
  invalid: [{ title: 'nothing the second time', input: [twice(200, [renewal()]), twice(403, [])] }],
  valid: [
    { title: 'a renewal each time', input: [twice(200, [renewal()]), twice(200, [renewal({}, 'third')])] },
    {
      title: 'a way to the authorization page the second time',
      input: [twice(200, [renewal()]), { visits: twice(200, []).visits.map((visit) => ({ ...visit, isAsked: true })) }],
    },
  ],
};

/** The access tokens of a renewal and those after it, and the calls of the same visit after the first. */
interface CallsAfterRenewal {
  readonly fresh: readonly string[];
  readonly calls: readonly Exchange[];
}

const calledWith = (...tokens: readonly string[]): CallsAfterRenewal => ({
  fresh: ['new', 'newer'],
  calls: tokens.map((token) => call({ authorization: `Bearer ${token}` })),
});

/** What an app renewed its token for, it asks with the new one. */
export const usesRenewedToken: Rule<CallsAfterRenewal> = {
  requirement: 'oauth.app-side.bearer',
  expected: 'a call after a renewal carries the access token of that renewal',
  violation: ({ fresh, calls }) => {
    const placeOf = ({ request }: Exchange) => request.url.split('?')[0];
    const renewed = new Set(calls.filter((one) => fresh.includes(bearerOf(one))).map(placeOf));
    if (calls.every((one) => renewed.has(placeOf(one)))) return undefined;
    return {
      code: 'sent',
      what: 'the call after a renewal',
      name: 'Authorization',
      expected: 'Bearer and the access token of the renewal',
      actual: 'another access token',
    };
  },
  invalid: [
    { title: 'the token of before', input: calledWith('old') },
    {
      title: 'the token of before at another address',
      input: { fresh: ['new'], calls: [...calledWith('new').calls, call({ authorization: 'Bearer old' }, '/other')] },
    },
  ],
  valid: [
    { title: 'the new token', input: calledWith('new') },
    {
      title: 'another renewal before a call of another address',
      input: {
        fresh: ['new', 'newer'],
        calls: [...calledWith('new').calls, call({ authorization: 'Bearer newer' }, '/other')],
      },
    },
    { title: 'a call that was on its way, and the same again', input: calledWith('old', 'new') },
  ],
};
