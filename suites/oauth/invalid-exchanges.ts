import { missing, values, wrongSecrets } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
import { ATTACKER } from './redirect-rules.ts';
import { tamper, wrongVerifiers } from './verifiers.ts';
import type { Parameters } from '../drivers/oauth-requests.ts';
import type { AppType, AuthorizationRequest, Pkce } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A valid code exchange that has not been sent, from which invalid ones are made. */
export interface ValidExchange {
  readonly fields: Parameters;
  readonly asked: AuthorizationRequest;
  /** A verifier that belongs to another request, which waits for its own exchange. */
  readonly otherVerifier: string;
  readonly context: CheckContext;
}

/** What makes a code exchange invalid, so that it must bring no token. */
export interface InvalidExchange {
  readonly id: string;
  readonly requirement: RequirementId;
  readonly despite: string;
  readonly type: AppType;
  /** The kinds of challenge that show it; the first that the target offers is used. */
  readonly ways: readonly Pkce[];
  readonly shapes: (valid: ValidExchange) => readonly InvalidShape[];
}

const CHALLENGED = ['S256', 'plain', 'default'] as const;
const ANY = ['none', 'S256', 'plain'] as const;

const wrongCodes = ({ fields, context: { random } }: ValidExchange) => {
  const code = fields['code'] ?? '';
  return values('code', [
    ['a code that was never issued', random.text(40)],
    ['the code with one character changed', tamper(code)],
    ['half of the code', code.slice(0, Math.floor(code.length / 2))],
    ['the code twice', code + code],
    ['a star', '*'],
    ['a number', '1'],
    ['a path', '../../code'],
    ['a query', "' or '1'='1"],
  ]);
};

const wrongRedirects = ({ asked: { redirectUri, app } }: ValidExchange) =>
  values('redirect_uri', [
    ['a redirect URL that is not registered', `https://${ATTACKER}/callback`],
    ...app.redirectUris
      .filter((uri) => uri !== redirectUri)
      .map((uri) => ['another redirect URL that is registered', uri] as const),
    ['a path below the redirect URL', `${redirectUri}/deeper`],
    ['more letters after the redirect URL', `${redirectUri}x`],
    ['the redirect URL with a query', `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}a=b`],
    ['the beginning of the redirect URL', redirectUri.slice(0, -1)],
  ]);

const wrongClientSecrets = ({ asked: { app }, context: { random } }: ValidExchange) => [
  ...wrongSecrets(app, random),
  ...values('client_secret', [['the client id', app.clientId]]),
];

const wrongCodeVerifiers = ({ asked: { verifier = '' }, otherVerifier, context: { random } }: ValidExchange) =>
  wrongVerifiers(verifier, otherVerifier, random).map(({ shape, verifier: code_verifier }) => ({
    shape,
    changes: { code_verifier },
  }));

/** Every kind of invalid code exchange. */
// prettier-ignore
export const INVALID_EXCHANGES: readonly InvalidExchange[] = [
  { id: 'missing-grant-type',  requirement: 'oauth.token.grant-type-required',   type: 'public',       ways: CHALLENGED, despite: 'the grant_type is missing', shapes: missing('grant_type') },
  { id: 'unknown-grant-type',  requirement: 'oauth.token.grant-type-known',      type: 'public',       ways: CHALLENGED, despite: 'the grant_type is unknown',
    shapes: () => values('grant_type', ['authorization-code', 'code', 'authorization_codes', 'urn:locspec:unknown'].map((one) => [`grant_type=${one}`, one] as const)) },
  { id: 'missing-client-id',   requirement: 'oauth.token.client-id-required',    type: 'public',       ways: CHALLENGED, despite: 'the client_id is missing', shapes: missing('client_id') },
  { id: 'missing-client-id-confidential', requirement: 'oauth.token.client-id-required', type: 'confidential', ways: ANY,  despite: 'the client_id is missing', shapes: missing('client_id') },
  { id: 'missing-secret',      requirement: 'oauth.token.secret-required',       type: 'confidential', ways: ['none'],   despite: 'the app is confidential and sent no secret', shapes: missing('client_secret') },
  { id: 'verifier-for-secret', requirement: 'oauth.token.secret-not-replaced',   type: 'confidential', ways: ['S256', 'plain'], despite: 'the app is confidential and sent its verifier alone', shapes: missing('client_secret') },
  { id: 'wrong-secret',        requirement: 'oauth.token.secret-checked',        type: 'confidential', ways: ANY,        despite: 'the secret is wrong', shapes: wrongClientSecrets },
  { id: 'verifier-as-secret',  requirement: 'oauth.token.secret-checked',        type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier was sent as the secret',
    shapes: ({ asked: { verifier = '' } }) => values('client_secret', [['the verifier as the secret', verifier]]) },
  { id: 'missing-redirect',    requirement: 'oauth.token.redirect-uri-required', type: 'public',       ways: CHALLENGED, despite: 'the redirect_uri of the authorization request is missing', shapes: missing('redirect_uri') },
  { id: 'other-redirect',      requirement: 'oauth.token.redirect-uri-matches',  type: 'public',       ways: CHALLENGED, despite: 'the redirect_uri differs from that of the authorization request', shapes: wrongRedirects },
  { id: 'other-redirect-confidential', requirement: 'oauth.token.redirect-uri-matches', type: 'confidential', ways: ANY,  despite: 'the redirect_uri differs from that of the authorization request', shapes: wrongRedirects },
  { id: 'missing-code',        requirement: 'oauth.token.code-required',         type: 'public',       ways: CHALLENGED, despite: 'the code is missing', shapes: missing('code') },
  { id: 'missing-code-confidential', requirement: 'oauth.token.code-required',   type: 'confidential', ways: ANY,        despite: 'the code is missing', shapes: missing('code') },
  { id: 'invented-code',       requirement: 'oauth.token.code-valid',            type: 'public',       ways: CHALLENGED, despite: 'the code was never issued', shapes: wrongCodes },
  { id: 'invented-code-confidential', requirement: 'oauth.token.code-valid',     type: 'confidential', ways: ANY,        despite: 'the code was never issued', shapes: wrongCodes },
  { id: 'missing-verifier',    requirement: 'oauth.token.verifier-required',     type: 'public',       ways: CHALLENGED, despite: 'the verifier is missing', shapes: missing('code_verifier') },
  { id: 'missing-verifier-confidential', requirement: 'oauth.token.verifier-required', type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier is missing', shapes: missing('code_verifier') },
  { id: 'wrong-verifier',      requirement: 'oauth.token.verifier-checked',      type: 'public',       ways: ['S256'],   despite: 'the verifier is not the one that the challenge was made from', shapes: wrongCodeVerifiers },
  { id: 'wrong-verifier-plain', requirement: 'oauth.token.verifier-checked',     type: 'public',       ways: ['plain'],  despite: 'the verifier is not the challenge', shapes: wrongCodeVerifiers },
  { id: 'wrong-verifier-confidential', requirement: 'oauth.token.verifier-checked', type: 'confidential', ways: ['S256', 'plain'], despite: 'the verifier is not the one that the challenge was made from', shapes: wrongCodeVerifiers },
  { id: 'challenge-as-verifier', requirement: 'oauth.pkce.no-downgrade',         type: 'public',       ways: ['S256'],   despite: 'the verifier is the challenge itself, which anybody could have read',
    shapes: ({ asked: { parameters } }) => values('code_verifier', [['the challenge as the verifier', parameters['code_challenge'] ?? '']]) },
];
