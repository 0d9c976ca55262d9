import { JSON_CORRUPTIONS } from './corruptions.ts';
import type { Mutant, Served } from './mutant.ts';
import * as reference from './reference.ts';
import { runSuites } from './suites.ts';
import { collectPlaces, CONDITIONS, createTap, hasEffect } from './tap.ts';
import type { Place, SeenPlace } from './tap.ts';
import { serveTapped } from './tapped-service.ts';
import { moduleRules } from '../../mocks/modules/module-rules.ts';

const AREAS = ['oauth', 'module'] as const;
const MODULE_RULES = new Set(Object.keys(moduleRules));

const areaOf = ({ at }: Place) => (MODULE_RULES.has(at.split(' ')[1] ?? '') ? 'module' : 'oauth');
const kindOf = ({ at }: Place) =>
  ({ rule: 'decision', stored: 'stored', read: 'stored' })[at.split(' ')[0]!] ?? 'message';

/** A mutation of a flow by the names of its parts. */
export interface FlowMutation extends Place {
  readonly corruption: string;
  readonly condition: string;
}

/** Every corruption, at every place through which the checks of flows send a value, that changes one of these values. */
export const findFlowMutations = async (): Promise<readonly FlowMutation[]> =>
  (await findPlaces()).flatMap((place) =>
    JSON_CORRUPTIONS[place.kind].flatMap((corruption): readonly FlowMutation[] => {
      if (!hasEffect({ place, corruption, condition: 'always' }, place)) return [];
      const { at, path, kind } = place;
      return Object.keys(CONDITIONS)
        .filter((condition) => (CONDITIONS[condition]!.kind ?? kind) === kind)
        .filter((condition) => hasEffect({ place, corruption, condition }, place))
        .map((condition) => ({ at, path, kind, corruption: corruption.name, condition }));
    }),
  );

/** These mutations as mutants. */
export const flowMutants = (mutations: readonly FlowMutation[]): readonly Mutant[] =>
  mutations.map(({ corruption: name, condition, ...place }): Mutant => ({
    id: `${place.at} ${place.path || '(itself)'} (${place.kind}) ${name}, ${condition}`,
    family: 'data',
    area: areaOf(place),
    kind: kindOf(place),
    isCompared: true,
    load: async () => {
      const corruption = JSON_CORRUPTIONS[place.kind].find((one) => one.name === name)!;
      const service: Served['service'] = (surroundings) =>
        serveTapped((now) => createTap({ place, corruption, condition }, now), surroundings);
      return { ...reference, service };
    },
  }));

async function findPlaces(): Promise<readonly SeenPlace[]> {
  const places = new Map<string, SeenPlace>();
  const served = { ...reference, service: () => serveTapped((now) => collectPlaces(now, places)) };
  const outcomes = await runSuites(served, { areas: AREAS });
  const finding = outcomes.flatMap(({ findings }) => findings)[0];
  if (finding !== undefined) throw new Error(`the taps break the service: ${finding.check} ${finding.requirement}`);
  return [...places.values()];
}
