import { isTooLarge, prepareAsk } from './asking.ts';
import { toResult } from '../oracle/query-result.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { Ask } from './asking.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { learnList, PLAIN_EXPRESSIONS, requireRecords } from '../drivers/list-filter.ts';
import type { KnownList } from '../drivers/list-filter.ts';
import { findCauses } from '../oracle/causes.ts';
import { LIST_REQUIREMENTS } from '../../spec/requirements/lists.ts';
import { findOtherContexts, isRefused } from '../oracle/other-context.ts';
import { findUnsupported } from '../oracle/unsupported.ts';
import { isComplete, isList } from '../rules/list-records.ts';
import { explainSelection } from '../oracle/explanation.ts';
import type { Cause } from '../oracle/causes.ts';
import { localizeFaults } from './fault-localization.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import type { Case } from '../oracle/case.ts';
import { featuresOf } from '../oracle/features.ts';
import { selectsExpected } from '../rules/selection.ts';
import { shrinkRecords, measureNumber, shrinkExpression } from './shrink.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { traitsOf } from '../oracle/traits.ts';
import type { Trait } from '../oracle/traits.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { check } from '../../croql/checker.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/**
 * Sends every case to the target and judges the results by the known records. Failing cases are shrunk to smaller
 * expressions, and to smaller datasets if the target can load them; one cause is one finding, however many cases fail by
 * it. Requirements that only failing cases rest on stay undecided.
 */
export async function examine(
  checkContext: CheckContext,
  subject: QueryTarget,
  cases: Iterable<Case>,
  isLoaded = false,
): Promise<void> {
  const { edition, context } = subject;
  const { filter } = await requireList(checkContext, subject, isLoaded);
  const ask = await prepareAsk(checkContext, subject);
  if (filter !== 'works') {
    cases = [...cases];
    await requireSelection(checkContext, subject, ask, cases);
  }
  const { requirements: only, concurrency = MAX_CONCURRENT, targets } = checkContext.target.plan;
  const tryCase = async (one: Case) => {
    const evaluated = evaluateCase(one, subject, await ask(one.expression));
    // They are all needed in the end; a target in another process works meanwhile.
    if (targets.length > 0) void evaluated.traits;
    return evaluated;
  };
  const tryShort = async (one: Case): Promise<readonly EvaluatedCase[]> => {
    try {
      return [await tryCase(one)];
    } catch (error) {
      if (isTooLarge(error)) return [];
      throw error;
    }
  };
  const tryAll = async ({ parts = [], ...one }: Case): Promise<readonly EvaluatedCase[]> => {
    const [whole] = await tryShort(one);
    // The parts of an expression that is too large are not.
    if (whole === undefined)
      return (await mapConcurrent(1, parts, (expression) => tryShort({ ...one, expression }))).flat();
    const { requirements } = one;
    const alone = whole.fails
      ? await mapConcurrent(1, parts, (expression) => tryCase({ expression, requirements }))
      : [];
    return alone.some(({ fails }) => fails) ? alone : [whole, ...alone];
  };
  const tried = (await mapConcurrent(concurrency, selectWanted(cases, subject, only), tryAll)).flat();
  const { length: all } = subject.records;
  if (tried.some(({ fails, expected }) => !fails && expected.length > 0 && expected.length < all))
    checkContext.target.confirm('croql');
  const firstWrong = tried.findIndex(({ fails }) => fails);
  checkContext.countQueries(tried.length, firstWrong < 0 ? undefined : firstWrong + 1);
  const found = new Set<RequirementId>();
  const selected = new Set<RequirementId>();
  const passed = groupPassed(tried);
  await requireOwnContext(checkContext, subject, ask, tried);
  const explained = new Set<EvaluatedCase>();
  for (const { requirement, cases: refused } of findUnsupported(tried)) {
    found.add(requirement);
    const { path } = subject;
    await askAlone(checkContext, ask, refused[0]!.expression);
    checkContext.judge(selectsExpected(requirement), {
      edition,
      context,
      path,
      asked: refused.map(toResult),
      isUnsupported: true,
    });
    blockRequirements(checkContext, requirement, refused, passed);
    for (const one of refused) explained.add(one);
  }
  const open = tried.filter((one) => !explained.has(one));
  const likely = findCauses(open);
  const causes = isLoaded ? findCauses(open, await localizeFaults(checkContext, subject, likely)) : likely;
  // If a target gets nearly everything wrong, only the first causes are shrunk.
  for (const [index, cause] of causes.entries()) {
    const isShrunk = index < MAX_SHRUNK;
    await reportCause(checkContext, { subject, ask, isLoaded, isShrunk, tried: open, cause, found, selected });
    blockRequirements(checkContext, cause.requirement, cause.cases, passed);
  }
  // A part that is refused hides no wrong records.
  const hidden = causes
    .filter(({ cases }) => isRefused(cases[0]!))
    .flatMap(({ cases }) => cases.filter((one) => !isRefused(one)));
  if (hidden.length > 0) {
    const [cause] = findCauses([...open.filter(({ fails }) => !fails), ...hidden]);
    const isShrunk = true;
    await reportCause(checkContext, { subject, ask, isLoaded, isShrunk, tried: open, cause: cause!, found, selected });
  }
  checkContext.target.takeExchanges();
  for (const [requirement, asked] of passed)
    if (!found.has(requirement)) checkContext.judge(selectsExpected(requirement), { edition, context, asked });
}

