import { describeArrival } from './arrival.ts';
import { CALLBACK, page, redirect } from './examples.ts';
import { findCode } from '../drivers/oauth-requests.ts';
import type { Arrival } from '../drivers/oauth-requests.ts';
import type { Rule } from '../kit/rule.ts';

/** A public app that sends no challenge gets no code, but `invalid_request`, on a page or by a redirect. */
export const requiresChallenge: Rule<Arrival> = {
  requirement: 'oauth.authorize.challenge-required',
  expected: 'a public app without a challenge gets invalid_request and no code',
  violation: (arrival) => {
    if (arrival.to !== null && findCode(arrival.to) !== null)
      return { code: 'granted', what: 'code', despite: 'the app is public and sent no challenge' };
    if (isReported(arrival, 'invalid_request')) return undefined;
    const actual = arrival.to?.searchParams.get('error') ?? describeArrival(arrival);
    return { code: 'parameter', name: 'error', expected: 'invalid_request', actual };
  },
  invalid: [
    { title: 'a code', input: redirect(`${CALLBACK}?code=c&state=s`) },
    { title: 'another error', input: redirect(`${CALLBACK}?error=access_denied&state=s`) },
    { title: 'a page that does not say why', input: page(400, 'Something went wrong') },
  ],
  valid: [
    { title: 'the error in the redirect', input: redirect(`${CALLBACK}?error=invalid_request&state=s`) },
    { title: 'the error with an escape', input: redirect(`${CALLBACK}?error=invalid%5frequest&state=s`) },
    { title: 'the error in the fragment', input: redirect(`${CALLBACK}#error=invalid_request&state=s`) },
    { title: 'the error on a page', input: page(400, '<h1>Invalid request</h1>') },
    { title: 'the error as JSON', input: page(400, '{"error":"invalid_request"}') },
    {
      title: 'the error in the address of a page',
      input: { ...page(200, 'Sorry'), trail: ['https://service.example/sorry?error=invalid_request'] },
    },
  ],
};

/** The values in the query and the fragment of an address, which may be escaped in any way. */
const readParameters = ({ searchParams, hash }: URL) => [
  ...searchParams.values(),
  ...new URLSearchParams(hash.slice(1)).values(),
];

/** Whether an error reaches the app or the user: by redirect, on a page, or in the address of a page. */
function isReported({ exchange, to, trail }: Arrival, error: string): boolean {
  const texts =
    to === null
      ? [exchange.response.body, ...trail.flatMap((address) => [address, ...readParameters(new URL(address))])]
      : readParameters(to);
  const spelled = new RegExp(error.replaceAll('_', '[_ -]'), 'i');
  return texts.some((text) => spelled.test(text));
}
