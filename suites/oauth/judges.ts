import type { Arrival } from './flow.ts';
import { tokensOf } from './flow.ts';
import { header, json } from '../exchange.ts';
import type { Answer, Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const RETURNED = 'oauth.authorize.state-returned';
const CALLBACK = 'https://app.example/callback';
const REQUEST = { method: 'GET', url: 'https://service.example/oauth/authorize', headers: {} };

/** On approval the browser arrives at the redirect URL with a code, and with the state as it was sent. */
export const approval: Judge<{ readonly arrival: Arrival; readonly redirectUri: string; readonly state?: string }> = {
  id: 'oauth.approval',
  decides: ({ state }) => ['oauth.authorize.code-returned', ...(state === undefined ? [] : ([RETURNED] as const))],
  judge: ({ arrival, redirectUri, state }) => {
    const { to } = arrival;
    if (to === null || !leadsTo(to, redirectUri))
      return [
        { requirement: 'oauth.authorize.code-returned', code: 'no-redirect', due: redirectUri, came: shown(arrival) },
      ];
    const findings: Finding[] = [];
    if (!to.searchParams.get('code'))
      findings.push(parameter('oauth.authorize.code-returned', to, 'code', 'an authorization code'));
    if (state !== undefined && to.searchParams.get('state') !== state)
      findings.push(parameter(RETURNED, to, 'state', state));
    return findings;
  },
  rejects: [
    {
      title: 'a page in place of the redirect',
      breaks: 'oauth.authorize.code-returned',
      input: { arrival: page(200, 'Approved'), redirectUri: CALLBACK },
    },
    {
      title: 'a redirect to another path',
      breaks: 'oauth.authorize.code-returned',
      input: { arrival: redirect(`${CALLBACK}/x?code=c`), redirectUri: CALLBACK },
    },
    {
      title: 'a redirect without a code',
      breaks: 'oauth.authorize.code-returned',
      input: { arrival: redirect(`${CALLBACK}?state=s`), redirectUri: CALLBACK },
    },
    {
      title: 'the code in the fragment',
      breaks: 'oauth.authorize.code-returned',
      input: { arrival: redirect(`${CALLBACK}#code=c`), redirectUri: CALLBACK },
    },
    {
      title: 'no state',
      breaks: 'oauth.authorize.state-returned',
      input: { arrival: redirect(`${CALLBACK}?code=c`), redirectUri: CALLBACK, state: 's' },
    },
    {
      title: 'a state cut at its &',
      breaks: 'oauth.authorize.state-returned',
      input: { arrival: redirect(`${CALLBACK}?code=c&state=a`), redirectUri: CALLBACK, state: 'a&b' },
    },
  ],
  accepts: [
    {
      title: 'status 303 and a space written as +',
      input: { arrival: redirect(`${CALLBACK}?code=c&state=a+b`, 303), redirectUri: CALLBACK, state: 'a b' },
    },
    {
      title: 'a space written as %20, and more parameters',
      input: { arrival: redirect(`${CALLBACK}?iss=x&code=c&state=a%20b`), redirectUri: CALLBACK, state: 'a b' },
    },
    {
      title: 'no state where none was sent',
      input: { arrival: redirect(`${CALLBACK}?code=c`), redirectUri: CALLBACK },
    },
  ],
};

/** On denial the browser arrives at the redirect URL with the error and the state, and with no code. */
export const denial: Judge<{ readonly arrival: Arrival; readonly redirectUri: string; readonly state: string }> = {
  id: 'oauth.denial',
  decides: () => [
    'oauth.authorize.denial',
    'oauth.authorize.denial-no-code',
    'oauth.authorize.state-returned-on-denial',
  ],
  judge: ({ arrival, redirectUri, state }) => {
    const { to } = arrival;
    if (to === null || !leadsTo(to, redirectUri))
      return [{ requirement: 'oauth.authorize.denial', code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
    const findings: Finding[] = [];
    if (to.searchParams.get('error') !== 'access_denied')
      findings.push(parameter('oauth.authorize.denial', to, 'error', 'access_denied'));
    if (to.searchParams.has('code')) findings.push(parameter('oauth.authorize.denial-no-code', to, 'code', null));
    if (to.searchParams.get('state') !== state)
      findings.push(parameter('oauth.authorize.state-returned-on-denial', to, 'state', state));
    return findings;
  },
  rejects: [
    {
      title: 'a page in place of the redirect',
      breaks: 'oauth.authorize.denial',
      input: { arrival: page(403, 'Denied'), redirectUri: CALLBACK, state: 's' },
    },
    {
      title: 'another error',
      breaks: 'oauth.authorize.denial',
      input: { arrival: redirect(`${CALLBACK}?error=denied&state=s`), redirectUri: CALLBACK, state: 's' },
    },
    {
      title: 'a code beside the error',
      breaks: 'oauth.authorize.denial-no-code',
      input: { arrival: redirect(`${CALLBACK}?error=access_denied&state=s&code=c`), redirectUri: CALLBACK, state: 's' },
    },
    {
      title: 'no state',
      breaks: 'oauth.authorize.state-returned-on-denial',
      input: { arrival: redirect(`${CALLBACK}?error=access_denied`), redirectUri: CALLBACK, state: 's' },
    },
  ],
  accepts: [
    {
      title: 'a description beside the error',
      input: {
        arrival: redirect(`${CALLBACK}?error=access_denied&error_description=no&state=s`),
        redirectUri: CALLBACK,
        state: 's',
      },
    },
  ],
};

/** A browser is never sent to a redirect URL that the app has not registered. */
export const unregistered: Judge<{ readonly arrival: Arrival; readonly redirectUri: string }> = {
  id: 'oauth.unregistered-redirect',
  decides: () => ['oauth.authorize.redirect-uri-registered'],
  judge: ({ arrival: { to }, redirectUri }) =>
    to !== null && leadsTo(to, redirectUri)
      ? [
          {
            requirement: 'oauth.authorize.redirect-uri-registered',
            code: 'redirected',
            to: to.href,
            why: 'the app has not registered that URL',
          },
        ]
      : [],
  rejects: [
    {
      title: 'a redirect there with a code',
      breaks: 'oauth.authorize.redirect-uri-registered',
      input: { arrival: redirect('https://evil.example/?code=c'), redirectUri: 'https://evil.example/' },
    },
    {
      title: 'a redirect there with an error',
      breaks: 'oauth.authorize.redirect-uri-registered',
      input: { arrival: redirect('https://evil.example/?error=invalid_request'), redirectUri: 'https://evil.example/' },
    },
  ],
  accepts: [
    { title: 'a page', input: { arrival: page(400, 'No such redirect URL'), redirectUri: 'https://evil.example/' } },
    {
      title: 'a redirect to a page of the service',
      input: { arrival: redirect('https://service.example/error'), redirectUri: 'https://evil.example/' },
    },
  ],
};

/** A public app that sends no challenge hears `invalid_request`, on a page or by a redirect, and gets no code. */
export const challengeRequired: Judge<Arrival> = {
  id: 'oauth.challenge-required',
  decides: () => ['oauth.authorize.challenge-required'],
  judge: (arrival) => {
    const requirement = 'oauth.authorize.challenge-required';
    const { exchange, to } = arrival;
    if (to?.searchParams.has('code'))
      return [{ requirement, code: 'granted', what: 'code', despite: 'the app is public and sent no challenge' }];
    // Where the error is told is left open: in the redirect's query or fragment, or on the page.
    const told = to === null ? exchange.response.body : `${to.search}${to.hash}`;
    if (/invalid[_ -]request/i.test(told)) return [];
    return [
      {
        requirement,
        code: 'parameter',
        name: 'error',
        due: 'invalid_request',
        came: to?.searchParams.get('error') ?? shown(arrival),
      },
    ];
  },
  rejects: [
    {
      title: 'a code all the same',
      breaks: 'oauth.authorize.challenge-required',
      input: redirect(`${CALLBACK}?code=c&state=s`),
    },
    {
      title: 'another error',
      breaks: 'oauth.authorize.challenge-required',
      input: redirect(`${CALLBACK}?error=access_denied&state=s`),
    },
    {
      title: 'a page that does not say why',
      breaks: 'oauth.authorize.challenge-required',
      input: page(400, 'Something went wrong'),
    },
  ],
  accepts: [
    { title: 'the error in the redirect', input: redirect(`${CALLBACK}?error=invalid_request&state=s`) },
    { title: 'the error on a page', input: page(400, '<h1>Invalid request</h1>') },
    { title: 'the error as JSON', input: page(400, '{"error":"invalid_request"}') },
  ],
};

/** What the four fields of a token response must be. */
export const TOKEN_FIELDS = [
  'oauth.token-response.access-token',
  'oauth.token-response.token-type',
  'oauth.token-response.expires-in',
  'oauth.token-response.refresh-token',
] as const satisfies readonly RequirementId[];

/** The four fields of a token response have the types and values that the source gives them. */
export const tokenResponse: Judge<Exchange> = {
  id: 'oauth.token-response',
  decides: () => TOKEN_FIELDS,
  judge: ({ response }) => {
    const body = json(response);
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
    return FIELDS.filter(({ name, holds }) => !holds(fields[name])).map(({ requirement, name, due }) => ({
      requirement,
      code: 'field',
      name,
      due,
      came: fields[name] === undefined ? 'nothing' : JSON.stringify(fields[name]),
    }));
  },
  get rejects() {
    const whole = { access_token: 'a', token_type: 'bearer', expires_in: 7200, refresh_token: 'r' };
    const cases: readonly (readonly [string, RequirementId, object])[] = [
      ['no access token', 'oauth.token-response.access-token', { access_token: undefined }],
      ['an empty access token', 'oauth.token-response.access-token', { access_token: '' }],
      ['another token type', 'oauth.token-response.token-type', { token_type: 'mac' }],
      ['a lifetime in a string', 'oauth.token-response.expires-in', { expires_in: '7200' }],
      ['a fraction of a second', 'oauth.token-response.expires-in', { expires_in: 7200.5 }],
      ['no refresh token', 'oauth.token-response.refresh-token', { refresh_token: undefined }],
      ['null for a refresh token', 'oauth.token-response.refresh-token', { refresh_token: null }],
    ];
    return cases.map(([title, breaks, changed]) => ({ title, breaks, input: answer(200, { ...whole, ...changed }) }));
  },
  accepts: [
    {
      title: 'more fields',
      input: answer(200, {
        access_token: 'a',
        token_type: 'bearer',
        expires_in: 1,
        refresh_token: 'r',
        scope: 'project',
      }),
    },
    // RFC 6749 5.1: the value is case insensitive.
    {
      title: 'the type in another case',
      input: answer(201, { access_token: 'a', token_type: 'Bearer', expires_in: 7200, refresh_token: 'r' }),
    },
  ],
};
const FIELDS: readonly { requirement: RequirementId; name: string; due: string; holds: (value: unknown) => boolean }[] =
  [
    { requirement: 'oauth.token-response.access-token', name: 'access_token', due: 'a string', holds: isText },
    {
      requirement: 'oauth.token-response.token-type',
      name: 'token_type',
      due: '"bearer"',
      holds: (value) => typeof value === 'string' && value.toLowerCase() === 'bearer',
    },
    {
      requirement: 'oauth.token-response.expires-in',
      name: 'expires_in',
      due: 'a whole number of seconds',
      holds: (value) => Number.isInteger(value) && (value as number) > 0,
    },
    { requirement: 'oauth.token-response.refresh-token', name: 'refresh_token', due: 'a string', holds: isText },
  ];

/** A token request that satisfies everything the source asks of it yields tokens. */
export const granted: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'oauth.granted',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement }) =>
    tokensOf(exchange).access === undefined
      ? [{ requirement, code: 'not-granted', what: 'token', ...seen(exchange.response) }]
      : [],
  rejects: [
    {
      title: 'a refusal',
      breaks: 'oauth.token.exchange',
      input: { exchange: answer(400, { error: 'invalid_grant' }), requirement: 'oauth.token.exchange' },
    },
    {
      title: 'a success without a token',
      breaks: 'oauth.token.exchange',
      input: { exchange: answer(200, {}), requirement: 'oauth.token.exchange' },
    },
    {
      title: 'a page',
      breaks: 'oauth.token.exchange',
      input: { exchange: page(200, '<html>').exchange, requirement: 'oauth.token.exchange' },
    },
  ],
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
  rejects: [
    {
      title: 'a token all the same',
      breaks: 'oauth.token.verifier-checked',
      input: {
        exchange: answer(200, { access_token: 'a' }),
        requirement: 'oauth.token.verifier-checked',
        despite: 'the verifier is another',
      },
    },
  ],
  accepts: [
    {
      title: 'a refusal by status',
      input: {
        exchange: answer(422, { message: 'no' }),
        requirement: 'oauth.token.verifier-checked',
        despite: 'the verifier is another',
      },
    },
    {
      title: 'a refusal in a body',
      input: {
        exchange: answer(200, { error: 'invalid_grant' }),
        requirement: 'oauth.token.verifier-checked',
        despite: 'the verifier is another',
      },
    },
  ],
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
    if (fresh.refresh === undefined)
      findings.push({
        requirement: 'oauth.refresh.new-refresh-token',
        code: 'field',
        name: 'refresh_token',
        due: 'a string',
        came: 'nothing',
      });
    else if (fresh.refresh === old.refresh)
      findings.push({ requirement: 'oauth.refresh.new-refresh-token', code: 'same-value', what: 'refresh token' });
    return findings;
  },
  get rejects() {
    const before = answer(200, { access_token: 'a', refresh_token: 'r' });
    return [
      {
        title: 'the same access token',
        breaks: 'oauth.refresh.new-access-token' as const,
        input: { before, after: answer(200, { access_token: 'a', refresh_token: 'r2' }) },
      },
      {
        title: 'the same refresh token',
        breaks: 'oauth.refresh.new-refresh-token' as const,
        input: { before, after: answer(200, { access_token: 'a2', refresh_token: 'r' }) },
      },
      {
        title: 'no refresh token',
        breaks: 'oauth.refresh.new-refresh-token' as const,
        input: { before, after: answer(200, { access_token: 'a2' }) },
      },
    ];
  },
  get accepts() {
    const before = answer(200, { access_token: 'a', refresh_token: 'r' });
    return [{ title: 'a new pair', input: { before, after: answer(200, { access_token: 'b', refresh_token: 's' }) } }];
  },
};

