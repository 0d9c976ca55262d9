import type { Check } from './check.ts';
import { checkNames } from '../../run/check-names.ts';
import type { Area, Plan } from '../../run/plan.ts';

/** The checks of one area. */
export interface AreaChecks {
  readonly area: Area;
  readonly checks: readonly Check[];
}

/**
 * The checks that a plan selects, in their order; a plan that names none selects all. Shard i of n takes every n-th
 * check: shards are disjoint and together complete. Checks that an earlier part of the same run finished are left out.
 */
export function selectChecks(
  all: readonly AreaChecks[],
  plan: Pick<Plan, 'checks' | 'requirements' | 'editions' | 'shard'>,
  done: readonly string[] = [],
): readonly AreaChecks[] {
  const [index, count] = (plan.shard ?? '1/1').split('/').map(Number) as [number, number];
  const isDone = new Set(done);
  let position = 0;
  return all.map(({ area, checks }) => ({
    area,
    checks: checks
      .filter((check) => isSelected(check, plan))
      .filter(() => position++ % count === index - 1)
      .filter(({ id }) => !isDone.has(id)),
  }));
}

function isSelected({ id, cites, edition }: Check, plan: Pick<Plan, 'checks' | 'requirements' | 'editions'>): boolean {
  const byId = plan.checks.length === 0 || checkNames(id).some((name) => plan.checks.includes(name));
  const byRequirement = plan.requirements.length === 0 || cites.some((cited) => plan.requirements.includes(cited));
  return byId && byRequirement && (edition === undefined || plan.editions.includes(edition));
}
