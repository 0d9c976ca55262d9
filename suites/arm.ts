import { coverageLines } from './croql/coverage-lines.ts';
import { arm } from './judge.ts';
import { judges } from './judges.ts';
import { plan } from './plan.ts';
import { ARMING_VARIABLE } from '../spec/run.ts';

/** Before anything is sent: every judge must reject its doctored inputs, or nothing that it says would be worth hearing. */
export default function armEveryJudge(): void {
  const arming = arm(judges);
  process.env[ARMING_VARIABLE] = JSON.stringify(arming);
  if (plan.verbose && plan.target.kind === 'service')
    process.stdout.write(
      `Directed cases of CroQL\n${coverageLines()
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
  if (arming.deaf.length > 0) throw new Error(`A judge of the kit is deaf. ${arming.deaf.join('. ')}.`);
}
