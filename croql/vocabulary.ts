import { CONTEXT_NAMES, contextOf, type ContextName, type Member, type Members } from '../spec/croql/context.ts';
import type { Type } from './tree.ts';

/** Every member name that a context knows at any depth, ready for a parser that looks for the longest run of words. */
export interface Vocabulary {
  readonly names: ReadonlySet<string>;
  /** Names by their first word, each as its words, the longest first. */
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Which members have the name among their own members; `''` is the record itself. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

const vocabularies = new Map(CONTEXT_NAMES.map((name) => [name, vocabularyFrom(contextOf(name).members)]));

/** The vocabulary of a context, members of both editions. */
export const vocabularyOf = (context: ContextName): Vocabulary => vocabularies.get(context)!;

/** The contexts that know a name at any depth. */
export const contextsWith = (name: string): ContextName[] =>
  CONTEXT_NAMES.filter((context) => vocabularyOf(context).names.has(name));

/** The name in camel case: `isHidden` for `is hidden`. */
export const camelCase = (name: string): string => name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** How the language calls the type of a member: its first reading, unless the second is the one that queries use. */
export function typeOf(member: Member): Type {
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

/** The member of that name among these; names that only JavaScript's objects have are nobody's. */
export const memberOf = (members: Members, name: string): Member | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined;

function vocabularyFrom(members: Members): Vocabulary {
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
