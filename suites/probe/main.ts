import type { GapArea } from './all-experiments.ts';
import { EXPERIMENTS } from './all-experiments.ts';
import { loadGapChecks } from './gap-checks.ts';
import { clock } from './language-experiment.ts';
import type { Plan } from '../../run/plan.ts';
import type { ProbedGaps } from '../../run/profile.ts';
import { createSender } from '../kit/exchange.ts';
import { runCheck } from '../kit/run-check.ts';
import { openTarget } from '../kit/target.ts';

/*
 * The process of `locspec probe`: it is sent a plan, runs the checks that observe gaps on its target, one after another,
 * and sends what each saw. It says why on standard error and ends with 1 where a check fails or the target is lost.
 */
process.once('disconnect', () => process.exit());
process.once('message', (plan: Plan) => {
  probe(plan)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    })
    // It ends when all is sent, although a connection is kept open.
    .finally(() => process.disconnect());
});

async function probe(plan: Plan): Promise<void> {
  const [addresses] = plan.targets;
  if (addresses === undefined) throw new Error('The plan names no target.');

  let requests = 0;
  const target = openTarget(plan, addresses, (bounds) => {
    const send = createSender(bounds);
    return (request) => {
      requests += 1;
      return send(request);
    };
  });
  target.session.get(clock).isRight = true;

  const editions = plan.editions.filter((edition) => edition === 'hosted' || addresses.enterpriseBaseUrl !== undefined);
  const checks = await Promise.all((Object.keys(EXPERIMENTS) as GapArea[]).map(loadGapChecks));
  for (const check of checks.flat()) {
    const { edition } = check;
    if (edition !== undefined && !editions.includes(edition)) continue;
    const { resolved, status, reason = 'it observed nothing' } = await runCheck(check, target);
    if (resolved === undefined || status !== 'done') throw new Error(`${check.id}: ${reason}`);
    const probed: ProbedGaps = { ...(edition && { edition }), gaps: resolved, requests };
    process.send?.(probed);
  }
  await target.session.close();
}
