import { leadsTo, parameter, shown } from './arrival.ts';
import type { Arrival } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import { header } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

interface Told {
  readonly arrival: Arrival;
  readonly redirectUri: string;
  readonly requirement: RequirementId;
  /** The values of `error` that the standard has for this. */
  readonly due: readonly string[];
}

/** An error of the authorization request is told to the app by a redirect that names it. */
export const toldToApp: Judge<Told> = {
  id: 'oauth.told-to-app',
  decides: ({ requirement }) => [requirement],
  judge: ({ arrival, redirectUri, requirement, due }) => {
    const { to } = arrival;
    if (to === null || !leadsTo(to, redirectUri))
      return [{ requirement, code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
    const error = to.searchParams.get('error') ?? '';
    return due.includes(error) ? [] : [parameter(requirement, to, 'error', due.join(' or '))];
  },
  get rejects() {
    const requirement = 'oauth.authorize.error-scope' as const;
    const input = (arrival: Arrival) => ({ arrival, redirectUri: CALLBACK, requirement, due: ['invalid_scope'] });
    return [
      { title: 'a code', breaks: requirement, input: input(redirect(`${CALLBACK}?code=c`)) },
      { title: 'another error', breaks: requirement, input: input(redirect(`${CALLBACK}?error=server_error`)) },
      { title: 'a page', breaks: requirement, input: input(page(400, 'invalid_scope')) },
    ];
  },
  accepts: [
    {
      title: 'the error',
      input: {
        arrival: redirect(`${CALLBACK}?error=invalid_scope&state=s`),
        redirectUri: CALLBACK,
        requirement: 'oauth.authorize.error-scope',
        due: ['invalid_scope'],
      },
    },
  ],
};

/** A redirect with an error returns the state, and keeps to the characters that its grammar allows. */
export const errorRedirect: Judge<{ readonly to: URL; readonly state: string }> = {
  id: 'oauth.error-redirect',
  decides: () => ['oauth.authorize.error-state', 'oauth.authorize.error-characters'],
  judge: ({ to, state }) => {
    const findings: Finding[] = [];
    if (to.searchParams.get('state') !== state)
      findings.push(parameter('oauth.authorize.error-state', to, 'state', state));
    for (const name of ['error', 'error_description'])
      if (!ERROR_TEXT.test(to.searchParams.get(name) ?? ''))
        findings.push(
          parameter(
            'oauth.authorize.error-characters',
            to,
            name,
            'visible ASCII characters and spaces, without " and \\',
          ),
        );
    return findings;
  },
  rejects: [
    {
      title: 'no state',
      breaks: 'oauth.authorize.error-state',
      input: { to: new URL(`${CALLBACK}?error=e`), state: 's' },
    },
    {
      title: 'a quote',
      breaks: 'oauth.authorize.error-characters',
      input: { to: new URL(`${CALLBACK}?error=e&state=s&error_description=%22a%22`), state: 's' },
    },
    {
      title: 'a letter outside of ASCII',
      breaks: 'oauth.authorize.error-characters',
      input: { to: new URL(`${CALLBACK}?error=%C3%A9&state=s`), state: 's' },
    },
  ],
  accepts: [
    {
      title: 'a sentence',
      input: { to: new URL(`${CALLBACK}?error=e&error_description=It+is+not+so.&state=s`), state: 's' },
    },
  ],
};

/** RFC 6749 A.7 and A.8. */
export const ERROR_TEXT = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** An app that nobody registered does not get the browser sent to it. */
export const notRedirected: Judge<{ readonly arrival: Arrival; readonly redirectUri: string }> = {
  id: 'oauth.not-redirected',
  decides: () => ['oauth.authorize.client-error-shown'],
  judge: ({ arrival: { to }, redirectUri }) =>
    to !== null && leadsTo(to, redirectUri)
      ? [
          {
            requirement: 'oauth.authorize.client-error-shown',
            code: 'redirected',
            to: to.href,
            why: 'no app has the client_id',
          },
        ]
      : [],
  rejects: [
    {
      title: 'an error by redirect',
      breaks: 'oauth.authorize.client-error-shown',
      input: { arrival: redirect(`${CALLBACK}?error=invalid_client`), redirectUri: CALLBACK },
    },
  ],
  accepts: [{ title: 'a page', input: { arrival: page(401, 'Who?'), redirectUri: CALLBACK } }],
};

/** A challenge method that nobody knows is told as `invalid_request`, by whichever way. */
export const methodError: Judge<Arrival> = {
  id: 'oauth.method-error',
  decides: () => ['oauth.authorize.challenge-method-error'],
  judge: ({ to, exchange }) => {
    const came = to === null ? exchange.response.body : (to.searchParams.get('error') ?? '');
    if (/invalid[_ -]request/i.test(came)) return [];
    return [
      {
        requirement: 'oauth.authorize.challenge-method-error',
        code: 'parameter',
        name: 'error',
        due: 'invalid_request',
        came: to ? came : 'a page',
      },
    ];
  },
  rejects: [
    {
      title: 'another error',
      breaks: 'oauth.authorize.challenge-method-error',
      input: redirect(`${CALLBACK}?error=server_error`),
    },
    { title: 'a code', breaks: 'oauth.authorize.challenge-method-error', input: redirect(`${CALLBACK}?code=c`) },
  ],
  accepts: [{ title: 'the error', input: redirect(`${CALLBACK}?error=invalid_request`) }],
};

/** The page that asks the user is not to be framed, and keeps its address to itself. */
export const askingPage: Judge<Arrival> = {
  id: 'oauth.asking-page',
  decides: () => ['oauth.authorize.not-framed', 'oauth.authorize.no-referrer'],
  judge: ({ exchange: { response } }) => {
    const findings: Finding[] = [];
    const policy = header(response, 'content-security-policy') ?? '';
    const options = header(response, 'x-frame-options') ?? '';
    if (!/(^|[;,])\s*frame-ancestors\s/i.test(`${policy} `) && !/^\s*(deny|sameorigin)\b/i.test(options))
      findings.push({
        requirement: 'oauth.authorize.not-framed',
        code: 'header',
        name: 'content-security-policy',
        due: 'with frame-ancestors, or x-frame-options',
        came: policy === '' ? null : policy,
      });
    const referrer = header(response, 'referrer-policy') ?? METAS.exec(response.body)?.[0] ?? '';
    if (!KEEPING.test(referrer))
      findings.push({
        requirement: 'oauth.authorize.no-referrer',
        code: 'header',
        name: 'referrer-policy',
        due: 'no-referrer or another that sends no more than the origin',
        came: referrer === '' ? null : referrer,
      });
    return findings;
  },
  get rejects() {
    const sound = { 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' };
    return [
      {
        title: 'no word of frames',
        breaks: 'oauth.authorize.not-framed' as const,
        input: page(200, '', { 'referrer-policy': 'no-referrer' }),
      },
      {
        title: 'a policy without frame-ancestors',
        breaks: 'oauth.authorize.not-framed' as const,
        input: page(200, '', { ...sound, 'x-frame-options': '', 'content-security-policy': "default-src 'self'" }),
      },
      {
        title: 'no word of the referrer',
        breaks: 'oauth.authorize.no-referrer' as const,
        input: page(200, '', { 'x-frame-options': 'DENY' }),
      },
      {
        title: 'the whole address told',
        breaks: 'oauth.authorize.no-referrer' as const,
        input: page(200, '', { ...sound, 'referrer-policy': 'unsafe-url' }),
      },
    ];
  },
  accepts: [
    {
      title: 'the older header',
      input: page(200, '', { 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'strict-origin' }),
    },
    {
      title: 'a policy and a tag',
      input: page(200, '<meta name="referrer" content="no-referrer">', {
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      }),
    },
  ],
};
const METAS = /<meta[^>]+name=["']?referrer[^>]*>/i;
const KEEPING = /(^|\W)(no-referrer(?!-when)|same-origin|(strict-)?origin(-when-cross-origin)?)(\W|$)/i;

/** The redirect that carries the answer does not repeat a post. */
export const noRepeat: Judge<Arrival> = {
  id: 'oauth.no-repeat',
  decides: () => ['oauth.authorize.redirect-not-307'],
  judge: ({ exchange: { response } }) =>
    response.status === 307 || response.status === 308
      ? [
          {
            requirement: 'oauth.authorize.redirect-not-307',
            code: 'status',
            call: 'the authorization request',
            due: '302 or 303',
            came: response.status,
          },
        ]
      : [],
  rejects: [{ title: '307', breaks: 'oauth.authorize.redirect-not-307', input: redirect(`${CALLBACK}?code=c`, 307) }],
  accepts: [{ title: '303', input: redirect(`${CALLBACK}?code=c`, 303) }],
};
