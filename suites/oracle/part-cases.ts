import { predicatesAbout } from './boundary-cases.ts';
import type { Case } from './case.ts';
import { quoteString } from './literals.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective } from './selection.ts';

/*
 * Parts of one expression that something may take for each other: what caches parts knows them by their texts, and what
 * splits a text into words may lose its way at signs in a string.
 */

/** Texts with signs of the language, of which the first has half of a datetime. */
const SIGNS = ["it's", "'", "'today'", 'a (b', 'a) b', '@user:', 'where (', '1 = 1 and'] as const;

/** A predicate about each element twice, the second time negated; and strings beside a datetime. */
export function partCases(target: QueryTarget): readonly Case[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  const choose = (path: MemberPath, expressions: readonly string[]): readonly Case[] => {
    const expression = expressions.find((one) => isSelective(one, target));
    return expression === undefined ? [] : [{ expression, requirements: [path.requirement] }];
  };
  return [
    ...paths.flatMap((path) => choose(path, repeatedPredicates(path))),
    ...stringsBeside(target, paths).flatMap((predicates) => choose(predicates.path, predicates.expressions)),
  ];
}

/** Counts of elements that meet a predicate, and of those that do not. */
function repeatedPredicates({ scopes: [scope, inner], ...path }: MemberPath): readonly string[] {
  if (scope === undefined || inner !== undefined || path.object !== undefined) return [];
  const { type, also } = path.member;
  const predicate = also !== undefined ? undefined : PREDICATES[type]?.(path.name);
  if (predicate === undefined) return [];
  const count = (one: string) => `count of ${scope} where (${one})`;
  return [1, 2, 3].flatMap((some) =>
    [1, 2, 3].map((others) => `${count(predicate)} = ${some} and ${count(`not (${predicate})`)} = ${others}`),
  );
}

/** Predicates that no gap touches: what has no boolean is false, and what has no array has an empty one. */
const PREDICATES: Readonly<Partial<Record<MemberPath['member']['type'], (name: string) => string>>> = {
  boolean: (name) => name,
  array: (name) => `count of ${name} > 0`,
};

/** A text compared with each string, which decides nothing, before and after a datetime. */
function stringsBeside(target: QueryTarget, paths: readonly MemberPath[]) {
  const textBeside = ({ scopes: own }: MemberPath) =>
    paths.find(
      ({ member: { type, values, mention }, scopes, object }) =>
        type === 'string' && !values && !mention && object === undefined && String(scopes) === String(own),
    );
  const date = paths.find((path) => path.member.type === 'datetime' && textBeside(path) !== undefined);
  const text = date && textBeside(date);
  if (date === undefined || text === undefined) return [];
  const dates = predicatesAbout(target, date, 0).flat();
  const compared = SIGNS.map((sign) => `${memberName(text)} = ${quoteString(sign)}`);
  const [alone = '', ...others] = compared.map((one) => `(${one} or 1 = 1)`);
  return [alone, others.join(' and ')].flatMap((strings) =>
    [(one: string) => `${strings} and ${one}`, (one: string) => `${one} and ${strings}`].map((write) => ({
      path: date,
      expressions: dates.map(write).flatMap((one) => liftPredicate(date.scopes, one)),
    })),
  );
}
