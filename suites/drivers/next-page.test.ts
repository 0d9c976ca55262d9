import { expect, test } from 'vitest';
import { cursorParameters, declaresMore, findCursors, findNextLink, isEmptyList } from './next-page.ts';
import type { Exchange } from '../kit/exchange.ts';

const URL_OF_PAGE = 'https://service.example/api/v2/projects/1/strings?limit=500';
const page = (body: unknown, headers: Readonly<Record<string, readonly string[]>> = {}): Exchange =>
  ({
    request: { method: 'GET', url: URL_OF_PAGE, headers: {} },
    response: { status: 200, headers, body: JSON.stringify(body) },
  }) as unknown as Exchange;
const NEXT = 'https://service.example/api/v2/projects/1/strings?page=2';

test.each([
  [{ links: { next: NEXT } }, NEXT],
  [{ next: '?page=2' }, NEXT],
  [{ _links: { next: { href: '/api/v2/projects/1/strings?page=2' } } }, NEXT],
  [{ '@odata.nextLink': NEXT }, NEXT],
  [{ next_page_url: NEXT }, NEXT],
  [{ nextRecordsUrl: '/api/v2/projects/1/strings?page=2' }, NEXT],
  [{ 'hydra:view': { 'hydra:next': '/api/v2/projects/1/strings?page=2' } }, NEXT],
  [{ links: { next: null } }, undefined],
  [{ next: 'https://elsewhere.example/' }, undefined],
  [{ data: [{ next: NEXT }] }, undefined],
  [{ next: 'b64' }, undefined],
])('%j names the next page %s', (body, link) => {
  expect(findNextLink(page(body))).toBe(link);
});

test('a Link header names the next page', () => {
  const link = [`<https://service.example/first>; rel="first", <${NEXT}>; rel="next"`];
  expect(findNextLink(page([], { link }))).toBe(NEXT);
});

test.each([
  [{ total: 3 }, true],
  [{ page: { totalElements: 3 } }, true],
  [{ 'hydra:totalItems': 3 }, true],
  [{ total_rows: 3 }, true],
  [{ totalPages: 3 }, false],
  [{ done: false }, true],
  [{ done: true, last: true }, false],
  [{ numFound: 3 }, true],
  [{ meta: { has_more: true } }, true],
  [{ total: 2 }, false],
  [{ count: 2, next: null }, false],
  [{ data: [{ total: 9 }] }, false],
])('%j says that two records are not all: %s', (body, isMore) => {
  expect(declaresMore(page(body), 2)).toBe(isMore);
});

test.each([
  [{ next_page_token: 'b64' }, 'page_token'],
  [{ nextPageToken: 'b64' }, 'pageToken'],
  [{ NextToken: 'b64' }, 'token'],
  [{ nextToken: 'b64' }, 'nextToken'],
  [{ meta: { after: 'b64' } }, 'after'],
  [{ pageInfo: { endCursor: 'b64', hasNextPage: true } }, 'after'],
  [{ page: { cursor: 'b64' } }, 'page[cursor]'],
  [{ bookmark: 'b64' }, 'bookmark'],
  [{ next: 'b64' }, 'next'],
  [{ next_id: 77 }, 'id'],
  [{ LastEvaluatedKey: 'b64' }, 'ExclusiveStartKey'],
])('%j is asked on by the parameter %s', (body, parameter) => {
  expect(findCursors(page(body)).flatMap(cursorParameters)).toContain(parameter);
  expect(declaresMore(page(body), 2)).toBe(true);
});

test.each([
  [{ pageInfo: { endCursor: 'b64', hasNextPage: false } }],
  [{ meta: { after: null } }],
  [{ next_page_token: '' }],
  [{ next: NEXT }],
  [{ data: [{ cursor: 'b64' }] }],
])('%j names no value of a next page', (body) => {
  expect(findCursors(page(body))).toEqual([]);
});

test('a header may name the next page', () => {
  expect(findCursors(page([], { 'x-next-page': ['2'] })).flatMap(cursorParameters)).toContain('page');
  expect(findCursors(page([], { 'x-next-page': [''] }))).toEqual([]);
});

test.each([
  [{}, true],
  [{ page: { totalElements: 0 } }, true],
  [{ page: { totalElements: 2 } }, false],
  [{ error: 'Not found' }, false],
  [{ nextPageToken: '' }, false],
])('%j is an empty list: %s', (body, isEmpty) => {
  expect(isEmptyList(body)).toBe(isEmpty);
});
