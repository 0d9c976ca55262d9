import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect as ours } from '@playwright/test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPlaywright } from './playwright-runner.ts';

let folder = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locspec-playwright-'));
  write('node_modules/playwright/package.json', '{"name":"playwright","exports":{"./test":"./test.js"}}');
  write('node_modules/playwright/test.js', 'exports.expect = "of the project";');
  write('node_modules/playwright/lib/worker.js', '');
  write('node_modules/@playwright/test/cli.js', '');
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync('../@playwright/test/cli.js', join(folder, 'node_modules/.bin/playwright'));
  write('elsewhere/vitest.js', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const program of ['.bin/playwright', '@playwright/test/cli.js', 'playwright/lib/worker.js'])
  test(`of a process that ${program} runs, the library beside it is taken`, () => {
    expect(loadPlaywright(join(folder, 'node_modules', program)).expect).toBe('of the project');
  });

test('of a process that another program runs, the kit’s own is taken', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  for (const program of [join(folder, 'elsewhere/vitest.js'), join(folder, 'nowhere'), undefined])
    expect(loadPlaywright(program).expect).toBe(ours);
});
