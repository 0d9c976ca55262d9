import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Member, Members } from '../../spec/croql/context.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Texts that careless code mistakes for others, and what it mistakes them for. */
// prettier-ignore
export const PROBE_TEXTS: readonly string[] = [
  'tree', ' tree', 'tree ', '  tree', 'two  words', 'two words', 'twowords', 'line\nbreak', 'line break', 'line\r\nbreak', 'tab\tstop', 'tab stop',
  'TREE', 'Tree', 'caf\u00e9', 'cafe\u0301', 'cafe', 'CAF\u00c9', '\ufb01ne', 'fine', '\u212bngstrom', '\u00c5ngstrom', 'na\u00efve', 'naive', '\u00df', 'ss', '\u0130stanbul', 'i\u0307stanbul',
  '\u{1f600} smile', ' smile', '? smile', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f468}\u{1f469}\u{1f467}', '\u{20bb7}\u91ce\u5bb6', '\u91ce\u5bb6', '\u041f\u0440\u0438\u0432\u0456\u0442', '??????', '\u65e5\u672c\u8a9e', '\u0645\u0631\u062d\u0628\u0627', '\u200fabc', 'abc', '\u00a0nbsp', ' nbsp', 'no\u00a0break', 'no break', 'soft\u00adhyphen', 'softhyphen', 'zero\u200bwidth', 'zerowidth', '\ufeffbom', 'bom',
  '0', '', '00', '007', '7', '7.0', '1e3', '1000', '-5', '5', 'null', 'undefined', 'NaN', 'true', 'false', 'yes', '12345678901234567890',
  "it's", "it''s", 'it', 'its', 'a;b', 'a', 'a#b', 'a&b', 'a&amp;b', '<b>bold</b>', 'bold', '&lt;b&gt;', '100%', '100', '100%25', '%41', 'A', 'a+b', 'a b', 'snake_case', 'snakeXcase', 'snakecase', 'a%b', 'a\\b', 'ab', 'a\\\\b', '$name', '${name}', '{name}', '(a)', 'x and y', 'x  y', 'text contains', 'not here', ' here', '\u2018quoted\u2019', "'quoted'", 'em\u2014dash', 'em-dash', '--', '/* c */', '../x', 'a.b', 'axb', '[a]', '^a$', 'a|b', '.*',
  ...[49, 99, 190, 254, 260, 999, 1_030, 5_000].flatMap((length) => [`${'long text '.repeat(700).slice(0, length)}x`, `${'long text '.repeat(700).slice(0, length)}y`]),
  ...[120, 600].flatMap((length) => [`${'\u0436'.repeat(length)}x`, `${'\u0436'.repeat(length)}y`]),
];

/** Numbers at the ends of their kinds. */
// prettier-ignore
export const PROBE_NUMBERS: readonly number[] = [
  0, 1, -1, 2, 3, 5, 9, 10, 12, 20, 100, 120, 123, 127, 128, 129, 200, 255, 256, 257, 1_000, 1_001, 1_234, 12_345, 32_767, 32_768, 65_535, 65_536, 100_000, 123_456, 1_234_567, 16_777_216, 16_777_217,
  2_147_483_647, 2_147_483_648, 4_294_967_295, 4_294_967_296, 4_294_967_297, 9_007_199_254_740_991, -2, -7, -128, -129, -32_769, -2_147_483_649,
];

/** A date some days from now. */
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

/** Dates at the ends of days, months, years and counters, and around the current one. */
// prettier-ignore
export const PROBE_DATES: readonly string[] = [
  '2024-02-29 12:00:00', '2024-02-28 12:00:00', '2024-03-01 12:00:00', '2024-01-31 10:00:00', '2024-01-30 10:00:00', '2024-12-31 23:59:59', '2025-01-01 00:00:00', '2025-01-02 00:00:00', '2024-12-30 23:59:59',
  '1969-12-31 23:59:59', '1970-01-01 00:00:00', '1969-07-20 20:17:40', '1999-12-31 12:00:00', '2000-01-01 00:00:00', '1995-05-05 05:05:05', '2038-01-19 03:14:07', '2038-01-19 03:14:08', '2039-02-03 04:05:06', '2050-06-01 12:30:45', '2106-02-08 00:00:00',
  '2023-03-04 05:06:07', '2023-04-03 05:06:07', '2023-03-04 05:06:08', '2023-03-04 05:06:00', '2023-03-04 05:00:00', '2023-03-04 17:06:07', '2023-03-04 00:00:00', '2023-07-15 12:00:00', '2023-07-15 13:00:00', '2023-07-15 11:00:00', '2023-01-15 12:00:00', '2023-01-15 11:00:00', '2023-11-15 12:00:00', '2023-11-15 11:00:00', '1923-03-04 05:06:07',
  ...[-400, -200, -20, -4, 4, 20, 200, 400].map(dateIn),
];
const OFFSETS = ['+00:00', '+02:00', '-05:00', '+05:30', '-03:30', '+13:45', 'Z'];
const SIZES = [0, 1, 2, 3, 4, 0, 1, 2, 6, 11, 12, 21];

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

