import { fieldsOf, tokensOf } from './flow.ts';
import { answer, page } from './samples.ts';
import { header } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What the four fields of a token response must be. */
export const TOKEN_FIELDS = [
  'oauth.token-response.access-token',
  'oauth.token-response.token-type',
  'oauth.token-response.expires-in',
  'oauth.token-response.refresh-token',
] as const satisfies readonly RequirementId[];

const isText = (value: unknown) => typeof value === 'string' && value !== '';

interface Field {
  readonly requirement: (typeof TOKEN_FIELDS)[number];
  readonly name: string;
  readonly due: string;
  readonly holds: (value: unknown) => boolean;
}

// prettier-ignore
const FIELDS: readonly Field[] = [
  { requirement: 'oauth.token-response.access-token',  name: 'access_token',  due: 'a string',                   holds: isText },
  // RFC 6749 5.1: the value is case insensitive.
  { requirement: 'oauth.token-response.token-type',    name: 'token_type',    due: '"bearer"',                   holds: (value) => typeof value === 'string' && value.toLowerCase() === 'bearer' },
  { requirement: 'oauth.token-response.expires-in',    name: 'expires_in',    due: 'a whole number of seconds',  holds: (value) => Number.isInteger(value) && (value as number) > 0 },
  { requirement: 'oauth.token-response.refresh-token', name: 'refresh_token', due: 'a string',                   holds: isText },
];

/** Whether an answer is meant as a token response, however faulty. */
export const isTokenResponse = ({ response: { status, body } }: Exchange): boolean =>
  status >= 200 && status < 300 && FIELDS.some(({ name }) => name in fieldsOf(body));

/** The first exchange of all that is tried: where it fails, a form in its place tells what about it does. */
export const firstExchange: Judge<{ readonly byJson: Exchange; readonly byForm?: Exchange | undefined }> = {
  id: 'oauth.first-exchange',
  decides: ({ byJson, byForm }) => (isTokenResponse(byJson) ? FIRST : [blamed(byJson, byForm)]),
  judge: ({ byJson, byForm }) =>
    isTokenResponse(byJson)
      ? []
      : [{ requirement: blamed(byJson, byForm), code: 'not-granted', what: 'token', ...seen(byJson) }],
  get rejects() {
    const refused = answer(400, { error: 'invalid_request' });
    return [
      { title: 'a refusal', breaks: 'oauth.token.exchange' as const, input: { byJson: refused, byForm: refused } },
      { title: 'nothing there', breaks: 'oauth.token.address' as const, input: { byJson: page(404, '').exchange } },
      {
        title: 'a form that is understood where JSON is not',
        breaks: 'oauth.token.json-body' as const,
        input: { byJson: refused, byForm: answer(200, WHOLE) },
      },
    ];
  },
  get accepts() {
    return [{ title: 'tokens', input: { byJson: answer(200, WHOLE) } }];
  },
};
const FIRST = ['oauth.token.exchange', 'oauth.token.address', 'oauth.token.json-body'] as const;

function blamed({ response: { status } }: Exchange, byForm: Exchange | undefined): (typeof FIRST)[number] {
  if (byForm && isTokenResponse(byForm)) return 'oauth.token.json-body';
  return status === 404 || status === 405 ? 'oauth.token.address' : 'oauth.token.exchange';
}

/** The four fields of a token response have the types and values that the source gives them. */
export const tokenResponse: Judge<{ readonly exchange: Exchange; readonly isRenewal?: boolean }> = {
  id: 'oauth.token-response',
  // Whether a renewal brings a refresh token is a question of its own.
  decides: ({ isRenewal = false }) => (isRenewal ? TOKEN_FIELDS.slice(0, 3) : TOKEN_FIELDS),
  judge: ({ exchange: { response }, isRenewal = false }) => {
    const fields = fieldsOf(response.body);
    return FIELDS.slice(0, isRenewal ? 3 : 4)
      .filter(({ name, holds }) => !holds(fields[name]))
      .map(({ requirement, name, due }) => ({
        requirement,
        code: 'field',
        name,
        due,
        came: cameOf(fields[name]),
      }));
  },
  get rejects() {
    const cases: readonly (readonly [string, RequirementId, object])[] = [
      ['no access token', 'oauth.token-response.access-token', { access_token: undefined }],
      ['an empty access token', 'oauth.token-response.access-token', { access_token: '' }],
      ['another token type', 'oauth.token-response.token-type', { token_type: 'mac' }],
      ['no token type', 'oauth.token-response.token-type', { token_type: undefined }],
      ['a lifetime in a string', 'oauth.token-response.expires-in', { expires_in: '7200' }],
      ['a fraction of a second', 'oauth.token-response.expires-in', { expires_in: 7200.5 }],
      ['no lifetime', 'oauth.token-response.expires-in', { expires_in: undefined }],
      ['no refresh token', 'oauth.token-response.refresh-token', { refresh_token: undefined }],
      ['null for a refresh token', 'oauth.token-response.refresh-token', { refresh_token: null }],
    ];
    return cases.map(([title, breaks, changed]) => ({
      title,
      breaks,
      input: { exchange: answer(200, { ...WHOLE, ...changed }) },
    }));
  },
  get accepts() {
    return [
      { title: 'more fields', input: { exchange: answer(200, { ...WHOLE, scope: 'project' }) } },
      { title: 'a short life', input: { exchange: answer(200, { ...WHOLE, expires_in: 1 }) } },
      { title: 'the type in another case', input: { exchange: answer(201, { ...WHOLE, token_type: 'Bearer' }) } },
      {
        title: 'a renewal without a refresh token',
        input: { exchange: answer(200, { ...WHOLE, refresh_token: undefined }), isRenewal: true },
      },
    ];
  },
};

