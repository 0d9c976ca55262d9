import { appMutants } from './app-points.ts';
import { codeMutants, findCodeMutations } from './code-mutants.ts';
import type { CodeMutation } from './code-mutants.ts';
import { fieldMutants, memberMutants, storedMutants } from './data-points.ts';
import { expressionMutants } from './expression-points.ts';
import { findFlowMutations, flowMutants } from './flow-points.ts';
import type { FlowMutation } from './flow-points.ts';
import { changeLists } from './list-change.ts';
import type { ListKind, ListMutant } from './list-change.ts';
import { cacheMutants, clockMutants, concurrencyMutants, repetitionMutants, staleMutants } from './memory-points.ts';
import type { Area, Family, Mutant } from './mutant.ts';
import * as reference from './reference.ts';
import { pageMutants, parameterMutants, resultMutants } from './request-points.ts';
import { randomFrom } from '../../run/prng.ts';

/** What takes a while to find, as data: the processes of a run share it. */
export interface Found {
  readonly flows: readonly FlowMutation[];
  readonly code: readonly CodeMutation[];
}

/** Finds the mutations of these families and areas. Those of code are written to `bundle`. */
export const findMutations = async (
  families: readonly Family[],
  areas: readonly Area[],
  bundle: string,
): Promise<Found> => ({
  flows: families.includes('data') ? await findFlowMutations() : [],
  code: families.includes('code') ? await findCodeMutations(bundle, areas) : [],
});

/** Every mutant of the families whose mutations were found. */
export const listMutants = ({ flows, code }: Found, bundle: string): readonly Mutant[] => [
  ...listDataMutants(),
  ...appMutants(),
  ...flowMutants(flows),
  ...codeMutants(bundle, code),
];

const OF_LANGUAGE: readonly ListKind[] = ['literal', 'operator', 'member', 'collection', 'clock'];

/** The mutants that corrupt data of the language and the lists. */
export const listDataMutants = (): readonly Mutant[] =>
  [
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
  ].map(({ id, kind, breaks, change, isAt = () => true }: ListMutant): Mutant => ({
    id,
    family: 'data',
    area: OF_LANGUAGE.includes(kind) ? 'croql' : 'lists',
    kind,
    ...(breaks === undefined ? {} : { breaks }),
    isCompared: true,
    load: async () => ({
      ...reference,
      service: (surroundings) => changeLists(change, isAt, surroundings),
    }),
  }));

/** What a sample has equally many mutants of: the areas of code, and the kinds of data, of which some are large. */
const stratumOf = ({ family, area, kind }: Mutant) =>
  family === 'code' ? `${family} ${area}` : `${family} ${area} ${kind}`;

/** Equally many mutants of each stratum, in an order that depends on nothing but the seed: a longer sample begins alike. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const strata = [...new Set(mutants.map(stratumOf))];
  const queues = strata.map((stratum) =>
    mutants
      .filter((mutant) => stratumOf(mutant) === stratum)
      .map((mutant) => ({ mutant, at: randomFrom(`${seed} ${mutant.id}`).seed() }))
      .sort((a, b) => a.at - b.at)
      .map(({ mutant }) => mutant),
  );
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const rounds = Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? []));
  return rounds.flat().slice(0, size);
}
