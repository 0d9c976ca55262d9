import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLAN_VARIABLE, readDone, readPlan, removePlan, writePlan } from './plan-file.ts';
import { plan } from './test-plan.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (value: unknown) => {
  const file = join(folder, 'plan.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return { [PLAN_VARIABLE]: file };
};

test('a plan is read as it was written, by every process of the run, whatever its size', () => {
  const large = { ...plan, accessToken: 'x'.repeat(1_000_000) };
  const file = writePlan(large);
  expect(readPlan({ [PLAN_VARIABLE]: file })).toEqual(large);
  expect(readPlan({ [PLAN_VARIABLE]: file })).toEqual(large);
  removePlan(file);
  expect(existsSync(dirname(file))).toBe(false);
  removePlan(file);
});

test('only its user can read a plan', () => {
  const file = writePlan(plan);
  try {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  } finally {
    removePlan(file);
  }
});

test('nothing but the folder of a plan is ever removed', () => {
  removePlan(join(folder, 'plan.json'));
  removePlan('');
  expect(existsSync(folder)).toBe(true);
});

// prettier-ignore
for (const { title, environment, says } of [
  { title: 'no plan',            environment: () => ({}),                                      says: 'The suites are run by `locspec verify`' },
  { title: 'a missing file',     environment: () => ({ [PLAN_VARIABLE]: '/nowhere/plan.json' }), says: 'The plan /nowhere/plan.json cannot be read' },
  { title: 'text',               environment: () => written('a plan'),                         says: 'cannot be read' },
  { title: 'a list',             environment: () => written([plan]),                           says: 'is no JSON object' },
  { title: 'half of a plan',     environment: () => written({ ...plan, targets: undefined }),  says: '“targets” of the plan' },
  { title: 'a seed in words',    environment: () => written({ ...plan, seed: 'one' }),         says: 'is string; it must be number' },
  { title: 'a number of lists',  environment: () => written({ ...plan, areas: 4 }),            says: 'is number; it must be array' },
  { title: 'an app that is null', environment: () => written({ ...plan, app: null }),          says: 'is null; it must be object' },
] as const) {
  test(`${title} in place of a plan is named in one sentence`, () => {
    const read = () => readPlan(environment());
    expect(read).toThrow(says);
    expect(read).not.toThrow(/\n/);
  });
}

test('the list of finished checks is a list of names', () => {
  const file = (value: unknown) => written(value)[PLAN_VARIABLE]!;
  expect(readDone(file(['oauth.a']))).toEqual(['oauth.a']);
  for (const value of [{}, [1], 'oauth.a']) expect(() => readDone(file(value))).toThrow(/finished checks/);
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('oauth.a');
});
