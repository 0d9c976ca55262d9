import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import type { MemberType } from '../../spec/croql/context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Values that records of any service may have: they only have to select something now and then. */
const FRAGMENTS = ['a', 'e', 'an', 'er'];
const COUNTS = [0, 1, 2];

/** Predicates about records of which nothing is known; those that select some of them make relations worth asking. */
export function plainPredicates(
  context: ContextName,
  edition: Edition,
): readonly { readonly expression: string; readonly requirement: RequirementId }[] {
  return memberPaths(context, edition).flatMap((path) =>
    memberPredicatesAnywhere(path).map((predicate) => ({
      expression: liftPredicate(path.scopes, predicate)[0]!,
      requirement: path.requirement,
    })),
  );
}

/** The same about the member's own record. */
export function memberPredicatesAnywhere(path: MemberPath): readonly string[] {
  const { also, type, mention } = path.member;
  // A member with two readings is no datetime in every service, and a mention needs a name from the records.
  if (also === 'datetime' || (mention !== undefined && (also ?? type) !== 'array')) return [];
  return PREDICATES[also ?? type](memberName(path), path.member.values);
}

const PREDICATES: Readonly<
  Record<MemberType, (name: string, values: readonly string[] | undefined) => readonly string[]>
> = {
  boolean: (name) => [name],
  integer: (name) => [`${name} > 1`, `${name} > 30`],
  string: (name, values) =>
    values
      ? values.map((value) => `${name} = "${value}"`)
      : FRAGMENTS.map((fragment) => `${name} contains "${fragment}"`),
  datetime: (name) => [`${name} > '2023-01-01 12:00:00'`],
  array: (name) => COUNTS.map((count) => `count of ${name} > ${count}`),
  object: () => [],
};
