import { EXPERIMENTS } from './all-experiments.ts';
import { isAsPinned } from './drift-rule.ts';
import type { Experiment, Observation } from './experiment.ts';
import { createAsk, findDrift, languageExperiment, planLanguage } from './language-experiment.ts';
import { probedLists } from './language-lists.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import { attempt, Unsupported } from '../kit/preconditions.ts';
import { gapsOf } from '../../run/profile.ts';
import type { ResolvedGaps } from '../../run/profile.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

type DriftArea = (typeof EXPERIMENTS)[number]['area'];

/** Expressions about each gap, by depth. */
const QUESTIONS = { quick: 3, default: 8, deep: Infinity } as const;

const isRequirement = (gap: GapId): gap is GapId & RequirementId =>
  Object.hasOwn(requirements, gap) && requirements[gap as RequirementId].role !== 'app';

/** The checks of an area that hold a target to its profile. */
export function driftChecks(area: DriftArea): readonly Check[] {
  const { scope, experiments } = EXPERIMENTS.find((one) => one.area === area && !one.isForProbeOnly)!;
  const about = {
    title: 'the gaps of the source are resolved as the profile says',
    cites: experiments.flatMap(({ gaps }) => gaps.filter(isRequirement)),
  };
  const compareAll = async (context: CheckContext, edition: Edition) => {
    if (context.target.plan.profile === undefined)
      throw new Unsupported('the run holds the target to no profile', { code: 'no-profile' });
    for (const experiment of experiments) await attempt(compare(context, experiment, edition));
  };
  const id = `${area}.drift` as const;
  return scope === 'edition'
    ? checkEachEdition(id, about, compareAll)
    : [check(id, about, (context) => compareAll(context, context.target.plan.editions[0] ?? 'hosted'))];
}

async function compare(context: CheckContext, experiment: Experiment, edition: Edition): Promise<void> {
  const { target } = context;
  const { profile } = target.plan;
  if (profile === undefined) return;
  const pinned = gapsOf(profile, edition);
  if (!experiment.gaps.some((gap) => pinned[gap]?.resolution !== undefined)) return;
  for await (const observation of observe(context, experiment, edition, pinned)) {
    const { gap, certainty, resolution, saw } = observation;
    const before = pinned[gap]?.resolution;
    if (before === undefined || !isRequirement(gap)) continue;
    // Only what was seen for certain can differ.
    if (resolution !== before && certainty !== 'observed' && certainty !== 'none of the known') continue;
    context.judge(isAsPinned(gap), { pinned: before, seen: resolution ?? saw, since: profile.date });
  }
}

/** What an experiment sees; of the language, one gap after another, so that a finding shows its own requests. */
async function* observe(
  context: CheckContext,
  experiment: Experiment,
  edition: Edition,
  pinned: ResolvedGaps,
): AsyncGenerator<Observation> {
  if (experiment !== languageExperiment) {
    yield* await experiment.observe(context, edition);
    return;
  }
  const { target } = context;
  const space = planLanguage(await probedLists(context, edition));
  const ask = createAsk(context);
  const askAlone: typeof ask = (...question) => {
    target.takeExchanges();
    return ask(...question);
  };
  // Other checks may have moved the clock of the target.
  const { 'croql.today': _, ...lasting } = pinned;
  yield* findDrift(space, askAlone, lasting, QUESTIONS[target.plan.depth ?? 'default']);
}
