import { readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { json, nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { listExchange } from '../rules/list-examples.ts';
import type { Violation } from '../../run/finding.ts';
import { isObject } from '../../spec/json.ts';

/** Pages of a list that were requested one after another, each at the offset where the one before it ended. */
export interface Pages {
  /** The number of records requested per page. */
  readonly limit: number;
  readonly pages: readonly (readonly number[])[];
  /** Every record of the list; the order is open. */
  readonly all: readonly number[];
}

/** Pages show every record once and none twice, and none holds more than was requested. */
export const isPaginated: Rule<Pages> = {
  requirement: 'lists.pagination',
  expected: 'every record on exactly one page, and no page longer than its limit',
  violation: ({ limit, pages, all }) => {
    const shown = pages.flat();
    const name = `pages of ${limit}`;
    const wrong = (expected: string, actual: string): Violation => ({ code: 'field', name, expected, actual });
    const long = pages.find((page) => page.length > limit);
    if (long) return wrong(`at most ${limit} records on a page`, `${long.length}`);
    const twice = shown.find((id, index) => shown.indexOf(id) !== index);
    if (twice !== undefined) return wrong('each record once', `record ${twice} on two pages`);
    const missing = Math.min(all.length, limit * pages.length) - shown.length;
    if (missing > 0) return wrong('every record on some page', `${missing} records on none`);
    const unknown = shown.find((id) => !all.includes(id));
    return unknown === undefined ? undefined : wrong('records of the list', `record ${unknown}`);
  },
  unproven: ({ all }) => (all.length === 0 ? 'the list holds no records' : undefined),
  // prettier-ignore
  invalid: [
    { title: 'a record on two pages',            input: { limit: 2, pages: [[1, 2], [2, 3]], all: [1, 2, 3, 4] } },
    { title: 'the first page again',             input: { limit: 1, pages: [[1], [1]], all: [1, 2] } },
    { title: 'a record on no page',              input: { limit: 2, pages: [[1, 2], [4]], all: [1, 2, 3, 4] } },
    { title: 'a page that is too long',          input: { limit: 1, pages: [[1, 2]], all: [1, 2] } },
    { title: 'a record that is not in the list', input: { limit: 2, pages: [[1, 7]], all: [1, 2] } },
  ],
  // prettier-ignore
  valid: [
    { title: 'pages in any order',               input: { limit: 2, pages: [[4, 1], [3]], all: [1, 3, 4] } },
    { title: 'only the first pages',             input: { limit: 1, pages: [[1], [2]], all: [1, 2, 3] } },
  ],
};

/** A page with the offset and limit by which it was requested. */
interface RequestedPage {
  readonly exchange: Exchange;
  readonly offset: number;
  readonly limit: number;
}

/** A page states the offset and limit by which it was requested. */
export const statesPagination: Rule<RequestedPage> = {
  requirement: 'lists.pagination',
  expected: 'the offset and limit of the page',
  violation: ({ exchange, offset, limit }) => {
    const body = json(exchange.response);
    const stated = isObject(body) && isObject(body['pagination']) ? body['pagination'] : {};
    if (stated['offset'] === offset && stated['limit'] === limit) return undefined;
    const expected = `pagination with offset ${offset} and limit ${limit}`;
    return { code: 'field', name: nameCall(exchange), expected, actual: 'neither or others' };
  },
  // prettier-ignore
  invalid: [
    { title: 'no pagination',                    input: requestedPage('{"data":[]}') },
    { title: 'no offset',                        input: requestedPage('{"data":[],"pagination":{"limit":3}}') },
    { title: 'the offset of another page',       input: requestedPage('{"data":[],"pagination":{"offset":0,"limit":3}}') },
    { title: 'another limit',                    input: requestedPage('{"data":[],"pagination":{"offset":2,"limit":25}}') },
  ],
  // prettier-ignore
  valid: [
    { title: 'both, beside other fields',        input: requestedPage('{"pagination":{"total":9,"offset":2,"limit":3},"data":[]}') },
  ],
};

function requestedPage(body: string): RequestedPage {
  return { exchange: listExchange(200, body), offset: 2, limit: 3 };
}

/** A page that was requested without a limit, and the number of records that it should hold. */
interface DefaultPage {
  readonly exchange: Exchange;
  readonly size: number;
}

/** A page that was requested without a limit holds the default number of records. */
export const hasDefaultSize: Rule<DefaultPage> = {
  requirement: 'lists.page-size',
  expected: 'the default number of records on a page',
  violation: ({ exchange, size }) => {
    const actual = readResponseIds(exchange).length;
    if (actual === size) return undefined;
    return { code: 'field', name: nameCall(exchange), expected: `${size} records`, actual: `${actual}` };
  },
  // prettier-ignore
  invalid: [
    { title: 'one record too few',               input: { exchange: listExchange(200, '[{"id":1}]'), size: 2 } },
    { title: 'one record too many',              input: { exchange: listExchange(200, '[{"id":1},{"id":2}]'), size: 1 } },
    { title: 'no list',                          input: { exchange: listExchange(500, ''), size: 1 } },
  ],
  valid: [{ title: 'as many as expected', input: { exchange: listExchange(200, '[{"id":1},{"id":2}]'), size: 2 } }],
};

/** A limit above the maximum, and the response to it. */
interface LargeLimit {
  readonly exchange: Exchange;
  readonly limit: number;
}

/** Refusals of who asks, or of how often, which say nothing of what is asked. */
const OTHER_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** A limit above the maximum is refused. */
export const refusesLargeLimit: Rule<LargeLimit> = {
  requirement: 'lists.page-size-most',
  expected: 'a refusal of a limit above the maximum',
  violation: ({ exchange, limit }) => {
    const { status, body } = exchange.response;
    if (status >= 400 && status < 500) return undefined;
    const expected = `a refusal of limit=${limit}`;
    return { code: 'field', name: nameCall(exchange), expected, actual: `status ${status}: ${body.slice(0, 120)}` };
  },
  unproven: ({ exchange: { response } }) =>
    OTHER_REFUSALS.has(response.status) ? `the limit was not looked at (status ${response.status})` : undefined,
  // prettier-ignore
  invalid: [
    { title: 'records',                          input: { exchange: listExchange(200, '[{"id":1}]'), limit: 501 } },
    { title: 'a failure of the service',         input: { exchange: listExchange(500, ''), limit: 501 } },
  ],
  // prettier-ignore
  valid: [
    { title: 'a refusal',                        input: { exchange: listExchange(400, '{}'), limit: 501 } },
    { title: 'a refusal of what it means',       input: { exchange: listExchange(422, '{}'), limit: 501 } },
  ],
};

/** The records of a list come in ascending order of their ids. */
export const isOrderedById: Rule<Exchange> = {
  requirement: 'croql.order',
  expected: 'ascending ids',
  violation: (exchange) => {
    const ids = readResponseIds(exchange);
    if (String(ids) === String(sortIds(ids))) return undefined;
    return { code: 'field', name: nameCall(exchange), expected: 'ascending ids', actual: String(ids.slice(0, 5)) };
  },
  unproven: (exchange) => (readResponseIds(exchange).length < 2 ? 'the list holds fewer than two records' : undefined),
  invalid: [{ title: 'descending ids', input: listExchange(200, '[{"id":2},{"id":1}]') }],
  valid: [{ title: 'ids with gaps, compared as numbers', input: listExchange(200, '[{"id":2},{"id":9},{"id":10}]') }],
};
