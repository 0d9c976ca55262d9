import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './child-process.ts';
import type { Report } from './measures.ts';
import { sampleProcesses } from './processes.ts';
import { median } from './statistics.ts';
import { openStream, startLine } from '../reports/stream.ts';
import { plan } from '../run/test-plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const { check, compile } = (await import(
  new URL('../dist/croql/croql.js', import.meta.url).href
)) as typeof import('../croql/croql.ts');
/** Pages of each kind, of which the median counts. */
const PAGES = 9;

/** How time and memory grow with the size of a dataset, an expression, a file of records, a report and its shards. */
export async function benchGrowth(report: Report): Promise<void> {
  const { print, grow } = report;
  const folder = mkdtempSync(join(tmpdir(), 'locspec-growth-'));
  const row: Report['grow'] = (grown) => {
    const { what, size, ms, mb } = grown;
    print(
      `${what.padEnd(44)}${String(size).padStart(10)}${ms.toFixed(2).padStart(12)}${mb === undefined ? '' : mb.toFixed(2).padStart(12)}`,
    );
    grow(grown);
  };
  print(`${''.padEnd(44)}${'size'.padStart(10)}${'ms'.padStart(12)}${'MB'.padStart(12)}`);
  try {
    for (const size of [1_000, 10_000, 100_000, 1_000_000]) await growDataset(report, row, folder, size);
    for (const size of [10, 100, 1_000]) growExpression(row, size);
    for (const size of [10_000, 100_000, 1_000_000]) await growRecords(row, folder, size);
    for (const size of [100, 1_000, 10_000])
      await growReport(row, 'report of this number of checks, merged', folder, size, size, 1);
    for (const size of [2, 8, 32])
      await growReport(row, 'shards of a report of 4 000 checks, merged', folder, size, 4_000, size);
    print('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A string of average size. */
const createString = (id: number) => ({
  id,
  identifier: `menu.item-${id}`,
  text: `save the file ${id % 1_000}`,
  'max length': id % 70,
  'is hidden': id % 4 === 0,
  added: `2024-0${1 + (id % 9)}-1${id % 10} 10:00:00`,
  translations: [],
});

async function growDataset({ note }: Report, row: Report['grow'], folder: string, size: number): Promise<void> {
  const file = join(folder, 'dataset.json');
  await writeLines(
    file,
    size,
    (id) => `${id === 1 ? DATASET_START : ','}${JSON.stringify(createString(id))}${id === size ? ']}]}' : ''}`,
  );
  const { startedAt, pid, said, stop } = serve([
    MAIN,
    'mock',
    '--port',
    '0',
    '--enterprise-port',
    '0',
    '--json',
    '--token',
    '--data',
    file,
  ]);
  const { baseUrl, token } = JSON.parse(await said) as { readonly baseUrl: string; readonly token: string };
  const ms = performance.now() - startedAt;
  const [{ resident: mb } = { resident: Number.NaN }] = sampleProcesses(pid);
  const page = async (expression: string, expected: number) => {
    const start = performance.now();
    const address = `${baseUrl}/api/v2/projects/1/strings?croql=${encodeURIComponent(expression)}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { readonly data: readonly unknown[] };
    if (data.length !== expected) throw new Error(`${expression} gives ${data.length} strings, not ${expected}.`);
    return performance.now() - start;
  };
  const pages = async (ask: (number: number) => Promise<number>) => {
    const times: number[] = [];
    for (let number = 0; number < PAGES; number++) times.push(await ask(number));
    return times;
  };
  const scanned = await pages((number) => page(`text = "none ${number}" or identifier = "none"`, 0));
  // The first ones are scanned, and make the index.
  const equal = (number: number) => page(`identifier = "menu.item-${size - number}"`, 1);
  await pages(equal);
  const indexed = await pages((number) => equal(PAGES + number));
  await stop();
  row({ what: 'strings that `locspec mock` loads', size, ms, mb });
  row({ what: 'strings that a page is looked for in, scanned', size, ms: median(scanned) });
  row({ what: 'strings that a page is looked for in, indexed', size, ms: median(indexed) });
  if (size < 1_000_000) return;
  note('dataset.load', ms / 1000);
  note('dataset.memory', mb);
  note('page.indexed', ...indexed);
}

const DATASET_START = `{"users":[{"id":1,"login":"alice"}],"languages":[{"id":"en","name":"English"}],"projects":[{"id":1,"identifier":"big","name":"Big","sourceLanguageId":"en","targetLanguageIds":["en"],"strings":[`;

function growExpression(row: Report['grow'], size: number): void {
  const times = Array.from({ length: PAGES }, (_, number) => {
    const text = Array.from({ length: size }, (__, part) => `max length > ${part + number * size}`).join(' or ');
    const start = performance.now();
    const checked = check(text);
    if (!checked.ok) throw new Error(`An expression of ${size} parts is not valid.`);
    compile(checked.query, { now: new Date(0), user: () => undefined, language: () => undefined })({ 'max length': 1 });
    return performance.now() - start;
  });
  row({ what: 'comparisons in an expression, compiled', size, ms: median(times) });
}

async function growRecords(row: Report['grow'], folder: string, size: number): Promise<void> {
  const file = join(folder, 'records.ndjson');
  await writeLines(file, size, (id) => `${JSON.stringify(createString(id))}\n`);
  const { ms, mb, output } = await runProgram([
    'croql',
    'eval',
    '--json',
    '--data',
    file,
    'max length = 69 and is hidden',
  ]);
  const expected = Array.from({ length: size }, (_, index) => index + 1).filter((id) => id % 70 === 69 && id % 4 === 0);
  const { ids } = JSON.parse(output) as { readonly ids: readonly number[] };
  if (String(ids) !== String(expected)) throw new Error(`eval selects ${ids.length} of ${size} records.`);
  row({ what: 'records in a file that `croql eval` reads', size, ms, mb });
}

async function growReport(
  row: Report['grow'],
  what: string,
  folder: string,
  size: number,
  checks: number,
  shards: number,
): Promise<void> {
  const decided = (Object.keys(requirements) as RequirementId[]).filter((id) => id.startsWith('croql.')).slice(0, 80);
  const places = Array.from({ length: shards }, (_, shard) => {
    const place = join(folder, `part-${shard}`);
    const stream = openStream(join(place, 'run.ndjson'));
    const own = Array.from({ length: checks }, (__, index) => index).filter((index) => index % shards === shard);
    stream.write(startLine({ ...plan, areas: ['croql'], shard: `${shard + 1}/${shards}` }, new Date(0), own.length));
    for (const index of own) {
      const outcome = {
        check: `croql.main.hosted.${index}`,
        status: 'done',
        cites: ['lists.croql'],
        decided,
        findings: [],
        queries: 4_000,
      } as const;
      stream.write({
        line: 'check',
        title: `block ${index}`,
        durationMs: 1,
        outcome: { ...outcome, cites: [...outcome.cites], findings: [] },
      });
    }
    stream.write({
      line: 'end',
      at: new Date(0).toISOString(),
      durationMs: 1,
      ended: 'whole',
      selfTestResult: { passed: 1, of: 1, failures: [] },
    });
    stream.close();
    return place;
  });
  const merged = join(folder, 'merged');
  const { ms } = await runProgram(['report', 'merge', ...places, '--report-dir', merged, '-q']);
  const mb = readdirSync(merged).reduce((sum, name) => sum + statSync(join(merged, name)).size, 0) / 1e6;
  row({ what, size, ms, mb });
  for (const place of [...places, merged]) rmSync(place, { recursive: true });
}

/** Runs a command of the program: its time, the most memory that was seen of it, and its output. */
async function runProgram(args: readonly string[]) {
  const start = performance.now();
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let mb = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const timer = setInterval(() => {
    for (const { resident } of sampleProcesses(child.pid!)) mb = Math.max(mb, resident);
  }, 100);
  await once(child, 'close');
  clearInterval(timer);
  return { ms: performance.now() - start, mb, output };
}

/** Writes a file in parts, so that it may be larger than a text can be. */
async function writeLines(file: string, count: number, write: (number: number) => string): Promise<void> {
  const stream = createWriteStream(file);
  for (let number = 1; number <= count; number += 1) if (!stream.write(write(number))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
}
