import type { Sample } from './sample.ts';
import { swapCase } from '../kit/swap-case.ts';
import type { Semantics } from '../../croql/semantics.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';

/** Gaps of the language for which the kit knows its own resolution only. */
export type SettledGap = Extract<
  GapId,
  | 'croql.number-forms'
  | 'croql.fields-shape'
  | 'croql.translation-updated'
  | 'croql.summary-presence'
  | 'croql.provider-values'
  | 'croql.value-outside'
  | 'croql.plural-form-values'
  | 'croql.screenshot-element'
>;

/** An expression that shows how a gap is resolved, on some data at least. */
export interface Question {
  readonly gap: keyof Semantics | SettledGap;
  readonly expression: string;
}

type Ask = (sample: Sample) => readonly string[];

const [YES, NO] = ['1 = 1', '1 = 2'];
const LOGIC_OPERATORS = ['and', 'xor', 'or'];

/** Three conditions in a row, with every two operators. */
const inARow: Ask = ({ booleans }) =>
  [
    [YES, YES, NO],
    [YES, NO, YES],
    [NO, YES, YES],
    [YES, YES, YES],
    [NO, YES, NO],
    ...(booleans.length < 3 ? [] : [booleans.slice(0, 3), booleans.slice(0, 3).reverse()]),
  ].flatMap(([a, b, c]) =>
    LOGIC_OPERATORS.flatMap((one) =>
      LOGIC_OPERATORS.filter((other) => other !== one).map((other) => `${a} ${one} ${b} ${other} ${c}`),
    ),
  );

/** Literals a few minutes around the dates of records, and around each other, for every offset that a time zone has. */
const zones: Ask = ({ offsets, dates }) => [
  ...offsets.flatMap((minutes) =>
    ['2024-01-15', '2024-07-15'].map(
      (day) => `'${day} 12:00:00' <= '${spaced(Date.parse(`${day}T12:00:00Z`) - minutes * 60_000, 'T')}+00:00'`,
    ),
  ),
  ...dates
    .slice(0, 2)
    .flatMap(({ name, instant }) =>
      offsets.map((minutes) => `${name} >= '${spaced(instant + minutes * 60_000, ' ')}'`),
    ),
];

