import { COLLECTION_CORRUPTIONS, NUMBER_CORRUPTIONS, TEXT_CORRUPTIONS } from './corruptions.ts';
import type { Change, ListBody, ListRequest, Place, ListMutant } from './list-change.ts';
import { EDITIONS, PATH_PLACES } from './request-places.ts';

const withCroql =
  (change: (text: string) => string): NonNullable<Change['request']> =>
  ({ croql }) =>
    croql === undefined ? {} : { croql: change(croql) };

const segments = (path: string) => path.split('/');
const changeSegment =
  (kind: RegExp, index: number, change: (text: string) => string): NonNullable<Change['request']> =>
  ({ path }) => {
    if (!kind.test(path)) return {};
    const parts = segments(path);
    parts[index] = change(parts[index]!);
    return { path: parts.join('/') };
  };

const firstDigits = (text: string) => (text.length > 1 ? text.slice(0, -1) : text);

/** Query and path parameters that are read wrongly. */
// prettier-ignore
export const parameterMutants = (): readonly ListMutant[] => [
  ...TEXT_CORRUPTIONS.map(({ name, corrupt }): ListMutant => ({ id: `parameter: croql ${name}`, kind: 'parameter', change: { request: withCroql(corrupt) } })),
  ...NUMBER_CORRUPTIONS.flatMap(({ name, corrupt }) =>
    (['limit', 'offset'] as const).map((field): ListMutant => ({ id: `parameter: ${field} ${name}`, kind: 'parameter', change: { request: (asked) => (asked[field] === undefined ? {} : { [field]: String(corrupt(Number(asked[field]))) }) } })),
  ),
  ...([[/strings$/, 'projectId'], [/translations$/, 'projectId'], [/segments$/, 'tmId'], [/terms$/, 'glossaryId']] as const).flatMap(([kind, name]): readonly ListMutant[] => [
    { id: `parameter: ${name} of ${kind.source} without its last digit`, kind: 'parameter', change: { request: changeSegment(kind, 2, firstDigits) } },
    ...NUMBER_CORRUPTIONS.map((one): ListMutant => ({ id: `parameter: ${name} of ${kind.source} ${one.name}`, kind: 'parameter', change: { request: changeSegment(kind, 2, (text) => String(one.corrupt(Number(text)))) } })),
  ]),
  ...([['without its region', (code: string) => code.split('-')[0]!], ['in lower case', (code: string) => code.toLowerCase()], ['of two letters', (code: string) => code.slice(0, 2)], ['with _', (code: string) => code.replace('-', '_')]] as const).map(
    ([name, change]): ListMutant => ({ id: `parameter: languageId ${name}`, kind: 'parameter', change: { request: changeSegment(/translations$/, 4, change) } }),
  ),
];

const size = (text: string | undefined, fallback: number) => (text === undefined ? fallback : Number(text));
const isFiltered: Place = ({ croql }) => croql !== undefined;

/** A page of what `all` lists, cut in a wrong way. */
const repage = (cut: (all: ListBody['data'], offset: number, limit: number) => ListBody['data']): Change => ({
  around: () => async (request, answer) => {
    const whole = await answer({ ...request, offset: undefined, limit: '500' });
    if (!whole.ok) return answer(request);
    const body = (await whole.json()) as ListBody;
    const offset = size(request.offset, 0);
    const limit = size(request.limit, 25);
    return Response.json({ data: cut(body.data, offset, limit), pagination: { offset, limit } });
  },
});

// prettier-ignore
const PAGE_CHANGES: readonly (readonly [name: string, change: Change])[] = [
  ['a page starts a record late',           repage((all, offset, limit) => all.slice(offset + (offset > 0 ? 1 : 0), offset + limit))],
  ['a page starts a record early',          repage((all, offset, limit) => all.slice(Math.max(0, offset - 1), offset + limit))],
  ['a page ends a record early',            repage((all, offset, limit) => all.slice(offset, offset + limit - (limit > 1 ? 1 : 0)))],
  ['a full page ends a record early',       repage((all, offset, limit) => (all.length > offset + limit ? all.slice(offset, offset + Math.max(1, limit - 1)) : all.slice(offset)))],
  ['the last page is empty',                repage((all, offset, limit) => (offset > 0 && all.length <= offset + limit ? [] : all.slice(offset, offset + limit)))],
  ['the last record is on no page',         repage((all, offset, limit) => all.slice(0, -1).slice(offset, offset + limit))],
  ['offset counts pages',                   repage((all, offset, limit) => all.slice(offset * limit, offset * limit + limit))],
  ['offset is ignored',                     repage((all, _, limit) => all.slice(0, limit))],
  ['offset is rounded down to pages',       repage((all, offset, limit) => all.slice(offset - (offset % limit), offset - (offset % limit) + limit))],
  ['offset is at most 10',                  repage((all, offset, limit) => all.slice(Math.min(offset, 10), Math.min(offset, 10) + limit))],
  ['no records beyond 50',                  repage((all, offset, limit) => all.slice(0, 50).slice(offset, offset + limit))],
  ['no records beyond 25',                  repage((all, offset, limit) => all.slice(0, 25).slice(offset, offset + limit))],
  ['no records beyond 10',                  repage((all, offset, limit) => all.slice(0, 10).slice(offset, offset + limit))],
  ['pages in reverse',                      repage((all, offset, limit) => all.slice(offset, offset + limit).toReversed())],
];

