import { diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';

/** A piece of a sentence, and whether the other sentence differs there. */
export interface Piece {
  readonly text: string;
  readonly differs?: true;
}

/** Two sentences in pieces. */
export interface WordDiff {
  readonly expected: readonly Piece[];
  readonly actual: readonly Piece[];
}

/** Longer texts are not compared: it takes long and shows little. */
const MAX_LENGTH = 4_000;

/** Marks the words that differ between two sentences, if they have enough in common to be worth it. */
export function diffWords(expected: string, actual: string): WordDiff {
  const whole = { expected: [{ text: expected }], actual: [{ text: actual }] };
  if (expected.length + actual.length > MAX_LENGTH) return whole;
  const changes = diffWordsWithSpace(expected, actual, { timeout: 20 })?.flatMap(refine);
  if (changes === undefined) return whole;
  const [same, apart] = [changes.filter(isShared), changes.filter((change) => !isShared(change))];
  const length = same.reduce((sum, { value }) => sum + value.length, 0);
  if (length < Math.min(expected.length, actual.length) / 2 || apart.length > MAX_DIFFERENCES) return whole;
  const pieces = (mine: 'added' | 'removed', others: 'added' | 'removed') =>
    changes
      .filter((change) => !change[others] && change.value !== '')
      .map((change): Piece => (change[mine] ? { text: change.value, differs: true } : { text: change.value }));
  return { expected: pieces('removed', 'added'), actual: pieces('added', 'removed') };
}

/** Sentences that differ in more places are different sentences. */
const MAX_DIFFERENCES = 6;

const isShared = ({ added, removed }: Change) => !added && !removed;

type Change = Pick<ChangeObject<string>, 'value' | 'added' | 'removed'>;

/** Of two words that share their beginning or end, only the rest differs. */
function refine(change: Change, index: number, all: readonly Change[]): Change[] {
  const before = all[index - 1];
  const after = all[index + 1];
  if (change.removed && after?.added) return parts(change, after);
  if (change.added && before?.removed) return parts(before, change).length > 2 ? [] : [change];
  return [change];
}

/** A removed and an added word, split where they agree; the removed one alone when they hardly do. */
function parts(removed: Change, added: Change): Change[] {
  const [one, other] = [[...removed.value], [...added.value]];
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  if (head + tail < MIN_SHARED) return [removed];
  const piece = (from: readonly string[], start: number, end: number) => from.slice(start, end).join('');
  return [
    { value: piece(one, 0, head), added: false, removed: false },
    { ...removed, value: piece(one, head, one.length - tail) },
    { ...added, value: piece(other, head, other.length - tail) },
    { value: piece(one, one.length - tail, one.length), added: false, removed: false },
  ];
}

const MIN_SHARED = 3;
