import { leadsTo, noRedirect, wrongParameter } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { CALLBACK, page, redirect } from './examples.ts';
import type { Arrival } from '../drivers/oauth-requests.ts';
import { header } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A redirect tells the app of an invalid request by one of the errors that the standard has for it. */
const redirectsWithError = (requirement: RequirementId, error: string, ...others: readonly string[]): Rule<Landing> => {
  const errors = [error, ...others];
  const landing = (arrival: Arrival): Landing => ({ arrival, redirectUri: CALLBACK });
  return {
    requirement,
    expected: `the browser is sent to the redirect URL with error=${errors.join(' or ')}`,
    violation: ({ arrival, redirectUri }) => {
      const { to } = arrival;
      if (to === null || !leadsTo(to, redirectUri)) return noRedirect({ arrival, redirectUri });
      const isKnown = errors.includes(to.searchParams.get('error') ?? '');
      return isKnown ? undefined : wrongParameter(to, 'error', errors.join(' or '));
    },
    invalid: [
      { title: 'a code', input: landing(redirect(`${CALLBACK}?code=c`)) },
      { title: 'another error', input: landing(redirect(`${CALLBACK}?error=server_error`)) },
      { title: 'a page', input: landing(page(400, error)) },
    ],
    valid: errors.map((one) => ({ title: one, input: landing(redirect(`${CALLBACK}?error=${one}&state=s`)) })),
  };
};

/** The errors of RFC 6749 4.1.2.1 that tell an app what is wrong with its request. */
// prettier-ignore
export const authorizationErrors = {
  'invalid-request': redirectsWithError('oauth.authorize.error-invalid-request', 'invalid_request'),
  'response-type':   redirectsWithError('oauth.authorize.error-response-type', 'unsupported_response_type', 'unauthorized_client'),
  'scope':           redirectsWithError('oauth.authorize.error-scope', 'invalid_scope'),
} as const;

/** The characters of `error` and `error_description`: RFC 6749 A.7 and A.8. */
export const ERROR_TEXT = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
/** The same in words. */
export const ERROR_CHARACTERS = 'visible ASCII characters and spaces, without " and \\';

/** A redirect that carries an error, and the state of its request. */
interface ErrorRedirect {
  readonly to: URL;
  readonly state: string;
}

const errorRedirectWith = (query: string): ErrorRedirect => ({ to: new URL(`${CALLBACK}?${query}`), state: 's' });

const SENTENCE = { title: 'a sentence', input: errorRedirectWith('error=e&error_description=It+is+not+so.&state=s') };

/** A redirect with an error returns the state, and uses only the characters that its grammar allows. */
export const errorRedirect: readonly Rule<ErrorRedirect>[] = [
  {
    requirement: 'oauth.authorize.error-state',
    expected: 'a redirect with an error returns the state',
    violation: ({ to, state }) =>
      to.searchParams.get('state') === state ? undefined : wrongParameter(to, 'state', state),
    invalid: [{ title: 'no state', input: errorRedirectWith('error=e') }],
    valid: [SENTENCE],
  },
  ...['error', 'error_description'].map((name): Rule<ErrorRedirect> => ({
    requirement: 'oauth.authorize.error-characters',
    expected: `${name} has only ${ERROR_CHARACTERS}`,
    violation: ({ to }) =>
      ERROR_TEXT.test(to.searchParams.get(name) ?? '') ? undefined : wrongParameter(to, name, ERROR_CHARACTERS),
    invalid: [
      { title: 'a quote', input: errorRedirectWith(`${name}=%22a%22&state=s`) },
      { title: 'a letter outside of ASCII', input: errorRedirectWith(`${name}=%C3%A9&state=s`) },
    ],
    valid: [SENTENCE],
  })),
];

/** The browser is not sent to the redirect URL of a request whose client_id is unknown. */
export const showsClientError: Rule<Landing> = {
  requirement: 'oauth.authorize.client-error-shown',
  expected: 'an unknown client_id leads to a page, not to the redirect URL',
  violation: ({ arrival: { to }, redirectUri }) =>
    to !== null && leadsTo(to, redirectUri)
      ? { code: 'redirected', to: to.href, why: 'no app has the client_id' }
      : undefined,
  invalid: [
    {
      title: 'an error by redirect',
      input: { arrival: redirect(`${CALLBACK}?error=invalid_client`), redirectUri: CALLBACK },
    },
  ],
  valid: [{ title: 'a page', input: { arrival: page(401, 'Who?'), redirectUri: CALLBACK } }],
};

