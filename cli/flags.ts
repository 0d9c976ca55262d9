import { InvalidArgumentError } from 'commander';

/** Parses a whole number from `least` up, for flags. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(
        most === Number.MAX_SAFE_INTEGER
          ? `It must be a whole number from ${least} up.`
          : `It must be a whole number from ${least} to ${most}.`,
      );
    return value;
  };

/** Parses a number of requests in a second, written `5` or `5/s`. */
export const ratePerSecond = (text: string): number => {
  const value = Number(text.replace(/\/s$/, ''));
  if (!/^\d+(\.\d+)?(\/s)?$/.test(text) || value <= 0)
    throw new InvalidArgumentError('It must be a number of requests in a second, as in 5 or 5/s.');
  return value;
};

/** Parses `a,b,c`, and adds to what an earlier mention of the flag gave. */
export const list = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  ...text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
];

/** Parses a part of how many, written `2/3`. */
export const shard = (text: string): string => {
  const [, part, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  if (part === undefined || Number(part) < 1 || Number(part) > Number(of))
    throw new InvalidArgumentError('It must be which part of how many, as in 1/3.');
  return `${Number(part)}/${Number(of)}`;
};
