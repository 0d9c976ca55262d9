/** The middle one of the numbers by size; NaN if there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How far the middle half of the numbers reaches, as a part of their median. */
export function spread(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
  return (at(0.75) - at(0.25)) / median(numbers);
}
