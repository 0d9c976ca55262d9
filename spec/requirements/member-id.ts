import { toKebabCase } from '../kebab-case.ts';
import { requirements, type RequirementId } from './requirements.ts';

/** An id of a requirement about a member that an expression can name. */
export type MemberRequirementId = Extract<RequirementId, `croql.member.${string}`>;

/**
 * The id of the requirement about a member. `owner` is a context, or the member whose elements or object have it.
 * Throws an Error if there is no such requirement.
 */
export function memberRequirementId(owner: string, name: string): MemberRequirementId {
  const id = `croql.member.${toKebabCase(owner)}.${toKebabCase(name)}`;
  if (!Object.hasOwn(requirements, id)) throw new Error(`There is no requirement “${id}”.`);
  return id as MemberRequirementId;
}
