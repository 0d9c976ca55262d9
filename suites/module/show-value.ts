/** A value as a finding shows it: short. */
export function showValue(value: unknown, maxLength = 120): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return shorten(text, maxLength);
}

/** Two texts that differ, long ones from a little before they do. */
export function showApart(one: string, other: string, maxLength: number): readonly [string, string] {
  const start = findStart(one, other);
  const show = (text: string) => `${start > 0 ? '…' : ''}${shorten(text.slice(start), maxLength)}`;
  return [show(one), show(other)];
}

/** Where two long texts are shown from. */
function findStart(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index > 2 * SHOWN_BEFORE ? index - SHOWN_BEFORE : 0;
}
const SHOWN_BEFORE = 30;

/** The beginning of a long text. */
const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
