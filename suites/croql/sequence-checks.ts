import { prepareAsk } from './asking.ts';
import type { Ask } from './asking.ts';
import { LANGUAGE_REQUIREMENTS } from './language-requirements.ts';
import { requireDataset } from './require-dataset.ts';
import { explainSelection } from '../oracle/explanation.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { fixtureList, listIn } from '../oracle/query-target.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import type { FixtureList, QueryTarget } from '../oracle/query-target.ts';
import { SEQUENCE_LISTS, sharedQuestions, twinQuestions } from '../oracle/sequence-questions.ts';
import type { Question } from '../oracle/sequence-questions.ts';
import { shiftedDataset } from '../oracle/shifted-dataset.ts';
import { isComplete } from '../rules/list-records.ts';
import { selectsExpected } from '../rules/selection.ts';
import { filterBy, readResponseIds, requestList, sortIds } from '../drivers/ask-list.ts';
import { readList } from '../drivers/read-list.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { isAside } from '../kit/few.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const CONTEXTS = Object.keys(SEQUENCE_LISTS) as ContextName[];

/** Questions in their order, some datasets, and how many are asked at a time. */
interface Round {
  /** When its questions are asked, as a finding says it. */
  readonly when: string;
  readonly dataset: Dataset;
  readonly atOnce: number;
  readonly questions: readonly Question[];
}

/** A response in its place in the sequence. */
interface Told {
  readonly question: Question;
  readonly subject: QueryTarget;
  readonly tried: EvaluatedCase;
  readonly when: string;
  /** The question before it, if they were asked one after another. */
  readonly before?: Question;
}

/**
 * What a response depends on beside its request: on questions before it that look alike, on lists that were asked the
 * same, on requests at the same time, on data of before a change. Each question is right by itself in other checks.
 */
export const sequenceChecks: readonly Check[] = checkEachEdition(
  'croql.sequences',
  {
    title: 'a response depends on its request and the data, and on no other request',
    cites: ['lists.croql', ...CONTEXTS.map((context) => LIST_REQUIREMENTS[context])],
    mayFind: [...LANGUAGE_REQUIREMENTS, 'lists.projects', 'lists.projects-enterprise'],
    oracle: 'reference',
  },
  async (checkContext, edition) => {
    const { plan } = checkContext.target;
    if (plan.depth === 'quick') throw new Unsupported('sequences belong to a deeper run', { code: 'depth' });
    // An edition that answers by another cache than the other is rare, and the questions take long.
    const step = isAside(plan, edition) ? OF_OTHER_EDITION : 1;
    await requireDataset(checkContext);
    // Whether a list is there and is filtered at all is for other checks to report.
    for (const context of CONTEXTS) await requireFilter(checkContext, fixtureList(SEQUENCE_LISTS[context][0], edition));
    const asks = new Map<FixtureList, Ask>();
    for (const place of CONTEXTS.flatMap((context) => SEQUENCE_LISTS[context]))
      asks.set(place, await prepareAsk(checkContext, fixtureList(place, edition)));
    const told: Told[] = [];
    for (const round of planRounds(edition, checkContext, step)) {
      await checkContext.target.load(round.dataset);
      told.push(...(await askRound(round, edition, asks)));
      await judgeProjects(checkContext, round.dataset, edition);
      await judgeWholeLists(checkContext, round.dataset, edition);
      await judgeLaterPages(checkContext, round.dataset, edition);
    }
    checkContext.countQueries(told.length);
    const supported = withoutUnsupported(told);
    for (const context of CONTEXTS)
      for (const place of SEQUENCE_LISTS[context])
        await judgePlace(
          checkContext,
          supported.filter(({ question }) => question.place === place),
          asks.get(place)!,
        );
  },
);

/** Of how many questions an edition is asked one that is asked less. */
const OF_OTHER_EDITION = 4;

/** The rounds, with every `step`-th question. */
function planRounds(edition: Edition, { random }: CheckContext, step: number): readonly Round[] {
  const isAsked = (_: unknown, index: number) => index % step === 0;
  const twins = CONTEXTS.flatMap((context) => twinQuestions(context, edition).filter(isAsked));
  // Neighbours ask several lists the same.
  const shared = CONTEXTS.flatMap((context) =>
    sharedQuestions(context, edition).filter((_, index) =>
      isAsked(_, Math.floor(index / SEQUENCE_LISTS[context].length)),
    ),
  );
  const inTurn = twins.flatMap(([p, q]) => [p, q, p, q]);
  const once = twins.flat();
  const mixed = [...once, ...shared]
    .map((question) => ({ question, at: random.number(2 ** 32) }))
    .sort((a, b) => a.at - b.at)
    .map(({ question }) => question);
  return [
    { when: 'after a question that looks like it', dataset: fixtureDataset, atOnce: 1, questions: inTurn },
    { when: 'after the same question to another list', dataset: fixtureDataset, atOnce: 1, questions: shared },
    { when: 'beside a question that looks like it', dataset: fixtureDataset, atOnce: 2, questions: once },
    { when: 'beside other requests', dataset: fixtureDataset, atOnce: MAX_CONCURRENT, questions: mixed },
    { when: 'after a change of the data', dataset: shiftedDataset, atOnce: 1, questions: mixed },
    { when: 'after a second change of the data', dataset: fixtureDataset, atOnce: MAX_CONCURRENT, questions: mixed },
  ];
}

