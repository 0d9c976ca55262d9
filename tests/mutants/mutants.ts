import { execFileSync, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { findMutations, listMutants, sampleMutants } from './catalogue.ts';
import type { Found } from './catalogue.ts';
import { AREAS, FAMILIES } from './mutant.ts';
import type { Mutant, MutantRow } from './mutant.ts';
import { describeSurvivors, mergeLines, mutantsSection, mutantTable, summarizeMutants } from './mutant-summary.ts';
import type { MutantLine, ServedRow } from './mutant-summary.ts';
import type { Report } from './worker.ts';
import { readText, writeFormatted } from '../fault-matrix/matrix-files.ts';
import { withMutants } from '../fault-matrix/matrix-summary.ts';

/*
 * `npm run mutants` serves a sample of the mutants of the reference to the suites and writes locspec-report/mutants.ndjson,
 * a list of the survivors beside it, and a table.
 *
 *   -- --family data|code   one family        --sample N|all   another number of mutants
 *      --area NAME[,NAME]   some areas        --seed N         others
 *      --kind NAME          one kind          --shard i/n      a part of them
 *      --write              docs/matrix.md   --resume         goes on where a run of the same flags was stopped
 */

const FOLDER = fileURLToPath(new URL('../../locspec-report/', import.meta.url));
const ROWS = `${FOLDER}mutants.ndjson`;
const SURVIVORS = `${FOLDER}mutants-survived.md`;
const FOUND = `${FOLDER}mutants-found.json`;
const BUNDLE = `${FOLDER}mutants-bundle.mjs`;
const SAMPLE_SIZE = 84;
/** Longer than all checks and the comparison take on a busy machine. */
const MAX_TIME_MS = 600_000;
/** Each import of the bundle stays in memory. */
const MAX_MUTANTS_OF_PROCESS = 100;

// Of each row: a run that is resumed may have rows of several.
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const { values: flags } = parseArgs({
  options: {
    ...{ family: { type: 'string' }, area: { type: 'string' }, kind: { type: 'string' } },
    ...{ sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    ...{ shard: { type: 'string', default: '1/1' }, processes: { type: 'string', default: '2' } },
    ...{ resume: { type: 'boolean', default: false } },
    write: { type: 'boolean', default: false },
  },
});
const families = FAMILIES.filter((family) => (flags.family ?? family) === family);
const areas = AREAS.filter((area) => flags.area === undefined || flags.area.split(',').includes(area));
const [shard, shards] = flags.shard.split('/').map(Number) as [number, number];
const size = flags.sample === 'all' ? Infinity : Number(flags.sample ?? SAMPLE_SIZE);

mkdirSync(FOLDER, { recursive: true });
if (!flags.resume) for (const file of [ROWS, FOUND]) rmSync(file, { force: true });
const mutants = listMutants(await readFound(), BUNDLE).filter(
  ({ family, area, kind }) => families.includes(family) && areas.includes(area) && (flags.kind ?? kind) === kind,
);
const chosen = sampleMutants(mutants, size, Number(flags.seed)).filter((_, index) => index % shards === shard - 1);
const done = new Set(readRows().map(({ mutant }) => mutant));
const waiting = chosen.filter(({ id }) => !done.has(id));
process.stdout.write(`${mutants.length} mutants, ${chosen.length} of them served, ${waiting.length} to go\n`);
await Promise.all(Array.from({ length: Number(flags.processes) }, () => runWaiting()));

const ids = new Set(chosen.map(({ id }) => id));
const rows = readRows().filter(({ mutant }) => ids.has(mutant));
writeFileSync(SURVIVORS, describeSurvivors(rows));
const lines = summarizeMutants(rows, Number(flags.seed));
process.stdout.write(`\n${mutantTable(lines)}\n\n${describeSurvivors(rows)}`);
if (flags.write) {
  const merged = mergeLines(JSON.parse(readText('docs/mutants.json')) as readonly MutantLine[], lines);
  await writeFormatted('docs/mutants.json', JSON.stringify(merged));
  await writeFormatted('docs/matrix.md', withMutants(readText('docs/matrix.md'), mutantsSection(merged)));
}
process.exit();

function readRows(): readonly ServedRow[] {
  if (!existsSync(ROWS)) return [];
  const lines = readFileSync(ROWS, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as ServedRow);
}

async function readFound(): Promise<Found> {
  if (!existsSync(FOUND)) writeFileSync(FOUND, JSON.stringify(await findMutations(families, areas, BUNDLE)));
  return JSON.parse(readFileSync(FOUND, 'utf8')) as Found;
}

/** Takes mutants from those that wait, one after another, and serves each in a process that may be ended. */
async function runWaiting(): Promise<void> {
  let worker = startWorker();
  let served = 0;
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { row, isUsable } = await runIn(worker, mutant);
    appendFileSync(ROWS, `${JSON.stringify({ ...row, commit } satisfies ServedRow)}\n`);
    const { result, difference, requirement, seconds } = row;
    process.stdout.write(`${result} ${difference?.kind ?? requirement ?? ''} ${seconds} s · ${row.mutant}\n`);
    served += 1;
    if (isUsable && served % MAX_MUTANTS_OF_PROCESS > 0) continue;
    worker.kill('SIGKILL');
    worker = startWorker();
  }
  worker.kill('SIGKILL');
}

function startWorker(): ChildProcess {
  return fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [FOUND, BUNDLE]);
}

/** Serves a mutant in a process, which is of no more use when it exits or takes too long. */
function runIn(worker: ChildProcess, mutant: Mutant): Promise<{ readonly row: MutantRow; readonly isUsable: boolean }> {
  const { id, family, area, kind } = mutant;
  const start = Date.now();
  return new Promise((resolve) => {
    let before: MutantRow | undefined;
    const end = (row: MutantRow, isUsable: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve({ row, isUsable });
    };
    /** What ends during the comparison was not noticed by the checks. */
    const give = (result: 'timed out' | 'crashed') => {
      const seconds = (Date.now() - start) / 1000;
      const row: MutantRow = before
        ? { ...before, difference: { kind: 'stated', shownBy: `the comparison ${result}` } }
        : { ...{ mutant: id, family, area, kind }, result, seconds };
      end(row, false);
    };
    const timer = setTimeout(() => give('timed out'), MAX_TIME_MS);
    worker.on('message', ({ row, isDone }: Report) => {
      if (isDone) end(row, true);
      else before = row;
    });
    worker.on('exit', () => give('crashed'));
    worker.send(id);
  });
}
