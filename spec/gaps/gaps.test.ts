import { expect, test } from 'vitest';
import { describeResolutionError, readResolutions } from './resolutions.ts';
import type { Gap } from './gap.ts';
import { defaultResolutions, gaps } from './gaps.ts';

const entries = Object.entries<Gap>(gaps);

test('a gap asks a question, and its answers are whole sentences', () => {
  for (const [id, gap] of entries) {
    expect(id, id).toMatch(/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/);
    expect(gap.asks, id).toMatch(/^[A-Z].*\?$/);
    for (const sentence of [gap.answer, ...gap.others, gap.observe]) expect(sentence, id).toMatch(/^[A-Z`'].*\.$/);
    expect(gap.source, id).not.toBe('');
  }
});

test('the first choice is the kit’s answer, and the rest are the others', () => {
  for (const [id, { choices, answer, others, default: name }] of entries) {
    if (!choices) continue;
    expect(Object.keys(choices)[0], id).toBe(name);
    expect(Object.values(choices), id).toEqual([answer, ...others]);
    expect(others.length, id).toBeGreaterThan(0);
  }
});

test('a short name is lower-case words', () => {
  // A name of digits alone would not keep its place: objects put such keys first.
  for (const [id, { choices }] of entries) {
    for (const name of Object.keys(choices ?? {})) expect(name, id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  }
});

test('no two gaps ask the same', () => {
  const asked = entries.map(([, { asks }]) => asks);
  expect(asked.filter((asks, at) => asked.indexOf(asks) !== at)).toEqual([]);
});

test('the kit’s own answers are answers that a configuration may give', () => {
  expect(readResolutions(defaultResolutions)).toEqual({ ok: true, value: defaultResolutions });
});

test('an answer replaces the kit’s, and the others stay', () => {
  expect(readResolutions({ 'croql.today': 'now', 'oauth.code-lifetime': '60' })).toEqual({
    ok: true,
    value: { ...defaultResolutions, 'croql.today': 'now', 'oauth.code-lifetime': '60' },
  });
});

for (const { title, given, code, words } of [
  { title: 'a gap nobody knows', given: { 'croql.nul': 'error' }, code: 'unknown-gap', words: '“croql.null”' },
  {
    title: 'a gap without a choice',
    given: { 'croql.number-forms': 'any' },
    code: 'not-answerable',
    words: 'croql.number-forms',
  },
  {
    title: 'a choice the gap has not',
    given: { 'croql.today': 'noon' },
    code: 'unknown-choice',
    words: 'midnight, now, whole-day',
  },
  {
    title: 'a property every object has',
    given: { 'croql.today': 'constructor' },
    code: 'unknown-choice',
    words: 'whole-day',
  },
  { title: 'a choice that is no string', given: { 'croql.today': true }, code: 'unknown-choice', words: 'true' },
  {
    title: 'a number that is no string',
    given: { 'oauth.code-lifetime': 60 },
    code: 'not-a-value',
    words: 'whole number of seconds',
  },
  {
    title: 'a number below one',
    given: { 'lists.page-size': '0' },
    code: 'not-a-value',
    words: 'whole number of records',
  },
  {
    title: 'a zone nobody lives in',
    given: { 'croql.date-zone': 'Atlantis' },
    code: 'not-a-value',
    words: 'time zone',
  },
  { title: 'a method in small letters', given: { 'module.method': 'put' }, code: 'not-a-value', words: 'capitals' },
]) {
  test(`${title} is refused as an answer, and the sentence says what would be right`, () => {
    const read = readResolutions(given);
    expect(read.ok ? [] : read.errors).toMatchObject([{ code, gap: Object.keys(given)[0] }]);
    expect(read.ok ? '' : read.errors.map(describeResolutionError).join()).toContain(words);
  });
}
