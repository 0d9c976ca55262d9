import { distance } from 'fastest-levenshtein';
import type { Members } from '../spec/croql/context.ts';
import { nearest } from '../spec/nearest.ts';
import type { Complaint } from './diagnostics.ts';
import { FOREIGN_MEMBERS } from './foreign.ts';
import type { Reading } from './options.ts';
import { contextsWith, memberOf, vocabularyOf } from './vocabulary.ts';

// A longer name is nobody's misspelling, and looking for its neighbours takes time.
const LONGEST_NAME = 60;

/** What is wrong with a name that the record has not: it stands elsewhere, is misspelled, or was never there. */
export function unknownMember(name: string, members: Members, { context }: Reading): Complaint {
  const { owners, names } = vocabularyOf(context);
  const elsewhere = [...new Set(owners.get(name))];
  const instead = insteadOf(name, members);
  if (elsewhere.length > 0) return { code: 'misplaced-member', name, owners: elsewhere };
  return {
    code: 'unknown-member',
    name,
    context,
    near: name.length > LONGEST_NAME ? [] : neighbours(name, Object.keys(members), names),
    contexts: contextsWith(name),
    instead,
  };
}

/** The words for a name of the API's records, where the record knows the member that they are about. */
function insteadOf(name: string, members: Members): string | null {
  const words = FOREIGN_MEMBERS.get(name);
  if (words === undefined) return null;
  const known = words.split(' of ').at(-1)!.split(' where ')[0]!;
  return memberOf(members, known) ? words : null;
}

function neighbours(name: string, here: readonly string[], anywhere: Iterable<string>): string[] {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  const all = [...new Set([...here, ...anywhere])];
  const respelled = all.filter((known) => bare(known) === bare(name));
  return [...new Set([...respelled, ...nearest(name, here), ...nearest(name, all)])].slice(0, 3);
}

/** Whether the name is hardly one that is known with a slip of the pen. */
export const isFar = ({ name, near, contexts, instead }: Extract<Complaint, { code: 'unknown-member' }>): boolean =>
  near.every((known) => distance(name, known) > 1) && contexts.length === 0 && instead === null;
