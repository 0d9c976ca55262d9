import { distance } from 'fastest-levenshtein';

/** The known names that are similar to a mistyped one, nearest first; none if all of them are too different. */
export function nearest(name: string, known: Iterable<string>): string[] {
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= maxDistance)
    .sort((a, b) => a.edits - b.edits)
    .map(({ candidate }) => candidate);
}
