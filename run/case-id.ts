import { createHash } from 'node:crypto';
import type { RequirementId } from '../spec/requirements.ts';

/**
 * The name of a case by which `locspec replay` finds it: what it is about, and a few digits that tell it from others.
 * The same check, requirement and input give the same name, whenever and wherever they are run.
 */
export function caseId(check: string, requirement: RequirementId, input: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([check, requirement, input]));
  return `${requirement.split('.').at(-1)}-${hash.digest('hex').slice(0, 4)}`;
}
