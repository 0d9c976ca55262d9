import { leadsTo, noRedirect, wrongParameter } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { CALLBACK, page, redirect } from './examples.ts';
import { findCode } from '../drivers/oauth-requests.ts';
import type { Rule } from '../kit/rule.ts';

/** Where the browser came back to the app, or null. */
const returnAddress = ({ arrival: { to }, redirectUri }: Landing) =>
  to !== null && leadsTo(to, redirectUri) ? to : null;

const DENIED: Rule<Landing>['valid'] = [
  {
    title: 'a description beside the error',
    input: { arrival: redirect(`${CALLBACK}?error=access_denied&error_description=no&state=s`), redirectUri: CALLBACK },
  },
];

/** When the user denies, the browser arrives at the redirect URL with the error and without a code. */
export const denial: readonly Rule<Landing>[] = [
  {
    requirement: 'oauth.authorize.denial',
    expected: 'the browser is sent to the redirect URL with error=access_denied',
    violation: (landing) => {
      const to = returnAddress(landing);
      if (to === null) return noRedirect(landing);
      return to.searchParams.get('error') === 'access_denied'
        ? undefined
        : wrongParameter(to, 'error', 'access_denied');
    },
    invalid: [
      { title: 'a page in place of the redirect', input: { arrival: page(403, 'Denied'), redirectUri: CALLBACK } },
      {
        title: 'another error',
        input: { arrival: redirect(`${CALLBACK}?error=denied&state=s`), redirectUri: CALLBACK },
      },
      {
        title: 'the error in the fragment',
        input: { arrival: redirect(`${CALLBACK}#error=access_denied`), redirectUri: CALLBACK },
      },
    ],
    valid: DENIED,
  },
  {
    requirement: 'oauth.authorize.denial-no-code',
    expected: 'a denial brings no code',
    violation: (landing) => {
      const to = returnAddress(landing);
      return to === null || findCode(to) === null ? undefined : wrongParameter(to, 'code', null);
    },
    unproven: (landing) =>
      returnAddress(landing) === null ? 'a denial does not bring the browser back to the app' : undefined,
    invalid: [
      {
        title: 'a code beside the error',
        input: { arrival: redirect(`${CALLBACK}?error=access_denied&state=s&code=c`), redirectUri: CALLBACK },
      },
    ],
    valid: DENIED,
  },
];
