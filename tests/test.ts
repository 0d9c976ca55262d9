import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COUNTS_VARIABLE, formatCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { PART_VARIABLE } from './part.ts';

/*
 * `npm test`: the tests of both runners, one after the other, and one last line that adds them up. Arguments name the
 * test files, as parts of their paths. The slow ones run when files are named, or with `--all`; with `--part 2/64` the
 * second of sixty-four parts of them does.
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const { values, positionals: names } = parseArgs({
  options: { all: { type: 'boolean', default: false }, part: { type: 'string' } },
  allowPositionals: true,
});
const { all, part } = values;
if (part !== undefined && !isPart(part)) {
  console.error(`--part is ${part}, and should be a part of all parts, as in 2/64.`);
  process.exit(2);
}
const isUsual = !all && part === undefined && names.length === 0;

/** Whether a text names one of some parts. */
function isPart(text: string): boolean {
  const [own = 0, of = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : [];
  return own >= 1 && own <= of;
}

/** The runners, as programs of their packages with the words that start them. */
const RUNNERS = {
  vitest: ['vitest/vitest.mjs', 'run', '--passWithNoTests', ...(isUsual ? ['--project=!slow'] : [])],
  playwright: ['@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
};

const folder = mkdtempSync(join(tmpdir(), 'locspec-test-'));
const file = join(folder, 'counts.ndjson');
writeFileSync(file, '');

const failures: string[] = [];
for (const [name, [program = '', ...args]] of Object.entries(RUNNERS)) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args, ...names], {
    cwd: ROOT,
    env: { ...process.env, [COUNTS_VARIABLE]: file, ...(part === undefined ? {} : { [PART_VARIABLE]: part }) },
    stdio: 'inherit',
  });
  if (status !== 0) failures.push(name);
}

const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
rmSync(folder, { recursive: true, force: true });
const counts = lines.map((line) => JSON.parse(line) as Counts & { readonly runner: string });
// A runner that failed and counted no failure, or nothing at all, is a failure itself.
for (const runner of failures) {
  const counted = counts.some((one) => one.runner === runner && one.failed > 0);
  if (!counted) counts.push({ runner, passed: 0, failed: 1, skipped: 0 });
}
console.log(formatCounts(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
