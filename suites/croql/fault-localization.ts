import { askAll } from './asking.ts';
import type { Cause, Verdicts, CaseOutcome } from '../oracle/causes.ts';
import { DIRECTED_LISTS, directedCases } from '../oracle/directed-cases.ts';
import { fixtureList } from '../oracle/query-target.ts';
import type { FixtureList, QueryTarget } from '../oracle/query-target.ts';
import { traitsOf } from '../oracle/traits.ts';
import type { Trait } from '../oracle/traits.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../../croql/checker.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The maximum of cases of another list that are sent for one candidate. */
const MAX_ASKED = 3;

/**
 * If all failing cases of a list rest on two traits, either may be broken. Another list of the loaded dataset may have
 * cases with one trait and not the other; their results show which of the two works.
 */
export async function localizeFaults(
  checkContext: CheckContext,
  subject: QueryTarget,
  causes: readonly Cause<CaseOutcome>[],
): Promise<Verdicts> {
  const known = new Map<string, 'sound' | 'broken'>();
  for (const { candidates, cases } of causes) {
    const open = new Set(candidates);
    const failing = new Set(cases[0]?.traits.map(({ name }) => name));
    // A candidate that is cleared no longer has to be avoided when looking for cases of the others.
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const candidate of [...open].filter(({ name }) => !known.has(name))) {
        const others = [...open].map(({ requirement }) => requirement).filter((id) => id !== candidate.requirement);
        const found =
          others.length === 0 ? undefined : findCasesElsewhere(subject, candidate, new Set(others), failing);
        if (!found) continue;
        const tried = await askAll(checkContext, fixtureList(found.place, subject.edition), found.expressions);
        known.set(candidate.name, tried.some(({ fails }) => fails) ? 'broken' : 'sound');
        if (known.get(candidate.name) === 'broken') continue;
        open.delete(candidate);
        isNew = true;
      }
    }
  }
  return known;
}

interface OtherListCases {
  readonly place: FixtureList;
  readonly expressions: readonly string[];
}

/**
 * The cases of another list that rest on a candidate and on none of the others: those that are most like a case that
 * fails, because what fails may need its operator, and of these the shortest.
 */
function findCasesElsewhere(
  { edition, path }: QueryTarget,
  { name }: Trait,
  others: ReadonlySet<string>,
  failing: ReadonlySet<string>,
): OtherListCases | undefined {
  const likeness = ({ traits }: DirectedTraits) => traits.filter((trait) => failing.has(trait.name)).length;
  const found = findDirectedTraits(edition)
    .filter((one) => fixtureList(one.place, edition).path !== path)
    .filter(({ traits }) => traits.some((trait) => trait.name === name))
    .filter(({ traits }) => !traits.some(({ requirement }) => others.has(requirement)))
    .sort((a, b) => likeness(b) - likeness(a) || a.expression.length - b.expression.length);
  const [first] = found;
  if (!first) return undefined;
  const same = found.filter(({ place }) => place === first.place);
  return { place: first.place, expressions: same.slice(0, MAX_ASKED).map(({ expression }) => expression) };
}

interface DirectedTraits {
  readonly place: (typeof DIRECTED_LISTS)[number];
  readonly expression: string;
  readonly traits: readonly Trait[];
}

const directedTraits = new Map<Edition, readonly DirectedTraits[]>();

/** The traits of the directed cases of every list; computed once, when a case has failed. */
function findDirectedTraits(edition: Edition): readonly DirectedTraits[] {
  const before = directedTraits.get(edition);
  if (before) return before;
  const all = DIRECTED_LISTS.flatMap((place) => {
    const { context } = fixtureList(place, edition);
    return directedCases(place, edition).flatMap(({ expression }) => {
      const checked = check(expression, { context, edition });
      if (!checked.ok) return [];
      const traits = traitsOf(expression, checked.query.tree, context);
      return [{ place, expression, traits: [...traits, { name: 'lists.croql', requirement: 'lists.croql' as const }] }];
    });
  });
  directedTraits.set(edition, all);
  return all;
}
