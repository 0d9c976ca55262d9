import { printable } from '../spec/printable.ts';

/** Text of a stranger as a terminal may be given it: printable, on one line, and not longer than a person reads. */
export function oneLine(text: string, longest = 500): string {
  const line = printable(text.replace(/[\t-\r\u2028\u2029]+/g, ' '));
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
}
