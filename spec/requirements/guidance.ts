import type { RequirementId } from './requirements.ts';

/** Why a requirement matters to those who rely on it, and how to fix a violation. */
export interface Guidance {
  readonly why: string;
  readonly fix: string;
}

/** By the beginning of a requirement's id; the longest beginning applies. */
// prettier-ignore
export const GUIDANCE: Readonly<Record<string, readonly [why: string, fix: string]>> = {
  'oauth.app':                        ['Everything later is bound to the app: its type decides how it authenticates.', 'Keep the type, the secret and every redirect URL with the app, and look them up by its `client_id` in both endpoints.'],
  'oauth.app-side':                   ['Users trust the app by its name; what it sends decides what a stolen code or callback is worth.', 'Use a maintained OAuth library, keep `state` and verifier in the session of the browser, and send each field as the source lists it.'],
  'oauth.app-side.state':             ['Without a `state` of that browser, an attacker can sign a victim in to the attacker’s account.', 'Generate a new random `state` for each login, keep it in the session, compare it with that of the callback before anything else, and delete it then.'],
  'oauth.app-side.session-renewed':   ['Whoever gave a browser its session, as a cookie of a neighbouring site, is signed in with it.', 'Give the browser a session of a new name when a login ends.'],
  'oauth.app-side.session-bound':     ['A callback that works in any browser lets an attacker sign it in to the attacker’s account.', 'Keep `state` and verifier in the session of the browser that began the login, not in a shared place.'],
  'oauth.app-side.challenge':         ['The challenge is what makes a stolen code worthless.', 'Generate a new verifier of 32 random bytes for each login, and send its SHA-256 hash in Base64-URL with `code_challenge_method=S256`.'],
  'oauth.app-side.secret':            ['Whoever has the secret of an app can act as the app.', 'Keep the secret on the server and send it in the body of token requests only; a public app has none.'],
  'oauth.app-side.tokens':            ['Other scripts, logs and histories can read a token in a page, an address or a script.', 'Keep tokens in the session on the server, or in a sealed cookie with `HttpOnly`.'],
  'oauth.app-side.refresh':           ['A refresh token works once; an app that keeps an old one locks out its user.', 'Replace the stored refresh token with that of every token response, in one step.'],
  'oauth.app-side.renewal':           ['Access tokens expire while people work.', 'Renew when `expires_in` has passed or the API answers 401, and send the user to the authorization page when that is refused.'],
  'oauth.app-side.denial':            ['A denial is an ordinary decision, not a failure.', 'Check `error` before `code`, and show a page that says that nothing was granted.'],
  'oauth.app-side.refused':           ['Codes and refresh tokens are regularly refused: they expire, and users withdraw them.', 'After `invalid_grant`, delete the refused code or token and let the user sign in again.'],
  'oauth.app-side.error':             ['Anybody can write the address of a callback.', 'Put no part of the callback into a page; show your own sentences, escaped.'],
  'oauth.authorize':                  ['With the authorization request a user gives an app power over a project; a mistake here cannot be undone later.', 'Check the parameters before the user is asked anything, in this order: the app, its redirect URL, then the rest.'],
  'oauth.authorize.redirect-uri':     ['A browser that is redirected to an unregistered address gives the code to an attacker.', 'Compare the whole text with the registered URLs before anything else, without parsing, prefixes or patterns; if none is equal, show the error on your own page.'],
  'oauth.authorize.redirect-query':   ['An app distinguishes its callbacks by the registered query.', 'Add your parameters to the existing query; do not rebuild the address without it.'],
  'oauth.authorize.state':            ['By `state` an app recognizes the callback of its own request; it may hold JSON, an address or a signature.', 'Return the value exactly as it was decoded from the request, percent-encoded once; do not trim, cut, lower-case or parse it.'],
  'oauth.authorize.challenge':        ['A public app has no secret, so only the challenge binds the code to the app that requested it.', 'Keep the challenge and its method with the code; a request that names no method means `plain`, and an unknown method is refused.'],
  'oauth.authorize.challenge-required': ['Without a challenge, a stolen code of a public app is enough to get tokens.', 'Refuse a public app that sends no `code_challenge` with `invalid_request`, before the user is asked.'],
  'oauth.authorize.scope':            ['Apps request several scopes at once; a user must see all of them.', 'Split `scope` at spaces, and keep what was approved with the code.'],
  'oauth.authorize.denial':           ['An app must be able to distinguish a denial from a fault, and must gain nothing by it.', 'Redirect with `error=access_denied` and the `state`, and issue no code on that path.'],
  'oauth.authorize.error':            ['An app can only help its user if it gets the error code of the standard.', 'Redirect with the code that RFC 6749, section 4.1.2.1, gives for the case, and the `state`.'],
  'oauth.authorize.client-error':     ['The address of an unknown app is not trusted: a redirect to it makes the server an open redirector.', 'Show the error on your own page when the app or its redirect URL is wrong.'],
  'oauth.authorize.not-framed':       ['A framed consent page enables clickjacking by another site.', 'Send `Content-Security-Policy: frame-ancestors \'none\'` and `X-Frame-Options: DENY` with the page.'],
  'oauth.authorize.no-referrer':      ['The address of the consent page has the parameters of the app, and leaks through the Referer header.', 'Send `Referrer-Policy: no-referrer` with the page.'],
  'oauth.authorize.redirect-not-307': ['A 307 repeats the POST of the consent form, with its content, to the app.', 'Redirect with 302 or 303.'],
  'oauth.authorize.code-not-guessable': ['A guessed code is a login.', 'Make codes of at least 128 bits from the random source of the operating system.'],
  'oauth.authorize.parameters':       ['Two readers of a repeated parameter may each use another value, which bypasses checks.', 'Refuse a repeated parameter; ignore unknown ones; treat an empty one as absent.'],
  'oauth.pkce':                       ['The verifier proves that the code comes from the app that requested it.', 'Hash the verifier with SHA-256, write it in Base64-URL without padding, and compare it with the stored challenge; with `plain` compare the texts. Never try one method after the other.'],
  'oauth.token':                      ['The token endpoint exchanges a code from a browser for access; each of its checks stops another attack.', 'Look the code up, then compare app, redirect URL, secret and verifier with what was stored when it was issued, and only then issue tokens.'],
  'oauth.token.secret':               ['A confidential app authenticates with its secret; without it, the public `client_id` would be enough.', 'Decide by the registered type of the app, not by the content of the request, and compare in constant time.'],
  'oauth.token.verifier':             ['A challenge protects a code only if the verifier is required.', 'Require the verifier whenever the code was issued with a challenge, for both types of app.'],
  'oauth.token.code':                 ['A code travels through the browser, its history and its logs.', 'Bind each code to one app and one exchange, let it expire within minutes, and delete it in the same step as the exchange.'],
  'oauth.token.redirect-uri':         ['The redirect URL at the exchange proves that the code arrived at its destination.', 'Store the redirect URL with the code, and refuse the exchange when it is missing or another one, even if that is registered.'],
  'oauth.token.error':                ['A client library decides by the code in `error` what to do next.', 'Respond as in RFC 6749, section 5.2: JSON with `error`, status 400, or 401 for a client that failed to authenticate.'],
  'oauth.token.existence':            ['Responses that distinguish a wrong secret from an unknown app reveal who uses the service.', 'Send the same response for every failed client authentication, and for every code or refresh token that the app may not use, whether it exists or not; write the reason to the log.'],
  'oauth.token.no-store':             ['A cached token response gives the token to the next user of the cache.', 'Send `Cache-Control: no-store` with every response of the token endpoint.'],
  'oauth.token.token-not-guessable':  ['A guessed token gives access to the data.', 'Make tokens of at least 128 bits from the random source of the operating system.'],
  'oauth.token-response':             ['Apps in typed languages fail on other types of these fields.', 'Send `access_token`, `token_type`, `expires_in` as a number, and `refresh_token`.'],
  'oauth.refresh':                    ['A refresh gives an app access for months without its user; its checks are the only protection.', 'Look the refresh token up, compare the app and its secret, then issue a new pair and invalidate the old one.'],
  'oauth.access':                     ['The bearer token is the only protection of the data.', 'Check the header in one place for every endpoint: present, issued, not expired, and not a refresh token.'],
  'lists':                            ['Apps fetch whole projects page by page; a record that is missing, repeated or foreign is wrong data in another product.', 'Filter first, then select the page, in a stable order.'],
  'lists.croql':                      ['Users of a filter rely on it that a record that is not listed does not match.', 'Compare the finding\'s smallest expression with your evaluation of that one node.'],
  'lists.bearer':                     ['The lists hold customers\' data.', 'Check the bearer token before the path, the parameters and the expression.'],
  'lists.percent':                    ['Expressions have spaces, quotes and comparison signs, which are all sent encoded.', 'Decode the parameter once, as UTF-8, with a library.'],
  'lists.malformed-not-5xx':          ['A client retries after a failure of the service, and its author never learns about the invalid expression.', 'Send 400 for what the parser or the checker refuses, and 5xx only for your own errors.'],
  'lists.safe':                       ['Any client or proxy may repeat a GET.', 'Change nothing on a GET.'],
  'edition':                          ['The two editions differ in address and members, and apps are written for both.', 'Serve the same paths for both; accept the additional members in the enterprise edition, and refuse them in the hosted one.'],
  'croql.operator':                   ['A wrong operator makes every query with it silently wrong.', 'Evaluate the expression of the finding by hand on the named record, and check that operator.'],
  'croql.syntax':                     ['Apps break if one implementation refuses what another accepts.', 'Compare your grammar with `spec/croql/grammar.md`, and run the test vectors against your parser.'],
  'croql.context':                    ['Each list filters another kind of record; the same word can have another meaning there.', 'Choose the members by the requested list, and inside `where` by its collection.'],
  'croql.member':                     ['A member that reads another field gives wrong records without an error.', 'Compare the source of this value with the context table; members with similar names are often confused.'],
  'croql.shape':                      ['These are the most common expressions, and they nest.', 'Check the smallest sub-expression of the finding; each `where` opens the scope of its own collection.'],
  'croql.editor':                     ['The editor\'s filters and the API must show the same strings.', 'Evaluate the expression of the source\'s table, and compare the result with the meaning of the filter.'],
  'croql.parameter':                  ['Every expression comes through this parameter.', 'Read `croql` from the decoded query of the request.'],
  'module.request':                   ['An app reads the job by the source\'s tables, often in a typed language, and cannot ask back.', 'Build the job from the table row by row; send an empty array if there are no elements, and omit absent fields.'],
  'module.request.base64':            ['Decoders differ in what they accept.', 'Use the standard alphabet with padding and without line breaks.'],
  'module.language':                  ['Apps choose plural forms and file names by these codes.', 'Send the whole language object, with the plural categories of that language.'],
  'module.limits':                    ['Both sides plan memory and timeouts by these limits.', 'Count the bytes of the body as it is sent, and start the clock when the request is sent.'],
  'module.limits.response':           ['The service takes no larger response, and the user has no strings.', 'Count the bytes of the body as it is sent; what is larger with its strings gives them at an address, in `data.stringsUrl`.'],
  'module.response':                  ['The service adds the strings of the job response to the project; what it cannot read is lost work for the user.', 'Build the job response from the source\'s tables, and validate it with `schemas/job-response.schema.json` in a test.'],
  'module.response.uniq-id':          ['The service identifies the strings of a file only by `uniqId`.', 'Derive a `uniqId` for each string that you split or add, stable from one import to the next.'],
  'module.response.text':             ['A plural string has one text for each category of the source language, any other has one text.', 'Use `hasPlurals`, and the categories of the language object in the job.'],
  'module.response.translation':      ['Translations under an unknown language or in another form are lost.', 'Key translations by the `id` of the job\'s target languages, plural ones by the categories of that language.'],
  'module.response.preview':          ['Translators see the preview beside the strings.', 'Encode a whole HTML file in base64, and send none for plural strings.'],
  'module.response.error-message':    ['The message is all that the user sees of an error.', 'Catch errors, and respond with `error.message` in words for the person who uploaded the file.'],
  'module.response.addresses-read':   ['Large files and lists are sent by address.', 'Read `contentUrl` and `stringsUrl` if the inline field is absent, the latter line by line.'],
  'module.manifest':                  ['The service selects the module and its address by the manifest, before it calls the app.', 'Validate the manifest with `schemas/module-manifest.schema.json` in a test.'],
  'module.jobs-at-once':              ['Several files are imported at the same time, also of several organizations.', 'Keep what belongs to a job in variables of its own, and in none of the module or the process.'],
  'module.whole-downloads':           ['Half of a file is imported as if it were all, and nobody is told.', 'Compare what came with `Content-Length`: some clients end in silence where the connection is lost (`read(n)` of Python\'s `http.client`). Respond with `error.message`.'],
  'module.safety':                    ['Anybody who knows the app\'s address can send a job.', 'Limit what you read in size and time, follow no redirect to another host, and keep stack traces out of responses.'],
  'module.safety.decompression':      ['A few bytes can expand until the memory of the app is full.', 'Count what comes out of the decompression, and stop at a limit; `fetch` and most clients decompress without being asked.'],
  'module.safety.endless':            ['An address can send without an end.', 'Count what you read, whatever `Content-Length` says, and stop at a limit.'],
  'module.safety.other-place':        ['A redirect can lead to an address that only the app can reach.', 'Follow no redirect, or none to another host or port; `fetch` and most clients follow them unless told otherwise (`redirect: "error"`).'],
  'module.safety.preview-scripts':    ['A preview is shown in the session of a translator.', 'Strip scripts from the preview, or build it from escaped text.'],
  'module.safety.pattern-time':       ['The service matches the patterns with every uploaded file.', 'Avoid repetition inside repetition in the patterns, and anchor them.'],
  'module.call':                      ['An app is written for exactly these events.', 'Call the module for the three operations after parsing, at the joined address, and for nothing else.'],
  'module.selection':                 ['A wrong selection sends a customer\'s file to the wrong app.', 'Match the name and content of the file with the patterns of each module, with a time limit.'],
  'module.result':                    ['Translators have to see what the app changed.', 'Copy the strings of the job response field by field, with the source\'s default for each absent one.'],
  'module.result.error-shown':        ['The person who uploaded the file has to know why nothing happened.', 'Show `error.message` as text, escaped, and keep the parsed strings.'],
  'module.access':                    ['The account that installed a module decides who may use it.', 'Check the group that was selected at installation before you call the module for someone.'],
};

/** Why a requirement matters and how to fix a violation. */
export function guidanceOf(id: RequirementId): Guidance {
  for (let start: string = id; start !== ''; start = shorter(start)) {
    const row = GUIDANCE[start];
    if (row) return { why: row[0], fix: row[1] };
  }
  throw new Error(`There is no guidance for ${id}: add a row for the beginning of its id.`);
}

/** The beginning of an id without its last word: `a.b-c` becomes `a.b`, and that becomes `a`. */
const shorter = (id: string): string => id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'), 0));
