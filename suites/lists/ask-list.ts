import { idsOf, recordsOf } from './read-list.ts';
import type { Attempt } from '../attempt.ts';
import type { Subject } from '../croql/subject.ts';
import type { Exchange } from '../exchange.ts';
import { accessTokenOf } from '../oauth/steps.ts';

/** Asks a list once, as it is written: what readList does besides is not wanted. */
export async function ask(attempt: Attempt, subject: Subject, query: string): Promise<Exchange> {
  const url = `${addressOf(attempt, subject)}${query === '' ? '' : `?${query}`}`;
  const token = await accessTokenOf(attempt);
  return attempt.target.send({
    method: 'GET',
    url,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

/** Where a list stands at the target. */
export const addressOf = ({ target }: Attempt, { edition, path }: Subject) => `${target.api(edition)}/api/v2${path}`;

/** The query that filters a list by an expression. */
export const croql = (expression: string) => `croql=${encodeURIComponent(expression)}`;

/** The ids in one answer, as they came; none when it is no list. */
export const idsIn = (exchange: Exchange) => (recordsOf(exchange) ?? []).flatMap(idsOf);

/** Ids in ascending order. */
export const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
