import { findMissingCode, leadsTo, noRedirect } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { CALLBACK, page, redirect } from './examples.ts';
import { findCode } from '../drivers/oauth-requests.ts';
import type { Arrival } from '../drivers/oauth-requests.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Both statuses say that nothing is at the address, whatever was asked for. */
const isNowhere = ({ to, exchange: { response } }: Arrival) =>
  to === null && (response.status === 404 || response.status === 405);

const APPROVED: Rule<Landing>['valid'] = [
  { title: 'status 303', input: { arrival: redirect(`${CALLBACK}?code=c&state=a+b`, 303), redirectUri: CALLBACK } },
  { title: 'more parameters', input: { arrival: redirect(`${CALLBACK}?iss=x&code=c`), redirectUri: CALLBACK } },
  {
    title: 'another order of the query',
    input: { arrival: redirect(`${CALLBACK}?code=c&a=1`), redirectUri: `${CALLBACK}?a=1` },
  },
];

/** When the user approves a valid request, the browser arrives at the redirect URL with a code. */
export const approval: readonly Rule<Landing>[] = [
  {
    requirement: 'oauth.authorize.address',
    expected: 'the authorization page is at /oauth/authorize',
    violation: (landing) => (isNowhere(landing.arrival) ? noRedirect(landing) : undefined),
    // A refusal, and a page about something else, come from any server.
    unproven: ({ arrival: { to }, redirectUri }) =>
      to !== null && leadsTo(to, redirectUri) ? undefined : 'no valid request brings the browser back to the app',
    invalid: [{ title: 'status 404', input: { arrival: page(404, ''), redirectUri: CALLBACK } }],
    valid: APPROVED,
  },
  {
    requirement: 'oauth.authorize.code-returned',
    expected: 'the browser is sent to the redirect URL with a code',
    violation: (landing) => (isNowhere(landing.arrival) ? undefined : findMissingCode(landing)),
    unproven: ({ arrival }) => (isNowhere(arrival) ? 'there is no authorization page' : undefined),
    invalid: [
      ['a page in place of the redirect', page(200, 'Approved')] as const,
      ['a redirect to another path', redirect(`${CALLBACK}/x?code=c`)] as const,
      ['a redirect without a code', redirect(`${CALLBACK}?state=s`)] as const,
      ['an empty code', redirect(`${CALLBACK}?code=&state=s`)] as const,
      ['the code in the fragment', redirect(`${CALLBACK}#code=c`)] as const,
    ].map(([title, arrival]) => ({ title, input: { arrival, redirectUri: CALLBACK } })),
    valid: APPROVED,
  },
];

const WITH_QUERY = `${CALLBACK}?from=the%20app&n=1`;

/** A request that differs from a valid one only in what the source allows brings a code as well. */
export const returnsCode = (requirement: RequirementId): Rule<Landing> => ({
  madeBy: ['returnsCode', requirement],
  requirement,
  expected: 'the browser is sent to the redirect URL with a code',
  violation: findMissingCode,
  invalid: [
    {
      title: 'an error by redirect',
      input: { arrival: redirect(`${CALLBACK}?error=invalid_request`), redirectUri: CALLBACK },
    },
    { title: 'an error on a page', input: { arrival: page(400, 'no'), redirectUri: CALLBACK } },
    {
      title: 'a code without the query of the redirect URL',
      input: { arrival: redirect(`${CALLBACK}?code=c&n=1`), redirectUri: WITH_QUERY },
    },
  ],
  valid: [
    { title: 'a code', input: { arrival: redirect(`${CALLBACK}?code=c`), redirectUri: CALLBACK } },
    {
      title: 'a code beside the query of the redirect URL',
      input: { arrival: redirect(`${CALLBACK}?n=1&from=the+app&code=c`), redirectUri: WITH_QUERY },
    },
  ],
});

/** The end of a request that is to be refused, and why. */
interface RefusedRequest {
  readonly arrival: Arrival;
  readonly despite: string;
}

const despite = 'the response_type is token';

/** An invalid request brings no code, whatever the refusal looks like. */
export const returnsNoCode = (requirement: RequirementId): Rule<RefusedRequest> => ({
  madeBy: ['returnsNoCode', requirement],
  requirement,
  expected: 'an invalid request brings no code',
  violation: ({ arrival: { to }, despite }) =>
    to !== null && findCode(to) !== null ? { code: 'granted', what: 'code', despite } : undefined,
  invalid: [
    { title: 'a code in the query', input: { arrival: redirect(`${CALLBACK}?code=c`), despite } },
    { title: 'a code in the fragment', input: { arrival: redirect(`${CALLBACK}#code=c&state=s`), despite } },
    { title: 'a code at another address', input: { arrival: redirect('https://else.example/?code=c'), despite } },
  ],
  valid: [
    {
      title: 'an error by redirect',
      input: { arrival: redirect(`${CALLBACK}?error=unsupported_response_type`), despite },
    },
    { title: 'a page', input: { arrival: page(200, 'What do you mean?'), despite } },
  ],
});

/** The user is asked before a code is issued. */
export const asksFirst: Rule<Arrival> = {
  requirement: 'oauth.authorize.asks',
  expected: 'the user is asked before a code is issued',
  violation: ({ to }) =>
    to !== null && findCode(to) !== null
      ? { code: 'granted', what: 'code', despite: 'the user had not been asked' }
      : undefined,
  invalid: [{ title: 'a code at once', input: redirect(`${CALLBACK}?code=c&state=s`) }],
  valid: [
    { title: 'a page', input: page(200, 'Approve?') },
    { title: 'a login elsewhere', input: redirect('https://login.service.example/') },
  ],
};
