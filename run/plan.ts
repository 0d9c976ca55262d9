import type { ExpectedFailures } from './expected-failures.ts';
import type { Profile } from './profile.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { StringRecord } from '../spec/schemas/types.gen.ts';

/** The areas of the suites, in the order in which they run: what expressions select rests on the lists. */
export const AREAS = ['oauth', 'lists', 'croql', 'module', 'contracts'] as const;
/** A suite, as `--suite` names it. */
export type Area = (typeof AREAS)[number];

/** The areas of a run that names none. Contracts need Pact, so they have to be asked for. */
export const USUAL_AREAS: readonly Area[] = AREAS.filter((area) => area !== 'contracts');

/** The maximum of generated expressions per check; a run with more has additional checks. */
export const BLOCK_SIZE = 4_000;

/** How much a run asks, the least first. */
export const DEPTHS = ['quick', 'default', 'deep'] as const;
/** How many cases a run generates, as `--depth` names it. */
export type Depth = (typeof DEPTHS)[number];

/**
 * What the results of expressions can be compared with, the strongest first: our dataset, which is loaded (`reference`);
 * the records that the responses show (`records`); each other (`metamorphic`).
 */
export const ORACLES = ['reference', 'records', 'metamorphic'] as const;
/** One of {@link ORACLES}. */
export type OracleLevel = (typeof ORACLES)[number];

/** The addresses of a target, without `/api/v2` and without a slash at the end. */
export interface Addresses {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly enterpriseBaseUrl?: string;
  readonly stateUrl?: string;
}

/** An app that the kit registers by state, or one of the configuration. */
export interface KnownApp {
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
}

/** How a target on another machine reaches the kit. */
export interface Listening {
  /** The origin in jobs; requests to it have to reach the port below. */
  readonly publicUrl: string;
  /** The interface and the port at which the kit listens. */
  readonly host: string;
  readonly port: number;
}

/** A module of an app as its manifest describes it: its `url`, and its patterns if it has any. */
export interface AppModule {
  readonly key: string;
  readonly url: string;
  readonly patterns: { readonly fileName?: string; readonly fileContent?: string };
}

/** The module of an app that is verified, as the kit calls it. */
export interface AppTarget extends AppModule {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The manifest as it was read, and where. */
  readonly manifest: unknown;
  readonly manifestPlace: string;
  /** The other modules of the manifest, unless the run is about one of several. */
  readonly others?: readonly AppModule[];
  readonly jobType: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly jwt?: {
    readonly secret: string;
    /** `query:NAME` or `header:NAME`; a header gets the token after `Bearer`. */
    readonly in: string;
    readonly claims: Readonly<Record<string, unknown>>;
  };
  /** Where the kit serves the files of jobs; absent: a free port of the loopback interface. */
  readonly reach?: Listening;
  /** Addresses, or paths of the app, that it must not read; jobs have no others but those of the kit. */
  readonly innerAddresses?: readonly string[];
  /** Where the files of its responses may be, besides the app itself. */
  readonly origins?: readonly string[];
  /** Jobs that the app changes, besides the kit's own. */
  readonly jobs?: readonly ConfiguredJob[];
  /** The time that the app may take for a job, in milliseconds: two minutes, less in tests of the kit. */
  readonly wait: number;
  /** Number of generated jobs. */
  readonly runs: number;
}

/** A job as an app's author describes it: a file, with its text, and its strings. */
export interface ConfiguredJob {
  readonly file: { readonly name: string; readonly content: string };
  readonly strings: readonly StringRecord[];
  readonly targetLanguageIds?: readonly string[];
}

/** An app whose login is verified, and the service that the kit plays for it. */
export interface LoginTarget {
  /** Where a browser begins the login of the app. */
  readonly login: string;
  /** A page of the app that calls the API for the user; absent: checks that need such calls are untested. */
  readonly page?: string;
  readonly app: LoginApp;
  /** The service that the kit plays; the app has to be configured with its addresses. */
  readonly service: Addresses & { readonly stateUrl: string };
  /** The lifetime of the access tokens of that service, in seconds. */
  readonly lifetime: number;
}

/** The app as it is registered with the service that the kit plays. */
export interface LoginApp extends KnownApp {
  readonly type: 'confidential' | 'public';
}

/** An action on a page, on the first element that the selector finds. */
export type Step = { readonly click: string } | { readonly fill: string; readonly with: string };

/** How the kit gets the user's decision: by state, by steps in a browser, or by a function that a file exports. */
export type Consent =
  | { readonly by: 'state' }
  | {
      readonly by: 'browser';
      readonly approve: readonly Step[];
      readonly deny: readonly Step[];
      /** Further origins that the browser may visit, for a login on another host. */
      readonly origins?: readonly string[];
    }
  | { readonly by: 'function'; readonly file: string };

