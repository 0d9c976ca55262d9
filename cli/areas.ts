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
  usual: readonly Area[] = USUAL_AREAS,
): readonly One[] {
  known(suite ?? [], offered, 'suite');
  const isNamed = (area: Area) => check.some((id) => id.startsWith(`${area}.`));
  return offered.filter((area) => (suite ? suite.includes(area) : usual.includes(area) || isNamed(area)));
}

/** The areas that an app can be looked at for. */
export const APP_AREAS = ['oauth', 'module', 'contracts'] as const satisfies readonly Area[];

/** Those of a run that names none: a login needs more than the address of an app. */
export const USUAL_APP_AREAS: readonly Area[] = ['module'];
