import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { configurationOf } from './configuration.ts';
import { missing, ok, problem } from './diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { verifyApp } from './verify-app.ts';
import type { VerifyAppOptions } from './verify-app.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/conformance.ts';
import { forTerminal, quoting } from '../run/untrusted.ts';

/** The parts of an app, each with the checks that are a first whole exchange with it. */
// prettier-ignore
const PARTS = {
  module: { subject: 'first job', suite: 'module', checks: ['module.app.manifest', 'module.app.inline'], does: 'a job got a valid response', doesNot: 'the app processes no job', field: 'module' },
  login: { subject: 'first login', suite: 'oauth', checks: ['oauth.app-side.exchange.confidential'], does: 'a code was exchanged for tokens', doesNot: 'the app exchanges no code', field: 'app' },
} as const;

/** Tries the first exchange with each part of an app that the configuration describes; every app has a module or a login. */
export async function* examineApp(
  address: string,
  options: VerifyAppOptions,
  folder = process.cwd(),
): AsyncGenerator<Diagnosis> {
  const configuration = await configurationOf(options, folder);
  const hasLogin = configuration.app !== undefined;
  if (!hasLogin || configuration.module !== undefined) yield* examinePart('module', address, options, folder);
  if (hasLogin) yield* examinePart('login', address, options, folder);
}

async function* examinePart(
  part: keyof typeof PARTS,
  address: string,
  options: VerifyAppOptions,
  folder: string,
): AsyncGenerator<Diagnosis> {
  const { subject, suite, checks } = PARTS[part];
  const reportDir = mkdtempSync(join(tmpdir(), 'locspec-doctor-'));
  try {
    const narrow = { suite: [suite], check: [...checks], runs: 1, reportDir, quiet: true, color: false };
    yield diagnose(PARTS[part], await verifyApp(address, { ...options, ...narrow }, folder));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    yield problem(subject, error.message, 'address', 'is the address right, and is the app running?', error.exitCode);
  } finally {
    rmSync(reportDir, { recursive: true, force: true });
  }
}

function diagnose(
  { subject, suite, does, doesNot, field }: (typeof PARTS)[keyof typeof PARTS],
  { findings, causes, coverage }: Conformance,
): Diagnosis {
  const [finding] = findings;
  if (finding !== undefined)
    return problem(
      subject,
      forTerminal(quoting`${finding.title}: ${finding.actual}`),
      field,
      forTerminal(quoting`expected ${finding.expected}`),
      EXIT.violates,
    );
  if (coverage.areas[suite]?.control) return ok(subject, does);
  const cause = causes.find(({ code }) => code.startsWith('app-'));
  return missing(
    subject,
    forTerminal(cause?.says ?? doesNot),
    field,
    cause?.fix ?? 'make the app do this, and try again',
  );
}
