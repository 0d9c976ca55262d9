import { call } from './samples.ts';
import type { Exchange } from '../exchange.ts';
import type { Judge } from '../judge.ts';

interface Called {
  readonly exchange: Exchange;
  /** The access tokens that the app has been given. */
  readonly issued: readonly string[];
}

/** A call of the API carries an access token that the app was given, as a bearer. */
export const calledWithBearer: Judge<Called> = {
  id: 'oauth-app.bearer',
  decides: () => ['oauth.app-side.bearer'],
  judge: ({ exchange: { request }, issued }) => {
    const authorization = request.headers['authorization'];
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token !== undefined && issued.includes(token) && !new URL(request.url).searchParams.has('access_token'))
      return [];
    return [
      {
        requirement: 'oauth.app-side.bearer',
        code: 'sent',
        what: 'a call of the API',
        name: 'Authorization',
        due: 'Bearer and an access token of a token response',
        came: authorization === undefined ? null : `${authorization.split(' ')[0]} and something else`,
      },
    ];
  },
  rejects: [
    { title: 'no header', breaks: 'oauth.app-side.bearer', input: { exchange: call({}), issued: ['abc'] } },
    {
      title: 'the token in the address',
      breaks: 'oauth.app-side.bearer',
      input: { exchange: call({}, '?access_token=abc'), issued: ['abc'] },
    },
    {
      title: 'a token that nobody gave',
      breaks: 'oauth.app-side.bearer',
      input: { exchange: call({ authorization: 'Bearer abd' }), issued: ['abc'] },
    },
    {
      title: 'the token without a scheme',
      breaks: 'oauth.app-side.bearer',
      input: { exchange: call({ authorization: 'abc' }), issued: ['abc'] },
    },
  ],
  accepts: [{ title: 'the bearer', input: { exchange: call({ authorization: 'bearer abc' }), issued: ['x', 'abc'] } }],
};
