import type { Arrival } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import type { Judge } from '../judge.ts';

/** The host that no app of the kit has registered. */
export const STRANGER = 'stranger.example';

interface Miss {
  readonly arrival: Arrival;
  /** Every value of `redirect_uri` that the app has not registered, as it was sent. */
  readonly asked: readonly string[];
  /** The redirect URLs of the app. */
  readonly registered: readonly string[];
}

/** A browser is never sent to a redirect URL that the app has not registered. */
export const unregistered: Judge<Miss> = {
  id: 'oauth.unregistered-redirect',
  decides: () => ['oauth.authorize.redirect-uri-registered'],
  judge: ({ arrival: { to }, asked, registered }) => {
    if (to === null || registered.some((known) => isSameAddress(withoutAnswer(to), known))) return [];
    const isAsked = asked.some((one) => isSameAddress(withoutAnswer(to), one));
    if (!isAsked && !to.hostname.endsWith(STRANGER)) return [];
    return [
      {
        requirement: 'oauth.authorize.redirect-uri-registered',
        code: 'redirected',
        to: to.href,
        why: 'the app has not registered that URL',
      },
    ];
  },
  get rejects() {
    const breaks = 'oauth.authorize.redirect-uri-registered' as const;
    const cases: readonly (readonly [string, string, string])[] = [
      ['a redirect there with a code', `https://${STRANGER}/?code=c`, `https://${STRANGER}/`],
      ['a redirect there with an error', `https://${STRANGER}/?error=invalid_request`, `https://${STRANGER}/`],
      ['a redirect to a deeper path', `${CALLBACK}/x?code=c&state=s`, `${CALLBACK}/x`],
      ['a query that was added', `${CALLBACK}?x=1&code=c&state=s`, `${CALLBACK}?x=1`],
      ['the stranger by another spelling', `https://${STRANGER}/callback?code=c`, `//${STRANGER}\\callback`],
      ['a path in another case', `https://app.example/CALLBACK?code=c`, `https://app.example/CALLBACK`],
    ];
    return cases.map(([title, location, asked]) => ({
      title,
      breaks,
      input: { arrival: redirect(location), asked: [asked], registered: [CALLBACK] },
    }));
  },
  accepts: [
    {
      title: 'a page',
      input: { arrival: page(400, 'No such URL'), asked: [`https://${STRANGER}/`], registered: [CALLBACK] },
    },
    {
      title: 'a redirect to a page of the service',
      input: {
        arrival: redirect('https://help.service.example/error'),
        asked: [`https://${STRANGER}/`],
        registered: [CALLBACK],
      },
    },
    {
      title: 'a redirect to the registered URL',
      input: {
        arrival: redirect(`${CALLBACK}?error=invalid_request&state=s`),
        asked: [`${CALLBACK}?x=1`],
        registered: [CALLBACK],
      },
    },
  ],
};

/** A redirect URL that means a registered one and is written in another way brings no code. */
export const exact: Judge<{
  readonly arrival: Arrival;
  readonly asked: string;
  readonly requirement: 'oauth.authorize.redirect-uri-exact' | 'oauth.authorize.redirect-uri-fragment';
}> = {
  id: 'oauth.exact-redirect',
  decides: ({ requirement }) => [requirement],
  judge: ({ arrival: { to }, requirement }) =>
    to !== null && (to.searchParams.has('code') || to.hash.includes('code='))
      ? [{ requirement, code: 'redirected', to: to.href, why: 'the app has registered that URL in other characters' }]
      : [],
  get rejects() {
    return (['oauth.authorize.redirect-uri-exact', 'oauth.authorize.redirect-uri-fragment'] as const).map(
      (requirement) => ({
        title: `a code all the same (${requirement})`,
        breaks: requirement,
        input: { arrival: redirect(`${CALLBACK}?code=c`), asked: CALLBACK.toUpperCase(), requirement },
      }),
    );
  },
  accepts: [
    {
      title: 'a page',
      input: { arrival: page(400, ''), asked: 'x', requirement: 'oauth.authorize.redirect-uri-exact' },
    },
  ],
};

/** What an authorization server adds to a redirect URL. */
const ADDED = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state', 'scope'];

function withoutAnswer(to: URL): URL {
  const bare = new URL(to);
  for (const name of ADDED) bare.searchParams.delete(name);
  return bare;
}

/** Whether an address means the same to a browser as another one that may not be whole. */
function isSameAddress(one: URL, other: string): boolean {
  if (!URL.canParse(other)) return false;
  const due = new URL(other);
  const query = ({ searchParams }: URL) =>
    [...searchParams]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return one.origin === due.origin && one.pathname === due.pathname && query(one) === query(due);
}
