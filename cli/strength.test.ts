import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runProgram, test } from './run-program.ts';
import { readStrengthFile, runStrength, statusesOf, writeTests } from './strength-app.ts';
import { TRIAL_VARIABLE } from '../run/trial.ts';
import { compileValidator } from '../spec/generate/validators.ts';

test('what tests notice, what survives them and what they never ask', async ({ folder }) => {
  writeTests(folder, 'if (!body.data) throw new Error("no data");');
  const weak = await runStrength(folder, '--min', '60');
  expect(weak).toMatchObject({ code: 1 });
  const first = readStrengthFile(folder);
  expect(await compileValidator('strength').then((validate) => validate(first))).toBe(true);
  expect(statusesOf(first)).toEqual({
    'lists.bare-array': 'noticed',
    'lists.status-206': 'survived',
    'lists.offset-ignored': 'never asked',
  });
  expect(first.all.strength).toBe(50);
  const sentence =
    'No test notices that a list has the status 206: listStrings in check.mjs:4 asked GET /projects/{projectId}/strings once.';
  expect(weak.stdout).toContain(sentence);
  expect(readFileSync(join(folder, 'strength.html'), 'utf8')).toContain(
    'No test notices that a list has the status 206.',
  );
  expect(readFileSync(join(folder, 'strength.md'), 'utf8')).toContain('| Lists | 50 % | 1 | 1 |');
});

test('elsewhere a fault is not taken from the environment', async ({ folder }) => {
  const env = { [TRIAL_VARIABLE]: 'lists.offset-ignored' };
  const ended = await runProgram(folder, ['mock', '--port', '0', '--enterprise-port', '0'], { env });
  expect(ended).toMatchObject({ code: 4, stdout: '' });
  expect(ended.stderr).toContain(`${TRIAL_VARIABLE} is set, and names no run of \`locspec strength\``);
});
