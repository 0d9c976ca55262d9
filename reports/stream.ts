import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Ending } from './verdict.ts';
import { SOURCE_SHA256 } from '../spec/requirements.ts';
import type { Arming, CheckOutcome, Plan } from '../spec/run.ts';

/** The name of the stream in the report folder. */
export const STREAM_FILE = 'run.ndjson';

/** What a plan may tell everybody: enough to judge its outcomes again, and no secret. */
export interface RunFacts extends Pick<
  Plan,
  'kit' | 'target' | 'areas' | 'editions' | 'checks' | 'requirements' | 'seed' | 'workers' | 'strict' | 'failFast'
> {
  readonly addresses: Readonly<Record<string, string>>;
  /** Which part of how many, as `2/3`; the whole is `1/1`. */
  readonly shard: string;
  /** Generated cases; absent: as many as is usual. */
  readonly runs?: number;
  readonly power?: Plan['power'];
  readonly expectedFailures?: Plan['expectedFailures'];
}

/**
 * One line of `run.ndjson`: a `start`, a `check` for each that is through, in the order in which they ended, and an
 * `end`. A stream without an `end` is that of a run that was cut off. Times are ISO 8601, durations milliseconds.
 */
export type StreamLine =
  | {
      readonly line: 'start';
      readonly format: 1;
      readonly at: string;
      readonly source: { readonly sha256: string };
      readonly facts: RunFacts;
      /** Checks that this run is to do. */
      readonly total: number;
    }
  | { readonly line: 'check'; readonly title: string; readonly durationMs: number; readonly outcome: CheckOutcome }
  | {
      readonly line: 'end';
      readonly at: string;
      readonly durationMs: number;
      readonly ended: Ending;
      readonly reason?: string;
      readonly arming: Arming;
    };

/** The first line of a run by this plan. */
export function startLine(plan: Plan, startedAt: Date, total: number): StreamLine {
  return {
    line: 'start',
    format: 1,
    at: startedAt.toISOString(),
    source: { sha256: SOURCE_SHA256 },
    facts: factsOf(plan),
    total,
  };
}

/** What of a plan is no secret. */
export function factsOf(plan: Plan): RunFacts {
  const { kit, target, areas, editions, checks, requirements, seed, workers, strict, failFast } = plan;
  const { runs, power, expectedFailures } = plan;
  return {
    ...{ kit, target, areas, editions, checks, requirements, seed, workers, strict, failFast },
    addresses: plan.app ? { appUrl: plan.app.baseUrl } : { ...plan.targets[0] },
    shard: plan.shard ?? '1/1',
    ...(runs === undefined ? {} : { runs }),
    ...(power === undefined ? {} : { power }),
    ...(expectedFailures === undefined ? {} : { expectedFailures }),
  };
}

/** Opens a stream for writing and makes its folder; each line is on the disk when `write` returns. */
export function openStream(file: string, goOn = false) {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, goOn ? 'a' : 'w');
  return {
    write: (line: StreamLine): void => void writeSync(handle, `${JSON.stringify(line)}\n`),
    close: (): void => closeSync(handle),
  };
}

/**
 * The lines of a stream. A last line that is cut off is left out, as a run that was stopped may leave one.
 * Throws an Error that names the line when another one is broken.
 */
export function readStream(file: string): StreamLine[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const cutOff = lines.pop();
  const read = lines.filter((line) => line !== '').map((line, index) => lineOf(line, file, index + 1));
  // A whole last line may lack its line feed when an editor took it away.
  if (cutOff) {
    try {
      read.push(lineOf(cutOff, file, read.length + 1));
    } catch {
      return read;
    }
  }
  return read;
}

function lineOf(text: string, file: string, number: number): StreamLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`Line ${number} of ${file} is not JSON, so it is not the stream of a run.`);
  }
  const kind = (value as { readonly line?: unknown } | null)?.line;
  if (kind !== 'start' && kind !== 'check' && kind !== 'end')
    throw new Error(`Line ${number} of ${file} has the kind “${String(kind)}”; it must be start, check or end.`);
  return value as StreamLine;
}
