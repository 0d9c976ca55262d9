import type { Interaction, State } from './contract.ts';
import { CONFIDENTIAL_APP, PROOF_KEY, PUBLIC_APP, theAppIsAuthorized, theAppIsRegistered } from './states.ts';
import type { RequirementId } from '../requirements.ts';

type Fields = Readonly<Record<string, string>>;

const headers = { 'Content-Type': 'application/json' };

/** Values that the states give, by the field that carries them, with an example. */
const GIVEN = {
  code: { example: 'SplxlOBeZQQYbYS6WxSbIA', expression: '${code}' },
  refresh_token: { example: 'tGzv3JOkF0XG5Qx2TlKWIA', expression: '${refreshToken}' },
} as const;

/** A token request by these fields; `from` are the fields that a state gives. */
function request(fields: Fields, from: readonly (keyof typeof GIVEN)[]): Interaction['request'] {
  return {
    method: 'POST',
    path: '/oauth/token',
    headers,
    body: { ...fields, ...Object.fromEntries(from.map((name) => [name, GIVEN[name].example])) },
    ...(from.length > 0 && {
      given: { body: Object.fromEntries(from.map((name) => [`$.${name}`, GIVEN[name].expression])) },
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

/** What the token endpoint says where it gives nothing. RFC 6749 5.2. */
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

function granted(
  description: string,
  states: readonly State[],
  asked: Interaction['request'],
  status: RequirementId,
): Interaction {
  return {
    description,
    states,
    request: asked,
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

function refused(
  description: string,
  states: readonly State[],
  asked: Interaction['request'],
  forbids: RequirementId,
): Interaction {
  return {
    description,
    states,
    request: asked,
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

/** A code of the app, with or without a proof key. */
const publicCode = [...PUBLIC, theAppIsAuthorized(PUBLIC_APP, 'S256')];
const provenCode = [...CONFIDENTIAL, theAppIsAuthorized(CONFIDENTIAL_APP, 'S256')];
const plainCode = [...CONFIDENTIAL, theAppIsAuthorized(CONFIDENTIAL_APP)];

const verifier = { code_verifier: PROOF_KEY.verifier };
const secret = { client_secret: CONFIDENTIAL_APP.clientSecret };
const wrongSecret = { client_secret: 'another-secret' };
const ofPublic = { client_id: PUBLIC_APP.clientId, redirect_uri: PUBLIC_APP.redirectUris[0] };
const ofConfidential = { client_id: CONFIDENTIAL_APP.clientId, redirect_uri: CONFIDENTIAL_APP.redirectUris[0] };

const exchange = (fields: Fields) => request({ grant_type: 'authorization_code', ...fields }, ['code']);
const refresh = (fields: Fields) => request({ grant_type: 'refresh_token', ...fields }, ['refresh_token']);
const publicId = { client_id: PUBLIC_APP.clientId };
const confidentialId = { client_id: CONFIDENTIAL_APP.clientId };

/** Both grants, and what they must not be given for. Source, Endpoints 2. */
// prettier-ignore
export const TOKEN_INTERACTIONS: readonly Interaction[] = [
  granted('a public app exchanges its code', publicCode, exchange({ ...ofPublic, ...verifier }), 'oauth.token.verifier-public'),
  granted('a confidential app exchanges its code', plainCode, exchange({ ...ofConfidential, ...secret }), 'oauth.token.exchange'),
  granted('a confidential app exchanges its code with a proof key', provenCode, exchange({ ...ofConfidential, ...secret, ...verifier }), 'oauth.token.verifier-confidential'),
  granted('a public app renews its tokens', publicCode, refresh(publicId), 'oauth.refresh.secret-omitted'),
  granted('a confidential app renews its tokens', plainCode, refresh({ ...confidentialId, ...secret }), 'oauth.refresh.grant'),

  refused('a code is exchanged without a grant type', publicCode, request({ ...ofPublic, ...verifier }, ['code']), 'oauth.token.grant-type-required'),
  refused('a code is exchanged by an unknown grant type', publicCode, request({ grant_type: 'password', ...ofPublic, ...verifier }, ['code']), 'oauth.token.grant-type-known'),
  refused('a code is exchanged without a client id', publicCode, exchange({ redirect_uri: ofPublic.redirect_uri, ...verifier }), 'oauth.token.client-id-required'),
  refused('a code is exchanged without a redirect URL', publicCode, exchange({ ...publicId, ...verifier }), 'oauth.token.redirect-uri-required'),
  refused('a code is exchanged with another redirect URL', publicCode, exchange({ ...ofPublic, redirect_uri: 'https://public.example/other', ...verifier }), 'oauth.token.redirect-uri-matches'),
  refused('an exchange has no code', publicCode, request({ grant_type: 'authorization_code', ...ofPublic, ...verifier }, []), 'oauth.token.code-required'),
  refused('an exchange has a code that was never issued', publicCode, request({ grant_type: 'authorization_code', ...ofPublic, code: 'made-up-by-the-contract', ...verifier }, []), 'oauth.token.code-valid'),
  refused('a public app exchanges its code without the verifier', publicCode, exchange(ofPublic), 'oauth.token.verifier-required'),
  refused('a public app exchanges its code with another verifier', publicCode, exchange({ ...ofPublic, code_verifier: 'another-verifier-of-at-least-forty-three-characters' }), 'oauth.token.verifier-checked'),
  refused('a confidential app exchanges its code without its secret', plainCode, exchange(ofConfidential), 'oauth.token.secret-required'),
  refused('a confidential app exchanges its code with a wrong secret', plainCode, exchange({ ...ofConfidential, ...wrongSecret }), 'oauth.token.secret-checked'),
  refused('a confidential app exchanges its code with a verifier in place of its secret', provenCode, exchange({ ...ofConfidential, ...verifier }), 'oauth.token.secret-not-replaced'),
  refused('an app exchanges the code of another app', [...BOTH, theAppIsAuthorized(CONFIDENTIAL_APP)], exchange({ ...publicId, redirect_uri: ofConfidential.redirect_uri }), 'oauth.token.code-bound-to-client'),

  refused('tokens are renewed without a client id', publicCode, refresh({}), 'oauth.refresh.client-id-required'),
  refused('tokens are renewed without a refresh token', publicCode, request({ grant_type: 'refresh_token', ...publicId }, []), 'oauth.refresh.token-required'),
  refused('tokens are renewed by a refresh token that was never issued', publicCode, request({ grant_type: 'refresh_token', ...publicId, refresh_token: 'made-up-by-the-contract' }, []), 'oauth.refresh.token-valid'),
  refused('a confidential app renews its tokens without its secret', plainCode, refresh(confidentialId), 'oauth.refresh.secret-required'),
  refused('a confidential app renews its tokens with a wrong secret', plainCode, refresh({ ...confidentialId, ...wrongSecret }), 'oauth.refresh.secret-checked'),
  refused('an app renews the tokens of another app', [...BOTH, theAppIsAuthorized(CONFIDENTIAL_APP)], refresh(publicId), 'oauth.refresh.bound-to-client'),
];
