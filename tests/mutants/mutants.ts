import { execFileSync, fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { findMutations, listMutants, sampleMutants } from './catalogue.ts';
import type { Found } from './catalogue.ts';
import { AREAS, FAMILIES } from './mutant.ts';
import type { Difference, Verdict } from './mutant.ts';
import { describeSurvivors, mergeLines, mutantsSection, mutantTable, summarizeMutants } from './mutant-summary.ts';
import type { MutantLine, ServedRow } from './mutant-summary.ts';
import { runMutant } from './run-mutant.ts';
import type { Answer, Task } from './worker.ts';
import type { Verdict as Conclusion } from '../../reports/conformance.ts';
import { readText, writeFormatted } from '../fault-matrix/matrix-files.ts';
import { withMutants } from '../fault-matrix/matrix-summary.ts';

/*
 * `npm run mutants` compares a sample of mutants with the reference, serves those to the suites that differ, and writes locspec-report/mutants.ndjson,
 * a list of the survivors beside it, and a table.
 *
 *   -- --family data|code   one family        --sample N|all   another number of mutants
 *      --area NAME[,NAME]   some areas        --seed N         others
 *      --kind NAME          one kind          --shard i/n      a part of them
 *      --write              docs/matrix.md   --resume         goes on where a run of the same flags was stopped
 *                                            --so-far         adds up what such a run has served
 */

const FOLDER = fileURLToPath(new URL('../../locspec-report/', import.meta.url));
const ROWS = `${FOLDER}mutants.ndjson`;
const SURVIVORS = `${FOLDER}mutants-survived.md`;
const FOUND = `${FOLDER}mutants-found.json`;
const BUNDLE = `${FOLDER}mutants-bundle.mjs`;
const SAMPLE_SIZE = 84;
/** Longer than all checks, or the comparison, take on a busy machine. */
const MAX_TIME_MS = 200_000;
/** Each import of the bundle stays in memory. */
const MAX_TASKS_OF_PROCESS = 120;

// Of each row: a run that is resumed may have rows of several.
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

const { values: flags } = parseArgs({
  options: {
    ...{ family: { type: 'string' }, area: { type: 'string' }, kind: { type: 'string' } },
    ...{ sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    ...{ shard: { type: 'string', default: '1/1' }, processes: { type: 'string', default: '2' } },
    ...{ resume: { type: 'boolean', default: false } },
    ...{ write: { type: 'boolean', default: false }, 'so-far': { type: 'boolean', default: false } },
  },
});
const families = FAMILIES.filter((family) => (flags.family ?? family) === family);
const areas = AREAS.filter((area) => flags.area === undefined || flags.area.split(',').includes(area));
const [shard, shards] = flags.shard.split('/').map(Number) as [number, number];
const size = flags.sample === 'all' ? Infinity : Number(flags.sample ?? SAMPLE_SIZE);

mkdirSync(FOLDER, { recursive: true });
if (!flags.resume && !flags['so-far']) for (const file of [ROWS, FOUND]) rmSync(file, { force: true });
const mutants = listMutants(await readFound(), BUNDLE).filter(
  ({ family, area, kind }) => families.includes(family) && areas.includes(area) && (flags.kind ?? kind) === kind,
);
const chosen = sampleMutants(mutants, size, Number(flags.seed)).filter((_, index) => index % shards === shard - 1);
const done = new Set(readRows().map(({ mutant }) => mutant));
const waiting = flags['so-far'] ? [] : chosen.filter(({ id }) => !done.has(id));
process.stdout.write(`${mutants.length} mutants, ${chosen.length} of them served, ${waiting.length} to go\n`);
await Promise.all(Array.from({ length: Number(flags.processes) }, () => runWaiting()));

const ids = new Set(chosen.map(({ id }) => id));
const rows = readRows().filter(({ mutant }) => ids.has(mutant));
writeFileSync(SURVIVORS, describeSurvivors(rows));
const broken = new Map(mutants.flatMap(({ id, breaks }) => (breaks === undefined ? [] : [[id, breaks] as const])));
const lines = summarizeMutants(rows, Number(flags.seed), broken);
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

/** Takes mutants from those that wait, one after another, and asks a process about each that may be ended. */
async function runWaiting(): Promise<void> {
  const worker = createWorker();
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const row = await runMutant(mutant, {
      compare: async ({ id }) => {
        const answer = await worker.ask({ id, task: 'compare' });
        return typeof answer === 'string'
          ? { kind: 'stated', shownBy: `the comparison ${answer}` }
          : (answer as Difference);
      },
      serve: async ({ id }) => {
        const answer = await worker.ask({ id, task: 'serve' });
        return typeof answer === 'string' ? { result: answer } : (answer as Verdict);
      },
      // A run that does not end says nothing.
      conclude: async ({ id }) => {
        const answer = await worker.ask({ id, task: 'conclude' });
        return typeof answer === 'string' ? 'inconclusive' : (answer as { concluded: Conclusion }).concluded;
      },
      serveWithoutDataset: async ({ id }) => {
        const answer = await worker.ask({ id, task: 'serveWithoutDataset' });
        return typeof answer !== 'string' && (answer as { isNoticed: boolean }).isNoticed;
      },
    });
    appendFileSync(ROWS, `${JSON.stringify({ ...row, commit } satisfies ServedRow)}\n`);
    const { result, verdict = '', difference, requirement = '', seconds } = row;
    process.stdout.write(`${result} ${verdict} ${difference.kind} ${requirement} ${seconds} s · ${row.mutant}\n`);
  }
  worker.end();
}

/** Asks a process, and starts another when it exits or takes too long, and now and then. */
function createWorker() {
  const start = () => fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [FOUND, BUNDLE]);
  let worker = start();
  let tasks = 0;
  const end = () => worker.kill('SIGKILL');
  const restart = () => {
    end();
    worker = start();
  };
  const ask = (task: Task) =>
    new Promise<Answer | 'timed out' | 'crashed'>((resolve) => {
      const give = (answer: Answer | 'timed out' | 'crashed') => {
        clearTimeout(timer);
        worker.removeAllListeners();
        tasks += 1;
        if (typeof answer === 'string' || tasks % MAX_TASKS_OF_PROCESS === 0) restart();
        resolve(answer);
      };
      const timer = setTimeout(() => give('timed out'), MAX_TIME_MS);
      worker.on('message', (answer: Answer) => give(answer));
      worker.on('exit', () => give('crashed'));
      worker.send(task);
    });
  return { ask, end };
}
