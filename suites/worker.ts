import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { loadChecks } from './all-checks.ts';
import { loadRules } from './all-rules.ts';
import type { Check } from './kit/check.ts';
import { createDirectSender, holdBodies } from './kit/direct-sender.ts';
import type { ServiceInProcess } from './kit/direct-sender.ts';
import { openRecorder } from './kit/evidence-recorder.ts';
import { createSender } from './kit/exchange.ts';
import type { Bounds } from './kit/exchange.ts';
import { selfTest } from './kit/rule.ts';
import { runCheck } from './kit/run-check.ts';
import { openTarget } from './kit/target.ts';
import type { Target } from './kit/target.ts';
import { EVIDENCE_FOLDER } from '../run/evidence-files.ts';
import { isFailing } from '../run/failing.ts';
import type { Addresses, Area, Plan } from '../run/plan.ts';
import { listSecrets } from '../run/secrets.ts';
import { CAMPAIGN } from '../run/worker-tasks.ts';
import type { CheckEnd, SelfTested, WorkerTask } from '../run/worker-tasks.ts';

// In a campaign, V8 is to collect what it keeps before that has grown by more than half, not fourfold. In any other run,
// most code is called too seldom to win back what its optimization costs: V8 optimizes it later.
setFlagsFromString(process.argv.includes(CAMPAIGN) ? '--heap-growing-percent=50' : '--interrupt-budget=600000');

/*
 * The process of a worker. It is sent the plan, and then one task after another, each of which it answers. It also ends
 * when nobody is left who would send one.
 */
process.once('disconnect', () => process.exit());

process.once('message', (plan: Plan) => {
  const { load, check } = prepareChecks(plan);
  const answer = async (task: WorkerTask) => {
    if (task.task === 'end') process.exit();
    if (task.task === 'load') for (const area of plan.areas) await load(area);
    else process.send?.(task.task === 'self-test' ? await testRules(plan) : await check(task));
  };
  process.on('message', (task: WorkerTask) => void answer(task));
});

/** Feeds every rule that judges this kind of target its own examples. */
async function testRules({ verbose, target: { kind } }: Plan): Promise<SelfTested> {
  const coverage =
    verbose && kind === 'service' ? (await import('./oracle/coverage-lines.ts')).coverageLines() : ([] as const);
  return { selfTest: selfTest(await loadRules(kind)), coverage };
}

/** What runs a check of the plan. The checks of an area are loaded when the first of them runs, if not before. */
function prepareChecks(plan: Plan) {
  const areas = new Map<Area, Promise<ReadonlyMap<string, Check>>>();
  const load = (area: Area) => {
    if (!areas.has(area)) areas.set(area, read(area));
    return areas.get(area)!;
  };
  const read = async (area: Area) =>
    new Map((await loadChecks(plan.target.kind, area, plan.runs)).map((check) => [check.id, check]));
  const evidence = plan.evidence
    ? openRecorder({ folder: join(plan.reportDir, EVIDENCE_FOLDER), secrets: listSecrets(plan) })
    : undefined;

  const open = async (): Promise<{ readonly target: Target; readonly close: () => Promise<void> }> => {
    const service = plan.service && (await startService(plan.service));
    const addresses = service?.addresses ?? plan.targets[0];
    if (!addresses) throw new Error('the plan names no target');
    const connect = (bounds: Bounds) => (service ? createDirectSender(service, bounds) : createSender(bounds));
    const target = openTarget(plan, addresses, connect, evidence);
    const close = async () => {
      await target.session.close();
      await service?.close();
    };
    return { target, close };
  };
  let opened = open();

  const check = async ({ area, id }: { readonly area: Area; readonly id: string }): Promise<CheckEnd> => {
    const found = (await load(area)).get(id);
    if (found === undefined) throw new Error(`The catalogue lists ${id}, which no suite has.`);
    const { target, close } = await opened;
    const began = performance.now();
    const outcome = await runCheck(found, target);
    const durationMs = Math.round(performance.now() - began);
    // What a check left behind that failed half-way is not what the next one begins with.
    if (isFailing(outcome, plan)) {
      await close();
      opened = open();
    }
    return { outcome, durationMs };
  };
  return { load, check };
}

/** Starts the service of a plan in this process, and at free ports for what does not call it directly. */
async function startService({ module, options }: NonNullable<Plan['service']>) {
  const { startService: start } = (await import(module)) as {
    readonly startService: (options: object) => Promise<Started>;
  };
  const service = await start(options);
  holdBodies();
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
