import { resolve } from 'node:path';
import { expandNames } from './known.ts';
import { readLastFailed } from './last-failed.ts';
import { KIT } from './package.ts';
import { reportsOf } from './reports.ts';
import type { Depth, OneCase, Plan } from '../run/plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';

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
  /** Number of workers; with a given target, which one worker uses, number of expressions that it sends at a time. */
  readonly workers?: number;
  /** How many of the known cases are asked. */
  readonly depth?: Depth;
  /** Maximum requests to the target per second. */
  readonly rateLimit?: number;
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
  /** Keep every exchange and judgement in the report folder. */
  readonly evidence?: boolean;
  /** A file with the private key that signs the statement about the report. */
  readonly signKey?: string;
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

/** What the plan of a run takes from its options, whatever its target. Throws a {@link CliError} for an unknown name. */
export function planRun(options: RunOptions, folder: string) {
  const reportDir = resolve(folder, options.reportDir ?? 'locspec-report');
  const { runs, depth, workers, rateLimit, minCoverage, shard, only, maxDuration } = options;
  return {
    kit: KIT,
    checks: options.lastFailed ? readLastFailed(reportDir) : (options.check ?? []),
    requirements: expandNames(options.requirement ?? [], Object.keys(requirements), 'requirement'),
    seed: options.seed ?? 1,
    ...(runs === undefined ? {} : { runs }),
    ...(depth === undefined ? {} : { depth }),
    ...(workers === undefined ? {} : { concurrency: workers }),
    ...(rateLimit === undefined ? {} : { rateLimit }),
    ...(minCoverage === undefined ? {} : { minCoverage }),
    ...(shard === undefined ? {} : { shard }),
    ...(only === undefined ? {} : { only }),
    ...(maxDuration === undefined ? {} : { deadline: Date.now() + maxDuration * 1000 }),
    strict: options.strict ?? false,
    failFast: options.failFast ?? false,
    ...(options.evidence ? { evidence: true } : {}),
    reportDir,
    reports: reportsOf(options.report),
    quiet: options.quiet ?? false,
    verbose: options.verbose ?? false,
    color: options.color ?? false,
  } satisfies Partial<Plan>;
}
