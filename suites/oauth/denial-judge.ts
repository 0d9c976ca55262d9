import { leadsTo, parameter, shown } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { codeIn } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';

/** On denial the browser arrives at the redirect URL with the error and without a code. */
export const denial: Judge<Landing> = {
  id: 'oauth.denial',
  decides: ({ arrival: { to }, redirectUri }) =>
    to !== null && leadsTo(to, redirectUri)
      ? ['oauth.authorize.denial', 'oauth.authorize.denial-no-code']
      : ['oauth.authorize.denial'],
  judge: ({ arrival, redirectUri }) => {
    const { to } = arrival;
    if (to === null || !leadsTo(to, redirectUri))
      return [{ requirement: 'oauth.authorize.denial', code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
    const findings: Finding[] = [];
    if (to.searchParams.get('error') !== 'access_denied')
      findings.push(parameter('oauth.authorize.denial', to, 'error', 'access_denied'));
    if (codeIn(to) !== null) findings.push(parameter('oauth.authorize.denial-no-code', to, 'code', null));
    return findings;
  },
  rejects: [
    {
      title: 'a page in place of the redirect',
      breaks: 'oauth.authorize.denial',
      input: { arrival: page(403, 'Denied'), redirectUri: CALLBACK },
    },
    {
      title: 'another error',
      breaks: 'oauth.authorize.denial',
      input: { arrival: redirect(`${CALLBACK}?error=denied&state=s`), redirectUri: CALLBACK },
    },
    {
      title: 'the error in the fragment',
      breaks: 'oauth.authorize.denial',
      input: { arrival: redirect(`${CALLBACK}#error=access_denied`), redirectUri: CALLBACK },
    },
    {
      title: 'a code beside the error',
      breaks: 'oauth.authorize.denial-no-code',
      input: { arrival: redirect(`${CALLBACK}?error=access_denied&state=s&code=c`), redirectUri: CALLBACK },
    },
  ],
  accepts: [
    {
      title: 'a description beside the error',
      input: {
        arrival: redirect(`${CALLBACK}?error=access_denied&error_description=no&state=s`),
        redirectUri: CALLBACK,
      },
    },
  ],
};
