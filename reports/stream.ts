import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { STREAM_SHAPES } from './stream-shape.ts';
import { isTooDeep, readTextFile } from '../run/read-file.ts';
import { SOURCE_SHA256 } from '../spec/requirements/requirements.ts';
import type { Plan } from '../run/plan.ts';
import type { SelfTest, CheckOutcome } from '../run/outcome.ts';

/** The name of the stream in the report folder. */
export const STREAM_FILE = 'run.ndjson';

/** How a run ended. */
export type Ending =
  'whole' | 'target lost' | 'first failure' | 'interrupted' | 'kit failed' | 'shard missing' | 'out of time';

/** The public part of a plan: enough to compute the verdict again, and no secret. */
export interface RunFacts extends Pick<
  Plan,
  'kit' | 'target' | 'areas' | 'editions' | 'checks' | 'requirements' | 'seed' | 'workers' | 'strict' | 'failFast'
> {
  readonly addresses: Readonly<Record<string, string>>;
  /** Which part of how many, as `2/3`; the whole is `1/1`. */
  readonly shard: string;
  /** Number of generated cases; absent: the default. */
  readonly runs?: number;
  readonly oracle?: Plan['oracle'];
  readonly depth?: Plan['depth'];
  readonly expectedFailures?: Plan['expectedFailures'];
  /** Percent of the applicable stated requirements that have to be decided; absent: none. */
  readonly minCoverage?: number;
}

/**
 * One line of `run.ndjson`: a `start`, a `check` for each that ended, in that order, and an `end`. A run that was killed
 * leaves no `end`. Times are ISO 8601, durations milliseconds.
 */
export type StreamLine =
  | {
      readonly line: 'start';
      readonly format: 1;
      readonly at: string;
      readonly source: { readonly sha256: string };
      readonly facts: RunFacts;
      /** Number of checks of this run. */
      readonly total: number;
    }
  | { readonly line: 'check'; readonly title: string; readonly durationMs: number; readonly outcome: CheckOutcome }
  | {
      readonly line: 'end';
      readonly at: string;
      readonly durationMs: number;
      readonly ended: Ending;
      readonly reason?: string;
      readonly selfTestResult: SelfTest;
    };

/** The first line of a run with this plan. */
export function startLine(plan: Plan, startedAt: Date, total: number): StreamLine & { readonly line: 'start' } {
  return {
    line: 'start',
    format: 1,
    at: startedAt.toISOString(),
    source: { sha256: SOURCE_SHA256 },
    facts: factsOf(plan),
    total,
  };
}

/** The public part of a plan. */
export function factsOf(plan: Plan): RunFacts {
  const { kit, target, areas, editions, checks, requirements, seed, workers, strict, failFast } = plan;
  const { runs, oracle, depth, expectedFailures, minCoverage } = plan;
  return {
    ...{ kit, target, areas, editions, checks, requirements, seed, workers, strict, failFast },
    addresses: withoutParameters(plan.app ? { appUrl: plan.app.baseUrl } : { ...plan.targets[0] }),
    shard: plan.shard ?? '1/1',
    ...(runs === undefined ? {} : { runs }),
    ...(oracle === undefined ? {} : { oracle }),
    ...(depth === undefined ? {} : { depth }),
    ...(expectedFailures === undefined ? {} : { expectedFailures }),
    ...(minCoverage === undefined ? {} : { minCoverage }),
  };
}

/** An address may be signed. */
const withoutParameters = (addresses: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, address.replace(/[?#].*$/s, '')]));

/** Opens a stream for writing and makes its folder. Each line is on disk when `write` returns. */
export function openStream(file: string, appends = false) {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, appends ? 'a' : 'w');
  return {
    write: (line: StreamLine): void => void writeSync(handle, `${JSON.stringify(line)}\n`),
    close: (): void => closeSync(handle),
  };
}

/**
 * The lines of a stream, without an incomplete last line, which a killed run may leave.
 * Throws an Error that names the line when another one is invalid.
 */
export function readStream(file: string): StreamLine[] {
  const lines = readTextFile(file).split('\n');
  const cutOff = lines.pop();
  const read = lines.filter((line) => line !== '').map((line, index) => parseLine(line, file, index + 1));
  // A complete last line may lack its line feed when an editor removed it.
  if (cutOff) {
    try {
      read.push(parseLine(cutOff, file, read.length + 1));
    } catch {
      return read;
    }
  }
  return read;
}

function parseLine(text: string, file: string, number: number): StreamLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`Line ${number} of ${file} is not JSON, so it is not the stream of a run.`);
  }
  const kind = (value as { readonly line?: unknown } | null)?.line;
  if (kind !== 'start' && kind !== 'check' && kind !== 'end')
    throw new Error(`Line ${number} of ${file} has the kind “${String(kind)}”; it must be start, check or end.`);
  if (isTooDeep(value) || !STREAM_SHAPES[kind](value))
    throw new Error(`Line ${number} of ${file} is damaged: it is not what a run writes as its ${kind}.`);
  return value as StreamLine;
}
