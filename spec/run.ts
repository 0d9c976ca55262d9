import type { RequirementId } from './requirements.ts';

export type Edition = 'hosted' | 'enterprise';

/** The areas of the suites, in the order in which they run. */
export const AREAS = ['oauth', 'croql', 'lists'] as const;
export type Area = (typeof AREAS)[number];

/** Where one target answers. Addresses carry no `/api/v2` and no slash at the end. */
export interface Addresses {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly enterpriseBaseUrl?: string;
  readonly stateUrl?: string;
}

/** An app as the kit knows it: one that it registers by state, or one that the configuration names. */
export interface KnownApp {
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
}

/**
 * What one run is to do: made by the command line out of flags and configuration, read by the suites and the reporter
 * in the test runner's processes. It holds secrets, so it travels in the environment of those processes and is never
 * written to a file.
 */
export interface Plan {
  readonly kit: { readonly name: string; readonly version: string };
  readonly target: { readonly kind: 'service'; readonly name: string };
  /** The command that looks at the same target again, ready for a shell, without secrets. */
  readonly command: string;
  /** One target for each worker when the kit started them itself; otherwise the one that it was given. */
  readonly targets: readonly Addresses[];
  readonly apps: { readonly confidential?: KnownApp; readonly public?: KnownApp };
  readonly scopes: readonly string[];
  readonly accessToken?: string;
  readonly lists: { readonly projectId?: number };
  /** Gap id to the answer that this target gives. */
  readonly answers: Readonly<Record<string, string>>;
  readonly areas: readonly Area[];
  readonly editions: readonly Edition[];
  /** Empty: all. */
  readonly checks: readonly string[];
  readonly requirements: readonly string[];
  readonly seed: number;
  readonly workers: number;
  /** For each request, in milliseconds. */
  readonly timeout: number;
  readonly strict: boolean;
  readonly failFast: boolean;
  readonly reportDir: string;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
}

/** The name of the environment variable in which a plan travels. */
export const PLAN_VARIABLE = 'LOCSPEC_PLAN';

/** A request and its answer as they may be shown: secrets struck out, long bodies cut. */
export interface ShownExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
  };
  readonly response?: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
  /** Why there is no response. */
  readonly failure?: string;
}

/** A finding in words, ready to be written: what section 6 of the interfaces calls a finding. */
export interface WordedFinding {
  readonly requirement: RequirementId;
  readonly check: string;
  readonly title: string;
  readonly expected: string;
  readonly actual: string;
  readonly evidence: {
    readonly exchanges: readonly ShownExchange[];
    readonly counterexample?: Readonly<Record<string, unknown>>;
  };
  /** The last request as a shell command, its secrets struck out. */
  readonly curl?: string;
  readonly replay: string;
}

/**
 * What became of one check:
 * `done` its judges decided; `notApplicable` the target does not offer what it needs; `untested` something that other
 * checks judge stood in the way; `lost` the target stopped answering; `error` the kit itself failed.
 */
export interface CheckOutcome {
  readonly check: string;
  readonly status: 'done' | 'notApplicable' | 'untested' | 'lost' | 'error';
  /** Present unless `done`. */
  readonly reason?: string;
  /** What the check sets out to decide. */
  readonly cites: readonly RequirementId[];
  /** What its judges did decide. */
  readonly decided: readonly RequirementId[];
  readonly findings: readonly WordedFinding[];
}

/** The name under which a check attaches its outcome to its test result. */
export const OUTCOME_ATTACHMENT = 'locspec-outcome';

/** What came of feeding every judge its doctored inputs. */
export interface Arming {
  readonly armed: number;
  readonly of: number;
  /** The judges that let a doctored input pass or refused a sound one, each with the case. */
  readonly deaf: readonly string[];
}

/** The name of the environment variable in which the runner's set-up tells the reporter of the {@link Arming}. */
export const ARMING_VARIABLE = 'LOCSPEC_ARMING';
