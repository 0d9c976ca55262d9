import { BOUNDARY_IDS, boundaryRecords } from './boundary-dataset.ts';
import type { Case } from './case.ts';
import { joinPredicates } from './join-predicates.ts';
import { quoteDate, quoteString } from './literals.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { memberValues } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import type { Depth } from '../../run/plan.ts';
import { isSelective } from './selection.ts';
import {
  BOUNDARY_LANGUAGES,
  BOUNDARY_USERS,
  COLLECTION_SIZES,
  DATE_CLASSES,
  ISOLATED_CLASSES,
  NUMBER_CLASSES,
  TEXT_CLASSES,
} from './value-classes.ts';
import type { ValueClass } from './value-classes.ts';
import { formatSpaced } from '../../croql/dates.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const PATHS: Readonly<Record<ContextName, string>> = {
  'source-string': `/projects/${BOUNDARY_IDS.project}/strings`,
  translation: `/projects/${BOUNDARY_IDS.project}/languages/${BOUNDARY_IDS.language}/translations`,
  'tm-segment': `/tms/${BOUNDARY_IDS.tm}/segments`,
  'glossary-term': `/glossaries/${BOUNDARY_IDS.glossary}/terms`,
};

/** A list of the dataset of rare values in one edition. */
export function boundaryList(context: ContextName, edition: Edition): QueryTarget {
  const records = boundaryRecords[context].map((record) => ({ id: record['id'] as number, record }));
  return {
    ...{ context, edition, path: PATHS[context], records: records.sort((a, b) => a.id - b.id) },
    environment: {
      now: new Date('2026-06-15T12:00:00Z'),
      user: (login) => (BOUNDARY_USERS as Readonly<Record<string, number>>)[login],
      language: (code) => BOUNDARY_LANGUAGES.find((one) => one === code),
    },
    knows: ({ name }) => name !== 'plural form' && name !== 'type is plural',
    mentions: { user: Object.keys(BOUNDARY_USERS), language: BOUNDARY_LANGUAGES },
    hasOffsets: context === 'tm-segment' || context === 'glossary-term',
  };
}

/** The longest literal: an address of some thousand characters is as long as any server has to accept. */
const MAX_LITERAL = 1_100;

/**
 * How each value of a class is asked for, as predicates about the member's own record; the first that tells records apart
 * is chosen. Members take turns in the operators, so that every operator meets every value.
 */
export function predicatesAbout(target: QueryTarget, path: MemberPath, place: number): readonly (readonly string[])[] {
  const name = memberName(path);
  const { type, also, mention, values } = path.member;
  if (mention) return target.mentions[mention].map((one) => [`${name} = @${mention}:"${one}"`]);
  switch (also ?? type) {
    case 'string':
      return values
        ? []
        : [
            ...TEXT_CLASSES.flatMap((one) =>
              one.values.flatMap((value, index) => textPredicates(name, value, index + place)),
            ),
            ...LIKE_NOTHING.map((value) => [`${name} = ${quoteString(value)} and ${name} != ""`]),
          ];
    case 'integer':
      return [
        ...classValues(NUMBER_CLASSES).map((value, index) =>
          rotate(index + place, [
            `${name} = ${number(value)}`,
            `${name} > ${number(value)}`,
            `${name} <= ${number(value)}`,
            `${number(value)} < ${name}`,
          ]),
        ),
        ...IDENTITIES.map((write, index) =>
          rotate(index + place, [12, 7, 100, 123, 256]).map((value) => write(name, value)),
        ),
      ];
    case 'array':
      return COLLECTION_SIZES.map((size, index) =>
        rotate(index + place, [
          `count of ${name} = ${size}`,
          `count of ${name} where (1 = 1) = ${size}`,
          `count of ${name} > ${size}`,
          `count of ${name} < ${size}`,
        ]),
      );
    case 'datetime':
      return target.hasOffsets ? instantPredicates(target, path) : datePredicates(name, also !== undefined, place);
    default:
      return [];
  }
}

/** Texts that languages take for nothing: none of them is empty. */
const LIKE_NOTHING = ['0', 'false', 'null', 'None'];

