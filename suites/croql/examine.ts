import { asker, triedOf } from './asking.ts';
import type { Ask, Tried } from './asking.ts';
import { causesOf } from './causes.ts';
import { because } from './because.ts';
import type { Cause } from './causes.ts';
import { contrasted } from './contrast.ts';
import { world } from './dataset.ts';
import type { Case } from './directed-cases.ts';
import { featuresOf } from './features.ts';
import { selection } from './judges.ts';
import { fewestRecords, measured, smallestExpression } from './shrink.ts';
import type { Subject } from './subject.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { check } from '../../croql/checker.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/**
 * Asks the target every case and judges the answers by what is known of the records. Where answers differ, the target
 * is asked smaller and smaller expressions, of smaller and smaller datasets where it can load them, until the cause is
 * found; one cause is one finding, however many cases it spoils. What only a spoiled case would have shown stays
 * undecided.
 */
export async function examine(
  attempt: Attempt,
  subject: Subject,
  cases: readonly Case[],
  isLoaded = false,
): Promise<void> {
  const ask = await asker(attempt, subject);
  const { requirements: only } = attempt.target.plan;
  // Some of the others tell whether what goes wrong is what is asked about, or everything.
  const wanted = cases.filter((one, index) => index % CONTRAST === 0 || isWanted(one, subject, only));
  const tried = await inFlight(AT_ONCE, wanted, async (one) => triedOf(one, subject, await ask(one.expression)));
  const firstWrong = tried.findIndex(({ fails }) => fails);
  attempt.counted(tried.length, firstWrong < 0 ? undefined : firstWrong + 1);
  const guess = causesOf(tried);
  const causes = isLoaded ? causesOf(tried, await contrasted(attempt, subject, guess)) : guess;
  const found = new Set<RequirementId>();
  // A target that gets nearly everything wrong is not asked again about each of it.
  for (const [index, cause] of causes.entries()) {
    const isShrunk = index < MOST_SHRUNK;
    await blame(attempt, { subject, ask, isLoaded, isShrunk, tried, cause, found });
  }
  attempt.target.takeExchanges();
  for (const [requirement, asked] of soundOf(tried))
    if (!found.has(requirement))
      attempt.judge(selection, { edition: subject.edition, context: subject.context, requirement, asked });
}

/** One in so many cases that a run is not about. */
const CONTRAST = 8;
const MOST_SHRUNK = 6;

/** A run that is about some requirements asks only what rests on them. */
function isWanted({ expression, requirements }: Case, { context, edition }: Subject, only: readonly string[]): boolean {
  if (only.length === 0 || only.some((id) => requirements.includes(id as RequirementId) || id.startsWith('lists.')))
    return true;
  const checked = check(expression, { context, edition });
  if (!checked.ok) return true;
  const features = featuresOf(expression, checked.query.tree, context);
  return only.some((id) => features.has(id as RequirementId));
}

/** The cases that show each requirement kept. */
function soundOf(tried: readonly Tried[]): ReadonlyMap<RequirementId, readonly Tried[]> {
  const sound = new Map<RequirementId, Tried[]>();
  for (const one of tried.filter(({ fails }) => !fails))
    for (const { requirement } of one.traits) {
      const known = sound.get(requirement);
      if (known) known.push(one);
      else sound.set(requirement, [one]);
    }
  return sound;
}

interface Blame {
  readonly subject: Subject;
  readonly ask: Ask;
  readonly isLoaded: boolean;
  readonly isShrunk: boolean;
  readonly tried: readonly Tried[];
  readonly cause: Cause<Tried>;
  /** What has been blamed already. */
  readonly found: Set<RequirementId>;
}

/** Hands a cause to the judge with the smallest case that shows it. */
async function blame(
  attempt: Attempt,
  { subject, ask, isLoaded, isShrunk, tried, cause, found }: Blame,
): Promise<void> {
  const { target } = attempt;
  const first = cause.cases[0]!;
  const shorter = isShrunk ? await smallestExpression(ask, subject, first) : first;
  const part = isShrunk ? await measured(ask, subject, shorter) : undefined;
  const requirement = guiltyOf(cause, tried, shorter, part && traitsOfNumber(part.expression, subject));
  if (found.has(requirement)) return;
  found.add(requirement);
  const few = isShrunk && isLoaded ? await fewestRecords(target, ask, subject, shorter) : { tried: shorter, subject };
  const isSmaller = few.subject !== subject;
  const smallPart = isSmaller && part ? await measured(ask, few.subject, few.tried) : part;
  target.takeExchanges();
  // Once more, alone: what is shown with the finding is the request that shows it.
  const { expression } = few.tried;
  const again = triedOf({ expression, requirements: [] }, few.subject, await ask(expression));
  const smallest = again.fails ? again : few.tried;
  attempt.judge(selection, {
    edition: subject.edition,
    context: subject.context,
    path: subject.path,
    requirement,
    asked: [smallest, ...cause.cases.filter((one) => one.expression !== expression)],
    because: because(few.subject, smallest),
    ...(smallPart ? { part: smallPart } : {}),
    ...(isSmaller ? { records: few.subject.records.map(({ record }) => record) } : {}),
  });
  if (isSmaller) await target.load(world);
}

/** What is to blame. Where a number is wrong, what compares it is right. */
function guiltyOf(
  { requirement }: Cause<Tried>,
  tried: readonly Tried[],
  smallest: Tried,
  ofNumber: readonly Trait[] | undefined,
): RequirementId {
  const guilty = ofNumber ? { ...smallest, traits: ofNumber } : smallest;
  if (guilty.traits.some((trait) => trait.requirement === requirement)) return requirement;
  return causesOf([...tried.filter(({ fails }) => !fails), guilty])[0]!.requirement;
}

function traitsOfNumber(expression: string, { context, edition }: Subject): readonly Trait[] {
  const checked = check(expression, { context, edition, expects: 'any' });
  return checked.ok ? traitsOf(expression, checked.query.tree, context) : [];
}
