import { missing, ofOtherTypes, replaced, resembling, values, wrongSecrets } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
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
  /** The secret of another app, where the target has one. */
  readonly otherSecret?: string | undefined;
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
  return [
    ...resembling('refresh_token', token, random),
    ...ofOtherTypes('refresh_token'),
    ...(access === token ? [] : values('refresh_token', [['the access token as the refresh token', access]])),
  ];
};

const BOTH = ['confidential', 'public'] as const;

/** Every kind of invalid refresh request. */
// prettier-ignore
export const INVALID_REFRESHES: readonly InvalidRefresh[] = [
  { id: 'missing-client-id', requirement: 'oauth.refresh.client-id-required', types: BOTH,             despite: 'the client_id is missing',                   shapes: ({ app }) => [...missing('client_id')(), ...replaced('client_id', { redirect_uri: app.redirectUris?.[0] })] },
  { id: 'other-client-id',   requirement: 'oauth.refresh.bound-to-client',    types: BOTH,             despite: 'the client_id is not that of the app',       shapes: ({ app, random }) => [...resembling('client_id', app.clientId, random), ...ofOtherTypes('client_id')] },
  { id: 'missing-secret',    requirement: 'oauth.refresh.secret-required',    types: ['confidential'], despite: 'the app is confidential and sent no secret', shapes: ({ random }) => [...missing('client_secret')(), ...replaced('client_secret', { code_verifier: random.text(43), client_assertion: random.text(43) })] },
  { id: 'wrong-secret',      requirement: 'oauth.refresh.secret-checked',     types: ['confidential'], despite: 'the secret is wrong',                        shapes: ({ app, otherSecret, random }) => wrongSecrets(app, random, otherSecret) },
  { id: 'missing-token',     requirement: 'oauth.refresh.token-required',     types: BOTH,             despite: 'the refresh token is missing',               shapes: ({ fields, access }) => [...missing('refresh_token')(), ...replaced('refresh_token', { access_token: access, code: fields['refresh_token'] })] },
  { id: 'invented-token',    requirement: 'oauth.refresh.token-valid',        types: BOTH,             despite: 'the refresh token was never issued',         shapes: wrongTokens },
];
