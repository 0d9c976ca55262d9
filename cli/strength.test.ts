import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runProgram, test } from './run-program.ts';
import { requireFaults } from './strength.ts';
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
  expect(weak.stdout).toContain(`${sentence} (lists.status-206)\n`);
  expect(weak.stdout).toContain('npx locspec explain lists.status-206\n');
  const again = `npx locspec strength --fault lists.status-206 -- ${process.execPath} check.mjs`;
  expect(weak.stdout).toContain(`${again}\n`);
  expect(weak.stdout).toContain('  Lists             50 %   1 noticed, 1 survived\n');
  expect(weak.stderr).toContain('2 runs to do, about ');
  expect(readFileSync(join(folder, 'strength.html'), 'utf8')).toContain(
    'No test notices that a list has the status 206.',
  );
  expect(readFileSync(join(folder, 'strength.md'), 'utf8')).toMatch(
    /\n\| Lists \| 50 % \| 1 \| 1 \|\n[^]*again: <code>/,
  );
});

test('one fault is tried alone, and the result of all stays', async ({ folder }) => {
  writeTests(folder, 'if (!body.data) throw new Error("no data");');
  writeFileSync(join(folder, 'strength.json'), '{}');
  const args = ['strength', '--fault', 'lists.status-206', '--', process.execPath, 'check.mjs'];
  const { code, stdout } = await runProgram(folder, args);
  expect(code).toBe(0);
  expect(stdout).toContain('No test notices that a list has the status 206');
  expect(stdout).toContain('1 run with a fault or a disturbance');
  expect(stdout).not.toContain('Resilience');
  expect(readFileSync(join(folder, 'strength.json'), 'utf8')).toBe('{}');
});

test('one disturbance is tried alone, with the end of what the tests say', async ({ folder }) => {
  writeTests(folder, 'if (response.status !== 200) throw new Error("strings are listed: " + response.status);');
  const tests = ['--', process.execPath, 'check.mjs'];
  const { code, stdout, stderr } = await runProgram(folder, ['strength', '--resilience', 'failing,slow', ...tests]);
  expect(code).toBe(0);
  expect(stdout).toContain('refused with 500. (failing)\n');
  expect(stdout).not.toMatch(/\(cut\)|The tests notice|Nothing was measured/);
  expect(stderr).toMatch(/with failing the tests say:\n[^]* strings are listed: 500/);
  expect(stderr).not.toContain('with slow');
  expect(existsSync(join(folder, 'strength.json'))).toBe(false);
  expect(await runProgram(folder, ['strength', '--resilience', 'slowly', ...tests])).toMatchObject({ code: 2 });
  const both = ['--fault', 'lists.bare-array', '--resilience', 'failing'];
  const again = `Which tests fail: npx locspec strength --resilience failing -- ${process.execPath} check.mjs\n`;
  expect((await runProgram(folder, ['strength', ...both, ...tests])).stdout).toContain(again);
});

test('an import is requested, whichever fault is tried', async ({ folder }) => {
  writeTests(folder, "await service.import({ file: { name: 'menu.json' } });");
  const args = ['strength', '--fault', 'lists.status-206', '--', process.execPath, 'check.mjs'];
  const { stdout } = await runProgram(folder, args);
  expect(stdout).toMatch(/Never requested: (?!.*file import)/);
});

for (const { name, says } of [
  { name: 'nope', says: 'There is no fault “nope”; known are ' },
  { name: 'lists.status-207', says: 'There is no fault “lists.status-207”; did you mean “lists.status-206”?' },
  { name: 'cut', says: '“cut” is no fault: --resilience cut tries it.' },
  { name: 'oauth.token-type-capital', says: 'it is a fault that no client can notice' },
])
  test(`the fault ${name} is refused, with what may be meant`, () => {
    expect(() => requireFaults(['lists.bare-array', name])).toThrow(says);
  });

test('faults that there are, and none, are not refused', () => {
  for (const names of [[], ['lists.bare-array', 'lists.status-206']]) expect(() => requireFaults(names)).not.toThrow();
});

test('elsewhere a fault is not taken from the environment', async ({ folder }) => {
  const env = { [TRIAL_VARIABLE]: 'lists.offset-ignored' };
  const ended = await runProgram(folder, ['mock', '--port', '0', '--enterprise-port', '0'], { env });
  expect(ended).toMatchObject({ code: 4, stdout: '' });
  expect(ended.stderr).toContain(`${TRIAL_VARIABLE} is set, and names no run of \`locspec strength\``);
});
