import { known } from './known.ts';
import { USUAL_AREAS } from '../spec/run.ts';
import type { Area } from '../spec/run.ts';

/**
 * The areas that a run is to look at, out of those that there are for its target: the named ones, or else the usual ones
 * and those of the checks that are named. Throws a Complaint for an area that there is not.
 */
export function areasOf<One extends Area>(
  { suite, check = [] }: { readonly suite?: readonly string[]; readonly check?: readonly string[] },
  offered: readonly One[],
): readonly One[] {
  known(suite ?? [], offered, 'suite');
  const isNamed = (area: Area) => check.some((id) => id.startsWith(`${area}.`));
  return offered.filter((area) => (suite ? suite.includes(area) : USUAL_AREAS.includes(area) || isNamed(area)));
}

/** The areas that an app can be looked at for. */
export const APP_AREAS = ['module', 'contracts'] as const satisfies readonly Area[];
