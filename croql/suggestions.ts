import { distance } from 'fastest-levenshtein';
import type { Members } from '../spec/croql/context.ts';
import { nearest } from '../spec/nearest.ts';
import type { DiagnosticFacts } from './diagnostics.ts';
import { DIALECT_MEMBERS } from './dialects.ts';
import type { ResolvedOptions } from './options.ts';
import { findContextsWith, findMember, getVocabulary } from './vocabulary.ts';

// A longer name is not a misspelling, and a search for similar names would take long.
const MAX_NAME_LENGTH = 60;

/** Why a record does not have a member: it belongs to another record, is misspelled, or does not exist. */
export function explainUnknownMember(name: string, members: Members, { context }: ResolvedOptions): DiagnosticFacts {
  const { owners, names } = getVocabulary(context);
  const elsewhere = [...new Set(owners.get(name))];
  const instead = translateMember(name, members);
  if (elsewhere.length > 0) return { code: 'misplaced-member', name, owners: elsewhere };
  return {
    code: 'unknown-member',
    name,
    context,
    suggestions: name.length > MAX_NAME_LENGTH ? [] : findSimilar(name, Object.keys(members), names),
    contexts: findContextsWith(name),
    instead,
  };
}

/** What CroQL writes for a name of the API's records, if the record has that member. */
function translateMember(name: string, members: Members): string | null {
  const words = DIALECT_MEMBERS.get(name);
  if (words === undefined) return null;
  const member = words.split(' of ').at(-1)!.split(' where ')[0]!;
  return findMember(members, member) ? words : null;
}

function findSimilar(name: string, here: readonly string[], anywhere: Iterable<string>): string[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const all = [...new Set([...here, ...anywhere])];
  const respelled = all.filter((known) => bare(known) === bare(name));
  return [...new Set([...respelled, ...nearest(name, here), ...nearest(name, all)])].slice(0, 3);
}

/** Whether a name is not similar to any known name. */
export const isUnlikeAnyMember = ({
  name,
  suggestions,
  contexts,
  instead,
}: Extract<DiagnosticFacts, { code: 'unknown-member' }>): boolean =>
  suggestions.every((known) => distance(name, known) > 1) && contexts.length === 0 && instead === null;
