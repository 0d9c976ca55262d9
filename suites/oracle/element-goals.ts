import type { CoverageGoal } from './coverage-goal.ts';
import { memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { ORDERED_SPELLINGS } from './member-forms.ts';
import { liftPredicate } from './member-goals.ts';
import { memberValues } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import { quoteString } from './literals.ts';
import { isSelective, selectBy } from './selection.ts';
import { COMPARISONS } from '../../croql/operators.ts';

/** Values of a member that are combined with those of another. */
const MAX_VALUES = 6;

/**
 * Two conditions that must hold for one element of a collection, or for any two: some record has an element for each of
 * them and none for both. A service that looks for the elements of each by themselves selects that record by the first, and
 * one that looks for an element of both does not by the second.
 */
export function elementGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  const scopes = [...new Set(paths.map((path) => String(path.scopes)))].filter((scope) => scope !== '');
  return scopes.flatMap((scope) => {
    const members = paths.filter((path) => String(path.scopes) === scope && equalities(target, path).length > 0);
    return members.flatMap((left, index): readonly CoverageGoal[] => {
      const right = members[(index + 1) % members.length]!;
      // Both comparisons of the count are asked in turn.
      const found = right === left ? [] : pairs(target, left, right);
      if (found.length === 0) return [];
      const requirements = ['croql.syntax.where', 'croql.operator.and'] as const;
      const ofOne = found.map(({ one }) => (index % 2 === 0 ? one : asNone(one)));
      const ofSeveral = found.map(({ each }) => each).filter((expression) => isSelective(expression, target));
      const goal = (whose: string, candidates: readonly string[]): readonly CoverageGoal[] =>
        candidates.length === 0
          ? []
          : [
              {
                name: `${left.name} and ${right.name} of ${whose} of ${scope}`,
                requirements,
                candidates: () => candidates,
              },
            ];
      return [...goal('one element', ofOne), ...goal('different elements', ofSeveral)];
    });
  });
}

/**
 * One predicate about the elements of two collections of a record, or about the record and the elements of one: it holds
 * for some in the first place and for none in the second. A service that keeps what a predicate selected by its text gives
 * both places one result.
 */
export function samePredicateGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  const collections = paths.filter(({ member }) => (member.also ?? member.type) === 'array');
  const places = paths.filter((path) => equalities(target, path).length > 0);
  return places.flatMap((left) =>
    places.flatMap((right): readonly CoverageGoal[] => {
      const around = commonScopes(left, right);
      const isShared =
        left.name === right.name &&
        left.member.mention === right.member.mention &&
        [left, right].every(({ scopes }) => scopes.length - around.length <= 1) &&
        String(left.scopes) < String(right.scopes);
      if (!isShared || collections.length === 0) return [];
      const own = (path: MemberPath, predicate: string) =>
        liftPredicate(path.scopes.slice(around.length), predicate)[0]!;
      const candidates = equalities(target, left)
        .flatMap((predicate) => liftPredicate(around, `(${own(left, predicate)}) and (not (${own(right, predicate)}))`))
        .filter((expression) => isSelective(expression, target));
      if (candidates.length === 0) return [];
      const [here, there] = [left, right].map(({ scopes }) => scopes.at(-1) ?? 'the record');
      const name = `${left.name} of ${here} and not of ${there}${around.length > 0 ? ` in ${around.join(' in ')}` : ''}`;
      return [{ name, requirements: ['croql.syntax.where'], candidates: () => candidates }];
    }),
  );
}

/** The collections that are around both members. */
function commonScopes({ scopes }: MemberPath, other: MemberPath): readonly string[] {
  const end = scopes.findIndex((scope, index) => scope !== other.scopes[index]);
  return scopes.slice(0, end < 0 ? undefined : end);
}

/** Either of two values of a member, or one of another: what reads such a chain as a list of values mixes up the members. */
export function eitherGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition)
    .filter(target.knows)
    .filter(({ scopes, member }) => scopes.length === 0 && member.type !== 'boolean')
    .filter((path) => equalities(target, path).length > 1);
  return paths.flatMap((left, index): readonly CoverageGoal[] => {
    const right = paths[(index + 1) % paths.length]!;
    const [one, two] = equalities(target, left);
    const candidates = equalities(target, right)
      .flatMap((three) => [`${one} or ${two} or ${three}`, `${three} or ${one} or ${two}`])
      .filter((expression) => isSelective(expression, target));
    if (right === left || candidates.length === 0) return [];
    const name = `one of two values of ${left.name} or one of ${right.name}`;
    return [{ name, requirements: ['croql.operator.or'], candidates: () => candidates }];
  });
}

/**
 * One of two conditions about an element of a collection: each selects some record by itself, so a service that looks for
 * the first alone, as in an index, leaves out records.
 */
