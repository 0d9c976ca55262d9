import { requireDataset } from './require-dataset.ts';
import {
  CONTEXT_OF,
  contraryOf,
  describeRequest,
  expressionOf,
  pairRequests,
  REQUEST_DIMENSIONS,
  REQUESTS_IN_TURN,
  SINGLE_REQUESTS,
  USUAL_REQUEST,
  windowsOf,
  writeQuery,
} from './request-space.ts';
import type { RequestPoint } from './request-space.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import { isWrong } from '../oracle/query-result.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import { shiftedDataset } from '../oracle/shifted-dataset.ts';
import { USERS } from '../oracle/fixture-values.ts';
import { selectsExpected } from '../rules/selection.ts';
import { buildAddress, readResponseIds, sortIds } from '../drivers/ask-list.ts';
import { getAccessToken, obtainAnyTokens, obtainTokensAs } from '../drivers/oauth-steps.ts';
import { readList, readRecords } from '../drivers/read-list.ts';
import { awaitAll } from '../kit/await-all.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import { fewOf } from '../kit/few.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The lists of one edition, and what opens them. */
interface Requests {
  readonly context: CheckContext;
  readonly edition: Edition;
  readonly tokens: Readonly<Partial<Record<RequestPoint['token'], string>>>;
}

/**
 * What a response depends on beside the expression: on the part of the list that is requested, on how the request is
 * written, on whose token it has, on requests at the same moment and on data of before a change, each two of them
 * together. Each of them alone is tried first, and left out where it fails.
 */
