import { distance } from 'fastest-levenshtein';

/** The known names that a mistaken one may have meant, nearest first; none when all are far. */
export function nearest(name: string, known: Iterable<string>): string[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .map(({ candidate }) => candidate);
}
