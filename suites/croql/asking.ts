import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { exceedsLimits } from './expression-limits.ts';
import { notObservable, Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import { readList } from '../drivers/read-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

/** Sends an expression to one list and returns the ids that it selected, or the response that is not a list. */
export type Ask = (expression: string) => Promise<QueryResult['actual']>;

/** The lists that were read without an expression, by their address, and the dataset that was loaded then. */
const readLists = sessionKey(() => new Map<string, Dataset | undefined>());

const TOO_LARGE =
  'the target refuses an expression of this length, depth or number of parts, which the source leaves open';

/** Whether a target refused an expression for its length, depth or parts, which says nothing of what the expression consists of. */
export const isTooLarge = (error: unknown): boolean => error instanceof Unsupported && error.message === TOO_LARGE;

/** Prepares a list for expressions: reads it without one, once for each dataset, which shows how it is divided into pages. */
export async function prepareAsk(
  checkContext: CheckContext,
  { edition, path }: Pick<QueryTarget, 'edition' | 'path'>,
): Promise<Ask> {
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  const address = `${target.api(edition)}/api/v2${path}`;
  const known = target.session.get(readLists);
  if (!known.has(address) || known.get(address) !== target.dataset) {
    const { ids } = await readList(target, address, {}, token);
    if (ids !== null) known.set(address, target.dataset);
  }
  return async (expression) => {
    const { ids, exchange } = await readList(target, address, { croql: expression }, token);
    if (ids !== null) return ids;
    // A target that breaks down has no limit that it knows of.
    if (exchange.response.status < 500 && (await exceedsLimits(checkContext, address, expression))) {
      // A limit refuses an expression each time, and a mix-up of requests does not.
      const again = await readList(target, address, { croql: expression }, token);
      if (again.ids === null) throw notObservable(TOO_LARGE);
    }
    return exchange.response;
  };
}

/** Sends expressions to a list and evaluates each result by the known records. */
export async function askAll(
  checkContext: CheckContext,
  subject: QueryTarget,
  expressions: readonly string[],
): Promise<readonly EvaluatedCase[]> {
  const ask = await prepareAsk(checkContext, subject);
  return mapConcurrent(MAX_CONCURRENT, expressions, async (expression) =>
    evaluateCase({ expression, requirements: [] }, subject, await ask(expression)),
  );
}
