import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The variable that names the part of the slow tests that runs, as in 2/32. */
export const PART_VARIABLE = 'LOCSPEC_TEST_PART';

/** Files that prepare something dear for all of their tests: each runs whole, in one part. */
const WHOLE: ReadonlySet<string> = new Set([
  'examples.test.ts',
  'jest.test.ts',
  'package.test.ts',
  'report-verify.test.ts',
]);

/**
 * Whether a test of a file belongs to the part that runs. Its name decides, or that of its file, so it belongs to the same one
 * on every machine.
 */
export function isInPart(test: string, path: string): boolean {
  const file = basename(path);
  const name = WHOLE.has(file) ? file : test;
  const [own, parts] = (process.env[PART_VARIABLE] ?? '1/1').split('/').map(Number) as [number, number];
  return createHash('sha256').update(name).digest().readUInt32BE() % parts === own - 1;
}
