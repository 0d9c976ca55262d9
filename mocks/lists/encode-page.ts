import type { Frame } from './list-rules.ts';

const COMMA = 0x2c;

/** The body of a list response: its items, each already JSON, between the two parts of the frame. */
export function encodePage(items: readonly Buffer[], [before, after]: Frame): Buffer<ArrayBuffer> {
  let length = before.length + after.length + Math.max(0, items.length - 1);
  for (const item of items) length += item.length;
  const body = Buffer.allocUnsafe(length) as Buffer<ArrayBuffer>;
  let at = body.write(before, 0, 'latin1');
  items.forEach((item, index) => {
    if (index > 0) body[at++] = COMMA;
    at += item.copy(body, at);
  });
  body.write(after, at, 'latin1');
  return body;
}
