import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksOf, runOracle } from '../croql-run.ts';
import { gapCombinations } from '../gap-combinations.ts';
import { waiting } from './matrix-rows.ts';
import type { Row } from './matrix-rows.ts';
import { readText, writeFormatted } from './matrix-files.ts';
import { findMutants, matrixPage, summarize, withTable } from './matrix-summary.ts';
import type { Matrix } from './matrix-summary.ts';
import { requirements } from '../../spec/requirements/requirements.ts';

/*
 * `npm run matrix` looks at every fault with every check, which takes some minutes, and writes docs/matrix.json,
 * docs/matrix.md, the table in README and, with everything that was found, locspec-report/matrix.ndjson.
 *
 * `npm run matrix -- --resume` goes on where a run was stopped, `npm run matrix -- --so-far` writes what it has looked at
 * by then and says how many faults wait. `npm run matrix -- croql.greater lists.` looks at the
 * faults whose names begin so, prints what was found, and writes nothing.
 */

const root = new URL('../../', import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));
const FULL = at('locspec-report/matrix.ndjson');
const words = process.argv.slice(2);
const part = words.find((word) => /^\d+\/\d+$/.test(word));
const beginnings = words.filter((word) => word !== part && !word.startsWith('--'));

if (part !== undefined) {
  await look(part);
  // An app that was made to hang would keep the process alive.
  process.exit();
} else if (beginnings.length > 0) await show();
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
  if (!existsSync(FULL)) return [];
  const lines = readFileSync(FULL, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
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
  await writeFormatted('docs/matrix.json', JSON.stringify(matrix));
  await writeFormatted('docs/matrix.md', matrixPage(matrix, findMutants(readText('docs/matrix.md'))));
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
