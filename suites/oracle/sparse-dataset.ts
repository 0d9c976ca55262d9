import { fixtureDataset } from './fixture-dataset.ts';
import { FIXTURE_IDS } from './fixture-lists.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { listIn } from './query-target.ts';
import type { FixtureList, QueryTarget } from './query-target.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Member, Members } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Members that every record has. */
const ALWAYS_THERE = ['id', 'identifier', 'text', 'name', 'language'];

/** Whether records may lack a member: a number, a text or a date that is not one of some values. */
const mayBeAbsent = (name: string, { type, also, values }: Member): boolean =>
  ['integer', 'string', 'datetime'].includes(also ?? type) && values === undefined && !ALWAYS_THERE.includes(name);

/** Whether a record may lack a member because it is false. */
const isUnsetFlag = ({ type, also }: Member, value: unknown): boolean =>
  (also ?? type) === 'boolean' && value === false;

type Json = Readonly<Record<string, unknown>>;

/** Which of the values that a record may lack it lacks, by the place of their member. */
type IsLeftOut = (place: number) => boolean;

/** A record without some of what it may lack, and so its elements. */
const sparse = (record: Json, members: Members, isLeftOut: IsLeftOut): Json =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value], place) => {
      const member = members[name];
      if (member === undefined) return [[name, value]];
      if (isUnsetFlag(member, value) || (mayBeAbsent(name, member) && isLeftOut(place))) return [];
      const inner = (each: unknown) => sparse(each as Json, member.members ?? {}, isLeftOut);
      if (Array.isArray(value)) return [[name, value.map(inner)]];
      return [[name, member.type === 'object' ? inner(value) : value]];
    }),
  );

/** A record may lack an array, which is empty then: nothing is open about that. */
const isArray = ({ type, also }: Member): boolean => (also ?? type) === 'array';

/** A record without its arrays. */
const withoutArrays = (record: Json, members: Members): Json =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => {
      const member = members[name];
      return member === undefined || !isArray(member);
    }),
  );

/** A record of whose elements every second is without arrays; those of the others could be taken for theirs. */
const halfWithoutArrays = (record: Json, members: Members, first: 0 | 1): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const inner = members[name]?.members ?? {};
      if (!Array.isArray(value)) return [name, value];
      return [
        name,
        value.map((each, index) => (index % 2 === first ? withoutArrays(each as Json, inner) : (each as Json))),
      ];
    }),
  );

/** A record whose elements have nothing but what says which they are: no flag of theirs is set. */
const withBareElements = (record: Json, members: Members): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const inner = members[name]?.members ?? {};
      const isKept = ([own]: readonly [string, unknown]) => {
        const member = inner[own];
        return (
          member === undefined ||
          ALWAYS_THERE.includes(own) ||
          member.mention !== undefined ||
          member.values !== undefined
        );
      };
      if (!Array.isArray(value)) return [name, value];
      return [name, value.map((each) => Object.fromEntries(Object.entries(each as Json).filter(isKept)))];
    }),
  );

/** The objects of a context, which a record may lack: a string may belong to no branch. */
const objectsOf = (members: Members) => Object.keys(members).filter((name) => members[name]?.type === 'object');

const without = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const sparseBy =
  (isLeftOut: IsLeftOut) =>
  (record: Json, members: Members): Json =>
    sparse(record, members, isLeftOut);

/**
 * Records lack one of these in turn: everything, what stands in even places, in odd ones, everything and their objects, the
 * last of their objects alone, their arrays, the arrays of their elements, or what their elements need not have.
 */
const KINDS: readonly ((record: Json, members: Members) => Json)[] = [
  sparseBy(() => true),
  sparseBy((place) => place % 2 === 0),
  sparseBy((place) => place % 2 > 0),
  (record, members) => without(sparseBy(() => true)(record, members), objectsOf(members)),
  (record, members) => without(record, objectsOf(members).slice(-1)),
  withoutArrays,
  (record, members) => halfWithoutArrays(record, members, 0),
  (record, members) => halfWithoutArrays(record, members, 1),
  withBareElements,
];

