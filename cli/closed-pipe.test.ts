import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('an error whose reader leaves still ends with its code', async ({ folder }) => {
  const fields = Array.from({ length: 3_000 }, (_, index) => [`wrong ${index} ${'x'.repeat(100)}`, 1]);
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify({ strings: [Object.fromEntries(fields)] }));
  const args = [PROGRAM, 'mock', '--port', '0', '--enterprise-port', '0', '--data', 'wrong.json'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  child.stderr.destroy();
  expect((await once(child, 'exit'))[0]).toBe(2);
});
