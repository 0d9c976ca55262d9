import { rules } from './all-rules.ts';
import { plan } from './kit/read-plan.ts';
import { selfTest } from './kit/rule.ts';
import { coverageLines } from './oracle/coverage-lines.ts';
import { SELF_TEST_VARIABLE } from '../run/outcome.ts';

/** Before anything is sent: every rule must judge its own examples rightly, or nothing that it finds can be trusted. */
export default function runSelfTest(): void {
  const result = selfTest(rules);
  process.env[SELF_TEST_VARIABLE] = JSON.stringify(result);
  if (plan.verbose && plan.target.kind === 'service')
    process.stdout.write(
      `Directed cases of CroQL\n${coverageLines()
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
  if (result.failures.length > 0)
    throw new Error(`A rule of the kit failed its self-test. ${result.failures.join('. ')}.`);
}
