import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { format, resolveConfig } from 'prettier';
import { matrixPage, summarize, withTable } from './matrix-summary.ts';
import type { Matrix } from './matrix-summary.ts';
import type { Cell, Row } from './matrix-rows.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const written = () => JSON.parse(read('docs/matrix.json')) as Matrix;
const formatted = async (text: string, filepath: string) =>
  format(text, { ...(await resolveConfig(filepath)), filepath });

test('the numbers in README are those of docs/matrix.json', async () => {
  const readme = read('README.md');
  expect(await formatted(withTable(readme, written()), 'README.md')).toBe(readme);
});

test('docs/matrix.md says what docs/matrix.json says', async () => {
  expect(await formatted(matrixPage(written()), 'docs/matrix.md')).toBe(read('docs/matrix.md'));
});

test('every fault of what is stated was noticed, and no service without a fault was blamed', () => {
  const { survivors, falseAlarms, lines } = written();
  expect(survivors).toEqual([]);
  expect(falseAlarms.alarms).toEqual([]);
  expect(falseAlarms.combinations).toBeGreaterThan(10);
  expect(
    lines.filter(({ standing, noticed, faults }) => standing === 'stated' && noticed.reference !== faults),
  ).toEqual([]);
});

test('at least a hundred faults of the language and the lists are known, of which 88 % show without a dataset', () => {
  const { reading, members } = written().lesser;
  expect(reading.faults + members.faults).toBeGreaterThanOrEqual(100);
  expect(reading.noticed / reading.faults).toBeGreaterThanOrEqual(0.88);
});

const cell = (result: Cell['result'], ...by: string[]): Cell => ({ result, found: [], by, cases: 3 });
const row = (fault: string, cells: Row['cells'], area = 'croql'): Row => ({
  ...{ fault, area, cells },
  breaks: 'croql.operator.and',
  standing: 'stated',
});

test('rows are added up by area, by oracle and by the only check that detects a fault', () => {
  const [both, one, none] = [cell('named', 'a', 'b'), cell('noticed', 'a'), cell('missed')];
  const matrix = summarize(
    [
      row('f', { reference: both, records: none, metamorphic: one }),
      row('g', { reference: one, records: none, metamorphic: none }),
      row('h', { reference: { result: 'missed', found: [], by: [] } }, 'oauth'),
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
  expect(matrix.uniqueKills).toEqual({ a: 1 });
  expect(matrix.cases).toEqual({ f: 3, g: 3 });
});

test('a text without a place for the table is refused', () => {
  expect(() => withTable('no markers', written())).toThrow(/no place for the table/);
});
