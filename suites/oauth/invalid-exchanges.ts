import { missing, ofOtherTypes, resembling, values, wrongSecrets } from './invalid-grants.ts';
import type { InvalidShape } from './invalid-grants.ts';
import { nearMisses } from './redirect-near-misses.ts';
import { ATTACKER } from './redirect-rules.ts';
import { wrongVerifiers } from './verifiers.ts';
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
  /** The secret of another app, where the target has one. */
  readonly otherSecret?: string | undefined;
  readonly context: CheckContext;
}

/** What makes a code exchange invalid, so that it must bring no token. */
export interface InvalidExchange {
  readonly id: string;
  /** The field that is invalid. */
  readonly field: string;
  readonly requirement: RequirementId;
  readonly despite: string;
  readonly types: readonly AppType[];
  /** The kinds of challenge that show it; the first that the target offers is used. */
  readonly ways: readonly Pkce[];
  readonly shapes: (valid: ValidExchange) => readonly InvalidShape[];
}

/** Those of some kinds of challenge that an app of a type may have: a public app sends one. */
export const waysOf = (type: AppType, ways: readonly Pkce[]): readonly Pkce[] =>
  type === 'public' ? ways.filter((way) => way !== 'none') : ways;

const CHALLENGED = ['S256', 'plain', 'default'] as const;
const ANY = ['none', 'S256', 'plain'] as const;

const wrongCodes = ({ fields, context: { random } }: ValidExchange) => [
  ...resembling('code', fields['code'] ?? '', random),
  ...ofOtherTypes('code'),
  ...values('code', [
    ['a number', '1'],
    ['a path', '../../code'],
  ]),
];

const wrongRedirects = ({ asked: { redirectUri, app } }: ValidExchange) => [
  ...values('redirect_uri', [
    ['a redirect URL that is not registered', `https://${ATTACKER}/callback`],
    ...app.redirectUris
      .filter((uri) => uri !== redirectUri)
      // A shape is found again by its name.
      .map(
        (uri, index) =>
          [`another redirect URL that is registered${index === 0 ? '' : ` (${index + 1})`}`, uri] as const,
      ),
    ...nearMisses(redirectUri).flatMap(({ shape, values: [value, more] }) =>
      value === undefined || more !== undefined || value === redirectUri ? [] : [[shape, value] as const],
    ),
    ['a space after it', `${redirectUri} `],
  ]),
  ...ofOtherTypes('redirect_uri'),
];

const wrongClientSecrets = ({ asked: { app }, otherSecret, context: { random } }: ValidExchange) =>
  wrongSecrets(app, random, otherSecret);

const wrongCodeVerifiers = ({ asked: { verifier = '' }, otherVerifier, context: { random } }: ValidExchange) => [
  ...wrongVerifiers(verifier, otherVerifier, random).map(({ shape, verifier: code_verifier }) => ({
    shape,
    changes: { code_verifier },
  })),
  ...ofOtherTypes('code_verifier'),
];

const BOTH = ['public', 'confidential'] as const;

/** Every kind of invalid code exchange. */
// prettier-ignore
export const INVALID_EXCHANGES: readonly InvalidExchange[] = [
  { id: 'missing-grant-type',  field: 'grant_type',    requirement: 'oauth.token.grant-type-required',   types: BOTH,             ways: ANY,        despite: 'the grant_type is missing', shapes: missing('grant_type') },
  { id: 'unknown-grant-type',  field: 'grant_type',    requirement: 'oauth.token.grant-type-known',      types: BOTH,             ways: ANY,        despite: 'the grant_type is unknown',
    shapes: () => [...values('grant_type', ['authorization-code', 'code', 'authorization_codes', 'AUTHORIZATION_CODE', 'urn:locspec:unknown'].map((one) => [`grant_type=${one}`, one] as const)), ...ofOtherTypes('grant_type')] },
  { id: 'missing-client-id',   field: 'client_id',     requirement: 'oauth.token.client-id-required',    types: BOTH,             ways: ANY,        despite: 'the client_id is missing', shapes: missing('client_id') },
  { id: 'other-client-id',     field: 'client_id',     requirement: 'oauth.token.code-bound-to-client',  types: BOTH,             ways: ANY,        despite: 'the client_id is not that of the app', shapes: ({ asked: { app }, context: { random } }) => [...resembling('client_id', app.clientId, random), ...ofOtherTypes('client_id')] },
  { id: 'missing-secret',      field: 'client_secret', requirement: 'oauth.token.secret-required',       types: ['confidential'], ways: ['none'],   despite: 'the app is confidential and sent no secret', shapes: missing('client_secret') },
  { id: 'verifier-for-secret', field: 'client_secret', requirement: 'oauth.token.secret-not-replaced',   types: ['confidential'], ways: CHALLENGED, despite: 'the app is confidential and sent its verifier alone', shapes: missing('client_secret') },
  { id: 'wrong-secret',        field: 'client_secret', requirement: 'oauth.token.secret-checked',        types: ['confidential'], ways: ANY,        despite: 'the secret is wrong', shapes: wrongClientSecrets },
  { id: 'verifier-as-secret',  field: 'client_secret', requirement: 'oauth.token.secret-checked',        types: ['confidential'], ways: CHALLENGED, despite: 'the verifier was sent as the secret',
    shapes: ({ asked: { verifier = '' } }) => values('client_secret', [['the verifier as the secret', verifier]]) },
  { id: 'missing-redirect',    field: 'redirect_uri',  requirement: 'oauth.token.redirect-uri-required', types: BOTH,             ways: ANY,        despite: 'the redirect_uri of the authorization request is missing', shapes: missing('redirect_uri') },
  { id: 'other-redirect',      field: 'redirect_uri',  requirement: 'oauth.token.redirect-uri-matches',  types: BOTH,             ways: ANY,        despite: 'the redirect_uri differs from that of the authorization request', shapes: wrongRedirects },
  { id: 'missing-code',        field: 'code',          requirement: 'oauth.token.code-required',         types: BOTH,             ways: ANY,        despite: 'the code is missing', shapes: missing('code') },
  { id: 'invented-code',       field: 'code',          requirement: 'oauth.token.code-valid',            types: BOTH,             ways: ANY,        despite: 'the code was never issued', shapes: wrongCodes },
  { id: 'missing-verifier',    field: 'code_verifier', requirement: 'oauth.token.verifier-required',     types: BOTH,             ways: CHALLENGED, despite: 'the verifier is missing', shapes: missing('code_verifier') },
  { id: 'wrong-verifier',      field: 'code_verifier', requirement: 'oauth.token.verifier-checked',      types: BOTH,             ways: ['S256'],   despite: 'the verifier is not the one that the challenge was made from', shapes: wrongCodeVerifiers },
  { id: 'wrong-verifier-plain', field: 'code_verifier', requirement: 'oauth.token.verifier-checked',     types: BOTH,             ways: ['plain'],  despite: 'the verifier is not the challenge', shapes: wrongCodeVerifiers },
  { id: 'wrong-verifier-default', field: 'code_verifier', requirement: 'oauth.token.verifier-checked',   types: BOTH,             ways: ['default'], despite: 'the verifier is not the challenge, whose method was left out', shapes: wrongCodeVerifiers },
  { id: 'challenge-as-verifier', field: 'code_verifier', requirement: 'oauth.pkce.no-downgrade',         types: BOTH,             ways: ['S256'],   despite: 'the verifier is the challenge itself, which anybody could have read',
    shapes: ({ asked: { parameters } }) => values('code_verifier', [['the challenge as the verifier', parameters['code_challenge'] ?? '']]) },
];
