/** Far below the 128 bits that RFC 6749 10.10 requires, because a few samples show only part of the entropy. */
export const MIN_BITS = 48;

/** The entropy in bits that the values show: at each position, the number of different characters. */
export function estimateEntropy(values: readonly string[]): number {
  const length = Math.max(...values.map((value) => value.length));
  return Array.from({ length }, (_, position) => new Set(values.map((value) => value.charAt(position))).size)
    .map((different) => Math.log2(different))
    .reduce((sum, bits) => sum + bits, 0);
}
