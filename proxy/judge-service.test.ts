import { expect, test } from 'vitest';
import { createServiceExaminer } from './judge-service.ts';
import type { Examine } from './judge-service.ts';
import type { Found } from './judgement.ts';
import type { Observed } from './observed.ts';
import type { Route } from './routes.ts';

const TARGET = 'https://service.example';
const ROUTE: Route = { roles: ['authorization', 'hosted'], target: TARGET, proxy: 'http://127.0.0.1:1' };
const ENTERPRISE: Route = { ...ROUTE, roles: ['enterprise'] };
const CALLBACK = 'https://app.example/callback';
const START = Date.parse('2024-01-01T00:00:00Z');

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
  readonly status?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly response?: unknown;
  /** Seconds after the start. */
  readonly at?: number;
}

const copy = (text: string) => ({ bytes: Buffer.from(text), size: Buffer.byteLength(text), isWhole: true });
const asText = (body: unknown) => (body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body));

const observe = (sent: Sent): Observed => ({
  startedAt: START + (sent.at ?? 0) * 1_000,
  durationMs: 1,
  request: {
    method: sent.method ?? 'GET',
    url: TARGET + sent.path,
    headers: { ...(sent.body !== undefined && { 'content-type': 'application/json' }), ...sent.headers },
    body: copy(asText(sent.body)),
  },
  response: {
    status: sent.status ?? 200,
    headers: Object.fromEntries(
      Object.entries({ 'content-type': 'application/json', ...sent.responseHeaders }).map(([name, value]) => [
        name,
        [value],
      ]),
    ),
    body: copy(asText(sent.response)),
  },
});

/** What is found in the last of several exchanges. */
async function judgeLast(exchanges: readonly Sent[], route = ROUTE): Promise<readonly string[]> {
  let now = START;
  const examine: Examine = createServiceExaminer(() => now);
  let found: readonly Found[] = [];
  for (const sent of exchanges) {
    now = START + (sent.at ?? 0) * 1_000;
    found = (await examine(observe(sent), route)).found;
  }
  return found
    .filter(({ weight }) => weight !== 'unspecified')
    .map(({ side, requirement }) => `${side} ${requirement}`);
}

const BEARER = { authorization: 'Bearer unseen-token' };
const STRING = {
  ...{ id: 1, projectId: 1, identifier: 'a', text: 'A', type: 'text', context: '', maxLength: 0, isHidden: false },
  ...{ isDuplicate: false, hasPlurals: false, isIcu: false, createdAt: '2024-01-01T00:00:00+00:00' },
  ...{ updatedAt: null, fileId: 1 },
};
const page = (...records: readonly object[]) => ({
  data: records.map((data) => ({ data })),
  pagination: { offset: 0, limit: 25 },
});
const STRINGS = '/api/v2/projects/1/strings';
const strings = (query: string, more: Partial<Sent> = {}): Sent => ({
  path: `${STRINGS}${query}`,
  headers: BEARER,
  response: page(STRING),
  ...more,
});
const croql = (expression: string) => `?croql=${encodeURIComponent(expression)}`;
const REFUSED = {
  status: 400,
  response: { errors: [{ error: { key: 'croql', errors: [{ code: 'croqlInvalidSyntax', message: 'no' }] } }] },
};

const authorize = (query: Readonly<Record<string, string>> = {}, more: Partial<Sent> = {}): Sent => ({
  path: `/oauth/authorize?${new URLSearchParams({
    ...{ client_id: 'app', redirect_uri: CALLBACK, response_type: 'code', scope: 'project', state: 's&1', ...query },
  })}`,
  status: 302,
  responseHeaders: { location: `${TARGET}/login` },
  ...more,
});
const landing = (query: Readonly<Record<string, string>>, more: Partial<Sent> = {}): Sent => ({
  method: 'POST',
  path: '/login/consent',
  body: 'ticket=1',
  status: 303,
  responseHeaders: { location: `${CALLBACK}?${new URLSearchParams(query)}` },
  ...more,
});
const TOKENS = { access_token: 'access-1', token_type: 'bearer', expires_in: 7200, refresh_token: 'refresh-1' };
const NO_STORE = { 'cache-control': 'no-store' };
const token = (body: object | string, more: Partial<Sent> = {}): Sent => ({
  ...{ method: 'POST', path: '/oauth/token', body, response: TOKENS, responseHeaders: NO_STORE, ...more },
});
const EXCHANGE = {
  ...{ grant_type: 'authorization_code', client_id: 'app', client_secret: 'x', redirect_uri: CALLBACK, code: 'code-1' },
};
const RENEWAL = { grant_type: 'refresh_token', client_id: 'app', client_secret: 'x', refresh_token: 'refresh-1' };
const NEW_TOKENS = { ...TOKENS, access_token: 'access-2', refresh_token: 'refresh-2' };
const INVALID_GRANT = { status: 400, response: { error: 'invalid_grant' } };
const FLOW = [authorize(), landing({ code: 'code-1', state: 's&1' })];
const VERIFIER = 'v'.repeat(43);
const PKCE = [authorize({ code_challenge: VERIFIER, code_challenge_method: 'plain' }), FLOW[1]!];
const call = (bearer: string, more: Partial<Sent> = {}) =>
  strings('', { headers: { authorization: `Bearer ${bearer}` }, ...more });