async function askRound(
  { when, dataset, atOnce, questions }: Round,
  edition: Edition,
  asks: ReadonlyMap<FixtureList, Ask>,
): Promise<readonly Told[]> {
  const subjects = new Map<FixtureList, QueryTarget>();
  for (const { place } of questions) subjects.set(place, subjects.get(place) ?? listIn(dataset, place, edition));
  return mapConcurrent(
    atOnce,
    questions.map((question, index) => ({ question, before: atOnce === 1 ? questions[index - 1] : undefined })),
    async ({ question, before }) => {
      const { place, expression } = question;
      const subject = subjects.get(place)!;
      const tried = evaluateCase({ expression, requirements: [] }, subject, await asks.get(place)!(expression));
      return { question, subject, tried, when, ...(before ? { before } : {}) };
    },
  );
}

const isRefused = ({ tried }: Told): boolean => 'status' in tried.actual;

/** What was told without the expressions that are refused wherever they are asked: other checks say what is not supported. */
function withoutUnsupported(told: readonly Told[]): readonly Told[] {
  const accepted = new Set(told.filter((one) => !isRefused(one)).map(({ question }) => question.expression));
  return told.filter((one) => !isRefused(one) || accepted.has(one.question.expression));
}

/** Judges everything that one list returned. */
async function judgePlace(checkContext: CheckContext, told: readonly Told[], ask: Ask): Promise<void> {
  const [first] = told;
  if (first === undefined) return;
  const { edition, context, path } = first.subject;
  const wrong = told.find(({ tried }) => tried.fails);
  let because = '';
  if (wrong) {
    await checkContext.target.load(fixtureDataset);
    checkContext.target.takeExchanges();
    const { expression } = wrong.question;
    const alone = evaluateCase({ expression, requirements: [] }, listOf(wrong, edition), await ask(expression));
    because = alone.fails ? '' : `the same request alone is answered rightly; this was ${describeMoment(wrong)}`;
  }
  checkContext.judge(selectsExpected('lists.croql'), {
    ...{ edition, context, path },
    asked: told.map(({ tried }) => tried).sort((a, b) => Number(b.fails) - Number(a.fails)),
    ...(wrong ? { because: because === '' ? explainSelection(wrong.subject, wrong.tried) : () => because } : {}),
  });
}

const listOf = ({ question }: Told, edition: Edition) => fixtureList(question.place, edition);

const describeMoment = ({ when, before }: Told) =>
  before === undefined
    ? when
    : `${when}: ${before.expression.length > 200 ? `${before.expression.slice(0, 200)}…` : before.expression}`;

/** The list of projects. Those that the kit never loaded are not judged. */
async function judgeProjects(checkContext: CheckContext, dataset: Dataset, edition: Edition): Promise<void> {
  const { target } = checkContext;
  const { ids } = await readList(
    target,
    `${target.api(edition)}/api/v2/projects`,
    {},
    await getAccessToken(checkContext),
  );
  // Whether there is a list of projects at all is for other checks to say.
  if (ids === null) return;
  const known = fixtureDataset.projects.map(({ id }) => id);
  checkContext.judge(isComplete(edition === 'enterprise' ? 'lists.projects-enterprise' : 'lists.projects'), {
    ...{ call: 'GET /projects', others: [] },
    expected: (dataset.projects ?? []).map(({ id }) => id),
    actual: ids.filter((id) => known.includes(id)),
  });
}

/** Every list without an expression: a record that is gone is listed no longer. */
async function judgeWholeLists(checkContext: CheckContext, dataset: Dataset, edition: Edition): Promise<void> {
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  for (const context of CONTEXTS)
    for (const place of SEQUENCE_LISTS[context]) {
      const { path, records } = listIn(dataset, place, edition);
      const { ids } = await readList(target, `${target.api(edition)}/api/v2${path}`, {}, token);
      const requirement = LIST_REQUIREMENTS[context];
      // That a list has records of another is for other checks to say.
      const elsewhere = SEQUENCE_LISTS[context].flatMap((other) => listIn(dataset, other, edition).records);
      checkContext.judge(isComplete(requirement), {
        call: `GET ${path}`,
        expected: records.map(({ id }) => id),
        actual: ids ?? [],
        others: [{ requirement, ids: elsewhere.map(({ id }) => id) }],
      });
    }
}

/** Expressions whose pages are requested of each list. */
const MAX_PAGED = 3;

/**
 * A page behind the first one of what an expression selects. How pages are requested is a gap, but whatever the target
 * makes of these parameters, a record that the expression does not select is on no page.
 */
async function judgeLaterPages(checkContext: CheckContext, dataset: Dataset, edition: Edition): Promise<void> {
  for (const context of CONTEXTS)
    for (const place of SEQUENCE_LISTS[context]) {
      const subject = listIn(dataset, place, edition);
      const own = sharedQuestions(context, edition).filter((question) => question.place === place);
      const asked = await mapConcurrent(1, own.slice(0, MAX_PAGED), async ({ expression }) => {
        const page = await requestList(checkContext, subject, `${filterBy(expression)}&limit=2&offset=1`);
        const actual = sortIds(readResponseIds(page));
        const { expected } = evaluateCase({ expression, requirements: [] }, subject, actual);
        return { expression, expected: expected.filter((id) => actual.includes(id)), actual };
      });
      const { path } = subject;
      checkContext.judge(selectsExpected('lists.croql'), { edition, context, path, asked });
    }
}
