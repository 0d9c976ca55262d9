import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { rebuilds } from './watch.ts';

test('several changes at once are one rebuild, the report folder is none, and a signal ends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-watch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const reportDir = join(folder, 'report');
  mkdirSync(reportDir);
  const stop = new AbortController();
  const all = rebuilds(folder, reportDir, stop.signal);

  const first = all.next();
  writeFileSync(join(folder, 'a.js'), '1');
  writeFileSync(join(folder, 'b.js'), '1');
  expect((await first).done).toBe(false);

  const second = all.next();
  writeFileSync(join(reportDir, 'conformance.json'), '{}');
  const isSettled = await Promise.race([second.then(() => true), wait(800, false)]);
  expect(isSettled, 'a report is no rebuild').toBe(false);
  stop.abort();
  expect((await second).done).toBe(true);
});

test('a path that is not there is named', async () => {
  const all = rebuilds('no-such-place', 'report', new AbortController().signal);
  await expect(all.next()).rejects.toThrow('There is no no-such-place to watch.');
});
