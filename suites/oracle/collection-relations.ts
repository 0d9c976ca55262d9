import fc from 'fast-check';
import { liftPredicate } from './member-goals.ts';
import type { MemberPath } from './member-paths.ts';
import { memberPredicatesAnywhere } from './plain-predicates.ts';
import type { Relation } from './relation.ts';
import { SPELLINGS } from './spelling.ts';
import { ARITHMETIC, ARITHMETIC_OPERATORS } from '../../croql/operators.ts';
import type { ArithmeticOperator, ComparisonAlias, ComparisonOperator } from '../../croql/operators.ts';
import type { Random } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Relations of the counts of a collection, whole and filtered: a filter and its negation make up the whole. */
export function collectionRelations(
  path: MemberPath,
  paths: readonly MemberPath[],
  random: Random,
): readonly Relation[] {
  const n = `count of ${path.name}`;
  return [
    ...[1, 2].flatMap((k) => comparedCounts(path, n, k)),
    holdsAlways(path, 'croql.syntax.count', `${n} >= 0`),
    holdsAlways(path, 'croql.operator.plus', `${n} + ${n} = ${n} * 2`),
    holdsAlways(path, 'croql.operator.minus', `${n} - ${n} = 0`),
    holdsAlways(path, 'croql.syntax.where', `${n} where (1 = 1) = ${n}`),
    holdsAlways(path, 'croql.syntax.where', `${n} where (1 = 2) = 0`),
    ...filteredCounts(path, paths, random, n),
  ];
}

/** Two ways to ask for the same elements, counted by `n`, with a number `k`. */
type Pair = readonly [string, string];
type Pairs = (n: string, k: number) => readonly Pair[];

// prettier-ignore
const COMPARISON_PAIRS: Readonly<Record<ComparisonOperator | ComparisonAlias, Pairs>> = {
  '=':      () => [],
  '!=':     (n, k) => [[`${n} != ${k}`, `not (${n} = ${k})`]],
  '≠':      (n, k) => [[`${n} ≠ ${k}`, `${n} != ${k}`]],
  '>':      (n, k) => [[`${n} > ${k}`, `not (${n} <= ${k})`], [`${n} > ${k}`, `${k} < ${n}`], [`${n} > ${k}`, `(${n} >= ${k}) and (${n} != ${k})`]],
  '>=':     (n, k) => [[`${n} >= ${k}`, `(${n} > ${k}) or (${n} = ${k})`], [`${n} >= ${k}`, `${n} > ${k - 1}`]],
  '≥':      (n, k) => [[`${n} ≥ ${k}`, `${n} >= ${k}`]],
  '<':      (n, k) => [[`${n} < ${k}`, `not (${n} >= ${k})`]],
  '<=':     (n, k) => [[`${n} <= ${k}`, `(${n} < ${k}) or (${n} = ${k})`]],
  '≤':      (n, k) => [[`${n} ≤ ${k}`, `${n} <= ${k}`]],
  // A count is no text.
  contains: () => [],
};

// prettier-ignore
const ARITHMETIC_PAIRS: Readonly<Record<ArithmeticOperator, Pairs>> = {
  '+': (n, k) => [[`${n} + 3 = ${k + 3}`, `${n} = ${k}`]],
  '-': (n, k) => [[`${n} - 3 = ${k} - 3`, `${n} = ${k}`], [`5 - ${n} = ${5 - k}`, `${n} = ${k}`]],
  '*': (n, k) => [[`${n} * 3 = ${3 * k}`, `${n} = ${k}`]],
  '/': (n, k) => [[`(${n} * 6) / 2 = ${3 * k}`, `${n} = ${k}`]],
};

// prettier-ignore
const FORM_PAIRS = {
  'croql.operator.between': (n, k) => [[`${n} between ${k - 0.5} and ${k + 1.5}`, `(${n} = ${k}) or (${n} = ${k + 1})`]],
  'croql.operator.negate':  (n, k) => [[`-(${n}) = -${k}`, `${n} = ${k}`], [`-(${n}) < -${k - 0.5}`, `${n} >= ${k}`]],
  'croql.syntax.float':     (n, k) => [[`${n} > ${k - 0.5}`, `${n} >= ${k}`]],
  'croql.syntax.group':     (n, k) => [[`(${n} + 1) * 2 = ${2 * k + 2}`, `${n} = ${k}`]],
} as const satisfies { readonly [Id in RequirementId]?: Pairs };

const PAIRS: readonly (readonly [RequirementId, Pairs])[] = [
  ...SPELLINGS.map(({ spelling, requirement }) => [requirement, COMPARISON_PAIRS[spelling]] as const),
  ...ARITHMETIC_OPERATORS.map((operator) => [ARITHMETIC[operator].requirement, ARITHMETIC_PAIRS[operator]] as const),
  ...(Object.entries(FORM_PAIRS) as [RequirementId, Pairs][]),
];

const comparedCounts = ({ scopes }: MemberPath, n: string, k: number): readonly Relation[] => [
  ...PAIRS.flatMap(([requirement, pairs]) =>
    pairs(n, k).map((pair): Relation => ({
      requirement,
      kind: 'same',
      expressions: pair.map((predicate) => liftPredicate(scopes, predicate)[0]!),
    })),
  ),
  {
    requirement: 'croql.operator.equal',
    kind: 'nothing',
    expressions: liftPredicate(scopes, `(${n} = ${k}) and (${n} = ${k + 1})`).slice(0, 1),
  },
];

function filteredCounts(
  path: MemberPath,
  paths: readonly MemberPath[],
  random: Random,
  n: string,
): readonly Relation[] {
  const inside = paths.filter(({ scopes }) => String(scopes) === String([...path.scopes, path.name]));
  const predicates = inside.flatMap((member) =>
    memberPredicatesAnywhere(member)
      .slice(0, 2)
      .map((predicate) => ({ predicate, isBoolean: member.member.type === 'boolean' })),
  );
  const booleans = predicates.filter(({ isBoolean }) => isBoolean).map(({ predicate }) => predicate);
  const others =
    booleans.length === 0
      ? []
      : fc.sample(fc.constantFrom(...booleans), { seed: random.seed(), numRuns: booleans.length, unbiased: true });
  return [
    ...predicates.map(({ predicate: p }) => holdsAlways(path, 'croql.syntax.where', `${n} where (${p}) <= ${n}`)),
    ...booleans.flatMap((p, index) => {
      const q = others[index]!;
      const union = `${n} where ((${p}) or (${q}))`;
      const intersection = `${n} where ((${p}) and (${q}))`;
      return [
        holdsAlways(path, 'croql.syntax.where', `${n} where (${p}) + ${n} where (not (${p})) = ${n}`),
        holdsAlways(path, 'croql.operator.or', `${union} = (${n} where (${p}) + ${n} where (${q})) - ${intersection}`),
        holdsAlways(path, 'croql.operator.xor', `${n} where ((${p}) xor (${q})) = ${union} - ${intersection}`),
      ];
    }),
  ];
}

/** A predicate that holds for every element. Within another collection, no record has an element that breaks it. */
function holdsAlways({ scopes: [outer] }: MemberPath, requirement: RequirementId, predicate: string): Relation {
  return outer === undefined
    ? { requirement, kind: 'everything', expressions: [predicate] }
    : { requirement, kind: 'nothing', expressions: [`count of ${outer} where (not (${predicate})) > 0`] };
}
