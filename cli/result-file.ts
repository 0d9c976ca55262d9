import { readFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Conformance } from '../reports/verdict.ts';
import { describe } from '../spec/schema-errors.ts';
import { validateConformance } from '../spec/validators.gen.ts';

/** The result file of an earlier run. Throws a {@link Complaint} when there is none, or something else stands there. */
export function readResult(file: string): Conformance {
  let result: unknown;
  try {
    result = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Complaint(
      isMissing
        ? `There is no ${file}; run a verification first.`
        : `${file} cannot be read: ${(error as Error).message}`,
      EXIT.usage,
    );
  }
  if (!validateConformance(result)) throw new Complaint(describe(validateConformance.errors, file, result), EXIT.usage);
  return result as unknown as Conformance;
}
