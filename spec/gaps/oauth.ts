import { choice, open, settled, value } from './gap.ts';

const role = 'authorization-server';

/** Gaps of authorization and tokens. */
export const oauthGaps = {
  'oauth.scopes': open({
    asks: 'Which scopes exist?',
    answer: 'The configuration sets the scopes to request, and the reference service accepts any.',
    observe: 'Look at the approval page for each scope of the configuration.',
    source: 'Authentication, gaps',
  }),
  'oauth.authorize.scope-required': choice(role, {
    asks: 'What happens to an authorization request without `scope`, which the source requires and RFC 6749 3.3 does not?',
    choices: {
      refused: 'An authorization request without `scope` yields no code.',
      'default-scope': 'An authorization request without `scope` is served with scopes that the server chooses.',
    },
    observe: 'Authorize without `scope` and look whether there is a code.',
    source: 'Endpoints 1',
  }),
  'oauth.scope-children': settled(role, {
    asks: 'Does a scope cover its children?',
    answer:
      'A scope covers every scope whose name extends it after a dot, as `project` covers `project.source.string`.',
    observe: 'Request a list with a token of the parent scope, then of an unrelated one.',
    source: 'found',
  }),
  'oauth.code-lifetime': value(role, {
    asks: 'How long does an authorization code live?',
    answer: 'An authorization code lives ten minutes.',
    takes: 'seconds',
    default: '600',
    observe: 'Exchange a code just before and just after the time.',
    source: 'Authentication, gaps',
  }),
  'oauth.earlier-code': choice(role, {
    asks: 'Can a code still be exchanged once its user has authorized the same app again?',
    choices: {
      works: 'A code can be exchanged until it expires, however often its user authorizes the app.',
      refused: 'A code is refused once its user has authorized the app again.',
    },
    observe: 'Authorize an app twice as the same user, then exchange the first code.',
    source: 'States and transitions',
  }),
  'oauth.refresh-token-lifetime': choice(role, {
    asks: 'How long does a refresh token live?',
    choices: {
      'until-used': 'A refresh token lives until it is used or revoked.',
      limited: 'A refresh token also expires after some time.',
    },
    observe: 'Wait for a long time and renew.',
    source: 'Authentication, gaps',
  }),
  'oauth.old-refresh-token': choice(role, {
    asks: 'Is a used refresh token accepted again?',
    choices: {
      refused: 'A used refresh token is refused.',
      works: 'A used refresh token still works.',
    },
    observe: 'Renew twice with the same refresh token.',
    source: 'States and transitions',
  }),
  'oauth.old-access-token': choice(role, {
    asks: 'Does the previous access token still work after a renewal?',
    choices: {
      works: 'An access token works until it expires, even after a renewal.',
      refused: 'An access token is refused after a renewal.',
    },
    observe: 'Renew, then call the API with the older access token.',
    source: 'States and transitions',
  }),
  'oauth.earlier-access-token': choice(role, {
    asks: 'Does an access token still work once its user has authorized the same app again?',
    choices: {
      works: 'An access token works until it expires, however often its user authorizes the app.',
      refused: 'An access token is refused once its user has authorized the app again.',
    },
    observe: 'Authorize an app twice as the same user, then call the API with the older access token.',
    source: 'States and transitions',
  }),
  'oauth.error-place': settled(role, {
    asks: 'Where is an authorization error shown?',
    answer:
      'An authorization error is redirected to the redirect URL if that URL and the client are valid, and shown on a page otherwise.',
    observe: 'Omit `code_challenge`, then also send an unregistered redirect URL.',
    source: 'Errors',
  }),
  'oauth.error-status': settled(role, {
    asks: 'What is the status of a page that shows an authorization error?',
    answer: 'An authorization error that cannot be redirected is answered with 400.',
    observe: 'Send an unregistered `redirect_uri` and look at the status.',
    source: 'Errors, gaps',
  }),
  'oauth.redirect-status': settled(role, {
    asks: 'What is the status of the redirect of the authorization page?',
    answer: 'The authorization page redirects with 302 or 303.',
    observe: 'Look at the status of the redirect.',
    source: 'Errors, gaps',
  }),
  'oauth.token-statuses': settled(role, {
    asks: 'Which statuses and bodies do errors of the token endpoint have?',
    answer:
      'The token endpoint answers errors with the JSON members `error` and `error_description`, and a status of 400 or 401.',
    observe: 'Exchange a code that was never issued.',
    source: 'Errors, gaps',
  }),
  'oauth.invalid-client-status': choice(role, {
    asks: 'What is the status of the response to a wrong client secret in the body?',
    choices: {
      unauthorized: 'A failed client authentication in the body is answered with 401.',
      'bad-request': 'A failed client authentication in the body is answered with 400.',
    },
    observe: 'Exchange a valid code with a wrong secret.',
    source: 'Errors, gaps',
  }),
  'oauth.body-form': choice(role, {
    asks: 'Does the token endpoint accept form bodies besides JSON?',
    choices: {
      'json-and-form': 'The token endpoint accepts form bodies as well as JSON.',
      json: 'The token endpoint accepts only JSON bodies.',
    },
    observe: 'Exchange a valid code with a form body.',
    source: 'Endpoints 2',
  }),
  'oauth.basic-authentication': choice(role, {
    asks: 'Can a client authenticate by the Authorization header instead of the body?',
    choices: {
      refused: 'Client credentials in the Authorization header do not replace those in the body.',
      accepted: 'Client credentials in the Authorization header replace those in the body.',
    },
    observe: 'Exchange a valid code with the secret only in the header.',
    source: 'Endpoints 2',
  }),
  'oauth.public-sends-secret': choice(role, {
    asks: 'What if a public app sends a client secret?',
    choices: {
      refused: 'A client secret that a public app sends is refused as a failed client authentication.',
      ignored: 'A client secret that a public app sends is ignored.',
    },
    observe: 'Exchange a valid code of a public app with any secret.',
    source: 'Endpoints 2',
  }),
  'oauth.state-absent': settled(role, {
    asks: 'What does the redirect contain if the request had no `state`?',
    answer: 'A redirect has no `state` parameter if the request had none.',
    observe: 'Authorize without `state` and look at the redirect.',
    source: 'Endpoints 1',
  }),
  'oauth.token-type-case': settled(role, {
    asks: 'Is the value of `token_type` in upper or lower case?',
    answer: 'The value of `token_type` is in lower case.',
    others: ['The value of `token_type` is written `Bearer`.'],
    observe: 'Look at a token response.',
    source: 'Token response',
  }),
  'oauth.reauthorization': choice(role, {
    asks: 'Is a user who has approved an app asked again?',
    choices: {
      asked: 'A user is asked on every authorization request.',
      remembered: 'A user who has approved the same scopes before is not asked again.',
    },
    observe: 'Authorize twice and look whether the page appears.',
    source: 'found',
  }),
  'oauth.app-tokens': settled('app', {
    asks: 'Does an app that several users have signed in to use a token of its own for each of them?',
    answer: 'An app calls the API for each of its users with a token that this user has approved.',
    others: ['One token, that of the user who approved last, serves everybody who uses the app.'],
    observe: 'Sign in in three browsers, and look at the tokens of the calls to which each of them leads.',
    source: 'found',
  }),
} as const;