const WHOLE = { access_token: 'a', token_type: 'bearer', expires_in: 7200, refresh_token: 'r' };
// A token that came under a wrong type or name is a secret all the same, so its value is not shown.
const cameOf = (value: unknown) =>
  value === undefined
    ? 'nothing'
    : typeof value === 'string' && value.length > 20
      ? 'another string'
      : JSON.stringify(value);

/** A token request that satisfies everything the source asks of it yields tokens. */
export const granted: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'oauth.granted',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement }) =>
    tokensOf(exchange).access === undefined
      ? [{ requirement, code: 'not-granted', what: 'token', ...seen(exchange) }]
      : [],
  get rejects() {
    const input = (exchange: Exchange) => ({ exchange, requirement: 'oauth.token.exchange' as const });
    return [
      {
        title: 'a refusal',
        breaks: 'oauth.token.exchange' as const,
        input: input(answer(400, { error: 'invalid_grant' })),
      },
      { title: 'a success without a token', breaks: 'oauth.token.exchange' as const, input: input(answer(200, {})) },
      { title: 'a page', breaks: 'oauth.token.exchange' as const, input: input(page(200, '<html>').exchange) },
    ];
  },
  accepts: [
    {
      title: 'another status of success',
      input: { exchange: answer(201, { access_token: 'a' }), requirement: 'oauth.token.exchange' },
    },
  ],
};

/** A token request that lacks something that the source asks of it yields none, whatever the refusal looks like. */
export const refusedGrant: Judge<{
  readonly exchange: Exchange;
  readonly requirement: RequirementId;
  readonly despite: string;
}> = {
  id: 'oauth.refused-grant',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement, despite }) =>
    tokensOf(exchange).access === undefined ? [] : [{ requirement, code: 'granted', what: 'token', despite }],
  get rejects() {
    const requirement = 'oauth.token.verifier-checked' as const;
    const input = { exchange: answer(200, { access_token: 'a' }), requirement, despite: 'the verifier is another' };
    return [{ title: 'a token all the same', breaks: requirement, input }];
  },
  get accepts() {
    const input = (exchange: Exchange) => ({
      exchange,
      requirement: 'oauth.token.verifier-checked' as const,
      despite: 'it is another',
    });
    return [
      { title: 'a refusal by status', input: input(answer(422, { message: 'no' })) },
      { title: 'a refusal in a body', input: input(answer(200, { error: 'invalid_grant' })) },
      { title: 'a redirect to an error page', input: input({ ...answer(302, {}, { location: '/error' }) }) },
      { title: 'a page', input: input(page(400, '<h1>No</h1>').exchange) },
    ];
  },
};

