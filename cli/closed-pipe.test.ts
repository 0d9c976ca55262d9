import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { PROGRAM, readResult, test } from './run-program.ts';

/** Runs the program, and closes the pipe that it writes to, at once or when something was seen. */
async function closeEarly(cwd: string, args: readonly string[], isRead: boolean): Promise<number | null> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  if (isRead) await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

test('a run whose reader leaves goes on, and writes its report', async ({ folder }) => {
  const code = await closeEarly(folder, ['verify', 'service', '-v', '--check', 'oauth.approval.*'], true);
  expect([0, 141]).toContain(code);
  expect(readResult(folder).run.complete).toBe(true);
});

test('a program whose reader leaves is never taken for a success', async ({ folder }) => {
  expect(await closeEarly(folder, ['list', 'requirements'], false)).toBe(141);
});
