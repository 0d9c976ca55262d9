import { observedMembers } from './observed-members.ts';
import { memberPaths } from './member-paths.ts';
import { memberValues } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import type { Json } from '../../spec/json.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/**
 * A list as its own records show it: a member is known where every record shows it with a value. Dates of records have
 * an offset and literals have none, so that only literals far from every date are asked.
 */
export function observedTarget(
  list: { readonly context: ContextName; readonly edition: Edition; readonly path: string },
  shown: readonly { readonly ids: readonly number[]; readonly record: Json }[],
  logins: ReadonlyMap<number, string>,
): QueryTarget {
  const records = shown
    .flatMap(({ ids: [id], record }) =>
      id === undefined || Array.isArray(record['plurals'])
        ? []
        : [{ id, record: observedMembers(list.context, record) }],
    )
    .sort((a, b) => a.id - b.id);
  const ids = new Map([...logins].map(([id, login]) => [login, id]));
  const codes = new Set(
    shown.flatMap(({ record: { languageId } }) => (typeof languageId === 'string' ? [languageId] : [])),
  );
  const target: QueryTarget = {
    ...list,
    records,
    environment: {
      now: new Date(0),
      user: (login) => ids.get(login),
      language: (code) => (codes.has(code) ? code : undefined),
    },
    knows: () => true,
    mentions: { user: [...ids.keys()].slice(0, 6), language: [...codes].slice(0, 6) },
    hasOffsets: true,
  };
  const isKnown = new Map(
    memberPaths(list.context, list.edition).map((path) => {
      const values = memberValues(target, path);
      const named = path.member.mention === 'user' ? values.every((id) => logins.has(id as number)) : true;
      return [
        `${path.scopes}/${path.object ?? ''}/${path.name}`,
        named && values.length > 0 && values.every((value) => value !== undefined && value !== null && value !== ''),
      ];
    }),
  );
  return { ...target, knows: (path) => isKnown.get(`${path.scopes}/${path.object ?? ''}/${path.name}`) ?? false };
}
