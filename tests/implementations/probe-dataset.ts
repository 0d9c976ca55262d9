import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Member, Members } from '../../spec/croql/context.ts';
import { randomFrom } from '../../run/prng.ts';
import type { Random } from '../../run/prng.ts';
import type { Json } from './lists/list-service.ts';

/*
 * A dataset that no suite uses, for the probe: every member is there, and its value is one that some stack is known to
 * take for another.
 */

// prettier-ignore
const TEXTS = [
  'birch', 'birch wood', ' birch', 'birch ', 'pine  cone', 'pine cone', '100%', '100', '1000', '10_0', '10x0', 'a.c', 'abc', 'a.*c', '(open', 'close)', '[left', 'right]', '{brace', 'brace}',
  '$1', '$&', '\\', 'C:\\new', 'new', '007', '7', '7.0', '7e0', '0x10', '16', '1_000', ' 7 ', '-7', '+7', '1e400', 'Infinity', 'NaN', 'true', 'false', 'null', 'None', '0', 'not', 'and', 'is hidden', 'text',
  '2024-03-05', '2024-03-05 10:00:00', '2024-03-05T10:00:00Z', '2024-03-05T12:00:00+02:00', '20240305', '2024-W10-2', '10:00:00', 'line', 'a\nb', 'a', '\u00e9', 'e\u0301', '\u{1f600}', '\u00df', 'ss', "O'Neil", "O''Neil", '--', '/*', ';', '#', '%', '_', '?', '*', '^', '|', '/', '§1', '§', '{}', '[]', 'a,b', 'a=b', 'a:b', '<i>', '&lt;', 'K', '\u212a',
];
const NUMBERS = [
  0, 1, 2, 3, 9, 10, 11, 19, 21, 99, 100, 255, 256, 1_000, 65_536, 2_147_483_648, 4_294_967_297, -1, -2, -10,
];
// prettier-ignore
const DATES = ['2021-03-04 00:00:00', '2021-03-04 00:00:01', '2021-04-03 00:00:00', '2021-03-04 23:59:59', '2021-03-05 00:00:00', '1968-02-29 12:00:00', '2040-12-31 23:59:59', '2021-12-31 10:00:00', '2022-01-01 01:00:00', '2021-07-04 09:08:07', '2021-07-04 10:08:07'];
const OFFSETS = [0, 60, -60, 330, -570, 720];
const LOGINS = ['dora', 'dora.m', 'Dora', 'eve', '7', 'not', 'é'];
/** Who and what expressions of the probe mention. */
export const PROBE_USERS = LOGINS.map((login, index) => ({ id: 3 + 5 * index, login }));
export const PROBE_LANGUAGES = ['uk', 'de', 'pt', 'pt-BR', 'zh-Hant', 'sr-Latn'];

/** The ids of the lists that the probe asks. */
export const PROBE_IDS = { project: 501, tm: 502, glossary: 503, language: 'uk' } as const;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random.number(items.length)]!;
const pad = (value: number) => String(value).padStart(2, '0');

function timestamp(date: string, offset: number): string {
  const clock = new Date(Date.parse(`${date.replace(' ', 'T')}Z`) + offset * 60_000).toISOString().slice(0, 19);
  return `${clock}${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
}

const recordOf = (members: Members, random: Random, hasOffsets: boolean): Json =>
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, valueOf(member, name, random, hasOffsets)]),
  );

function valueOf(member: Member, name: string, random: Random, hasOffsets: boolean): unknown {
  const { type, also, mention, values, members = {} } = member;
  switch (also ?? type) {
    case 'boolean':
      return random.number(2) === 0;
    case 'integer':
      return mention ? pick(random, PROBE_USERS).id : name === 'id' ? 1 + random.number(400) : pick(random, NUMBERS);
    case 'string':
      if (mention) return pick(random, PROBE_LANGUAGES);
      return pick(random, values ?? TEXTS);
    case 'datetime':
      return hasOffsets ? timestamp(pick(random, DATES), pick(random, OFFSETS)) : pick(random, DATES);
    case 'object':
      return recordOf(members, random, hasOffsets);
    default:
      return Array.from({ length: pick(random, [0, 1, 2, 3, 12]) }, () => recordOf(members, random, hasOffsets));
  }
}

const listOf = (context: ContextName, count: number): readonly Json[] => {
  const { members, dates } = contextOf(context);
  return Array.from({ length: count }, (_, index) =>
    recordOf(members, randomFrom(`probe of implementations ${context} ${index}`), dates !== 'YYYY-MM-DD hh:mm:ss'),
  );
};

let lastId = 0;
const identify = (records: unknown): readonly Json[] =>
  (records as readonly Json[]).map((record) => ({ ...record, id: ++lastId }));

// A line separator stands in one member alone: a stack that fails over it answers nothing about the member.
const terms = identify(listOf('glossary-term', 90)).map((term, index) =>
  index === 7 ? { ...term, note: 'line\u2028end' } : term,
);

const strings = identify(listOf('source-string', 90)).map((string, index) => ({
  ...string,
  // What is a pattern to some stacks is only a text.
  ...(index === 7 ? { text: '10 of 100', context: '1%0' } : {}),
  'type is plural': false,
  screenshots: (string['screenshots'] as readonly unknown[]).map((_, index) => ({ id: index })),
  translations: identify(string['translations']).map(({ 'plural form': _, ...one }) => one),
}));

export const probeDataset = {
  users: PROBE_USERS,
  languages: PROBE_LANGUAGES.map((id) => ({ id })),
  projects: [{ id: PROBE_IDS.project, sourceLanguageId: 'en', targetLanguageIds: PROBE_LANGUAGES, strings }],
  tms: [{ id: PROBE_IDS.tm, segments: identify(listOf('tm-segment', 60)) }],
  glossaries: [{ id: PROBE_IDS.glossary, terms, concepts: [] }],
};
