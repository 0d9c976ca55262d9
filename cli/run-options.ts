import type { OneCase } from '../spec/run.ts';

/** What every verify run may be told beyond its configuration; the flags of the command line have the same names. */
export interface RunOptions {
  readonly config?: string;
  readonly suite?: readonly string[];
  readonly check?: readonly string[];
  readonly requirement?: readonly string[];
  readonly seed?: number;
  /** Generated cases: expressions for each list and edition of a service, jobs for an app. */
  readonly runs?: number;
  /** Which part of how many, as `2/3`. */
  readonly shard?: string;
  /** Go on with the run in the report folder. */
  readonly resume?: boolean;
  /** A YAML file of failures that are known and accepted. */
  readonly expectedFailures?: string;
  /** For each request to a service, or each job for an app, in milliseconds. */
  readonly timeout?: number;
  readonly reportDir?: string;
  /** What to write beside `conformance.json`, the stream and the HTML report. */
  readonly report?: readonly string[];
  /** Findings against standards that the source only names fail too. */
  readonly strict?: boolean;
  readonly failFast?: boolean;
  /** The one case of an earlier run that is repeated. */
  readonly only?: OneCase;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color?: boolean;
}
