import { shown } from './arrival.ts';
import { codeIn } from './flow.ts';
import type { Arrival } from './flow.ts';
import { CALLBACK, page, redirect } from './samples.ts';
import type { Judge } from '../judge.ts';

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
