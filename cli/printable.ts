/**
 * Text of a stranger as a terminal may be given it: on one line, without what could drive the terminal or turn the
 * reading direction, and not longer than a person reads.
 */
export function printable(text: string, longest = 500): string {
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g, ' ');
  return plain.length <= longest ? plain : `${plain.slice(0, longest)}…`;
}
