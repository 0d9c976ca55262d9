import { appendFileSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isFlag, isObjectOf, isOneOf, isText } from './shape.ts';

/** The name of the environment variable by which `locspec strength` tells services which trial they take part in. */
export const TRIAL_VARIABLE = 'LOCSPEC_STRENGTH';

/** How the name of the folder of every trial begins. */
export const TRIAL_FOLDER = 'locspec-strength-';

/** What a disturbance does to a client, by its name: things that any service does now and then, and no fault of it. */
export const DISTURBANCES = {
  unauthorized: 'a list request is refused once with 401, in the middle, and works with the same token afterwards',
  expired: 'the access token expires in the middle',
  rateLimited: 'the first request for tokens or for a list is refused with 429 and `Retry-After: 0`',
  failing: 'the first request for tokens or for a list is refused with 500',
  slow: 'each response takes half a second longer',
  cut: 'the connection is cut in the middle of the first response with tokens or a list',
  unknownMembers: 'each object of a response that is no map has a further member',
} as const;

/** The name of a disturbance. */
export type DisturbanceId = keyof typeof DISTURBANCES;

/** One run of the tests of an app: without a fault, with one, or with a disturbance. */
export interface Trial {
  /** Also a part of the variable, so that a file of anybody else is no trial. */
  readonly nonce: string;
  /** Whether services find out which faults would have changed what they respond. */
  readonly isRecording: boolean;
  /** The fault that the services have. */
  readonly fault?: string;
  readonly disturbance?: DisturbanceId;
}

const isTrial = isObjectOf(
  { nonce: isText, isRecording: isFlag },
  { fault: isText, disturbance: isOneOf(Object.keys(DISTURBANCES)) },
);

/** What a service tells of a trial: a request that it got, or a fault or disturbance that changed a response. */
export interface TrialNote {
  /** The fault or disturbance; absent for a request. */
  readonly changed?: string;
  /** Method and route, as in `GET /projects/{projectId}/strings`. */
  readonly operation: string;
  /** Where the request was made, as in `fetchAll in src/strings.ts:40`, if that is known. */
  readonly caller?: string;
  /** The file of the test, if the runner tells it. */
  readonly test?: string;
}

const isNote = isObjectOf({ operation: isText }, { changed: isText, caller: isText, test: isText });

/** The value of the variable for the trial in a file. */
export const trialVariable = (file: string, { nonce }: Trial): string => `${file}#${nonce}`;

/** A trial that is under way, and the file for its notes. */
export interface OpenTrial extends Trial {
  readonly notes: string;
}

/**
 * The trial that the environment names; undefined if it names none. Throws an Error of one sentence if it names
 * something else: faults are switched on by `locspec strength` alone.
 */
export function readTrial(environment: Readonly<Record<string, string | undefined>>): OpenTrial | undefined {
  const value = environment[TRIAL_VARIABLE];
  if (value === undefined) return undefined;
  const [, file = '', nonce = ''] = /^(.+)#([\w-]{20,})$/.exec(value) ?? [];
  const trial = basename(dirname(file)).startsWith(TRIAL_FOLDER) ? readJson(file) : undefined;
  if (!isTrial(trial) || (trial as Trial).nonce !== nonce)
    throw new Error(
      `${TRIAL_VARIABLE} is set, and names no run of \`locspec strength\` that is under way. Only that command sets it, for the tests that it runs: unset it.`,
    );
  return { ...(trial as Trial), notes: join(dirname(file), `${basename(file, '.json')}.ndjson`) };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds notes to the file of a trial; whole lines, as several processes write. A trial that is over takes none. */
export function writeNotes({ notes }: OpenTrial, lines: readonly TrialNote[]): void {
  if (lines.length === 0) return;
  try {
    appendFileSync(notes, lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { mode: 0o600, flag: 'a' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The notes in a file; a line that was cut off when its process ended is left out. */
export function parseNotes(text: string): readonly TrialNote[] {
  return text.split('\n').flatMap((line) => {
    try {
      const note = JSON.parse(line) as unknown;
      return isNote(note) ? [note as TrialNote] : [];
    } catch {
      return [];
    }
  });
}