/** An unknown challenge method leads to `invalid_request`, by a redirect or on a page. */
export const refusesChallengeMethod: Rule<Arrival> = {
  requirement: 'oauth.authorize.challenge-method-error',
  expected: 'an unknown challenge method leads to invalid_request',
  violation: ({ to, exchange }) => {
    const actual = to === null ? exchange.response.body : (to.searchParams.get('error') ?? '');
    if (/invalid[_ -]request/i.test(actual)) return undefined;
    return { code: 'parameter', name: 'error', expected: 'invalid_request', actual: to ? actual : 'a page' };
  },
  invalid: [
    { title: 'another error', input: redirect(`${CALLBACK}?error=server_error`) },
    { title: 'a code', input: redirect(`${CALLBACK}?code=c`) },
  ],
  valid: [{ title: 'the error', input: redirect(`${CALLBACK}?error=invalid_request`) }],
};

const CONSENT_PAGES: Rule<Arrival>['valid'] = [
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
];

const REFERRER_TAG = /<meta[^>]+name=["']?referrer[^>]*>/i;
const REFERRER_POLICY = /(^|\W)(no-referrer(?!-when)|same-origin|(strict-)?origin(-when-cross-origin)?)(\W|$)/i;

/** The consent page cannot be framed, and keeps its address to itself. */
export const consentPage: readonly Rule<Arrival>[] = [
  {
    requirement: 'oauth.authorize.not-framed',
    expected: 'the consent page forbids framing',
    violation: ({ exchange: { response } }) => {
      const policy = header(response, 'content-security-policy') ?? '';
      const options = header(response, 'x-frame-options') ?? '';
      if (/(^|[;,])\s*frame-ancestors\s/i.test(`${policy} `) || /^\s*(deny|sameorigin)\b/i.test(options))
        return undefined;
      return {
        code: 'header',
        name: 'content-security-policy',
        expected: 'with frame-ancestors, or x-frame-options',
        actual: policy === '' ? null : policy,
      };
    },
    invalid: [
      { title: 'neither header', input: page(200, '', { 'referrer-policy': 'no-referrer' }) },
      {
        title: 'a policy without frame-ancestors',
        input: page(200, '', {
          'x-frame-options': '',
          'referrer-policy': 'no-referrer',
          'content-security-policy': "default-src 'self'",
        }),
      },
    ],
    valid: CONSENT_PAGES,
  },
  {
    requirement: 'oauth.authorize.no-referrer',
    expected: 'the consent page sends no more than its origin as the referrer',
    violation: ({ exchange: { response } }) => {
      const policy = header(response, 'referrer-policy') ?? REFERRER_TAG.exec(response.body)?.[0] ?? '';
      if (REFERRER_POLICY.test(policy)) return undefined;
      return {
        code: 'header',
        name: 'referrer-policy',
        expected: 'no-referrer or another that sends no more than the origin',
        actual: policy === '' ? null : policy,
      };
    },
    invalid: [
      { title: 'no policy', input: page(200, '', { 'x-frame-options': 'DENY' }) },
      {
        title: 'the whole address as the referrer',
        input: page(200, '', { 'x-frame-options': 'DENY', 'referrer-policy': 'unsafe-url' }),
      },
    ],
    valid: CONSENT_PAGES,
  },
];

/** The redirect back to the app does not make the browser repeat a POST. */
export const redirectsWithGet: Rule<Arrival> = {
  requirement: 'oauth.authorize.redirect-not-307',
  expected: 'the browser is sent back with a status that does not repeat a POST',
  violation: ({ exchange: { response } }) =>
    response.status === 307 || response.status === 308
      ? { code: 'status', call: 'the authorization request', expected: '302 or 303', actual: response.status }
      : undefined,
  invalid: [{ title: '307', input: redirect(`${CALLBACK}?code=c`, 307) }],
  valid: [{ title: '303', input: redirect(`${CALLBACK}?code=c`, 303) }],
};
