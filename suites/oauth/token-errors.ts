import { INVALID_EXCHANGES, waysOf } from './invalid-exchanges.ts';
import { INVALID_REFRESHES } from './invalid-refreshes.ts';
import { requireRenewal } from './refresh.ts';
import { challengesClient, tokenError, tokenErrors } from './token-error-rules.ts';
import { requestToken, readFields, readTokens } from '../drivers/oauth-requests.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import { obtainRefreshToken, prepareExchange, refreshFields } from '../drivers/oauth-steps.ts';
import type { AppType } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';

const KINDS = ['request', 'client', 'grant', 'type'] as const;
/** Which error a request of the kind `open` gets is not a matter of RFC 6749. */
type Kind = (typeof KINDS)[number] | 'open';

/** A token request with an error of this kind. */
interface InvalidTokenRequest {
  readonly shape: string;
  readonly kind: Kind;
  readonly send: (context: CheckContext) => Promise<Exchange>;
}

const exchangeWith = (type: AppType, changes: (context: CheckContext) => Parameters) => async (context: CheckContext) =>
  requestToken(context.target, { ...(await prepareExchange(context, type)).fields, ...changes(context) });

/** Signs that break a body which a program puts together by hand. */
const SIGNS = String.raw`"quoted" \ <b>`;
const OF_SIGNS = (['grant_type', 'client_id', 'code', 'client_secret'] as const).map((name): InvalidTokenRequest => ({
  kind: 'open',
  shape: `a ${name} with quotation marks and a backslash`,
  send: exchangeWith('confidential', () => ({ [name]: SIGNS })),
}));

// prettier-ignore
const INVALID: readonly InvalidTokenRequest[] = [
  { kind: 'request', shape: 'no code',                            send: exchangeWith('confidential', () => ({ code: undefined })) },
  { kind: 'request', shape: 'no grant_type',                      send: exchangeWith('public', () => ({ grant_type: undefined })) },
  { kind: 'request', shape: 'JSON that breaks off',               send: async (context) => {
    const { fields } = await prepareExchange(context, 'public');
    return requestToken(context.target, fields, { body: JSON.stringify(fields).slice(0, -1) });
  } },
  { kind: 'client',  shape: 'a wrong secret',                     send: exchangeWith('confidential', ({ random }) => ({ client_secret: random.text(32) })) },
  { kind: 'client',  shape: 'no secret',                          send: exchangeWith('confidential', () => ({ client_secret: undefined })) },
  { kind: 'client',  shape: 'a client_id that nobody registered', send: exchangeWith('public', () => ({ client_id: 'nobody-registered-this' })) },
  { kind: 'grant',   shape: 'a code that was never issued',       send: exchangeWith('public', ({ random }) => ({ code: random.text(40) })) },
  { kind: 'grant',   shape: 'a code that has been used',          send: async (context) => {
    const { fields } = await prepareExchange(context, 'confidential');
    await requestToken(context.target, fields);
    return requestToken(context.target, fields);
  } },
  { kind: 'grant',   shape: 'a refresh token that was never issued', send: async (context) => {
    await requireRenewal(context, 'confidential');
    return requestToken(context.target, refreshFields(await context.target.app('confidential'), context.random.text(40)));
  } },
  { kind: 'type',    shape: 'an unknown grant_type',              send: exchangeWith('public', () => ({ grant_type: 'urn:locspec:unknown' })) },
  ...OF_SIGNS,
];

/** The error of a field that is missing, and of one that is wrong: RFC 6749 5.2. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  'missing-grant-type': 'request',
  'missing-redirect': 'request',
  'missing-code': 'request',
  'unknown-grant-type': 'type',
  'wrong-secret': 'client',
  'other-redirect': 'grant',
  'invented-code': 'grant',
};

/** The same for the fields of a renewal. */
const KIND_OF_RENEWAL: Readonly<Record<string, Kind>> = {
  'missing-token': 'request',
  'wrong-secret': 'client',
  'invented-token': 'grant',
};

const RENEWAL_MISTAKES: readonly InvalidTokenRequest[] = INVALID_REFRESHES.flatMap(({ id, types, despite, shapes }) => {
  const kind = KIND_OF_RENEWAL[id];
  if (kind === undefined) return [];
  return types.map((type): InvalidTokenRequest => ({
    kind,
    shape: `a renewal of a ${type} app: ${despite}`,
    send: async (context) => {
      await requireRenewal(context, type);
      const { app, access, refresh } = await obtainRefreshToken(context, type);
      const fields = refreshFields(app, refresh);
      const [invalid] = shapes({ fields, app, access, random: context.random });
      return requestToken(context.target, { ...fields, ...invalid?.changes });
    },
  }));
});

