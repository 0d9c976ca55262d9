import { loadRules } from './all-rules.ts';
import { plan } from './kit/read-plan.ts';
import { selfTest } from './kit/rule.ts';
import { SELF_TEST_VARIABLE } from '../run/outcome.ts';

/**
 * Before anything is sent: every rule that judges this kind of target must judge its own examples rightly, or nothing
 * that it finds can be trusted.
 */
export default async function runSelfTest(): Promise<void> {
  const result = selfTest(await loadRules(plan.target.kind));
  process.env[SELF_TEST_VARIABLE] = JSON.stringify(result);
  if (plan.verbose && plan.target.kind === 'service') {
    const { coverageLines } = await import('./oracle/coverage-lines.ts');
    process.stdout.write(
      `Directed cases of CroQL\n${coverageLines()
        .map((line) => `  ${line}\n`)
        .join('')}`,
    );
  }
  if (result.failures.length > 0)
    throw new Error(`A rule of the kit failed its self-test. ${result.failures.join('. ')}.`);
}
