import type { MemberPath } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/** Every value that a member has in the records of a list. */
export const memberValues = (target: QueryTarget, path: MemberPath): readonly unknown[] =>
  holdersOf(target, path).map((holder) => holder[path.name]);

/** How many elements each of the collections has. */
export const elementCounts = (target: QueryTarget, path: MemberPath): readonly number[] =>
  memberValues(target, path).map((elements) => ((elements as readonly unknown[] | undefined) ?? []).length);

/** The records, elements or objects that have a member, in the order of their records; an object that is absent is empty. */
export function holdersOf({ records }: QueryTarget, { scopes, object }: MemberPath): readonly CroqlRecord[] {
  const inner = scopes.reduce<readonly CroqlRecord[]>(
    (outer, scope) => outer.flatMap((record) => (record[scope] as readonly CroqlRecord[] | undefined) ?? []),
    records.map(({ record }) => record),
  );
  return object === undefined ? inner : inner.map((record) => (record[object] ?? {}) as CroqlRecord);
}