export const requestChecks: readonly Check[] = checkEachEdition(
  'croql.requests',
  {
    title: 'an expression selects the same records in whichever way and at whichever moment it is sent',
    cites: ['lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context);
    const requests: Requests = { context, edition, tokens: await obtainTokens(context) };
    const { depth = 'default', answers } = context.target.plan;
    if (isWrong(await ask(requests, USUAL_REQUEST, fixtureDataset)))
      throw new PreconditionFailed('a plain expression does not select what it should, which other checks say');
    const isPaged = (answers['lists.pagination'] ?? 'offset-limit') === 'offset-limit';
    const failed = new Set<string>();
    const asked: Asked[] = [];
    const singles = SINGLE_REQUESTS.filter((one) => isOffered(requests, one));
    const tried = new Set(fewOf(context.target.plan, singles, QUICK_SINGLES));
    for (const point of singles) {
      if (!tried.has(point)) {
        failed.add(nameSingle(point));
        continue;
      }
      if (!isPaged && windowsOf(point) !== undefined) continue;
      const result = await ask(requests, point, fixtureDataset);
      const isWhole = await isWholeAlone(requests, point);
      if (isWhole && !isJudgedElsewhere(point)) asked.push({ point, when: '', result });
      if (isWrong(result) || !isWhole) failed.add(nameSingle(point));
    }
    const works = (change: Partial<RequestPoint>) => !failed.has(nameSingle({ ...USUAL_REQUEST, ...change }));
    const left = <Name extends keyof RequestPoint>(name: Name) =>
      (REQUEST_DIMENSIONS[name] as readonly RequestPoint[Name][]).filter(
        (value) =>
          name === 'expression' ||
          (works({ [name]: value }) && isOffered(requests, { ...USUAL_REQUEST, [name]: value })),
      );
    const points = pairRequests(
      {
        ...{ list: left('list'), expression: left('expression'), query: left('query'), token: left('token') },
        ...{
          paging: isPaged ? left('paging') : [USUAL_REQUEST.paging],
          windows: left('windows'),
          beside: left('beside'),
        },
      },
      ({ list, expression }) =>
        list !== undefined && expression !== undefined && !works({ list: MAIN_LISTS[CONTEXT_OF[list]], expression }),
      depth,
    );
    const inTurn = REQUESTS_IN_TURN.filter(
      ({ list, expression, token }) => works({ list, expression }) && left('token').includes(token),
    );
    const chosen = [...fewOf(context.target.plan, points), ...inTurn];
    for (const point of chosen) asked.push({ point, when: '', result: await ask(requests, point, fixtureDataset) });
    // What was asked before, of other data under the same addresses, and of the first data again.
    const repeated = chosen.filter((_, index) => index % REPEATED_OF === 0);
    for (const [when, dataset] of [
      ['after a change of the data', shiftedDataset],
      ['after a second change of the data', fixtureDataset],
    ] as const)
      for (const point of repeated) asked.push({ point, when, result: await ask(requests, point, dataset) });
    context.countQueries(asked.length);
    judge(requests, asked);
  },
);

/** The values that a quick run tries. */
const QUICK_SINGLES = 16;

/** Every third request is repeated after each change of the data. */
const REPEATED_OF = 3;

/** A request and its result. */
interface Asked {
  readonly point: RequestPoint;
  readonly when: string;
  readonly result: QueryResult;
}

/** What a single request tries: an expression is one of its context. */
const nameSingle = (point: RequestPoint): string =>
  (Object.keys(USUAL_REQUEST) as (keyof RequestPoint)[])
    .filter((name) => point[name] !== USUAL_REQUEST[name])
    .map((name) => `${name}: ${point[name]}`)
    .join(', ');

/** Lists, expressions, pages and encodings have checks of their own. */
const isJudgedElsewhere = ({ list, expression, paging, query }: RequestPoint): boolean =>
  list !== USUAL_REQUEST.list ||
  expression !== USUAL_REQUEST.expression ||
  paging !== USUAL_REQUEST.paging ||
  query === 'every byte encoded';

const isOffered = ({ tokens, context: { target } }: Requests, { token, beside }: RequestPoint): boolean =>
  tokens[token] !== undefined &&
  (beside !== 'the other edition' || target.addresses.enterpriseBaseUrl !== undefined) &&
  (beside !== 'the other records, of another user' || tokens['of another user'] !== undefined);

/** Access tokens of several owners, as far as the target has them. */
async function obtainTokens(context: CheckContext): Promise<Requests['tokens']> {
  const usual = await getAccessToken(context);
  if (context.target.plan.accessToken !== undefined) return { usual };
  const ofUser = await attempt(obtainTokensAs(context, 'bob' satisfies keyof typeof USERS));
  const ofPublic = await attempt(obtainAnyTokens(context, 'public'));
  return {
    usual,
    ...(ofUser === undefined ? {} : { 'of another user': ofUser.access }),
    ...(ofPublic === undefined ? {} : { 'of a public app': ofPublic.access }),
  };
}

const subjectOf = ({ edition }: Requests, { list }: RequestPoint, dataset: Dataset) => listIn(dataset, list, edition);

/** Whether the whole list is there for this request when it has no expression: if not, other checks say so. */
async function isWholeAlone(requests: Requests, point: RequestPoint): Promise<boolean> {
  const alone = { ...point, beside: USUAL_REQUEST.beside };
  const actual = await read(requests, alone, undefined, fixtureDataset);
  const { records } = subjectOf(requests, point, fixtureDataset);
  return !('status' in actual) && String(actual) === String(records.map(({ id }) => id));
}

/** What a request selects, beside what is requested at the same moment. */
async function ask(requests: Requests, point: RequestPoint, dataset: Dataset): Promise<QueryResult> {
  await requests.context.target.load(dataset);
  const expression = expressionOf(point);
  const beside = () => (point.beside === 'nothing' ? [] : [sendBeside(requests, point)]);
  // One goes out before and one after it: a target may confuse a request with an earlier or with a later one.
  const before = beside();
  const [actual] = await awaitAll([read(requests, point, expression, dataset), ...before, ...beside()]);
  return evaluateCase({ expression, requirements: [] }, subjectOf(requests, point, dataset), actual);
}

/** Reads a list to its end as the request does. */
async function read(
  requests: Requests,
  point: RequestPoint,
  croql: string | undefined,
  dataset: Dataset,
): Promise<QueryResult['actual']> {
  const { context, tokens } = requests;
  const subject = subjectOf(requests, point, dataset);
  const token = tokens[point.token]!;
  const windows = windowsOf(point);
  if (windows === undefined) {
    const address = buildAddress(context, subject);
    const encode = (text: string) => writeQuery(point.query, text, {}).slice('croql='.length);
    const { ids, exchange } = await readList(context.target, address, croql === undefined ? {} : { croql }, token, {
      encode,
    });
    return ids ?? exchange.response;
  }
  const isInTurn = point.windows === 'in turn';
  const pages = await mapConcurrent(isInTurn ? 1 : MAX_CONCURRENT, windows, async (window) => {
    // Whoever reads a list part by part is not alone between the parts either.
    if (isInTurn && window !== windows[0] && point.beside !== 'nothing') await sendBeside(requests, point);
    return send(context, `${buildAddress(context, subject)}?${writeQuery(point.query, croql, window)}`, token);
  });
  const refused = pages.find((page) => readRecords(page) === null);
  return refused?.response ?? sortIds([...new Set(pages.flatMap(readResponseIds))]);
}

const send = ({ target }: CheckContext, url: string, token: string | undefined): Promise<Exchange> =>
  target.send({
    method: 'GET',
    url,
    headers: { accept: 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });

/** A request that another one must not depend on. */
interface Beside {
  readonly list: RequestPoint['list'];
  readonly edition: Edition;
  readonly croql?: string;
  /** The same token unless it is said. */
  readonly token?: RequestPoint['token'] | 'none';
}

// prettier-ignore
const BESIDE: Readonly<Record<RequestPoint['beside'], (list: RequestPoint['list'], edition: Edition) => Beside>> = {
  'nothing':                (list, edition) => ({ list, edition }),
  'the whole list':         (list, edition) => ({ list, edition }),
  'the other records':      (list, edition) => ({ list, edition, croql: contraryOf(list) }),
  'the other records, of another user': (list, edition) => ({ list, edition, croql: contraryOf(list), token: 'of another user' }),
  'another list':           (list, edition) => { const other = list === 'main' ? 'terms' : 'main'; return { list: other, edition, croql: contraryOf(other) }; },
  'the other edition':      (list, edition) => ({ list, edition: edition === 'hosted' ? 'enterprise' : 'hosted', croql: contraryOf(list) }),
  'a malformed expression': (list, edition) => ({ list, edition, croql: '(((' }),
  'no token':               (list, edition) => ({ list, edition, token: 'none' }),
};

function sendBeside({ context, edition, tokens }: Requests, point: RequestPoint): Promise<Exchange> {
  const { croql, token = point.token, ...where } = BESIDE[point.beside](point.list, edition);
  const address = buildAddress(context, listIn(fixtureDataset, where.list, where.edition));
  const query = writeQuery('croql first', croql, {});
  return send(context, query === '' ? address : `${address}?${query}`, token === 'none' ? undefined : tokens[token]);
}

/** Judges what each list returned. */
function judge({ context, edition }: Requests, asked: readonly Asked[]): void {
  for (const list of new Set(asked.map(({ point }) => point.list))) {
    const own = asked
      .filter(({ point }) => point.list === list)
      .sort((a, b) => Number(isWrong(b.result)) - Number(isWrong(a.result)));
    const [first] = own;
    if (first === undefined) continue;
    const because = () =>
      `the same expression is answered rightly where nothing is special; this was ${describeRequest(first.point)} ${first.when}`.trim();
    const { path } = listIn(fixtureDataset, list, edition);
    context.judge(selectsExpected('lists.croql'), {
      ...{ edition, context: CONTEXT_OF[list], path },
      asked: own.map(({ result }) => result),
      because,
    });
  }
}
