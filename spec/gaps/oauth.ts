import { choice, open, settled, value } from '../gap.ts';

const role = 'authorization-server';

/** Where the source leaves authorization and tokens open. */
export const oauthGaps = {
  'oauth.scopes': open({
    asks: 'Which scopes are there?',
    answer: 'The configuration names the scopes to ask for, and the reference service takes any.',
    observe: 'Look at the approval page for each scope of the configuration.',
    source: 'Authentication, gaps',
  }),
  'oauth.authorize.scope-required': choice(role, {
    asks: 'What becomes of an authorization request without `scope`, which the source requires and RFC 6749 3.3 does not?',
    choices: {
      refused: 'An authorization request without `scope` yields no code.',
      'default-scope': 'An authorization request without `scope` is served with scopes that the server chooses.',
    },
    observe: 'Authorize without `scope` and look whether a code comes.',
    source: 'Endpoints 1',
  }),
  'oauth.scope-children': settled(role, {
    asks: 'Does a scope cover those below it?',
    answer:
      'A scope covers every scope whose name continues it after a dot, as `project` covers `project.source.string`.',
    observe: 'Ask a list with a token of the parent scope, then of an unrelated one.',
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
  'oauth.refresh-token-lifetime': choice(role, {
    asks: 'How long does a refresh token live?',
    choices: {
      'until-used': 'A refresh token lives until it is used or revoked, however long that takes.',
      limited: 'A refresh token also expires after a time of its own.',
    },
    observe: 'Let a long time pass and renew.',
    source: 'Authentication, gaps',
  }),
  'oauth.old-refresh-token': choice(role, {
    asks: 'Is a refresh token that has been used accepted again?',
    choices: {
      refused: 'A refresh token that has been used is refused.',
      works: 'A refresh token that has been used still works.',
    },
    observe: 'Renew twice with the same refresh token.',
    source: 'States and transitions',
  }),
  'oauth.old-access-token': choice(role, {
    asks: 'Does the access token of before a renewal still work?',
    choices: {
      works: 'An access token works until it expires, although it has been renewed.',
      refused: 'An access token is refused once it has been renewed.',
    },
    observe: 'Renew, then call the API with the older access token.',
    source: 'States and transitions',
  }),
  'oauth.error-place': settled(role, {
    asks: 'Where is an authorization error shown?',
    answer:
      'An authorization error is redirected to the redirect URL when that URL and the client are valid, and shown on a page otherwise.',
    observe: 'Leave out `code_challenge`, then also send a redirect URL that is not registered.',
    source: 'Errors',
  }),
  'oauth.error-status': settled(role, {
    asks: 'With which status is an authorization error shown on a page?',
    answer: 'An authorization error that cannot be redirected is answered with 400.',
    observe: 'Send an unregistered `redirect_uri` and look at the status.',
    source: 'Errors, gaps',
  }),
  'oauth.redirect-status': settled(role, {
    asks: 'With which status does the authorization page redirect?',
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
    asks: 'With which status is a wrong client secret in the body answered?',
    choices: {
      unauthorized: 'A failed client authentication in the body is answered with 401.',
      'bad-request': 'A failed client authentication in the body is answered with 400.',
    },
    observe: 'Exchange a good code with a wrong secret.',
    source: 'Errors, gaps',
  }),
  'oauth.body-form': choice(role, {
    asks: 'Does the token endpoint take form bodies besides JSON?',
    choices: {
      'json-and-form': 'The token endpoint takes form bodies as well as JSON.',
      json: 'The token endpoint takes JSON bodies only.',
    },
    observe: 'Exchange a good code by a form body.',
    source: 'Endpoints 2',
  }),
  'oauth.basic-authentication': choice(role, {
    asks: 'May a client authenticate by the Authorization header in place of the body?',
    choices: {
      refused: 'Client credentials in the Authorization header do not replace those in the body.',
      accepted: 'Client credentials in the Authorization header replace those in the body.',
    },
    observe: 'Exchange a good code with the secret only in the header.',
    source: 'Endpoints 2',
  }),
  'oauth.public-sends-secret': choice(role, {
    asks: 'What if a public app sends a client secret?',
    choices: {
      refused: 'A client secret that a public app sends is refused as a failed client authentication.',
      ignored: 'A client secret that a public app sends is ignored.',
    },
    observe: 'Exchange a good code of a public app with any secret.',
    source: 'Endpoints 2',
  }),
  'oauth.state-absent': settled(role, {
    asks: 'What stands in the redirect when the request had no `state`?',
    answer: 'A redirect has no `state` parameter when the request had none.',
    observe: 'Authorize without `state` and look at the redirect.',
    source: 'Endpoints 1',
  }),
  'oauth.token-type-case': settled(role, {
    asks: 'In which case is the value of `token_type` written?',
    answer: 'The value of `token_type` is written in lower case.',
    others: ['The value of `token_type` is written `Bearer`.'],
    observe: 'Look at a token response.',
    source: 'Token response',
  }),
  'oauth.reauthorization': choice(role, {
    asks: 'Is a user who has approved an app asked again?',
    choices: {
      asked: 'A user is asked at each authorization request.',
      remembered: 'A user who has approved the same scopes before is not asked again.',
    },
    observe: 'Authorize twice and look whether the page appears.',
    source: 'found',
  }),
} as const;
