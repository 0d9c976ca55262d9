import { buildAddress, requestList, filterBy, readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { learnList, requireRecords } from '../drivers/list-filter.ts';
import { declaresMore, findNextLink } from '../drivers/next-page.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import { openAvailableLists, openList } from './list-under-test.ts';
import type { ListUnderTest } from './list-under-test.ts';
import { hasDefaultSize, isOrderedById, isPaginated, refusesLargeLimit, statesPagination } from './page-rules.ts';
import type { Pages } from './page-rules.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import type { FixtureList, QueryTarget } from '../oracle/query-target.ts';
import { isComplete } from '../rules/list-records.ts';
import { selectsExpected } from '../rules/selection.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';

/** How each list is divided into pages, filtered and not. */
interface Row {
  readonly place: FixtureList;
  /** Selects several records of the list and leaves out others. */
  readonly expression: string;
  readonly limits: readonly number[];
}

// prettier-ignore
const ROWS: readonly Row[] = [
  { place: 'terms',                    expression: 'status != "draft"',                   limits: [1, 2, 7, 25, 500] },
  { place: 'main',                     expression: 'is visible',                          limits: [1, 7, 30] },
  { place: 'translations',             expression: 'not is pre translated',               limits: [3, 7] },
  { place: 'segments',                 expression: 'count of records > 1',                limits: [2, 7] },
  { place: 'neighbour',                expression: 'is visible',                          limits: [1, 4] },
  { place: 'translations into pt-BR',  expression: 'not is pre translated',               limits: [1, 7] },
  { place: 'neighbour translations',   expression: 'not is pre translated',               limits: [1] },
  { place: 'other segments',           expression: 'count of records > 1',                limits: [1, 2] },
  { place: 'other terms',              expression: 'status != "draft"',                   limits: [1, 2] },
];

/** The maximum of pages that are requested of one list by one limit. */
const MAX_PAGES = 12;

/** The pages of a list by one limit. It `goesOn` if they should hold all of its records and the last one still names another. */
async function requestPages(
  checkContext: CheckContext,
  { subject }: ListUnderTest,
  filter: string,
  limit: number,
  all: readonly number[],
): Promise<Pages & { readonly goesOn: boolean }> {
  const count = Math.min(MAX_PAGES, Math.ceil(all.length / limit));
  const offsets = Array.from({ length: count }, (_, page) => page * limit);
  const exchanges = await mapConcurrent(MAX_CONCURRENT, offsets, (offset) =>
    requestList(checkContext, subject, `${filter}limit=${limit}&offset=${offset}`),
  );
  const last = exchanges.at(-1);
  return {
    ...{ limit, pages: exchanges.map(readResponseIds), all },
    goesOn: last !== undefined && limit * count >= all.length && findNextLink(last) !== undefined,
  };
}

/**
 * Judges the pages of a list, then of the same list with an expression. How pages are requested is a gap; but where the
 * list itself shows its pages as expected, the pages of what an expression selects have to show what it selects.
 */
async function judgePages(
  checkContext: CheckContext,
  list: ListUnderTest,
  { expression, limits }: Row,
  isFiltered: boolean,
): Promise<void> {
  const { subject, selected } = list;
  const { edition, context, path } = subject;
  const every = subject.records.map(({ id }) => id);
  const expected = await selected(expression);
  // What an expression selects is for other checks to judge; here it is how the pages show that.
  const isSelected = isFiltered && String(expected) === String(await readSelected(checkContext, subject, expression));
  for (const limit of fewOf(checkContext.target.plan, limits.toReversed(), 1)) {
    const whole = await requestPages(checkContext, list, '', limit, every);
    const isPaged = checkContext.judge(isPaginated, whole).length === 0;
    if (!isPaged && (await isDivided(checkContext, list, whole)))
      checkContext.judge(isComplete(LIST_REQUIREMENTS[context]), {
        call: `GET ${path}, in pages of ${limit}`,
        expected: every,
        actual: sortIds([...new Set(whole.pages.flat())]),
        others: [],
      });
    if (!isSelected) continue;
    const filtered = await requestPages(checkContext, list, `${filterBy(expression)}&`, limit, expected);
    // Where pages count the records that were looked at, those that were selected are on further pages.
    if (filtered.goesOn && !whole.goesOn) continue;
    checkContext.judge(isPaginated, filtered);
    if (!isPaged) continue;
    const isWhole = limit * filtered.pages.length >= expected.length;
    const shown = sortIds([...new Set(filtered.pages.flat())]);
    const strange = shown.filter((id) => !expected.includes(id));
    const asked = {
      expression,
      expected: isWhole ? expected : sortIds(shown.filter((id) => !strange.includes(id))),
      actual: shown,
    };
    const because = () => `pages of ${limit} records hold every record of the list without an expression`;
    checkContext.judge(selectsExpected('lists.croql'), { edition, context, path, asked: [asked], because });
    if (isWhole) await judgeEnd(checkContext, list, expression, limit, expected);
  }
}

/**
 * Judges that no record is behind the last one that an expression selects, where none is behind the last one of the list. A
 * client that reads to the first page that is not full asks there.
 */
async function judgeEnd(
  checkContext: CheckContext,
  { subject }: ListUnderTest,
  expression: string,
  limit: number,
  expected: readonly number[],
): Promise<void> {
  const { edition, context, path, records } = subject;
  const behind = (filter: string, offset: number) =>
    requestList(checkContext, subject, `${filter}limit=${limit}&offset=${offset}`);
  const again = readResponseIds(await behind(`${filterBy(expression)}&`, expected.length));
  if (again.length > 0 && readResponseIds(await behind('', records.length)).length > 0) return;
  const asked = { expression, expected, actual: sortIds([...expected, ...again]) };
  const because = () => `a page at offset ${expected.length} has records, and the list without an expression ends`;
  checkContext.judge(selectsExpected('lists.croql'), { edition, context, path, asked: [asked], because });
}

/**
 * Whether the target divides the list by offset and limit as they were sent: to the end, in pages of the right sizes, no two
 * of them alike. A record that is on no page is then missing from the list.
 */
async function isDivided(checkContext: CheckContext, { subject }: ListUnderTest, { limit, pages, all }: Pages) {
  const isWhole = limit * pages.length >= all.length;
  const hasSizes = pages.every(({ length }, page) => length === Math.min(limit, all.length - page * limit));
  if (pages.length < 2 || !isWhole || !hasSizes || new Set(pages.map(String)).size < pages.length) return false;
  const behind = await requestList(checkContext, subject, `limit=${limit}&offset=${all.length}`);
  return behind.response.status === 200 && readResponseIds(behind).length === 0;
}

/**
 * Judges what an expression selects by a request without a limit, as most clients send it; all other reading of lists asks
 * for large pages. It is decided where the page holds every selected record, and names no other page.
 */
async function judgeDefaultPage(checkContext: CheckContext, list: ListUnderTest, { expression }: Row): Promise<void> {
  const { subject, selected } = list;
  const { path } = subject;
  const size = readResponseIds(await requestList(checkContext, subject, '')).length;
  for (const croql of [expression, `not (${expression})`]) {
    const expected = await selected(croql);
    if (expected.length === 0 || expected.length > size) continue;
    if (String(expected) !== String(await readSelected(checkContext, subject, croql))) continue;
    const exchange = await requestList(checkContext, subject, filterBy(croql));
    const shown = readResponseIds(exchange);
    if (exchange.response.status !== 200 || declaresMore(exchange, shown.length)) continue;
    const call = `GET ${path}?croql=${croql} without a limit`;
    checkContext.judge(isComplete('lists.croql'), { call, expected, actual: sortIds(shown), others: [] });
  }
}

/** What an expression selects from a list that is read to its end. */
async function readSelected(checkContext: CheckContext, subject: QueryTarget, croql: string) {
  const token = await getAccessToken(checkContext);
  return (await readList(checkContext.target, buildAddress(checkContext, subject), { croql }, token)).ids;
}

/** How a list is divided into pages, and in which order records come. */
export const pageChecks = checkEachEdition(
  'lists.pages',
  {
    title: 'pages show every record once, and the filter holds on each',
    cites: ['lists.croql', 'lists.pagination', 'lists.page-size', 'lists.page-size-most', 'croql.order'],
    mayFind: Object.values(LIST_REQUIREMENTS),
  },
  async (checkContext, edition) => {
    const { answers } = checkContext.target.plan;
    const isPaged = (answers['lists.pagination'] ?? 'offset-limit') === 'offset-limit';
    const lists = await openAvailableLists(
      checkContext,
      ROWS.map(({ place }) => place),
      edition,
    );
    for (const row of ROWS) {
      const list = lists.get(row.place);
      // Of lists that the configuration names, one of each context is enough.
      if (list === undefined || !(list.isLoaded || row.limits.length > 1)) continue;
      const { whole } = await learnList(checkContext, list.subject);
      // Another list of its kind must be filtered where the first one is.
      const first = [...lists.values()].find(({ subject }) => subject.context === list.subject.context) ?? list;
      const { filter } = await learnList(checkContext, first.subject);
      if (whole.ids === null || whole.ids.length === 0) continue;
      if (filter === 'works') await judgeDefaultPage(checkContext, list, row);
      if (isPaged) await judgePages(checkContext, list, row, filter === 'works');
    }
    const { subject } = await openList(checkContext, 'terms', edition);
    requireRecords((await learnList(checkContext, subject)).whole, subject);
    const every = subject.records.map(({ id }) => id);
    const exchange = await requestList(checkContext, subject, '');
    if (isPaged) {
      const size = Math.min(Number(answers['lists.page-size'] ?? 25), every.length);
      checkContext.judge(hasDefaultSize, { exchange, size });
      const [offset, limit] = [2, 3];
      const page = await requestList(checkContext, subject, `limit=${limit}&offset=${offset}`);
      checkContext.judge(statesPagination, { exchange: page, offset, limit });
      const beyond = Number(answers['lists.page-size-most'] ?? 500) + 1;
      const refusal = await requestList(checkContext, subject, `limit=${beyond}`);
      checkContext.judge(refusesLargeLimit, { exchange: refusal, limit: beyond });
    }
    if ((answers['croql.order'] ?? 'by-id') === 'by-id') checkContext.judge(isOrderedById, exchange);
  },
);
