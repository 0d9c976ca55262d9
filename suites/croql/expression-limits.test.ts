import { expect, test } from 'vitest';
import { exceedsLimits } from './expression-limits.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { HttpRequest } from '../kit/exchange.ts';
import { openSession } from '../kit/session.ts';

test('a target is taken at its word for the length that it accepts, however short that is', async () => {
  const context = { target: { plan: { answers: { 'croql.length': '100' } } } } as unknown as CheckContext;
  expect(await exceedsLimits(context, '', 'x'.repeat(100))).toBe(false);
  expect(await exceedsLimits(context, '', 'x'.repeat(101))).toBe(true);
});

/** A list that refuses some expressions. */
function openList(refuses: (expression: string) => boolean): CheckContext {
  const send = async (request: HttpRequest) => {
    const expression = new URL(request.url).searchParams.get('croql') ?? '';
    const response = refuses(expression)
      ? { status: 400, headers: {}, body: '{}' }
      : { status: 200, headers: {}, body: '{"data":[{"data":{"id":1}}]}' };
    return { request, response };
  };
  const plan = { answers: {}, accessToken: 'a-token' };
  const target = { plan, send, session: openSession(), secrets: { add: () => undefined }, confirm: () => undefined };
  return { target } as unknown as CheckContext;
}

const count = (expression: string, sign: RegExp) => expression.match(sign)?.length ?? 0;
const DEEP = `${'('.repeat(9)}is hidden${')'.repeat(9)}`;
const WIDE = Array.from({ length: 24 }, (_, index) => `(id = ${index})`).join(' or ');

// prettier-ignore
for (const { title, refuses, exceeding } of [
  { title: 'more than eight open parentheses', refuses: (expression: string) => /\({9}/.test(expression), exceeding: [DEEP] },
  { title: 'more than thirty operators', refuses: (expression: string) => count(expression, /=| or | and /g) > 30, exceeding: [WIDE] },
  { title: 'more than 300 characters', refuses: (expression: string) => expression.length > 300, exceeding: [WIDE] },
  { title: 'one sign, however small the expression is', refuses: (expression: string) => expression.includes(' or '), exceeding: [] },
])
  test(`of a list that refuses ${title}, what it refuses is told from what it does not know`, async () => {
    const context = openList(refuses);
    for (const expression of [DEEP, WIDE].filter(refuses))
      expect(await exceedsLimits(context, 'http://service.example/api/v2/projects/1/strings', expression)).toBe(
        exceeding.includes(expression),
      );
  });
