import { fieldMutants, memberMutants, storedMutants } from './data-points.ts';
import { expressionMutants } from './expression-points.ts';
import { cacheMutants, clockMutants, concurrencyMutants, repetitionMutants, staleMutants } from './memory-points.ts';
import type { Mutant, MutantKind } from './mutant.ts';
import { pageMutants, parameterMutants, resultMutants } from './request-points.ts';
import { randomFrom } from '../../run/prng.ts';

/** Every data-path mutant of the language and the lists. */
export const dataPathMutants = (): readonly Mutant[] => [
  ...expressionMutants(),
  ...memberMutants(),
  ...storedMutants(),
  ...fieldMutants(),
  ...parameterMutants(),
  ...pageMutants(),
  ...resultMutants(),
  ...cacheMutants(),
  ...staleMutants(),
  ...concurrencyMutants(),
  ...repetitionMutants(),
  ...clockMutants(),
];

/** Equally many mutants of each kind, in an order that depends on nothing but the seed: a longer sample begins alike. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const kinds = new Map<MutantKind, Mutant[]>();
  for (const mutant of mutants) {
    const own = kinds.get(mutant.kind);
    if (own) own.push(mutant);
    else kinds.set(mutant.kind, [mutant]);
  }
  const queues = [...kinds.values()].map((all) =>
    all
      .map((mutant) => ({ mutant, at: randomFrom(`${seed} ${mutant.id}`).seed() }))
      .sort((a, b) => a.at - b.at)
      .map(({ mutant }) => mutant),
  );
  const chosen: Mutant[] = [];
  for (let round = 0; chosen.length < size && queues.some((queue) => queue.length > round); round++)
    for (const queue of queues) if (queue[round] !== undefined && chosen.length < size) chosen.push(queue[round]!);
  return chosen;
}
