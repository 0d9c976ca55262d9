import type { Member, Members } from '../spec/croql/context.ts';
import { contextOf, type ContextName } from '../spec/croql/contexts.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Type } from './types.ts';
import { resolveMemberType } from './vocabulary.ts';

/** A member that expressions of a context can ask about. */
export interface ListedMember {
  readonly name: string;
  /** The objects and collections that it is a member of, from the record inwards. */
  readonly within: readonly string[];
  readonly type: Type;
  readonly edition: 'enterprise' | null;
  /** The allowed values, if the source gives any. */
  readonly values: readonly string[];
  readonly note: string | null;
  /** A valid expression that asks about it. */
  readonly example: string;
}

/** The members of a context that an edition has, each with an example, in the order of the source. */
export function listMembers(context: ContextName, edition: Edition = 'hosted'): readonly ListedMember[] {
  const visit = (members: Members, within: readonly Owner[]): readonly ListedMember[] =>
    Object.entries(members).flatMap(([name, member]) => {
      if (member.edition !== undefined && member.edition !== edition) return [];
      const row: ListedMember = {
        ...{ name, within: within.map((owner) => owner.name), type: resolveMemberType(member) },
        ...{ edition: member.edition ?? null, values: member.values ?? [], note: member.note ?? null },
        example: createExample(name, member, within),
      };
      return [row, ...visit(member.members ?? {}, [...within, { name, type: row.type }])];
    });
  return visit(contextOf(context).members, []);
}

interface Owner {
  readonly name: string;
  readonly type: Type;
}

function createExample(name: string, member: Member, within: readonly Owner[]): string {
  const inObject = within.at(-1)?.type === 'object';
  const own = askAbout(name, member, inObject ? `${name} of ${within.at(-1)!.name}` : name);
  const collections = within.filter(({ type }) => type === 'collection').reverse();
  return collections.reduce((inner, owner) => `count of ${owner.name} where (${inner}) > 0`, own);
}

function askAbout(name: string, { values, mention, ...member }: Member, written: string): string {
  if (mention === 'user') return `${written} = @user:"alice"`;
  if (mention === 'language') return `${written} = @language:"uk"`;
  if (values) return `${written} = "${values[0]}"`;
  switch (resolveMemberType(member)) {
    case 'number':
      return name === 'id' || name === 'concept' ? `${written} = 1` : `${written} > 10`;
    case 'string':
      return `${written} contains "save"`;
    case 'datetime':
      return `${written} > '2024-01-31 00:00:00'`;
    case 'collection':
      return `count of ${written} > 0`;
    case 'object':
      return `${written} with (id = 1)`;
    default:
      return written;
  }
}
