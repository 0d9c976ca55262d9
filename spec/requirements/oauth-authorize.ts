import { stated } from './requirement.ts';

const role = 'authorization-server';

/** What the source states of apps and of the redirect to the authorization page. */
// prettier-ignore
export const authorizeRequirements = {
  ...stated('What the service does', role, {
    'oauth.app.client-id': 'The registration of an app MUST yield a client id, which identifies the app.',
    'oauth.app.redirect-urls': 'An app MUST be able to register one or more redirect URLs, and to use any of them.',
  }),
  ...stated('App types', role, {
    'oauth.app.confidential': 'A confidential app MUST get tokens with its client secret.',
    'oauth.app.confidential-pkce': 'A confidential app MUST be able to use PKCE together with its client secret.',
    'oauth.app.confidential-secret': 'The registration of a confidential app MUST yield a client secret.',
    'oauth.app.public': 'A public app MUST get tokens with PKCE.',
    'oauth.app.public-no-secret': 'A public app MUST NOT have a client secret.',
  }),
  ...stated('Endpoints 1', role, {
    'oauth.authorize.address': 'The authorization page MUST be at GET `/oauth/authorize` of the authorization server.',
    'oauth.authorize.client-id-required': 'An authorization request without `client_id` MUST NOT yield a code.',
    'oauth.authorize.client-id-registered': 'An authorization request with an unregistered `client_id` MUST NOT yield a code.',
    'oauth.authorize.redirect-uri-registered': 'The browser MUST NOT be redirected to a `redirect_uri` that is not registered for the app.',
    'oauth.authorize.response-type-required': 'An authorization request without `response_type` MUST NOT yield a code.',
    'oauth.authorize.response-type-code': 'An authorization request whose `response_type` is not `code` MUST NOT yield a code.',
    'oauth.authorize.scope-one': 'A single scope MUST be accepted.',
    'oauth.authorize.scope-several': 'Several scopes separated by spaces, without quotes, MUST be accepted.',
    'oauth.authorize.state-optional': 'An authorization request without `state` MUST be accepted.',
    'oauth.authorize.state-returned': 'The redirect with the code MUST return the `state` of the request unchanged.',
    'oauth.authorize.state-returned-on-denial': 'The redirect of a denial MUST return the `state` of the request unchanged.',
    'oauth.authorize.challenge-required': 'A public app that sends no `code_challenge` MUST get the error `invalid_request` and no code.',
    'oauth.authorize.challenge-optional': 'A confidential app that sends no `code_challenge` MUST get a code.',
    'oauth.authorize.challenge-s256': 'With the method `S256` the challenge MUST be the Base64-URL-encoded SHA-256 hash of the verifier.',
    'oauth.authorize.challenge-plain': 'With the method `plain` the challenge MUST be the verifier itself.',
    'oauth.pkce.no-downgrade': 'A verifier that equals a challenge of the method `S256` MUST NOT match that challenge.',
    'oauth.authorize.challenge-default': 'A challenge without a method MUST be taken as `plain`.',
    'oauth.authorize.challenge-method': 'An authorization request with a challenge method other than `S256` and `plain` MUST NOT yield a code.',
    'oauth.authorize.asks': 'The user MUST be asked to approve the scopes before the browser is redirected.',
    'oauth.authorize.code-returned': 'On approval the browser MUST be redirected to `redirect_uri` with a `code`.',
    'oauth.authorize.denial': 'On denial the browser MUST be redirected to `redirect_uri` with `error=access_denied`.',
    'oauth.authorize.members': 'It MUST be possible to authorize a member of an organization to use an app.',
  }),
  ...stated('States and transitions', role, {
    'oauth.authorize.denial-no-code': 'The redirect of a denial MUST NOT have a code.',
  }),
} as const;
