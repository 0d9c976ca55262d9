import { expect, test } from 'vitest';
import { encodePage } from './encode-page.ts';

test('items are framed and separated by commas', () => {
  const encode = (...texts: string[]) =>
    encodePage(
      texts.map((text) => Buffer.from(JSON.stringify(text))),
      ['{"data":[', ']}'],
    ).toString();
  expect(encode()).toBe('{"data":[]}');
  expect(encode('a')).toBe('{"data":["a"]}');
  expect(encode('Ґанок', '猫', '🐈')).toBe('{"data":["Ґанок","猫","🐈"]}');
});