/** Judges whether the list is there and holds its records, and ends the check where it does not. */
async function requireList(checkContext: CheckContext, subject: QueryTarget, isLoaded: boolean): Promise<KnownList> {
  const known = await learnList(checkContext, subject);
  const requirement = LIST_REQUIREMENTS[subject.context];
  if (known.whole.ids === null) checkContext.require(isList(requirement), known.whole.exchange);
  const expected = subject.records.map(({ id }) => id);
  const { ids } = known.whole;
  if (isLoaded && ids !== null && expected.some((id) => !ids.includes(id))) {
    // What else the list holds is for other checks to judge.
    const contents = { call: `GET ${subject.path}`, expected, actual: ids, others: [{ requirement, ids }] };
    if (ids.length === 0) checkContext.require(isComplete(requirement), contents);
    else checkContext.judge(isComplete(requirement), contents);
  }
  requireRecords(known.whole, subject);
  return known;
}

/** The number of plain cases that show whether a list is filtered at all. */
const MAX_PLAIN = 20;

/** Judges a list that seems to ignore expressions by the plainest of them, and ends the check where it does. */
async function requireSelection(
  checkContext: CheckContext,
  subject: QueryTarget,
  ask: Ask,
  cases: Iterable<Case>,
): Promise<void> {
  const plain = [...cases]
    .map((one) => evaluateCase(one, subject, []))
    .filter(({ expected }) => expected.length > 0 && expected.length < subject.records.length)
    .toSorted((a, b) => a.size - b.size)
    .slice(0, MAX_PLAIN);
  const { edition, context, path } = subject;
  const asked = await mapConcurrent(MAX_CONCURRENT, plain, async (one) =>
    evaluateCase(one, subject, await ask(one.expression)),
  );
  checkContext.countQueries(asked.length);
  const [first] = asked;
  if (first === undefined || !asked.every(({ fails }) => fails)) return;
  await askAlone(checkContext, ask, first.expression);
  checkContext.require(selectsExpected('lists.croql'), { edition, context, path, asked: asked.map(toResult) });
}

/** Sends an expression once more, so that the finding about it shows its request alone. */
function askAlone({ target }: CheckContext, ask: Ask, expression: string): ReturnType<Ask> {
  target.takeExchanges();
  return ask(expression);
}

/** Ends the check where the list reads expressions in the context of another list, and accepts what is valid only there. */
async function requireOwnContext(
  checkContext: CheckContext,
  { edition, context, path }: QueryTarget,
  ask: Ask,
  tried: readonly EvaluatedCase[],
): Promise<void> {
  for (const name of findOtherContexts(tried, { edition, context })) {
    const foreign = PLAIN_EXPRESSIONS[name].find((text) => !check(text, { context, edition }).ok);
    if (foreign === undefined || 'status' in (await ask(foreign))) continue;
    const asked = tried.filter(isRefused).map(toResult);
    await askAlone(checkContext, ask, asked[0]!.expression);
    checkContext.require(selectsExpected(LIST_REQUIREMENTS[context]), { edition, context, path, asked, readIn: name });
  }
}

/** Reports which cases cannot be judged until a cause is fixed: what they rest on, unless a passed case rests on it too. */
function blockRequirements(
  checkContext: CheckContext,
  by: RequirementId,
  cases: readonly EvaluatedCase[],
  passed: ReadonlyMap<RequirementId, readonly QueryResult[]>,
): void {
  for (const { requirement } of cases.flatMap(({ traits }) => traits))
    if (requirement !== by && !passed.has(requirement)) checkContext.block(requirement, by);
}