/** The filter applied to the page, not the page to the filtered list. */
const filterPage: Change = {
  around: () => async (request, answer) => {
    const filtered = await answer({ ...request, offset: undefined, limit: '500' });
    if (!filtered.ok) return answer(request);
    const whole = (await (await answer({ ...request, croql: undefined })).json()) as ListBody;
    const idOf = ({ data }: ListBody['data'][number]) => JSON.stringify(data);
    const held = new Set(((await filtered.json()) as ListBody).data.map(idOf));
    return Response.json({ ...whole, data: whole.data.filter((item) => held.has(idOf(item))) });
  },
};

/** Only the first page is filtered, or only pages behind it. */
const unfilteredPages = (isSkipped: (offset: number) => boolean): Change => ({
  request: (asked) => (isSkipped(size(asked.offset, 0)) ? { croql: undefined } : {}),
});

/** Pages that are cut wrongly, in filtered and other lists. */
export const pageMutants = (): readonly ListMutant[] =>
  Object.entries(PATH_PLACES).flatMap(([place, isThere]) => [
    ...PAGE_CHANGES.flatMap(([name, change]): readonly ListMutant[] => [
      { id: `page: ${name}, ${place}`, kind: 'page', change, isAt: isThere },
      {
        id: `page: ${name} with an expression, ${place}`,
        kind: 'page',
        change,
        isAt: (asked) => isThere(asked) && isFiltered(asked),
      },
    ]),
    {
      id: `page: the filter is applied to the page, ${place}`,
      kind: 'page',
      change: filterPage,
      isAt: (asked) => isThere(asked) && isFiltered(asked),
    },
    {
      id: `page: pages behind the first are not filtered, ${place}`,
      kind: 'page',
      change: unfilteredPages((offset) => offset > 0),
      isAt: isThere,
    },
    {
      id: `page: the first page is not filtered, ${place}`,
      kind: 'page',
      change: unfilteredPages((offset) => offset === 0),
      isAt: isThere,
    },
  ]);

const items =
  (change: (all: ListBody['data']) => ListBody['data']): NonNullable<Change['body']> =>
  (body) => ({ ...body, data: change(body.data) });

/** Which results are wrong. */
// prettier-ignore
const RESULT_PLACES: Readonly<Record<string, Place>> = {
  'behind the first page':   ({ offset }) => size(offset, 0) > 0,
  'of small pages':          ({ limit }) => size(limit, 25) < 10,
  'of large pages':          ({ limit }) => size(limit, 25) > 100,
  'of the default size':     ({ limit }) => limit === undefined,
  'of long expressions':     ({ croql = '' }) => croql.length > 200,
  'of very long expressions': ({ croql = '' }) => croql.length > 1_000,
  'of expressions beyond ASCII': ({ croql = '' }) => /[^\0-\x7f]/.test(croql),
  'of expressions with a mention': ({ croql = '' }) => croql.includes('@'),
  'of expressions with a date': ({ croql = '' }) => croql.includes("'"),
  'of two expressions with where': ({ croql = '' }) => croql.split(' where ').length > 2,
  'from the hundredth request on': ({ before }) => before >= 100,
  'from the thousandth request on': ({ before }) => before >= 1_000,
  'after a second dataset':  ({ loads }) => loads > 3,
};

/** Lists from which records are lost, or in which they are repeated. */
export const resultMutants = (): readonly ListMutant[] => {
  const places: Readonly<Record<string, Place>> = { ...PATH_PLACES, ...EDITIONS, ...RESULT_PLACES };
  const changes: readonly (readonly [string, Change])[] = [
    ...COLLECTION_CORRUPTIONS.map(({ name, corrupt }): readonly [string, Change] => [
      name,
      { body: items((all) => corrupt(all) as ListBody['data']) },
    ]),
    ['not filtered', { request: () => ({ croql: undefined }) }],
    ['filtered by the contrary', { request: ({ croql }: ListRequest) => (croql ? { croql: `not (${croql})` } : {}) }],
    ['empty', { body: items(() => []) }],
  ];
  return changes.flatMap(([name, change]) =>
    Object.entries(places).map(([place, isAt]): ListMutant => ({
      id: `result: ${name}, ${place}`,
      kind: 'result',
      change,
      isAt: (asked) => isFiltered(asked) && isAt(asked),
    })),
  );
};
