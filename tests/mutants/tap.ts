import type { JsonCorruption, JsonKind } from './corruptions.ts';

/** A place through which values pass: where it is in the service, and where in the value. `*` is every item of a list. */
export interface Place {
  readonly at: string;
  readonly path: string;
  readonly kind: JsonKind;
}

/** What a condition sees of the moment at which a value passes. */
interface Moment {
  readonly value: unknown;
  /** How often a value has passed this place, this time included. */
  readonly time: number;
  /** Whose value it is, and who came first: an app, a user, a file. */
  readonly subject: string | undefined;
  readonly first: string | undefined;
  readonly now: Now;
}

/** The number of open requests, and what is true of the latest of them. */
export interface Now {
  readonly open: number;
  readonly circumstances: ReadonlySet<Circumstance>;
}
/** What may be true of a request: of the import that it prepares, or of the list that it asks for. */
export type Circumstance =
  | 'an update'
  | 'an upload of translations'
  | 'a file that is known'
  | 'another project'
  | 'a job by address'
  | 'the enterprise edition'
  | 'a later dataset';
const under = (circumstance: Circumstance): Condition => ({
  applies: ({ now }) => now.circumstances.has(circumstance),
});

/** When a corruption applies, and to which kind of value. */
interface Condition {
  readonly kind?: JsonKind;
  readonly applies: (moment: Moment) => boolean;
}

const ofText = (applies: (value: string) => boolean): Condition => ({
  kind: 'string',
  applies: ({ value }) => applies(value as string),
});

// prettier-ignore
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  'always':                     { applies: () => true },
  'from the second time':       { applies: ({ time }) => time >= 2 },
  'every seventh time':         { applies: ({ time }) => time % 7 === 0 },
  'for another than the first': { applies: ({ subject, first }) => subject !== undefined && subject !== first },
  'only for the first':         { applies: ({ subject, first }) => subject !== undefined && subject === first },
  'beside another request':     { applies: ({ now }) => now.open >= 2 },
  'in an update':               under('an update'),
  'in an upload of translations': under('an upload of translations'),
  'for a known file':           under('a file that is known'),
  'in another project':         under('another project'),
  'in a job by address':        under('a job by address'),
  'in the enterprise edition':  under('the enterprise edition'),
  'with a later dataset':       under('a later dataset'),
  'where it is long':           ofText((value) => value.length > 60),
  'where it has signs':         ofText((value) => /[^\w\s.:/-]/.test(value)),
  'where it is not ASCII':      ofText((value) => /[^\0-\x7f]/.test(value)),
  'where it has upper case':    ofText((value) => /[A-Z]/.test(value)),
  'where there are many':       { kind: 'list', applies: ({ value }) => (value as readonly unknown[]).length > 3 },
};

/** A corruption of the values that pass a place, under a condition. */
export interface TapMutation {
  readonly place: Place;
  readonly corruption: JsonCorruption;
  readonly condition: string;
}

/** Lets a value through, corrupted where a mutation says so. */
export type Tap = <Value>(at: string, value: Value, subject?: string) => Value;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const kindOf = (value: unknown): JsonKind | undefined => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
};
const MAX_DEPTH = 8;

/** A place with the first values that passed it: they show which mutations change nothing. */
export interface SeenPlace extends Place {
  readonly moments: { readonly value: unknown; readonly subject: string | undefined; readonly now: Now }[];
  /** Of the texts and lists among them. */
  length: number;
}

const MAX_MOMENTS = 100;
/** Of texts and lists together, in characters and items. */
const MAX_LENGTH = 20_000;
const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);

/** A tap that changes nothing and adds the places that values pass to `places`. */
export function collectPlaces(now: () => Now, places: Map<string, SeenPlace>): Tap {
  const walk = (at: string, path: readonly string[], value: unknown, subject: string | undefined) => {
    const kind = kindOf(value);
    if (kind !== undefined) {
      const key = `${at} ${path.join('.')} ${kind}`;
      const place = places.get(key) ?? { at, path: path.join('.'), kind, moments: [], length: 0 };
      if (place.moments.length < MAX_MOMENTS && place.length < MAX_LENGTH) {
        place.moments.push({ value, subject, now: now() });
        place.length += lengthOf(value);
      }
      places.set(key, place);
    }
    if (path.length >= MAX_DEPTH) return;
    if (Array.isArray(value)) for (const item of value) walk(at, [...path, '*'], item, subject);
    else if (isPlain(value)) for (const [name, item] of Object.entries(value)) walk(at, [...path, name], item, subject);
  };
  return (at, value, subject) => {
    walk(at, [], value, subject);
    return value;
  };
}

/** Corrupts values one after another. */
function createCorruptor({ corruption, condition }: Pick<TapMutation, 'corruption' | 'condition'>) {
  const { applies } = CONDITIONS[condition]!;
  const earlier: unknown[] = [];
  let time = 0;
  let first: string | undefined;
  return (value: unknown, subject: string | undefined, now: Now): unknown => {
    time++;
    first ??= subject;
    const changed = applies({ value, time, subject, first, now }) ? corruption.corrupt(value as never, earlier) : value;
    // The first value and the latest one are kept.
    if (earlier.length === 2) earlier.pop();
    earlier.push(value);
    return changed;
  };
}

/** Whether a mutation changes anything in what was seen at its place. */
export function hasEffect(mutation: TapMutation, { moments }: SeenPlace): boolean {
  const corrupt = createCorruptor(mutation);
  return moments.some(({ value, subject, now }) => !isSame(corrupt(value, subject, now), value));
}

/** A tap that corrupts. */
export function createTap(mutation: TapMutation, now: () => Now): Tap {
  const { place } = mutation;
  const corrupt = createCorruptor(mutation);
  const walk = (value: unknown, path: readonly string[], subject: string | undefined): unknown => {
    const [step, ...rest] = path;
    if (step === undefined) return kindOf(value) === place.kind ? corrupt(value, subject, now()) : value;
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
