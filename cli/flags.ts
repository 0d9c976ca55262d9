import { InvalidArgumentError } from 'commander';

/** Parses a whole number from `min` to `max`. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new InvalidArgumentError(
        max === Number.MAX_SAFE_INTEGER
          ? `It must be a whole number from ${min} up.`
          : `It must be a whole number from ${min} to ${max}.`,
      );
    return value;
  };

/** Parses a number of requests per second, `5` or `5/s`. */
export const ratePerSecond = (text: string): number => {
  const value = Number(text.replace(/\/s$/, ''));
  if (!/^\d+(\.\d+)?(\/s)?$/.test(text) || value <= 0)
    throw new InvalidArgumentError('It must be a number of requests per second, as in 5 or 5/s.');
  return value;
};

/** The longest time of a timer, in milliseconds: one that is set to more ends at once. */
export const MAX_TIMER = 2 ** 31 - 1;

/** Parses a duration, `90s`, `30m`, `2h` or a number of seconds, to seconds; no longer than a timer runs. */
export const duration = (text: string): number => {
  const [, number, unit = 's'] = /^(\d{1,6})([smh])?$/.exec(text) ?? [];
  const seconds = Number(number) * { s: 1, m: 60, h: 3600 }[unit as 's' | 'm' | 'h'];
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a duration, as in 90s, 30m or 2h.');
  if (seconds * 1000 > MAX_TIMER) throw new InvalidArgumentError('It must be a duration of at most 596h.');
  return seconds;
};

/** Parses `a,b,c` and adds it to the values of the same flag before. */
export const list = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
];

/** Parses a shard, `2/3`. */
export const shard = (text: string): string => {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  if (part === undefined || Number(part) < 1 || Number(part) > Number(of))
    throw new InvalidArgumentError('It must be a shard and their number, as in 1/3.');
  return `${Number(part)}/${Number(of)}`;
};
