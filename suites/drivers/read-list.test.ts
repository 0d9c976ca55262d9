import { expect, test } from 'vitest';
import { readList } from './read-list.ts';
import { openSession } from '../kit/session.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { HttpRequest } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import type { Target } from '../kit/target.ts';

const ADDRESS = 'https://service.example/api/v2/projects/1/strings';

/** A target that answers a list by its query, or refuses it; `asked` are the queries that it got. */
function openList(answer: (query: URLSearchParams) => object | undefined) {
  const asked: URLSearchParams[] = [];
  const session = openSession();
  const send = async (request: HttpRequest) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const body = answer(query);
    return { request, response: { status: body ? 200 : 400, headers: {}, body: JSON.stringify(body) ?? '' } };
  };
  return { asked, target: { send, session, confirm: () => undefined } as unknown as Target };
}

/** A page of a list with this number of records. */
const pageOf = (total: number, page: number, size: number) =>
  Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, index) => ({
    id: (page - 1) * size + index + 1,
  }));

/** Pages by number, five to a page unless `size` says otherwise, which name the next one. */
const numbered = (total: number, sizeOf: (query: URLSearchParams) => string | null) => (query: URLSearchParams) => {
  const page = Number(query.get('page') ?? 1);
  const size = Number(sizeOf(query) ?? 5);
  const next = new URLSearchParams(query);
  next.set('page', `${page + 1}`);
  return { next: page * size < total ? `${ADDRESS}?${next}` : null, results: pageOf(total, page, size) };
};

test('a list of five hundred pages is read to its end', async () => {
  const { target } = openList(numbered(2_501, () => null));
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(2_501);
});

test.each([
  ['1000 pages', 5],
  ['200000 records', 500],
])('a list that is still not at its end after %s says so', async (size, limit) => {
  const { target } = openList(numbered(1_000_000, () => `${limit}`));
  await expect(readList(target, ADDRESS, {}, 'token')).rejects.toThrow(`has ${size} or more`);
});

/** Records of which each page holds the even ones of six, or all of them without an expression. */
const scanned = (total: number, linksAtEnd: boolean) => (query: URLSearchParams) => {
  const offset = Number(query.get('offset') ?? 0);
  const looked = Array.from({ length: Math.max(0, Math.min(6, total - offset)) }, (_, index) => ({
    id: offset + index,
  }));
  const next = new URLSearchParams(query);
  next.set('offset', `${offset + 6}`);
  const data = query.has('croql') ? looked.filter(({ id }) => id > 20) : looked;
  return { data, next: linksAtEnd || offset + 6 < total ? `${ADDRESS}?${next}` : null };
};

test('a smaller page of a filtered list is not the last where it names another', async () => {
  const { target } = openList(scanned(40, false));
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(40);
  expect((await readList(target, ADDRESS, { croql: 'id > 20' }, 'token')).ids).toHaveLength(19);
});

test('a list that was one page is read to its end when it has grown, though offsets are refused', async () => {
  let total = 3;
  const { target } = openList((query) => {
    if (Number(query.get('offset') ?? 0) > 0) return undefined;
    const page = Number(query.get('cursor') ?? 1);
    return { items: pageOf(total, page, 5), nextCursor: page * 5 < total ? `${page + 1}` : null };
  });
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(3);
  total = 12;
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(12);
  expect((await readList(target, ADDRESS, { croql: 'id > 0' }, 'token')).ids).toHaveLength(12);
});

test('a link that the end of the whole list has, too, names no page', async () => {
  const { target, asked } = openList(scanned(40, true));
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(40);
  asked.length = 0;
  await readList(target, ADDRESS, { croql: 'id > 20' }, 'token');
  expect(asked).toHaveLength(1);
});

test.each(['page_size', 'per_page', 'page[size]', '$top'])('%s makes the pages of all lists larger', async (name) => {
  const { target, asked } = openList(
    numbered(2_501, (query) => (query.has(name) ? `${Math.min(100, Number(query.get(name)))}` : null)),
  );
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toHaveLength(2_501);
  expect(asked.length).toBeLessThan(60);
  asked.length = 0;
  expect((await readList(target, `${ADDRESS}/2`, {}, 'token')).ids).toHaveLength(2_501);
  expect(asked.length).toBeLessThan(30);
});

