import { expect, test } from 'vitest';
import { askedWords, changeWords, leftWords, survivorsByArea, survivorWords } from './strength-words.ts';
import { strengthMarkdown } from './strength-markdown.ts';
import { strengthPage } from './strength-page.ts';
import { compareStrength, countStatuses, readStrength } from '../run/strength.ts';
import type { FaultResult, Strength, StrengthStatus } from '../run/strength.ts';

const operations = ['GET /projects'];

const fault = (id: string, status: StrengthStatus, more: Partial<FaultResult> = {}): FaultResult => ({
  ...{ id, area: 'lists', breaks: 'lists.pagination', says: `A list has ${id}.`, status, ...more },
});

const result = (faults: readonly FaultResult[], more: Partial<Strength> = {}): Strength => ({
  ...{ format: 1, kit: { name: 'locspec', version: '0.1.0' }, source: { sha256: '' }, command: ['npm', 'test'] },
  ...{ date: '2026-01-31T12:00:00.000Z', durationMs: 1_000, ended: 'complete', all: countStatuses(faults) },
  ...{ areas: { lists: countStatuses(faults) }, operations: [], neverRequested: [], faults, resilience: [] },
  runs: { count: 1, concurrency: 1, cleanMs: 1, shortened: 0, savedMs: 0 },
  ...more,
});

for (const { title, says, asked, sentence } of [
  {
    title: 'one place',
    says: 'Every page is the first one.',
    asked: { times: 3, operations, callers: ['fetchAll in src/strings.ts:40'] },
    sentence:
      'No test notices that every page is the first one: fetchAll in src/strings.ts:40 asked GET /projects 3 times.',
  },
  {
    title: 'several places',
    says: 'A + in the query means itself.',
    asked: { times: 1, operations, callers: ['a.ts:1', 'b.ts:2', 'c.ts:3'] },
    sentence: 'No test notices that a + in the query means itself: a.ts:1 and 2 more places asked GET /projects once.',
  },
  {
    title: 'no known place, and a name that keeps its case',
    says: 'expires_in is missing.',
    asked: { times: 2, operations: [...operations, 'POST /oauth/token'], callers: [] },
    sentence: 'No test notices that expires_in is missing: GET /projects and POST /oauth/token were asked 2 times.',
  },
])
  test(`a survivor is told with ${title}`, () => {
    expect(survivorWords(fault('a', 'survived', { says, asked }))).toBe(sentence);
  });

test('many operations are counted', () => {
  expect(askedWords({ times: 9, operations: ['a', 'b', 'c'], callers: [] })).toBe('3 operations were asked 9 times');
});

test('the strength is the share of what was decided, cut so that it never says too much', () => {
  const some = (noticed: number, survived: number) =>
    countStatuses([
      ...Array.from({ length: noticed }, () => fault('a', 'noticed')),
      ...Array.from({ length: survived }, () => fault('b', 'survived')),
      fault('c', 'timed out'),
      fault('d', 'never asked'),
    ]);
  expect(some(2, 1)).toMatchObject({ strength: 66.6, 'timed out': 1, 'never asked': 1 });
  expect(some(999, 1).strength).toBe(99.9);
  expect(some(0, 0).strength).toBe(null);
});

test('of survivors, what the source states comes first, and then what was asked most often', () => {
  const survivor = (id: string, breaks: string, times: number) =>
    fault(id, 'survived', { breaks, asked: { times, operations, callers: [] } });
  const faults = [
    survivor('assumed', 'lists.plus', 9),
    survivor('rarely', 'lists.projects', 1),
    survivor('often', 'lists.projects', 2),
    fault('noticed', 'noticed'),
  ];
  const [[, sorted] = []] = survivorsByArea(result(faults));
  expect(sorted?.map(({ id }) => id)).toEqual(['often', 'rarely', 'assumed']);
});

test('areas and statuses that say nothing are left out', () => {
  const faults = [fault('a', 'survived'), fault('b', 'never asked', { area: 'oauth' })];
  const areas = { lists: countStatuses(faults.slice(0, 1)), oauth: countStatuses(faults.slice(1)) };
  const text = strengthMarkdown(result(faults, { areas }));
  expect(text).toContain('| Area | Strength | Noticed | Survived |\n');
  expect(text).not.toMatch(/OAuth|Timed out/);
  const more = [...faults, fault('c', 'timed out')];
  expect(strengthMarkdown(result(more))).toContain('| Area | Strength | Noticed | Survived | Timed out |\n');
  expect(strengthPage(result(more))).toContain('<th>Timed out</th></tr>');
});

test('how long it takes still', () => {
  expect([1, 45_000, 100_000].map(leftWords)).toEqual(['about 1 s', 'about 45 s', 'about 2 min']);
});

test('what changed since the run before', () => {
  const before = result([fault('a', 'noticed'), fault('b', 'survived'), fault('c', 'survived'), fault('d', 'noticed')]);
  const faults = [fault('a', 'survived'), fault('b', 'noticed'), fault('c', 'never asked'), fault('d', 'timed out')];
  const change = compareStrength(before, faults);
  expect(change).toMatchObject({ strength: 50, lost: ['a'], gained: ['b'] });
  expect(changeWords(result(faults, { before: change }))).toEqual([
    'Before, on 2026-01-31: 50 %; now 50 %.',
    'Noticed before, and no more: A list has a.',
    'Noticed now: A list has b.',
  ]);
  expect(changeWords(result(faults))).toEqual([]);
});

test('a result is read back; another file, and a fault of another status, are refused', () => {
  const whole = JSON.parse(JSON.stringify(result([fault('a', 'noticed')]))) as Strength;
  expect(readStrength(whole, 'strength.json')).toEqual(whole);
  for (const content of [{}, [], null, { ...whole, faults: [{ ...whole.faults[0], status: 'killed' }] }])
    expect(() => readStrength(content, 'strength.json')).toThrow('strength.json is no result');
});

test('texts of a command and of places are no markup in the page and in Markdown', () => {
  const callers = ['<script>alert(1)</script> in a.ts:1'];
  const hostile = result([fault('a', 'survived', { asked: { times: 1, operations, callers } })], {
    command: ['<b>', '|x|'],
    operations: [{ operation: '<i>', times: 1, callers }],
    neverRequested: ['[x](y) <u>'],
  });
  expect(strengthPage(hostile)).not.toMatch(/<(?:script|b|i|u)>/);
  expect(strengthMarkdown(hostile)).not.toMatch(/<(?:script|b|i|u)>|\[x\]/);
});
