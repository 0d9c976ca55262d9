import { stated } from '../requirement.ts';

const role = 'authorization-server';

/** What the source states of apps and of the redirect to the authorization page. */
// prettier-ignore
export const authorizeRequirements = {
  ...stated('What the service does', role, {
    'oauth.app.client-id': 'Registering an app yields a client id, and the app is known by it.',
    'oauth.app.redirect-urls': 'An app registers one or more redirect URLs, and any of them may be used.',
  }),
  ...stated('App types', role, {
    'oauth.app.confidential': 'A confidential app gets tokens by its client secret.',
    'oauth.app.confidential-pkce': 'A confidential app may use PKCE together with its client secret.',
    'oauth.app.confidential-secret': 'Registering a confidential app yields a client secret.',
    'oauth.app.public': 'A public app gets tokens by PKCE.',
    'oauth.app.public-no-secret': 'A public app has no client secret.',
  }),
  ...stated('Endpoints 1', role, {
    'oauth.authorize.address': 'The authorization page is asked for by GET at `/oauth/authorize` of the authorization server.',
    'oauth.authorize.client-id-required': 'An authorization request without `client_id` yields no code.',
    'oauth.authorize.client-id-registered': 'An authorization request with a `client_id` that no app has yields no code.',
    'oauth.authorize.redirect-uri-registered': 'The browser is never redirected to a `redirect_uri` that is not registered for the app.',
    'oauth.authorize.response-type-required': 'An authorization request without `response_type` yields no code.',
    'oauth.authorize.response-type-code': 'An authorization request whose `response_type` is not `code` yields no code.',
    'oauth.authorize.scope-one': 'A single scope is accepted.',
    'oauth.authorize.scope-several': 'Several scopes separated by spaces, without quotes, are accepted.',
    'oauth.authorize.state-optional': 'An authorization request without `state` is still served.',
    'oauth.authorize.state-returned': 'The `state` of the request returns unchanged in the redirect that brings the code.',
    'oauth.authorize.state-returned-on-denial': 'The `state` of the request returns unchanged in the redirect that brings the denial.',
    'oauth.authorize.challenge-required': 'A public app that sends no `code_challenge` gets the error `invalid_request` and no code.',
    'oauth.authorize.challenge-optional': 'A confidential app that sends no `code_challenge` gets a code.',
    'oauth.authorize.challenge-s256': 'With the method `S256` the challenge is the Base64-URL-encoded SHA-256 hash of the verifier.',
    'oauth.authorize.challenge-plain': 'With the method `plain` the challenge is the verifier itself.',
    'oauth.pkce.no-downgrade': 'A challenge sent with `S256` is not met by a verifier that equals it.',
    'oauth.authorize.challenge-default': 'A challenge without a method is taken as `plain`.',
    'oauth.authorize.challenge-method': 'An authorization request with a challenge method other than `S256` and `plain` yields no code.',
    'oauth.authorize.asks': 'The user is asked to approve the scopes before the browser is redirected.',
    'oauth.authorize.code-returned': 'On approval the browser is redirected to `redirect_uri` with a `code`.',
    'oauth.authorize.denial': 'On denial the browser is redirected to `redirect_uri` with `error=access_denied`.',
    'oauth.authorize.members': 'A member of an organization can be authorized to use an app.',
  }),
  ...stated('States and transitions', role, {
    'oauth.authorize.denial-no-code': 'The redirect of a denial carries no code.',
  }),
} as const;