/** An API call with a token of the token endpoint is let in. */
export const letIn: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'oauth.let-in',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange: { request, response }, requirement }) =>
    response.status >= 200 && response.status < 300
      ? []
      : [{ requirement, code: 'call-refused', call: callOf(request), ...seen(response) }],
  rejects: [
    {
      title: 'a refusal',
      breaks: 'oauth.access.bearer',
      input: { exchange: answer(401, {}), requirement: 'oauth.access.bearer' },
    },
    {
      title: 'a redirect to a login page',
      breaks: 'oauth.access.bearer',
      input: { exchange: redirect('/login').exchange, requirement: 'oauth.access.bearer' },
    },
  ],
  accepts: [
    { title: 'an empty success', input: { exchange: page(204, '').exchange, requirement: 'oauth.access.bearer' } },
  ],
};

/** An API call without a good token is kept out, whatever the refusal looks like. */
export const keptOut: Judge<{
  readonly exchange: Exchange;
  readonly requirement: RequirementId;
  readonly despite: string;
}> = {
  id: 'oauth.kept-out',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange: { request, response }, requirement, despite }) =>
    response.status >= 200 && response.status < 300
      ? [{ requirement, code: 'call-accepted', call: callOf(request), status: response.status, despite }]
      : [],
  rejects: [
    {
      title: 'an answer all the same',
      breaks: 'lists.bearer',
      input: { exchange: answer(200, { data: [] }), requirement: 'lists.bearer', despite: 'there is no token' },
    },
  ],
  accepts: [
    {
      title: 'a refusal with 401',
      input: { exchange: answer(401, {}), requirement: 'lists.bearer', despite: 'there is no token' },
    },
    {
      title: 'a refusal with 403 and a page',
      input: { exchange: page(403, 'no').exchange, requirement: 'lists.bearer', despite: 'there is no token' },
    },
    {
      title: 'a redirect to a login page',
      input: { exchange: redirect('/login').exchange, requirement: 'lists.bearer', despite: 'there is no token' },
    },
  ],
};

