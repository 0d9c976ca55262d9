import { addToQuery, authorizeRules, encodeQuery } from './authorize-rules.ts';
import { faultTable } from '../core/fault.ts';
import type { Fault } from '../core/fault.ts';
import type { OauthRules } from './oauth-rules.ts';
import { pageHeaders } from '../core/html-page.ts';
import type { App } from '../core/registered-app.ts';

/** A URL with what its escapes stand for; a percent sign that begins none stays. */
const undoEscapes = (url: string) =>
  url.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString());

const matchRedirects = (isLike: (registered: string, sent: string) => boolean) => ({
  isRedirectAllowed: (app: App, sent: string) => app.redirectUris.some((registered) => isLike(registered, sent)),
});

function approveLess(): Partial<OauthRules> {
  let asked: readonly string[] = [];
  let approved: readonly string[] = [];
  return {
    areScopesEnough: (scopes) => {
      asked = scopes;
      return scopes.length >= 1;
    },
    grantedScopes: (scopes) => (approved = scopes),
    denial: (state, newCode) =>
      asked.length < approved.length && asked.every((scope) => approved.includes(scope))
        ? authorizeRules.approval(newCode(), state)
        : authorizeRules.denial(state, newCode),
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isMatched = (pattern: string, text: string) => {
  try {
    return new RegExp(`^${pattern}$`).test(text);
  } catch {
    return false;
  }
};
const changeState = (change: (state: string) => string | undefined): Fault<OauthRules>['rules'] => ({
  approval: (code, state) => ({ code, state: state === undefined ? undefined : change(state) }),
});
function answerByLatestPage(groupOf: (app: App) => string): Partial<OauthRules> {
  const groups = new Map<string, string>();
  const latest = new Map<string, string>();
  return {
    stateOfPage: (state, app) => {
      groups.set(state, groupOf(app));
      latest.set(groupOf(app), state);
      return state;
    },
    approval: (code, state = '') => ({ code, state: latest.get(groups.get(state) ?? '') ?? (state || undefined) }),
  };
}
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/** Named faults of the authorization endpoint. */
// prettier-ignore
export const authorizeFaults = faultTable<OauthRules>()({
  // --- Apps and redirect URLs.
  'oauth.page-by-post': { breaks: 'oauth.authorize.address', says: 'The authorization page is only served by POST.',
    rules: { isPageServedByGet: () => false } },
  'oauth.long-client-id-cut': { breaks: 'oauth.app.client-id', says: 'Only the first twenty characters of a client id are compared.',
    rules: { findApp: (apps, clientId) => apps.get(clientId.slice(0, 20)) } },
  'oauth.public-apps-kept-out': { breaks: 'oauth.app.public', says: 'The redirect URLs of public apps are refused.',
    rules: { isRedirectAllowed: (app, sent) => app.type === 'confidential' && app.redirectUris.includes(sent) } },
  'oauth.unknown-app-served': { breaks: 'oauth.authorize.client-id-registered', says: 'An unregistered app gets a code.',
    rules: { findApp: (apps, clientId, redirectUri) => apps.get(clientId) ?? (redirectUri ? { type: 'confidential', clientId, clientSecret: 'unknown', redirectUris: [redirectUri] } : undefined) } },
  'oauth.missing-client-id-served': { breaks: 'oauth.authorize.client-id-required', says: 'A request without client_id is served for the app with its redirect URL.',
    rules: { replaceMissingParameter: (name, _app, apps, query) => (name === 'client_id' ? [...apps.values()].find((app) => app.redirectUris.includes(query.get('redirect_uri') ?? ''))?.clientId : undefined) } },
  'oauth.unknown-app-redirected': { breaks: 'oauth.authorize.client-error-shown', says: 'The error of an unknown app is redirected to the address in the request.',
    rules: { isUnknownAppRedirected: () => true } },
  'oauth.redirect-anywhere': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Any redirect URL is allowed.',
    rules: { isRedirectAllowed: () => true } },
  'oauth.redirect-of-same-type': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A redirect URL of any app of the same type is allowed.', rules: allowSameType() },
  'oauth.redirect-as-pattern': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Registered redirect URLs are regular expressions.',
    rules: matchRedirects((registered, sent) => registered === sent || isMatched(registered, sent)) },
  'oauth.redirect-as-like': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Registered redirect URLs are compared by the LIKE of a database.',
    rules: matchRedirects((registered, sent) => registered === sent || isMatched(escapePattern(registered).replaceAll('%', '.*').replaceAll('_', '.'), sent)) },
  'oauth.redirect-as-glob': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A star in a registered redirect URL stands for any word.',
    rules: matchRedirects((registered, sent) => registered === sent || isMatched(escapePattern(registered).replaceAll('\\*', '[^/]*'), sent)) },
  'oauth.redirect-with-parameters': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A word after a colon in a registered redirect URL stands for any word.',
    rules: matchRedirects((registered, sent) => registered === sent || (registered.includes('/:') && isMatched(registered.replace(/\/:\w+/g, '/[^/]+'), sent))) },
  'oauth.redirect-escapes-undone': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Redirect URLs are compared with their escapes undone.',
    rules: matchRedirects((registered, sent) => undoEscapes(registered) === undoEscapes(sent)) },
  'oauth.redirect-prefix-match': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A redirect URL that starts with a registered one is allowed.',
    rules: matchRedirects((registered, sent) => sent.startsWith(registered)) },
  'oauth.redirect-same-origin': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Any path of a registered origin is allowed.',
    rules: matchRedirects((registered, sent) => originOf(registered) === originOf(sent)) },
  'oauth.redirect-case-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'Redirect URLs are compared case-insensitively.',
    rules: matchRedirects((registered, sent) => registered.toLowerCase() === sent.toLowerCase()) },
  'oauth.redirect-slash-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A trailing slash of a redirect URL is ignored.',
    rules: matchRedirects((registered, sent) => registered.replace(/\/$/, '') === sent.replace(/\/$/, '')) },
  'oauth.redirect-path-of-fragment-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'The fragment of a redirect URL is ignored, whatever it names.',
    rules: matchRedirects((registered, sent) => registered.split('#')[0] === sent.split('#')[0]) },
  'oauth.redirect-query-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'The query of a redirect URL is ignored.',
    rules: matchRedirects((registered, sent) => registered.split('?')[0] === sent.split('?')[0]) },
  'oauth.redirect-normalized': { breaks: 'oauth.authorize.redirect-uri-exact', says: 'Redirect URLs are normalized before they are compared.',
    rules: matchRedirects((registered, sent) => URL.canParse(sent) && new URL(registered).href === new URL(sent).href) },
  'oauth.redirect-empty-query-ignored': { breaks: 'oauth.authorize.redirect-uri-exact', says: 'A question mark at the end of a redirect URL is ignored.',
    rules: { isRedirectAllowed: ({ redirectUris }, asked) => redirectUris.includes(asked.replace(/\?$/, '')) } },
  'oauth.redirect-user-ignored': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A user before the host of a redirect URL is ignored.',
    rules: { isRedirectAllowed: ({ redirectUris }, asked) => redirectUris.includes(asked.replace(/\/\/[^/@]*@/, '//')) } },
  'oauth.redirect-fragment-ignored': { breaks: 'oauth.authorize.redirect-uri-fragment', says: 'The name of a part of the page in a redirect URL is ignored.',
    rules: matchRedirects((registered, sent) => registered === sent.replace(/#[^/]*$/, '')) },
  'oauth.redirect-first-only': { breaks: 'oauth.app.redirect-urls', says: 'Only the first registered redirect URL works.',
    rules: { isRedirectAllowed: (app, sent) => app.redirectUris[0] === sent } },
  'oauth.redirect-port-ignored': { breaks: 'oauth.app.redirect-urls', says: 'The browser is redirected to a redirect URL without its port.',
    rules: { redirectTarget: (redirectUri) => redirectUri.replace(/^(https:\/\/[^/:]+):\d+/, '$1') } },
  'oauth.redirects-capped': { breaks: 'oauth.app.redirect-urls', says: 'Only the first five redirect URLs of an app work.',
    rules: { isRedirectAllowed: (app, sent) => app.redirectUris.slice(0, 5).includes(sent) } },
  'oauth.client-id-zero-missing': { breaks: 'oauth.app.client-id', says: 'A client id that counts as false is one that is missing.',
    rules: { findApp: (apps, clientId) => (clientId === '0' ? undefined : apps.get(clientId)) } },
  'oauth.client-id-trimmed': { breaks: 'oauth.authorize.client-id-registered', says: 'White space around a client id is ignored.',
    rules: { findApp: (apps, clientId) => apps.get(clientId.trim()) } },
  'oauth.redirect-to-first': { breaks: 'oauth.app.redirect-urls', says: 'The browser is always redirected to the first registered redirect URL.',
    rules: { redirectTarget: (_redirectUri, app) => app.redirectUris[0]! } },
  'oauth.missing-redirect-served': { breaks: 'oauth.authorize.redirect-uri-required', says: 'A request without redirect_uri is served with the first registered one.',
    rules: { replaceMissingParameter: (name, app) => (name === 'redirect_uri' ? app?.redirectUris[0] : undefined) } },
  'oauth.redirect-query-dropped': { breaks: 'oauth.authorize.redirect-query-kept', says: 'The query of a registered redirect URL is replaced.',
    rules: { addToQuery: (address, parameters) => addToQuery(address.split('?')[0]!, parameters) } },

  // --- Parameters.
  'oauth.missing-response-type-served': { breaks: 'oauth.authorize.response-type-required', says: 'A request without response_type gets a code.',
    rules: { replaceMissingParameter: (name) => (name === 'response_type' ? 'code' : undefined) } },
  'oauth.any-response-type': { breaks: 'oauth.authorize.response-type-code', says: 'Every response_type gets a code.',
    rules: { isResponseType: () => true } },
  'oauth.response-type-error-renamed': { breaks: 'oauth.authorize.error-response-type', says: 'The error of an unsupported response_type is invalid_request.',
    rules: { authorizationError: (error, why) => (why === 'response-type' ? 'invalid_request' : error) } },
  'oauth.missing-scope-served': { breaks: 'oauth.authorize.scope-required', says: 'A request without scope gets a code.',
    rules: { areScopesEnough: () => true } },
  'oauth.single-scope-refused': { breaks: 'oauth.authorize.scope-one', says: 'A single scope is refused.',
    rules: { areScopesEnough: (scopes) => scopes.length >= 2 } },
  'oauth.several-scopes-refused': { breaks: 'oauth.authorize.scope-several', says: 'Several scopes are read as one with spaces, and refused.',
    rules: { splitScopes: (scope) => (scope === '' ? [] : [scope]) } },
  'oauth.scopes-dropped': { breaks: 'oauth.token.scope-told', says: 'Only the first of several scopes is granted, and the response does not say so.',
    rules: { grantedScopes: (scopes) => scopes.slice(0, 1) } },
  'oauth.state-required': { breaks: 'oauth.authorize.state-optional', says: 'A request without state is refused.',
    rules: { isStateRequired: () => true } },
  'oauth.repetition-taken': { breaks: 'oauth.authorize.parameters-once', says: 'The first of two parameters with the same name is used.',
    rules: { isRepetitionRefused: () => false } },
  'oauth.unknown-parameter-refused': { breaks: 'oauth.authorize.parameters-unknown', says: 'An unknown parameter is refused.',
    rules: { isUnknownParameterRefused: () => true } },
  'oauth.empty-parameter-counts': { breaks: 'oauth.authorize.parameters-empty', says: 'A parameter without a value counts as present.',
    rules: { readParameter: (query, name) => query.get(name) ?? undefined } },

  // --- Challenges.
  'oauth.public-without-challenge': { breaks: 'oauth.authorize.challenge-required', says: 'A public app gets a code without a code_challenge.',
    rules: { isChallengeRequired: () => false } },
  'oauth.empty-challenge-taken': { breaks: 'oauth.token.verifier-required', says: 'An empty code_challenge of a public app is one, and its code needs no verifier.',
    rules: {
      readParameter: (query, name) => query.get(name) ?? undefined,
      isChallengeWellFormed: (challenge) => /^([\w\-.~]{43,128})?$/.test(challenge),
      isVerifierRequired: ({ challenge }) => challenge !== undefined && challenge.value !== '',
    } },
  'oauth.missing-challenge-renamed': { breaks: 'oauth.authorize.challenge-required', says: 'The error of a missing code_challenge is unauthorized_client.',
    rules: { authorizationError: (error, why) => (why === 'no-challenge' ? 'unauthorized_client' : error) } },
  'oauth.confidential-needs-challenge': { breaks: 'oauth.authorize.challenge-optional', says: 'A confidential app without a code_challenge is refused.',
    rules: { isChallengeRequired: () => true } },
  'oauth.confidential-challenge-refused': { breaks: 'oauth.app.confidential-pkce', says: 'A confidential app that sends a challenge is refused.',
    rules: { isChallengeWellFormed: (challenge, app) => app.type === 'public' && /^[\w\-.~]{43,128}$/.test(challenge) } },
  'oauth.plain-refused': { breaks: 'oauth.authorize.challenge-plain', says: 'The method plain is refused.',
    rules: { isChallengeMethod: (method) => method === 'S256' } },
  'oauth.default-method-s256': { breaks: 'oauth.authorize.challenge-default', says: 'The default challenge method is S256.',
    rules: { challengeMethod: (sent) => sent ?? 'S256' } },
  'oauth.any-challenge-method': { breaks: 'oauth.authorize.challenge-method', says: 'An unknown challenge method is treated as plain.',
    rules: { isChallengeMethod: () => true } },
  'oauth.challenge-method-renamed': { breaks: 'oauth.authorize.challenge-method-error', says: 'The error of an unknown challenge method is server_error.',
    rules: { authorizationError: (error, why) => (why === 'challenge-method' ? 'server_error' : error) } },

  // --- The user.
  'oauth.user-not-asked': { breaks: 'oauth.authorize.asks', says: 'The user is not asked for consent.',
    rules: { isUserAsked: () => false } },
  'oauth.first-member-only': { breaks: 'oauth.authorize.members', says: 'Only the first member can approve an app.',
    rules: { isMemberAllowed: (login, logins) => login === (logins[0] ?? null) } },
  'oauth.page-without-challenge': { breaks: 'oauth.token.exchange', says: 'The form of the authorization page loses the challenge.',
    rules: { isChallengeOnPage: () => false } },
  'oauth.page-without-state': { breaks: 'oauth.authorize.state-returned', says: 'The form of the authorization page loses the state.',
    rules: { stateOfPage: () => undefined } },
  'oauth.page-state-escaped': { breaks: 'oauth.authorize.state-returned', says: 'The form of the authorization page has the state as HTML, escaped twice.',
    rules: { stateOfPage: (state) => state.replaceAll('&', '&amp;').replaceAll('"', '&quot;') } },
  'oauth.page-names-redirect': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'The form of the authorization page has the redirect URL, which is believed when it is sent.',
    rules: { redirectField: () => ({ name: 'return_to', isOnPage: true }) } },
  'oauth.form-names-redirect': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'A redirect URL that is sent with the form of the authorization page is believed.',
    rules: { redirectField: () => ({ name: 'redirect_uri', isOnPage: false }) } },
  'oauth.page-of-latest-request': { breaks: 'oauth.authorize.state-returned', says: 'A page that is approved returns the state of the page that was opened last.',
    rules: answerByLatestPage(() => 'any') },
  'oauth.page-of-latest-request-of-app': { breaks: 'oauth.authorize.state-returned', says: 'A page that is approved returns the state of the page that the same app had opened last.',
    rules: answerByLatestPage(({ clientId }) => clientId) },
  'oauth.page-tells-referrer': { breaks: 'oauth.authorize.no-referrer', says: 'The authorization page sends its full address as referrer.',
    rules: { pageHeaders: (formTarget) => ({ ...pageHeaders(formTarget), 'Referrer-Policy': 'unsafe-url' }) } },
  'oauth.page-framed': { breaks: 'oauth.authorize.not-framed', says: 'Other sites can show the authorization page in a frame.',
    rules: { pageHeaders: (formTarget) => {
      const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...others } = pageHeaders(formTarget);
      return { ...others, 'Content-Security-Policy': policy.replace(/ frame-ancestors[^;]*;/, '') };
    } } },

  // --- The response.
  'oauth.redirect-scheme-rebuilt': { breaks: 'oauth.app.redirect-urls', says: 'A redirect URL without a host gets an empty one, as in com.example.app:///callback.',
    rules: { redirectTarget: (redirectUri) => redirectUri.replace(/^([\w.+-]+):\/(?!\/)/, '$1:///') } },
  'oauth.code-renamed': { breaks: 'oauth.authorize.code-returned', says: 'The code has another parameter name.',
    rules: { approval: (code, state) => ({ authorization_code: code, state }) } },
  'oauth.code-in-fragment': { breaks: 'oauth.authorize.code-returned', says: 'Code and state are in the fragment of the redirect URL.',
    rules: { addToQuery: (address, parameters) => `${address}#${encodeQuery(parameters)}` } },
  'oauth.code-guessable': { breaks: 'oauth.authorize.code-not-guessable', says: 'A code has only eight bits of entropy.',
    rules: { newCode: (random) => `code-${random(1)[0]}` } },
  'oauth.state-of-last-denial': { breaks: 'oauth.authorize.state-returned', says: 'A request without state gets that of the last one that was denied.',
    rules: keepDeniedState() },
  'oauth.state-dropped': { breaks: 'oauth.authorize.state-returned', says: 'The redirect with the code has no state.',
    rules: changeState(() => undefined) },
  'oauth.state-cut': { breaks: 'oauth.authorize.state-returned', says: 'The state is truncated to 32 characters.',
    rules: changeState((state) => state.slice(0, 32)) },
  'oauth.state-zero-dropped': { breaks: 'oauth.authorize.state-returned', says: 'A state that counts as false is not returned.',
    rules: changeState((state) => (state === '0' ? undefined : state)) },
  'oauth.state-lowered': { breaks: 'oauth.authorize.state-returned', says: 'The state is returned in lower case.',
    rules: changeState((state) => state.toLowerCase()) },
  'oauth.state-trimmed': { breaks: 'oauth.authorize.state-returned', says: 'Only letters, digits, hyphens and underscores of the state are returned.',
    rules: changeState((state) => state.replace(/[^\w-]/g, '')) },
  'oauth.state-encoded-twice': { breaks: 'oauth.authorize.state-returned', says: 'The state is returned percent-encoded twice.',
    rules: changeState((state) => encodeURIComponent(state)) },
  'oauth.state-made-up': { breaks: 'oauth.state-absent', says: 'A redirect has an empty state when the request had none.',
    rules: { approval: (code, state) => ({ code, state: state ?? '' }), denial: (state) => ({ error: 'access_denied', state: state ?? '' }) } },
  'oauth.denial-state-dropped': { breaks: 'oauth.authorize.state-returned-on-denial', says: 'The redirect of a denial has no state.',
    rules: { denial: () => ({ error: 'access_denied' }) } },
  'oauth.denial-renamed': { breaks: 'oauth.authorize.denial', says: 'The error of a denial is consent_required.',
    rules: { denial: (state) => ({ error: 'consent_required', state }) } },
  'oauth.denial-to-site': { breaks: 'oauth.authorize.denial', says: 'A denial goes to the path of the redirect URL in lower case.',
    rules: { addToQuery: (address, parameters) => addToQuery('error' in parameters ? address.toLowerCase() : address, parameters) } },
  'oauth.denial-without-query': { breaks: 'oauth.authorize.denial', says: 'A denial goes to the redirect URL without the query that it is registered with.',
    rules: { addToQuery: (address, parameters) => addToQuery('error' in parameters ? address.split('?')[0]! : address, parameters) } },
  'oauth.denial-on-page': { breaks: 'oauth.authorize.denial', says: 'A denial is shown on a page instead of a redirect.',
    rules: { isDenialRedirected: () => false } },
  'oauth.denial-of-less': { breaks: 'oauth.authorize.denial', says: 'A denial of fewer scopes than were approved before is taken for an approval.', rules: approveLess() },
  'oauth.denial-with-code': { breaks: 'oauth.authorize.denial-no-code', says: 'A denial also returns a code.',
    rules: { denial: (state, newCode) => ({ error: 'access_denied', code: newCode(), state }) } },
  'oauth.scope-error-renamed': { breaks: 'oauth.authorize.error-scope', says: 'The error of a scope in quotes is invalid_request.',
    rules: { authorizationError: (error, why) => (why === 'scope-characters' ? 'invalid_request' : error) } },
  'oauth.error-renamed': { breaks: 'oauth.authorize.error-invalid-request', says: 'The error of a missing parameter is server_error.',
    rules: { authorizationError: (error, why) => (/^no-(response-type|scope)$/.test(why) ? 'server_error' : error) } },
  'oauth.error-state-dropped': { breaks: 'oauth.authorize.error-state', says: 'The redirect of an error has no state.',
    rules: { failure: (error, description) => ({ error, error_description: description }) } },
  'oauth.challenge-error-state-dropped': { breaks: 'oauth.authorize.error-state', says: 'The redirect with the error of a missing challenge has no state.',
    rules: { failure: (error, description, state) => ({ error, error_description: description, state: /code_challenge is missing/.test(description) ? undefined : state }) } },
  'oauth.error-quoted': { breaks: 'oauth.authorize.error-characters', says: 'The description of an error has quotes and non-ASCII characters.',
    rules: { failure: (error, description, state) => ({ error, error_description: `"${description}" – “sorry”`, state }) } },
  'oauth.state-plus-is-plus': { breaks: 'oauth.authorize.state-returned', says: 'A + in the state of an authorization request means itself, not a space.',
    rules: { readQuery: (url) => new URL(url.replace(/(?<=[?&]state=)[^&]*/, (state) => state.replaceAll('+', '%2B'))).searchParams } },
  'oauth.state-ends-at-equals': { breaks: 'oauth.authorize.state-returned', says: 'A state ends at an equals sign that is not encoded.',
    rules: { readQuery: (url) => new URL(url.replace(/(?<=[?&]state=[^&=]*)=[^&]*/, '')).searchParams } },
  'oauth.unregistered-page-leads-there': { breaks: 'oauth.authorize.redirect-uri-registered', says: 'The page that refuses an unregistered redirect URL leads there after a while.',
    rules: { refusalHeaders: (asked) => (asked === undefined ? {} : { Refresh: `5; url=${asked}` }) } },
  'oauth.type-of-first-request': { breaks: 'oauth.authorize.challenge-required', says: 'An app that was confidential when it first sent no challenge may leave it out when it is public.',
    rules: rememberType() },
  'oauth.asked-without-challenge': { breaks: 'oauth.authorize.challenge-required', says: 'Where a page asks the user, a public app may leave out the challenge.',
    rules: { isChallengeRequired: ({ type }, isAsked) => type === 'public' && !isAsked } },
  'oauth.approval-of-any-scope': { breaks: 'oauth.authorize.asks', says: 'A user who approved an app once is not asked again, whatever scopes it asks for.',
    rules: { isApprovalRemembered: () => true, isApprovalEnough: () => true } },
  'oauth.error-on-page': { breaks: 'oauth.error-place', says: 'Every authorization error is shown on a page.',
    rules: { isErrorRedirected: () => false } },
  'oauth.error-page-200': { breaks: 'oauth.error-status', says: 'The page of an error has the status 200.',
    rules: { errorPageStatus: () => 200 } },
  'oauth.redirect-301': { breaks: 'oauth.redirect-status', says: 'The redirect is permanent (301).',
    rules: { redirectStatus: () => 301 } },
  'oauth.redirect-307': { breaks: 'oauth.authorize.redirect-not-307', says: 'The redirect has status 307, so the browser repeats its post.',
    rules: { redirectStatus: () => 307 } },
});

function allowSameType(): Partial<OauthRules> {
  let known: Iterable<App> = [];
  return {
    findApp: (apps, clientId) => {
      known = [...apps.values()];
      return apps.get(clientId);
    },
    isRedirectAllowed: ({ type }, sent) =>
      [...known].some((app) => app.type === type && app.redirectUris.includes(sent)),
  };
}

function keepDeniedState(): Partial<OauthRules> {
  let denied: string | undefined;
  return {
    approval: (code, state) => ({ code, state: state ?? denied }),
    denial: (state) => ({ error: 'access_denied', state: (denied = state) }),
  };
}

function rememberType(): Partial<OauthRules> {
  const types = new Map<string, App['type']>();
  return {
    isChallengeRequired: ({ clientId, type }) => {
      if (!types.has(clientId)) types.set(clientId, type);
      return types.get(clientId) === 'public';
    },
  };
}
