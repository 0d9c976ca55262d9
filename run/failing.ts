import { findEntry } from './expected-failures.ts';
import type { CheckOutcome, RecordedFinding } from './outcome.ts';
import type { Plan } from './plan.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** What a finding that nobody expects makes of its requirement. */
export function gradeFinding(
  { requirement, violation }: Pick<RecordedFinding, 'requirement' | 'violation'>,
  strict: boolean,
): 'fail' | 'drift' | 'warn' | 'unspecified' {
  if (violation.code === 'drift') return 'drift';
  const { standing } = requirements[requirement];
  if (standing === 'assumed') return 'unspecified';
  return standing === 'stated' || strict ? 'fail' : 'warn';
}

/** What makes a run violate: a requirement is broken, or the target differs from its profile. */
export const isFailure = (status: string): boolean => status === 'fail' || status === 'drift';

/** Whether a check found a failure that nobody expects, or failed itself: what `--fail-fast` ends a run for. */
export function isFailing(
  { status, findings }: CheckOutcome,
  { strict, expectedFailures }: Pick<Plan, 'strict' | 'expectedFailures'>,
): boolean {
  if (status === 'error') return true;
  return findings.some(
    (finding) => isFailure(gradeFinding(finding, strict)) && findEntry(expectedFailures, finding) === undefined,
  );
}
