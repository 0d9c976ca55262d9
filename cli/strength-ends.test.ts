import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './run-program.ts';
import { readStrengthFile, runStrength, statusesOf, writeTests } from './strength-app.ts';

test('tests that do not end are timed out, with all of their processes', async ({ folder }) => {
  writeTests(
    folder,
    `if (response.status === 206) {
      const { spawn } = await import('node:child_process');
      const { writeFileSync } = await import('node:fs');
      const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      writeFileSync('pid', String(pid));
      await new Promise(() => setInterval(() => {}, 1000));
    }`,
  );
  const ended = await runStrength(folder, '--timeout', '3000');
  expect(statusesOf(readStrengthFile(folder))).toMatchObject({
    'lists.status-206': 'timed out',
    'lists.bare-array': 'survived',
  });
  expect(ended.code).toBe(0);
  const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
  await expect
    .poll(() => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    .toBeFalsy();
});

for (const { title, check, code, says } of [
  {
    title: 'tests that fail without a fault',
    check: 'throw new Error("broken");',
    code: 2,
    says: /they must pass first[^]*broken/,
  },
  { title: 'tests that never ask for a fault', check: '', code: 5, says: /nothing decided/ },
])
  test(`${title} end with ${code}`, async ({ folder }) => {
    writeTests(folder, check);
    if (code === 5) writeFileSync(join(folder, 'check.mjs'), '');
    const ended = await runStrength(folder);
    expect(ended).toMatchObject({ code });
    expect(ended.said).toMatch(says);
  });

test('a command that is none, a wrong percentage and a file of something else are refused', async ({
  folder,
  locspec,
}) => {
  expect(await locspec('strength', '--', 'no-such-program')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no-such-program cannot be started') as unknown,
  });
  expect(await locspec('strength', '--min', '101', '--', 'true')).toMatchObject({ code: 2 });
  writeFileSync(join(folder, 'strength.json'), '{}');
  expect(await locspec('strength', '--', 'true')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('is no result of `locspec strength`') as unknown,
  });
});
