import {
  pickDateRanges,
  pickFragments,
  pickPauses,
  pickQuantiles,
  pickTexts,
  quoteDate,
  quoteString,
} from './literals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { elementCounts, memberValues } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import { SPELLINGS } from './spelling.ts';
import type { Spelling } from './spelling.ts';
import { COMPARISONS } from '../../croql/operators.ts';
import type { Comparison } from '../../croql/operators.ts';
import type { MemberType } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One form of the language that a member's type takes, with predicates about the member's own record. */
export interface MemberForm {
  readonly name: string;
  /** What the form rests on besides the member. */
  readonly requirement?: RequirementId;
  /** The plainest first; their literals come from the records. */
  readonly predicates: () => readonly string[];
  /** Each predicate tests a value of its own, so one does not stand for another. */
  readonly isExhaustive?: true;
}

const spellingsOf = (...compared: readonly Comparison['compares'][]): readonly Spelling[] =>
  SPELLINGS.filter(({ operator }) => compared.includes(COMPARISONS[operator].compares));

/** Every spelling of a comparison of two numbers or two datetimes. */
export const ORDERED_SPELLINGS = spellingsOf('equality', 'order');

/** The forms of a member in a list, by its type. */
export function memberForms(target: QueryTarget, path: MemberPath): readonly MemberForm[] {
  const { also, type, mention } = path.member;
  if (mention && (also ?? type) !== 'array') return mentionForms(memberName(path), mention, target.mentions[mention]);
  return FORMS[also ?? type](target, path);
}

/** Predicates about a member in every form. */
export const memberPredicates = (target: QueryTarget, path: MemberPath): readonly string[] =>
  memberForms(target, path).flatMap(({ predicates }) => predicates());

const FORMS: Readonly<Record<MemberType, (target: QueryTarget, path: MemberPath) => readonly MemberForm[]>> = {
  boolean: (target, path) => {
    const name = memberName(path);
    return [
      { name: 'bare', predicates: () => [name] },
      {
        name: 'not',
        requirement: 'croql.operator.not',
        predicates: () => [`not ${path.object === undefined ? name : `(${name})`}`],
      },
      ...longerNameForms(target, path),
    ];
  },
  integer: (target, path) =>
    numberForms(memberName(path), () => pickQuantiles(memberValues(target, path) as readonly number[])),
  array: (target, path) =>
    numberForms(`count of ${memberName(path)}`, () => pickQuantiles(elementCounts(target, path))),
  string: (target, path) => stringForms(memberName(path), () => textValues(target, path), path.member.values),
  datetime: (target, path) => (target.hasOffsets ? instantForms : localDateForms)(target, path),
  object: () => [],
};

/** A name that begins with that of another member, before each word that ends a name; the other one would select otherwise. */
function longerNameForms({ context, edition, knows }: QueryTarget, path: MemberPath): readonly MemberForm[] {
  const name = memberName(path);
  return memberPaths(context, edition)
    .filter((other) => String(other.scopes) === String(path.scopes) && name.startsWith(`${memberName(other)} `))
    .filter(knows)
    .map(memberName)
    .flatMap((other) => [
      { name: `and ${other}`, requirement: 'croql.operator.and', predicates: () => [`${name} and ${other}`] },
      { name: `or ${other}`, requirement: 'croql.operator.or', predicates: () => [`${name} or (not ${other})`] },
      { name: `xor ${other}`, requirement: 'croql.operator.xor', predicates: () => [`${name} xor ${other}`] },
    ]);
}

const textValues = (target: QueryTarget, path: MemberPath): readonly string[] =>
  [...new Set(memberValues(target, path) as readonly string[])].filter((value) => value !== '');

const comparisonForms = (
  spellings: readonly Spelling[],
  left: string,
  literals: () => readonly string[],
): readonly MemberForm[] =>
  spellings.map(({ spelling, requirement }) => ({
    name: spelling,
    requirement,
    predicates: () => literals().map((literal) => `${left} ${spelling} ${literal}`),
  }));

