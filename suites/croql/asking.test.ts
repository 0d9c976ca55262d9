import { expect, test } from 'vitest';
import { prepareAsk } from './asking.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { HttpRequest } from '../kit/exchange.ts';
import { openSession } from '../kit/session.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

const LIST = { edition: 'hosted', path: '/projects/1/strings' } as const;

/** A target with lists of one record, which refuses the first requests; `asked` are the queries that it got. */
function openTarget(refused = 0) {
  const asked: URLSearchParams[] = [];
  const send = async (request: HttpRequest) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const body = JSON.stringify({ data: query.has('offset') ? [] : [{ data: { id: 1 } }] });
    return { request, response: { status: asked.length > refused ? 200 : 404, headers: {}, body } };
  };
  const target = {
    ...{ send, session: openSession(), plan: { accessToken: 'token' }, secrets: { add: () => undefined } },
    ...{ api: () => 'https://service.example', confirm: () => undefined },
    dataset: undefined as Dataset | undefined,
  };
  return { asked, target, context: { target } as unknown as CheckContext };
}

/** How many lists were read with an expression, or without one. */
const count = (asked: readonly URLSearchParams[], hasExpression: boolean) =>
  asked.filter((query) => !query.has('offset') && query.has('croql') === hasExpression).length;

test('a list is read without an expression once for each dataset', async () => {
  const { asked, target, context } = openTarget();
  for (let time = 0; time < 3; time++) await (await prepareAsk(context, LIST))('1 = 1');
  expect([count(asked, false), count(asked, true)]).toEqual([1, 3]);
  target.dataset = {};
  await prepareAsk(context, LIST);
  await prepareAsk(context, LIST);
  expect(count(asked, false)).toBe(2);
  await prepareAsk(context, { ...LIST, path: '/projects/2/strings' });
  expect(count(asked, false)).toBe(3);
});

test('a list that was refused is read again, with a limit and without', async () => {
  const { asked, context } = openTarget(2);
  for (let time = 0; time < 3; time++) await prepareAsk(context, LIST);
  expect(count(asked, false)).toBe(3);
});
