import { EXPERIMENTS } from './all-experiments.ts';
import { isAsPinned } from './drift-rule.ts';
import type { Experiment, Observation } from './experiment.ts';
import { createAsk, findDrift, languageExperiment, planLanguage } from './language-experiment.ts';
import { probedLists } from './probed-lists.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { Area, Plan } from '../../run/plan.ts';
import { gapsOf } from '../../run/profile.ts';
import type { ResolvedGaps } from '../../run/profile.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { GapId } from '../../spec/gaps/gaps.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

type Profile = NonNullable<Plan['profile']>;

/** Expressions about each gap, by depth. */
const QUESTIONS = { quick: 3, default: 8, deep: Infinity } as const;

const areaOf = (gap: GapId): Area =>
  gap.startsWith('oauth.')
    ? 'oauth'
    : gap.startsWith('module.')
      ? 'module'
      : gap.startsWith('croql.')
        ? 'croql'
        : 'lists';

const isRequirement = (gap: GapId): gap is GapId & RequirementId => Object.hasOwn(requirements, gap);

/** The checks of an area that hold a target to its profile, edition by edition. */
export const driftChecks = (profile: Profile, area: Area): readonly Check[] =>
  [...EXPERIMENTS.shared, ...EXPERIMENTS.ofEdition].flatMap((experiment, place) => {
    const isShared = place < EXPERIMENTS.shared.length;
    const cites = experiment.gaps.filter(isRequirement);
    const [headline] = cites;
    if (headline === undefined || areaOf(headline) !== area) return [];
    const about = { title: `the gaps of ${headline} and others are resolved as the profile says`, cites };
    const id = `${area}.drift.${headline.slice(headline.indexOf('.') + 1)}` as const;
    const all = checkEachEdition(id, about, (context, edition) => compare(context, experiment, profile, edition));
    return isShared ? all.slice(0, 1) : all;
  });

async function compare(
  context: CheckContext,
  experiment: Experiment,
  profile: Profile,
  edition: Edition,
): Promise<void> {
  const pinned = gapsOf(profile, edition);
  if (!experiment.gaps.some((gap) => pinned[gap]?.resolution !== undefined))
    throw new Unsupported('the profile says nothing of it', { code: 'nothing-shown', subject: 'the profile' });
  const observations =
    experiment === languageExperiment
      ? await observeLanguage(context, edition, pinned)
      : await experiment.observe(context, edition);
  for (const observation of observations) judge(context, observation, pinned, profile.date);
}

async function observeLanguage(context: CheckContext, edition: Edition, pinned: ResolvedGaps) {
  const space = planLanguage(await probedLists(context, edition));
  return findDrift(space, createAsk(context), pinned, QUESTIONS[context.target.plan.depth ?? 'default']);
}

function judge(
  { judge: apply }: CheckContext,
  { gap, certainty, resolution, saw }: Observation,
  pinned: ResolvedGaps,
  since: string,
): void {
  const before = pinned[gap]?.resolution;
  if (before === undefined || certainty === 'undetermined' || !isRequirement(gap)) return;
  apply(isAsPinned(gap), { pinned: before, seen: resolution ?? saw, since });
}
