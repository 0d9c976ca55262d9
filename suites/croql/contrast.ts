import { askedOf } from './asking.ts';
import type { Cause, Known, Tried } from './causes.ts';
import { DIRECTED_PLACES, directedCases } from './directed-cases.ts';
import { placeOf } from './subject.ts';
import type { Place, Subject } from './subject.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../../croql/checker.ts';
import type { Edition } from '../../spec/requirement.ts';

/** Cases of other lists that are asked about one suspect at most. */
const MOST_ASKED = 3;

/**
 * Cases in one list may all rest on two things at once, so that both look guilty when one is. Another list of the
 * loaded dataset knows one without the other: it is asked, and its answers tell which of the two is sound.
 */
export async function contrasted(attempt: Attempt, subject: Subject, causes: readonly Cause<Tried>[]): Promise<Known> {
  const known = new Map<string, 'sound' | 'broken'>();
  for (const { rivals } of causes) {
    const open = new Set(rivals);
    // What is sound no longer stands in the way of asking about another.
    for (let isNew = true; isNew;) {
      isNew = false;
      for (const rival of [...open].filter(({ name }) => !known.has(name))) {
        const others = [...open].map(({ requirement }) => requirement).filter((id) => id !== rival.requirement);
        const found = others.length === 0 ? undefined : elsewhere(subject, rival, new Set(others));
        if (!found) continue;
        const tried = await askedOf(attempt, placeOf(found.place, subject.edition), found.expressions);
        known.set(rival.name, tried.some(({ fails }) => fails) ? 'broken' : 'sound');
        if (known.get(rival.name) === 'broken') continue;
        open.delete(rival);
        isNew = true;
      }
    }
  }
  return known;
}

interface Elsewhere {
  readonly place: Place;
  readonly expressions: readonly string[];
}

/** The shortest cases of another list that rest on a suspect and on none of its rivals. */
function elsewhere({ edition, path }: Subject, { name }: Trait, others: ReadonlySet<string>): Elsewhere | undefined {
  const found = restingOf(edition)
    .filter((one) => placeOf(one.place, edition).path !== path)
    .filter(({ traits }) => traits.some((trait) => trait.name === name))
    .filter(({ traits }) => !traits.some(({ requirement }) => others.has(requirement)))
    .sort((a, b) => a.expression.length - b.expression.length);
  const [first] = found;
  if (!first) return undefined;
  const same = found.filter(({ place }) => place === first.place);
  return { place: first.place, expressions: same.slice(0, MOST_ASKED).map(({ expression }) => expression) };
}

interface Resting {
  readonly place: (typeof DIRECTED_PLACES)[number];
  readonly expression: string;
  readonly traits: readonly Trait[];
}

const resting = new Map<Edition, readonly Resting[]>();

/** What the directed cases of every list rest on; worked out when something has gone wrong, once. */
function restingOf(edition: Edition): readonly Resting[] {
  const before = resting.get(edition);
  if (before) return before;
  const all = DIRECTED_PLACES.flatMap((place) => {
    const { context } = placeOf(place, edition);
    return directedCases(place, edition).flatMap(({ expression }) => {
      const checked = check(expression, { context, edition });
      if (!checked.ok) return [];
      const traits = traitsOf(expression, checked.query.tree, context);
      return [{ place, expression, traits: [...traits, { name: 'lists.croql', requirement: 'lists.croql' as const }] }];
    });
  });
  resting.set(edition, all);
  return all;
}
