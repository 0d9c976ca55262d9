import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Plan } from './plan.ts';

/** The name of the environment variable that names the file of the plan. */
export const PLAN_VARIABLE = 'LOCSPEC_PLAN';

const FOLDER = 'locspec-plan-';

/** Writes a plan, which holds secrets, to a file that only this user can read, in a new temporary folder. */
export function writePlan(plan: Plan): string {
  const file = join(mkdtempSync(join(tmpdir(), FOLDER)), 'plan.json');
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600, flag: 'wx' });
  return file;
}

/** Removes a file of {@link writePlan} with its folder, if it is still there. */
export function removePlan(file: string): void {
  const folder = dirname(file);
  if (basename(folder).startsWith(FOLDER)) rmSync(folder, { recursive: true, force: true });
}

/**
 * The plan that the environment names. Throws an Error of one sentence when there is none or it has another shape.
 *
 * The runner and its workers are processes of their own, and a worker may start at any time of the run. So reading does
 * not remove the file: the runner, which outlives its workers, does so when it exits, and the command line after it.
 */
export function readPlan(environment: Readonly<Record<string, string | undefined>>): Plan {
  const file = environment[PLAN_VARIABLE];
  if (file === undefined)
    throw new Error(`The suites are run by \`locspec verify\`, which names their plan in ${PLAN_VARIABLE}.`);
  const plan = readJson(file, 'plan');
  if (kindOf(plan) !== 'object') throw new Error(`The plan ${file} is no JSON object.`);
  for (const [name, shape] of Object.entries(SHAPE)) {
    const kind = kindOf((plan as Readonly<Record<string, unknown>>)[name]);
    if (kind !== shape && !(kind === 'undefined' && shape.endsWith('?')) && `${kind}?` !== shape)
      throw new Error(`“${name}” of the plan ${file} is ${kind}; it must be ${shape.replace('?', '')}.`);
  }
  return plan as Plan;
}

/** The ids of the checks that ended in an earlier part of the run. Throws an Error of one sentence for anything else. */
export function readDone(file: string): readonly string[] {
  const done = readJson(file, 'list of finished checks');
  if (!Array.isArray(done) || done.some((id) => typeof id !== 'string'))
    throw new Error(`The list of finished checks ${file} is no array of strings.`);
  return done as readonly string[];
}

function readJson(file: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`The ${what} ${file} cannot be read: ${(error as Error).message}`);
  }
}

type Kind = 'object' | 'array' | 'string' | 'number' | 'boolean';

/** What JSON calls the type of a value. */
const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

// prettier-ignore
const SHAPE = {
  kit: 'object', target: 'object', command: 'string', targets: 'array', apps: 'object', scopes: 'array', lists: 'object',
  answers: 'object', areas: 'array', editions: 'array', checks: 'array', requirements: 'array', seed: 'number',
  workers: 'number', timeout: 'number', strict: 'boolean', minCoverage: 'number?', failFast: 'boolean', evidence: 'boolean?', reportDir: 'string', quiet: 'boolean',
  verbose: 'boolean', color: 'boolean', app: 'object?', login: 'object?', reach: 'object?', consent: 'object?',
  accessToken: 'string?', oracle: 'string?', runs: 'number?', rateLimit: 'number?', maxRequests: 'number?',
  waitForExpiry: 'number?', readOnly: 'boolean?', shard: 'string?', expectedFailures: 'object?', doneFile: 'string?',
  only: 'object?', reports: 'array?', targetFlags: 'string?',
  deadline: 'number?', maxCheckTime: 'number?',
  depth: 'string?', service: 'object?', profile: 'object?', concurrency: 'number?',
} as const satisfies Record<keyof Required<Plan>, Kind | `${Kind}?`>;
