import { json, page, redirect } from './examples.ts';
import { responseFacts } from './exchange-facts.ts';
import { header, isSuccess, nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A call of the API with a valid access token succeeds. */
export const acceptsCall = (requirement: RequirementId): Rule<Exchange> => ({
  madeBy: ['acceptsCall', requirement],
  requirement,
  expected: 'a call with a valid access token is answered with 2xx',
  violation: (exchange) =>
    isSuccess(exchange.response)
      ? undefined
      : { code: 'call-refused', call: nameCall(exchange), ...responseFacts(exchange) },
  invalid: [
    { title: 'a refusal', input: json(401, {}) },
    { title: 'a redirect to a login page', input: redirect('/login').exchange },
  ],
  valid: [{ title: 'an empty success', input: page(204, '').exchange }],
});

/** A call that is to be refused, and why. */
interface RefusedCall {
  readonly exchange: Exchange;
  readonly despite: string;
}

const despite = 'there is no token';

/** A call of the API without a valid access token does not succeed, whatever the refusal looks like. */
export const refusesCall = (requirement: RequirementId): Rule<RefusedCall> => ({
  madeBy: ['refusesCall', requirement],
  requirement,
  expected: 'a call without a valid access token is refused',
  violation: ({ exchange, despite }) =>
    isSuccess(exchange.response)
      ? { code: 'call-accepted', call: nameCall(exchange), status: exchange.response.status, despite }
      : undefined,
  invalid: [{ title: 'a success', input: { exchange: json(200, { data: [] }), despite } }],
  valid: [
    { title: 'a refusal with 401', input: { exchange: json(401, {}), despite } },
    { title: 'a refusal with 403 and a page', input: { exchange: page(403, 'no').exchange, despite } },
    { title: 'a redirect to a login page', input: { exchange: redirect('/login').exchange, despite } },
  ],
});

/** A call without a token is answered with 401. */
export const answersUnauthorized: Rule<Exchange> = {
  requirement: 'oauth.access.missing',
  expected: 'a call without a token is answered with 401',
  violation: (exchange) => {
    const { status } = exchange.response;
    return status === 401 ? undefined : { code: 'status', call: nameCall(exchange), expected: '401', actual: status };
  },
  invalid: [{ title: '403', input: json(403, {}) }],
  valid: [{ title: '401', input: json(401, {}) }],
};

/** A response with 401 names the scheme that would be accepted. */
export const namesScheme: Rule<Exchange> = {
  requirement: 'oauth.access.challenge',
  expected: 'WWW-Authenticate names the scheme Bearer',
  violation: ({ response }) => {
    const actual = header(response, 'www-authenticate') ?? null;
    return /(^|[\s,])bearer($|[\s,])/i.test(actual ?? '')
      ? undefined
      : { code: 'header', name: 'www-authenticate', expected: 'Bearer', actual };
  },
  invalid: [
    { title: 'no header', input: json(401, {}) },
    { title: 'another scheme', input: json(401, {}, { 'www-authenticate': 'Basic realm="x"' }) },
  ],
  valid: [
    {
      title: 'the scheme with its parameters',
      input: json(401, {}, { 'www-authenticate': 'Bearer realm="api", error="invalid_token"' }),
    },
    { title: 'the scheme among others', input: json(401, {}, { 'www-authenticate': 'Basic realm="x", bearer' }) },
  ],
};
