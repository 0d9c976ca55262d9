import { contextOf } from '../../spec/croql/contexts.ts';
import type { Member, Members } from '../../spec/croql/context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { kebabCase } from '../../run/kebab-case.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A member with its place: the collections around it, from the record inwards, and the object that holds it. */
export interface MemberPath {
  readonly context: ContextName;
  readonly scopes: readonly string[];
  readonly object?: string;
  readonly name: string;
  readonly member: Member;
  readonly requirement: RequirementId;
}

/** Every member of a context at every depth, collections and objects included, in the order of the source. */
export function memberPaths(context: ContextName, edition: Edition): readonly MemberPath[] {
  const found: MemberPath[] = [];
  const visit = (members: Members, scopes: readonly string[], object: string | undefined, owner: string) => {
    for (const [name, member] of Object.entries(members)) {
      if (member.edition !== undefined && member.edition !== edition) continue;
      const requirement = memberRequirement(owner, name);
      found.push({ context, scopes, ...(object === undefined ? {} : { object }), name, member, requirement });
      const isCollection = (member.also ?? member.type) === 'array';
      if (isCollection) visit(member.members ?? {}, [...scopes, name], undefined, name);
      else if (member.type === 'object') visit(member.members ?? {}, scopes, name, name);
    }
  };
  visit(contextOf(context).members, [], undefined, context);
  return found;
}

/** The member as an expression about its own record names it. */
export const memberName = ({ object, name }: MemberPath): string =>
  object === undefined ? name : `${name} of ${object}`;

/** A path in words, for reports: `is up in votes in translations`. */
export const describePath = (path: MemberPath): string => [memberName(path), ...path.scopes.toReversed()].join(' in ');

/** The requirement of a member; the owner is the context, or the member whose elements or object are meant. */
export function memberRequirement(owner: string, name: string): RequirementId {
  const id = `croql.member.${hyphenate(owner)}.${hyphenate(name)}`;
  if (!Object.hasOwn(requirements, id)) throw new Error(`no requirement is called ${id}`);
  return id as RequirementId;
}

const hyphenate = (name: string) => kebabCase(name).replaceAll(/[ _]/g, '-');
