import { CONDITIONS } from './corruptions.ts';
import type { Corruption, Kind } from './corruptions.ts';

/** A place through which values pass: where it is in the service, and where in the value. `*` is every item of a list. */
export interface Place {
  readonly at: string;
  readonly path: string;
  readonly kind: Kind;
}

/** One mutant: at a place, a value is spoilt in one way, under one condition. */
export interface Mutant {
  readonly place: Place;
  readonly corruption: Corruption;
  readonly condition: string;
}

export const nameMutant = ({ place, corruption, condition }: Mutant) =>
  `${place.at} ${place.path || '(itself)'}: ${corruption.name}, ${condition}`;

/** Lets a value through, spoilt where a mutant says so. */
export type Tap = <Value>(at: string, value: Value, subject?: string) => Value;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const kindOf = (value: unknown): Kind | undefined => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
};
const MAX_DEPTH = 8;

/** A place with the values that passed it, at most so many: by them it is seen which mutants change nothing. */
export interface SeenPlace extends Place {
  readonly moments: { readonly value: unknown; readonly subject: string | undefined; readonly open: number }[];
}

const MAX_MOMENTS = 5_000;

/** A tap that changes nothing and collects the places that values pass. */
export function collectPlaces(open: () => number): {
  readonly tap: Tap;
  readonly places: ReadonlyMap<string, SeenPlace>;
} {
  const places = new Map<string, SeenPlace>();
  const walk = (at: string, path: readonly string[], value: unknown, subject: string | undefined) => {
    const kind = kindOf(value);
    if (kind !== undefined) {
      const key = `${at} ${path.join('.')} ${kind}`;
      const place = places.get(key) ?? { at, path: path.join('.'), kind, moments: [] };
      if (place.moments.length < MAX_MOMENTS) place.moments.push({ value, subject, open: open() });
      places.set(key, place);
    }
    if (path.length >= MAX_DEPTH) return;
    if (Array.isArray(value)) for (const item of value) walk(at, [...path, '*'], item, subject);
    else if (isPlain(value)) for (const [name, item] of Object.entries(value)) walk(at, [...path, name], item, subject);
  };
  return {
    places,
    tap: (at, value, subject) => {
      walk(at, [], value, subject);
      return value;
    },
  };
}

/** Spoils values one after another, as a mutant does. */
function createSpoiler({ corruption, condition }: Pick<Mutant, 'corruption' | 'condition'>) {
  const { applies } = CONDITIONS[condition]!;
  const earlier: unknown[] = [];
  let time = 0;
  let first: string | undefined;
  return (value: unknown, subject: string | undefined, open: number): unknown => {
    time++;
    first ??= subject;
    const changed = applies({ value, time, subject, first, open }) ? corruption.change(value as never, earlier) : value;
    // The first value and the latest one are kept.
    if (earlier.length === 2) earlier.pop();
    earlier.push(value);
    return changed;
  };
}

/** Whether a mutant changes anything in what was seen at its place. */
export function hasEffect(mutant: Mutant, { moments }: SeenPlace): boolean {
  const spoil = createSpoiler(mutant);
  return moments.some(({ value, subject, open }) => !isSame(spoil(value, subject, open), value));
}

/** A tap that is a mutant; `open` tells how many requests are open. */
export function mutate(mutant: Mutant, open: () => number): Tap {
  const { place } = mutant;
  const spoil = createSpoiler(mutant);
  const walk = (value: unknown, path: readonly string[], subject: string | undefined): unknown => {
    const [step, ...rest] = path;
    if (step === undefined) return kindOf(value) === place.kind ? spoil(value, subject, open()) : value;
    if (step === '*') return Array.isArray(value) ? value.map((item) => walk(item, rest, subject)) : value;
    if (!isPlain(value) || !Object.hasOwn(value, step)) return value;
    const changed = walk(value[step], rest, subject);
    if (changed === value[step]) return value;
    const { [step]: _, ...others } = value;
    return changed === undefined ? others : { ...value, [step]: changed };
  };
  const path = place.path === '' ? [] : place.path.split('.');
  return (at, value, subject) => (at === place.at ? (walk(value, path, subject) as typeof value) : value);
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
