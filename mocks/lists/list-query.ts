import { LIST_PARAMETERS, type ListName } from '../../spec/list-parameters.ts';
import type { ParameterError } from '../core/api-errors.ts';
import type { ListRules } from './list-rules.ts';

/** The query of a list request. */
export interface ListQuery {
  /** The expression; undefined or empty if the list is not filtered. */
  readonly croql: string | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Whether the limit was sent. */
  readonly isLimited: boolean;
  readonly orderBy: readonly Order[];
  /** The first parameter that the list does not know, and ignores. */
  readonly unknown?: string;
}

/** A field that a list is sorted by. */
export interface Order {
  readonly field: string;
  readonly isDescending: boolean;
}

type ReadListQuery =
  { readonly ok: true; readonly query: ListQuery } | { readonly ok: false; readonly error: ParameterError };

/** Reads the query of a request for a list. */
export function readListQuery(url: string, list: ListName, rules: ListRules): ReadListQuery {
  const { common, filters, others } = LIST_PARAMETERS[list];
  const parameters = new Map<string, string>();
  let otherFilter: string | undefined;
  let unknown: string | undefined;
  const mark = url.indexOf('?');
  for (const pair of mark < 0 ? [] : url.slice(mark + 1).split('&')) {
    const equals = pair.indexOf('=');
    const written = equals < 0 ? pair : pair.slice(0, equals);
    const isEncoded = /[%+]/.test(written) && rules.isNameDecoded();
    const name = isEncoded ? (decode(written, rules.isPlusSpace()) ?? written) : written;
    if (!common.includes(name)) {
      if (filters.includes(name)) otherFilter ??= name;
      else if (name !== '' && !others.includes(name)) unknown ??= name;
      continue;
    }
    if (parameters.has(name)) return refuse(name, 'repeated', `${name} was sent more than once.`);
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1), rules.isPlusSpace());
    if (value === undefined) return refuse(name, 'encoding', `${name} is not percent-encoded UTF-8.`);
    if (rules.isRead(name, parameters.size)) parameters.set(name, value);
  }

  const croql = parameters.get('croql');
  if (croql && otherFilter !== undefined && rules.isOtherFilterRefused()) {
    const message = `${otherFilter} cannot be combined with croql; put the condition into the expression.`;
    return refuse(otherFilter, 'notTogetherWithCroql', message);
  }
  if (croql !== undefined && croql.length > rules.maxExpressionLength()) {
    return refuse('croql', 'tooLong', `An expression has at most ${rules.maxExpressionLength()} characters.`);
  }

  const maxLimit = rules.maxLimit();
  const limit = readCount(parameters.get('limit'), rules.defaultLimit(), 1, maxLimit);
  if (limit === undefined) return refuse('limit', 'notBetween', `limit must be an integer from 1 to ${maxLimit}.`);
  const offset = readCount(parameters.get('offset'), 0, 0, Number.MAX_SAFE_INTEGER);
  if (offset === undefined) return refuse('offset', 'notBetween', 'offset must be an integer from 0.');

  const orderBy = readOrders(parameters.get('orderBy') ?? '');
  if (orderBy === undefined) {
    return refuse('orderBy', 'invalid', 'orderBy must be “<field> asc” or “<field> desc”; separate several by commas.');
  }
  return {
    ok: true,
    query: {
      croql,
      offset,
      limit,
      isLimited: parameters.has('limit'),
      orderBy,
      ...(unknown === undefined ? {} : { unknown }),
    },
  };
}

const refuse = (key: string, code: string, message: string): ReadListQuery => ({
  ok: false,
  error: { key, code, message },
});

function decode(text: string, isPlusSpace: boolean): string | undefined {
  try {
    return decodeURIComponent(isPlusSpace ? text.replaceAll('+', ' ') : text);
  } catch {
    return undefined;
  }
}

function readCount(text: string | undefined, fallback: number, min: number, max: number): number | undefined {
  if (text === undefined) return fallback;
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function readOrders(text: string): Order[] | undefined {
  const orders: Order[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const match = /^(\w+)(?: +(asc|desc))?$/i.exec(part);
    if (!match) return undefined;
    orders.push({ field: match[1]!, isDescending: match[2]?.toLowerCase() === 'desc' });
  }
  return orders;
}
