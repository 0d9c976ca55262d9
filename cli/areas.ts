import { requireKnown } from './known.ts';
import { USUAL_AREAS } from '../run/plan.ts';
import type { Area } from '../run/plan.ts';

/**
 * The areas of a run, of those that its target has: the named ones, or the default ones and those of the named checks.
 * Throws a {@link CliError} for an unknown area.
 */
export function areasOf<One extends Area>(
  { suite, check = [] }: { readonly suite?: readonly string[]; readonly check?: readonly string[] },
  offered: readonly One[],
  defaults: readonly Area[] = USUAL_AREAS,
): readonly One[] {
  requireKnown(suite ?? [], offered, 'suite');
  const isNamed = (area: Area) => check.some((id) => id.startsWith(`${area}.`));
  return offered.filter((area) => (suite ? suite.includes(area) : defaults.includes(area) || isNamed(area)));
}

/** The areas of an app. */
export const APP_AREAS = ['oauth', 'module', 'contracts'] as const satisfies readonly Area[];

/** The areas of a run of an app that names none. A login needs more than the address of the app. */
export const USUAL_APP_AREAS: readonly Area[] = ['module'];
