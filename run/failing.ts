import { findEntry } from './expected-failures.ts';
import type { CheckOutcome } from './outcome.ts';
import type { Plan } from './plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** Whether a check found a breach that nobody expects, or failed itself: what `--fail-fast` ends a run for. */
export function isFailing(
  { status, findings }: CheckOutcome,
  { strict, expectedFailures }: Pick<Plan, 'strict' | 'expectedFailures'>,
): boolean {
  if (status === 'error') return true;
  return findings.some((finding) => {
    const { standing } = requirements[finding.requirement];
    const isBreach = standing === 'stated' || (strict && standing === 'standard');
    return isBreach && findEntry(expectedFailures, finding) === undefined;
  });
}
