import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CliError } from './cli-error.ts';
import { LAST_WHOLE } from './report-folder.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/conformance.ts';
import { readJsonFile } from '../run/read-file.ts';
import { describe } from '../spec/schemas/schema-errors.ts';
import { validateConformance } from '../spec/schemas/validate-conformance.gen.js';

/** The result file of an earlier run. Throws a {@link CliError} when there is none, or it is invalid. */
export function readResult(file: string): Conformance {
  let result: unknown;
  try {
    result = readJsonFile(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const whole = join(dirname(file), LAST_WHOLE);
    const missing = existsSync(join(whole, basename(file)))
      ? `the last run did not come to a verdict. The report of the one before is in ${whole}: give it with --report-dir.`
      : 'run a verification first.';
    throw new CliError(
      isMissing ? `There is no ${file}; ${missing}` : `${file} cannot be read: ${(error as Error).message}`,
      EXIT.usage,
    );
  }
  if (!validateConformance(result)) throw new CliError(describe(validateConformance.errors, file, result), EXIT.usage);
  return result as unknown as Conformance;
}
