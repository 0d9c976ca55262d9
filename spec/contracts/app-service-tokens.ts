import type { Interaction, State } from './contract.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP, theAppIsAuthorized, theAppIsRegistered } from './states.ts';
import type { RequirementId } from '../requirements/requirements.ts';

type Fields = Readonly<Record<string, string>>;

const headers = { 'Content-Type': 'application/json' };

/** Values from states, by the field that they are sent in, with an example. */
const GIVEN = {
  code: { example: 'SplxlOBeZQQYbYS6WxSbIA', expression: '${code}' },
  refresh_token: { example: 'tGzv3JOkF0XG5Qx2TlKWIA', expression: '${refreshToken}' },
} as const;

/** A token request; `stateFields` are the fields whose values come from a state. */
function createRequest(fields: Fields, stateFields: readonly (keyof typeof GIVEN)[]): Interaction['request'] {
  return {
    method: 'POST',
    path: '/oauth/token',
    headers,
    body: { ...fields, ...Object.fromEntries(stateFields.map((name) => [name, GIVEN[name].example])) },
    ...(stateFields.length > 0 && {
      given: { body: Object.fromEntries(stateFields.map((name) => [`$.${name}`, GIVEN[name].expression])) },
    }),
  };
}

const tokens: Interaction['response'] = {
  status: 200,
  statuses: 'success',
  headers,
  body: {
    access_token: '2YotnFZFEjr1zCsicMWpAA',
    token_type: 'bearer',
    expires_in: 7200,
    refresh_token: 'tGzv3JOkF0XG5Qx2TlKWIA',
  },
  rules: {
    header: { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] },
    body: {
      '$.access_token': [{ match: 'regex', regex: '.+' }],
      // RFC 6749 5.1: the value is case insensitive.
      '$.token_type': [{ match: 'regex', regex: '^(?i)bearer$' }],
      '$.expires_in': [{ match: 'integer' }],
      '$.refresh_token': [{ match: 'regex', regex: '.+' }],
    },
  },
};

/** The response to a refused token request. RFC 6749, 5.2. */
const refusal: Interaction['response'] = {
  status: 400,
  statuses: 'clientError',
  headers,
  body: { error: 'invalid_request' },
  rules: {
    header: { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] },
    body: { '$.error': [{ match: 'regex', regex: '^[a-z_]+$' }] },
  },
};

function createGranted(
  description: string,
  states: readonly State[],
  tokenRequest: Interaction['request'],
  status: RequirementId,
): Interaction {
  return {
    description,
    states,
    request: tokenRequest,
    response: tokens,
    breaks: {
      status,
      'Content-Type': 'oauth.token.json-response',
      $: 'oauth.token.json-response',
      '$.access_token': 'oauth.token-response.access-token',
      '$.token_type': 'oauth.token-response.token-type',
      '$.expires_in': 'oauth.token-response.expires-in',
      '$.refresh_token': 'oauth.token-response.refresh-token',
    },
  };
}

function createRefused(
  description: string,
  states: readonly State[],
  tokenRequest: Interaction['request'],
  forbids: RequirementId,
): Interaction {
  return {
    description,
    states,
    request: tokenRequest,
    response: refusal,
    breaks: {
      status: 'oauth.token.error-status',
      'Content-Type': 'oauth.token.error-shape',
      $: 'oauth.token.error-shape',
    },
    forbids,
  };
}

const PUBLIC = [theAppIsRegistered(PUBLIC_APP)];
const CONFIDENTIAL = [theAppIsRegistered(CONFIDENTIAL_APP)];
const BOTH = [...PUBLIC, theAppIsRegistered(CONFIDENTIAL_APP)];

/** States with a code of the app, requested with or without a proof key. */
const publicCode = [...PUBLIC, theAppIsAuthorized(PUBLIC_APP, 'S256')];
const provenCode = [...CONFIDENTIAL, theAppIsAuthorized(CONFIDENTIAL_APP, 'S256')];
const plainCode = [...CONFIDENTIAL, theAppIsAuthorized(CONFIDENTIAL_APP)];

const verifier = { code_verifier: PROOF_KEY.verifier };
const secret = { client_secret: CONFIDENTIAL_APP.clientSecret };
const wrongSecret = { client_secret: 'another-secret' };
const publicFields = { client_id: PUBLIC_APP.clientId, redirect_uri: PUBLIC_APP.redirectUris[0] };
const confidentialFields = { client_id: CONFIDENTIAL_APP.clientId, redirect_uri: CONFIDENTIAL_APP.redirectUris[0] };

