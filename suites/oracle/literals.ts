import { formatSpaced } from '../../croql/dates.ts';

/** A string as an expression writes it. */
export const quoteString = (value: string): string => `"${value}"`;

/** A datetime as an expression writes it. */
export const quoteDate = (value: string): string => `'${value}'`;

/** Three of the values: the median, one from the lower part and one from the upper part. */
export function pickQuantiles<Value extends number | string>(values: readonly Value[]): readonly Value[] {
  const sorted = [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
  return pickAt(sorted, [0.5, 0.3, 0.7]);
}

/** Values of which another value is a part, then three of them all: the former tell equality from containment. */
export function pickTexts(values: readonly string[]): readonly string[] {
  const parts = values.filter((value) => values.some((other) => other !== value && other.includes(value)));
  return [...parts.slice(0, 3), ...pickQuantiles(values)];
}

/** Parts of the values: their last two words, their first one, and a part that begins and ends within words. */
export const pickFragments = (values: readonly string[]): readonly string[] =>
  pickQuantiles(values).flatMap((value) => {
    const words = value.split(' ');
    // A half of a pair of surrogates cannot be sent.
    const middle = [...value].slice(1, -1).join('');
    return [...(words.length > 1 ? [words.slice(-2).join(' '), words[0]!] : []), middle.length > 3 ? middle : value];
  });

const DAY = 86_400_000;

/** Three datetimes, each more than a day from every instant, so that no time zone matters. */
export function pickPauses(instants: readonly number[]): readonly string[] {
  const sorted = [...new Set(instants)].sort((a, b) => a - b);
  const pauses = sorted.flatMap((instant, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next - instant > 3 * DAY ? [(instant + next) / 2] : [];
  });
  return pickAt(pauses, [0.5, 0.2, 0.8]).map(formatSpaced);
}

/** Pairs of datetimes just outside a quarter of the values, in ascending order. */
export function pickDateRanges(values: readonly string[]): readonly (readonly [low: string, high: string])[] {
  const sorted = [...new Set(values)].sort();
  return pickQuantiles(sorted).map((value) => {
    const last = sorted[sorted.indexOf(value) + Math.ceil(sorted.length / 4)] ?? sorted.at(-1)!;
    return [secondBefore(value), minuteAfter(last)] as const;
  });
}

/** A datetime a second earlier. */
export const secondBefore = (value: string) => formatSpaced(Date.parse(`${value.replace(' ', 'T')}Z`) - 1_000);

const minuteAfter = (value: string) =>
  `${value.slice(0, 14)}${String((Number(value.slice(14, 16)) + 1) % 60).padStart(2, '0')}:00`;

const pickAt = <Value>(sorted: readonly Value[], parts: readonly number[]): readonly Value[] => [
  ...new Set(parts.flatMap((part) => sorted.slice(Math.floor(part * sorted.length)).slice(0, 1))),
];
