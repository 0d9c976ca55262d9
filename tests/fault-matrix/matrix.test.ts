import { expect, test } from 'vitest';
import { formatFor, readText } from './matrix-files.ts';
import { blameSection, quickSection } from './blame.ts';
import type { BlameSummary, QuickSummary } from './blame.ts';
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
import type { Cell, Row } from './matrix-rows.ts';

const readMatrix = () => JSON.parse(readText('docs/matrix.json')) as Matrix;

test('the numbers in README are those of docs/matrix.json', async () => {
  const readme = readText('README.md');
  expect(await formatFor('README.md', withTable(readme, readMatrix()))).toBe(readme);
});

test('docs/matrix.md says what docs/matrix.json says', async () => {
  const page = readText('docs/matrix.md');
  expect(
    await formatFor(
      'docs/matrix.md',
      matrixPage(readMatrix(), { quick: findQuick(page), blame: findBlame(page), mutants: findMutants(page) }),
    ),
  ).toBe(page);
});

test('docs/matrix.md says what docs/quick.json says', async () => {
  const page = readText('docs/matrix.md');
  const summary = JSON.parse(readText('docs/quick.json')) as QuickSummary;
  expect(await formatFor('docs/matrix.md', withQuick(page, quickSection(summary)))).toBe(page);
});

test('docs/matrix.md says what docs/blame.json says, and the first finding is right of nearly every fault', async () => {
  const summary = JSON.parse(readText('docs/blame.json')) as BlameSummary;
  const page = readText('docs/matrix.md');
  expect(await formatFor('docs/matrix.md', withBlame(page, blameSection(summary)))).toBe(page);
  const [faults, named] = [
    summary.lines.reduce((all, line) => all + line.faults, 0),
    summary.lines.reduce((all, line) => all + line.named, 0),
  ];
  expect(named / faults).toBeGreaterThanOrEqual(0.9);
});

test('every fault of what is stated was noticed, and no service without a fault was blamed', () => {
  const { survivors, falseAlarms, lines } = readMatrix();
  expect(survivors).toEqual([]);
  expect(falseAlarms.alarms).toEqual([]);
  expect(falseAlarms.combinations).toBeGreaterThan(10);
  expect(
    lines.filter(({ standing, noticed, faults }) => standing === 'stated' && noticed.reference !== faults),
  ).toEqual([]);
});

test('at least a hundred faults of the language and the lists are known, of which 96 show without a dataset', () => {
  const { reading, members } = readMatrix().lesser;
  expect(reading.faults + members.faults).toBeGreaterThanOrEqual(100);
  // The others need a value that the records of a target may not hold; a share would fall with each fault of that kind.
  expect(reading.noticed).toBeGreaterThanOrEqual(96);
});

const cell = (result: Cell['result']): Cell => ({ result, found: [], cases: 3 });
const row = (fault: string, cells: Row['cells'], area = 'croql'): Row => ({
  ...{ fault, area, cells },
  breaks: 'croql.operator.and',
  standing: 'stated',
});

test('rows are added up by area, and by oracle', () => {
  const [both, one, none] = [cell('named'), cell('noticed'), cell('missed')];
  const matrix = summarize(
    [
      row('f', { reference: both, records: none, metamorphic: one }),
      row('g', { reference: one, records: none, metamorphic: none }),
      row('h', { reference: { result: 'missed', found: [] } }, 'oauth'),
    ],
    { combinations: 1, alarms: [] },
  );
  expect(matrix.lines).toEqual([
    {
      area: 'croql',
      standing: 'stated',
      faults: 2,
      named: 1,
      noticed: { reference: 2, records: 0, metamorphic: 1, lesser: 1 },
    },
    { area: 'oauth', standing: 'stated', faults: 1, named: 0, noticed: { reference: 0 } },
  ]);
  expect(matrix.survivors).toEqual(['h']);
  expect(matrix.survivorsOfLesser).toEqual(['g']);
  expect(matrix.cases).toEqual({ f: 3, g: 3 });
});

test('a text without a place for the table is refused', () => {
  expect(() => withTable('no markers', readMatrix())).toThrow(/no place between/);
});
