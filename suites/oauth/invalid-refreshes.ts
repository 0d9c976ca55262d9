import { missing, values, wrongSecrets } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
import { tamper } from './verifiers.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import type { AppType } from '../drivers/oauth-steps.ts';
import type { Random } from '../../run/prng.ts';
import type { KnownApp } from '../../run/plan.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A valid refresh request that has not been sent, from which invalid ones are made. */
export interface ValidRefresh {
  readonly fields: Parameters;
  readonly app: KnownApp;
  readonly access: string;
  readonly random: Random;
}

/** What makes a refresh request invalid, so that it must bring no token. */
export interface InvalidRefresh {
  readonly id: string;
  readonly requirement: RequirementId;
  readonly despite: string;
  readonly types: readonly AppType[];
  readonly shapes: (valid: ValidRefresh) => readonly InvalidShape[];
}

const wrongTokens = ({ fields, access, random }: ValidRefresh) => {
  const token = fields['refresh_token'] ?? '';
  return values('refresh_token', [
    ['a refresh token that was never issued', random.text(40)],
    ['the refresh token with one character changed', tamper(token)],
    ['half of the refresh token', token.slice(0, Math.floor(token.length / 2))],
    ...(access === token ? [] : [['the access token as the refresh token', access] as const]),
    ['a star', '*'],
    ['a query', "' or '1'='1"],
  ]);
};

const BOTH = ['confidential', 'public'] as const;

/** Every kind of invalid refresh request. */
// prettier-ignore
export const INVALID_REFRESHES: readonly InvalidRefresh[] = [
  { id: 'missing-client-id', requirement: 'oauth.refresh.client-id-required', types: BOTH,             despite: 'the client_id is missing',                   shapes: missing('client_id') },
  { id: 'missing-secret',    requirement: 'oauth.refresh.secret-required',    types: ['confidential'], despite: 'the app is confidential and sent no secret', shapes: missing('client_secret') },
  { id: 'wrong-secret',      requirement: 'oauth.refresh.secret-checked',     types: ['confidential'], despite: 'the secret is wrong',                        shapes: ({ app, random }) => wrongSecrets(app, random) },
  { id: 'missing-token',     requirement: 'oauth.refresh.token-required',     types: BOTH,             despite: 'the refresh token is missing',               shapes: missing('refresh_token') },
  { id: 'invented-token',    requirement: 'oauth.refresh.token-valid',        types: BOTH,             despite: 'the refresh token was never issued',         shapes: wrongTokens },
];