const UNAUTHORIZED = { status: 401, response: {}, responseHeaders: { 'www-authenticate': 'Bearer' } };

interface Case {
  readonly title: string;
  readonly exchanges: readonly Sent[];
  readonly found?: readonly string[];
  readonly route?: Route;
}

// Each finding stands above the variations of it that conform.
// prettier-ignore
const CASES: readonly Case[] = [
  // --- Requests for lists.
  { title: 'a malformed expression that is refused', exchanges: [strings(croql('text == "a"'), REFUSED)], found: ['app croql.malformed'] },
  { title: 'a malformed expression that the target takes: it may know more than the source', exchanges: [strings(croql('text like "a"'))] },
  { title: 'a member of another context', exchanges: [strings(croql('partOfSpeech = "noun"'), REFUSED)], found: ['app croql.malformed'] },
  { title: 'an expression that is not encoded, so that it ends at its &', exchanges: [strings('?croql=text contains "a&b"', REFUSED)], found: ['app croql.malformed'] },
  { title: 'an expression whose encoding is broken', exchanges: [strings('?croql=text%20=%20%ZZ', REFUSED)], found: ['app errors.validation'] },
  { title: 'a valid expression, with + for spaces', exchanges: [strings('?croql=is+hidden+and+not+is+duplicate')] },
  { title: 'no token', exchanges: [strings('', { headers: {}, ...UNAUTHORIZED })], found: ['app lists.bearer'] },
  { title: 'no token, and a response of all the same', exchanges: [strings('', { headers: {} })], found: ['app lists.bearer', 'service lists.bearer'] },
  { title: 'another filter that the target takes beside croql', exchanges: [strings(`${croql('is hidden')}&fileId=1`)] },
  { title: 'a parameter that the target ignores', exchanges: [strings('?page=2')] },
  { title: 'an unknown parameter of a caller that the target keeps out', exchanges: [strings('?page=2', UNAUTHORIZED)] },
  { title: 'an unknown parameter that the target refuses', exchanges: [strings('?page=2', REFUSED)] },
  { title: 'another filter that the target refuses beside croql', exchanges: [strings(`${croql('is hidden')}&fileId=1`, REFUSED)], found: ['app errors.validation'] },
  { title: 'a string that is added at the same path', exchanges: [strings('', { method: 'POST', body: { text: 'x' }, status: 201, response: '<html>' })] },
  { title: 'a path that the source does not name', exchanges: [{ path: '/api/v2/user', status: 500, response: '<html>' }] },
  // --- Responses of lists.
  { title: 'a page of HTML', exchanges: [strings('', { response: '<html>', responseHeaders: { 'content-type': 'text/html' } })], found: ['service lists.json', 'service lists.content-type', 'service lists.strings'] },
  { title: 'an empty list, and more fields', exchanges: [strings('', { response: { ...page(), total: 0 } })] },
  { title: 'records wrapped once', exchanges: [strings('', { response: { data: [STRING] } })] },
  { title: 'a string of another project', exchanges: [strings('', { response: page(STRING, { ...STRING, id: 2, projectId: 7 }) })], found: ['service lists.strings.project-id'] },
  { title: 'plural translations', exchanges: [strings('', { path: '/api/v2/projects/1/languages/uk/translations', response: page({ stringId: 1, contentType: 'application/vnd.crowdin.text+plural', plurals: [] }) })] },
  { title: 'a failure on a valid expression', exchanges: [strings(croql('is hidden'), { status: 500, response: '' })], found: ['service lists.croql'] },
  { title: 'a service that is not there, or has had enough', exchanges: [strings(croql('is hidden'), { status: 503, response: '<html>' })] },
  { title: 'a failure on a malformed expression', exchanges: [strings(croql('(text'), { status: 500, response: '' })], found: ['app croql.malformed', 'service lists.malformed-not-5xx'] },
  { title: 'a valid expression that is refused', exchanges: [strings(croql('count of translations = 0'), REFUSED)], found: ['service lists.croql'] },
  { title: 'an expression with an unknown user that is refused', exchanges: [strings(croql('count of translations where (user = @user:"x") > 0'), REFUSED)] },
  { title: 'an expression that is refused where a gap allows it', exchanges: [strings(croql('text < "b"'), REFUSED)] },
  { title: 'a valid expression that is refused for its limit', exchanges: [strings(`${croql('is hidden')}&limit=1`, { status: 400, response: { errors: [{ error: { key: 'limit' } }] } })] },
  { title: 'a member of the enterprise edition in the hosted one', exchanges: [strings(croql('isPassedWorkflow'))], found: ['service edition.hosted.is-passed-workflow'] },
  { title: 'the same in the enterprise edition', exchanges: [strings(croql('isPassedWorkflow'))], route: ENTERPRISE },
  // --- Authorization.
  { title: 'no redirect_uri', exchanges: [authorize({ redirect_uri: '' }, { status: 400, response: '' })], found: ['app oauth.authorize.redirect-uri-required'] },
  { title: 'the response type of another flow', exchanges: [authorize({ response_type: 'token' }, { status: 400, response: '' })], found: ['app oauth.authorize.response-type-code'] },
  { title: 'a code for it', exchanges: [authorize({ response_type: 'token' }), FLOW[1]!], found: ['service oauth.authorize.response-type-code'] },
  { title: 'a flow whose state comes back', exchanges: FLOW },
  { title: 'a state that was cut', exchanges: [authorize(), landing({ code: 'code-1', state: 's' })], found: ['service oauth.authorize.state-returned'] },
  { title: 'no state that comes back, as none was sent', exchanges: [authorize({ state: '' }), landing({ code: 'code-1' })] },
  { title: 'two flows that end in the other order', exchanges: [authorize({ state: 'a' }), authorize({ state: 'b' }), landing({ code: 'c-b', state: 'b' }), landing({ code: 'c-a', state: 'a' })] },
  { title: 'a denial', exchanges: [authorize(), landing({ error: 'access_denied', state: 's&1' })] },
  { title: 'a denial with a code', exchanges: [authorize(), landing({ error: 'access_denied', state: 's&1', code: 'code-1' })], found: ['service oauth.authorize.denial-no-code'] },
  { title: 'a denial without the state', exchanges: [authorize(), landing({ error: 'access_denied' })], found: ['service oauth.authorize.state-returned-on-denial'] },
  { title: 'a redirect that repeats the POST', exchanges: [authorize(), landing({ code: 'code-1', state: 's&1' }, { status: 307 })], found: ['service oauth.authorize.redirect-not-307'] },
  { title: 'the state without a code', exchanges: [authorize(), landing({ state: 's&1', kode: 'x' })], found: ['service oauth.authorize.code-returned'] },
  { title: 'a link back to the app', exchanges: [authorize(), landing({})] },
  { title: 'invalid_request for a request with all that it needs', exchanges: [PKCE[0]!, landing({ error: 'invalid_request', state: 's&1' })], found: ['service oauth.authorize.code-returned'] },
  { title: 'invalid_request where only a challenge is missing', exchanges: [authorize(), landing({ error: 'invalid_request', state: 's&1' })], found: ['app oauth.authorize.challenge-required'] },
  { title: 'invalid_request where a state is missing too', exchanges: [authorize({ state: '' }), landing({ error: 'invalid_request' })] },
  { title: 'invalid_request where a parameter is unknown', exchanges: [authorize({ nonce: 'n' }), landing({ error: 'invalid_request', state: 's&1' })] },
  { title: 'a scope that the target does not have', exchanges: [PKCE[0]!, landing({ error: 'invalid_scope', state: 's&1' })] },
  { title: 'a flow that began elsewhere', exchanges: [landing({ code: 'code-1', state: 'unseen' })] },
  { title: 'a consent page that others can frame', exchanges: [authorize({}, { status: 200, response: '<form>', responseHeaders: { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' } })], found: ['service oauth.authorize.not-framed'] },
  { title: 'a consent page that they cannot', exchanges: [authorize({}, { status: 200, response: '<form>', responseHeaders: { 'content-type': 'text/html', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' } })] },
  // --- Tokens.
  { title: 'an exchange', exchanges: [...FLOW, token(EXCHANGE)] },
  { title: 'an exchange by a form', exchanges: [...FLOW, token(new URLSearchParams(EXCHANGE).toString(), { headers: { 'content-type': 'application/x-www-form-urlencoded' } })] },
  { title: 'an exchange of a code that the proxy has not seen', exchanges: [token({ ...EXCHANGE, code: 'unseen' })] },
  { title: 'an exchange by Basic authentication', exchanges: [token({ ...EXCHANGE, client_secret: '' }, { headers: { authorization: `Basic ${btoa('app:x')}` } })] },
  { title: 'a request without grant_type', exchanges: [token({ ...EXCHANGE, grant_type: '' }, { status: 400, response: { error: 'invalid_request' } })], found: ['app oauth.token.grant-type-required'] },
  { title: 'the same, granted', exchanges: [token({ ...EXCHANGE, grant_type: '' })], found: ['app oauth.token.grant-type-required', 'service oauth.token.grant-type-required'] },
  { title: 'another error than its own', exchanges: [token({ ...EXCHANGE, grant_type: 'password' }, { status: 400, response: { error: 'invalid_grant' } })], found: ['app oauth.token.grant-type-known', 'service oauth.token.error-grant-type'] },
  { title: 'neither a secret nor a verifier', exchanges: [token({ ...EXCHANGE, client_secret: '' }, { status: 401, response: { error: 'invalid_client' } })], found: ['app oauth.token.secret-required'] },
  { title: 'neither of them, of an app that the target lets in', exchanges: [token({ ...EXCHANGE, client_secret: '' }, INVALID_GRANT)], found: ['app oauth.token.verifier-required'] },
  { title: 'neither of them, granted', exchanges: [token({ ...EXCHANGE, client_secret: '' })], found: ['app oauth.token.secret-required', 'service oauth.token.secret-required'] },
  { title: 'neither of them, and no redirect_uri', exchanges: [token({ ...EXCHANGE, client_secret: '', redirect_uri: '' }, { status: 400, response: { error: 'invalid_request' } })], found: ['app oauth.token.redirect-uri-required'] },
  { title: 'neither of them for a code with a challenge', exchanges: [...PKCE, token({ ...EXCHANGE, client_secret: '' }, INVALID_GRANT)], found: ['app oauth.token.verifier-required'] },
  { title: 'no secret for a code without a challenge', exchanges: [...FLOW, token({ ...EXCHANGE, client_secret: '' }, { status: 401, response: { error: 'invalid_client' } })], found: ['app oauth.token.secret-required'] },
  { title: 'a verifier alone, of an app that the target knows and does not let in', exchanges: [...PKCE, token({ ...EXCHANGE, client_secret: '', code_verifier: VERIFIER }, { status: 401, response: { error: 'invalid_client' } })], found: ['app oauth.token.secret-required'] },
  { title: 'a verifier alone, of an app that it may not know', exchanges: [token({ ...EXCHANGE, client_secret: '', code_verifier: VERIFIER }, { status: 401, response: { error: 'invalid_client' } })] },
  { title: 'tokens requested by GET', exchanges: [{ path: `/oauth/token?${new URLSearchParams(EXCHANGE)}`, status: 405, response: { error: 'invalid_request' } }], found: ['app oauth.token.address', 'service oauth.token.error-status'] },
  { title: 'another redirect_uri than the one of the flow', exchanges: [...FLOW, token({ ...EXCHANGE, redirect_uri: `${CALLBACK}/` }, INVALID_GRANT)], found: ['app oauth.token.redirect-uri-matches'] },
  { title: 'the verifier of the challenge', exchanges: [...PKCE, token({ ...EXCHANGE, code_verifier: VERIFIER })] },
  { title: 'a wrong verifier that is refused', exchanges: [...PKCE, token({ ...EXCHANGE, code_verifier: 'w'.repeat(43) }, INVALID_GRANT)], found: ['app oauth.token.verifier-checked'] },
  { title: 'a wrong verifier that is taken', exchanges: [...PKCE, token({ ...EXCHANGE, code_verifier: 'w'.repeat(43) })], found: ['app oauth.token.verifier-checked', 'service oauth.token.verifier-checked'] },
  { title: 'a right verifier after a wrong one', exchanges: [...PKCE, token({ ...EXCHANGE, code_verifier: 'w'.repeat(43) }, INVALID_GRANT), token({ ...EXCHANGE, code_verifier: VERIFIER })] },
  { title: 'a code that is exchanged twice', exchanges: [...FLOW, token(EXCHANGE), token(EXCHANGE, INVALID_GRANT)], found: ['app oauth.token.code-once'] },
  { title: 'the same, granted', exchanges: [...FLOW, token(EXCHANGE), token(EXCHANGE)], found: ['app oauth.token.code-once', 'service oauth.token.code-once'] },
  { title: 'a second try after a failure of the service', exchanges: [...FLOW, token(EXCHANGE, { status: 503, response: '' }), token(EXCHANGE)] },
  { title: 'a valid code that is refused at once', exchanges: [...FLOW, token(EXCHANGE, INVALID_GRANT)], found: ['service oauth.token.exchange'] },
  { title: 'a valid request that is refused as invalid', exchanges: [...FLOW, token(EXCHANGE, { status: 400, response: { error: 'invalid_request' } })], found: ['service oauth.token.exchange'] },
  { title: 'an app that may not have this grant', exchanges: [...FLOW, token(EXCHANGE, { status: 400, response: { error: 'unauthorized_client' } })] },
  { title: 'a valid code that is refused an hour later', exchanges: [...FLOW, token(EXCHANGE, { ...INVALID_GRANT, at: 3600 })] },
  { title: 'a wrong secret', exchanges: [...FLOW, token(EXCHANGE, { status: 401, response: { error: 'invalid_client' } })] },
  { title: 'an error that is no JSON', exchanges: [token(EXCHANGE, { status: 400, response: 'no' })], found: ['service oauth.token.error-shape'] },
  { title: 'a token response without a lifetime', exchanges: [token(EXCHANGE, { response: { ...TOKENS, expires_in: undefined } })], found: ['service oauth.token-response.expires-in'] },
  { title: 'a token response that may be stored', exchanges: [token(EXCHANGE, { responseHeaders: {} })], found: ['service oauth.token.no-store'] },
  { title: 'a renewal', exchanges: [token(EXCHANGE), token(RENEWAL, { response: NEW_TOKENS })] },
  { title: 'a renewal that brings the old access token', exchanges: [token(EXCHANGE), token(RENEWAL, { response: { ...NEW_TOKENS, access_token: 'access-1' } })], found: ['service oauth.refresh.new-access-token'] },
  { title: 'a renewal of a used token that is refused', exchanges: [token(EXCHANGE), token(RENEWAL, { response: NEW_TOKENS }), token(RENEWAL, INVALID_GRANT)], found: ['app oauth.old-refresh-token'] },
  { title: 'a renewal of a used token that the target allows', exchanges: [token(EXCHANGE), token(RENEWAL, { response: NEW_TOKENS }), token(RENEWAL, { response: { ...NEW_TOKENS, access_token: 'access-3', refresh_token: 'refresh-3' } })] },
  { title: 'the latest refresh token, refused', exchanges: [token(EXCHANGE), token(RENEWAL, INVALID_GRANT)], found: ['service oauth.refresh.token-latest'] },
  // --- Access.
  { title: 'a new token that is refused', exchanges: [token(EXCHANGE), call('access-1', UNAUTHORIZED)], found: ['service oauth.access.bearer'] },
  { title: 'a token that is refused after it worked: somebody may have revoked it', exchanges: [token(EXCHANGE), call('access-1'), call('access-1', UNAUTHORIZED)] },
  { title: 'a token that works when it has expired', exchanges: [token(EXCHANGE), call('access-1', { at: 7300 })], found: ['service oauth.access.expired'] },
  { title: 'a token in its last second', exchanges: [token(EXCHANGE), call('access-1', { at: 7201 })] },
  { title: 'an expired token that is refused', exchanges: [token(EXCHANGE), call('access-1', { at: 7300, ...UNAUTHORIZED })] },
  { title: 'a refresh token that opens a list', exchanges: [token(EXCHANGE), call('refresh-1')], found: ['service oauth.access.refresh-token-no-access'] },
  { title: 'a refusal that names no scheme', exchanges: [call('unseen', { ...UNAUTHORIZED, responseHeaders: {} })], found: ['service oauth.access.challenge'] },
];

for (const { title, exchanges, found = [], route } of CASES)
  test(`${title}: ${found.length === 0 ? 'no finding' : found.join(', ')}`, async () => {
    expect(await judgeLast(exchanges, route)).toEqual(found);
  });

test('a body that is not whole is not judged', async () => {
  const examine = createServiceExaminer(Date.now);
  const observed = observe(strings('', { response: '{"data":[' }));
  const cut = {
    ...observed,
    response: { ...observed.response!, body: { ...observed.response!.body, isWhole: false } },
  };
  expect((await examine(cut, ROUTE)).found).toEqual([]);
  expect((await examine(observed, ROUTE)).found.length).toBeGreaterThan(0);
});
