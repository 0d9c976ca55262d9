import type { Edition } from '../../spec/requirements/requirement.ts';
import { sendListRequest } from './list-request.ts';
import { readIds, readRecords } from './read-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Exchange } from '../kit/exchange.ts';
import { getAccessToken } from './oauth-steps.ts';

/** The edition of a list, and its path after `/api/v2`. */
export interface ListAddress {
  readonly edition: Edition;
  readonly path: string;
}

/** Requests a list once with exactly this query, unlike readList. */
export async function requestList(context: CheckContext, subject: ListAddress, query: string): Promise<Exchange> {
  const url = `${buildAddress(context, subject)}${query === '' ? '' : `?${query}`}`;
  const token = await getAccessToken(context);
  return sendListRequest(context.target, {
    method: 'GET',
    url,
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  });
}

/** The address of a list at the target. */
export const buildAddress = ({ target }: CheckContext, { edition, path }: ListAddress) =>
  `${target.api(edition)}/api/v2${path}`;

/** The query parameter that filters a list by an expression. */
export const filterBy = (expression: string) => `croql=${encodeURIComponent(expression)}`;

/** Percent-encodes every byte, even those that need no encoding. */
export const encodeEveryByte = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** The ids in a response, in its order; none if it is not a list. */
export const readResponseIds = (exchange: Exchange) => (readRecords(exchange) ?? []).flatMap(readIds);

/** Ids in ascending order. */
export const sortIds = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
