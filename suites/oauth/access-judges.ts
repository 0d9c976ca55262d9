import { answer, page, redirect } from './samples.ts';
import { callOf, seen } from './token-judges.ts';
import { header } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const isSuccess = ({ response }: Exchange) => response.status >= 200 && response.status < 300;

/** An API call with a token of the token endpoint is let in. */
export const letIn: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'oauth.let-in',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement }) =>
    isSuccess(exchange)
      ? []
      : [{ requirement, code: 'call-refused', call: callOf(exchange.request), ...seen(exchange) }],
  rejects: [
    {
      title: 'a refusal',
      breaks: 'oauth.access.bearer',
      input: { exchange: answer(401, {}), requirement: 'oauth.access.bearer' },
    },
    {
      title: 'a redirect to a login page',
      breaks: 'oauth.access.bearer',
      input: { exchange: redirect('/login').exchange, requirement: 'oauth.access.bearer' },
    },
  ],
  accepts: [
    { title: 'an empty success', input: { exchange: page(204, '').exchange, requirement: 'oauth.access.bearer' } },
  ],
};

/** An API call without a good token is kept out, whatever the refusal looks like. */
export const keptOut: Judge<{
  readonly exchange: Exchange;
  readonly requirement: RequirementId;
  readonly despite: string;
}> = {
  id: 'oauth.kept-out',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement, despite }) =>
    isSuccess(exchange)
      ? [
          {
            requirement,
            code: 'call-accepted',
            call: callOf(exchange.request),
            status: exchange.response.status,
            despite,
          },
        ]
      : [],
  rejects: [
    {
      title: 'an answer all the same',
      breaks: 'lists.bearer',
      input: { exchange: answer(200, { data: [] }), requirement: 'lists.bearer', despite: 'there is no token' },
    },
  ],
  get accepts() {
    const input = (exchange: Exchange) => ({
      exchange,
      requirement: 'lists.bearer' as const,
      despite: 'there is no token',
    });
    return [
      { title: 'a refusal with 401', input: input(answer(401, {})) },
      { title: 'a refusal with 403 and a page', input: input(page(403, 'no').exchange) },
      { title: 'a redirect to a login page', input: input(redirect('/login').exchange) },
    ];
  },
};

/** A call without a token is answered with 401, and with the scheme that would be accepted. */
export const unauthorized: Judge<Exchange> = {
  id: 'oauth.unauthorized',
  decides: () => ['oauth.access.missing'],
  judge: ({ request, response }) =>
    response.status === 401
      ? []
      : [
          {
            requirement: 'oauth.access.missing',
            code: 'status',
            call: callOf(request),
            due: '401',
            came: response.status,
          },
        ],
  rejects: [{ title: '403', breaks: 'oauth.access.missing', input: answer(403, {}) }],
  accepts: [{ title: '401', input: answer(401, {}) }],
};

/** A refusal for want of a good token tells the scheme. */
export const schemeTold: Judge<Exchange> = {
  id: 'oauth.scheme-told',
  decides: () => ['oauth.access.challenge'],
  judge: ({ response }) => {
    const came = header(response, 'www-authenticate') ?? null;
    return /(^|[\s,])bearer($|[\s,])/i.test(came ?? '')
      ? []
      : [{ requirement: 'oauth.access.challenge', code: 'header', name: 'www-authenticate', due: 'Bearer', came }];
  },
  rejects: [
    { title: 'no header', breaks: 'oauth.access.challenge', input: answer(401, {}) },
    {
      title: 'another scheme',
      breaks: 'oauth.access.challenge',
      input: answer(401, {}, { 'www-authenticate': 'Basic realm="x"' }),
    },
  ],
  accepts: [
    {
      title: 'the scheme with its parameters',
      input: answer(401, {}, { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' }),
    },
    { title: 'the scheme among others', input: answer(401, {}, { 'www-authenticate': 'Basic realm="x", bearer' }) },
  ],
};
