import { createHash } from 'node:crypto';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/**
 * The id of a case for `locspec replay`: the end of its requirement and a short hash. The same check, requirement and
 * input have the same id in every run.
 */
export function caseId(check: string, requirement: RequirementId, input: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([check, requirement, input]));
  return `${requirement.split('.').at(-1)}-${hash.digest('hex').slice(0, 4)}`;
}

/** The requirements that a case with this id may be of; none where it is no such id. */
export function requirementsOfCase(id: string): readonly RequirementId[] {
  const [, end] = /^(.+)-[0-9a-f]{4}$/.exec(id) ?? [];
  return (Object.keys(requirements) as RequirementId[]).filter((one) => one.split('.').at(-1) === end);
}