const spaced = (instant: number, between: string) => new Date(instant).toISOString().slice(0, 19).replace('T', between);
const HOUR = 3_600_000;
const camel = (name: string) => name.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** Questions by gap, on what is known of some records. */
export const QUESTIONS: Readonly<Record<Question['gap'], Ask>> = {
  'precedence.logic': inARow,
  'precedence.arithmetic': ({ numbers }) => [
    ...['1 + 2 * 3 = 7', '1 + 2 * 3 = 9', '10 - 2 * 3 = 4', '10 - 2 * 3 = 24', '8 + 4 / 2 = 10', '8 + 4 / 2 = 6'],
    ...numbers.flatMap(({ name, value }) => [`1 + ${name} * 3 = ${1 + value * 3}`, `${name} - 1 * 2 = ${value - 2}`]),
  ],
  'keyword-case': ({ booleans: [one = YES, two = YES], texts }) => [
    ...[`${one} AND ${two}`, `${one} Or ${two}`, `NOT ${one === YES ? `(${one})` : one}`],
    ...['IF 1 = 1 then 1 = 1 else 1 = 2', 'If 1 = 1 THEN 1 = 2 ELSE 1 = 1', '2 BETWEEN 1 and 3'],
    ...texts.slice(0, 2).map(({ name, value }) => `${name} CONTAINS "${value}"`),
  ],
  whitespace: ({ booleans, numbers }) =>
    [...booleans, ...numbers.map(({ name }) => `${name} > 0`)]
      .filter((name) => name.includes(' '))
      .slice(0, 4)
      .flatMap((text) => ['  ', '\t', '\n'].map((space) => text.replace(' ', space))),
  'member-spelling': ({ booleans, numbers }) => [
    ...booleans.filter((name) => name.includes(' ')).map(camel),
    ...numbers.filter(({ name }) => name.includes(' ')).map(({ name, value }) => `${camel(name)} = ${value}`),
  ],
  'string-case': ({ texts }) => [
    ...texts.flatMap(({ name, value }) => [
      `${name} = "${swapCase(value)}"`,
      `${name} contains "${swapCase(value)}"`,
      `${name} != "${swapCase(value)}"`,
    ]),
    ...['"anchor" = "ANCHOR"', '"anchor" contains "ANCHOR"', 'not ("Anchor" contains "aNCHOR")'],
  ],
  'string-escape': ({ texts }) => [
    ...['identifier = "one\\two"', 'identifier contains "\\t"'],
    ...['"a\\b" = "ab"', '"a\\b" contains "\\"', '"\\a" != "a"', '"a\\"b" contains "b"'],
    ...texts.slice(0, 2).map(({ name, value }) => `${name} = "\\${value}"`),
  ],
  'string-order': ({ texts }) => [
    ...texts.flatMap(({ name, value }) => [`${name} < "${value}"`, `${name} >= "${value}"`]),
    ...['"a" < "b"', '"b" <= "a"'],
  ],
  'between-bounds': ({ numbers, dates }) => [
    ...numbers.flatMap(({ name, value }) => [
      `${name} between ${value} and ${value + 2}`,
      `${name} between ${Math.max(0, value - 2)} and ${value}`,
      `${name} between ${value + 1} and ${Math.max(0, value - 1)}`,
    ]),
    ...dates.map(({ name, instant }) => {
      const [low, high] = [instant - 48 * HOUR, instant + 48 * HOUR].map((at) => spaced(at, ' '));
      return `${name} between '${high}' and '${low}'`;
    }),
    ...['5 between 5 and 9', '9 between 5 and 9', '7 between 9 and 5'],
  ],
  null: () => ['context = ""', 'context != ""', 'context = "" or is hidden', 'not (context = "")'],
  division: ({ numbers }) => [
    ...['1 / 2 = 0.5', '1 / 2 = 0', '7 / 2 > 3', 'not (1 / 0 > 1)', '1 / 0 = 1', '1 / 0 != 1'],
    ...numbers.flatMap(({ name, value }) => [
      `${name} / 2 = ${Math.trunc(value / 2)}`,
      `${name} / ${value + 1} > 0`,
      `${name} / (${name} - ${value}) > 0`,
    ]),
  ],
  'date-zone': zones,
  'date-forms': ({ dates }) => [
    ...dates.flatMap(({ name, instant }) => [
      `${name} > '${spaced(instant - 48 * HOUR, 'T').slice(0, 10)}'`,
      `${name} > '${spaced(instant - 48 * HOUR, 'T')}+00:00'`,
      `${name} < '${spaced(instant - 48 * HOUR, 'T')}+02:00'`,
    ]),
    `'2024-01-31' < '2024-02-07 00:00:00'`,
    `'2024-01-31T00:00:00+00:00' < '2024-02-07 00:00:00'`,
  ],
  today: ({ dates, now }) => [
    ...dates.flatMap(({ name }) => ['=', '!=', '<', '>', '>='].map((operator) => `${name} ${operator} 'today'`)),
    ...[-HOUR, HOUR].map((away) => `'today' > '${spaced(now.getTime() + away, 'T')}+00:00'`),
    `'today' = '${spaced(now.getTime(), ' ').slice(0, 10)} 13:00:00'`,
  ],
  'type-error': ({ texts, booleans }) => [
    ...texts.slice(0, 2).flatMap(({ name }) => [`${name} > 5`, `${name} = 5`]),
    ...booleans.slice(0, 2).map((name) => `${name} = 5`),
    ...['1 = "1"', '1 != "1"', 'not (1 = "1")', 'not 3'],
  ],
  'root-type': ({ numbers, collections }) => [
    ...numbers.slice(0, 2).flatMap(({ name, value }) => [`${name} - ${value}`, name]),
    ...collections.map((name) => `count of ${name}`),
    ...['1', '0', '2 - 2'],
  ],
  'unknown-member': () => [
    'unheard thing = 1',
    'unheard thing != 1',
    'not (unheard thing > 1)',
    'unheard thing = "a"',
    '1 = 1 or unheard thing = 1',
  ],
  'unknown-mention': ({ users, languages }) => [
    ...users.flatMap((name) => [
      `${name} = @user:"nobody-is-called-so"`,
      `${name} != @user:"nobody-is-called-so"`,
      `not (${name} = @user:"nobody-is-called-so")`,
    ]),
    ...languages.map((name) => `${name} = @language:"nowhere-spoken"`),
  ],
  with: () => [
    ...['file with (id = 40)', 'not (file with (id = 40))', 'id of (file with (id = 40)) = 40'],
    ...['name of (file with (id = 60)) = "mail.html"', 'branch with (name = "main")'],
  ],
  'bare-predicate': () => [
    'count of languages summary where is translated > 0',
    'count of translations where is pre translated > 0',
    'count of comments where has issue > 0',
  ],
  'chained-comparison': ({ booleans: [a = '', b = '', c = ''] }) => [
    ...['1 < 2 < 3', '3 > 2 > 1', '1 = 1 = 1', '1 = 2 = 3', '1 != 2 != 3'],
    ...(c === '' ? [] : [`${a} = ${b} = ${c}`, `${a} != ${b} = ${c}`, `${a} = ${b} != ${c}`]),
  ],
  'outer-members': () => [
    'count of translations where (identifier = "translated") > 0',
    'count of translations where (max length = 10) > 3',
    'count of languages summary where (identifier contains "t") > 0',
  ],
  'boolean-equality': ({ booleans: [one, two] }) => [
    ...(one === undefined || two === undefined ? [] : [`${one} = ${two}`, `${one} != ${two}`]),
    ...['(1 = 1) = (1 = 2)', '(1 = 1) != (1 = 2)', '(1 = 1) = (2 = 2)'],
  ],
  'plain-codes': ({ userIds, languageCodes }) => [
    ...languageCodes.flatMap(({ name, value }) => [`${name} = "${value}"`, `${name} != "${value}"`]),
    ...userIds.flatMap(({ name, value }) => [`${name} = ${value}`, `${name} != ${value}`]),
  ],
  'date-string': ({ dates }) => [
    ...dates.flatMap(({ name, instant }) =>
      ['>', '<'].map((operator) => `${name} ${operator} "${spaced(instant - 48 * HOUR, ' ')}"`),
    ),
    ...[`'2024-01-31 00:00:00' > "2023-01-31 00:00:00"`, `"2025-01-31 00:00:00" < '2024-01-31 00:00:00'`],
  ],
  'impossible-date': ({ dates }) => [
    ...dates.flatMap(({ name }) => [`${name} > '2024-02-30 00:00:00'`, `${name} < '2024-04-31 00:00:00'`]),
    ...[`'2024-02-30 00:00:00' = '2024-03-01 00:00:00'`, `'2024-04-31 00:00:00' > '2024-05-02 00:00:00'`],
  ],
  'plural-text': () => [
    ...['text contains "lonely"', 'text = "lonely leaf"', 'text contains "once"', 'not (text contains "several")'],
  ],
  'plural-count': () => [3, 2, 1].map((count) => `count of translations = ${count}`),
  'enterprise-member': () => ['isPassedWorkflow', 'not isPassedWorkflow', 'count of fields > 0', 'count of fields = 0'],
  'croql.number-forms': () => ['007 = 7', '.5 = 0.5', '5. = 5', '1e1 = 10', '٧ = 7'],
  'croql.fields-shape': () => [
    ...['count of fields > 0', 'count of fields = 2', 'count of fields where (name = "Team") > 0'],
    'count of fields where (slug = "team" and value = "red") = 1',
  ],
  'croql.translation-updated': () => [
    'count of languages summary where (translation updated) > 0',
    `count of languages summary where (translation updated > '2024-01-01 00:00:00') > 0`,
  ],
  'croql.summary-presence': () => ['count of languages summary = 2', 'count of languages summary = 1'],
  'croql.provider-values': () =>
    ['google', 'google_automl', 'microsoft', 'crowdin', 'deepl', 'modernmt', 'amazon', 'watson'].map(
      (provider) => `count of translations where (provider = "${provider}") = 1`,
    ),
  'croql.value-outside': () => ['status = "unlisted" or id = 8000', 'status != "unlisted" and id = 8000'],
  'croql.plural-form-values': () =>
    ['zero', 'one', 'two', 'few', 'many', 'other'].map(
      (form) => `count of translations where (plural form = "${form}") = 1`,
    ),
  'croql.screenshot-element': () => ['count of screenshots = 2', 'count of screenshots > 0'],
};
