import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { PROGRAM, readResult, test } from './run-program.ts';
import { EXIT } from '../reports/exit-code.ts';

/** The processes that a process started. */
const childrenOf = (parent: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []));

test('a worker that dies costs the check that it ran, and another goes on', async ({ folder }) => {
  const flags = ['--suite', 'lists', '--edition', 'hosted', '--workers', '1', '--verbose'];
  const child = spawn(process.execPath, [PROGRAM, 'verify', 'service', ...flags], {
    ...{ cwd: folder, env: { ...process.env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  let isKilled = false;
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    if (isKilled || !text.includes('pass ')) return;
    isKilled = true;
    for (const pid of childrenOf(child.pid!)) process.kill(pid, 'SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(EXIT.kitFailed);
  const { run, requirements } = readResult(folder);
  expect(run.complete).toBe(true);
  const reasons = new Set(requirements.filter(({ status }) => status === 'error').map(({ reason }) => reason));
  expect([...reasons]).toEqual(['A process of the kit ended with SIGKILL.']);
  expect(requirements.filter(({ status }) => status === 'pass').length).toBeGreaterThan(10);
});