/** Other ways to write that a number is this one: what simplifies arithmetic or reads fractions can get each wrong by itself. */
const IDENTITIES: readonly ((name: string, value: number) => string)[] = [
  (name, value) => `${name} = ${value}.0`,
  (name, value) => `${name} > ${value - 1}.5 and ${name} < ${value}.5`,
  (name, value) => `${name} + 0.05 < ${value}.1 and ${name} + 0.1 > ${value}.05`,
  (name, value) => `0 - ${name} = -${value}`,
  (name, value) => `${name} - 0 = ${value}`,
  (name, value) => `0 + ${name} = ${value}`,
  (name, value) => `1 * ${name} = ${value}`,
  (name, value) => `${name} / 1 = ${value}`,
  (name, value) => `-(-${name}) = ${value}`,
  (name, value) => `${name} + ${name} = ${2 * value}`,
  (name, value) => `${name} - ${name} = 0 and ${name} = ${value}`,
  (name, value) => `${name} - ${value + 1} = -1 and ${value + 1} - ${name} = 1`,
];

/** Texts that one member has: each is asked, whatever the depth. */
const isolatedPredicates = (path: MemberPath, place: number): readonly (readonly string[])[] =>
  path.member.type === 'string' && !path.member.values && !path.member.mention
    ? [...classValues(ISOLATED_CLASSES), ''].flatMap((value, index) =>
        textPredicates(memberName(path), value, index + place),
      )
    : [];

const classValues = <Value>(classes: readonly ValueClass<Value>[]) => [
  ...new Set(classes.flatMap(({ values }) => values)),
];
const rotate = <Item>(index: number, items: readonly Item[]) =>
  items.map((_, place) => items[(index + place) % items.length]!);
const number = (value: number) => (value < 0 ? `-${-value}` : `${value}`);

/** Indexes keep this many characters, or a few more, of a text. */
const MAX_INDEXED = 190;

/** A value as a whole, or by its end where it is long, or by each of its lines. */
function textPredicates(name: string, value: string, index: number): readonly (readonly string[])[] {
  const contains = (part: string) => `${name} contains ${quoteString(part)}`;
  // A literal of several lines, or with a tab, is one that a gap allows to be read in another way.
  const lines = value.split(/[\n\r\t\u2028\u2029]+/);
  if (lines.length > 1) return lines.map((line) => [contains(line)]);
  const tail = value.length > 30 ? [contains(value.slice(-12))] : [];
  // Many texts have a sign or two in some case, and which case counts is a gap.
  const part = value.length > 2 ? [contains(value)] : [];
  const whole = `${name} = ${quoteString(value)}`;
  if (value.length > MAX_LITERAL) return [tail];
  // What an index keeps of a long text is compared by `=` alone.
  if (value.length > MAX_INDEXED) return [[whole], rotate(index, [...part, ...tail])];
  return [rotate(index, [whole, ...part, ...tail])];
}

const DATES = new Set(classValues(DATE_CLASSES));

/** The narrowest range around a date whose bounds are no date of a record: whether bounds are included is a gap. */
function rangeAround(value: string): string {
  const at = Date.parse(`${value.replace(' ', 'T')}Z`);
  const ranges = [1, 2, 30, 500].map((seconds) => [at - 1_000 * seconds, at + 1_000 * seconds].map(formatSpaced));
  const [low = '', high = ''] = ranges.find((bounds) => !bounds.some((bound) => DATES.has(bound))) ?? [];
  return `between ${quoteDate(low)} and ${quoteDate(high)}`;
}

const datePredicates = (name: string, isBetweenOnly: boolean, place: number) =>
  [...DATES].map((value, index) => {
    const between = `${name} ${rangeAround(value)}`;
    const literal = quoteDate(value);
    return isBetweenOnly
      ? [between]
      : rotate(index + place, [`${name} = ${literal}`, `${name} <= ${literal}`, `${name} > ${literal}`, between]);
  });

/** No two zones are farther apart. */
const ZONES_APART = 27 * 3_600_000;

