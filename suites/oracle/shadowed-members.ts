import type { Case } from './case.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { memberForms } from './member-forms.ts';
import { liftPredicate } from './member-goals.ts';
import { memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective, selectBy } from './selection.ts';

/** Predicates about elements, and about a member, of which one of each is chosen. */
const MAX_TRIED = 12;

/** What an expression selects, as text. */
const selects = (expression: string, target: QueryTarget) => selectBy(expression, target)?.join();

/** The ways in which a filter stands beside a predicate of the record that holds its collection. */
const BESIDE: readonly ((filter: string, predicate: string) => string)[] = [
  (filter, predicate) => `${filter} and ${predicate}`,
  (filter, predicate) => `${predicate} and ${filter}`,
  (filter, predicate) => `not (${filter}) or ${predicate}`,
];

/**
 * Cases about a member that has the name of a member of the elements beside it: after a filter of those, the name means the
 * record's own again. Each selects other records where it is taken for that of an element.
 */
export function shadowedCases(target: QueryTarget): readonly Case[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  return paths
    .filter(({ member }) => (member.also ?? member.type) === 'array')
    .flatMap((collection) => {
      const elements = [...collection.scopes, collection.name];
      const inner = paths.filter(({ scopes, object }) => object === undefined && String(scopes) === String(elements));
      return paths
        .filter(
          ({ scopes, object, name }) =>
            object === undefined &&
            String(scopes) === String(collection.scopes) &&
            inner.some((one) => one.name === name),
        )
        .flatMap((path) => BESIDE.flatMap((join) => chooseCase(target, { collection, inner, path, join }) ?? []));
    });
}

interface Shadowed {
  readonly collection: MemberPath;
  readonly inner: readonly MemberPath[];
  readonly path: MemberPath;
  readonly join: (filter: string, predicate: string) => string;
}

/** The first expression whose outcome shows whose member is meant. */
function chooseCase(target: QueryTarget, { collection, inner, path, join }: Shadowed): readonly Case[] | undefined {
  const predicatesAbout = (one: MemberPath) => (memberForms(target, one)[0]?.predicates() ?? []).slice(0, MAX_TRIED);
  const filterBy = (predicate: string) => `count of ${collection.name} where (${predicate}) > 0`;
  const lift = (predicate: string) => liftPredicate(path.scopes, predicate)[0]!;
  for (const predicate of predicatesAbout(path))
    for (const element of inner.flatMap(predicatesAbout).slice(0, MAX_TRIED)) {
      const filter = filterBy(element);
      const expression = lift(join(filter, predicate));
      if (!isSelective(expression, target) || sensitiveGap(expression, target) !== undefined) continue;
      if (selects(expression, target) === selects(lift(join(filter, filterBy(predicate))), target)) continue;
      return [{ expression, requirements: [path.requirement, 'croql.syntax.where'] }];
    }
  return undefined;
}
