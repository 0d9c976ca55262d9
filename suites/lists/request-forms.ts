import { buildAddress, filterBy, readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { sendListRequest } from '../drivers/list-request.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { openAvailableLists } from './list-under-test.ts';
import type { ListUnderTest } from './list-under-test.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { header } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import { fewOf } from '../kit/few.ts';
import { isComplete } from '../rules/list-records.ts';
import type { FixtureList } from '../oracle/query-target.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A request for what an expression selects, as some clients send it. */
interface RequestForm {
  readonly form: string;
  /** The query, of the parameter that has the expression. */
  readonly query?: (filter: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What a list breaks that shows something else, unless that is `lists.croql`. */
  readonly requirement?: RequirementId;
}

/** The headers of the usual form. */
const USUAL_HEADERS = { accept: 'application/json' };

// prettier-ignore
const FORMS: readonly RequestForm[] = [
  { form: 'limit and offset before the expression', query: (filter) => `limit=25&offset=0&${filter}` },
  { form: 'limit and offset behind the expression', query: (filter) => `${filter}&offset=0&limit=25` },
  { form: 'an offset alone',                        query: (filter) => `${filter}&offset=0` },
  { form: 'an empty parameter behind it',           query: (filter) => `${filter}&` },
  { form: 'a letter of the name percent-encoded',   query: (filter) => filter.replace('croql', 'cro%71l'), requirement: 'lists.percent-encoding' },
  { form: 'no Accept',                              headers: {} },
  { form: 'any media type accepted',                headers: { accept: '*/*' } },
  { form: 'several media types accepted',           headers: { accept: 'application/json, text/plain, */*' } },
  { form: 'compression accepted',                   headers: { ...USUAL_HEADERS, 'accept-encoding': 'gzip, deflate, br' } },
  { form: 'no compression accepted, after it was',  headers: USUAL_HEADERS },
  { form: 'a media type without a body',            headers: { ...USUAL_HEADERS, 'content-type': 'application/json' } },
  { form: 'a language',                             headers: { ...USUAL_HEADERS, 'accept-language': 'tr-TR,tr;q=0.9' } },
  { form: 'a cookie',                               headers: { ...USUAL_HEADERS, cookie: 'theme=dark; lang=tr' } },
  { form: 'a connection that is closed',            headers: { ...USUAL_HEADERS, connection: 'close' } },
];

/** Lists, with expressions that select few enough records for one page, and leave out others. */
const LISTS = {
  main: 'is hidden',
  translations: 'is pre translated',
  segments: 'count of records = 1',
  terms: 'status = "draft"',
} as const satisfies Partial<Readonly<Record<FixtureList, string>>>;

/**
 * Judges that a list shows what it shows to the kit's usual request. A target may refuse a form, redirect it, or have
 * another media type for it: then it is passed over.
 */
async function judgeForms(checkContext: CheckContext, list: ListUnderTest, expression: string): Promise<void> {
  const { subject, selected } = list;
  const filter = filterBy(expression);
  const send = async ({ query = (text) => text, headers = USUAL_HEADERS }: Pick<RequestForm, 'query' | 'headers'>) =>
    sendListRequest(checkContext.target, {
      method: 'GET',
      url: `${buildAddress(checkContext, subject)}?${query(filter)}`,
      headers: { ...headers, authorization: `Bearer ${await getAccessToken(checkContext)}` },
    });
  const expected = await selected(expression);
  const usual = await send({});
  if (expected.length === 0 || String(sortIds(readResponseIds(usual))) !== String(expected)) return;
  for (const { form, requirement = 'lists.croql', ...sent } of fewOf(checkContext.target.plan, FORMS)) {
    const exchange = await send(sent);
    if (exchange.response.status !== 200 || readType(exchange) !== readType(usual)) continue;
    const call = `GET ${subject.path}?croql=${expression}, sent with ${form},`;
    const actual = sortIds(readResponseIds(exchange));
    checkContext.judge(isComplete(requirement), { call, expected, actual, others: [] });
  }
}

/** The media type of a response. */
const readType = ({ response }: Exchange) => header(response, 'content-type')?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether what a list shows rests on what it is asked, and not on how a client words the request. */
export const requestFormChecks = checkEachEdition(
  'lists.request-forms',
  {
    title: 'a list shows the same in every form of request that clients send',
    cites: ['lists.croql', 'lists.percent-encoding'],
  },
  async (checkContext, edition) => {
    const lists = await openAvailableLists(checkContext, Object.keys(LISTS) as (keyof typeof LISTS)[], edition);
    for (const [place, list] of lists) {
      await requireFilter(checkContext, list.subject);
      await judgeForms(checkContext, list, LISTS[place]);
    }
  },
);
