import { readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { header, json, nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import { listExchange } from '../rules/list-examples.ts';
import type { Violation } from '../../run/finding.ts';

const describe = (exchange: Exchange, expected: string, actual: string): Violation => ({
  ...{ code: 'field', name: nameCall(exchange), expected, actual },
});
const describeStatus = ({ response: { status, body } }: Exchange) => `status ${status}: ${body.slice(0, 120)}`;

/** The body of a list response is JSON. */
export const isJson: Rule<Exchange> = {
  requirement: 'lists.json',
  expected: 'JSON',
  violation: (exchange) =>
    json(exchange.response) === undefined
      ? describe(exchange, 'JSON', `a body that is not JSON: ${exchange.response.body.slice(0, 80)}`)
      : undefined,
  invalid: [{ title: 'a comma too many', input: listExchange(200, '{"data":[1,]}') }],
  valid: [{ title: 'a space before the object', input: listExchange(200, ' {"data":[]}') }],
};

/** A list response declares that it is JSON. */
export const hasJsonType: Rule<Exchange> = {
  requirement: 'lists.content-type',
  expected: 'application/json',
  violation: (exchange) => {
    const type = header(exchange.response, 'content-type');
    if (/^application\/json\b/i.test(type ?? '')) return undefined;
    return describe(exchange, 'application/json', type ?? 'no content type');
  },
  invalid: [
    { title: 'HTML', input: listExchange(200, '[]', { 'content-type': ['text/html'] }) },
    { title: 'no content type', input: listExchange(200, '[]', {}) },
  ],
  valid: [
    { title: 'a charset', input: listExchange(200, '[]', { 'content-type': ['application/json; charset=utf-8'] }) },
  ],
};

/** A list response that declares a charset declares the one of JSON. */
export const hasUtf8Charset: Rule<Exchange> = {
  requirement: 'lists.charset',
  expected: 'no charset, or UTF-8',
  violation: (exchange) => {
    const type = header(exchange.response, 'content-type') ?? '';
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1];
    return charset === undefined || /^utf-?8$/i.test(charset) ? undefined : describe(exchange, 'UTF-8', charset);
  },
  invalid: [
    { title: 'Latin-1', input: listExchange(200, '[]', { 'content-type': ['application/json; charset=iso-8859-1'] }) },
  ],
  valid: [
    { title: 'UTF-8', input: listExchange(200, '[]', { 'content-type': ['application/json; charset="UTF-8"'] }) },
    { title: 'no charset', input: listExchange(200, '[]') },
  ],
};

/** A list response has status 200. */
export const hasStatusOk: Rule<Exchange> = {
  requirement: 'lists.status',
  expected: 'status 200',
  violation: (exchange) => {
    const { status } = exchange.response;
    return status === 200 ? undefined : describe(exchange, 'status 200', `status ${status}`);
  },
  invalid: [{ title: 'another success', input: listExchange(206, '[]') }],
  valid: [{ title: '200', input: listExchange(200, '[]') }],
};

/** The same list, requested twice. */
interface Repeated {
  readonly first: Exchange;
  readonly second: Exchange;
}

/** Reading a list changes nothing: the same request returns the same records, in any order. */
export const isRepeatable: Rule<Repeated> = {
  requirement: 'lists.safe',
  expected: 'the same records again',
  violation: ({ first, second }) =>
    String(sortIds(readResponseIds(second))) === String(sortIds(readResponseIds(first)))
      ? undefined
      : describe(second, 'the same records again', 'other records'),
  unproven: ({ first }) => (readResponseIds(first).length === 0 ? 'the list holds no records' : undefined),
  invalid: [
    { title: 'a record is gone', input: repeated('[{"id":1},{"id":2}]', '[{"id":1}]') },
    { title: 'a refusal', input: { first: listExchange(200, '[{"id":1}]'), second: listExchange(404, '{}') } },
  ],
  valid: [{ title: 'another order', input: repeated('[{"id":1},{"id":2}]', '[{"id":2},{"id":1}]') }],
};

function repeated(first: string, second: string): Repeated {
  return { first: listExchange(200, first), second: listExchange(200, second) };
}

/** An expression and the response of a list to it. */
interface Filtered {
  readonly expression: string;
  readonly exchange: Exchange;
}

const malformed = (status: number, body: string): Filtered => ({
  expression: '(is hidden',
  exchange: listExchange(status, body),
});

/** A malformed expression is not a failure of the service. */
export const isNoServerError: Rule<Filtered> = {
  requirement: 'lists.malformed-not-5xx',
  expected: 'a refusal that is no failure of the service',
  violation: ({ expression, exchange }) =>
    exchange.response.status >= 500
      ? describe(exchange, `a refusal of \`${expression}\` that is no failure of the service`, describeStatus(exchange))
      : undefined,
  invalid: [{ title: 'a failure of the service', input: malformed(500, '') }],
  valid: [
    { title: 'a refusal', input: malformed(400, '{}') },
    { title: 'a list, which is for another rule to decide', input: malformed(200, '[]') },
  ],
};

/** A malformed expression is refused, with any status of 400 or above. */
export const isRefused: Rule<Filtered> = {
  requirement: 'croql.malformed',
  expected: 'a refusal',
  violation: ({ expression, exchange }) =>
    exchange.response.status < 400
      ? describe(exchange, `a refusal of \`${expression}\``, describeStatus(exchange))
      : undefined,
  invalid: [
    { title: 'a redirect', input: malformed(302, '') },
    { title: 'records', input: malformed(200, '{"data":[{"data":{"id":1}}]}') },
  ],
  valid: [
    { title: 'an uncommon status', input: malformed(422, '{}') },
    { title: 'a failure of the service, which is for another rule to decide', input: malformed(503, '') },
  ],
};
