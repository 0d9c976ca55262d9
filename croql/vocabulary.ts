import { type Member, type Members } from '../spec/croql/context.ts';
import { CONTEXT_NAMES, contextOf, type ContextName } from '../spec/croql/contexts.ts';
import type { Type } from './types.ts';

/** The member names of a context at any depth, indexed for a parser that needs the longest match. */
export interface Vocabulary {
  readonly names: ReadonlySet<string>;
  /** The words of each name, by the first word, the longest name first. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** For each name, the members that contain it; `''` is the record itself. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

const vocabularies = new Map(CONTEXT_NAMES.map((name) => [name, buildVocabulary(contextOf(name).members)]));

/** The vocabulary of a context, with the members of both editions. */
export const getVocabulary = (context: ContextName): Vocabulary => vocabularies.get(context)!;

/** The contexts that have a member of that name at any depth. */
export const findContextsWith = (name: string): ContextName[] =>
  CONTEXT_NAMES.filter((context) => getVocabulary(context).names.has(name));

/** The name in camel case: `isHidden` for `is hidden`. */
export const camelCase = (name: string): string => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** The type of a member in the language. If the source gives two, it is the one that queries use. */
export function resolveMemberType(member: Member): Type {
  // `fields` is queried as a collection and `translation updated` as a datetime.
  switch (member.also ?? member.type) {
    case 'integer':
      return 'number';
    case 'array':
      return 'collection';
    case 'boolean':
      return 'boolean';
    case 'string':
      return 'string';
    case 'datetime':
      return 'datetime';
    case 'object':
      return 'object';
  }
}

/** The member of that name, if there is one; names that JavaScript's objects inherit are not members. */
export const findMember = (members: Members, name: string): Member | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined;

function buildVocabulary(members: Members): Vocabulary {
  const owners = new Map<string, string[]>();
  const visit = (owner: string, inside: Members): void => {
    for (const [name, member] of Object.entries(inside)) {
      owners.set(name, [...(owners.get(name) ?? []), owner]);
      visit(name, member.members ?? {});
    }
  };
  visit('', members);
  const byFirstWord = new Map<string, string[][]>();
  for (const words of [...owners.keys()].map((name) => name.split(' ')).sort((a, b) => b.length - a.length)) {
    byFirstWord.set(words[0]!, [...(byFirstWord.get(words[0]!) ?? []), words]);
  }
  return { names: new Set(owners.keys()), byFirstWord, owners };
}
