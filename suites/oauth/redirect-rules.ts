import { CALLBACK, page, redirect } from './examples.ts';
import { readRefresh } from '../drivers/oauth-requests.ts';
import type { Arrival } from '../drivers/oauth-requests.ts';
import type { Rule } from '../kit/rule.ts';

/** A host that no app of the kit has registered. */
export const ATTACKER = 'attacker.example';

interface UnregisteredRequest {
  readonly arrival: Arrival;
  /** Every value of `redirect_uri` in the request that the app has not registered, as it was sent. */
  readonly unregistered: readonly string[];
  /** The redirect URLs of the app. */
  readonly registered: readonly string[];
}

const registered = [CALLBACK];

/** A browser is never sent to a redirect URL that the app has not registered. */
export const redirectsToRegisteredOnly: Rule<UnregisteredRequest> = {
  requirement: 'oauth.authorize.redirect-uri-registered',
  expected: 'the browser is sent to no URL that the app has not registered',
  violation: ({ arrival, unregistered, registered }) => {
    const to = arrival.to ?? readRefresh(arrival.exchange, 'whenever');
    if (to === null) return undefined;
    const isOther = unregistered.some((one) => hasFragmentOf(to, one));
    if (!isOther && registered.some((known) => isSameAddress(withoutResponse(to), known))) return undefined;
    const isAsked = isOther || unregistered.some((one) => isSameAddress(withoutResponse(to), one));
    if (!isAsked && !to.hostname.endsWith(ATTACKER)) return undefined;
    return { code: 'redirected', to: to.href, why: 'the app has not registered that URL' };
  },
  invalid: [
    ...[
      ['a redirect there with a code', `https://${ATTACKER}/?code=c`, `https://${ATTACKER}/`] as const,
      ['a redirect there with an error', `https://${ATTACKER}/?error=invalid_request`, `https://${ATTACKER}/`] as const,
      ['a redirect to a deeper path', `${CALLBACK}/x?code=c&state=s`, `${CALLBACK}/x`] as const,
      ['a query that was added', `${CALLBACK}?x=1&code=c&state=s`, `${CALLBACK}?x=1`] as const,
      ['the attacker by another spelling', `https://${ATTACKER}/callback?code=c`, `//${ATTACKER}\\callback`] as const,
      ['a path in a fragment', `${CALLBACK}?code=c#/elsewhere`, `${CALLBACK}#/elsewhere`] as const,
      ['a path in another case', `https://app.example/CALLBACK?code=c`, `https://app.example/CALLBACK`] as const,
    ].map(([title, location, asked]) => ({
      title,
      input: { arrival: redirect(location), unregistered: [asked], registered },
    })),
    {
      title: 'a page that leads there after a while',
      input: {
        arrival: page(400, 'No such URL', { refresh: `5; url=https://${ATTACKER}/` }),
        unregistered: [`https://${ATTACKER}/`],
        registered,
      },
    },
  ],
  valid: [
    {
      title: 'a page',
      input: { arrival: page(400, 'No such URL'), unregistered: [`https://${ATTACKER}/`], registered },
    },
    {
      title: 'a page that leads to a page of the service after a while',
      input: {
        arrival: page(400, 'No such URL', { refresh: '5; url=/help' }),
        unregistered: [`https://${ATTACKER}/`],
        registered,
      },
    },
    {
      title: 'a redirect to a page of the service',
      input: {
        arrival: redirect('https://help.service.example/error'),
        unregistered: [`https://${ATTACKER}/`],
        registered,
      },
    },
    {
      title: 'a redirect to the registered URL without the fragment',
      input: { arrival: redirect(`${CALLBACK}?code=c`), unregistered: [`${CALLBACK}#/elsewhere`], registered },
    },
    {
      title: 'a redirect to the registered URL',
      input: {
        arrival: redirect(`${CALLBACK}?error=invalid_request&state=s`),
        unregistered: [`${CALLBACK}?x=1`],
        registered,
      },
    },
  ],
};

/** A redirect URL that means a registered one and is written in another way brings no code. */
export const comparesExactly = (
  requirement: 'oauth.authorize.redirect-uri-exact' | 'oauth.authorize.redirect-uri-fragment',
): Rule<Arrival> => ({
  madeBy: ['comparesExactly', requirement],
  requirement,
  expected: 'redirect URLs are compared character by character',
  violation: ({ to }) =>
    to !== null && (to.searchParams.has('code') || to.hash.includes('code='))
      ? { code: 'redirected', to: to.href, why: 'the app has registered that URL in other characters' }
      : undefined,
  invalid: [
    { title: 'a code', input: redirect(`${CALLBACK}?code=c`) },
    { title: 'a code in the fragment', input: redirect(`${CALLBACK}#code=c`) },
  ],
  valid: [{ title: 'a page', input: page(400, '') }],
});

/** What an authorization server adds to a redirect URL. */
const ADDED = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state', 'scope'];

function withoutResponse(to: URL): URL {
  const bare = new URL(to);
  for (const name of ADDED) bare.searchParams.delete(name);
  return bare;
}

/** Whether a page of an app is asked for that the fragment of this URL names. */
function hasFragmentOf(to: URL, asked: string): boolean {
  const { hash } = URL.canParse(asked) ? new URL(asked) : { hash: '' };
  return hash.startsWith('#/') && to.hash.startsWith(hash);
}

/** Whether an address means the same to a browser as another one, which may be none at all. */
function isSameAddress(one: URL, other: string): boolean {
  if (!URL.canParse(other)) return false;
  const expected = new URL(other);
  const query = ({ searchParams }: URL) =>
    [...searchParams]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return one.origin === expected.origin && one.pathname === expected.pathname && query(one) === query(expected);
}
