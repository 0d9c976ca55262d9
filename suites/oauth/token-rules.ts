import { json, page } from './examples.ts';
import { describeField, responseFacts } from './exchange-facts.ts';
import { readFields, readTokens } from '../drivers/oauth-requests.ts';
import { header, isSuccess, isUnsendable, nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

interface Field {
  readonly requirement: RequirementId;
  readonly name: string;
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
  /** Values that break the requirement; undefined leaves the field out. */
  readonly invalid: readonly unknown[];
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
/** The source sends it in a header: RFC 6749 A.12 allows the visible characters of ASCII and the space. */
const isSendable = (value: unknown) => isText(value) && !isUnsendable(value as string);

// prettier-ignore
const FIELDS: readonly Field[] = [
  { requirement: 'oauth.token-response.access-token',  name: 'access_token',  expected: 'a string for a header',      invalid: [undefined, '', 'a\nb', '\ud800'], holds: isSendable },
  // RFC 6749 5.1: the value is case insensitive.
  { requirement: 'oauth.token-response.token-type',    name: 'token_type',    expected: '"bearer"',                   invalid: [undefined, 'mac'],          holds: (value) => typeof value === 'string' && value.toLowerCase() === 'bearer' },
  { requirement: 'oauth.token-response.expires-in',    name: 'expires_in',    expected: 'a whole number of seconds',  invalid: [undefined, '7200', 7200.5], holds: (value) => Number.isInteger(value) && (value as number) > 0 },
  { requirement: 'oauth.token-response.refresh-token', name: 'refresh_token', expected: 'a string',                   invalid: [undefined, null],           holds: isText },
];

const TOKENS = { access_token: 'a', token_type: 'bearer', expires_in: 7200, refresh_token: 'r' };

/** Each of the four fields of a token response has the type and value that the source gives it. */
export const tokenResponse: readonly Rule<Exchange>[] = FIELDS.map(
  ({ requirement, name, expected, holds, invalid }) => ({
    requirement,
    expected: `${name} is ${expected}`,
    violation: ({ response }) => {
      const value = readFields(response.body)[name];
      return holds(value) ? undefined : { code: 'field', name, expected, actual: describeField(value) };
    },
    invalid: invalid.map((value) => ({
      title: `${name}: ${describeField(value)}`,
      input: json(200, { ...TOKENS, [name]: value }),
    })),
    valid: [
      { title: 'more fields', input: json(200, { ...TOKENS, scope: 'project' }) },
      { title: 'a short life', input: json(200, { ...TOKENS, expires_in: 1 }) },
      { title: 'the type in another case', input: json(201, { ...TOKENS, token_type: 'Bearer' }) },
    ],
  }),
);

/** The same for the response to a renewal: whether it brings a refresh token is a question of its own. */
export const renewalResponse = tokenResponse.filter(
  ({ requirement }) => requirement !== 'oauth.token-response.refresh-token',
);

/** Whether a response is meant as a token response, however faulty. */
export const isTokenResponse = (exchange: Exchange): boolean =>
  isSuccess(exchange.response) && FIELDS.some(({ name }) => name in readFields(exchange.response.body));

/** The responses to the first code exchange, and to the same as a form where JSON brings no tokens. */
interface FirstExchange {
  readonly byJson: Exchange;
  readonly byForm?: Exchange | undefined;
}

type FirstRequirement = 'oauth.token.exchange' | 'oauth.token.address' | 'oauth.token.json-body';

/** What a first exchange without tokens breaks: where a form brings some, it is the JSON that is not understood. */
function brokenBy({ byJson, byForm }: FirstExchange): FirstRequirement | undefined {
  if (isTokenResponse(byJson)) return undefined;
  if (byForm && isTokenResponse(byForm)) return 'oauth.token.json-body';
  const { status } = byJson.response;
  return status === 404 || status === 405 ? 'oauth.token.address' : 'oauth.token.exchange';
}

const REFUSED = json(400, { error: 'invalid_request' });

/** The first code exchange brings tokens; where it fails, one requirement is to blame and the others stay open. */
// prettier-ignore
export const firstExchange: readonly Rule<FirstExchange>[] = (
  [
    ['oauth.token.exchange',  'a code is exchanged for tokens',              'a refusal',                    { byJson: REFUSED, byForm: REFUSED }],
    ['oauth.token.address',   'the token endpoint is at /oauth/token',       'status 404',                   { byJson: page(404, '').exchange }],
    ['oauth.token.json-body', 'the token endpoint takes its fields as JSON', 'tokens for a form, not JSON', { byJson: REFUSED, byForm: json(200, TOKENS) }],
  ] as const
).map(([requirement, expected, title, input]) => ({
  requirement,
  expected,
  violation: (first) =>
    brokenBy(first) === requirement
      ? { code: 'not-granted', what: 'token', ...responseFacts(first.byJson) }
      : undefined,
  unproven: (first) => (brokenBy(first) === undefined ? undefined : 'the first code exchange brings no tokens'),
  invalid: [{ title, input }],
  valid: [{ title: 'tokens', input: { byJson: json(200, TOKENS) } }],
}));

/** A valid token request brings tokens. */
export const grantsToken = (requirement: RequirementId): Rule<Exchange> => ({
  madeBy: ['grantsToken', requirement],
  requirement,
  expected: 'a valid token request brings tokens',
  violation: (exchange) =>
    readTokens(exchange).access === undefined
      ? { code: 'not-granted', what: 'token', ...responseFacts(exchange) }
      : undefined,
  invalid: [
    { title: 'a refusal', input: json(400, { error: 'invalid_grant' }) },
    { title: 'a success without a token', input: json(200, {}) },
    { title: 'a page', input: page(200, '<html>').exchange },
  ],
  valid: [{ title: 'another status of success', input: json(201, { access_token: 'a' }) }],
});

/** The response to a token request that is to be refused, and why. */
interface RefusedGrant {
  readonly exchange: Exchange;
  readonly despite: string;
}

const despite = 'the verifier is another';

/** An invalid token request brings no token, whatever the refusal looks like. */
export const refusesToken = (requirement: RequirementId): Rule<RefusedGrant> => ({
  madeBy: ['refusesToken', requirement],
  requirement,
  expected: 'an invalid token request brings no token',
  violation: ({ exchange, despite }) =>
    readTokens(exchange).access === undefined ? undefined : { code: 'granted', what: 'token', despite },
  invalid: [{ title: 'a token', input: { exchange: json(200, { access_token: 'a' }), despite } }],
  valid: [
    { title: 'a refusal by status', input: { exchange: json(422, { message: 'no' }), despite } },
    { title: 'a refusal in a body', input: { exchange: json(200, { error: 'invalid_grant' }), despite } },
    { title: 'a redirect to an error page', input: { exchange: json(302, {}, { location: '/error' }), despite } },
    { title: 'a page', input: { exchange: page(400, '<h1>No</h1>').exchange, despite } },
  ],
});

/** A renewal that asked for more scopes than the one before it. */
interface WiderRenewal {
  readonly before: Exchange;
  readonly more: readonly string[];
  readonly exchange: Exchange;
}

/** The scopes that a token response names. */
const readScopes = ({ response }: Exchange): readonly string[] => {
  const { scope } = readFields(response.body);
  return typeof scope === 'string' ? scope.split(' ') : [];
};

/** Whatever scopes a renewal asks for, its response names none that the user has not approved. */
export const tellsNoMore: Rule<WiderRenewal> = {
  requirement: 'oauth.refresh.scope-not-wider',
  expected: 'a renewal brings no more scopes than the user approved',
  violation: ({ before, more, exchange }) => {
    const had = readScopes(before);
    const actual = readScopes(exchange);
    if (!more.some((scope) => actual.includes(scope) && !had.includes(scope))) return undefined;
    return { code: 'field', name: 'scope', expected: `none of ${more.join(', ')}`, actual: actual.join(' ') };
  },
  unproven: ({ exchange }) =>
    readTokens(exchange).access !== undefined && readScopes(exchange).length === 0
      ? 'the response does not name its scopes'
      : undefined,
  invalid: [
    {
      title: 'a scope that was asked for in the renewal',
      input: { before: json(200, { access_token: 'a' }), more: ['tm'], exchange: json(200, { scope: 'project tm' }) },
    },
  ],
  valid: [
    {
      title: 'a refusal',
      input: { before: json(200, {}), more: ['tm'], exchange: json(400, { error: 'invalid_scope' }) },
    },
    {
      title: 'the scope that was approved',
      input: { before: json(200, {}), more: ['tm'], exchange: json(200, { scope: 'project' }) },
    },
    {
      title: 'scopes that the user had approved with it',
      input: { before: json(200, { scope: 'project tm' }), more: ['tm'], exchange: json(200, { scope: 'project tm' }) },
    },
  ],
};

/** The token response before a renewal, and that of the renewal. */
interface Renewal {
  readonly before: Exchange;
  readonly after: Exchange;
}

const renewedTo = (after: object): Renewal => ({
  before: json(200, { access_token: 'a', refresh_token: 'r' }),
  after: json(200, after),
});

const NEW_PAIR = { title: 'a new pair', input: renewedTo({ access_token: 'b', refresh_token: 's' }) };

/** A renewal brings other tokens than those before it. */
export const newTokens: readonly Rule<Renewal>[] = [
  {
    requirement: 'oauth.refresh.new-access-token',
    expected: 'a renewal brings a new access token',
    violation: ({ before, after }) =>
      readTokens(after).access === readTokens(before).access ? { code: 'same-value', what: 'access token' } : undefined,
    invalid: [{ title: 'the same access token', input: renewedTo({ access_token: 'a', refresh_token: 's' }) }],
    valid: [NEW_PAIR],
  },
  {
    requirement: 'oauth.refresh.new-refresh-token',
    expected: 'a renewal brings a new refresh token',
    violation: ({ before, after }) => {
      const { refresh } = readTokens(after);
      if (refresh === undefined) {
        const actual = describeField(readFields(after.response.body)['refresh_token']);
        return { code: 'field', name: 'refresh_token', expected: 'a string', actual };
      }
      return refresh === readTokens(before).refresh ? { code: 'same-value', what: 'refresh token' } : undefined;
    },
    invalid: [
      { title: 'the same refresh token', input: renewedTo({ access_token: 'b', refresh_token: 'r' }) },
      { title: 'no refresh token', input: renewedTo({ access_token: 'b' }) },
    ],
    valid: [NEW_PAIR],
  },
];

/** A renewal brings tokens at once, without a redirect that sends the user anywhere. */
export const renewsDirectly: Rule<Exchange> = {
  requirement: 'oauth.refresh.no-redirect',
  expected: 'a renewal is answered with tokens, without a redirect',
  violation: (exchange) => {
    const { status } = exchange.response;
    if (status >= 300 && status < 400)
      return {
        code: 'status',
        call: nameCall(exchange),
        expected: 'tokens, without a redirect',
        actual: status,
      };
    return readTokens(exchange).access === undefined
      ? { code: 'not-granted', what: 'token', ...responseFacts(exchange) }
      : undefined;
  },
  invalid: [
    { title: 'a redirect to the authorization page', input: json(302, {}, { location: '/oauth/authorize' }) },
    { title: 'a refusal that asks for the user', input: json(400, { error: 'interaction_required' }) },
  ],
  valid: [{ title: 'tokens', input: json(200, TOKENS) }],
};

const UNSTORED = {
  title: 'a character set and more directives',
  input: json(200, TOKENS, {
    'cache-control': 'private, no-store',
    'content-type': 'application/json;charset=UTF-8',
  }),
};

/** A token response is JSON with status 200, and is not stored. */
export const tokenResponseHeaders: readonly Rule<Exchange>[] = [
  {
    requirement: 'oauth.token.no-store',
    expected: 'a token response has Cache-Control: no-store',
    violation: ({ response }) => {
      const actual = header(response, 'cache-control') ?? null;
      return /(^|[\s,])no-store(?=$|[\s,;])/i.test(actual ?? '')
        ? undefined
        : { code: 'header', name: 'cache-control', expected: 'no-store', actual };
    },
    invalid: [
      { title: 'no header', input: json(200, TOKENS) },
      { title: 'a public cache', input: json(200, TOKENS, { 'cache-control': 'public' }) },
    ],
    valid: [UNSTORED],
  },
  {
    requirement: 'oauth.token.json-response',
    expected: 'a token response has the type application/json',
    violation: ({ response }) => {
      const actual = header(response, 'content-type') ?? null;
      return /^\s*application\/json\s*(;|$)/i.test(actual ?? '')
        ? undefined
        : { code: 'header', name: 'content-type', expected: 'application/json', actual };
    },
    invalid: [{ title: 'another type', input: json(200, TOKENS, { 'content-type': 'text/plain' }) }],
    valid: [UNSTORED],
  },
  {
    requirement: 'oauth.token.json-response',
    expected: 'a token response has status 200',
    violation: (exchange) => {
      const { status } = exchange.response;
      return status === 200 ? undefined : { code: 'status', call: nameCall(exchange), expected: '200', actual: status };
    },
    invalid: [{ title: 'another status', input: json(201, TOKENS) }],
    valid: [UNSTORED],
  },
];
