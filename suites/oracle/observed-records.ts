import { inParts } from './shown-parts.ts';
import { pathsOf } from './paths.ts';
import { valuesAt } from './slots.ts';
import type { Subject } from './subject.ts';
import type { Json } from '../lists/read-list.ts';
import { idsOf } from '../lists/read-list.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';

/**
 * A list as its own records show it: a member is known where every record shows it with a value. Dates of records have
 * an offset and literals have none, so that only literals far from every date are asked.
 */
export function shownSubject(
  list: { readonly context: ContextName; readonly edition: Edition; readonly path: string },
  shown: readonly Json[],
  logins: ReadonlyMap<number, string>,
): Subject {
  const records = shown
    .flatMap((each) => {
      const [id] = idsOf(each);
      return id === undefined || Array.isArray(each['plurals']) ? [] : [{ id, record: inParts(list.context, each) }];
    })
    .sort((a, b) => a.id - b.id);
  const ids = new Map([...logins].map(([id, login]) => [login, id]));
  const codes = new Set(shown.flatMap(({ languageId }) => (typeof languageId === 'string' ? [languageId] : [])));
  const subject: Subject = {
    ...list,
    records,
    world: {
      now: new Date(0),
      user: (login) => ids.get(login),
      language: (code) => (codes.has(code) ? code : undefined),
    },
    knows: () => true,
    mentions: { user: [...ids.keys()].slice(0, 6), language: [...codes].slice(0, 6) },
    hasOffsets: true,
  };
  const isKnown = new Map(
    pathsOf(list.context, list.edition).map((path) => {
      const values = valuesAt(subject, path);
      const named = path.member.mention === 'user' ? values.every((id) => logins.has(id as number)) : true;
      return [
        `${path.scopes}/${path.object ?? ''}/${path.name}`,
        named && values.length > 0 && values.every((value) => value !== undefined && value !== null && value !== ''),
      ];
    }),
  );
  return { ...subject, knows: (path) => isKnown.get(`${path.scopes}/${path.object ?? ''}/${path.name}`) ?? false };
}
