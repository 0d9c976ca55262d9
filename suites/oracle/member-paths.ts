import { contextOf } from '../../spec/croql/context.ts';
import type { ContextName, Member, Members } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import { requirements } from '../../spec/requirements.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Where a member stands: the collections around it from the record inwards, and the object that holds it. */
export interface Path {
  readonly context: ContextName;
  readonly scopes: readonly string[];
  readonly object?: string;
  readonly name: string;
  readonly member: Member;
  readonly requirement: RequirementId;
}

/** Every member of a context at every depth, collections and objects included, in the order of the source. */
export function pathsOf(context: ContextName, edition: Edition): readonly Path[] {
  const found: Path[] = [];
  const visit = (members: Members, scopes: readonly string[], object: string | undefined, owner: string) => {
    for (const [name, member] of Object.entries(members)) {
      if (member.edition !== undefined && member.edition !== edition) continue;
      const requirement = requirementOf(owner, name);
      found.push({ context, scopes, ...(object === undefined ? {} : { object }), name, member, requirement });
      const isCollection = (member.also ?? member.type) === 'array';
      if (isCollection) visit(member.members ?? {}, [...scopes, name], undefined, name);
      else if (member.type === 'object') visit(member.members ?? {}, scopes, name, name);
    }
  };
  visit(contextOf(context).members, [], undefined, context);
  return found;
}

/** The member as it is written where its record is known. */
export const written = ({ object, name }: Path): string => (object === undefined ? name : `${name} of ${object}`);

/** A path in words, for reports: `is up in votes in translations`. */
export const inWords = (path: Path): string => [written(path), ...path.scopes.toReversed()].join(' in ');

/** The requirement of a member; the owner is the context, or the member whose elements or object are meant. */
export function requirementOf(owner: string, name: string): RequirementId {
  const id = `croql.member.${kebab(owner)}.${kebab(name)}`;
  if (!Object.hasOwn(requirements, id)) throw new Error(`no requirement is called ${id}`);
  return id as RequirementId;
}

const kebab = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll(' ', '-')
    .replaceAll('_', '-');
