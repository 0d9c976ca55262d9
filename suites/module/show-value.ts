/** A value as a finding shows it: short. */
export function showValue(value: unknown, maxLength = 120): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return shorten(text, maxLength);
}

/** The beginning of a long text. */
export const shorten = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
