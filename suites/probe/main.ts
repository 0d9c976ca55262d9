import { EXPERIMENTS } from './all-experiments.ts';
import { runExperiment } from './run-experiment.ts';
import { readPlan } from '../../run/plan-file.ts';
import type { ProbedGaps } from '../../run/profile.ts';
import { createSender } from '../kit/exchange.ts';
import { openTarget } from '../kit/target.ts';

/*
 * The process of `locspec probe`: it runs every experiment of a plan's editions on its target, one after another, and
 * prints what each saw as a line of JSON.
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

const print = (probed: ProbedGaps) => void process.stdout.write(`${JSON.stringify(probed)}\n`);

const [first = 'hosted'] = plan.editions;
const editions = plan.editions.filter((edition) => edition === 'hosted' || addresses.enterpriseBaseUrl !== undefined);
for (const { scope, experiments } of EXPERIMENTS)
  for (const edition of scope === 'edition' ? editions : [undefined])
    for (const experiment of experiments) {
      const gaps = await runExperiment(experiment, target, edition ?? first);
      print({ ...(edition && { edition }), gaps, requests });
    }
await target.session.close();
// A connection that is kept open would keep the process alive.
process.exit();
