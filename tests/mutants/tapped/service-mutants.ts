import { runChecks, ADDRESSES, directly, wholePlan } from '../../in-process.ts';
import type { Fetch } from '../../in-process.ts';
import { CONDITIONS, CORRUPTIONS } from './corruptions.ts';
import { runSession } from './probe.ts';
import { collectPlaces, hasEffect, mutate } from './tap.ts';
import type { Mutant, Place, SeenPlace, Tap } from './tap.ts';
import { tapTraffic, withTappedService } from './tapped-service.ts';
import { systemRandom } from '../../../mocks/core/random.ts';
import { moduleRules } from '../../../mocks/modules/module-rules.ts';
import { createService } from '../../../mocks/service/service.ts';
import { randomFrom } from '../../../run/prng.ts';
import { requirements } from '../../../spec/requirements/requirements.ts';
import type { Check } from '../../../suites/kit/check.ts';
import { openTarget } from '../../../suites/kit/target.ts';
import { moduleChecks } from '../../../suites/module/service-checks.ts';
import { oauthChecks } from '../../../suites/oauth/checks.ts';
import type { CheckOutcome } from '../../../run/outcome.ts';

/** The checks that run in one process; a browser needs a port. */
const CHECKS = { oauth: oauthChecks.filter(({ id }) => id !== 'oauth.browser'), module: moduleChecks };

/** Runs checks on a service with a tap, until an outcome is enough. */
async function runTapped(
  checks: readonly Check[],
  tap: Tap,
  count: (change: 1 | -1) => void,
  isEnough?: (outcome: CheckOutcome) => boolean,
) {
  return withTappedService(tap, async (faults) => {
    const service = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom, faults });
    const fetch: Fetch = (request) => service.fetch(request);
    const target = openTarget(wholePlan, ADDRESSES, () => directly(tapTraffic(tap, count)(fetch)));
    return runChecks(checks, target, isEnough);
  });
}

const MODULE_RULES = new Set(Object.keys(moduleRules));

/** The area whose checks examine a place. */
export const areaOf = ({ at }: Place): keyof typeof CHECKS =>
  MODULE_RULES.has(at.split(' ')[1] ?? '') ? 'module' : 'oauth';

/** Every place through which the checks send a value. */
export async function findServicePlaces(): Promise<readonly SeenPlace[]> {
  let open = 0;
  const { tap, places } = collectPlaces(() => open);
  const outcomes: CheckOutcome[] = [];
  for (const checks of Object.values(CHECKS))
    outcomes.push(...(await runTapped(checks, tap, (change) => (open += change))));
  const finding = outcomes.flatMap(({ findings }) => findings)[0];
  if (finding !== undefined) throw new Error(`the taps break the service: ${finding.check} ${finding.requirement}`);
  return [...places.values()];
}

/** Every mutant of these places that changes something in what was seen there. */
export const listMutants = (places: readonly SeenPlace[]): readonly Mutant[] =>
  places.flatMap((place) =>
    CORRUPTIONS.filter(({ kind }) => kind === place.kind).flatMap((corruption) => {
      if (!hasEffect({ place, corruption, condition: 'always' }, place)) return [];
      return Object.entries(CONDITIONS)
        .filter(([, { kinds }]) => kinds === undefined || kinds.includes(place.kind))
        .map(([condition]) => ({ place, corruption, condition }))
        .filter((mutant) => hasEffect(mutant, place));
    }),
  );

/** So many of the mutants, drawn at random. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): readonly Mutant[] {
  const random = randomFrom(`mutants ${seed}`);
  return mutants
    .map((mutant) => ({ mutant, rank: random.number(2 ** 30) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** What became of a mutant: by what standing of requirement it was noticed; absent: it was not. */
export interface Fate {
  readonly noticed?: 'stated' | 'standard' | 'assumed' | 'error';
  readonly by?: string;
}

const RANK = ['stated', 'standard', 'assumed'] as const;

/** Runs the checks of its area on a mutant until one fails. */
export async function tryMutant(mutant: Mutant): Promise<Fate> {
  let open = 0;
  const tap = mutate(mutant, () => open);
  const standingOf = ({ findings }: CheckOutcome) =>
    RANK.find((standing) => findings.some(({ requirement }) => requirements[requirement].standing === standing));
  const outcomes = await runTapped(
    CHECKS[areaOf(mutant.place)],
    tap,
    (change) => (open += change),
    (outcome) => standingOf(outcome) === 'stated',
  );
  for (const standing of RANK) {
    const outcome = outcomes.find((one) => standingOf(one) === standing);
    if (outcome) return { noticed: standing, by: outcome.check };
  }
  const lost = outcomes.find(({ status }) => status === 'error' || status === 'lost');
  return lost ? { noticed: 'error', by: `${lost.check} ${lost.reason?.slice(0, 80)}` } : {};
}

/** Sessions of the probe, and the steps of each. */
const SESSIONS = 3;
const STEPS = 250;
const unchanged: Tap = (_at, value) => value;

/** The first thing that a client sees of a mutant and not of the service without it; undefined where it sees none. */
export async function findDifference(mutant: Mutant): Promise<string | undefined> {
  for (let seed = 1; seed <= SESSIONS; seed++) {
    let open = 0;
    const count = (change: 1 | -1) => void (open += change);
    const sound = await withTappedService(unchanged, (faults) => runSession(seed, STEPS, unchanged, faults, count));
    const tap = mutate(mutant, () => open);
    const mutated = await withTappedService(tap, (faults) => runSession(seed, STEPS, tap, faults, count)).catch(
      (error: unknown) => [String(error)],
    );
    const at = sound.findIndex((line, index) => line !== mutated[index]);
    if (at >= 0)
      return `session ${seed}, step ${at}: ${mutated[at]?.slice(0, 200)} in place of ${sound[at]?.slice(0, 200)}`;
  }
  return undefined;
}
