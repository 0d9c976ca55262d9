import { leadsTo, noRedirect } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { CALLBACK, page, redirect } from './examples.ts';
import type { Decision } from '../drivers/consent-form.ts';
import type { Rule } from '../kit/rule.ts';

/** The end of a request with this state. */
interface ReturnedState extends Landing {
  readonly state: string;
  /** Whether the service may refuse a request with this state. */
  readonly mayBeRefused?: boolean;
}

/** What each decision of the user sends back to the app. */
const RETURNED = {
  approve: { requirement: 'oauth.authorize.state-returned', query: 'code=c' },
  deny: { requirement: 'oauth.authorize.state-returned-on-denial', query: 'error=access_denied' },
} as const;

/**
 * The state comes back as it was sent. RFC 6749 A.5 allows a state only visible ASCII characters and spaces, so a
 * request with others, or with a very long one, may be refused; where it is served, its state is unchanged as well.
 */
export function returnsState(decision: Decision): Rule<ReturnedState> {
  const { requirement, query } = RETURNED[decision];
  const returned = (state: string, more: string): ReturnedState => ({
    arrival: redirect(`${CALLBACK}?${query}${more}`),
    redirectUri: CALLBACK,
    state,
  });
  return {
    madeBy: ['returnsState', decision],
    requirement,
    expected: 'the state comes back as it was sent',
    violation: ({ arrival, redirectUri, state, mayBeRefused = false }) => {
      const { to } = arrival;
      const isServed = to !== null && leadsTo(to, redirectUri) && (decision === 'deny' || to.searchParams.has('code'));
      if (!isServed) return mayBeRefused ? undefined : noRedirect({ arrival, redirectUri });
      const values = to.searchParams.getAll('state');
      // RFC 6749 3.1: a parameter without a value is as good as none, so an empty state may be left out.
      const isReturned = values.every((value) => value === state) && (values.length > 0 || state === '');
      if (isReturned) return undefined;
      const [first] = values;
      const actual = first === undefined ? null : quote(values.find((value) => value !== state) ?? '');
      return { code: 'parameter', name: 'state', expected: quote(state), actual };
    },
    invalid: [
      { title: 'no state', input: returned('s', '') },
      { title: 'a state cut at its &', input: returned('a&b', '&state=a') },
      { title: 'a + that became a space', input: returned('a+b', '&state=a+b') },
      { title: 'a state encoded twice', input: returned('a b', '&state=a%2520b') },
      { title: 'a second state', input: returned('s', '&state=s&state=t') },
      {
        title: 'an error page in place of a redirect',
        input: { arrival: page(500, ''), redirectUri: CALLBACK, state: 's' },
      },
    ],
    valid: [
      { title: 'a space written as +', input: returned('a b', '&state=a+b') },
      { title: 'a space written as %20', input: returned('a b', '&state=a%20b') },
      { title: 'an empty state left out', input: returned('', '') },
      {
        title: 'an emoji refused',
        input: { arrival: page(400, ''), redirectUri: CALLBACK, state: '🙂', mayBeRefused: true },
      },
    ],
  };
}

const quote = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