/** Of the cases that a run does not select, every n-th is sent: they show whether the selected requirements fail or everything does. */
const SAMPLING = 8;
const MAX_SHRUNK = 6;

function* selectWanted(cases: Iterable<Case>, subject: QueryTarget, only: readonly string[]): Generator<Case> {
  let index = 0;
  for (const one of cases) if (index++ % SAMPLING === 0 || isWanted(one, subject, only)) yield one;
}

/** Whether a case rests on the requirements that the run selects. */
function isWanted(
  { expression, requirements }: Case,
  { context, edition }: QueryTarget,
  only: readonly string[],
): boolean {
  if (only.length === 0 || only.some((id) => requirements.includes(id as RequirementId) || id.startsWith('lists.')))
    return true;
  const checked = check(expression, { context, edition });
  if (!checked.ok) return true;
  const features = featuresOf(expression, checked.query.tree, context);
  return only.some((id) => features.has(id as RequirementId));
}

/** The results of the passed cases of each requirement. */
function groupPassed(tried: readonly EvaluatedCase[]): ReadonlyMap<RequirementId, readonly QueryResult[]> {
  const passed = new Map<RequirementId, QueryResult[]>();
  for (const one of tried.filter(({ fails }) => !fails)) {
    const result = toResult(one);
    for (const requirement of new Set(one.traits.map((trait) => trait.requirement))) {
      const known = passed.get(requirement);
      if (known) known.push(result);
      else passed.set(requirement, [result]);
    }
  }
  return passed;
}

interface CauseReport {
  readonly subject: QueryTarget;
  readonly ask: Ask;
  readonly isLoaded: boolean;
  readonly isShrunk: boolean;
  readonly tried: readonly EvaluatedCase[];
  readonly cause: Cause<EvaluatedCase>;
  /** The requirements that have a finding already. */
  readonly found: Set<RequirementId>;
  /** Those of them of which a finding shows wrong records. */
  readonly selected: Set<RequirementId>;
}

/** Judges a cause by the smallest case that shows it. */
async function reportCause(
  checkContext: CheckContext,
  { subject, ask, isLoaded, isShrunk, tried, cause, found, selected }: CauseReport,
): Promise<void> {
  const { target } = checkContext;
  const first = cause.cases[0]!;
  const shorter = isShrunk ? await shrinkExpression(ask, subject, first) : first;
  const part = isShrunk ? await measureNumber(ask, subject, shorter) : undefined;
  const requirement = findBrokenRequirement(cause, tried, shorter, part && findNumberTraits(part.expression, subject));
  // What is refused of a requirement is another matter than what is selected by it.
  const reported = isRefused(first) ? found : selected;
  if (reported.has(requirement)) return;
  found.add(requirement);
  reported.add(requirement);
  const few = isShrunk && isLoaded ? await shrinkRecords(target, ask, subject, shorter) : { tried: shorter, subject };
  const isSmaller = few.subject !== subject;
  const smallPart = isSmaller && part ? await measureNumber(ask, few.subject, few.tried) : part;
  const { expression } = few.tried;
  const answer = await askAlone(checkContext, ask, expression);
  const again = evaluateCase({ expression, requirements: [] }, few.subject, answer);
  const smallest = again.fails ? again : few.tried;
  const { edition, context, path } = subject;
  checkContext.judge(selectsExpected(requirement), {
    ...{ edition, context, path },
    asked: [smallest, ...cause.cases.filter((one) => one.expression !== expression)].map(toResult),
    because: explainSelection(few.subject, smallest),
    ...(smallPart ? { part: smallPart } : {}),
    ...(isSmaller ? { records: few.subject.records.map(({ record }) => record) } : {}),
  });
  if (isSmaller) await target.load(fixtureDataset);
}

/** The requirement that is broken. If a number is wrong, it is that of the number and not of its comparison. */
function findBrokenRequirement(
  { requirement }: Cause<EvaluatedCase>,
  tried: readonly EvaluatedCase[],
  smallest: EvaluatedCase,
  ofNumber: readonly Trait[] | undefined,
): RequirementId {
  const failing = ofNumber ? { ...smallest, traits: ofNumber } : smallest;
  if (failing.traits.some((trait) => trait.requirement === requirement)) return requirement;
  return findCauses([...tried.filter(({ fails }) => !fails), failing])[0]!.requirement;
}

function findNumberTraits(expression: string, { context, edition }: QueryTarget): readonly Trait[] {
  const checked = check(expression, { context, edition, expects: 'any' });
  return checked.ok ? traitsOf(expression, checked.query.tree, context) : [];
}