/** Literals two days before and after each timestamp, and the two timestamps of a record compared with each other. */
function instantPredicates(target: QueryTarget, path: MemberPath): readonly (readonly string[])[] {
  const name = memberName(path);
  const instants = [...new Set((memberValues(target, path) as readonly string[]).map((text) => Date.parse(text)))];
  const other = name === 'createdAt' ? 'updatedAt' : 'createdAt';
  return [
    ...instants.map((instant) =>
      [-2, 2, -4, 4]
        .map((days) => instant + days * 86_400_000)
        .filter((literal) => instants.every((one) => Math.abs(one - literal) > ZONES_APART))
        .flatMap((literal) => [
          `${name} > ${quoteDate(formatSpaced(literal))}`,
          `${name} < ${quoteDate(formatSpaced(literal))}`,
        ]),
    ),
    ...['=', '<', '>', '<=', '>=', '!='].map((sign) => [`${name} ${sign} ${other}`]),
  ];
}

/**
 * The values of every class, asked of every member of a list that can have them. Each case selects some records and
 * leaves out others; a test shows that none touches a gap. `default` asks each class of each member by another of its
 * values alone, all values of the first member, and the others several at a time; `deep` asks all of all members alone;
 * `quick` asks a few values of each member. Where they are joined, all values are asked several at a time, and
 * those of a case that fails alone.
 */
export function boundaryCases(target: QueryTarget, depth: Depth = 'default', isJoined = false): readonly Case[] {
  const tellsApart = selectionOf(target);
  return memberPaths(target.context, target.edition)
    .filter(target.knows)
    .flatMap((path, place) => {
      const choose = (all: readonly (readonly string[])[]): readonly string[] =>
        all.flatMap(
          (predicates) =>
            predicates.flatMap((predicate) => liftPredicate(path.scopes, predicate).slice(0, 2)).find(tellsApart) ?? [],
        );
      const all = predicatesAbout(target, path, place);
      const isAlone = (index: number) => isChosen(path, place, index, depth);
      const chosen = choose([...all.filter((_, index) => isAlone(index)), ...isolatedPredicates(path, place)]);
      const others = depth === 'default' ? choose(all.filter((_, index) => !isAlone(index))) : [];
      const isShort = (text: string) => text.length <= MAX_AGAIN;
      const alone = isJoined ? chosen.filter((text) => !isShort(text)) : chosen;
      // What is asked alone meets other places of the language as well.
      const again = isJoined || depth === 'default' ? chosen.filter(isShort) : [];
      const requirements = [path.requirement];
      return [
        ...alone.map((expression) => ({ expression, requirements })),
        ...joinSeveral([...others, ...again])
          .map((parts, group) => ({ expression: joinPredicates(parts, group + place), requirements, parts }))
          .filter(({ expression }) => tellsApart(expression)),
      ];
    });
}

/** What is known of each context: a list has the same records in both editions, and what both know selects the same. */
const known: Partial<Record<ContextName, Map<string, boolean>>> = {};

/** Whether an expression that the edition of a list knows selects some of its records and leaves out others. */
const selectionOf =
  (target: QueryTarget) =>
  (text: string): boolean => {
    const before = (known[target.context] ??= new Map());
    const result = before.get(text) ?? isSelective(text, target);
    before.set(text, result);
    return result;
  };

/** The longest predicate that is asked a second time, beside others. */
const MAX_AGAIN = 150;

/** Predicates of one expression, and its length: an address must stay as short as those of single values. */
const MAX_JOINED = 8;
const MAX_JOINED_LENGTH = 1_100;

/**
 * Predicates in groups, each for one expression that holds where one of them does. Neighbours, whose values are of one
 * class and may be taken for each other, are in different groups.
 */
function joinSeveral(predicates: readonly string[]): readonly (readonly string[])[] {
  const length = predicates.reduce((sum, text) => sum + text.length + 6, 0);
  const count = Math.max(Math.ceil(predicates.length / MAX_JOINED), Math.ceil(length / MAX_JOINED_LENGTH));
  return Array.from({ length: count }, (_, group) => predicates.filter((_text, index) => index % count === group));
}

const isChosen = ({ name, member, scopes }: MemberPath, place: number, index: number, depth: Depth) => {
  if (depth === 'deep') return true;
  if (depth === 'quick') return index % 48 === place % 48;
  const isWhole = name === 'text' || member.type !== 'string' || member.mention !== undefined;
  return (isWhole && scopes.length < 2) || index % 3 === place % 3;
};
