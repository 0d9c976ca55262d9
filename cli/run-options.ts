import type { OneCase } from '../run/plan.ts';

/** The options of every verify run, by the names of the flags. */
export interface RunOptions {
  readonly config?: string;
  readonly suite?: readonly string[];
  readonly check?: readonly string[];
  readonly requirement?: readonly string[];
  /** Only the checks that failed when they last ran. */
  readonly lastFailed?: boolean;
  readonly seed?: number;
  /** Number of generated cases: expressions per list and edition of a service, jobs for an app. */
  readonly runs?: number;
  /** The part of the run, as `2/3`. */
  readonly shard?: string;
  /** Continue the run of the report folder. */
  readonly resume?: boolean;
  /** A YAML file of known and accepted failures. */
  readonly expectedFailures?: string;
  /** The timeout of each request to a service, or each job for an app, in milliseconds. */
  readonly timeout?: number;
  /** Percent of the applicable stated requirements that have to be decided; absent: all for an app, else none. */
  readonly minCoverage?: number;
  /** The time after which the run ends, in seconds; what it cuts off is untested. */
  readonly maxDuration?: number;
  readonly reportDir?: string;
  /** Forms of the report beside `conformance.json`, the stream and the HTML report. */
  readonly report?: readonly string[];
  /** Warnings fail. */
  readonly strict?: boolean;
  readonly failFast?: boolean;
  /** The one case of an earlier run to replay. */
  readonly only?: OneCase;
  /** Leave out what the configuration keeps secret. */
  readonly withoutSecrets?: boolean;
  /** Receives what is worth knowing before the checks begin, a sentence each. */
  readonly notify?: (sentence: string) => void;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
}

/** When a run with these options ends, if they limit its time. */
export const deadlineOf = ({ maxDuration }: RunOptions): { readonly deadline?: number } =>
  maxDuration === undefined ? {} : { deadline: Date.now() + maxDuration * 1000 };
