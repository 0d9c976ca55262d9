import { printable } from '../run/untrusted.ts';
import type { Untrusted } from '../run/untrusted.ts';

/**
 * Text wrapped to lines. The first begins with `head`, which takes `indent` columns; the others are indented by as much.
 * Several spaces stay several: in an expression or a record they matter.
 */
export function wrapText(text: string | Untrusted, width: number, head: string, indent: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [, gap = '', word = ''] of printable(text).matchAll(/([ \t\n]*)([^ \t\n]+)/g)) {
    const space = gap.includes('\n') ? ' ' : gap;
    if (line !== '' && line.length + space.length + word.length > width - indent) {
      lines.push(line);
      line = space.length > 1 ? `${space}${word}` : word;
    } else line = line === '' ? word : `${line}${space}${word}`;
  }
  return [...lines, line].map((each, index) => (index === 0 ? head : ' '.repeat(indent)) + each);
}