/** Some records, every second one sparse. */
const half = (context: ContextName, records: readonly unknown[] = []) => {
  const { members } = contextOf(context);
  return records.map((record, index) => {
    if (index % 2 === 0) return record;
    return KINDS[((index - 1) / 2) % KINDS.length]!(record as Json, members);
  });
};

const { users, languages, projects, tms, glossaries } = fixtureDataset;

/** The main lists of the fixture dataset, in which every second record lacks what records may lack, or some of it. */
export const sparseDataset = {
  ...{ users, languages },
  projects: projects
    .filter(({ id }) => id === FIXTURE_IDS.project)
    .map((project) => ({ ...project, strings: half('source-string', project.strings) })),
  tms: tms
    .filter(({ id }) => id === FIXTURE_IDS.tm)
    .map((tm) => ({ ...tm, segments: half('tm-segment', tm.segments) })),
  glossaries: glossaries
    .filter(({ id }) => id === FIXTURE_IDS.glossary)
    .map((glossary) => ({ ...glossary, terms: half('glossary-term', glossary.terms) })),
} as Dataset;

/** The list of that dataset. */
export const sparseList = (place: FixtureList, edition: Edition): QueryTarget => listIn(sparseDataset, place, edition);

/** The flags that some records of that list lack. */
export const absentFlags = (target: QueryTarget): readonly MemberPath[] =>
  memberPaths(target.context, target.edition)
    .filter(({ member }) => (member.also ?? member.type) === 'boolean')
    .filter(target.knows);

/** Selects every record, whatever it lacks. */
export const ANY_RECORD = '1 = 1';

/** The members that some records of that list lack, but for those that stand for users and languages. */
export const absentMembers = (target: QueryTarget): readonly MemberPath[] =>
  memberPaths(target.context, target.edition)
    .filter(({ name, member }) => mayBeAbsent(name, member) && member.mention === undefined)
    .filter(target.knows);

/** The arrays that some records of that list lack. */
export const absentArrays = (target: QueryTarget): readonly MemberPath[] =>
  memberPaths(target.context, target.edition)
    .filter(({ member }) => isArray(member))
    .filter(target.knows);

/** How each type of value meets the operators. */
const PREDICATES: Readonly<Record<string, readonly ((name: string) => string)[]>> = {
  integer: [
    (name) => `${name} > 1`,
    (name) => `${name} + 1 <= 5`,
    (name) => `${name} between 1 and 5`,
    (name) => `${name} / 2 != 1`,
    (name) => `${name} = 5`,
    (name) => `-${name} < 1`,
  ],
  string: [
    (name) => `${name} contains "a"`,
    (name) => `${name} = "a"`,
    (name) => `not (${name} contains "a")`,
    (name) => `${name} != "a"`,
  ],
  datetime: [
    (name) => `${name} > '2020-01-01 00:00:00'`,
    (name) => `${name} between '2020-01-01 00:00:00' and '2030-01-01 00:00:00'`,
    (name) => `${name} <= 'today'`,
    (name) => `${name} != '2020-01-01 00:00:00'`,
  ],
};

/** The operators that each member meets; members take turns. */
const OF_EACH = 2;

/**
 * Expressions in which members that some records lack meet operators. What they select is left open; that they are answered
 * is not.
 */
export const absentValueExpressions = (target: QueryTarget): readonly string[] =>
  absentMembers(target).flatMap((path, place) =>
    predicatesAbout(path, place).map((one) => liftPredicate(path.scopes, one)[0]!),
  );

function predicatesAbout(path: MemberPath, place: number): readonly string[] {
  const { type, also } = path.member;
  const all = PREDICATES[also ?? type]!;
  return Array.from({ length: OF_EACH }, (_, turn) => all[(place * OF_EACH + turn) % all.length]!(memberName(path)));
}
