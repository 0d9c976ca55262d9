import { standard, stated } from './requirement.ts';

const role = 'app';

/** What the source, and where it is silent the standards of OAuth 2.0, ask of an app that acts for its users. */
// prettier-ignore
export const oauthAppRequirements = {
  ...stated('Endpoints 1', role, {
    'oauth.app-side.request': 'An authorization request of an app MUST have its `client_id`, a registered `redirect_uri`, `response_type=code` and a `scope`.',
    'oauth.app-side.state-unguessable': 'The `state` of an app MUST be a new one each time and MUST NOT be guessable.',
    'oauth.app-side.challenge': 'A public app MUST send a `code_challenge` with its authorization request.',
    'oauth.app-side.challenge-s256': 'An app that sends a `code_challenge` MUST send a SHA-256 hash in Base64-URL, with the method `S256`.',
  }),
  ...stated('Endpoints 2', role, {
    'oauth.app-side.exchange': 'A code exchange of an app MUST have its `client_id`, the `code` of the callback and the `redirect_uri` of the authorization request.',
    'oauth.app-side.secret': 'A confidential app MUST send its `client_secret` with every token request.',
    'oauth.app-side.secret-omitted': 'A public app MUST NOT send a `client_secret`.',
    'oauth.app-side.verifier': 'An app that sent a `code_challenge` MUST send the verifier of that challenge with the code exchange.',
    'oauth.app-side.refresh': 'A renewal of an app MUST have its `client_id` and a `refresh_token`.',
    'oauth.app-side.json': 'The body of a token request of an app MUST be sent as JSON, or as a form.',
    'oauth.app-side.refresh-latest': 'An app MUST renew its tokens with the refresh token of the latest token response.',
  }),
  ...stated('Versioning', role, {
    'oauth.app-side.api-path': 'An API call of an app MUST have a path under `/api/v2`.',
  }),
  ...stated('Authentication 1', role, {
    'oauth.app-side.bearer': 'An API call of an app MUST have its access token in `Authorization: Bearer`.',
    'oauth.app-side.own-token': 'An app that acts for several users MUST NOT call the API for one of them with the token of another.',
    'oauth.app-side.own-projects': 'An app that shows each of its users their own projects MUST NOT show one of them those of another.',
  }),
  ...stated('Authentication 2', role, {
    'oauth.app-side.renewal': 'An app whose access token has expired MUST renew it, or send the user to the authorization page again.',
  }),
  ...standard('App types', role, {
    'oauth.app-side.secret-hidden': ['RFC 6749 2.1', 'An app MUST NOT show its `client_secret` to the browser.'],
    'oauth.app-side.tokens-hidden': ['RFC 6749 10.3', 'A confidential app MUST keep its tokens out of the reach of scripts in the browser.'],
  }),
  ...standard('Authentication 1', role, {
    'oauth.app-side.session-renewed': ['RFC 6265 8.4', 'An app MUST NOT sign in a session that its browser brought along from before the login.'],
  }),
  ...standard('Endpoints 1', role, {
    'oauth.app-side.challenge-confidential': ['RFC 9700 2.1.1', 'A confidential app SHOULD send a `code_challenge` with its authorization request.'],
    'oauth.app-side.challenge-new': ['RFC 7636 4.1', 'The `code_challenge` of an app MUST be a new one each time.'],
    'oauth.app-side.state-checked': ['RFC 6749 10.12', 'An app that sent a `state` MUST NOT exchange a code that comes without it or with another one.'],
    'oauth.app-side.session-bound': ['RFC 9700 4.7.1', 'An app MUST NOT exchange a code in a browser other than the one that requested it.'],
    'oauth.app-side.state-once': ['RFC 9700 2.1', 'A callback that was answered once MUST NOT exchange a code again.'],
    'oauth.app-side.unknown-parameters': ['RFC 6749 4.1.2', 'An app MUST ignore parameters of a callback that it does not know.'],
    'oauth.app-side.denial': ['RFC 6749 4.1.2.1', 'An app whose user denies MUST NOT request a token, and MUST show a page.'],
    'oauth.app-side.error-escaped': ['RFC 6749 10.14', 'An app MUST NOT put what it receives, such as the content of a callback, into a page as a script.'],
    'oauth.app-side.inner-workings': ['RFC 9457 5', 'The page of a failed login MUST NOT show internals of the app.'],
    'oauth.app-side.tokens-not-in-address': ['RFC 9700 4.3.2', 'An address to which an app sends a browser MUST NOT have a token or a verifier.'],
  }),
  ...standard('Endpoints 2', role, {
    'oauth.app-side.verifier-form': ['RFC 7636 4.1', 'A verifier of an app MUST have 43 to 128 unreserved characters.'],
    'oauth.app-side.secrets-in-body': ['RFC 6749 2.3.1', 'A token request of an app MUST NOT have secrets in its address.'],
    'oauth.app-side.authenticates-once': ['RFC 6749 2.3', 'An app MUST NOT authenticate in more than one way in a token request.'],
    'oauth.app-side.renewal-scope': ['RFC 6749 6', 'A renewal of an app MUST NOT ask for a scope that its user was not asked for.'],
    'oauth.app-side.code-once': ['RFC 6749 4.1.2', 'An app MUST NOT send a code more than once.'],
    'oauth.app-side.refused-code': ['RFC 6749 5.2', 'An app whose code is refused MUST show a page and MUST NOT repeat the exchange endlessly.'],
    'oauth.app-side.refused-renewal': ['RFC 6749 5.2', 'An app whose renewal is refused MUST send the user to the authorization page or show a page, and MUST NOT repeat the renewal endlessly.'],
  }),
} as const;
