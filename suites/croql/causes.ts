import type { Trait } from './traits.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** A case that was asked, what it rests on, and whether its answer was the one that is due. */
export interface Tried {
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  /** Shorter ones are shown first. */
  readonly size: number;
}

/** What most likely made some cases fail. */
export interface Cause<Case extends Tried> {
  readonly requirement: RequirementId;
  /** The cases that it explains, the shortest first. */
  readonly cases: readonly Case[];
}

/**
 * The fewest causes that explain all failing cases. What most failing cases rest on and few others do is the likeliest;
 * what it explains is set aside, and the rest is explained in the same way.
 */
export function causesOf<Case extends Tried>(cases: readonly Case[]): readonly Cause<Case>[] {
  const sound = new Map<string, number>();
  for (const { traits } of cases.filter(({ fails }) => !fails)) count(sound, traits);
  const causes: Cause<Case>[] = [];
  let left = cases.filter(({ fails }) => fails);
  while (left.length > 0) {
    const failing = new Map<string, number>();
    for (const { traits } of left) count(failing, traits);
    const suspicion = ({ name }: Trait) => {
      const fails = failing.get(name) ?? 0;
      return fails / Math.sqrt(left.length * (fails + (sound.get(name) ?? 0)));
    };
    const candidates = left.flatMap(({ traits }) => traits);
    if (candidates.length === 0) break;
    const worst = candidates.reduce((best, one) => (suspicion(one) > suspicion(best) ? one : best));
    const explained = left.filter(({ traits }) => traits.some(({ name }) => name === worst.name));
    causes.push({ requirement: worst.requirement, cases: explained.toSorted((a, b) => a.size - b.size) });
    left = left.filter((one) => !explained.includes(one));
  }
  return causes;
}

function count(counts: Map<string, number>, traits: readonly Trait[]): void {
  for (const { name } of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
}
