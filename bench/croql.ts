import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse as celParse } from '@marcbachmann/cel-js';
import { LogicEngine } from 'json-logic-engine';
import jsonata from 'jsonata';
import siftModule from 'sift';
import { BENCH_QUERIES, type BenchQuery } from './croql-queries.ts';
import { benchStrings, benchContext, type BenchString } from './croql-records.ts';
import type { MeasureId, Report } from './measures.ts';
import { median } from './statistics.ts';

// What is published: what runs the sources marks each function with its name, which costs a parser half of its speed.
const PUBLISHED = new URL('../dist/croql/croql.js', import.meta.url).href;
const { check, compile } = (await import(PUBLISHED)) as typeof import('../croql/croql.ts');

const RECORDS = 100_000;
const NAMES = ['by hand', 'locspec', 'cel-js', 'json-logic', 'sift', 'jsonata'] as const;
type Name = (typeof NAMES)[number];

/** Counts the matching records with one of the languages; null if the language cannot express the query. */
type Counter = ((records: readonly BenchString[]) => number | Promise<number>) | null;

/** Measures how fast CroQL filters, relative to predicates written by hand, and how long it takes to compile. */
export async function benchCroql({ print, note }: Report): Promise<void> {
  const records = benchStrings(RECORDS);
  print(`CroQL: ${RECORDS} records, each time as a multiple of the predicate by hand, medians of interleaved rounds\n`);
  print(formatRow('', ['by hand, ms', ...NAMES.slice(1)]));
  const ratios: (readonly number[])[] = [];
  for (const query of BENCH_QUERIES) {
    const { counts, times } = await measure(createCounters(query), records);
    const expected = counts.get('by hand');
    for (const [name, count] of counts) {
      if (count !== expected) throw new Error(`${query.title}: ${name} counts ${count}, by hand it is ${expected}`);
    }
    const byHand = times.get('by hand')!;
    ratios.push(times.get('locspec')!.map((time, round) => time / byHand[round]!));
    const base = median(byHand);
    const cells = NAMES.slice(1).map((name) =>
      times.has(name) ? `${(median(times.get(name)!) / base).toFixed(2)} ×` : '—',
    );
    print(formatRow(query.title, [base.toFixed(2), ...cells]));
  }
  print('');
  const mean = (all: readonly number[]) => Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
  const rounds = ratios[0]!.map((_, round) => mean(ratios.map((all) => all[round]!)));
  note('croql.mean', ...rounds);
  note('croql.worst', ...ratios.toSorted((one, other) => median(other) - median(one))[0]!);
  benchCompile(note);
  benchKept(note);
}

function createCounters(query: BenchQuery): Readonly<Record<Name, Counter>> {
  const checked = check(query.croql);
  if (!checked.ok) throw new Error(`${query.title} is not valid`);
  const counting = (matches: (record: BenchString) => unknown) => (records: readonly BenchString[]) => {
    let count = 0;
    for (const record of records) if (matches(record)) count++;
    return count;
  };
  const cel = celParse(query.cel);
  const sift = siftModule as unknown as (query: object) => (record: unknown) => boolean;
  const filter = jsonata(`$count($[${query.jsonata}])`);
  return {
    'by hand': counting(query.byHand),
    locspec: counting(compile(checked.query, benchContext)),
    'cel-js': counting((r) => cel({ r })),
    'json-logic': counting(new LogicEngine().build(query.jsonLogic) as (record: BenchString) => unknown),
    sift: query.sift && counting(sift(query.sift)),
    jsonata: (all) => filter.evaluate(all),
  };
}

async function measure(counters: Readonly<Record<Name, Counter>>, records: readonly BenchString[]) {
  const counts = new Map<Name, number>();
  const times = new Map<Name, number[]>();
  // Fast languages need many rounds for a precise ratio, slow ones only a few.
  for (let round = 0; round < 25; round++) {
    // Each round begins with another language.
    for (let turn = 0; turn < NAMES.length; turn++) {
      const name = NAMES[(turn + round) % NAMES.length]!;
      const counter = counters[name];
      if (!counter || (round >= 5 && NAMES.indexOf(name) > 1)) continue;
      const start = performance.now();
      counts.set(name, await counter(records));
      times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
  return { counts, times };
}

/** Measures the time from text to predicate, for known and for new shapes of expressions. */
function benchCompile(note: Report['note']): void {
  const make = (text: string) => {
    const checked = check(text);
    if (!checked.ok) throw new Error(text);
    return compile(checked.query, benchContext);
  };
  const noteMicros = (id: MeasureId, texts: readonly string[]) => {
    const each = texts.map((text) => {
      const start = performance.now();
      make(text);
      return (performance.now() - start) * 1000;
    });
    note(id, ...each);
  };
  let serial = 0;
  const texts = (count: number, write: (number: number) => string) =>
    Array.from({ length: count }, () => write(serial++));
  const alike = (number: number) =>
    BENCH_QUERIES[number % BENCH_QUERIES.length]!.croql.replaceAll('0 )', `${number} )`);
  // Each number gives other signs, words and numbers of operands, and so code that was never made before.
  const unlike = (number: number) =>
    [...number.toString(3).padStart(9, '0')]
      .map(
        (digit) =>
          ['is hidden', 'max length > 3', 'count of translations where (user = @user:"bob") > 0'][Number(digit)],
      )
      .slice(-3 - (number % 3))
      .join(number % 2 ? ' and ' : ' or ') +
    ` or identifier ${number % 5 ? '=' : '!='} "k" ${'and is visible '.repeat(number % 17)}`;
  texts(3000, alike).forEach(make);
  texts(3000, unlike).forEach(make);
  noteMicros('croql.known-shape', texts(2000, alike));
  noteMicros('croql.new-shape', texts(2000, unlike));
}

/** Measures what predicates of different shapes hold in memory, and fails if any is wrong. */
function benchKept(note: Report['note']): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const records = benchStrings(100);
  const before = heap();
  const kept = Array.from({ length: 10_000 }, (_, number) => {
    const digits = [...number.toString(2).padStart(14, '0')];
    const checked = check(
      digits.map((digit, bit) => (digit === '1' ? 'is hidden' : `max length > ${bit}`)).join(' or '),
    );
    if (!checked.ok) throw new Error(`shape ${number} is not valid`);
    return compile(checked.query, benchContext);
  });
  note('croql.kept-shapes', heap() - before);
  if (kept.some((matches) => !records.some(matches))) throw new Error('A kept predicate selects nothing.');
}

const formatRow = (title: string, cells: readonly string[]) =>
  title.padEnd(31) + cells.map((cell) => cell.padStart(12)).join('');
