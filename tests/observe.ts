import { check } from '../suites/kit/check.ts';
import { runCheck } from '../suites/kit/run-check.ts';
import type { Target } from '../suites/kit/target.ts';
import type { Experiment } from '../suites/probe/experiment.ts';
import { clock } from '../suites/probe/language-experiment.ts';
import { observeGaps } from '../suites/probe/observe-gaps.ts';
import type { ResolvedGaps } from '../run/profile.ts';
import type { Edition } from '../spec/requirements/requirement.ts';

/** What an experiment sees of a target whose clock nothing has moved. */
export async function observe(experiment: Experiment, target: Target, edition: Edition): Promise<ResolvedGaps> {
  target.session.get(clock).isRight = true;
  const about = { title: 'an experiment', cites: [] };
  const {
    resolved = {},
    status,
    reason,
  } = await runCheck(
    check('lists.experiment', about, async (context) => {
      for (const { gap, resolved: how } of await observeGaps(context, experiment, edition)) context.resolve(gap, how);
    }),
    target,
  );
  if (status !== 'done') throw new Error(reason);
  return resolved;
}
