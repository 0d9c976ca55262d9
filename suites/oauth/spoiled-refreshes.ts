import type { Parameters } from './flow.ts';
import { missing, values, wrongSecrets } from './spoiled-grants.ts';
import type { SpoiledShape } from './spoiled-grants.ts';
import type { AppType } from './steps.ts';
import { altered } from './verifiers.ts';
import type { Seeded } from '../seeded.ts';
import type { KnownApp } from '../../spec/run.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What one sound refresh request knows, for making an unsound one of it. */
export interface SoundRefresh {
  readonly fields: Parameters;
  readonly app: KnownApp;
  readonly access: string;
  readonly chance: Seeded;
}

/** What a refresh request may lack or have wrong, so that no token may come of it. */
export interface SpoiledRefresh {
  readonly id: string;
  readonly breaks: RequirementId;
  readonly despite: string;
  readonly types: readonly AppType[];
  readonly shapes: (sound: SoundRefresh) => readonly SpoiledShape[];
}

const wrongTokens = ({ fields, access, chance }: SoundRefresh) => {
  const token = fields['refresh_token'] ?? '';
  return values('refresh_token', [
    ['a refresh token that was never issued', chance.text(40)],
    ['the refresh token with one character changed', altered(token)],
    ['half of the refresh token', token.slice(0, Math.floor(token.length / 2))],
    ...(access === token ? [] : [['the access token as the refresh token', access] as const]),
    ['a star', '*'],
    ['a query', "' or '1'='1"],
  ]);
};

const BOTH = ['confidential', 'public'] as const;

// prettier-ignore
export const SPOILED_REFRESHES: readonly SpoiledRefresh[] = [
  { id: 'missing-client-id', breaks: 'oauth.refresh.client-id-required', types: BOTH,             despite: 'the client_id is missing',                   shapes: missing('client_id') },
  { id: 'missing-secret',    breaks: 'oauth.refresh.secret-required',    types: ['confidential'], despite: 'the app is confidential and sent no secret', shapes: missing('client_secret') },
  { id: 'wrong-secret',      breaks: 'oauth.refresh.secret-checked',     types: ['confidential'], despite: 'the secret is wrong',                        shapes: ({ app, chance }) => wrongSecrets(app, chance) },
  { id: 'missing-token',     breaks: 'oauth.refresh.token-required',     types: BOTH,             despite: 'the refresh token is missing',               shapes: missing('refresh_token') },
  { id: 'invented-token',    breaks: 'oauth.refresh.token-valid',        types: BOTH,             despite: 'the refresh token was never issued',         shapes: wrongTokens },
];
