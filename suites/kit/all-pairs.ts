/** The values of each dimension of an input space. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;

/** One value of each dimension. */
export type Point<Space extends Dimensions> = { readonly [Name in keyof Space]: Space[Name][number] };

/**
 * Points in which every two values of different dimensions meet that may meet: a greedy covering array, the same on every
 * machine. `isPossible` says which points exist; a pair that no point has is left out.
 */
export function coverPairs<const Space extends Dimensions>(
  space: Space,
  isPossible: (point: Point<Space>) => boolean = () => true,
): readonly Point<Space>[] {
  const names = Object.keys(space);
  const open = new Set(listPairs(space, names).map(({ key }) => key));
  const points: Point<Space>[] = [];
  for (const { key, pair } of listPairs(space, names)) {
    if (!open.has(key)) continue;
    const point = complete(space, names, pair, open, isPossible);
    open.delete(key);
    if (point === undefined) continue;
    for (const covered of pairsOf(names, point)) open.delete(covered);
    points.push(point as Point<Space>);
  }
  return points;
}

type Draft = Readonly<Record<string, string>>;
interface Pair {
  readonly key: string;
  readonly pair: Draft;
}

const pairKey = (a: string, x: string, b: string, y: string) => `${a}=${x} ${b}=${y}`;
const keyOf = (names: readonly string[], a: string, x: string, b: string, y: string) =>
  names.indexOf(a) < names.indexOf(b) ? pairKey(a, x, b, y) : pairKey(b, y, a, x);

function listPairs(space: Dimensions, names: readonly string[]): readonly Pair[] {
  return names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .flatMap((b) =>
        space[a]!.flatMap((x) => space[b]!.map((y) => ({ key: pairKey(a, x, b, y), pair: { [a]: x, [b]: y } }))),
      ),
  );
}

const pairsOf = (names: readonly string[], point: Draft): readonly string[] =>
  names.flatMap((a, index) =>
    a in point
      ? names.slice(index + 1).flatMap((b) => (b in point ? [pairKey(a, point[a]!, b, point[b]!)] : []))
      : [],
  );

/** The possible point around a pair that covers the most open pairs, dimension by dimension; it steps back where it must. */
function complete(
  space: Dimensions,
  names: readonly string[],
  draft: Draft,
  open: ReadonlySet<string>,
  isPossible: (point: never) => boolean,
): Draft | undefined {
  const next = names.find((name) => !(name in draft));
  if (next === undefined) return isPossible(draft as never) ? draft : undefined;
  const ranked = space[next]!.map((value, index) => {
    const gain = names.filter((name) => name in draft && open.has(keyOf(names, name, draft[name]!, next, value))).length;
    return { longer: { ...draft, [next]: value }, index, gain };
  }).sort((a, b) => b.gain - a.gain || a.index - b.index);
  for (const { longer } of ranked) {
    const found = complete(space, names, longer, open, isPossible);
    if (found !== undefined) return found;
  }
  return undefined;
}
