import { codeIn } from './flow.ts';
import type { Arrival } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import { header } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const RETURNED = {
  approve: 'oauth.authorize.state-returned',
  deny: 'oauth.authorize.state-returned-on-denial',
} as const;

/** The host that no app of the kit has registered. */
export const STRANGER = 'stranger.example';

interface Landing {
  readonly arrival: Arrival;
  /** Where the browser is due. */
  readonly redirectUri: string;
}

/** On approval of a sound request the browser arrives at the redirect URL with a code. */
export const approval: Judge<Landing> = {
  id: 'oauth.approval',
  decides: () => ['oauth.authorize.address', 'oauth.authorize.code-returned'],
  judge: ({ arrival, redirectUri }) => {
    const { status } = arrival.exchange.response;
    // Both statuses say that nothing is here, whatever was asked for.
    if (arrival.to === null && (status === 404 || status === 405))
      return [{ requirement: 'oauth.authorize.address', code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
    return codeMissing(arrival, redirectUri, 'oauth.authorize.code-returned');
  },
  rejects: [
    {
      title: 'nothing there',
      breaks: 'oauth.authorize.address',
      input: { arrival: page(404, ''), redirectUri: CALLBACK },
    },
    ...(
      [
        ['a page in place of the redirect', page(200, 'Approved')],
        ['a redirect to another path', redirect(`${CALLBACK}/x?code=c`)],
        ['a redirect without a code', redirect(`${CALLBACK}?state=s`)],
        ['an empty code', redirect(`${CALLBACK}?code=&state=s`)],
        ['the code in the fragment', redirect(`${CALLBACK}#code=c`)],
      ] as const
    ).map(([title, arrival]) => ({
      title,
      breaks: 'oauth.authorize.code-returned' as const,
      input: { arrival, redirectUri: CALLBACK },
    })),
  ],
  accepts: [
    { title: 'status 303', input: { arrival: redirect(`${CALLBACK}?code=c&state=a+b`, 303), redirectUri: CALLBACK } },
    { title: 'more parameters', input: { arrival: redirect(`${CALLBACK}?iss=x&code=c`), redirectUri: CALLBACK } },
    {
      title: 'another order of the query',
      input: { arrival: redirect(`${CALLBACK}?code=c&a=1`), redirectUri: `${CALLBACK}?a=1` },
    },
  ],
};

/** A request that differs from a sound one only in what the source allows brings a code like that one. */
export const served: Judge<Landing & { readonly requirement: RequirementId }> = {
  id: 'oauth.served',
  decides: ({ requirement }) => [requirement],
  judge: ({ arrival, redirectUri, requirement }) => codeMissing(arrival, redirectUri, requirement),
  rejects: [
    {
      title: 'an error by redirect',
      breaks: 'oauth.authorize.state-optional',
      input: {
        arrival: redirect(`${CALLBACK}?error=invalid_request`),
        redirectUri: CALLBACK,
        requirement: 'oauth.authorize.state-optional',
      },
    },
    {
      title: 'an error on a page',
      breaks: 'oauth.authorize.state-optional',
      input: { arrival: page(400, 'no'), redirectUri: CALLBACK, requirement: 'oauth.authorize.state-optional' },
    },
  ],
  accepts: [
    {
      title: 'a code',
      input: {
        arrival: redirect(`${CALLBACK}?code=c`),
        redirectUri: CALLBACK,
        requirement: 'oauth.authorize.state-optional',
      },
    },
  ],
};

/** A request that lacks what the source asks of it brings no code, whatever the refusal looks like. */
export const noCode: Judge<{
  readonly arrival: Arrival;
  readonly requirement: RequirementId;
  readonly despite: string;
}> = {
  id: 'oauth.no-code',
  decides: ({ requirement }) => [requirement],
  judge: ({ arrival: { to }, requirement, despite }) =>
    to !== null && codeIn(to) !== null ? [{ requirement, code: 'granted', what: 'code', despite }] : [],
  get rejects() {
    const requirement = 'oauth.authorize.response-type-code' as const;
    const input = (arrival: Arrival) => ({ arrival, requirement, despite: 'the response_type is token' });
    return [
      { title: 'a code in the query', breaks: requirement, input: input(redirect(`${CALLBACK}?code=c`)) },
      { title: 'a code in the fragment', breaks: requirement, input: input(redirect(`${CALLBACK}#code=c&state=s`)) },
      {
        title: 'a code at another address',
        breaks: requirement,
        input: input(redirect('https://else.example/?code=c')),
      },
    ];
  },
  get accepts() {
    const input = (arrival: Arrival) => ({
      arrival,
      requirement: 'oauth.authorize.response-type-code' as const,
      despite: 'it is token',
    });
    return [
      { title: 'an error by redirect', input: input(redirect(`${CALLBACK}?error=unsupported_response_type`)) },
      { title: 'a page', input: input(page(200, 'What do you mean?')) },
    ];
  },
};

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

/** A public app that sends no challenge hears `invalid_request`, on a page or by a redirect, and gets no code. */
export const challengeRequired: Judge<Arrival> = {
  id: 'oauth.challenge-required',
  decides: () => ['oauth.authorize.challenge-required'],
  judge: (arrival) => {
    const requirement = 'oauth.authorize.challenge-required';
    if (arrival.to !== null && codeIn(arrival.to) !== null)
      return [{ requirement, code: 'granted', what: 'code', despite: 'the app is public and sent no challenge' }];
    if (isTold(arrival, 'invalid_request')) return [];
    const came = arrival.to?.searchParams.get('error') ?? shown(arrival);
    return [{ requirement, code: 'parameter', name: 'error', due: 'invalid_request', came }];
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
    { title: 'the error in the fragment', input: redirect(`${CALLBACK}#error=invalid_request&state=s`) },
    { title: 'the error on a page', input: page(400, '<h1>Invalid request</h1>') },
    { title: 'the error as JSON', input: page(400, '{"error":"invalid_request"}') },
    {
      title: 'the error in the address of a page',
      input: { ...page(200, 'Sorry'), trail: ['https://service.example/sorry?error=invalid_request'] },
    },
  ],
};

/** Whether an error is told to the app or to the user: by redirect, on a page, or in the address of a page. */
function isTold({ exchange, to, trail }: Arrival, error: string): boolean {
  const told = to === null ? [exchange.response.body, ...trail] : [to.search + to.hash];
  const spelled = new RegExp(error.replaceAll('_', '[_ -]'), 'i');
  return told.some((text) => spelled.test(text));
}

/** The user is asked before a code is given: the browser stays with the authorization server. */
export const asked: Judge<Arrival> = {
  id: 'oauth.asked',
  decides: () => ['oauth.authorize.asks'],
  judge: ({ to }) =>
    to !== null && codeIn(to) !== null
      ? [{ requirement: 'oauth.authorize.asks', code: 'granted', what: 'code', despite: 'the user had not been asked' }]
      : [],
  rejects: [{ title: 'a code at once', breaks: 'oauth.authorize.asks', input: redirect(`${CALLBACK}?code=c&state=s`) }],
  accepts: [
    { title: 'a page', input: page(200, 'Approve?') },
    { title: 'a login elsewhere', input: redirect('https://login.service.example/') },
  ],
};

/** Whether the browser was sent to this redirect URL, whatever was added to its query. */
export function leadsTo(to: URL, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return to.href.startsWith(redirectUri);
  const due = new URL(redirectUri);
  return to.origin === due.origin && to.pathname === due.pathname;
}

export function codeMissing(arrival: Arrival, redirectUri: string, requirement: RequirementId): readonly Finding[] {
  const { to } = arrival;
  if (to === null || !leadsTo(to, redirectUri))
    return [{ requirement, code: 'no-redirect', due: redirectUri, came: shown(arrival) }];
  return to.searchParams.get('code') ? [] : [parameter(requirement, to, 'code', 'an authorization code')];
}

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

export function parameter(requirement: RequirementId, to: URL, name: string, due: string | null): Finding {
  return { requirement, code: 'parameter', name, due, came: to.searchParams.get(name) };
}

/** An arrival in words. */
export function shown({ exchange, to }: Arrival): string {
  return to === null
    ? `a page with status ${exchange.response.status} (${header(exchange.response, 'content-type') ?? 'no content type'})`
    : `a redirect to ${to.href}`;
}

const quoted = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
