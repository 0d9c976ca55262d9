import type { Check } from './check.ts';
import { namesOf } from '../spec/check-names.ts';
import type { Area, Plan } from '../spec/run.ts';

/** The checks of one area. */
export interface AreaChecks {
  readonly area: Area;
  readonly checks: readonly Check[];
}

/**
 * What of all checks a plan wants, in their order: a plan that names nothing wants everything. Of several shards each
 * takes every so manieth, so that no two have one in common and all have the whole. What an earlier part of the same
 * run is through with is left out.
 */
export function selected(all: readonly AreaChecks[], plan: Plan, done: readonly string[] = []): readonly AreaChecks[] {
  const [part, of] = (plan.shard ?? '1/1').split('/').map(Number) as [number, number];
  const isDone = new Set(done);
  let place = 0;
  return all.map(({ area, checks }) => ({
    area,
    checks: checks
      .filter((check) => isWanted(check, plan))
      .filter(() => place++ % of === part - 1)
      .filter(({ id }) => !isDone.has(id)),
  }));
}

function isWanted({ id, cites, edition }: Check, plan: Plan): boolean {
  const byId = plan.checks.length === 0 || namesOf(id).some((name) => plan.checks.includes(name));
  const byRequirement = plan.requirements.length === 0 || cites.some((cited) => plan.requirements.includes(cited));
  return byId && byRequirement && (edition === undefined || plan.editions.includes(edition));
}
