import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, problem } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { runSuites } from './runner.ts';
import type { Plan } from '../run/plan.ts';
import { forTerminal } from '../run/untrusted.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** Checks that start with an approval, one for each type of app. */
const CHECKS = ['oauth.exchange.confidential', 'oauth.exchange.public'];

/** What shows that a code brought tokens. */
const TOKENS: RequirementId = 'oauth.token-response.access-token';

/** Has a browser answer the page as configured, in checks that need it; takes some seconds. */
export async function* examineConsent(plan: Plan): AsyncGenerator<Diagnosis> {
  const { consent, targets } = plan;
  if (consent === undefined || consent.by === 'state' || targets[0]?.stateUrl !== undefined) return;
  const reportDir = mkdtempSync(join(tmpdir(), 'locspec-doctor-'));
  try {
    const tried = await runSuites({ ...plan, checks: CHECKS, areas: ['oauth'], quiet: true, reportDir });
    const stopped = tried.requirements.find(
      ({ status, checks }) => checks.length > 0 && /^(untested|notApplicable)$/.test(status),
    );
    const what = 'consent in the browser';
    if (tried.requirements.some(({ id, status }) => id === TOKENS && status === 'pass'))
      yield ok(what, 'the steps bring a code, and the code brings tokens');
    else if (tried.counts.pass > 0)
      yield problem(
        what,
        'the steps bring a code, and it brings no tokens',
        'apps.*.clientSecret',
        'are the clientId and the clientSecret those of each app?',
      );
    else
      yield problem(
        what,
        forTerminal(stopped?.reason ?? 'no code was given'),
        consent.by === 'browser' ? 'consent.approve' : 'consent',
        'do the steps match the page, and is a Chromium or Chrome installed?',
      );
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}
