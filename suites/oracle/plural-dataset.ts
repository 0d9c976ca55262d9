import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

type Json = Readonly<Record<string, unknown>>;

/** Texts of strings: plural ones have a form for each category, of which each is another, or all are one. */
const TEXTS: readonly (string | Json)[] = [
  { one: 'a pear on a plate', other: 'pears on a plate' },
  { one: 'sheep', other: 'sheep' },
  'a pear and a plum',
  { one: 'a plum', few: 'plums', many: 'plums', other: 'plums' },
  'sheep',
  { one: '%d fish', other: '%d fish' },
];

const plain = fixtureDataset.projects.find(({ id }) => id === FIXTURE_IDS.pluralProject) as unknown as Json;
const [string] = plain['strings'] as readonly Json[];

/** A project of plain and plural strings; the texts of the plural ones are objects of forms. */
export const pluralDataset = {
  ...fixtureDataset,
  projects: [
    {
      ...plain,
      strings: TEXTS.map((text, index) => ({
        ...{
          ...string,
          id: 9_998 + index,
          text,
          identifier: `plural.${index}`,
          context: 'at the market',
          translations: [],
        },
        ...{ 'type is plural': typeof text !== 'string', 'type is plain': typeof text === 'string' },
        ...{ 'type is icu': false, 'type is asset': false },
      })),
    },
  ],
} as unknown as Dataset;

/**
 * Expressions about the text of a plural string that select the same records whichever of its forms counts: what is in all of
 * them, and what is in none, such as the names of their categories.
 */
export const PLURAL_TEXT_EXPRESSIONS = [
  'text = "sheep"',
  'text != "sheep"',
  'text contains "pear"',
  'text contains "plum"',
  'text contains "%d"',
  'text = "%d fish"',
  '"sheep" contains text',
  'not (text contains "other")',
  'not (text contains "one")',
  'not (text contains "few")',
  'not (text contains ":")',
  'not (text contains "{")',
  'not (text contains ",")',
  'not (text contains "Object")',
  'not (text = "other")',
] as const;
