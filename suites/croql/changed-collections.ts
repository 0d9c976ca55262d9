import { prepareAsk } from './asking.ts';
import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { requireDataset } from './require-dataset.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { explainSelection } from '../oracle/explanation.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { liftPredicate } from '../oracle/member-goals.ts';
import { memberPaths } from '../oracle/member-paths.ts';
import { isRefused } from '../oracle/other-context.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { isSelective } from '../oracle/selection.ts';
import { thinnedDataset } from '../oracle/thinned-dataset.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { selectsExpected } from '../rules/selection.ts';

/** The numbers of elements that are asked about. */
const SIZES = [0, 1, 2, 3] as const;

/** How many elements each collection of a list has, as expressions that tell its records apart. */
const countQuestions = (subject: QueryTarget) =>
  memberPaths(subject.context, subject.edition)
    .filter((path) => subject.knows(path) && (path.member.also ?? path.member.type) === 'array')
    .flatMap(({ name, scopes, requirement }) =>
      SIZES.map((size) => ({
        expression: liftPredicate(scopes, `count of ${name} > ${size}`)[0]!,
        requirements: [requirement],
      })),
    )
    .filter(({ expression }) => isSelective(expression, subject));

/** The lists whose records have collections, as they are after the change. */
const thinnedLists = (edition: Edition) =>
  (['source-string', 'translation', 'tm-segment'] as const).map((context) =>
    listIn(thinnedDataset, MAIN_LISTS[context], edition),
  );

/** Records that keep their ids and dates while their collections change. */
export const changedCollectionChecks: readonly Check[] = checkEachEdition(
  'croql.changed-collections',
  (edition) => ({
    title: 'a record is selected by the elements that its collections have now',
    cites: [
      ...new Set(thinnedLists(edition).flatMap((list) => countQuestions(list).flatMap((one) => one.requirements))),
    ],
    mayFind: LANGUAGE_REQUIREMENTS,
    oracle: 'reference',
  }),
  async (context, edition) => {
    await requireDataset(context, fixtureDataset);
    const lists = await findFiltered(context, thinnedLists(edition));
    const askAll = async (subject: QueryTarget) => {
      const ask = await prepareAsk(context, subject);
      return mapConcurrent(MAX_CONCURRENT, fewOf(context.target.plan, countQuestions(subject)), async (one) => ({
        ...one,
        tried: evaluateCase(one, subject, await ask(one.expression)),
      }));
    };
    // What is kept of an answer is kept from now on.
    for (const list of lists) await askAll(list);
    await context.target.load(thinnedDataset);
    for (const subject of lists) {
      const { edition, context: name, path } = subject;
      const asked = (await askAll(subject)).filter(({ tried }) => !isRefused(tried));
      context.countQueries(asked.length);
      for (const { requirements, tried } of asked)
        context.judge(selectsExpected(requirements[0]!), {
          ...{ edition, context: name, path, asked: [tried] },
          ...(tried.fails ? { because: explainSelection(subject, tried) } : {}),
        });
    }
  },
);
