import { standard, stated } from '../requirement.ts';

const role = 'app';

/** What the source, and where it is silent the standards of OAuth 2.0, ask of an app that acts for its users. */
// prettier-ignore
export const oauthAppRequirements = {
  ...stated('Endpoints 1', role, {
    'oauth.app-side.request': 'An authorization request of an app has its `client_id`, a registered `redirect_uri`, `response_type=code` and a `scope`.',
    'oauth.app-side.state-unguessable': 'The `state` that an app sends is another one each time and cannot be guessed.',
    'oauth.app-side.challenge': 'A public app sends a `code_challenge` with its authorization request.',
    'oauth.app-side.challenge-s256': 'An app that sends a `code_challenge` sends it by `S256`.',
  }),
  ...stated('Endpoints 2', role, {
    'oauth.app-side.exchange': 'A code exchange of an app has its `client_id`, the `code` of the callback and the `redirect_uri` of the authorization request.',
    'oauth.app-side.secret': 'A confidential app sends its `client_secret` with every token request.',
    'oauth.app-side.secret-omitted': 'A public app sends no `client_secret`.',
    'oauth.app-side.verifier': 'An app that sent a `code_challenge` sends the verifier that it was made from with the code exchange.',
    'oauth.app-side.refresh': 'A renewal of an app has its `client_id` and a `refresh_token`.',
    'oauth.app-side.refresh-latest': 'An app renews its tokens with the refresh token of the latest token response.',
  }),
  ...stated('Authentication 1', role, {
    'oauth.app-side.bearer': 'An API call of an app carries its access token in `Authorization: Bearer`.',
  }),
  ...stated('Authentication 2', role, {
    'oauth.app-side.renewal': 'An app whose access token has expired renews it, or sends the user to the authorization page again.',
  }),
  ...standard('App types', role, {
    'oauth.app-side.secret-hidden': ['RFC 6749 2.1', 'An app never shows its `client_secret` to the browser.'],
    'oauth.app-side.tokens-hidden': ['RFC 6749 10.3', 'A confidential app keeps its tokens out of what scripts of the browser can read.'],
  }),
  ...standard('Endpoints 1', role, {
    'oauth.app-side.challenge-confidential': ['RFC 9700 2.1.1', 'A confidential app sends a `code_challenge` with its authorization request.'],
    'oauth.app-side.challenge-new': ['RFC 7636 4.1', 'The `code_challenge` of an app is another one each time.'],
    'oauth.app-side.state-checked': ['RFC 6749 10.12', 'An app that sent a `state` exchanges no code that comes without it or with another one.'],
    'oauth.app-side.session-bound': ['RFC 9700 4.7.1', 'An app exchanges no code in a browser other than the one that it was asked for in.'],
    'oauth.app-side.state-once': ['RFC 9700 2.1', 'A callback that has been answered once exchanges no code again.'],
    'oauth.app-side.denial': ['RFC 6749 4.1.2.1', 'An app whose user denies asks for no token and shows a page.'],
    'oauth.app-side.error-escaped': ['RFC 6749 10.14', 'What stands in a callback is not put into a page as a script.'],
    'oauth.app-side.inner-workings': ['RFC 9457 5', 'A page that tells of a failed login shows nothing of the inner workings of the app.'],
    'oauth.app-side.tokens-not-in-address': ['RFC 9700 4.3.2', 'No address that an app sends a browser to carries a token or a verifier.'],
  }),
  ...standard('Endpoints 2', role, {
    'oauth.app-side.verifier-form': ['RFC 7636 4.1', 'A verifier of an app has 43 to 128 unreserved characters.'],
    'oauth.app-side.secrets-in-body': ['RFC 6749 2.3.1', 'A token request of an app carries nothing secret in its address.'],
    'oauth.app-side.refused-code': ['RFC 6749 5.2', 'An app whose code is refused shows a page and does not repeat the exchange on and on.'],
    'oauth.app-side.refused-renewal': ['RFC 6749 5.2', 'An app whose renewal is refused sends the user to the authorization page or shows a page, and does not repeat the renewal on and on.'],
  }),
} as const;
