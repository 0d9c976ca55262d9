import { stated } from './requirement.ts';

const role = 'authorization-server';

/** What the source states of the token endpoint, its two grants and the tokens' lives. */
// prettier-ignore
export const tokenRequirements = {
  ...stated('Token response', role, {
    'oauth.token-response.access-token': 'A token response MUST have `access_token`, a string.',
    'oauth.token-response.token-type': 'A token response MUST have `token_type`, the string `bearer`.',
    'oauth.token-response.expires-in': 'A token response MUST have `expires_in`, an integer number of seconds.',
    'oauth.token-response.refresh-token': 'A token response MUST have `refresh_token`, a string that renews the pair without redirecting the user.',
  }),
  ...stated('Endpoints 2', role, {
    'oauth.token.address': 'The token endpoint MUST be at POST `/oauth/token` of the authorization server.',
    'oauth.token.json-body': 'A token request with a JSON body MUST be understood.',
    'oauth.token.grant-type-required': 'A token request without `grant_type` MUST NOT yield a token.',
    'oauth.token.grant-type-known': 'A token request whose `grant_type` is neither of the two grants MUST NOT yield a token.',
    'oauth.token.client-id-required': 'A code exchange without `client_id` MUST NOT yield a token.',
    'oauth.token.secret-required': 'A code exchange of a confidential app without `client_secret` MUST NOT yield a token.',
    'oauth.token.secret-omitted': 'A code exchange of a public app MUST succeed without `client_secret`.',
    'oauth.token.secret-not-replaced': 'A `code_verifier` MUST NOT replace the `client_secret` of a confidential app.',
    'oauth.token.redirect-uri-required': 'A code exchange without `redirect_uri` MUST NOT yield a token.',
    'oauth.token.code-required': 'A code exchange without `code` MUST NOT yield a token.',
    'oauth.token.verifier-required': 'A code that was requested with a `code_challenge` MUST NOT be exchanged without a `code_verifier`.',
    'oauth.token.verifier-public': 'A public app MUST be able to exchange its code with the original verifier.',
    'oauth.token.verifier-confidential': 'A confidential app that sent a challenge MUST be able to exchange its code with the original verifier and its secret.',
    'oauth.refresh.grant': 'A refresh request with `grant_type=refresh_token` MUST yield tokens.',
    'oauth.refresh.client-id-required': 'A refresh request without `client_id` MUST NOT yield a token.',
    'oauth.refresh.secret-required': 'A refresh request of a confidential app without `client_secret` MUST NOT yield a token.',
    'oauth.refresh.secret-omitted': 'A refresh request of a public app MUST succeed without `client_secret`.',
    'oauth.refresh.token-required': 'A refresh request without `refresh_token` MUST NOT yield a token.',
    'oauth.refresh.token-latest': 'The refresh token of the latest response MUST renew the pair.',
  }),
  ...stated('States and transitions', role, {
    'oauth.token.exchange': 'The exchange of a valid code MUST yield an access token and a refresh token.',
    'oauth.token.code-valid': 'A code that was never issued MUST NOT yield a token.',
    'oauth.token.redirect-uri-matches': 'A code MUST NOT be exchanged with a `redirect_uri` other than that of its authorization request.',
    'oauth.token.code-bound-to-client': 'A code MUST NOT be exchanged by an app other than the one it was issued to.',
    'oauth.token.verifier-checked': 'A code MUST NOT be exchanged with a `code_verifier` other than the one its challenge was made from.',
    'oauth.refresh.token-valid': 'A refresh token that was never issued MUST NOT yield a token.',
    'oauth.refresh.bound-to-client': 'A refresh token MUST NOT be accepted from an app other than the one it was issued to.',
    'oauth.refresh.new-access-token': 'A refresh MUST yield a new access token that the API accepts.',
    'oauth.refresh.new-refresh-token': 'A refresh MUST yield a new refresh token.',
    'oauth.refresh.before-expiry': 'A refresh MUST succeed while the access token is still valid.',
    'oauth.refresh.after-expiry': 'A refresh MUST succeed after the access token has expired.',
    'oauth.refresh.no-redirect': 'A refresh MUST get its response directly, without redirecting the user.',
  }),
  ...stated('Authentication 3', role, {
    'oauth.token.secret-checked': 'A wrong `client_secret` MUST NOT yield a token.',
    'oauth.refresh.secret-checked': 'A refresh request with a wrong `client_secret` MUST NOT yield a token.',
  }),
  ...stated('Authentication 1', 'api-server', {
    'oauth.access.bearer': 'An API call with the access token in `Authorization: Bearer` MUST be accepted.',
    'oauth.access.token-issued': 'An API call with a token that the token endpoint never issued MUST be refused.',
    'oauth.access.refresh-token-no-access': 'A refresh token MUST NOT be accepted as an access token.',
    'oauth.access.acts-for-user': 'An access token MUST act in the name of the user who authorized the app.',
  }),
  ...stated('States and transitions', 'api-server', {
    'oauth.access.expired': 'An access token MUST NOT work any longer once the seconds of its `expires_in` have passed.',
  }),
  ...stated('Authentication 6', 'api-server', {
    'oauth.access.lifetime': 'An access token MUST work until the seconds of its `expires_in` have passed.',
  }),
} as const;
