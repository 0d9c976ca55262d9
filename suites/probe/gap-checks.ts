import { EXPERIMENTS } from './all-experiments.ts';
import type { GapArea } from './all-experiments.ts';
import { observeGaps } from './observe-gaps.ts';
import { resolvesAsExpected } from './resolution-rule.ts';
import { likeZone } from './time-zones.ts';
import { check, checkEachEdition } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { Plan } from '../../run/plan.ts';
import { AS_ASSUMED, gapsOf } from '../../run/profile.ts';
import { gaps } from '../../spec/gaps/gaps.ts';
import type { Gap, GapId } from '../../spec/gaps/gaps.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const isRequirement = (gap: GapId): gap is GapId & RequirementId =>
  Object.hasOwn(requirements, gap) && requirements[gap as RequirementId].role !== 'app';

/**
 * The checks of an area that observe how a target resolves the gaps of the source. They fail a target only where the run
 * holds it to a profile.
 */
export async function loadGapChecks(area: GapArea): Promise<readonly Check[]> {
  const { scope, load } = EXPERIMENTS[area];
  const experiments = await load();
  const about = {
    title: 'the gaps of the source are resolved as expected',
    cites: experiments.flatMap((experiment) => experiment.gaps.filter(isRequirement)),
  };
  const observe = async (context: CheckContext, edition: Edition) => {
    const { target } = context;
    if (target.plan.depth === 'quick' && target.plan.profile === undefined)
      throw new Unsupported('the gaps of the source belong to a deeper run', { code: 'depth', subject: 'default' });
    for (const experiment of experiments)
      for (const { gap, resolved, exchanges } of await observeGaps(context, experiment, edition)) {
        context.resolve(gap, resolved);
        if (!isRequirement(gap)) continue;
        // A finding shows the exchanges since the last one.
        target.takeExchanges();
        exchanges.forEach(target.record);
        context.judge(resolvesAsExpected(gap), { ...expectationOf(gap, target.plan, edition), resolved });
      }
  };
  const id = `${area}.gaps` as const;
  return scope === 'edition'
    ? checkEachEdition(id, about, observe)
    : [check(id, about, (context) => observe(context, context.target.plan.editions[0] ?? 'hosted'))];
}

/** The resolution that the profile of a run expects, else its configuration or the kit. */
function expectationOf(gap: GapId, { profile, answers }: Plan, edition: Edition) {
  const pinned = profile && gapsOf(profile, edition)[gap]?.resolution;
  if (profile && pinned !== undefined) return { expected: pinned, since: profile.date };
  const { default: usual }: Gap = gaps[gap];
  const expected = (answers as Readonly<Partial<Record<GapId, string>>>)[gap] ?? usual ?? AS_ASSUMED;
  return { expected: gap === 'croql.date-zone' ? likeZone(expected) : expected };
}
