import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runProgram, test } from './run-program.ts';
import { readStrengthFile, runStrength, statusesOf, writeTests } from './strength-app.ts';

test('a run is compared with the one before', async ({ folder }) => {
  writeTests(folder, 'if (!body.data) throw new Error("no data");');
  expect(await runStrength(folder, '--min', '50')).toMatchObject({ code: 0 });

  writeTests(folder, 'if (!body.data || response.status !== 200) throw new Error("no data");');
  const strong = await runStrength(folder, '--min', '60');
  expect(strong).toMatchObject({ code: 0 });
  expect(readStrengthFile(folder).before).toMatchObject({ strength: 50, gained: ['lists.status-206'], lost: [] });
  expect(strong.stdout).toContain('Noticed now: A list has the status 206.');
});

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

test('tests that fail now and then by themselves are told apart from those that notice a fault', async ({ folder }) => {
  writeTests(
    folder,
    `const { appendFileSync, readFileSync } = await import('node:fs');
    appendFileSync('runs', 'x');
    if (readFileSync('runs', 'utf8').length === 5) process.exit(1);`,
  );
  // The fault changes the second page, which only the first run asks for.
  writeFileSync(
    join(folder, 'check.mjs'),
    `${readFileSync(join(folder, 'check.mjs'), 'utf8')}
if (readFileSync('runs', 'utf8').length === 1) {
  const again = await startService();
  const query = '/api/v2/projects/1/strings?limit=1&offset=1';
  await fetch(again.baseUrl + query, { headers: { Authorization: 'Bearer ' + again.token() } });
  await again.close();
}`,
  );
  const ended = await runStrength(folder, '--concurrency', '1');
  expect(statusesOf(readStrengthFile(folder))).toMatchObject({ 'lists.offset-ignored': 'unstable' });
  expect(ended.stdout).toContain('1 run failed though no response was another');
});

test('tests that begin to fail by themselves end it, and what failed since then is not counted', async ({ folder }) => {
  writeTests(
    folder,
    `const { appendFileSync, readFileSync } = await import('node:fs');
    appendFileSync('runs', 'x');
    if (readFileSync('runs', 'utf8').length > 3) process.exit(1);`,
  );
  const ended = await runStrength(folder, '--concurrency', '1');
  const { ended: how, all } = readStrengthFile(folder);
  expect({ how, noticed: all.noticed, unstable: all.unstable }).toEqual({
    how: 'tests failing',
    noticed: 0,
    unstable: 0,
  });
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain('the tests fail without a fault by now: a run may have left something behind');
});

test('tests that take longer than the budget leave nothing decided', async ({ folder }) => {
  writeTests(folder, 'await new Promise((done) => setTimeout(done, 1_500));');
  const ended = await runStrength(folder, '--budget', '1s');
  expect(ended).toMatchObject({ code: 5 });
  expect(ended.stderr).toContain('The tests did not end in time');
});

for (const { title, check, faults, code, says } of [
  {
    title: 'tests that fail without a fault',
    check: 'throw new Error("broken");',
    code: 2,
    says: /they must pass first[^]*broken/,
  },
  {
    title: 'tests that send no request',
    check: null,
    code: 5,
    says: /sent no request to the mock, so nothing was measured/,
  },
  {
    title: 'tests that never ask for a fault',
    check: '',
    faults: ['--fault', 'lists.offset-ignored'],
    code: 5,
    says: /Nothing was measured: no response [^]* would be another/,
  },
])
  test(`${title} end with ${code}`, async ({ folder }) => {
    writeTests(folder, check ?? '');
    if (check === null) writeFileSync(join(folder, 'check.mjs'), '');
    const ended = faults
      ? await runProgram(folder, ['strength', ...faults, '--', process.execPath, 'check.mjs'])
      : await runStrength(folder);
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
