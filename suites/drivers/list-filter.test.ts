import { expect, test } from 'vitest';
import { findFiltered } from './list-filter.ts';
import type { FilteredList } from './list-filter.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { HttpRequest } from '../kit/exchange.ts';
import { openSession } from '../kit/session.ts';

const STRINGS: FilteredList = { context: 'source-string', edition: 'hosted', path: '/projects/1/strings' };
const SEGMENTS: FilteredList = { context: 'tm-segment', edition: 'hosted', path: '/tms/1/segments' };
const TERMS: FilteredList = { context: 'glossary-term', edition: 'hosted', path: '/glossaries/1/terms' };

/** The context of a target that filters the lists at these paths, and ignores the expressions of others. */
function openContext(filtered: readonly string[]): CheckContext {
  const send = async (request: HttpRequest) => {
    const { pathname, searchParams } = new URL(request.url);
    const isHalf = filtered.some((path) => pathname.endsWith(path)) && searchParams.has('croql');
    const data = (isHalf ? [1] : [1, 2]).map((id) => ({ data: { id } }));
    const page = Number(searchParams.get('offset') ?? 0) > 0 ? [] : data;
    return { request, response: { status: 200, headers: {}, body: JSON.stringify({ data: page }) } };
  };
  const target = {
    ...{ send, session: openSession(), plan: { accessToken: 'token' }, secrets: { add: () => undefined } },
    ...{ api: () => 'https://service.example', confirm: () => undefined },
  };
  return { target } as unknown as CheckContext;
}

test('a list that is not filtered is left out, wherever it stands', async () => {
  const context = openContext([SEGMENTS.path, TERMS.path]);
  expect(await findFiltered(context, [STRINGS, SEGMENTS, TERMS])).toEqual([SEGMENTS, TERMS]);
});

test('where no list is filtered, the first says why', async () => {
  await expect(findFiltered(openContext([]), [SEGMENTS, TERMS])).rejects.toMatchObject({
    message: expect.stringContaining(SEGMENTS.path),
    undecided: { code: 'blocked', subject: 'lists.croql' },
  });
});
