import type { ParameterFault } from './api-errors.ts';
import type { ListRules } from './list-rules.ts';

/** What a list request asks for besides its path. */
export interface ListQuery {
  /** Undefined or empty when nothing is filtered. */
  readonly croql: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: readonly Order[];
}

export interface Order {
  readonly field: string;
  readonly isDescending: boolean;
}

type Reading =
  { readonly ok: true; readonly query: ListQuery } | { readonly ok: false; readonly fault: ParameterFault };

const OURS = new Set(['croql', 'offset', 'limit', 'orderBy']);

/** Reads the query string of a list request; `otherFilters` are parameters that do not go together with `croql`. */
export function readListQuery(url: string, otherFilters: readonly string[], rules: ListRules): Reading {
  const given = new Map<string, string>();
  let other: string | undefined;
  const mark = url.indexOf('?');
  for (const pair of mark < 0 ? [] : url.slice(mark + 1).split('&')) {
    const cut = pair.indexOf('=');
    const name = cut < 0 ? pair : pair.slice(0, cut);
    if (otherFilters.includes(name)) other ??= name;
    if (!OURS.has(name)) continue;
    if (given.has(name)) return no(name, 'repeated', `${name} was given more than once.`);
    const value = decode(cut < 0 ? '' : pair.slice(cut + 1), rules.isPlusSpace());
    if (value === undefined) return no(name, 'encoding', `${name} is not percent-encoded UTF-8.`);
    given.set(name, value);
  }

  const croql = given.get('croql');
  if (croql && other !== undefined && rules.isOtherFilterRefused()) {
    return no(other, 'notTogetherWithCroql', `${other} cannot be combined with croql; say it in the expression.`);
  }
  if (croql !== undefined && croql.length > rules.longestExpression()) {
    return no('croql', 'tooLong', `An expression has at most ${rules.longestExpression()} characters.`);
  }
  if (croql === '' && rules.isEmptyExpressionRefused()) return no('croql', 'isEmpty', 'The expression is empty.');

  const most = rules.mostLimit();
  const limit = count(given.get('limit'), rules.usualLimit(), 1, most);
  if (limit === undefined) return no('limit', 'notBetween', `limit is a whole number from 1 to ${most}.`);
  const offset = count(given.get('offset'), 0, 0, Number.MAX_SAFE_INTEGER);
  if (offset === undefined) return no('offset', 'notBetween', 'offset is a whole number from 0 up.');

  const orderBy = ordersOf(given.get('orderBy') ?? '');
  if (orderBy === undefined)
    return no('orderBy', 'invalid', 'orderBy is “<field> asc” or “<field> desc”, several by commas.');
  return { ok: true, query: { croql, offset, limit, orderBy } };
}

const no = (key: string, code: string, message: string): Reading => ({ ok: false, fault: { key, code, message } });

function decode(text: string, isPlusSpace: boolean): string | undefined {
  try {
    return decodeURIComponent(isPlusSpace ? text.replaceAll('+', ' ') : text);
  } catch {
    return undefined;
  }
}

function count(text: string | undefined, usual: number, least: number, most: number): number | undefined {
  if (text === undefined) return usual;
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function ordersOf(text: string): Order[] | undefined {
  const orders: Order[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const found = /^(\w+)(?: +(asc|desc))?$/i.exec(part);
    if (!found) return undefined;
    orders.push({ field: found[1]!, isDescending: found[2]?.toLowerCase() === 'desc' });
  }
  return orders;
}