// prettier-ignore
function numberForms(n: string, values: () => readonly number[]): readonly MemberForm[] {
  const form = (name: string, requirement: RequirementId, predicate: (value: number) => string): MemberForm => ({
    name,
    requirement,
    predicates: () => values().map(predicate),
  });
  return [
    ...comparisonForms(ORDERED_SPELLINGS, n, () => values().map(String)),
    form('between',  'croql.operator.between', (value) => `${n} between ${value - 0.5} and ${value + 1.5}`),
    form('float',    'croql.syntax.float',     (value) => `${n} < ${value + 0.5}`),
    form('+',        'croql.operator.plus',    (value) => `${n} + 2 = ${value + 2}`),
    form('-',        'croql.operator.minus',   (value) => `${n} - 2 > ${value - 3}`),
    form('*',        'croql.operator.times',   (value) => `${n} * 3 = ${value * 3}`),
    form('/',        'croql.operator.divide',  (value) => `(${n} * 6) / 2 = ${value * 3}`),
    form('negative', 'croql.operator.negate',  (value) => `-(${n}) > ${-value - 0.5}`),
    form('minus below zero', 'croql.operator.minus', (value) => `1 - (${n} - ${value + 1}) = 2`),
    form('group',    'croql.syntax.group',     (value) => `(${n} + 1) * 2 = ${2 * value + 2}`),
  ];
}

const stringForms = (
  name: string,
  values: () => readonly string[],
  allowed: readonly string[] | undefined,
): readonly MemberForm[] => [
  ...comparisonForms(spellingsOf('equality'), name, () => pickTexts(values()).map(quoteString)),
  ...comparisonForms(spellingsOf('text'), name, () => pickFragments(values()).map(quoteString)),
  ...(allowed
    ? [
        {
          name: 'each value',
          requirement: 'croql.operator.equal' as const,
          predicates: () => allowed.map((value) => `${name} = ${quoteString(value)}`),
          isExhaustive: true as const,
        },
      ]
    : []),
];

const mentionForms = (name: string, kind: 'user' | 'language', mentioned: readonly string[]): readonly MemberForm[] =>
  comparisonForms(spellingsOf('equality'), name, () => mentioned.map((one) => `@${kind}:"${one}"`)).map((form) => ({
    ...form,
    name: `${form.name} a mention`,
  }));

/** Datetimes without a zone, compared with literals without one: whatever zone is meant, it is the same. */
function localDateForms(target: QueryTarget, path: MemberPath): readonly MemberForm[] {
  const name = memberName(path);
  const values = () => memberValues(target, path) as readonly string[];
  const between: MemberForm = {
    name: 'between',
    requirement: 'croql.operator.between',
    predicates: () => pickDateRanges(values()).map(([low, high]) => `${name} between '${low}' and '${high}'`),
  };
  // `translation updated` is a boolean in one place of the source and compared by `between` in another.
  if (path.member.also !== undefined) return [between];
  const isCreationDate = name === 'added' && path.scopes.length === 0;
  return [
    ...comparisonForms(ORDERED_SPELLINGS, name, () => pickQuantiles(values()).map(quoteDate)),
    between,
    ...(isCreationDate ? (['<', '>'] as const) : []).map((sign) => ({
      name: `${sign} 'today'`,
      requirement: 'croql.syntax.today' as const,
      predicates: () => [`${name} ${sign} 'today'`],
    })),
  ];
}

/** Datetimes with a zone, compared with literals that lie more than a day from each of them, so that no zone matters. */
function instantForms(target: QueryTarget, path: MemberPath): readonly MemberForm[] {
  const name = memberName(path);
  const pauses = () => pickPauses((memberValues(target, path) as readonly string[]).map((text) => Date.parse(text)));
  return [
    ...comparisonForms(spellingsOf('order'), name, () => pauses().map(quoteDate)),
    {
      name: 'between',
      requirement: 'croql.operator.between',
      predicates: () => {
        const [low, , high] = [...pauses()].sort();
        return low && high ? [`${name} between '${low}' and '${high}'`] : [];
      },
    },
  ];
}
