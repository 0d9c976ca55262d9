import { coverage } from './directed.gen.ts';

/**
 * How much of context × path of members × operator and alias × nesting has a directed case, list by list, and every
 * slot that has none.
 */
export const coverageLines = (): readonly string[] =>
  Object.entries(coverage).flatMap(([place, { slots, covered, misreadings, told, uncovered }]) => [
    `${place}: ${covered} of ${slots} forms of members, ${told} of ${misreadings} misreadings told apart`,
    ...uncovered.map((slot) => `  no case: ${slot}`),
  ]);
