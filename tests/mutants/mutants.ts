import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataPathMutants, sampleMutants } from './catalogue.ts';
import { runMutant } from './run-mutant.ts';
import type { MutantRow } from './run-mutant.ts';
import { describeSurvivors, mutantTable } from './mutant-summary.ts';

/*
 * `npm run mutants` serves a sample of the mutants of the language and the lists to the suites, in two processes, and
 * writes locspec-report/mutants.ndjson and a table. `-- --sample N` takes another number of mutants (`all`: every one),
 * `--kind NAME` those of one kind, `--seed N` others, `--shard 2/4` a part of them, and `--resume` goes on where a run
 * was stopped.
 */

const FOLDER = fileURLToPath(new URL('../../locspec-report/', import.meta.url));
const FILE = `${FOLDER}mutants.ndjson`;
const SAMPLE_SIZE = 140;

const words = process.argv.slice(2);
const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const isPart = words.includes('--part');
const kind = option('--kind');
const size = option('--sample') === 'all' ? Infinity : Number(option('--sample') ?? SAMPLE_SIZE);
const mutants = sampleMutants(
  dataPathMutants().filter((mutant) => kind === undefined || mutant.kind === kind),
  size,
  Number(option('--seed') ?? 1),
);

const readRows = (): readonly MutantRow[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as MutantRow)
    : [];

if (isPart) {
  await runPart();
  // A mutant may have left something open.
  process.exit();
} else await runAll();

/** Every n-th mutant that has no row yet. */
async function runPart(): Promise<void> {
  const [own, of] = (option('--part') ?? '1/1').split('/').map(Number) as [number, number];
  const before = new Set(readRows().map(({ mutant }) => mutant));
  for (const mutant of mutants.filter((_, index) => index % of === own - 1)) {
    if (before.has(mutant.id)) continue;
    const row = await runMutant(mutant);
    appendFileSync(FILE, `${JSON.stringify(row)}\n`);
    process.stdout.write(
      `${row.result} ${row.difference?.kind ?? row.requirement ?? ''} ${row.seconds} s · ${row.mutant}\n`,
    );
  }
}

async function runAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  if (!words.includes('--resume')) rmSync(FILE, { force: true });
  const [shard, shards] = (option('--shard') ?? '1/1').split('/').map(Number) as [number, number];
  // Of two processes in each shard, each takes every second mutant of the shard.
  const parts = [0, 1].map((half) => `${half * shards + shard}/${2 * shards}`);
  await Promise.all(parts.map(startPart));
  const chosen = new Set(mutants.map(({ id }) => id));
  const rows = readRows().filter(({ mutant }) => chosen.has(mutant));
  process.stdout.write(`\n${mutantTable(rows)}\n\n${describeSurvivors(rows)}\n`);
}

function startPart(part: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const flags = [...process.execArgv, fileURLToPath(import.meta.url), ...words, '--part', part];
    const child = spawn(process.execPath, flags, { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`part ${part} ended with ${code}`))));
  });
}
