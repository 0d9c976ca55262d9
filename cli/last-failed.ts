import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { isFailure } from '../run/failing.ts';
import { readTextFile } from '../run/read-file.ts';
import type { Conformance } from '../reports/conformance.ts';

/** The file of a report folder that lists the checks which failed when they last ran. */
export const LAST_FAILED_FILE = 'last-failed.json';

/**
 * The checks that failed when they last ran, of all runs into a report folder. Throws a {@link CliError} when nothing
 * ran or nothing failed.
 */
export function readLastFailed(reportDir: string): readonly string[] {
  const file = join(reportDir, LAST_FAILED_FILE);
  if (!existsSync(file)) throw new CliError(`There is no ${file}: run once without --last-failed.`, EXIT.usage);
  const checks = parseNames(readTextFile(file));
  if (checks === undefined) throw new CliError(`${file} should be a JSON array of names of checks.`, EXIT.usage);
  if (checks.length === 0)
    throw new CliError(`Nothing failed in the last run into ${reportDir}: leave out --last-failed.`, EXIT.usage);
  return checks;
}

/** Whether some check failed when it last ran. */
export const hasFailed = (reportDir: string): boolean => {
  const file = join(reportDir, LAST_FAILED_FILE);
  return existsSync(file) && (parseNames(readTextFile(file)) ?? []).length > 0;
};

/** Notes which checks of a run failed. A check that the run left out keeps what is known of it. */
export function recordFailed(reportDir: string, { requirements, findings }: Conformance): void {
  const file = join(reportDir, LAST_FAILED_FILE);
  const before = existsSync(file) ? (parseNames(readTextFile(file)) ?? []) : [];
  const ran = new Set(requirements.flatMap(({ checks }) => checks));
  const failed = requirements
    .filter(({ status }) => isFailure(status) || status === 'error')
    .flatMap(({ id, checks }) => {
      const found = findings.filter(({ requirement }) => requirement === id);
      return found.length === 0 ? checks : found.flatMap((finding) => [finding.check, ...(finding.checks ?? [])]);
    });
  writeFileSync(file, JSON.stringify([...new Set([...before.filter((check) => !ran.has(check)), ...failed])]));
}

function parseNames(text: string): readonly string[] | undefined {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined;
  } catch {
    return undefined;
  }
}
