import { expect, test } from 'vitest';
import { findFirstComparison } from './list-index.ts';
import { selectMatching, scanPage } from './list-page.ts';
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
  { title: 'a part of a text', text: 'text contains "ave" and max length > 1' },
  { title: 'a part of a member of an object', text: 'name of file contains "nav"' },
  { title: 'a part that no text has', text: 'text contains "nowhere"' },
  { title: 'a part that spans two texts', text: 'text contains "e\n"' },
  { title: 'what every text contains', text: 'text contains ""' },
  {
    title: 'a part of a translation',
    text: 'text contains "і"',
    context: 'translation' as const,
    list: translations,
  },
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
    const first = findFirstComparison(query);
    const entries: readonly ListEntry[] = list();
    for (let asked = 0; asked < 6; asked++)
      for (const [from, size] of [
        [0, Infinity],
        [0, 1],
        [1, 2],
      ] as const)
        expect(selectMatching(entries, { matches, first }, from, size)).toEqual(
          scanPage(entries, matches, from, size).page,
        );
  });

/** A list of 100 strings, whose texts count how often they are read. */
function countedStrings(text: (id: number) => unknown) {
  const counter = { reads: 0 };
  const entries = Array.from({ length: 100 }, (_, id) => ({
    owner: undefined,
    records: [
      {
        get text() {
          counter.reads += 1;
          return text(id);
        },
      },
    ],
  }));
  return { counter, entries };
}

/** The positions that are found, and how many texts were read for them. */
function find({ counter, entries }: ReturnType<typeof countedStrings>, text: string) {
  const query = read(text);
  const matches = interpret(query, world) as (record: unknown) => boolean;
  counter.reads = 0;
  const page = selectMatching(entries, { matches, first: findFirstComparison(query) }, 0, 25);
  const found = page.map((entry) => entries.indexOf(entry as never));
  return { found, reads: counter.reads };
}

for (const [operator, literal] of [
  ['=', (id: number) => `text ${id}.`],
  ['contains', (id: number) => ` ${id}.`],
] as const)
  test(`what a list was scanned for three times by ${operator} is read once more, and then no longer`, () => {
    const strings = countedStrings((id) => `text ${id}.`);
    const results = [0, 99, 50, 0, 99, 50].map((id) => ({
      id,
      ...find(strings, `text ${operator} "${literal(id)}"`),
    }));
    expect(results.map(({ found }) => found)).toEqual([[0], [99], [50], [0], [99], [50]]);
    expect(results.map(({ reads }) => reads)).toEqual([100, 100, 100, 101, 1, 1]);
  });

test('what a list was scanned for once does not keep out the index of what it is asked again', () => {
  const strings = countedStrings((id) => `text ${id}.`);
  for (const text of ['identifier = "a"', 'context = "a"', 'max length = 1', 'id of file = 1', 'name of file = "a"'])
    find(strings, text);
  const reads = [0, 99, 50, 0, 99].map((id) => find(strings, `text = "text ${id}."`).reads);
  expect(reads).toEqual([100, 100, 100, 101, 1]);
});

test('a list has four indexes', () => {
  const strings = countedStrings((id) => `text ${id}.`);
  for (const text of ['identifier = "a"', 'context = "a"', 'max length = 1', 'id of file = 1'])
    for (let asked = 0; asked < 4; asked++) find(strings, text);
  const reads = [0, 99, 50, 0, 99].map((id) => find(strings, `text = "text ${id}."`).reads);
  expect(reads).toEqual([100, 100, 100, 100, 100]);
});

test('parts of texts are found at every place, and not across two texts', () => {
  const texts = [...['ab', 'b', null, '', 'a', 'b'], ...['zab', 'abz', 'aab', 'x😀', '😀ab']];
  const strings = countedStrings((id) => texts[id] ?? (id < texts.length ? null : 'z'));
  for (const part of ['ab', 'b', 'a', 'a\nb', '\n', '😀', '\ude00', 'abz', 'q'])
    for (let asked = 0; asked < 5; asked++)
      expect(find(strings, `text contains "${part}"`).found, JSON.stringify(part)).toEqual(
        texts.flatMap((text, id) => (text?.includes(part) ? [id] : [])),
      );
});

test('what most texts contain is looked for in each', () => {
  const strings = countedStrings(() => 'text');
  for (let asked = 0; asked < 4; asked++) expect(find(strings, 'text contains "nowhere"').found).toEqual([]);
  const { found, reads } = find(strings, 'text contains "ex"');
  expect(found).toHaveLength(25);
  expect(reads).toBe(25);
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
    expect(findFirstComparison(read(text)), text).toBeUndefined();
  const semantics = resolveSemantics({ 'croql.string-case': 'insensitive' });
  expect(findFirstComparison({ ...read('identifier = "a"'), semantics })).toBeUndefined();
  const plural = findFirstComparison({
    ...read('text = "a"'),
    semantics: resolveSemantics({ 'croql.plural-text': 'any' }),
  })!;
  expect(plural.read({ text: { one: 'a', other: 'b' } } as CroqlRecord)).toEqual(['a', 'b']);
});