/** Users and languages whose names contain each other. */
export const PROBE_LOGINS = [
  'alice',
  'alice.b',
  'alice.bo',
  'bob',
  'bobby',
  'alice@example.org',
  'a-b',
  'a_b',
  'Zo\u00eb',
];
export const PROBE_LANGUAGES = ['uk', 'pt', 'pt-BR', 'zh-Hans', 'zh-Hant', 'en', 'en-GB'];

/** The record `index` of a context: every member has another value in it, and rare ones in turn. */
function recordOf(members: Members, index: number, depth: number, dates: 'spaced' | 'iso'): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member], place) => [name, valueOf(name, member, index, place, depth, dates)]),
  );
}

function valueOf(
  name: string,
  member: Member,
  index: number,
  place: number,
  depth: number,
  dates: 'spaced' | 'iso',
): unknown {
  const { type, also, mention, values } = member;
  // Sums of steps that share no factor with the lengths of the pools, so that members meet in many pairs.
  const turn = index + depth * 7;
  switch (also ?? type) {
    case 'boolean':
      return (index >> (place % 5)) % 2 === 0;
    case 'integer':
      return mention ? 1 + (turn % PROBE_LOGINS.length) : name === 'id' ? 1 + index : at(PROBE_NUMBERS, turn);
    case 'string':
      if (mention) return at(PROBE_LANGUAGES, turn);
      return values ? at(values, turn + place) : at(PROBE_TEXTS, turn);
    case 'datetime':
      return dates === 'spaced'
        ? at(PROBE_DATES, turn + place)
        : `${at(PROBE_DATES, turn + 3 * place).replace(' ', 'T')}${turn % 5 === 0 ? '.750' : ''}${at(OFFSETS, turn + place)}`;
    case 'object':
      return recordOf(member.members ?? {}, index + 3, depth, dates);
    case 'array': {
      const size = depth === 0 ? at(SIZES, index) : at([0, 1, 2, 4], index);
      // The last element repeats the one before it.
      return Array.from({ length: size }, (_, element) =>
        recordOf(
          member.members ?? {},
          index + (element > 1 && element === size - 1 ? element - 1 : element),
          depth + 1,
          dates,
        ),
      );
    }
    default:
      return null;
  }
}

const listOf = (context: ContextName, count: number, shift: number) => {
  const { members, dates } = contextOf(context);
  return Array.from({ length: count }, (_, index) =>
    recordOf(members, index + shift, 0, dates === 'ISO 8601 with offset' ? 'iso' : 'spaced'),
  );
};

let nextTranslation = 0;

const strings = (count: number, shift: number, first: number) =>
  listOf('source-string', count, shift).map((string, index) => ({
    id: first + index,
    ...string,
    'type is plural': false,
    translations: (string['translations'] as Record<string, unknown>[]).map((one) => ({
      ...one,
      id: ++nextTranslation,
      'plural form': undefined,
    })),
    screenshots: (string['screenshots'] as unknown[]).map(() => ({})),
  }));

/** A dataset of rare values; another `shift` gives every record other ones. */
export function probeDataset(shift: number): Dataset {
  nextTranslation = 0;
  const project = (id: number, count: number) => ({
    id,
    identifier: `p${id}`,
    name: `p${id}`,
    sourceLanguageId: 'en',
    targetLanguageIds: PROBE_LANGUAGES,
    strings: strings(count, shift + id, id * 1_000),
  });
  const terms = (first: number, count: number) =>
    listOf('glossary-term', count, shift + first).map((term, index) => ({ ...term, id: first + index }));
  const segments = (first: number, count: number) =>
    listOf('tm-segment', count, shift + first).map((segment, index) => ({ id: first + index, ...segment }));
  return JSON.parse(
    JSON.stringify({
      users: PROBE_LOGINS.map((login, index) => ({ id: 1 + index, login })),
      languages: PROBE_LANGUAGES.map((id) => ({ id })),
      projects: [project(21, 83), project(22, 40), project(2, 12), project(70_000, 12)],
      tms: [
        { id: 31, segments: segments(1, 83) },
        { id: 3, segments: segments(400, 30) },
        { id: 40_000, segments: segments(600, 5) },
      ],
      glossaries: [
        { id: 41, terms: terms(1, 83) },
        { id: 4, terms: terms(400, 30) },
        { id: 300, terms: terms(2_000, 5) },
      ],
    }),
  ) as Dataset;
}
