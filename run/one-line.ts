import { printable } from './printable.ts';

/** Untrusted text for a terminal: printable, on one line, and cut to a maximum length. */
export function oneLine(text: string, max = 500): string {
  const line = printable(text.replace(/[\t-\r\u2028\u2029]+/g, ' '));
  return line.length <= max ? line : `${line.slice(0, max)}…`;
}
