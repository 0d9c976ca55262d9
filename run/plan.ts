import type { ExpectedFailures } from './expected-failures.ts';
import type { Edition } from './requirement.ts';
import type { RequirementId } from './requirements.ts';

/** The areas of the suites, in the order in which they run. */
export const AREAS = ['oauth', 'croql', 'lists', 'module', 'contracts'] as const;
export type Area = (typeof AREAS)[number];

/** The areas of a run that names none. Contracts are verified by Pact, which nobody needs who does not ask for them. */
export const USUAL_AREAS: readonly Area[] = AREAS.filter((area) => area !== 'contracts');

/** By what the answers to expressions can be judged, the strongest first; see `power` in the result file. */
export const POWERS = ['data', 'records', 'relations'] as const;
export type Power = (typeof POWERS)[number];

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

/** How a target that does not run on this machine reaches the kit. */
export interface Reach {
  /** The address that stands in jobs, an origin; what is asked there has to arrive at the port below. */
  readonly publicUrl: string;
  /** The interface and the port that the kit listens at. */
  readonly host: string;
  readonly port: number;
}

/** A module of an app as the kit calls it. */
export interface AppTarget {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The manifest as it was read, and where. */
  readonly manifest: unknown;
  readonly manifestPlace: string;
  /** The key of the module that is verified, its `url`, and its patterns where they are some. */
  readonly key: string;
  readonly url: string;
  readonly patterns: { readonly fileName?: string; readonly fileContent?: string };
  readonly jobType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly jwt?: {
    readonly secret: string;
    /** `query:NAME` or `header:NAME`; a header gets the token after `Bearer`. */
    readonly in: string;
    readonly claims: Readonly<Record<string, unknown>>;
  };
  /** Where the kit gives what jobs name by address; a free port of the loopback interface when absent. */
  readonly reach?: Reach;
  /** Addresses, or paths of the app, that it must not read; no others than these and the kit's are put in jobs. */
  readonly innerAddresses?: readonly string[];
  /** How long the app may take for one job, in milliseconds: two minutes, shorter in tests of the kit. */
  readonly wait: number;
  /** Generated jobs. */
  readonly runs: number;
}

/** An app whose login is verified, and the service that the kit plays for it. */
export interface LoginTarget {
  /** Where a browser begins the login of the app. */
  readonly login: string;
  /** A page of the app that calls the API in the name of the user; absent: nothing that needs such calls is seen. */
  readonly page?: string;
  readonly app: LoginApp;
  /** The service that the kit plays; the app is told its addresses by whoever runs it. */
  readonly service: Addresses & { readonly stateUrl: string };
  /** How long the access tokens of that service live, in seconds. */
  readonly lifetime: number;
}

/** The app as it is registered with the service that the kit plays. */
export interface LoginApp extends KnownApp {
  readonly type: 'confidential' | 'public';
}

/** One thing that is done on a page, to the first element that a selector finds. */
export type Step = { readonly click: string } | { readonly fill: string; readonly with: string };

/** How the kit gets the user's decision: by state, by steps in a browser, or by the function that a file exports. */
export type Consent =
  | { readonly by: 'state' }
  | {
      readonly by: 'browser';
      readonly approve: readonly Step[];
      readonly deny: readonly Step[];
      /** Where the browser may go besides the target, for a login that lives elsewhere. */
      readonly origins?: readonly string[];
    }
  | { readonly by: 'function'; readonly file: string };

/**
 * What one run is to do: made by the command line out of flags and configuration, read by the suites and the reporter
 * in the test runner's processes. It holds secrets, so it travels in the environment of those processes and is never
 * written to a file.
 */
