import { call } from './examples.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { listAt, parametersOf } from '../../spec/list-parameters.ts';

/** A request with an access token. */
export const isUnderPrefix: Rule<Exchange> = {
  requirement: 'oauth.app-side.api-path',
  expected: 'a call of the API has a path under /api/v2',
  violation: ({ request }) => {
    const { pathname } = new URL(request.url);
    return pathname.includes('/api/v2/')
      ? undefined
      : { code: 'sent', what: 'a call of the API', name: 'path', expected: 'one under /api/v2', actual: pathname };
  },
  invalid: [{ title: 'the path of a list alone', input: at('/projects') }],
  valid: [
    { title: 'the path under the prefix', input: at('/api/v2/projects') },
    { title: 'an address that has a path of its own', input: at('/mock/api/v2/projects') },
  ],
};

function at(path: string): Exchange {
  const { request, response } = call({ authorization: 'Bearer abc' });
  return { request: { ...request, url: new URL(path, request.url).href }, response };
}

/** The list that a request asks for; undefined for another request. */
const listOf = ({ request }: Exchange) =>
  request.method === 'GET' ? listAt(new URL(request.url).pathname) : undefined;

/** A request for a list has no parameter that the list would ignore. */
export const sendsKnownParameters: Rule<Exchange> = {
  requirement: 'lists.unknown-parameters',
  expected: 'a request for a list has no parameters but those of the list',
  violation: (exchange) => {
    const list = listOf(exchange);
    if (list === undefined) return undefined;
    const known = parametersOf(list);
    const unknown = [...new URL(exchange.request.url).searchParams.keys()].find((name) => !known.includes(name));
    return unknown === undefined
      ? undefined
      : {
          code: 'sent',
          what: 'a request for a list',
          name: unknown.slice(0, MAX_SHOWN),
          expected: null,
          actual: 'sent',
        };
  },
  unproven: (exchange) => (listOf(exchange) === undefined ? 'the call is none of a list' : undefined),
  invalid: [
    { title: 'a page by its number', input: at('/api/v2/projects/1/strings?croql=is+hidden&page=2') },
    { title: 'the expression under another name', input: at('/api/v2/glossaries/1/terms?CroQL=is+hidden') },
    { title: 'a parameter of another list', input: at('/api/v2/tms/1/segments?fileId=1') },
  ],
  valid: [
    { title: 'an expression and a page', input: at('/api/v2/tms/1/segments?croql=is+hidden&limit=5&offset=5') },
    { title: 'a filter of the list', input: at('/api/v2/projects/1/strings?fileId=1&denormalizePlaceholders=1') },
    { title: 'no parameter', input: at('/api/v2/projects') },
  ],
};

interface ApiCall {
  readonly exchange: Exchange;
  /** The access tokens that the app has been given. */
  readonly issued: readonly string[];
}

/** Longer ones may hold a secret. */
const MAX_SHOWN = 24;

const describe = (authorization: string): string =>
  authorization.length <= MAX_SHOWN
    ? authorization
    : `${authorization.split(' ')[0]!.slice(0, MAX_SHOWN)} and something else`;

/** A call of the API carries an access token that the app was given, as a bearer. */
export const sendsBearer: Rule<ApiCall> = {
  requirement: 'oauth.app-side.bearer',
  expected: 'a call of the API carries an access token as a bearer',
  violation: ({ exchange: { request }, issued }) => {
    const authorization = request.headers['authorization'];
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token !== undefined && issued.includes(token) && !new URL(request.url).searchParams.has('access_token'))
      return undefined;
    return {
      code: 'sent',
      what: 'a call of the API',
      name: 'Authorization',
      expected: 'Bearer and an access token of a token response',
      actual: authorization === undefined ? null : describe(authorization),
    };
  },
  invalid: [
    { title: 'no header', input: { exchange: call({}), issued: ['abc'] } },
    { title: 'the token in the address', input: { exchange: call({}, '?access_token=abc'), issued: ['abc'] } },
    {
      title: 'a token that was never issued',
      input: { exchange: call({ authorization: 'Bearer abd' }), issued: ['abc'] },
    },
    { title: 'the token without a scheme', input: { exchange: call({ authorization: 'abc' }), issued: ['abc'] } },
  ],
  valid: [{ title: 'the bearer', input: { exchange: call({ authorization: 'bearer abc' }), issued: ['x', 'abc'] } }],
};
