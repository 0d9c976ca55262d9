import type { Trait } from './traits.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A case that was asked, what it rests on, and whether its answer was the one that is due. */
export interface CaseOutcome {
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  /** Shorter ones are shown first. */
  readonly size: number;
}

/** What most likely made some cases fail. */
export interface Cause<Case extends CaseOutcome> {
  readonly requirement: RequirementId;
  /** What is as likely, or nearly so, itself included; the likeliest first. */
  readonly candidates: readonly Trait[];
  /** The cases that it explains, the shortest first. */
  readonly cases: readonly Case[];
}

/** What cases elsewhere have told about traits, by their names; see contrast.ts. */
export type Verdicts = ReadonlyMap<string, 'sound' | 'broken'>;

/** From this part of the highest suspicion on, a trait is a rival of the one that has it. */
const NEAR = 0.75;

/**
 * The fewest causes that explain all failing cases. What most failing cases rest on and few others do is the likeliest;
 * what it explains is set aside, and the rest is explained in the same way. Of rivals the one that is known to be
 * broken elsewhere is blamed first, and one that is known to be sound there only when nothing else is left.
 */
export function findCauses<Case extends CaseOutcome>(
  cases: readonly Case[],
  known: Verdicts = new Map(),
): readonly Cause<Case>[] {
  let left = cases.filter(({ fails }) => fails);
  if (left.length === 0) return [];
  const sound = new Map<string, number>();
  for (const { traits } of cases.filter(({ fails }) => !fails)) count(sound, traits);
  const causes: Cause<Case>[] = [];
  while (left.length > 0) {
    const failing = new Map<string, number>();
    for (const { traits } of left) count(failing, traits);
    const suspicion = ({ name }: Trait) => {
      const fails = failing.get(name) ?? 0;
      return fails / Math.sqrt(left.length * (fails + (sound.get(name) ?? 0)));
    };
    const all = new Map(left.flatMap(({ traits }) => traits).map((trait) => [trait.name, trait]));
    const suspects = [...all.values()].filter(({ name }) => known.get(name) !== 'sound');
    const candidates = suspects.length > 0 ? suspects : [...all.values()];
    if (candidates.length === 0) break;
    const highest = Math.max(...candidates.map(suspicion));
    const isBroken = ({ name }: Trait) => Number(known.get(name) === 'broken');
    const rivals = candidates
      .filter((trait) => suspicion(trait) >= NEAR * highest)
      .sort((a, b) => isBroken(b) - isBroken(a) || suspicion(b) - suspicion(a) || generality(a) - generality(b));
    const [worst] = rivals;
    const explained = left.filter(({ traits }) => traits.some(({ name }) => name === worst!.name));
    causes.push({
      requirement: worst!.requirement,
      candidates: rivals,
      cases: explained.toSorted((a, b) => a.size - b.size),
    });
    left = left.filter((one) => !explained.includes(one));
  }
  return causes;
}

/** Where nothing tells two apart, the one that says less about other expressions is blamed. */
const generality = ({ requirement }: Trait): number =>
  [/^croql\.member\./, /^croql\.(operator|syntax)\./, /^croql\./].findIndex((kind) => kind.test(requirement)) >>> 0;

function count(counts: Map<string, number>, traits: readonly Trait[]): void {
  for (const { name } of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
}