export interface Plan {
  readonly kit: { readonly name: string; readonly version: string };
  readonly target: { readonly kind: 'service' | 'app'; readonly name: string };
  /** The app to be verified; the one address of `targets` is then its base address. */
  readonly app?: AppTarget;
  /** The login of an app to be verified; absent: nothing of an app but its module. */
  readonly login?: LoginTarget;
  /** Where a service finds the apps that the kit plays; a free port of the loopback interface when absent. */
  readonly reach?: Reach;
  /** The command that looks at the same target again, ready for a shell, without secrets. */
  readonly command: string;
  /** One target for each worker when the kit started them itself; otherwise the one that it was given. */
  readonly targets: readonly Addresses[];
  readonly apps: { readonly confidential?: KnownApp; readonly public?: KnownApp };
  readonly scopes: readonly string[];
  /** Absent: by state. */
  readonly consent?: Consent;
  readonly accessToken?: string;
  /** Where a run looks that cannot load a dataset. */
  readonly lists: {
    readonly projectId?: number;
    readonly languageId?: string;
    readonly tmId?: number | string;
    readonly glossaryId?: number;
  };
  /** By what expressions are judged; absent: by the dataset where it can be loaded, else by the other two. */
  readonly power?: Power;
  /** Generated expressions for each list and edition; absent: so many as a person waits for. */
  readonly runs?: number;
  /** Requests in a second, of all workers together; absent: as many as the target answers. */
  readonly rateLimit?: number;
  /** Requests of one worker after which it stops and the run counts as ended early; absent: no such cap. */
  readonly mostRequests?: number;
  /** So many seconds may be waited for the end of a token where the target's clock cannot be moved; absent: none. */
  readonly waitForExpiry?: number;
  /** Nothing but GET is sent. */
  readonly readOnly?: boolean;
  /** Gap id to the answer that this target gives. */
  readonly answers: Readonly<Record<string, string>>;
  readonly areas: readonly Area[];
  readonly editions: readonly Edition[];
  /** Empty: all. */
  readonly checks: readonly string[];
  readonly requirements: readonly string[];
  readonly seed: number;
  /** Which part of how many this machine runs, as `2/3`; absent: all of it. */
  readonly shard?: string;
  readonly workers: number;
  /** For each request, in milliseconds. */
  readonly timeout: number;
  readonly strict: boolean;
  /** Failures that are known and accepted; absent: none. */
  readonly expectedFailures?: ExpectedFailures;
  /** A file with the ids of the checks that an earlier part of the same run is through with; absent: there is none. */
  readonly doneFile?: string;
  /** The one case of an earlier run that is repeated, in place of all cases of its check; absent: all. */
  readonly only?: OneCase;
  readonly failFast: boolean;
  readonly reportDir: string;
  /** What is written beside `conformance.json`, `run.ndjson` and the HTML report; absent: nothing. */
  readonly reports?: readonly ReportName[];
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
}

/** A case of an earlier finding: what the finding says of its input, and the requirement that was found broken. */
export interface OneCase {
  readonly requirement: RequirementId;
  /** Of several shapes that a check tries. */
  readonly shape?: string;
  /** What a list was asked, and where the list is after `/api/v2`. */
  readonly expression?: string;
  readonly expressions?: readonly string[];
  readonly law?: string;
  readonly path?: string;
  /** What the list was made to hold. */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** The forms in which a result can be written, by their names in `--report`. */
export const REPORTS = ['html', 'junit', 'sarif', 'ndjson', 'md', 'ctrf', 'har', 'badge'] as const;
export type ReportName = (typeof REPORTS)[number];

/** The name of the target when a run starts the reference service for itself. */
export const REFERENCE_NAME = 'the reference service';

/** The name of the environment variable in which a plan travels. */
export const PLAN_VARIABLE = 'LOCSPEC_PLAN';

/** A request and its answer as they may be shown: secrets struck out, long bodies cut. */
export interface ShownExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    /** Where in the report folder the whole body stands. */
    readonly file?: string;
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
  /** The name of the case for `locspec replay`. */
  readonly case?: string;
  /** The command that runs the whole check again, on the same target and with the same seed. */
  readonly again?: string;
  /** Every check that found the same cause, where several did. */
  readonly checks?: readonly string[];
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
  /** What its judges went by, where there are several ways. */
  readonly power?: Power;
  /** Expressions whose answers were judged. */
  readonly queries?: number;
  /** The number of the first of them whose answer was wrong, from 1 on: so many cases were needed to notice it. */
  readonly wrongAt?: number;
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
