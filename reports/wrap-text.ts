import { printable } from '../run/untrusted.ts';
import type { Untrusted } from '../run/untrusted.ts';

/** Text wrapped to lines. The first begins with `head`, which takes `indent` columns; the others are indented by as much. */
export function wrapText(text: string | Untrusted, width: number, head: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - indent) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, index) => (index === 0 ? head : ' '.repeat(indent)) + each);
}
