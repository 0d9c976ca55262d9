import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksOf, runOracle } from '../croql-run.ts';
import { gapCombinations } from '../gap-combinations.ts';
import { blameSection, listBlames, quickSection, summarizeBlame, summarizeQuick } from './blame.ts';
import type { Blame } from './blame.ts';
import { waiting } from './matrix-rows.ts';
import type { Row } from './matrix-rows.ts';
import { readText, writeFormatted } from './matrix-files.ts';
import {
  findBlame,
  findMutants,
  findQuick,
  matrixPage,
  summarize,
  withBlame,
  withQuick,
  withTable,
} from './matrix-summary.ts';
import type { Matrix } from './matrix-summary.ts';
import { requirements } from '../../spec/requirements/requirements.ts';

/*
 * `npm run matrix` looks at every fault with every check, which takes some minutes, and writes docs/matrix.json,
 * docs/matrix.md, the table in README and, with everything that was found, locspec-report/matrix.ndjson.
 *
 * `npm run matrix -- --resume` goes on where a run was stopped, `npm run matrix -- --so-far` writes what it has looked at
 * by then and says how many faults wait. `npm run matrix -- croql.greater lists.` looks at the
 * faults whose names begin so, prints what was found, and writes nothing.
 *
 * `npm run matrix -- --blame` looks at what the first finding of each fault names, and writes docs/blame.json and its section of
 * docs/matrix.md; with `--resume` it goes on, with `--so-far` it writes what it has looked at. `npm run matrix -- --quick` does
 * the same at depth `quick`, and counts what has a finding at all.
 */

const root = new URL('../../', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));
const FULL = at('locspec-report/matrix.ndjson');
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const FIRST = at(`locspec-report/${isQuick ? 'quick' : 'blame'}.ndjson`);
const part = words.find((word) => /^\d+\/\d+$/.test(word));
const beginnings = words.filter((word) => word !== part && !word.startsWith('--'));

if (part !== undefined) {
  await look(part);
  // An app that was made to hang would keep the process alive.
  process.exit();
} else if (isQuick || words.includes('--blame')) await blame();
else if (beginnings.length > 0) await show();
else await all();

/** Faults whose names begin as asked, on the terminal. */
async function show(): Promise<void> {
  for (const { fault, look } of waiting().filter(({ fault }) => beginnings.some((start) => fault.startsWith(start))))
    print(fault, await look());
}

function print(fault: string, { breaks, cells }: Row): void {
  const shown = Object.entries(cells).map(
    ([oracle, { result, found, cases }]) =>
      `${oracle} ${result}${result === 'named' ? '' : ` ${found.slice(0, 4).join(', ')}`}${cases ? ` at ${cases}` : ''}`,
  );
  process.stdout.write(`${fault} → ${breaks}: ${shown.join(' · ')}\n`);
}

/** One part of all faults, into the full file. */
async function look(which: string): Promise<void> {
  const [own, of] = which.split('/').map(Number) as [number, number];
  const before = new Set(readRows().map(({ fault }) => fault));
  for (const [index, { fault, look: lookAt }] of waiting().entries()) {
    if (index % of !== own - 1 || before.has(fault)) continue;
    const row = await lookAt();
    appendFileSync(FULL, `${JSON.stringify(row)}\n`);
    print(fault, row);
  }
}

function readRows(): readonly Row[] {
  return readLines<Row>(FULL);
}

function readLines<Line>(file: string): readonly Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}

/** What the first finding of each fault names. */
async function blame(): Promise<void> {
  mkdirSync(at('locspec-report'), { recursive: true });
  const isSoFar = words.includes('--so-far');
  if (!isSoFar && !words.includes('--resume')) rmSync(FIRST, { force: true });
  const known = new Map(readLines<Blame>(FIRST).map((row) => [row.fault, row]));
  const all = listBlames(isQuick ? 'quick' : undefined);
  // Each seventh fault, then each next to it: a part of them is of every area.
  const inTurn = [0, 1, 2, 3, 4, 5, 6].flatMap((turn) => all.filter((_, index) => index % 7 === turn));
  for (const { fault, look: lookAt } of isSoFar ? [] : inTurn.filter((one) => !known.has(one.fault))) {
    const row = await lookAt();
    known.set(fault, row);
    appendFileSync(FIRST, `${JSON.stringify(row)}\n`);
    process.stdout.write(
      `${row.first === row.breaks ? 'named' : `${row.breaks}: ${row.first ?? 'nothing'}`} · ${fault}\n`,
    );
  }
  const rows = all.flatMap(({ fault }) => known.get(fault) ?? []);
  const left = all.length - rows.length;
  const page = readText('docs/matrix.md');
  if (isQuick) {
    const summary = summarizeQuick(rows, left);
    await writeFormatted('docs/quick.json', JSON.stringify(summary));
    await writeFormatted('docs/matrix.md', withQuick(page, quickSection(summary)));
  } else {
    const summary = summarizeBlame(rows, left);
    await writeFormatted('docs/blame.json', JSON.stringify(summary));
    await writeFormatted('docs/matrix.md', withBlame(page, blameSection(summary)));
  }
  process.exit();
}

/** Everything, in two processes, and what is written of it. */
async function all(): Promise<void> {
  mkdirSync(at('locspec-report'), { recursive: true });
  const isSoFar = words.includes('--so-far');
  if (!isSoFar) {
    if (!words.includes('--resume')) rmSync(FULL, { force: true });
    await Promise.all(['1/2', '2/2'].map(processFor));
  }
  const rows = new Map(readRows().map((row) => [row.fault, row]));
  const every = waiting();
  const inOrder = every.flatMap(({ fault }) => rows.get(fault) ?? []);
  const left = every.length - inOrder.length;
  if (left > 0 && !isSoFar) throw new Error(`${left} faults were not looked at`);
  const matrix = summarize(inOrder, await falseAlarms(), left);
  const page = readText('docs/matrix.md');
  await writeFormatted('docs/matrix.json', JSON.stringify(matrix));
  await writeFormatted(
    'docs/matrix.md',
    matrixPage(matrix, { quick: findQuick(page), blame: findBlame(page), mutants: findMutants(page) }),
  );
  await writeFormatted('README.md', withTable(readText('README.md'), matrix));
}

function processFor(which: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), which], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`part ${which} of the matrix ended with ${code}`)),
    );
  });
}

/** Findings about services that have no fault and answer gaps in other ways, and say so. */
async function falseAlarms(): Promise<Matrix['falseAlarms']> {
  const combinations = gapCombinations();
  const alarms: string[] = [];
  for (const [index, answers] of combinations.entries()) {
    const edition = index % 2 === 0 ? 'hosted' : 'enterprise';
    const mine = checksOf.reference.filter((check) => check.edition === edition);
    const outcomes = await runOracle('reference', { answers }, { answers: answers as Record<string, string> }, mine);
    for (const { requirement, title } of outcomes.flatMap(({ findings }) => findings))
      if (requirements[requirement].standing !== 'assumed')
        alarms.push(`${requirement}: ${title} (${JSON.stringify(answers)})`);
  }
  return { combinations: combinations.length, alarms };
}
