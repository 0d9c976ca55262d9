import { addressWith, encoded } from './authorize-rules.ts';
import type { Fault } from '../fault.ts';
import { pageHeaders } from '../page.ts';
import type { App } from '../store.ts';

const isLikeOne = (isLike: (known: string, asked: string) => boolean) => ({
  isRedirectAllowed: (app: App, asked: string) => app.redirectUris.some((known) => isLike(known, asked)),
});
const withState = (change: (state: string) => string | undefined): Fault['rules'] => ({
  approval: (code, state) => ({ code, state: state === undefined ? undefined : change(state) }),
});
const origin = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/** Wrongs of the authorization server before there is a token. */
// prettier-ignore
export const authorizeFaults = {
  // --- Apps and redirect URLs.
  'oauth.unknown-app-served': { breaks: 'oauth.authorize.client-id-registered', says: 'An app that nobody registered gets a code.',
    rules: { appOf: (apps, clientId, redirectUri) => apps.get(clientId) ?? (redirectUri ? { type: 'confidential', clientId, clientSecret: 'unknown', redirectUris: [redirectUri] } : undefined) } },
  'oauth.missing-client-id-served': { breaks: 'oauth.authorize.client-id-required', says: 'A request without client_id is served as that of the app with its redirect URL.',
    rules: { parameterInstead: (name, _app, apps, query) => (name === 'client_id' ? [...apps.values()].find((app) => app.redirectUris.includes(query.get('redirect_uri') ?? ''))?.clientId : undefined) } },
  'oauth.unknown-app-redirected': { breaks: 'oauth.authorize.client-error-shown', says: 'The error of an unknown app is sent to whatever address it names.',
    rules: { isUnknownAppRedirected: () => true } },
  'oauth.redirect-anywhere': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Any redirect URL is allowed.',
    rules: { isRedirectAllowed: () => true } },
  'oauth.redirect-prefix-match': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A redirect URL is allowed when it begins like a registered one.',
    rules: isLikeOne((known, asked) => asked.startsWith(known)) },
  'oauth.redirect-same-origin': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Any path of a registered origin is allowed.',
    rules: isLikeOne((known, asked) => origin(known) === origin(asked)) },
  'oauth.redirect-case-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Redirect URLs are compared without regard to case.',
    rules: isLikeOne((known, asked) => known.toLowerCase() === asked.toLowerCase()) },
  'oauth.redirect-slash-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A slash at the end of a redirect URL is not compared.',
    rules: isLikeOne((known, asked) => known.replace(/\/$/, '') === asked.replace(/\/$/, '')) },
  'oauth.redirect-query-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'The query of a redirect URL is not compared.',
    rules: isLikeOne((known, asked) => known.split('?')[0] === asked.split('?')[0]) },
  'oauth.redirect-normalized': { breaks: 'oauth.authorize.redirect-uri-exact', says: 'Redirect URLs are compared after they have been normalized.',
    rules: isLikeOne((known, asked) => URL.canParse(asked) && new URL(known).href === new URL(asked).href) },
  'oauth.redirect-fragment-ignored': { breaks: 'oauth.authorize.redirect-uri-fragment', says: 'A redirect URL with a fragment is taken for the one without.',
    rules: isLikeOne((known, asked) => known === asked.split('#')[0]) },
  'oauth.redirect-first-only': { breaks: 'oauth.app.redirect-urls', says: 'Only the first registered redirect URL works.',
    rules: { isRedirectAllowed: (app, asked) => app.redirectUris[0] === asked } },
  'oauth.redirect-to-first': { breaks: 'oauth.app.redirect-urls', says: 'The browser is always sent to the first registered redirect URL.',
    rules: { placeOfAnswer: (_asked, app) => app.redirectUris[0]! } },
  'oauth.missing-redirect-served': { breaks: 'oauth.authorize.redirect-uri-required', says: 'A request without redirect_uri goes to the first registered one.',
    rules: { parameterInstead: (name, app) => (name === 'redirect_uri' ? app?.redirectUris[0] : undefined) } },
  'oauth.redirect-query-dropped': { breaks: 'oauth.authorize.redirect-query-kept', says: 'The query of a registered redirect URL is replaced.',
    rules: { addressWith: (address, parameters) => addressWith(address.split('?')[0]!, parameters) } },

  // --- Parameters.
  'oauth.missing-response-type-served': { breaks: 'oauth.authorize.response-type-required', says: 'A request without response_type gets a code.',
    rules: { parameterInstead: (name) => (name === 'response_type' ? 'code' : undefined) } },
  'oauth.any-response-type': { breaks: 'oauth.authorize.response-type-code', says: 'Every response_type gets a code.',
    rules: { isResponseType: () => true } },
  'oauth.response-type-error-renamed': { breaks: 'oauth.authorize.error-response-type', says: 'Another response_type is told as invalid_request.',
    rules: { authorizationError: (error, why) => (why === 'response-type' ? 'invalid_request' : error) } },
  'oauth.missing-scope-served': { breaks: 'oauth.authorize.scope-required', says: 'A request without scope gets a code.',
    rules: { areScopesEnough: () => true } },
  'oauth.single-scope-refused': { breaks: 'oauth.authorize.scope-one', says: 'A single scope is refused.',
    rules: { areScopesEnough: (scopes) => scopes.length >= 2 } },
  'oauth.several-scopes-refused': { breaks: 'oauth.authorize.scope-several', says: 'Several scopes are read as one with spaces in it, and refused.',
    rules: { scopesOf: (scope) => (scope === '' ? [] : [scope]) } },
  'oauth.scopes-dropped': { breaks: 'oauth.token.scope-told', says: 'Only the first of several scopes is granted, and nobody is told.',
    rules: { grantedScopes: (scopes) => scopes.slice(0, 1) } },
  'oauth.state-required': { breaks: 'oauth.authorize.state-optional', says: 'A request without state is refused.',
    rules: { isStateRequired: () => true } },
  'oauth.repetition-taken': { breaks: 'oauth.authorize.parameters-once', says: 'The first of two parameters of one name counts.',
    rules: { isRepetitionRefused: () => false } },
  'oauth.stranger-refused': { breaks: 'oauth.authorize.parameters-unknown', says: 'A parameter that is not known is refused.',
    rules: { isStrangerRefused: () => true } },
  'oauth.empty-parameter-counts': { breaks: 'oauth.authorize.parameters-empty', says: 'A parameter without a value counts as given.',
    rules: { parameterOf: (query, name) => query.get(name) ?? undefined } },

  // --- Challenges.
  'oauth.public-without-challenge': { breaks: 'oauth.authorize.challenge-required', says: 'A public app gets a code without a code_challenge.',
    rules: { isChallengeRequired: () => false } },
  'oauth.missing-challenge-renamed': { breaks: 'oauth.authorize.challenge-required', says: 'A missing code_challenge is told as unauthorized_client.',
    rules: { authorizationError: (error, why) => (why === 'no-challenge' ? 'unauthorized_client' : error) } },
  'oauth.confidential-needs-challenge': { breaks: 'oauth.authorize.challenge-optional', says: 'A confidential app without a code_challenge is refused.',
    rules: { isChallengeRequired: () => true } },
  'oauth.plain-refused': { breaks: 'oauth.authorize.challenge-plain', says: 'The method plain is refused.',
    rules: { isChallengeMethod: (method) => method === 'S256' } },
  'oauth.default-method-s256': { breaks: 'oauth.authorize.challenge-default', says: 'A challenge without a method is taken as S256.',
    rules: { challengeMethod: (asked) => asked ?? 'S256' } },
  'oauth.any-challenge-method': { breaks: 'oauth.authorize.challenge-method', says: 'An unknown challenge method is taken as plain.',
    rules: { isChallengeMethod: () => true } },
  'oauth.challenge-method-renamed': { breaks: 'oauth.authorize.challenge-method-error', says: 'An unknown challenge method is told as server_error.',
    rules: { authorizationError: (error, why) => (why === 'challenge-method' ? 'server_error' : error) } },

  // --- The user.
  'oauth.user-not-asked': { breaks: 'oauth.authorize.asks', says: 'The code comes without a question to the user.',
    rules: { isUserAsked: () => false } },
  'oauth.page-framed': { breaks: 'oauth.authorize.not-framed', says: 'Other sites may show the authorization page in a frame.',
    rules: { pageHeaders: (formsTo) => {
      const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...others } = pageHeaders(formsTo);
      return { ...others, 'Content-Security-Policy': policy.replace(/ frame-ancestors[^;]*;/, '') };
    } } },

  // --- The answer.
  'oauth.code-renamed': { breaks: 'oauth.authorize.code-returned', says: 'The code comes in a parameter of another name.',
    rules: { approval: (code, state) => ({ authorization_code: code, state }) } },
  'oauth.code-in-fragment': { breaks: 'oauth.authorize.code-returned', says: 'Code and state come in the fragment of the redirect URL.',
    rules: { addressWith: (address, parameters) => `${address}#${encoded(parameters)}` } },
  'oauth.code-guessable': { breaks: 'oauth.authorize.code-not-guessable', says: 'A code has only eight bits of chance.',
    rules: { newCode: (random) => `code-${random(1)[0]}` } },
  'oauth.state-dropped': { breaks: 'oauth.authorize.state-returned', says: 'The redirect that brings the code has no state.',
    rules: withState(() => undefined) },
  'oauth.state-cut': { breaks: 'oauth.authorize.state-returned', says: 'The state is cut after 32 characters.',
    rules: withState((state) => state.slice(0, 32)) },
  'oauth.state-lowered': { breaks: 'oauth.authorize.state-returned', says: 'The state comes back in lower case.',
    rules: withState((state) => state.toLowerCase()) },
  'oauth.state-trimmed': { breaks: 'oauth.authorize.state-returned', says: 'The state loses what is no letter, digit or hyphen.',
    rules: withState((state) => state.replace(/[^\w-]/g, '')) },
  'oauth.state-encoded-twice': { breaks: 'oauth.authorize.state-returned', says: 'The state comes back percent-encoded twice.',
    rules: withState((state) => encodeURIComponent(state)) },
  'oauth.state-made-up': { breaks: 'oauth.state-absent', says: 'A redirect has an empty state when the request had none.',
    rules: { approval: (code, state) => ({ code, state: state ?? '' }), denial: (state) => ({ error: 'access_denied', state: state ?? '' }) } },
  'oauth.denial-state-dropped': { breaks: 'oauth.authorize.state-returned-on-denial', says: 'The redirect of a denial has no state.',
    rules: { denial: () => ({ error: 'access_denied' }) } },
  'oauth.denial-renamed': { breaks: 'oauth.authorize.denial', says: 'A denial is told as consent_required.',
    rules: { denial: (state) => ({ error: 'consent_required', state }) } },
  'oauth.denial-on-page': { breaks: 'oauth.authorize.denial', says: 'A denial is told on a page, and the app hears nothing.',
    rules: { isDenialRedirected: () => false } },
  'oauth.denial-with-code': { breaks: 'oauth.authorize.denial-no-code', says: 'A denial brings a code as well.',
    rules: { denial: (state, newCode) => ({ error: 'access_denied', code: newCode(), state }) } },
  'oauth.error-renamed': { breaks: 'oauth.authorize.error-invalid-request', says: 'A missing parameter is told as server_error.',
    rules: { authorizationError: (error, why) => (/^no-(response-type|scope)$/.test(why) ? 'server_error' : error) } },
  'oauth.error-state-dropped': { breaks: 'oauth.authorize.error-state', says: 'The redirect of an error has no state.',
    rules: { failure: (error, description) => ({ error, error_description: description }) } },
  'oauth.error-quoted': { breaks: 'oauth.authorize.error-characters', says: 'The description of an error has quotes and letters outside of ASCII.',
    rules: { failure: (error, description, state) => ({ error, error_description: `"${description}" – “sorry”`, state }) } },
  'oauth.error-on-page': { breaks: 'oauth.error-place', says: 'Every authorization error is shown on a page.',
    rules: { isErrorRedirected: () => false } },
  'oauth.error-page-200': { breaks: 'oauth.error-status', says: 'The page of an error has the status 200.',
    rules: { errorPageStatus: () => 200 } },
  'oauth.redirect-307': { breaks: 'oauth.authorize.redirect-not-307', says: 'The browser is redirected with 307, which repeats its post.',
    rules: { redirectStatus: () => 307 } },
} as const satisfies Record<string, Fault>;
