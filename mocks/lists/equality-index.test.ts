import { expect, test } from 'vitest';
import { findEquality } from './equality-index.ts';
import { selectMatching, selectPage } from './list-page.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import { indexDataset, type ListEntry } from '../data/resources.ts';
import { check, type Query } from '../../croql/checker.ts';
import { interpret } from '../../croql/compiler.ts';
import { resolveSemantics } from '../../croql/semantics.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

const read = (text: string, context: 'source-string' | 'translation' = 'source-string'): Query => {
  const checked = check(text, { context });
  if (!checked.ok) throw new Error(text);
  return checked.query;
};
const world = { now: new Date(), user: () => 1, language: (code: string) => code };
const resources = indexDataset(demoDataset);
/** A list of its own for each test: indexes belong to lists. */
const strings = () => [...resources.listStrings(1)!];
const translations = () => [...resources.listTranslations(1, 'uk')!];

for (const { title, text, context, list = strings } of [
  { title: 'a text', text: 'identifier = "nav.save"', list: strings },
  { title: 'a text and more', text: 'text = "Save" and max length > 1' },
  { title: 'a text on the left', text: '"Save" = text and not is hidden' },
  { title: 'a number', text: 'max length = 20' },
  { title: 'a member of an object', text: 'id of file = 7' },
  { title: 'a text that no record has', text: 'text = "nowhere"' },
  {
    title: 'a form of a plural text',
    text: 'plural form = "few"',
    context: 'translation' as const,
    list: translations,
  },
])
  test(`asked again and again, ${title} lists the same records: ${text}`, () => {
    const query = read(text, context);
    const matches = interpret(query, world) as (record: unknown) => boolean;
    const equality = findEquality(query);
    const entries: readonly ListEntry[] = list();
    for (let asked = 0; asked < 6; asked++)
      for (const [from, size] of [
        [0, Infinity],
        [0, 1],
        [1, 2],
      ] as const)
        expect(selectMatching(entries, { matches, equality }, from, size)).toEqual(
          selectPage(entries, matches, from, size),
        );
  });

test('what a list was scanned for three times is read once more, and then no longer', () => {
  let reads = 0;
  const entries = Array.from({ length: 100 }, (_, id) => ({
    owner: undefined,
    records: [
      {
        get identifier() {
          reads += 1;
          return `n${id}`;
        },
      },
    ],
  }));
  const counts = Array.from({ length: 6 }, (_, number) => {
    const query = read(`identifier = "n${number}"`);
    const matches = interpret(query, world) as (record: unknown) => boolean;
    reads = 0;
    expect(selectMatching(entries, { matches, equality: findEquality(query) }, 0, 25)).toEqual([entries[number]]);
    return reads;
  });
  expect(counts).toEqual([100, 100, 100, 101, 1, 1]);
});

test('only what is asked first, and of the record itself, can be indexed', () => {
  for (const text of [
    'identifier = "a" or is hidden',
    'is hidden and identifier = "a"',
    'identifier != "a"',
    'count of translations = 1',
    'not identifier = "a"',
    'text = identifier',
  ])
    expect(findEquality(read(text)), text).toBeUndefined();
  const semantics = resolveSemantics({ 'croql.string-case': 'insensitive' });
  expect(findEquality({ ...read('identifier = "a"'), semantics })).toBeUndefined();
  const plural = findEquality({ ...read('text = "a"'), semantics: resolveSemantics({ 'croql.plural-text': 'any' }) })!;
  expect(plural.read({ text: { one: 'a', other: 'b' } } as CroqlRecord)).toEqual(['a', 'b']);
});
