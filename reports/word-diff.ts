import { diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';

/** A piece of a sentence, and whether the other side says something else there. */
export interface Piece {
  readonly text: string;
  readonly differs?: true;
}

/** The two sentences of a finding in pieces. */
export interface Compared {
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

/** Texts longer than this are shown whole: a comparison of them takes long and tells little. */
const LONGEST = 4_000;

/** Two sentences with the words that differ, where enough of them is the same to make that worth seeing. */
export function compared(expected: string, actual: string): Compared {
  const whole = { expected: [{ text: expected }], actual: [{ text: actual }] };
  if (expected.length + actual.length > LONGEST) return whole;
  const changes = diffWordsWithSpace(expected, actual, { timeout: 20 })?.flatMap(sharpened);
  if (changes === undefined) return whole;
  const [same, apart] = [changes.filter(isShared), changes.filter((change) => !isShared(change))];
  const length = same.reduce((sum, { value }) => sum + value.length, 0);
  if (length < Math.min(expected.length, actual.length) / 2 || apart.length > MOST_APART) return whole;
  const pieces = (mine: 'added' | 'removed', others: 'added' | 'removed') =>
    changes
      .filter((change) => !change[others] && change.value !== '')
      .map((change): Piece => (change[mine] ? { text: change.value, differs: true } : { text: change.value }));
  return { expected: pieces('removed', 'added'), actual: pieces('added', 'removed') };
}

/** Sentences that differ in more places than these say different things. */
const MOST_APART = 6;

const isShared = ({ added, removed }: Change) => !added && !removed;

type Change = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>;

/** A word that was cut or grew differs only in what is missing or more: the beginning and the end that both share is the same. */
function sharpened(change: Change, index: number, all: readonly Change[]): Change[] {
  const before = all[index - 1];
  const after = all[index + 1];
  if (change.removed && after?.added) return parts(change, after);
  if (change.added && before?.removed) return parts(before, change).length > 2 ? [] : [change];
  return [change];
}

/** A removed and an added word, divided where they agree; the removed one alone when they hardly do. */
function parts(removed: Change, added: Change): Change[] {
  const [one, other] = [[...removed.value], [...added.value]];
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  if (head + tail < LEAST_SHARED) return [removed];
  const piece = (from: readonly string[], start: number, end: number) => from.slice(start, end).join('');
  return [
    { value: piece(one, 0, head), added: false, removed: false },
    { ...removed, value: piece(one, head, one.length - tail) },
    { ...added, value: piece(other, head, other.length - tail) },
    { value: piece(one, one.length - tail, one.length), added: false, removed: false },
  ];
}

const LEAST_SHARED = 3;
