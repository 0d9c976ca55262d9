import { expect, test } from 'vitest';
import { isTooLarge, prepareAsk } from './asking.ts';
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
    ...{ send, session: openSession(), plan: { accessToken: 'token', answers: {} }, secrets: { add: () => undefined } },
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

/** A list that refuses each of these expressions as often as is said. */
function openRefusing(refusals: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(refusals));
  const { target, context } = openTarget();
  const { send } = target;
  target.send = async (request) => {
    const expression = new URL(request.url).searchParams.get('croql') ?? '';
    const times = /\({20}/.test(expression) ? Infinity : (left.get(expression) ?? 0);
    left.set(expression, times - 1);
    const { response } = await send(request);
    return { request, response: times > 0 ? { ...response, status: 400, body: '{}' } : response };
  };
  return context;
}

test('what is refused each time may be too large, and what is refused once is not', async () => {
  const deep = `${'('.repeat(19)}1 = 1${')'.repeat(19)}`;
  const always = await prepareAsk(openRefusing({ [deep]: Infinity }), LIST);
  await expect(always(deep)).rejects.toSatisfy(isTooLarge);
  const once = await prepareAsk(openRefusing({ [deep]: 1 }), LIST);
  expect(await once(deep)).toMatchObject({ status: 400 });
});

test('a list that was refused is read again, with a limit and without', async () => {
  const { asked, context } = openTarget(2);
  for (let time = 0; time < 3; time++) await prepareAsk(context, LIST);
  expect(count(asked, false)).toBe(3);
});