/** Every mistake of both types of app, with one of its shapes. */
const EXCHANGE_MISTAKES: readonly InvalidTokenRequest[] = INVALID_EXCHANGES.flatMap(
  ({ id, types, ways, despite, shapes }) =>
    types.map((type): InvalidTokenRequest => ({
      kind: KIND_OF[id] ?? 'open',
      shape: `a ${type} app: ${despite}`,
      send: async (context) => {
        const { asked, fields } = await prepareExchange(context, type, waysOf(type, ways));
        const [invalid] = shapes({ asked, fields, otherVerifier: '', context });
        return requestToken(context.target, { ...fields, ...invalid?.changes });
      },
    })),
);

/** The refusals of invalid requests, of one kind or of all. A request that is served is judged elsewhere. */
async function refusals(context: CheckContext, kind?: Kind) {
  const found: { shape: string; kind: Kind; exchange: Exchange }[] = [];
  for (const invalid of [...INVALID, ...EXCHANGE_MISTAKES, ...RENEWAL_MISTAKES].filter(
    (one) => kind === undefined || one.kind === kind,
  )) {
    const exchange = await attempt(invalid.send(context));
    if (exchange && readTokens(exchange).access === undefined)
      found.push({ shape: invalid.shape, kind: invalid.kind, exchange });
  }
  if (found.length === 0) throw new PreconditionFailed('every invalid request is served');
  return found;
}

const errorOf = ({ response }: Exchange) => readFields(response.body)['error'];

/** How the token endpoint refuses: RFC 6749 5.2, where the source leaves it open. */
export const tokenErrorChecks: readonly Check[] = [
  check(
    'oauth.token.error-form',
    {
      title: 'errors of the token endpoint are JSON with a known code and status 400',
      cites: ['oauth.token.error-shape', 'oauth.token.error-characters', 'oauth.token.error-status'],
    },
    async (context) => {
      await context.judgeEach(tokenError, await refusals(context), ({ exchange, kind }) =>
        Promise.resolve({ exchange, isOfClient: kind === 'client' || kind === 'open' }),
      );
    },
  ),

  ...KINDS.map((kind) => {
    const rule = tokenErrors[kind];
    return check(`oauth.token.error.${kind}`, { title: rule.expected, cites: [rule.requirement] }, async (context) => {
      const named = (await refusals(context, kind)).filter(({ exchange }) => typeof errorOf(exchange) === 'string');
      if (named.length === 0) throw new PreconditionFailed('the errors have no code, which another check decides');
      await context.judgeEach(rule, named, ({ exchange }) => Promise.resolve(exchange));
    });
  }),

  check(
    'oauth.token.error.mismatch',
    { title: 'a verifier that does not match is reported as invalid_grant', cites: ['oauth.pkce.mismatch'] },
    async (context) => {
      const { fields } = await prepareExchange(context, 'public');
      const unknown = await requestToken(context.target, {
        ...(await prepareExchange(context, 'public')).fields,
        code: context.random.text(40),
      });
      if (errorOf(unknown) !== 'invalid_grant')
        throw new PreconditionFailed('an unknown code is not reported as invalid_grant either');
      const exchange = await requestToken(context.target, { ...fields, code_verifier: context.random.text(64) });
      if (readTokens(exchange).access !== undefined)
        throw new PreconditionFailed('a wrong verifier is accepted, which another check decides');
      context.judge(tokenErrors.verifier, exchange);
    },
  ),

  check(
    'oauth.token.header-invalid-client',
    {
      title: 'a client that fails by the Authorization header is answered with 401 and the scheme',
      cites: ['oauth.token.header-invalid-client'],
    },
    async (context) => {
      const { asked, fields } = await prepareExchange(context, 'confidential');
      const credentials = Buffer.from(`${asked.app.clientId}:${context.random.text(24)}`).toString('base64');
      const exchange = await requestToken(
        context.target,
        { ...fields, client_secret: undefined },
        { headers: { authorization: `Basic ${credentials}` } },
      );
      if (readTokens(exchange).access !== undefined)
        throw new PreconditionFailed('a wrong secret is accepted, which another check decides');
      if (errorOf(exchange) === 'invalid_request') throw new PreconditionFailed('the header is ignored');
      context.judge(challengesClient, exchange);
    },
  ),
];
