import type { Depth } from '../../run/plan.ts';

/** The values of each dimension of an input space. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;

/** One value of each dimension. */
export type Point<Space extends Dimensions> = { readonly [Name in keyof Space]: Space[Name][number] };

/**
 * Points in which every two values of different dimensions meet that may meet: a greedy covering array, the same on every
 * machine. `isImpossible` says which points do not exist, as soon as enough of their values are known. At depth `quick`,
 * every value that may occur occurs once.
 */
export function coverPairs<const Space extends Dimensions>(
  space: Space,
  isImpossible: (known: Partial<Point<Space>>) => boolean = () => false,
  depth: Depth = 'default',
): readonly Point<Space>[] {
  const names = Object.keys(space);
  const values = names.flatMap((name, dimension) => space[name]!.map((value) => ({ name, value, dimension })));
  const numbers = names.map((_, dimension) =>
    values.flatMap((one, index) => (one.dimension === dimension ? [index] : [])),
  );
  const size = values.length;
  /** 1 for each pair that has not met, at both of its places. */
  const open = new Uint8Array(size * size);
  for (const [a, one] of values.entries())
    for (const [b, two] of values.entries()) if (one.dimension !== two.dimension) open[a * size + b] = 1;

  const toPoint = (chosen: readonly number[]) =>
    Object.fromEntries(chosen.map((index) => [values[index]!.name, values[index]!.value])) as Partial<Point<Space>>;

  /** The values of a possible point with these, which lets the most pairs meet, dimension by dimension. */
  const complete = (chosen: readonly number[]): readonly number[] | undefined => {
    if (isImpossible(toPoint(chosen))) return undefined;
    const next = numbers.find((_, dimension) => chosen.every((index) => values[index]!.dimension !== dimension));
    if (next === undefined) return chosen;
    const gain = (candidate: number) => chosen.reduce((sum, index) => sum + open[index * size + candidate]!, 0);
    const ranked = next.map((candidate) => ({ candidate, gain: gain(candidate) })).sort((a, b) => b.gain - a.gain);
    for (const { candidate } of ranked) {
      const found = complete([...chosen, candidate]);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const points: Point<Space>[] = [];
  const occurring = new Set<number>();
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (open[a * size + b] === 0 || (depth === 'quick' && occurring.has(a) && occurring.has(b))) continue;
      const chosen = complete([a, b]);
      if (chosen === undefined) continue;
      for (const one of chosen) for (const two of chosen) open[one * size + two] = 0;
      for (const one of chosen) occurring.add(one);
      const point = toPoint(chosen);
      points.push(Object.fromEntries(names.map((name) => [name, point[name]])) as Point<Space>);
    }
  return points;
}

/** A point in words: in what it differs from the usual one. */
export const describePoint = <One extends Readonly<Record<string, string>>>(point: One, usual: One): string =>
  Object.keys(usual)
    .filter((name) => point[name] !== usual[name])
    .map((name) => `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${point[name]}`)
    .join(', ') || 'nothing special';
