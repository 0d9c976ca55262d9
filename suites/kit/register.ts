import { join } from 'node:path';
// The base of `test` without the fixtures of browsers, which no check uses and which take longer than many a check.
import { _baseTest as base } from '@playwright/test';
import type { TestInfo } from '@playwright/test';
import { runCheck } from './run-check.ts';
import type { Check } from './check.ts';
import { createDirectSender } from './direct-sender.ts';
import type { ServiceInProcess } from './direct-sender.ts';
import { createSender } from './exchange.ts';
import type { Bounds } from './exchange.ts';
import { plan } from './read-plan.ts';
import { openRecorder } from './evidence-recorder.ts';
import { openTarget } from './target.ts';
import type { Target } from './target.ts';
import type { Addresses, Plan } from '../../run/plan.ts';
import type { ListedCheck } from '../../run/catalogue.ts';
import { findEntry } from '../../run/expected-failures.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import { OUTCOME_ATTACHMENT } from '../../run/outcome.ts';
import type { CheckOutcome, RecordedFinding } from '../../run/outcome.ts';
import { EVIDENCE_FOLDER } from '../../run/evidence-files.ts';
import { listSecrets } from '../../run/secrets.ts';

const test = base.extend<object, { target: Target }>({
  target: [
    // Playwright requires the empty pattern: this fixture uses no other.
    async ({}, use, worker) => {
      const service = plan.service && (await startService(plan.service));
      const addresses = service?.addresses ?? plan.targets[worker.parallelIndex % plan.targets.length];
      if (!addresses) throw new Error('the plan names no target');
      const evidence = plan.evidence
        ? openRecorder({ folder: join(plan.reportDir, EVIDENCE_FOLDER), secrets: listSecrets(plan) })
        : undefined;
      const connect = (bounds: Bounds) => (service ? createDirectSender(service, bounds) : createSender(bounds));
      const opened = openTarget(plan, addresses, connect, evidence);
      await use(opened);
      await opened.session.close();
      await service?.close();
    },
    { scope: 'worker' },
  ],
});

/** Starts the service of a plan in this process, and at free ports for what does not call it directly. */
async function startService({ module, options }: NonNullable<Plan['service']>) {
  const { startService: start } = (await import(module)) as {
    readonly startService: (options: object) => Promise<Started>;
  };
  const service = await start(options);
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  return {
    addresses: { authUrl, baseUrl, enterpriseBaseUrl, stateUrl },
    answer: (request: Request) => service.answer(request),
    close: () => service.close(),
  };
}

/** What the module of a service starts. */
interface Started extends Required<Addresses>, Pick<ServiceInProcess, 'answer'> {
  readonly close: () => Promise<void>;
}

/** Registers each listed check as a test. What it does is among the checks that `load` loads, once for each worker. */
export function register(listed: readonly ListedCheck[], load: () => Promise<readonly Check[]>): void {
  let loaded: Promise<ReadonlyMap<string, Check>> | undefined;
  for (const { id, title, requirements: cited } of listed) {
    const annotation = [
      { type: 'check', description: id },
      ...cited.map((requirement) => ({ type: 'requirement', description: requirement })),
    ];
    test(title, { annotation }, async ({ target }, info) => {
      loaded ??= load().then((checks) => new Map(checks.map((check) => [check.id, check])));
      const check = (await loaded).get(id);
      if (check === undefined) throw new Error(`The catalogue lists ${id}, which no suite has.`);
      const outcome = await runCheck(check, target);
      const body = Buffer.from(JSON.stringify(outcome));
      info.attachments.push({ name: OUTCOME_ATTACHMENT, body, contentType: 'application/json' });
      conclude(outcome, info);
    });
  }
}

/** Passes an outcome to the test runner. */
function conclude(outcome: CheckOutcome, info: TestInfo): void {
  const failing = outcome.findings.filter(
    (finding) => isBreach(finding) && findEntry(plan.expectedFailures, finding) === undefined,
  );
  for (const finding of outcome.findings)
    info.annotations.push({ type: failing.includes(finding) ? 'fail' : 'note', description: describe(finding) });
  const message = outcome.status === 'error' ? (outcome.reason ?? outcome.status) : failing.map(describe).join('\n');
  if (message !== '') {
    const error = new Error(message);
    // The location in the kit explains nothing.
    error.stack = message;
    throw error;
  }
  // A lost target is no failure of this check, and a failure would start a new worker, which would wait for it again.
  if (outcome.status !== 'done') test.skip(true, outcome.reason);
}

function isBreach({ requirement }: RecordedFinding): boolean {
  const { standing } = requirements[requirement];
  return standing === 'stated' || (plan.strict && standing === 'standard');
}

/** A finding for the test runner; the reports have its sentences. */
const describe = ({ requirement, violation }: RecordedFinding) => `${requirement}: ${violation.code}`;
