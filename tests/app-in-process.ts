import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholePlan } from './in-process.ts';
import { attempt } from '../attempt.ts';
import type { Check } from '../check.ts';
import { sender } from '../exchange.ts';
import { openTarget } from '../target.ts';
import { startApp } from '../../mocks/app/port.ts';
import { referenceApp } from '../../mocks/app/reference-app.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { AppTarget, CheckOutcome, Plan } from '../../spec/run.ts';

type App = (request: Request) => Promise<Response>;

export interface AppRun {
  readonly wrap?: (app: App) => App;
  readonly app?: Partial<AppTarget>;
  /** Stop at the first check that finds this broken. */
  readonly until?: RequirementId;
}

/** Runs checks against an app at a port of this process, with limits that fit a test. */
export async function runAppInProcess(
  checks: readonly Check[],
  { wrap = (app) => app, app, until }: AppRun = {},
): Promise<readonly CheckOutcome[]> {
  await using started = await startApp(wrap(referenceApp()));
  const manifestPlace = `${started.baseUrl}/manifest.json`;
  const manifest: unknown = await (await fetch(manifestPlace)).json();
  const plan: Plan = {
    ...wholePlan,
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
    reportDir: mkdtempSync(join(tmpdir(), 'locspec-app-')),
  };
  const target = openTarget(plan, { authUrl: started.baseUrl, baseUrl: started.baseUrl }, sender);
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) {
    const outcome = await attempt(check, target);
    outcomes.push(outcome);
    if (outcome.findings.some(({ requirement }) => requirement === until)) break;
  }
  return outcomes;
}

/** The requirements that outcomes found broken. */
export const brokenBy = (outcomes: readonly CheckOutcome[]): RequirementId[] => [
  ...new Set(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))),
];
