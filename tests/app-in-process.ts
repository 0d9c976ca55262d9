import { runChecks, wholePlan } from './in-process.ts';
import type { IsEnough } from './in-process.ts';
import type { Check } from '../suites/kit/check.ts';
import type { EvidenceRecorder } from '../suites/kit/evidence-recorder.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { openTarget } from '../suites/kit/target.ts';
import { startApp } from '../mocks/app/port.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { AppTarget, Depth, Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

type App = (request: Request) => Promise<Response>;

export interface AppRun {
  readonly wrap?: (app: App) => App;
  readonly app?: Partial<AppTarget>;
  readonly isEnough?: IsEnough;
  readonly depth?: Depth;
  /** Keeps what is exchanged and judged. */
  readonly evidence?: (plan: Plan) => EvidenceRecorder;
}

/** Runs checks against an app at a port of this process, with limits that fit a test. */
export async function runAppInProcess(
  checks: readonly Check[],
  { wrap = (app) => app, app, isEnough, evidence, depth }: AppRun = {},
): Promise<readonly CheckOutcome[]> {
  await using started = await startApp(wrap(createReferenceApp()));
  const manifestPlace = `${started.baseUrl}/manifest.json`;
  const manifest: unknown = await (await fetch(manifestPlace)).json();
  using folder = openTemporaryFolder('locspec-app-');
  const plan: Plan = {
    ...wholePlan,
    ...(depth === undefined ? {} : { depth }),
    target: { kind: 'app', name: 'the reference app' },
    app: {
      baseUrl: started.baseUrl,
      manifest,
      manifestPlace,
      key: 'reference-module',
      url: '/process',
      patterns: {},
      jobType: 'file-post-import',
      headers: {},
      query: {},
      wait: 30_000,
      runs: 5,
      ...app,
    },
    areas: ['module'],
    timeout: (app?.wait ?? 30_000) + 500,
    reportDir: folder.path,
  };
  const target = openTarget(
    plan,
    { authUrl: started.baseUrl, baseUrl: started.baseUrl },
    createSender,
    evidence?.(plan),
  );
  return await runChecks(checks, target, isEnough);
}

/** The requirements that outcomes found violated. */
export const brokenBy = (outcomes: readonly CheckOutcome[]): RequirementId[] => [
  ...new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
];