/** A renewal gives tokens other than those before it. */
export const renewed: Judge<{ readonly before: Exchange; readonly after: Exchange }> = {
  id: 'oauth.renewed',
  decides: () => ['oauth.refresh.new-access-token', 'oauth.refresh.new-refresh-token'],
  judge: ({ before, after }) => {
    const [old, fresh] = [tokensOf(before), tokensOf(after)];
    const findings: Finding[] = [];
    if (fresh.access === old.access)
      findings.push({ requirement: 'oauth.refresh.new-access-token', code: 'same-value', what: 'access token' });
    const requirement = 'oauth.refresh.new-refresh-token';
    if (fresh.refresh === undefined) {
      const came = cameOf(fieldsOf(after.response.body)['refresh_token']);
      findings.push({ requirement, code: 'field', name: 'refresh_token', due: 'a string', came });
    } else if (fresh.refresh === old.refresh) findings.push({ requirement, code: 'same-value', what: 'refresh token' });
    return findings;
  },
  get rejects() {
    const before = answer(200, { access_token: 'a', refresh_token: 'r' });
    const cases: readonly (readonly [
      string,
      'oauth.refresh.new-access-token' | 'oauth.refresh.new-refresh-token',
      object,
    ])[] = [
      ['the same access token', 'oauth.refresh.new-access-token', { access_token: 'a', refresh_token: 'r2' }],
      ['the same refresh token', 'oauth.refresh.new-refresh-token', { access_token: 'a2', refresh_token: 'r' }],
      ['no refresh token', 'oauth.refresh.new-refresh-token', { access_token: 'a2' }],
    ];
    return cases.map(([title, breaks, body]) => ({ title, breaks, input: { before, after: answer(200, body) } }));
  },
  get accepts() {
    const before = answer(200, { access_token: 'a', refresh_token: 'r' });
    return [{ title: 'a new pair', input: { before, after: answer(200, { access_token: 'b', refresh_token: 's' }) } }];
  },
};

/** A renewal is answered directly: no redirect sends the user anywhere. */
export const direct: Judge<Exchange> = {
  id: 'oauth.direct',
  decides: () => ['oauth.refresh.no-redirect'],
  judge: ({ request, response }) =>
    response.status >= 300 && response.status < 400
      ? [
          {
            requirement: 'oauth.refresh.no-redirect',
            code: 'status',
            call: callOf(request),
            due: 'tokens, without a redirect',
            came: response.status,
          },
        ]
      : tokensOf({ request, response }).access === undefined
        ? [
            {
              requirement: 'oauth.refresh.no-redirect',
              code: 'not-granted',
              what: 'token',
              ...seen({ request, response }),
            },
          ]
        : [],
  rejects: [
    {
      title: 'a redirect to the authorization page',
      breaks: 'oauth.refresh.no-redirect',
      input: answer(302, {}, { location: '/oauth/authorize' }),
    },
    {
      title: 'a refusal that wants the user',
      breaks: 'oauth.refresh.no-redirect',
      input: answer(400, { error: 'interaction_required' }),
    },
  ],
  accepts: [{ title: 'tokens', input: answer(200, WHOLE) }],
};

export const callOf = ({ method, url }: Exchange['request']) => `${method} ${new URL(url).pathname}`;
export const seen = ({ response: { status, body } }: Exchange) => ({ status, body });

/** A token response is JSON with status 200 that nobody stores. */
export const tokenManners: Judge<Exchange> = {
  id: 'oauth.token-manners',
  decides: () => ['oauth.token.no-store', 'oauth.token.json-response'],
  judge: ({ request, response }) => {
    const findings: Finding[] = [];
    const caching = header(response, 'cache-control') ?? null;
    if (!/(^|[\s,])no-store(?=$|[\s,;])/i.test(caching ?? ''))
      findings.push({
        requirement: 'oauth.token.no-store',
        code: 'header',
        name: 'cache-control',
        due: 'no-store',
        came: caching,
      });
    const requirement = 'oauth.token.json-response';
    const type = header(response, 'content-type') ?? null;
    if (!/^\s*application\/json\s*(;|$)/i.test(type ?? ''))
      findings.push({ requirement, code: 'header', name: 'content-type', due: 'application/json', came: type });
    if (response.status !== 200)
      findings.push({ requirement, code: 'status', call: callOf(request), due: '200', came: response.status });
    return findings;
  },
  rejects: [
    { title: 'no word of storing', breaks: 'oauth.token.no-store', input: answer(200, WHOLE) },
    {
      title: 'a public cache',
      breaks: 'oauth.token.no-store',
      input: answer(200, WHOLE, { 'cache-control': 'public' }),
    },
    {
      title: 'another type',
      breaks: 'oauth.token.json-response',
      input: answer(200, WHOLE, { 'cache-control': 'no-store', 'content-type': 'text/plain' }),
    },
    {
      title: 'another status',
      breaks: 'oauth.token.json-response',
      input: answer(201, WHOLE, { 'cache-control': 'no-store' }),
    },
  ],
  accepts: [
    {
      title: 'a character set and more directives',
      input: answer(200, WHOLE, {
        'cache-control': 'private, no-store',
        'content-type': 'application/json;charset=UTF-8',
      }),
    },
  ],
};
