import { distance } from 'fastest-levenshtein';

/**
 * The known names that are similar to a mistyped one, nearest first; none if all of them are too different. A dotted
 * name that begins and ends alike comes first, because people forget the part between.
 */
export function nearest(name: string, known: Iterable<string>): string[] {
  // Of a name of three letters, two others make another name.
  const maxDistance = name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
  return [...known]
    .map((candidate) => ({
      candidate,
      isSameEnds: hasSameEnds(name, candidate),
      edits: distance(name.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ edits, isSameEnds }) => isSameEnds || edits <= maxDistance)
    .sort((a, b) => Number(b.isSameEnds) - Number(a.isSameEnds) || a.edits - b.edits)
    .map(({ candidate }) => candidate);
}

function hasSameEnds(one: string, other: string): boolean {
  const [parts, others] = [one.split('.'), other.split('.')];
  return parts.length > 1 && parts[0] === others[0] && parts.at(-1) === others.at(-1);
}