const createExchange = (fields: Fields) => createRequest({ grant_type: 'authorization_code', ...fields }, ['code']);
const createRefresh = (fields: Fields) => createRequest({ grant_type: 'refresh_token', ...fields }, ['refresh_token']);
const publicId = { client_id: PUBLIC_APP.clientId };
const confidentialId = { client_id: CONFIDENTIAL_APP.clientId };

/** Token requests of both grants, granted and refused. Source, Endpoints 2. */
// prettier-ignore
export const TOKEN_INTERACTIONS: readonly Interaction[] = [
  createGranted('a public app exchanges its code', publicCode, createExchange({ ...publicFields, ...verifier }), 'oauth.token.verifier-public'),
  createGranted('a confidential app exchanges its code', plainCode, createExchange({ ...confidentialFields, ...secret }), 'oauth.token.exchange'),
  createGranted('a confidential app exchanges its code with a proof key', provenCode, createExchange({ ...confidentialFields, ...secret, ...verifier }), 'oauth.token.verifier-confidential'),
  createGranted('a public app renews its tokens', publicCode, createRefresh(publicId), 'oauth.refresh.secret-omitted'),
  createGranted('a confidential app renews its tokens', plainCode, createRefresh({ ...confidentialId, ...secret }), 'oauth.refresh.grant'),

  createRefused('a code is exchanged without a grant type', publicCode, createRequest({ ...publicFields, ...verifier }, ['code']), 'oauth.token.grant-type-required'),
  createRefused('a code is exchanged by an unknown grant type', publicCode, createRequest({ grant_type: 'password', ...publicFields, ...verifier }, ['code']), 'oauth.token.grant-type-known'),
  createRefused('a code is exchanged without a client id', publicCode, createExchange({ redirect_uri: publicFields.redirect_uri, ...verifier }), 'oauth.token.client-id-required'),
  createRefused('a code is exchanged without a redirect URL', publicCode, createExchange({ ...publicId, ...verifier }), 'oauth.token.redirect-uri-required'),
  createRefused('a code is exchanged with another redirect URL', publicCode, createExchange({ ...publicFields, redirect_uri: 'https://public.example/other', ...verifier }), 'oauth.token.redirect-uri-matches'),
  createRefused('an exchange has no code', publicCode, createRequest({ grant_type: 'authorization_code', ...publicFields, ...verifier }, []), 'oauth.token.code-required'),
  createRefused('an exchange has a code that was never issued', publicCode, createRequest({ grant_type: 'authorization_code', ...publicFields, code: 'made-up-by-the-contract', ...verifier }, []), 'oauth.token.code-valid'),
  createRefused('a public app exchanges its code without the verifier', publicCode, createExchange(publicFields), 'oauth.token.verifier-required'),
  createRefused('a public app exchanges its code with another verifier', publicCode, createExchange({ ...publicFields, code_verifier: 'another-verifier-of-at-least-forty-three-characters' }), 'oauth.token.verifier-checked'),
  createRefused('a confidential app exchanges its code without its secret', plainCode, createExchange(confidentialFields), 'oauth.token.secret-required'),
  createRefused('a confidential app exchanges its code with a wrong secret', plainCode, createExchange({ ...confidentialFields, ...wrongSecret }), 'oauth.token.secret-checked'),
  createRefused('a confidential app exchanges its code with a verifier in place of its secret', provenCode, createExchange({ ...confidentialFields, ...verifier }), 'oauth.token.secret-not-replaced'),
  createRefused('an app exchanges the code of another app', [...BOTH, theAppIsAuthorized(CONFIDENTIAL_APP)], createExchange({ ...publicId, redirect_uri: confidentialFields.redirect_uri }), 'oauth.token.code-bound-to-client'),

  createRefused('tokens are renewed without a client id', publicCode, createRefresh({}), 'oauth.refresh.client-id-required'),
  createRefused('tokens are renewed without a refresh token', publicCode, createRequest({ grant_type: 'refresh_token', ...publicId }, []), 'oauth.refresh.token-required'),
  createRefused('tokens are renewed by a refresh token that was never issued', publicCode, createRequest({ grant_type: 'refresh_token', ...publicId, refresh_token: 'made-up-by-the-contract' }, []), 'oauth.refresh.token-valid'),
  createRefused('a confidential app renews its tokens without its secret', plainCode, createRefresh(confidentialId), 'oauth.refresh.secret-required'),
  createRefused('a confidential app renews its tokens with a wrong secret', plainCode, createRefresh({ ...confidentialId, ...wrongSecret }), 'oauth.refresh.secret-checked'),
  createRefused('an app renews the tokens of another app', [...BOTH, theAppIsAuthorized(CONFIDENTIAL_APP)], createRefresh(publicId), 'oauth.refresh.bound-to-client'),
];
