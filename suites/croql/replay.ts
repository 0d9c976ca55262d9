import { prepareAsk } from './asking.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { explainSelection } from '../oracle/explanation.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { keepsRelation } from '../rules/relation.ts';
import { selectsExpected } from '../rules/selection.ts';
import { RELATIONS } from '../../run/metamorphic-relations.ts';
import type { RelationName } from '../../run/metamorphic-relations.ts';
import { measureNumber } from './shrink.ts';
import { datasetOf } from '../oracle/small-dataset.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { readList } from '../drivers/read-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { OneCase } from '../../run/plan.ts';

/** Sends the expression of an earlier finding again, with the records that were loaded for it. */
export async function replayCase(checkContext: CheckContext, subject: QueryTarget, one: OneCase): Promise<void> {
  const { requirement, expression, records } = one;
  if (expression === undefined) return;
  const loaded = records?.map((record) => ({ id: record['id'] as number, record }));
  const held = loaded ? { ...subject, records: loaded } : subject;
  const ask = await prepareAsk(checkContext, subject);
  try {
    if (loaded) await checkContext.target.load(datasetOf(subject, loaded));
    const tried = evaluateCase({ expression, requirements: [] }, held, await ask(expression));
    const part = tried.fails ? await measureNumber(ask, held, tried) : undefined;
    // An expression that selects nothing proves something only on a list that was seen to hold records.
    const all = tried.expected.length > 0 ? [] : [evaluateCase(ALL_RECORDS, held, await ask(ALL_RECORDS.expression))];
    checkContext.judge(selectsExpected(requirement), {
      ...{ edition: subject.edition, context: subject.context, path: subject.path },
      asked: [tried, ...all.filter(({ fails }) => !fails)],
      because: explainSelection(held, tried),
      ...(part ? { part } : {}),
      ...(records ? { records } : {}),
    });
  } finally {
    if (loaded) await checkContext.target.load(fixtureDataset);
  }
}

const ALL_RECORDS = { expression: '1 = 1', requirements: [] };

/** Sends the related expressions of an earlier finding again. */
export async function replayRelation(
  checkContext: CheckContext,
  { edition, context, path }: Pick<QueryTarget, 'edition' | 'context' | 'path'>,
  { requirement, expression, expressions, relation = 'same' }: OneCase,
): Promise<void> {
  const { target } = checkContext;
  const texts = expressions ?? (expression === undefined ? [] : [expression, expression]);
  if (texts.length === 0 || !Object.hasOwn(RELATIONS, relation)) return;
  const token = await getAccessToken(checkContext);
  const address = `${target.api(edition)}/api/v2${path}`;
  const all = (await readList(target, address, {}, token)).ids ?? [];
  const ask = await prepareAsk(checkContext, { edition, path });
  const results = [];
  for (const text of texts) results.push(await ask(text));
  const relations = [{ relation: relation as RelationName, expressions: texts, results }];
  checkContext.judge(keepsRelation(requirement), { edition, context, path, all, relations });
}
