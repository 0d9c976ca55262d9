import type { Parameters } from './flow.ts';
import { missing, values, wrongSecrets } from './spoiled-grants.ts';
import type { SpoiledShape } from './spoiled-grants.ts';
import type { AppType, Asked, Pkce } from './steps.ts';
import { altered, wrongVerifiers } from './verifiers.ts';
import type { Attempt } from '../attempt.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What one sound code exchange knows, for making an unsound one of it. */
export interface SoundExchange {
  readonly fields: Parameters;
  readonly asked: Asked;
  /** A verifier that belongs to another request, which waits for its own exchange. */
  readonly otherVerifier: string;
  readonly attempt: Attempt;
}

/** What a code exchange may lack or have wrong, so that no token may come of it. */
export interface SpoiledExchange {
  readonly id: string;
  readonly breaks: RequirementId;
  readonly despite: string;
  readonly type: AppType;
  /** The flows that show it, the first that the target offers. */
  readonly ways: readonly Pkce[];
  readonly shapes: (sound: SoundExchange) => readonly SpoiledShape[];
}

const CHALLENGED = ['S256', 'plain', 'default'] as const;
const FREE = ['none', 'S256', 'plain'] as const;

const wrongCodes = ({ fields, attempt: { chance } }: SoundExchange) => {
  const code = fields['code'] ?? '';
  return values('code', [
    ['a code that was never issued', chance.text(40)],
    ['the code with one character changed', altered(code)],
    ['half of the code', code.slice(0, Math.floor(code.length / 2))],
    ['the code twice', code + code],
    ['a star', '*'],
    ['a number', '1'],
    ['a path', '../../code'],
    ['a query', "' or '1'='1"],
  ]);
};

const wrongRedirects = ({ asked: { redirectUri, app } }: SoundExchange) =>
  values('redirect_uri', [
    ['a redirect URL that is not registered', 'https://stranger.example/callback'],
    ...app.redirectUris
      .filter((uri) => uri !== redirectUri)
      .map((uri) => ['another redirect URL that is registered', uri] as const),
    ['a path below the redirect URL', `${redirectUri}/deeper`],
    ['more letters after the redirect URL', `${redirectUri}x`],
    ['the redirect URL with a query', `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}a=b`],
    ['the beginning of the redirect URL', redirectUri.slice(0, -1)],
  ]);

const notTheSecret = ({ asked: { app }, attempt: { chance } }: SoundExchange) => [
  ...wrongSecrets(app, chance),
  ...values('client_secret', [['the client id', app.clientId]]),
];

const wrong = ({ asked: { verifier = '' }, otherVerifier, attempt: { chance } }: SoundExchange) =>
  wrongVerifiers(verifier, otherVerifier, chance).map(({ shape, verifier: code_verifier }) => ({
    shape,
    changes: { code_verifier },
  }));

// prettier-ignore
export const SPOILED_EXCHANGES: readonly SpoiledExchange[] = [
  { id: 'missing-grant-type',  breaks: 'oauth.token.grant-type-required',   type: 'public',       ways: CHALLENGED, despite: 'the grant_type is missing', shapes: missing('grant_type') },
  { id: 'unknown-grant-type',  breaks: 'oauth.token.grant-type-known',      type: 'public',       ways: CHALLENGED, despite: 'there is no such grant_type',
    shapes: () => values('grant_type', ['authorization-code', 'code', 'authorization_codes', 'urn:locspec:unknown'].map((one) => [`grant_type=${one}`, one] as const)) },
  { id: 'missing-client-id',   breaks: 'oauth.token.client-id-required',    type: 'public',       ways: CHALLENGED, despite: 'the client_id is missing', shapes: missing('client_id') },
  { id: 'missing-client-id-confidential', breaks: 'oauth.token.client-id-required', type: 'confidential', ways: FREE, despite: 'the client_id is missing', shapes: missing('client_id') },
  { id: 'missing-secret',      breaks: 'oauth.token.secret-required',       type: 'confidential', ways: ['none'],   despite: 'the app is confidential and sent no secret', shapes: missing('client_secret') },
  { id: 'verifier-for-secret', breaks: 'oauth.token.secret-not-replaced',   type: 'confidential', ways: ['S256', 'plain'], despite: 'the app is confidential and sent its verifier alone', shapes: missing('client_secret') },
  { id: 'wrong-secret',        breaks: 'oauth.token.secret-checked',        type: 'confidential', ways: FREE,       despite: 'the secret is wrong', shapes: notTheSecret },
  { id: 'verifier-as-secret',  breaks: 'oauth.token.secret-checked',        type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier stands in the place of the secret',
    shapes: ({ asked: { verifier = '' } }) => values('client_secret', [['the verifier as the secret', verifier]]) },
  { id: 'missing-redirect',    breaks: 'oauth.token.redirect-uri-required', type: 'public',       ways: CHALLENGED, despite: 'the redirect_uri of the authorization request is missing', shapes: missing('redirect_uri') },
  { id: 'other-redirect',      breaks: 'oauth.token.redirect-uri-matches',  type: 'public',       ways: CHALLENGED, despite: 'the redirect_uri is another than that of the authorization request', shapes: wrongRedirects },
  { id: 'other-redirect-confidential', breaks: 'oauth.token.redirect-uri-matches', type: 'confidential', ways: FREE, despite: 'the redirect_uri is another than that of the authorization request', shapes: wrongRedirects },
  { id: 'missing-code',        breaks: 'oauth.token.code-required',         type: 'public',       ways: CHALLENGED, despite: 'the code is missing', shapes: missing('code') },
  { id: 'missing-code-confidential', breaks: 'oauth.token.code-required',   type: 'confidential', ways: FREE,       despite: 'the code is missing', shapes: missing('code') },
  { id: 'invented-code',       breaks: 'oauth.token.code-valid',            type: 'public',       ways: CHALLENGED, despite: 'the code was never issued', shapes: wrongCodes },
  { id: 'invented-code-confidential', breaks: 'oauth.token.code-valid',     type: 'confidential', ways: FREE,       despite: 'the code was never issued', shapes: wrongCodes },
  { id: 'missing-verifier',    breaks: 'oauth.token.verifier-required',     type: 'public',       ways: CHALLENGED, despite: 'the verifier is missing', shapes: missing('code_verifier') },
  { id: 'missing-verifier-confidential', breaks: 'oauth.token.verifier-required', type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier is missing', shapes: missing('code_verifier') },
  { id: 'wrong-verifier',      breaks: 'oauth.token.verifier-checked',      type: 'public',       ways: ['S256'],   despite: 'the verifier is not the one that the challenge was made from', shapes: wrong },
  { id: 'wrong-verifier-plain', breaks: 'oauth.token.verifier-checked',     type: 'public',       ways: ['plain'],  despite: 'the verifier is not the challenge', shapes: wrong },
  { id: 'wrong-verifier-confidential', breaks: 'oauth.token.verifier-checked', type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier is not the one that the challenge was made from', shapes: wrong },
  { id: 'challenge-as-verifier', breaks: 'oauth.pkce.no-downgrade',         type: 'public',       ways: ['S256'],   despite: 'the verifier is the challenge itself, which anybody could have read',
    shapes: ({ asked: { parameters } }) => values('code_verifier', [['the challenge as the verifier', parameters['code_challenge'] ?? '']]) },
];
