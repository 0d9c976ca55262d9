import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { well, wrong } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { runSuites } from './runner.ts';
import type { Plan } from '../spec/run.ts';

/** Checks that begin with an approval, one for each type of app. */
const CHECKS = ['oauth.exchange.confidential', 'oauth.exchange.public'];

/** Lets a browser answer the page as the configuration says, by checks that need it; takes some seconds. */
export async function* examineConsent(plan: Plan): AsyncGenerator<Diagnosis> {
  const { consent, targets } = plan;
  if (consent === undefined || consent.by === 'state' || targets[0]?.stateUrl !== undefined) return;
  const reportDir = mkdtempSync(join(tmpdir(), 'locspec-doctor-'));
  try {
    const tried = await runSuites({ ...plan, checks: CHECKS, areas: ['oauth'], quiet: true, reportDir });
    const stopped = tried.requirements.find(
      ({ status, checks }) => checks.length > 0 && /^(untested|notApplicable)$/.test(status),
    );
    yield tried.counts.pass > 0
      ? well('consent in the browser', 'the steps bring a code')
      : wrong(
          'consent in the browser',
          stopped?.reason ?? 'no code came',
          consent.by === 'browser' ? 'consent.approve' : 'consent',
          'do its steps fit the page, and is there a Chromium or Chrome here?',
        );
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}
