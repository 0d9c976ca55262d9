import { codeMissing, shown } from './arrival.ts';
import type { Landing } from './arrival.ts';
import { codeIn } from './flow.ts';
import type { Arrival } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

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
