/** Why requirements stay untested or do not apply, as data: a code, and what it is about where that differs. */
export interface UndecidedCause {
  readonly code: CauseCode;
  readonly subject?: string;
}

interface CauseRow {
  /** The cause in words. */
  readonly says: (subject: string) => string;
  /** The configuration key, flag or state that removes it. */
  readonly fix: (subject: string) => string;
  /** The reason lies in the target itself and not in how it was configured: what it concerns does not apply to it. */
  readonly isInherent?: true;
}

// prettier-ignore
/** Every cause, with what removes it. */
export const CAUSES = {
  // What the configuration leaves out.
  'no-state-address':      { says: () => 'the target has no state address', fix: () => 'service.stateUrl' },
  'state-refused':         { says: (state) => `the state “${state}” is refused`, fix: (state) => `offer the state “${state}” at service.stateUrl` },
  'state-ignores':         { says: (param) => `the state “the app is registered” does not take “${param}”`, fix: (param) => `take “${param}” in the state “the app is registered”, and answer with it` },
  'state-failed':          { says: (state) => `the state “${state}” fails`, fix: (state) => `answer the state “${state}” with 2xx and a JSON object` },
  'read-only':             { says: () => 'the run is read-only', fix: () => '--read-only' },
  'no-enterprise-edition': { says: () => 'the target has no enterprise edition', fix: () => 'service.enterpriseBaseUrl', isInherent: true },
  'no-lists':              { says: () => 'the configuration names no list to look at', fix: () => 'lists' },
  'no-consent':            { says: () => 'nobody can approve or deny an app', fix: () => 'consent in the configuration, or the state “the user will”' },
  'no-browser':            { says: () => 'there is no Chromium or Chrome on this machine', fix: () => 'install Chromium' },
  'no-local-redirect':     { says: () => 'no app has a redirect URL at which the kit can listen', fix: () => 'apps.*.redirectUris' },
  'no-scopes':             { says: () => 'the configuration names too few scopes', fix: () => 'scopes' },
  'no-waiting':            { says: () => 'the end of a token is not waited for', fix: () => '--wait-for-expiry, or the state “time passes”' },
  'depth':                 { says: () => 'a deeper run asks for it', fix: (depth) => `--depth ${depth || 'deep'}` },
  'other-oracle':          { says: (oracle) => `expressions are judged by the ${oracle} oracle`, fix: () => '--oracle' },
  'no-pact':               { says: () => '@pact-foundation/pact cannot be loaded', fix: () => 'npm install --save-dev @pact-foundation/pact@16' },
  'no-inner-addresses':    { says: () => 'the configuration names no address that the app must not read', fix: () => 'module.innerAddresses' },
  'no-app-secret':         { says: () => 'the configuration names no secret of the app', fix: () => 'module.jwt.secret' },
  'no-app-page':           { says: () => 'the configuration names no page of the app that calls the API', fix: () => 'app.page' },
  'one-public-address':    { says: () => 'the app reaches one address of the kit, and this needs two', fix: () => 'module.publicUrl' },
  // What the target does not do.
  'no-tokens':             { says: () => 'no authorization flow brings tokens', fix: () => 'make one whole flow work: authorize, exchange, call' },
  'no-api-access':         { says: () => 'no call of the API succeeds with a token of the token endpoint', fix: () => 'accept the access token at the API' },
  'lists-empty':           { says: () => 'the lists hold no records', fix: () => 'the state “the dataset is”, or lists with records in lists' },
  'list-missing':          { says: (list) => `the list ${list} is missing`, fix: (list) => `serve ${list}` },
  'croql-ignored':         { says: () => 'no expression was seen to select some records and not all', fix: () => 'filter the lists by croql' },
  'blocked':               { says: (requirement) => `blocked by ${requirement}`, fix: (requirement) => `make ${requirement} pass first` },
  'app-refuses-calls':     { says: () => 'the app refuses the calls of the kit', fix: () => 'module.jwt.secret, or module.headers' },
  'app-processes-nothing': { says: (seen) => `the app was not seen to process the strings of a job${seen && `: ${seen}`}`, fix: () => 'module.jobs, with strings that the app changes, module.jobType, or the app itself' },
  'strings-elsewhere':     { says: (origin) => `the app gives its strings at ${origin}, where the kit reads nothing`, fix: () => 'module.origins' },
  'app-reads-no-address':  { says: () => 'the app reads no address of the kit', fix: () => 'module.publicUrl' },
  'app-too-slow':          { says: () => 'the app does not respond in time', fix: () => '--timeout' },
  'module-not-called':     { says: () => 'the target calls no module', fix: () => 'module.publicUrl, or the state “the file is imported”' },
  'not-offered':           { says: (what) => what, fix: () => '', isInherent: true },
  'nothing-shown':         { says: () => 'the target did nothing that would show it', fix: () => 'run all checks: of a service with the state “the dataset is”, of an app with app.page or module.jobs' },
  'precondition':          { says: (what) => what, fix: () => 'change that; where it breaks the source, a finding says so' },
  'not-observable':        { says: (what) => what, fix: () => '', isInherent: true },
  'target-lost':           { says: (why) => why, fix: () => 'start the target again and continue with --resume' },
  'budget':                { says: () => 'the time for the run was used up', fix: () => '--max-duration' },
  'check-budget':          { says: () => 'the time for one check was used up', fix: () => 'respond faster, or --rate-limit' },
  'target-silent':         { says: (part) => `${part} does not respond in time`, fix: () => '--timeout' },
  'rate-limited':          { says: () => 'the target limits the rate of requests', fix: () => '--rate-limit' },
  'undetermined':          { says: () => 'what the target shows does not tell which way it takes', fix: () => '`locspec probe`, which says what would decide it' },
  'not-decidable':         { says: () => 'no check can decide it', fix: () => '', isInherent: true },
  'run-ended':             { says: () => 'the run ended before a check came to it', fix: () => 'run the same command with --resume' },
  'no-check':              { says: () => 'no check of this run decides it', fix: () => 'run all checks: without --check, --requirement, --shard and --suite' },
} as const satisfies Readonly<Record<string, CauseRow>>;

/** Why something was not decided, as `causes` of the result names it. */
export type CauseCode = keyof typeof CAUSES;

const row = ({ code }: UndecidedCause): CauseRow => CAUSES[code];

/** The cause in words. */
export const describeCause = (cause: UndecidedCause): string => row(cause).says(cause.subject ?? '');

/** The configuration key, flag or state that removes the cause; empty where nothing does. */
export const fixOf = (cause: UndecidedCause): string => row(cause).fix(cause.subject ?? '');