/**
 * What one run is to do: made by the command line from flags and configuration, read by the suites in
 * processes of their own. It holds secrets, so only its public part is ever reported.
 */
export interface Plan {
  readonly kit: { readonly name: string; readonly version: string };
  readonly target: { readonly kind: 'service' | 'app'; readonly name: string };
  /** The app to verify; the only address of `targets` is its base address. */
  readonly app?: AppTarget;
  /** The login of an app to verify; absent: only its module. */
  readonly login?: LoginTarget;
  /** Where a service reaches the apps that the kit plays; absent: a free port of the loopback interface. */
  readonly reach?: Listening;
  /** The shell command that verifies the same target again, without secrets. */
  readonly command: string;
  /** The flags for `locspec replay` that name the same target; absent: none are needed. */
  readonly targetFlags?: string;
  /** The given target; none if each worker starts its own. */
  readonly targets: readonly Addresses[];
  /** The service that each worker starts in its own process: a module with `startService`, and its options. */
  readonly service?: { readonly module: string; readonly options: object };
  readonly apps: { readonly confidential?: KnownApp; readonly public?: KnownApp };
  readonly scopes: readonly string[];
  /** Absent: by state. */
  readonly consent?: Consent;
  readonly accessToken?: string;
  /** The lists of a run that cannot load a dataset. */
  readonly lists: {
    readonly projectId?: number;
    readonly languageId?: string;
    readonly tmId?: number | string;
    readonly glossaryId?: number;
  };
  /** Absent: `reference` where the dataset can be loaded, else the other two. */
  readonly oracle?: OracleLevel;
  /** Number of generated expressions per list and edition; absent: the default. */
  readonly runs?: number;
  /** How many of the known cases a run asks; absent: `default`. */
  readonly depth?: Depth;
  /** Requests per second, of all workers together; absent: no limit. */
  readonly rateLimit?: number;
  /** Maximum number of requests of one worker, after which the run ends early; absent: no maximum. */
  readonly maxRequests?: number;
  /** Maximum time to wait for a token to expire, in seconds, where the target's clock cannot be moved; absent: none. */
  readonly waitForExpiry?: number;
  /** When the run ends, in milliseconds since the epoch, whatever is left to do; absent: when all is done. */
  readonly deadline?: number;
  /** The time of one check, in milliseconds; absent: a quarter of an hour. */
  readonly maxCheckTime?: number;
  /** Only GET is sent. */
  readonly readOnly?: boolean;
  /** Gap id to the resolution of this target. */
  readonly answers: Readonly<Record<string, string>>;
  /** The profile that the target is held to; absent: none. */
  readonly profile?: Pick<Profile, 'date' | 'gaps' | 'editions'>;
  readonly areas: readonly Area[];
  readonly editions: readonly Edition[];
  /** Empty: all. */
  readonly checks: readonly string[];
  readonly requirements: readonly string[];
  readonly seed: number;
  /** The part of the run that this machine does, as `2/3`; absent: all of it. */
  readonly shard?: string;
  readonly workers: number;
  /** Number of expressions that a check sends at a time; absent: the default. */
  readonly concurrency?: number;
  /** The timeout of each request, in milliseconds. */
  readonly timeout: number;
  readonly strict: boolean;
  /** Percent of the applicable stated requirements that have to be decided for the target to conform; absent: none. */
  readonly minCoverage?: number;
  /** Known and accepted failures; absent: none. */
  readonly expectedFailures?: ExpectedFailures;
  /** The ids of the checks that ended in an earlier part of the run; absent: there is no earlier part. */
  readonly done?: readonly string[];
  /** The one case of an earlier run to replay; absent: all cases of each check. */
  readonly only?: OneCase;
  readonly failFast: boolean;
  /** Every exchange and judgement is kept in the report folder. */
  readonly evidence?: boolean;
  readonly reportDir: string;
  /** Forms of the report beside `conformance.json`, `run.ndjson` and the HTML report; absent: none. */
  readonly reports?: readonly ReportName[];
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
}

/** A case of an earlier finding: its input, and the requirement that it violates. */
export interface OneCase {
  readonly requirement: RequirementId;
  /** One of the variants of a request. */
  readonly shape?: string;
  /** The expression, and the path of the list after `/api/v2`. */
  readonly expression?: string;
  readonly expressions?: readonly string[];
  /** The name of their relation in metamorphic-relations.ts. */
  readonly relation?: string;
  readonly path?: string;
  /** The records that the list was made to hold. */
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** The forms of a report, by their names in `--report`. */
export const REPORTS = ['html', 'junit', 'sarif', 'ndjson', 'md', 'ctrf', 'har', 'badge'] as const;
/** A form of the report, as `--report` names it. */
export type ReportName = (typeof REPORTS)[number];

/** The name of the target when the run starts the reference service itself. */
export const REFERENCE_NAME = 'the reference service';