export function eitherElementGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  const scopes = [...new Set(paths.map((path) => String(path.scopes)))].filter((scope) => scope !== '');
  return scopes.flatMap((scope) => {
    const members = paths.filter((path) => String(path.scopes) === scope && equalities(target, path).length > 0);
    return members.flatMap((left, index): readonly CoverageGoal[] => {
      const right = members[(index + 1) % members.length]!;
      const lift = (predicate: string) => liftPredicate(left.scopes, predicate)[0]!;
      const select = (expression: string) => selectedBy(target, expression);
      const candidates = equalities(target, left).flatMap((p) =>
        equalities(target, right)
          .map((q) => [lift(`${p} or ${q}`), lift(p), lift(q)] as const)
          .filter(([both, ...each]) => isSelective(both, target) && !each.map(select).includes(select(both)))
          .map(([both]) => both),
      );
      if (right === left || candidates.length === 0) return [];
      const requirements = ['croql.syntax.where', 'croql.operator.or'] as const;
      return [{ name: `${left.name} or ${right.name} of ${scope}`, requirements, candidates: () => candidates }];
    });
  });
}

/** Counts that the elements of a nested collection with a condition are compared with. */
const NESTED_COUNTS = [2, 3] as const;

/** How many elements of an inner collection a condition holds for, as a condition of the outer one. */
export function nestedCountGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  return paths
    .filter(({ scopes, object }) => scopes.length === 2 && object === undefined)
    .filter((path) => equalities(target, path).length > 0)
    .flatMap((path) =>
      NESTED_COUNTS.flatMap((count): readonly CoverageGoal[] => {
        const [outer, inner] = path.scopes;
        const candidates = equalities(target, path)
          .map((predicate) => (predicate === path.name ? predicate : `not (${predicate})`))
          .flatMap((predicate) =>
            ['= 1', '> 0'].map(
              (sign) => `count of ${outer} where (count of ${inner} where (${predicate}) >= ${count}) ${sign}`,
            ),
          )
          .filter((expression) => isSelective(expression, target));
        if (candidates.length === 0) return [];
        const name = `${count} elements of ${inner} in ${outer} by ${path.name}`;
        return [{ name, requirements: ['croql.syntax.where', 'croql.syntax.count'], candidates: () => candidates }];
      }),
    );
}

/** Numbers that a filtered count behind them is compared with. */
const COUNTS_AHEAD = [0, 1, 2] as const;
const ORDERS = ORDERED_SPELLINGS.filter(
  ({ spelling, operator }) => spelling === operator && COMPARISONS[operator].compares === 'order',
);

/** A number before a comparison, and how many elements a condition holds for behind it. */
export function countBehindGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition)
    .filter(target.knows)
    .filter(({ scopes, object }) => scopes.length === 1 && object === undefined);
  const scopes = [...new Set(paths.map((path) => path.scopes[0]!))];
  return scopes.flatMap((scope) => {
    const predicates = paths.filter((path) => path.scopes[0] === scope).flatMap((path) => equalities(target, path));
    return ORDERS.flatMap(({ spelling, requirement }): readonly CoverageGoal[] => {
      const candidates = predicates
        .flatMap((predicate) =>
          COUNTS_AHEAD.map((count) => `${count} ${spelling} count of ${scope} where (${predicate})`),
        )
        .filter((expression) => isSelective(expression, target));
      if (candidates.length === 0) return [];
      const name = `a number ${spelling} a filtered count of ${scope}`;
      return [{ name, requirements: ['croql.syntax.where', requirement], candidates: () => candidates }];
    });
  });
}

/** The same for records without such an element. */
const asNone = (text: string) => text.replace(/> 0$/, '= 0');

/** Predicates that a member has a value. */
function equalities(target: QueryTarget, { name, member, object, ...path }: MemberPath): readonly string[] {
  const { type, also, mention } = member;
  if (object !== undefined) return [];
  if (mention && (also ?? type) !== 'array')
    return target.mentions[mention].map((one) => `${name} = @${mention}:"${one}"`);
  const values = () => [...new Set(memberValues(target, { name, member, ...path }))].slice(0, MAX_VALUES);
  switch (also ?? type) {
    case 'boolean':
      return [name];
    case 'integer':
      return (values() as readonly number[]).filter((value) => value >= 0).map((value) => `${name} = ${value}`);
    case 'string':
      return (values() as readonly string[])
        .filter((value) => value !== '')
        .map((value) => `${name} = ${quoteString(value)}`);
    default:
      return [];
  }
}

/** Two predicates of which both hold for different elements of some record only. */
function pairs(target: QueryTarget, left: MemberPath, right: MemberPath) {
  const select = (expression: string) => selectedBy(target, expression);
  const lift = (predicate: string) => liftPredicate(left.scopes, predicate)[0]!;
  return equalities(target, left).flatMap((p) =>
    equalities(target, right)
      .map((q) => [p, q] as const)
      .map(([p, q]) => ({ one: lift(`(${p}) and (${q})`), each: `(${lift(p)}) and (${lift(q)})` }))
      .filter(({ one, each }) => isSelective(one, target) && select(one) !== select(each)),
  );
}

/** The ids that an expression selects, as one text. */
const selectedBy = (target: QueryTarget, expression: string): string => selectBy(expression, target)?.join() ?? '';
