import type { GapArea } from './all-experiments.ts';
import { EXPERIMENTS } from './all-experiments.ts';
import { loadGapChecks } from './gap-checks.ts';
import { clock } from './language-experiment.ts';
import { readPlan } from '../../run/plan-file.ts';
import type { ProbedGaps } from '../../run/profile.ts';
import { createSender } from '../kit/exchange.ts';
import { runCheck } from '../kit/run-check.ts';
import { openTarget } from '../kit/target.ts';

/*
 * The process of `locspec probe`: it runs the checks that observe gaps on a plan's target, one after another, and prints
 * what each saw as a line of JSON. It says why on standard error and ends with 1 where a check fails or the target is lost.
 */
const plan = readPlan(process.env);
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
  const { resolved, status, reason } = await runCheck(check, target);
  if (resolved === undefined || status !== 'done') throw new Error(`${check.id}: ${reason}`);
  const probed: ProbedGaps = { ...(edition && { edition }), gaps: resolved, requests };
  process.stdout.write(`${JSON.stringify(probed)}\n`);
}
await target.session.close();
// A connection that is kept open would keep the process alive.
process.exit();
