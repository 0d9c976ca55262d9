import { isRefusal, observed, consistent, takeSteps, undetermined, unlikeAll } from './conclusions.ts';
import type { Experiment, Observation } from './experiment.ts';
import { findBound } from './find-bound.ts';
import { readNumbers } from './list-forms.ts';
import { chooseList, openLists, requestFirstPage, TERMS } from './open-lists.ts';
import { readResponseIds, requestList, sortIds } from '../drivers/ask-list.ts';
import { readRecords } from '../drivers/read-list.ts';
import { json } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { AS_ASSUMED } from '../../run/profile.ts';
import { isObject } from '../../spec/json.ts';

/** Maximum page sizes, the kit's own first. */
const SIZES = [500, 100, 50, 20, 25, 200, 250, 1_000, 2_000, 5_000, 10_000];
const MAX_PAGE_SIZE = 100_000;

/** One page of the longest list by several offsets, limits and orders. */
export const pageExperiment: Experiment = {
  gaps: ['lists.pagination', 'lists.page-size', 'lists.page-size-most', 'lists.other-parameters'],
  observe: async (context, edition) => {
    const probed = await openLists(context, edition);
    const list = chooseList(probed, ['glossary-term', 'source-string', 'tm-segment', 'translation']);
    const request = (query: string) => requestList(context, list, query);
    const ids = readResponseIds(await requestFirstPage(context, list));
    if (ids.length < 2)
      throw new PreconditionFailed(`the list ${list.path} holds fewer than two records`, { code: 'lists-empty' });
    const total = probed.isLoaded ? TERMS : undefined;
    const page = await request('limit=1&offset=1');
    const pageIds = readResponseIds(page);
    const isPaged = pageIds.length === 1 && pageIds[0] === ids[1];
    const isIgnored = readRecords(page) !== null && String(pageIds) === String(ids);
    const notPaged = 'the list is not paged by `limit` and `offset`';
    return takeSteps([
      {
        gaps: ['lists.pagination'],
        observe: async () => [judgePagination({ page, isPaged, isIgnored, shown: ids.length, total })],
      },
      {
        gaps: ['lists.page-size'],
        observe: async () => [
          isPaged
            ? await judgePageSize(ids, total, request)
            : undetermined('lists.page-size', notPaged, 'a list that is paged'),
        ],
      },
      {
        gaps: ['lists.page-size-most'],
        observe: async () => [
          isPaged
            ? await judgeLargestPage(request)
            : undetermined('lists.page-size-most', notPaged, 'a list that is paged'),
        ],
      },
      {
        gaps: ['lists.other-parameters'],
        observe: async () => {
          // The order that the list does not have by itself.
          const order = String(ids) === String(sortIds(ids)) ? 'desc' : 'asc';
          return [judgeOrder({ ids, ordered: await request(`orderBy=id%20${order}`), order, isPaged })];
        },
      },
    ]);
  },
};

type Request = (query: string) => Promise<Exchange>;

interface FirstPages {
  readonly page: Exchange;
  readonly isPaged: boolean;
  readonly isIgnored: boolean;
  /** The number of records without a limit, and of the whole list if that is known. */
  readonly shown: number;
  readonly total: number | undefined;
}

function judgePagination({ page, isPaged, isIgnored, shown, total }: FirstPages): Observation {
  const gap = 'lists.pagination';
  if (isPaged) {
    const body = json(page.response);
    const stated = isObject(body) && isObject(body['pagination']) ? body['pagination'] : undefined;
    const keys = Object.keys({ ...stated, ...(isObject(body) ? body : {}) });
    const repeats = Array.isArray(body) || (stated?.['offset'] === 1 && stated['limit'] === 1);
    const counts = keys.some((name) => /total|count/i.test(name));
    if (repeats && !counts) return observed(gap, 'offset-limit', '`limit=1&offset=1` gives the second record alone');
    return unlikeAll(gap, `\`limit\` and \`offset\` work, and the response has ${keys.slice(0, 8).join(', ')}`);
  }
  if (!isIgnored)
    return isRefusal(page) || readRecords(page) !== null
      ? unlikeAll(gap, `\`limit=1&offset=1\` gives ${page.response.status} and other records than the second`)
      : undetermined(gap, `\`limit=1&offset=1\` gives ${page.response.status}`);
  const saw = `\`limit\` and \`offset\` change nothing, and ${shown} records are shown`;
  if (total === undefined) return consistent(gap, 'none', saw);
  return shown === total ? observed(gap, 'none', saw) : unlikeAll(gap, `${saw} of ${total}`);
}

async function judgePageSize(
  ids: readonly number[],
  total: number | undefined,
  request: Request,
): Promise<Observation> {
  const gap = 'lists.page-size';
  const saw = `a page without a limit has ${ids.length} records`;
  const isCut =
    total === undefined
      ? readResponseIds(await request(`limit=1&offset=${ids.length}`)).length > 0
      : ids.length < total;
  if (isCut) return observed(gap, String(ids.length), `${saw}, and there are more`);
  return undetermined(gap, `${saw}, and there are no more`, `a list of more than ${ids.length} records`);
}

async function judgeLargestPage(request: Request): Promise<Observation> {
  const gap = 'lists.page-size-most';
  let shown = 0;
  const { accepted, refused, isUnclear } = await findBound(
    async (limit) => {
      const exchange = await request(`limit=${limit}`);
      const records = readRecords(exchange);
      if (records !== null) {
        shown = Math.max(shown, records.length);
        return { isAccepted: true };
      }
      return isRefusal(exchange) ? { isAccepted: false, hints: readNumbers(exchange.response.body) } : undefined;
    },
    { from: 1, to: MAX_PAGE_SIZE, likely: SIZES, trials: 20 },
  );
  if (isUnclear) return undetermined(gap, `a limit above ${accepted} is neither accepted nor plainly refused`);
  if (refused !== undefined) {
    const saw = `limit=${accepted} is accepted, and limit=${refused} refused`;
    return refused - accepted === 1 ? observed(gap, String(accepted), saw) : undetermined(gap, saw);
  }
  const isCut = readResponseIds(await request(`limit=1&offset=${shown}`)).length > 0;
  return unlikeAll(
    gap,
    `limit=${accepted} is not refused, and ${shown} records are shown${isCut ? ', though there are more' : ''}`,
  );
}

interface OrderedPage {
  /** The ids without an order, and the page in the other one. */
  readonly ids: readonly number[];
  readonly ordered: Exchange;
  readonly order: 'asc' | 'desc';
  readonly isPaged: boolean;
}

function judgeOrder({ ids, ordered, order, isPaged }: OrderedPage): Observation {
  const gap = 'lists.other-parameters';
  const now = readResponseIds(ordered);
  const pages = isPaged ? '`limit` and `offset` work' : '`limit` and `offset` do not page the list';
  const gives = `${pages}, \`orderBy=id ${order}\` gives ${ordered.response.status}`;
  if (readRecords(ordered) === null) return isRefusal(ordered) ? unlikeAll(gap, gives) : undetermined(gap, gives);
  const expected = order === 'asc' ? sortIds(now) : sortIds(now).reverse();
  const works = String(now) === String(expected) && String(now) !== String(ids);
  const saw = `${gives} and ${works ? 'this order' : 'another order'}`;
  return works && isPaged ? observed(gap, AS_ASSUMED, saw) : unlikeAll(gap, saw);
}
