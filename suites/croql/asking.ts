import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { readList } from '../drivers/read-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';

/** Sends an expression to one list and returns the ids that it selected, or the response that is not a list. */
export type Ask = (expression: string) => Promise<QueryResult['actual']>;

/** Prepares a list for expressions: reads it once without one, which shows the size of its pages. */
export async function prepareAsk(
  checkContext: CheckContext,
  { edition, path }: Pick<QueryTarget, 'edition' | 'path'>,
): Promise<Ask> {
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  const address = `${target.api(edition)}/api/v2${path}`;
  await readList(target, address, {}, token);
  return async (expression) => {
    const { ids, exchange } = await readList(target, address, { croql: expression }, token);
    return ids ?? exchange.response;
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
