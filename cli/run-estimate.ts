import type { Area, Plan } from '../run/plan.ts';

/** The time of a request, in milliseconds, from which on a run takes long enough to say so. */
const SLOW = 300;

/** About how many requests the checks of an area send one after another to each edition. */
const REQUESTS: Readonly<Record<Area, number>> = { oauth: 7_000, croql: 200, lists: 180, module: 950, contracts: 60 };

/**
 * How long a run takes on a slow target, and how to narrow it, as a sentence; undefined for a target that is fast enough,
 * and for a run of some checks.
 */
export function estimateRun(
  { areas, editions, checks, requirements }: Pick<Plan, 'areas' | 'editions' | 'checks' | 'requirements'>,
  requestMs: number,
): string | undefined {
  if (requestMs < SLOW || checks.length > 0 || requirements.length > 0) return undefined;
  const requests = areas.reduce((sum, area) => sum + REQUESTS[area] * editions.length, 0);
  const minutes = Math.max(1, Math.round((requests * requestMs) / 60_000));
  return `The target takes about ${Math.round(requestMs)} ms for a request, so the run takes about ${minutes} min. Narrow it with --depth quick, --suite, --edition, --check or --requirement, or end it with --max-duration.`;
}
