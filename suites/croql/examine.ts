import { prepareAsk } from './asking.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { Ask } from './asking.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { findCauses } from '../oracle/causes.ts';
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
  cases: readonly Case[],
  isLoaded = false,
): Promise<void> {
  const ask = await prepareAsk(checkContext, subject);
  const { requirements: only } = checkContext.target.plan;
  const { edition, context } = subject;
  // A sample of the other cases shows whether the selected requirements fail or everything does.
  const wanted = cases.filter((one, index) => index % SAMPLING === 0 || isWanted(one, subject, only));
  const tried = await mapConcurrent(MAX_CONCURRENT, wanted, async (one) =>
    evaluateCase(one, subject, await ask(one.expression)),
  );
  const { length: all } = subject.records;
  if (tried.some(({ fails, expected }) => !fails && expected.length > 0 && expected.length < all))
    checkContext.target.confirm('croql');
  const firstWrong = tried.findIndex(({ fails }) => fails);
  checkContext.countQueries(tried.length, firstWrong < 0 ? undefined : firstWrong + 1);
  const likely = findCauses(tried);
  const causes = isLoaded ? findCauses(tried, await localizeFaults(checkContext, subject, likely)) : likely;
  const found = new Set<RequirementId>();
  // If a target gets nearly everything wrong, only the first causes are shrunk.
  for (const [index, cause] of causes.entries()) {
    const isShrunk = index < MAX_SHRUNK;
    await reportCause(checkContext, { subject, ask, isLoaded, isShrunk, tried, cause, found });
  }
  checkContext.target.takeExchanges();
  for (const [requirement, asked] of groupPassed(tried))
    if (!found.has(requirement)) checkContext.judge(selectsExpected(requirement), { edition, context, asked });
}

/** Of the cases that a run does not select, every n-th is sent. */
const SAMPLING = 8;
const MAX_SHRUNK = 6;

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

/** The passed cases of each requirement. */
function groupPassed(tried: readonly EvaluatedCase[]): ReadonlyMap<RequirementId, readonly EvaluatedCase[]> {
  const passed = new Map<RequirementId, EvaluatedCase[]>();
  for (const one of tried.filter(({ fails }) => !fails))
    for (const { requirement } of one.traits) {
      const known = passed.get(requirement);
      if (known) known.push(one);
      else passed.set(requirement, [one]);
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
}

/** Judges a cause by the smallest case that shows it. */
async function reportCause(
  checkContext: CheckContext,
  { subject, ask, isLoaded, isShrunk, tried, cause, found }: CauseReport,
): Promise<void> {
  const { target } = checkContext;
  const first = cause.cases[0]!;
  const shorter = isShrunk ? await shrinkExpression(ask, subject, first) : first;
  const part = isShrunk ? await measureNumber(ask, subject, shorter) : undefined;
  const requirement = findBrokenRequirement(cause, tried, shorter, part && findNumberTraits(part.expression, subject));
  if (found.has(requirement)) return;
  found.add(requirement);
  const few = isShrunk && isLoaded ? await shrinkRecords(target, ask, subject, shorter) : { tried: shorter, subject };
  const isSmaller = few.subject !== subject;
  const smallPart = isSmaller && part ? await measureNumber(ask, few.subject, few.tried) : part;
  target.takeExchanges();
  // The case is sent once more, so that the finding shows its request alone.
  const { expression } = few.tried;
  const again = evaluateCase({ expression, requirements: [] }, few.subject, await ask(expression));
  const smallest = again.fails ? again : few.tried;
  const { edition, context, path } = subject;
  checkContext.judge(selectsExpected(requirement), {
    ...{ edition, context, path },
    asked: [smallest, ...cause.cases.filter((one) => one.expression !== expression)],
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
