import { createHash } from 'node:crypto';

/** The variable that names the part of the slow tests that runs, as in 2/8. */
export const PART_VARIABLE = 'LOCSPEC_TEST_PART';

/** Whether a test belongs to the part that runs. Its name decides, so it belongs to the same one on every machine. */
export function isInPart(name: string): boolean {
  const [own, parts] = (process.env[PART_VARIABLE] ?? '1/1').split('/').map(Number) as [number, number];
  return createHash('sha256').update(name).digest().readUInt32BE() % parts === own - 1;
}
