import { requireDataset } from './require-dataset.ts';
import { addressDatasets, listAddresses } from '../oracle/address-lists.ts';
import type { AddressedList } from '../oracle/address-lists.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { isRefused } from '../oracle/other-context.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import { excludesOthers, isComplete } from '../rules/list-records.ts';
import { selectsExpected } from '../rules/selection.ts';
import { buildAddress } from '../drivers/ask-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { readList } from '../drivers/read-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

const KEPT_OUT: readonly RequirementId[] = [
  'lists.strings.project-id',
  'lists.translations.project-id',
  'lists.translations.language-id',
  'lists.segments.tm-id',
  'lists.terms.glossary-id',
];

/** At depth `quick`, every fifth list is read. */
const QUICK = 5;

/** Lists at addresses that resemble each other: each holds its own records, and an expression selects from them. */
export const addressChecks: readonly Check[] = checkEachEdition(
  'croql.addresses',
  {
    title: 'a list holds and selects its own records, whatever ids and codes its address has, also beside its like',
    cites: [...new Set([...Object.values(LIST_REQUIREMENTS), ...KEPT_OUT, 'lists.croql'] as const)],
    oracle: 'reference',
  },
  async (context, edition) => {
    const all = listAddresses(await loadAddresses(context), edition);
    const { depth = 'default' } = context.target.plan;
    const chosen = depth === 'quick' ? all.filter((_, index) => index % QUICK === 0) : all;
    const known: Known = { all, absent: new Set(), unfiltered: new Set() };
    const working: AddressedList[] = [];
    for (const list of chosen) if (await judgeList(context, list, known)) working.push(list);
    if (CONTEXT_NAMES.every((name) => known.absent.has(name)))
      throw new PreconditionFailed('no list holds its records, which other checks say');
    await judgeAtOnce(context, working);
    context.countQueries(chosen.length + working.length);
  },
);

/** Loads the largest of the datasets that the target takes. */
async function loadAddresses(context: CheckContext): Promise<Dataset> {
  let refused: Unsupported | undefined;
  for (const dataset of addressDatasets)
    try {
      await requireDataset(context, dataset);
      return dataset;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      refused = error;
    }
  throw refused ?? new PreconditionFailed('there is no dataset');
}

/** Every list, and the contexts whose first list is not there or not filtered: other checks say what is wrong with it. */
interface Known {
  readonly all: readonly AddressedList[];
  readonly absent: Set<ContextName>;
  readonly unfiltered: Set<ContextName>;
}

/** Judges a list and what an expression selects from it. Gives whether both are right. */
async function judgeList(
  context: CheckContext,
  list: AddressedList,
  { all, absent, unfiltered }: Known,
): Promise<boolean> {
  const { subject, keptOut } = list;
  const { path, edition, records } = subject;
  if (absent.has(subject.context)) return false;
  const ofContext = all.filter((other) => other.subject.context === subject.context && other.subject.path !== path);
  const others = ofContext.flatMap((other) => other.subject.records.map(({ id }) => id));
  const token = await getAccessToken(context);
  const { ids } = await readList(context.target, buildAddress(context, subject), {}, token);
  const contents = {
    call: `GET ${path}`,
    expected: records.map(({ id }) => id),
    actual: ids ?? [],
    others: [{ requirement: keptOut, ids: others }],
  };
  const isFirst = ofContext.every((other) => all.indexOf(list) < all.indexOf(other));
  if (isFirst && String(ids) !== String(contents.expected)) {
    absent.add(subject.context);
    return false;
  }
  const found = context.judge([isComplete(LIST_REQUIREMENTS[subject.context]), excludesOthers(keptOut)], contents);
  if (found.length > 0 || unfiltered.has(subject.context)) return false;
  const tried = await filter(context, list, token);
  if (isFirst && tried.fails) unfiltered.add(subject.context);
  else context.judge(selectsExpected('lists.croql'), { edition, context: subject.context, path, asked: [tried] });
  return !tried.fails;
}

/** What its expression selects from a list, beside what is due. */
async function filter(
  context: CheckContext,
  { subject, expression }: AddressedList,
  token: string,
): Promise<EvaluatedCase> {
  const address = buildAddress(context, subject);
  const { ids, exchange } = await readList(context.target, address, { croql: expression }, token);
  return evaluateCase({ expression, requirements: [] }, subject, ids ?? exchange.response);
}

/** An expression that lists of several kinds understand. */
const HAS_TEXT = 'text != "no record has this text"';
const SHARED: Partial<Readonly<Record<ContextName, string>>> = {
  'source-string': HAS_TEXT,
  translation: HAS_TEXT,
  'glossary-term': HAS_TEXT,
};

/** Judges what is selected from lists that resemble each other at the same moment. */
async function judgeAtOnce(context: CheckContext, lists: readonly AddressedList[]): Promise<void> {
  const token = await getAccessToken(context);
  // One expression for all of them: what was found in one list is not what another of its number holds.
  const expressionOf = (list: AddressedList) => SHARED[list.subject.context] ?? list.expression;
  const tried = await mapConcurrent(MAX_CONCURRENT, lists, async (list) => {
    const shared = await filter(context, { ...list, expression: expressionOf(list) }, token);
    return isRefused(shared) ? filter(context, list, token) : shared;
  });
  for (const [index, { subject }] of lists.entries()) {
    const { edition, path } = subject;
    const asked = [tried[index]!];
    context.judge(selectsExpected('lists.croql'), { edition, context: subject.context, path, asked });
  }
}
