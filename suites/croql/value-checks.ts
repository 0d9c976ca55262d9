import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { requireDataset } from './require-dataset.ts';
import { replayCase } from './replay.ts';
import { examine } from './examine.ts';
import { prepareAsk } from './asking.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { boundaryCases, boundaryList } from '../oracle/boundary-cases.ts';
import { partCases } from '../oracle/part-cases.ts';
import { boundaryDataset } from '../oracle/boundary-dataset.ts';
import { memberPaths } from '../oracle/member-paths.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { MAIN_LISTS, fixtureList } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import { isComplete } from '../rules/list-records.ts';
import { selectsExpected } from '../rules/selection.ts';
import { learnList } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import { isAside } from '../kit/few.ts';
import type { Check } from '../kit/check.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

const NAMES: Readonly<Record<ContextName, string>> = {
  'source-string': 'strings',
  translation: 'translations',
  'tm-segment': 'segments',
  'glossary-term': 'terms',
};

/** A plain comparison of each context. */
const PLAIN: Readonly<Record<ContextName, string>> = {
  'source-string': 'text = "stone"',
  translation: 'text = "stone"',
  'tm-segment': 'count of records = 1',
  'glossary-term': 'text = "stone"',
};

/** Members whose values are rare ones: texts of every script and length, numbers, dates and sizes at every end. */
export const valueChecks: readonly Check[] = (Object.keys(NAMES) as ContextName[]).flatMap((context) =>
  checkEachEdition(
    `croql.values-${NAMES[context]}`,
    (edition) => ({
      title: `${NAMES[context]} with rare values are selected like others`,
      cites: [
        'lists.croql',
        LIST_REQUIREMENTS[context],
        'croql.syntax.string',
        'croql.operator.equal',
        'croql.operator.contains',
        ...new Set(
          memberPaths(context, edition)
            .filter(boundaryList(context, edition).knows)
            .filter(({ member: { type, values } }) => !values && type !== 'boolean' && type !== 'object')
            .map(({ requirement }) => requirement),
        ),
      ],
      mayFind: LANGUAGE_REQUIREMENTS,
      oracle: 'reference',
    }),
    async (checkContext, edition) => {
      await requireDataset(checkContext, boundaryDataset);
      const subject = boundaryList(context, edition);
      const { plan } = checkContext.target;
      const { only, depth } = plan;
      if (only) return replayCase(checkContext, subject, only);
      // A target without any comparison is told so by other checks; one that fails over a value of a record is not.
      const ask = await prepareAsk(checkContext, subject);
      const expression = PLAIN[context];
      const actual = await ask(expression);
      if ('status' in actual) {
        await requireDataset(checkContext);
        const other = fixtureList(MAIN_LISTS[context], edition);
        const elsewhere = await (await prepareAsk(checkContext, other))(expression);
        const { path } = subject;
        if (!('status' in elsewhere))
          checkContext.require(selectsExpected('lists.croql'), {
            ...{ edition, context, path },
            asked: [evaluateCase({ expression, requirements: [] }, subject, actual)],
          });
        throw new PreconditionFailed(`the list ${path} refuses \`${expression}\``, {
          code: 'blocked',
          subject: 'croql.operator.equal',
        });
      }
      const { ids } = (await learnList(checkContext, subject)).whole;
      const requirement = LIST_REQUIREMENTS[context];
      if (ids !== null)
        checkContext.require(isComplete(requirement), {
          call: `GET ${subject.path}`,
          expected: subject.records.map(({ id }) => id),
          actual: ids,
          others: [{ requirement, ids }],
        });
      await examine(checkContext, subject, [
        ...boundaryCases(subject, depth, isAside(plan, edition)),
        ...(depth === 'quick' ? [] : partCases(subject)),
      ]);
    },
  ),
);
