import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Gap } from '../gaps/gap.ts';
import { gaps } from '../gaps/gaps.ts';
import { jsonFiles } from '../generate/json-files.ts';
import type { Requirement } from './requirement.ts';
import { requirements, requirementTables, SOURCE_SHA256 } from './requirements.ts';

const ID = /^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const CLAUSE = /^RFC \d{4} \d+(\.\d+)*$/;

/** What is wrong with the sentence of a requirement or of an answer; empty when nothing is. */
function sentenceFaults(text: string): readonly string[] {
  const prose = text.replace(/`[^`]*`/g, 'x');
  return [
    ...(/^[A-Z`'<]/.test(text) ? [] : ['begins in the middle']),
    ...(prose.endsWith('.') ? [] : ['has no period']),
    ...(/[.!?] /.test(prose.slice(0, -1)) ? ['is more than one sentence'] : []),
    ...(/\s{2}|\n/.test(text) ? ['has stray white space'] : []),
    ...(/crowdin/i.test(prose) ? ['names a brand'] : []),
  ];
}

/** Everything that a row of the requirements has to be, by the name of what it is not. */
function faults(id: string, row: Requirement, gapTable: Readonly<Record<string, Gap>>): readonly string[] {
  return [
    ...(ID.test(id) ? [] : ['id is not dotted lower-case words']),
    ...sentenceFaults(row.says),
    ...(row.source === '' ? ['names no section'] : []),
    ...((row.standing === 'standard') === CLAUSE.test(row.clause ?? '') ? [] : ['clause and standing disagree']),
    ...((row.standing === 'assumed') === Object.hasOwn(gapTable, row.gap ?? '') ? [] : ['gap and standing disagree']),
  ];
}

test('every row of the requirements is well-formed', () => {
  for (const [id, row] of Object.entries(requirements)) expect(faults(id, row, gaps), id).toEqual([]);
});

test('a malformed row is noticed', () => {
  const good: Requirement = { says: 'It is so.', source: 'Limits', standing: 'stated', role: 'app' };
  expect(faults('limits.good', good, gaps)).toEqual([]);
  for (const { id = 'limits.good', row, fault } of [
    { id: 'limits', row: {}, fault: 'id is not dotted lower-case words' },
    { id: 'limits.notSo', row: {}, fault: 'id is not dotted lower-case words' },
    { row: { says: 'It is so' }, fault: 'has no period' },
    { row: { says: 'It is so. It is thus.' }, fault: 'is more than one sentence' },
    { row: { says: 'and so it is.' }, fault: 'begins in the middle' },
    { row: { says: 'It is  so.' }, fault: 'has stray white space' },
    { row: { says: 'The Crowdin API is so.' }, fault: 'names a brand' },
    { row: { source: '' }, fault: 'names no section' },
    { row: { standing: 'standard' }, fault: 'clause and standing disagree' },
    { row: { standing: 'standard', clause: 'the RFC' }, fault: 'clause and standing disagree' },
    { row: { clause: 'RFC 6749 5.1' }, fault: 'clause and standing disagree' },
    { row: { standing: 'assumed' }, fault: 'gap and standing disagree' },
    { row: { gap: 'croql.null' }, fault: 'gap and standing disagree' },
  ] as const) {
    expect(faults(id, { ...good, ...row } as Requirement, gaps)).toEqual([fault]);
  }
  expect(faults('limits.good', { ...good, standing: 'assumed', gap: 'croql.nil' as 'croql.null' }, gaps)).toEqual([
    'gap and standing disagree',
  ]);
});

test('no id stands in two tables', () => {
  const ids = requirementTables.flatMap((table) => Object.keys(table));
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(requirements)).toEqual(ids);
});

test('no two requirements say the same', () => {
  const said = Object.values(requirements).map(({ says }) => says);
  expect(said.filter((says, at) => said.indexOf(says) !== at)).toEqual([]);
});

test('each gap that binds somebody is an assumed requirement of the same id', () => {
  const binding = Object.entries<Gap>(gaps).filter(([, { role }]) => role !== undefined);
  const assumed = Object.entries<Requirement>(requirements).filter(([, { standing }]) => standing === 'assumed');
  expect(assumed.map(([id, { says, role, gap }]) => ({ id, says, role, gap }))).toEqual(
    binding.map(([id, { answer, role }]) => ({ id, says: answer, role, gap: id })),
  );
});

test('a stated or standard requirement says what MUST or SHOULD be, and an assumed one what the kit assumes', () => {
  const modal = /\b(?:MUST|SHOULD)(?: NOT)?\b/;
  const rows = Object.entries<Requirement>(requirements);
  expect(rows.filter(([, { says, standing }]) => modal.test(says) !== (standing !== 'assumed'))).toEqual([]);
});

test('the source document is named by a SHA-256 hash', () => {
  expect(SOURCE_SHA256).toMatch(/^[0-9a-f]{64}$/);
});

for (const [name, text] of Object.entries(jsonFiles)) {
  test(`${name} says what its source says`, async () => {
    expect(await readFile(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(text);
  });
}
