import type { RequirementId } from './requirements.ts';

/** What helps to understand and to mend a breach: why it matters to those who rely on it, and where to look. */
export interface Guidance {
  readonly why: string;
  readonly mend: string;
}

/** By the beginning of a requirement's id; the longest beginning that fits tells the most. */
// prettier-ignore
export const GUIDANCE: Readonly<Record<string, readonly [why: string, mend: string]>> = {
  'oauth.app':                        ['Everything later is bound to the app: its type decides which proof it owes.', 'Keep the type, the secret and every redirect URL with the app, and look them up by its `client_id` in both endpoints.'],
  'oauth.app-side':                   ['The app is the half of the flow that a user trusts by name; what it sends decides what a stolen code or callback is worth.', 'Use a kept OAuth library, keep `state` and verifier in the session of the browser, and send each field as the source lists it.'],
  'oauth.app-side.state':             ['Without a `state` that belongs to the browser, anybody can sign a victim in to an account of their own.', 'Draw a new random `state` for each login, keep it in the session, compare it with that of the callback before anything else, and forget it then.'],
  'oauth.app-side.session-bound':     ['A callback that works in any browser lets a stranger plant their own account in it.', 'Keep `state` and verifier in the session of the browser that began the login, not in a place that all share.'],
  'oauth.app-side.challenge':         ['The challenge is what makes a stolen code worthless.', 'Draw a new verifier of 32 random bytes for each login, and send its SHA-256 hash in Base64-URL with `code_challenge_method=S256`.'],
  'oauth.app-side.secret':            ['Whoever has the secret of an app is the app.', 'Keep the secret on the server and send it in the body of token requests only; a public app has none.'],
  'oauth.app-side.tokens':            ['A token in a page, an address or a script is one that other scripts, logs and histories have as well.', 'Keep tokens in the session on the server, or in a sealed cookie with `HttpOnly`.'],
  'oauth.app-side.refresh':           ['A refresh token works once; an app that keeps an old one locks its user out.', 'Store the refresh token of every token response over the one before, in one step.'],
  'oauth.app-side.renewal':           ['Access tokens expire while people work.', 'Renew when `expires_in` has passed or the API answers 401, and send the user to the authorization page when that is refused.'],
  'oauth.app-side.denial':            ['Saying no is an ordinary answer, not a failure.', 'Look at `error` before `code`, and show a page that says that nothing was granted.'],
  'oauth.app-side.refused':           ['Codes and refresh tokens are refused in ordinary life: they expire, and users withdraw them.', 'Take `invalid_grant` as the end of what it refuses: forget it, and let the user sign in again.'],
  'oauth.app-side.error':             ['A callback is an address that anybody can write.', 'Put no part of the callback into a page; show sentences of your own, escaped.'],
  'oauth.authorize':                  ['The authorization request is where a user gives an app power over a project; what is let through here cannot be taken back later.', 'Check the parameters before the user is asked anything, in this order: the app, its redirect URL, then the rest.'],
  'oauth.authorize.redirect-uri':     ['A browser that is sent to an address nobody registered hands the code to a stranger.', 'Compare the whole text with the registered URLs before anything else, with no parsing, prefix or pattern; where none is equal, show the error on your own page.'],
  'oauth.authorize.redirect-query':   ['An app tells its own callbacks apart by the query that it registered.', 'Add your parameters to the query that is there; do not rebuild the address without it.'],
  'oauth.authorize.state':            ['An app knows by `state` that a callback answers its own request, and may keep JSON, an address or a signature in it.', 'Give the value back exactly as it was decoded from the request, percent-encoded once; do not trim, cut, lower or parse it.'],
  'oauth.authorize.challenge':        ['A public app has no secret, so the challenge is all that ties the code to the app that asked for it.', 'Keep the challenge and its method with the code; a request that names no method means `plain`, and an unknown method is refused.'],
  'oauth.authorize.challenge-required': ['Without a challenge a code of a public app is worth as much to whoever steals it.', 'Refuse a public app that sends no `code_challenge` with `invalid_request`, before the user is asked.'],
  'oauth.authorize.scope':            ['Apps ask for several scopes at once; a user must see all of them.', 'Split `scope` at spaces, and keep what was approved with the code.'],
  'oauth.authorize.denial':           ['An app must be able to tell a refusal from a fault, and must get nothing by it.', 'Redirect with `error=access_denied` and the `state`, and issue no code on that path.'],
  'oauth.authorize.error':            ['An app can only help its user when it is told what was wrong in the words of the standard.', 'Redirect with the code that RFC 6749, section 4.1.2.1, gives for the case, and the `state`.'],
  'oauth.authorize.client-error':     ['An address that comes with an unknown app belongs to nobody: sending a browser there makes the server an open redirector.', 'Show the error on your own page when the app or its redirect URL is wrong.'],
  'oauth.authorize.not-framed':       ['A framed consent page can be laid under a button of another site.', 'Send `Content-Security-Policy: frame-ancestors \'none\'` and `X-Frame-Options: DENY` with the page.'],
  'oauth.authorize.no-referrer':      ['The address of the consent page holds what the app sent, and leaks through the Referer header.', 'Send `Referrer-Policy: no-referrer` with the page.'],
  'oauth.authorize.redirect-not-307': ['A 307 repeats the POST of the consent form, and what stands in it, to the app.', 'Redirect with 302 or 303.'],
  'oauth.authorize.code-not-guessable': ['A code that can be guessed is a login for anybody.', 'Make codes of at least 128 bits from the random source of the operating system.'],
  'oauth.authorize.parameters':       ['Two readers of a doubled parameter may each take another one, which is how checks are slipped past.', 'Refuse a parameter that comes twice; ignore the ones you do not know; take an empty one as absent.'],
  'oauth.pkce':                       ['The verifier proves that whoever brings the code is the app that asked for it.', 'Hash the verifier with SHA-256, write it in Base64-URL without padding, and compare it with the kept challenge; with `plain` compare the texts. Never try one method after the other.'],
  'oauth.token':                      ['The token endpoint turns a code that passed through a browser into power; each of its proofs stops another thief.', 'Look the code up, then compare app, redirect URL, secret and verifier with what was kept when it was issued, and only then make tokens.'],
  'oauth.token.secret':               ['A confidential app is known by its secret; without it, its public `client_id` would be enough.', 'Decide by the registered type of the app, not by what the request holds, and compare in constant time.'],
  'oauth.token.verifier':             ['A code that was asked for with a challenge is worthless to others only if the verifier is demanded.', 'Demand the verifier whenever the code was issued with a challenge, for both types of app.'],
  'oauth.token.code':                 ['A code travels through the browser, its history and its logs.', 'Keep each code for one app and one exchange, let it die within minutes, and delete it as it is redeemed, in one step.'],
  'oauth.token.redirect-uri':         ['The redirect URL at the exchange shows that the code arrived where it was sent.', 'Keep the redirect URL with the code, and refuse the exchange when it is missing or another, even a registered one.'],
  'oauth.token.error':                ['A client library decides what to do next by the code in `error`.', 'Answer as RFC 6749, section 5.2, says: JSON with `error`, status 400, or 401 for a client that failed to authenticate.'],
  'oauth.token.existence':            ['Answers that tell a wrong secret from an unknown app let a stranger find out who uses the service.', 'Answer every failed client authentication alike, and every code or refresh token that the app may not use, whether it exists or not; keep the reason for the log.'],
  'oauth.token.no-store':             ['A cached token answer is a token for the next user of the cache.', 'Send `Cache-Control: no-store` with every answer of the token endpoint.'],
  'oauth.token.token-not-guessable':  ['A token that can be guessed is a login for anybody.', 'Make tokens of at least 128 bits from the random source of the operating system.'],
  'oauth.token-response':             ['Apps in typed languages read these fields by their types, and fail on another.', 'Send `access_token`, `token_type`, `expires_in` as a number, and `refresh_token`.'],
  'oauth.refresh':                    ['A refresh keeps an app going for months without its user; what it demands is all that protects it.', 'Look the refresh token up, compare the app and its secret, then issue a new pair and retire the old one.'],
  'oauth.access':                     ['The bearer is the whole protection of the data.', 'Check the header in one place before every endpoint: present, issued, not expired, and not a refresh token.'],
  'lists':                            ['Apps fetch whole projects page by page; a record that is missing, doubled or foreign is wrong data in someone else\'s product.', 'Filter first, then cut the page, over one stable order.'],
  'lists.croql':                      ['Whoever filters trusts that what is not listed does not match.', 'Compare the finding\'s smallest expression with your evaluation of that one node.'],
  'lists.bearer':                     ['The lists hold customers\' data.', 'Check the bearer before the path, the parameters and the expression are looked at.'],
  'lists.percent':                    ['Expressions hold spaces, quotes and comparison signs, and all of them travel encoded.', 'Decode the parameter once, as UTF-8, and let a library do it.'],
  'lists.malformed-not-5xx':          ['A client retries what looks like a failure of the service, and its author never learns of the typing mistake.', 'Answer what the parser or the checker refuses with 400, and keep 5xx for what is your own fault.'],
  'lists.safe':                       ['A GET may be repeated by any client or proxy.', 'Change nothing in answer to a GET.'],
  'edition':                          ['The two editions are told apart by address and members, and apps are written for both.', 'Serve the same paths for both; let the enterprise edition know its additional members, and the hosted one refuse them.'],
  'croql.operator':                   ['One operator that is read differently makes every query with it silently wrong.', 'Evaluate the finding\'s expression by hand on the named record, and follow that operator alone.'],
  'croql.syntax':                     ['An expression that another implementation takes must be taken here, or apps break when they move.', 'Compare your grammar with `spec/croql/grammar.md`, and run `vectors/` against your parser.'],
  'croql.context':                    ['Each list filters another kind of record; the same word can mean another thing there.', 'Choose the members by the list that is asked, and for what stands inside `where` by its collection.'],
  'croql.member':                     ['A member that reads another field answers, with no error, another question.', 'Compare where this member takes its value with the context table of the source; siblings of like names are mixed up most.'],
  'croql.shape':                      ['These shapes are what people write most, and they nest.', 'Follow the smallest sub-expression that the finding names; each `where` opens the scope of its own collection.'],
  'croql.editor':                     ['The editor\'s filters and the API must show the same strings.', 'Evaluate the expression of the source\'s table as it stands, and compare with what the filter means.'],
  'croql.parameter':                  ['Everything reaches the language through this one parameter.', 'Read `croql` from the decoded query of the request.'],
  'module.request':                   ['An app reads the job by the source\'s tables, in a typed language often, and cannot ask back.', 'Build the job from the table row by row; send the empty array where there is none, and leave out what is not there.'],
  'module.request.base64':            ['Decoders differ in what they forgive.', 'Use the standard alphabet with padding and without line breaks.'],
  'module.language':                  ['Apps choose plural forms and file names by these codes.', 'Send the whole language object, with the plural categories of that language.'],
  'module.limits':                    ['Both sides plan their memory and their patience by these limits.', 'Count bytes of the body as it is sent, and let the clock start when the request is sent.'],
  'module.response':                  ['The service adds what the answer says to the project; what it cannot read is lost work for the user.', 'Build the answer from the source\'s tables, and validate it with `schemas/job-response.schema.json` in a test.'],
  'module.response.uniq-id':          ['The service tells the strings of a file apart by `uniqId` alone.', 'Derive a `uniqId` for each string that you split or add, stable from one import to the next.'],
  'module.response.text':             ['A plural string has one text for each category of the source language, any other has one text.', 'Decide by `hasPlurals`, and take the categories from the language object of the job.'],
  'module.response.translation':      ['Translations under an unknown language or in another form are lost.', 'Key translations by the `id` of the job\'s target languages, plural ones by the categories of that language.'],
  'module.response.preview':          ['The preview is shown to translators beside the strings.', 'Encode a whole HTML file in base64, and send none for plural strings.'],
  'module.response.error-message':    ['The message is all that the user sees of what went wrong.', 'Catch what can fail, and answer with `error.message` in words for the person who uploaded the file.'],
  'module.response.addresses-read':   ['Large files and lists come by address.', 'Read `contentUrl` and `stringsUrl` where the inline field is absent, the latter line by line.'],
  'module.manifest':                  ['The service chooses the module and its address by the manifest, before the app is ever asked.', 'Validate the manifest with `schemas/module-manifest.schema.json` in a test.'],
  'module.safety':                    ['A job can come from anybody who learned the app\'s address.', 'Bound what you read in size and time, follow no redirect to another place, and keep traces out of answers.'],
  'module.safety.preview-scripts':    ['A preview is shown inside the translator\'s session.', 'Strip scripts from the preview, or build it from escaped text.'],
  'module.safety.pattern-time':       ['The service runs the patterns against every uploaded file.', 'Avoid repetition inside repetition in the patterns, and anchor them.'],
  'module.call':                      ['An app is written for exactly these events.', 'Call the module for the three operations after parsing, at the joined address, and for nothing else.'],
  'module.selection':                 ['A wrong choice sends a customer\'s file to an app that does not know it.', 'Match the file\'s name and content with the patterns of each module, within a bounded time.'],
  'module.result':                    ['What the app changed must be what the translators see.', 'Take over the answer\'s strings field by field, with the source\'s default for each absent one.'],
  'module.result.error-shown':        ['Whoever uploaded the file must learn why nothing happened.', 'Show `error.message` as text, escaped, and keep the parsed strings.'],
  'module.access':                    ['Who may use a module is the decision of the account that installed it.', 'Check the group that was chosen at installation before the module is called for someone.'],
};

/** Why a requirement matters and where to look when it is broken. */
export function guidanceOf(id: RequirementId): Guidance {
  for (let start: string = id; start !== ''; start = shorter(start)) {
    const row = GUIDANCE[start];
    if (row) return { why: row[0], mend: row[1] };
  }
  throw new Error(`There is no guidance for ${id}: add a row for the beginning of its id.`);
}

/** The beginning of an id without its last word: `a.b-c` becomes `a.b`, and that becomes `a`. */
const shorter = (id: string): string => id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'), 0));
