/** A value as a finding shows it: short. */
export function showValue(value: unknown, maxLength = 120): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
