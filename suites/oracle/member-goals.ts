import { COMPARISON_OPERATORS, COMPARISONS } from '../../croql/operators.ts';
import type { CoverageGoal } from './coverage-goal.ts';
import { memberForms, ORDERED_SPELLINGS } from './member-forms.ts';
import { describePath, memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Candidates of one goal, the plainest first. */
const MAX_CANDIDATES = 10;

/** The goals of a list: each member at each depth in each form that its type takes, and each pair of members. */
export function memberGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  return [...paths.flatMap((path) => goalsAbout(target, path)), ...pairGoals(paths)];
}

/** A predicate about an element, as predicates about the record that holds it, the plainest first. */
export function liftPredicate(scopes: readonly string[], predicate: string): readonly string[] {
  const [outer, inner] = scopes;
  if (outer === undefined) return [predicate];
  if (inner === undefined)
    return [
      `count of ${outer} where (${predicate}) > 0`,
      `count of ${outer} where (${predicate}) = 1`,
      `count of ${outer} where (${predicate}) >= 2`,
    ];
  return [
    `count of ${outer} where (count of ${inner} where (${predicate}) > 0) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) = 1) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) >= 2) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) = 1) = 2`,
  ];
}

const goalsAbout = (target: QueryTarget, path: MemberPath): readonly CoverageGoal[] =>
  memberForms(target, path).map(({ name, requirement, predicates, isExhaustive }) => ({
    name: `${describePath(path)} · ${name}`,
    requirements: [path.requirement, ...(requirement ? [requirement] : [])],
    candidates: () =>
      predicates()
        .flatMap((predicate) => liftPredicate(path.scopes, predicate))
        .slice(0, isExhaustive ? undefined : MAX_CANDIDATES),
    ...(isExhaustive ? { isExhaustive } : {}),
  }));

/** Two members of one record and type, compared with each other. */
function pairGoals(paths: readonly MemberPath[]): readonly CoverageGoal[] {
  return paths.flatMap((left) =>
    paths
      .filter((right) => right !== left && String(right.scopes) === String(left.scopes))
      .flatMap((right) =>
        pairSigns(left, right).map(([sign, requirement]) => ({
          name: `${describePath(left)} · ${sign} ${memberName(right)}`,
          requirements: [left.requirement, requirement],
          candidates: () => liftPredicate(left.scopes, `${memberName(left)} ${sign} ${memberName(right)}`),
        })),
      ),
  );
}

type PairSign = readonly [sign: string, requirement: RequirementId];

/** The operators that compare a text with the text of another member. */
const TEXT_SIGNS = COMPARISON_OPERATORS.flatMap((operator): readonly PairSign[] => {
  const requirement = COMPARISONS[operator].ofMembers;
  return requirement === null ? [] : [[operator, requirement]];
});

function pairSigns(left: MemberPath, right: MemberPath): readonly PairSign[] {
  if (isFreeText(left) && isFreeText(right)) return TEXT_SIGNS;
  if (left.member.type === 'datetime' && right.member.type === 'datetime' && left.name < right.name)
    return ORDERED_SPELLINGS.map(({ spelling, requirement }) => [spelling, requirement]);
  return [];
}

const isFreeText = ({ member: { type, mention, values } }: MemberPath) => type === 'string' && !mention && !values;
