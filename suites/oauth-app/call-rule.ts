import { call } from './examples.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';

interface ApiCall {
  readonly exchange: Exchange;
  /** The access tokens that the app has been given. */
  readonly issued: readonly string[];
}

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
      actual: authorization === undefined ? null : `${authorization.split(' ')[0]} and something else`,
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