export const oauthJudges = [
  approval,
  denial,
  unregistered,
  challengeRequired,
  tokenResponse,
  granted,
  refusedGrant,
  renewed,
  letIn,
  keptOut,
] as const;

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Whether a redirect leads to this redirect URL, its query aside. */
function leadsTo(to: URL, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return to.href.startsWith(redirectUri);
  const due = new URL(redirectUri);
  return to.origin === due.origin && to.pathname === due.pathname;
}

function parameter(requirement: RequirementId, to: URL, name: string, due: string | null): Finding {
  return { requirement, code: 'parameter', name, due, came: to.searchParams.get(name) };
}

function shown({ exchange, to }: Arrival): string {
  return to === null
    ? `a page with status ${exchange.response.status} (${header(exchange.response, 'content-type') ?? 'no content type'})`
    : `a redirect to ${to.href}`;
}

const callOf = ({ method, url }: Exchange['request']) => `${method} ${new URL(url).pathname}`;
const seen = ({ status, body }: Answer) => ({ status, body });

/** An arrival made by hand, for arming: a redirect. */
function redirect(location: string, status = 302): Arrival {
  const exchange = { request: REQUEST, response: { status, headers: { location: [location] }, body: '' } };
  return { exchange, to: new URL(location, REQUEST.url) };
}

/** An arrival made by hand: a page. */
function page(status: number, body: string): Arrival {
  return {
    exchange: { request: REQUEST, response: { status, headers: { 'content-type': ['text/html'] }, body } },
    to: null,
  };
}

/** An exchange made by hand: a JSON answer. */
function answer(status: number, body: object): Exchange {
  return {
    request: REQUEST,
    response: { status, headers: { 'content-type': ['application/json'] }, body: JSON.stringify(body) },
  };
}
