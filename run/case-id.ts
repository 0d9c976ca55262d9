import { createHash } from 'node:crypto';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/**
 * The id of a case for `locspec replay`: the end of its requirement and a short hash. The same check, requirement and
 * input have the same id in every run.
 */
export function caseId(check: string, requirement: RequirementId, input: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([check, requirement, input]));
  return `${requirement.split('.').at(-1)}-${hash.digest('hex').slice(0, 4)}`;
}
