import { test as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { attempt } from './attempt.ts';
import type { Check } from './check.ts';
import { sender } from './exchange.ts';
import { plan } from './plan.ts';
import { openTarget } from './target.ts';
import type { Target } from './target.ts';
import { entryFor } from '../spec/expected-failures.ts';
import { requirements } from '../spec/requirements.ts';
import { OUTCOME_ATTACHMENT } from '../spec/run.ts';
import type { CheckOutcome, WordedFinding } from '../spec/run.ts';

const test = base.extend<object, { target: Target }>({
  target: [
    // Playwright reads the empty pattern: this fixture needs no other.
    async ({}, use, worker) => {
      const addresses = plan.targets[worker.parallelIndex % plan.targets.length];
      if (!addresses) throw new Error('the plan names no target');
      await use(openTarget(plan, addresses, sender));
    },
    { scope: 'worker' },
  ],
});

/** Gives checks to the test runner, each as one test. */
export function register(checks: readonly Check[]): void {
  for (const check of checks) {
    const annotation = [
      { type: 'check', description: check.id },
      ...check.cites.map((cited) => ({ type: 'requirement', description: cited })),
    ];
    test(check.title, { annotation }, async ({ target }, info) => {
      const outcome = await attempt(check, target);
      await info.attach(OUTCOME_ATTACHMENT, { body: JSON.stringify(outcome), contentType: 'application/json' });
      conclude(outcome, info);
    });
  }
}

/** Turns an outcome into what the test runner shows. */
function conclude(outcome: CheckOutcome, info: TestInfo): void {
  const failing = outcome.findings.filter(
    (finding) => isBreach(finding) && entryFor(plan.expectedFailures, finding) === undefined,
  );
  for (const finding of outcome.findings)
    info.annotations.push({ type: failing.includes(finding) ? 'fail' : 'note', description: sentence(finding) });
  const message = outcome.status === 'error' ? (outcome.reason ?? outcome.status) : failing.map(sentence).join('\n\n');
  if (message !== '') {
    const error = new Error(message);
    // The place in the kit where this is thrown explains nothing.
    error.stack = message;
    throw error;
  }
  // A lost target is no failure of this check, and a failure would start a new worker, which would look for it again.
  if (outcome.status !== 'done') test.skip(true, outcome.reason);
}

function isBreach({ requirement }: WordedFinding): boolean {
  const { standing } = requirements[requirement];
  return standing === 'stated' || (plan.strict && standing === 'standard');
}

function sentence({ requirement, title, expected, actual }: WordedFinding): string {
  const { source } = requirements[requirement];
  return `${title}\n  expected: ${expected}\n  actual:   ${actual}\n  requirement: ${requirement} (source, ${source})`;
}
