import { leadsTo, shown } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import type { Judge } from '../judge.ts';

const RETURNED = {
  approve: 'oauth.authorize.state-returned',
  deny: 'oauth.authorize.state-returned-on-denial',
} as const;

/**
 * The state comes back as it was sent. RFC 6749 A.5 allows a state only visible ASCII characters and spaces, so a
 * request with others, or with a very long one, may be refused; where it is served, its state is unchanged as well.
 */
export const stateReturned: Judge<
  Landing & { readonly state: string; readonly decision: 'approve' | 'deny'; readonly mayBeRefused?: boolean }
> = {
  id: 'oauth.state-returned',
  decides: ({ decision }) => [RETURNED[decision]],
  judge: ({ arrival, redirectUri, state, decision, mayBeRefused = false }) => {
    const requirement = RETURNED[decision];
    const { to } = arrival;
    const isAnswered = to !== null && leadsTo(to, redirectUri) && (decision === 'deny' || to.searchParams.has('code'));
    if (!isAnswered)
      return mayBeRefused ? [] : [{ requirement, code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
    const values = to.searchParams.getAll('state');
    // RFC 6749 3.1: a parameter without a value is as good as none, so an empty state may be left out.
    if (
      state === ''
        ? values.every((value) => value === '')
        : values.length > 0 && values.every((value) => value === state)
    )
      return [];
    return [
      {
        requirement,
        code: 'parameter',
        name: 'state',
        due: quoted(state),
        came: values[0] === undefined ? null : quoted(values.find((value) => value !== state) ?? ''),
      },
    ];
  },
  get rejects() {
    const cases: readonly (readonly [string, string, string, 'approve' | 'deny', string])[] = [
      ['no state', 's', '?code=c', 'approve', RETURNED.approve],
      ['a state cut at its &', 'a&b', '?code=c&state=a', 'approve', RETURNED.approve],
      ['a + that became a space', 'a+b', '?code=c&state=a+b', 'approve', RETURNED.approve],
      ['a state encoded twice', 'a b', '?code=c&state=a%2520b', 'approve', RETURNED.approve],
      ['a second state', 's', '?code=c&state=s&state=t', 'approve', RETURNED.approve],
      ['an error page in place of a redirect', 's', '', 'approve', RETURNED.approve],
      ['no state on denial', 's', '?error=access_denied', 'deny', RETURNED.deny],
    ];
    return cases.map(([title, state, query, decision]) => ({
      title,
      breaks: RETURNED[decision],
      input: {
        arrival: query === '' ? page(500, '') : redirect(CALLBACK + query),
        redirectUri: CALLBACK,
        state,
        decision,
      },
    }));
  },
  accepts: [
    {
      title: 'a space written as +',
      input: {
        arrival: redirect(`${CALLBACK}?code=c&state=a+b`),
        redirectUri: CALLBACK,
        state: 'a b',
        decision: 'approve',
      },
    },
    {
      title: 'a space written as %20',
      input: {
        arrival: redirect(`${CALLBACK}?code=c&state=a%20b`),
        redirectUri: CALLBACK,
        state: 'a b',
        decision: 'approve',
      },
    },
    {
      title: 'an empty state left out',
      input: { arrival: redirect(`${CALLBACK}?code=c`), redirectUri: CALLBACK, state: '', decision: 'approve' },
    },
    {
      title: 'an emoji refused',
      input: { arrival: page(400, ''), redirectUri: CALLBACK, state: '🙂', decision: 'approve', mayBeRefused: true },
    },
    {
      title: 'a denial',
      input: {
        arrival: redirect(`${CALLBACK}?state=s&error=access_denied`),
        redirectUri: CALLBACK,
        state: 's',
        decision: 'deny',
      },
    },
  ],
};

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