test.each([
  [
    'edges with nodes',
    { data: { strings: { edges: [7, 8].map((id) => ({ cursor: 'c', node: { id: `${id}` } })) } } },
    [7, 8],
  ],
  ['ids in capitals', { value: [{ Id: 7, ProjectId: 1 }] }, [7]],
  ['the name of the list', { users: [{ id: 1 }], strings: [{ id: 7 }, { id: 8 }] }, [7, 8]],
  ['the name of the list, which is empty', { users: [{ id: 1 }], strings: [] }, []],
  ['ids with the names of their records', { items: [{ string_id: 7, project_id: 1, file_id: 2 }] }, [7]],
  ['ids of translations beside those of their strings', { items: [{ string_id: 1, translation_id: 7 }] }, [7]],
  [
    'forms of plural translations',
    { data: [{ stringId: 1, plurals: [{ translationId: 7 }, { translation_id: 8 }] }] },
    [7, 8],
  ],
  [
    'forms of plural translations beside the id of their string',
    { data: [{ id: '1', attributes: { stringId: 1, plurals: [{ translationId: 7 }, { translation_id: 8 }] } }] },
    [7, 8],
  ],
  ['other ids beside those of records', [{ _id: '5f43a1c0ffee', id: 7 }], [7]],
])('records are read from lists with %s', async (_, body, ids) => {
  const { target } = openList(() => body);
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toEqual(ids);
});

test('204 without a body is a list without records', async () => {
  const { target } = openList(() => ({ data: [{ id: 1 }] }));
  const none = {
    ...target,
    send: async (request: HttpRequest) => ({ request, response: { status: 204, headers: {}, body: '' } }),
  };
  expect((await readList(none as unknown as Target, ADDRESS, { croql: '1 = 2' }, 'token')).ids).toEqual([]);
});

test('a list without an end is too large, and one whose pages cannot be counted is left open', async () => {
  const endless = openList((query) => ({ data: pageOf(Infinity, Number(query.get('offset') ?? 0) / 10 + 1, 10) }));
  await expect(readList(endless.target, ADDRESS, {}, 'token')).rejects.toThrow(NoResponse);
  const linked = openList(numbered(1_000_000, () => null));
  await expect(readList(linked.target, ADDRESS, {}, 'token')).rejects.toThrow(PreconditionFailed);
});

test('ids that a number cannot hold stay apart, and texts that look like them are left alone', async () => {
  const body =
    '{"data":[{"id":9007199254740993,"text":"9007199254740993"},{"id":9007199254740992},{"id":"9007199254740995"},{"id":7}]}';
  const send = async (request: HttpRequest) => ({ request, response: { status: 200, headers: {}, body } });
  const target = { send, session: openSession(), confirm: () => undefined } as unknown as Target;
  const { ids, records } = await readList(target, ADDRESS, {}, 'token');
  expect(new Set(ids).size).toBe(4);
  expect(ids).toContain(7);
  expect(records[0]).toMatchObject({ text: '9007199254740993' });
});

test.each([
  ['records by their ids', 'application/json', '{"4":{"id":4},"5":{"id":5,"labels":["a"]}}'],
  ['records by their ids in data', 'application/json', '{"data":{"4":{"id":4},"5":{"id":5}}}'],
  ['records in lines', 'application/x-ndjson; charset=utf-8', '{"id":4}\n{"id":5}\n'],
])('%s are a list', async (_, type, body) => {
  const send = async (request: HttpRequest) => {
    const isLast = request.url.includes('offset=2');
    const empty = type === 'application/json' ? '{"data":{},"pagination":{}}' : '';
    return { request, response: { status: 200, headers: { 'content-type': [type] }, body: isLast ? empty : body } };
  };
  const target = { send, session: openSession(), confirm: () => undefined } as unknown as Target;
  expect((await readList(target, ADDRESS, {}, 'token')).ids).toEqual([4, 5]);
});
