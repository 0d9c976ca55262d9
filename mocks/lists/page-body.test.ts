import { expect, test } from '@playwright/test';
import { framed, PageMemory } from './page-body.ts';
import type { Unit } from './resources.ts';

test('items stand in their frame, however many there are', () => {
  const items = (...texts: string[]) => texts.map((text) => Buffer.from(JSON.stringify(text)));
  const told = (...texts: string[]) => framed(items(...texts), ['{"data":[', ']}']).toString();
  expect(told()).toBe('{"data":[]}');
  expect(told('a')).toBe('{"data":["a"]}');
  expect(told('Ґанок', '猫', '🐈')).toBe('{"data":["Ґанок","猫","🐈"]}');
});

test('a page is known by its address while the data is the same, and large ones are not kept', () => {
  const memory = new PageMemory();
  const [listed, others]: Unit[][] = [[], []];
  const page = { body: Buffer.from('[]') as Buffer<ArrayBuffer>, exercised: [] };
  memory.keep(listed!, '/strings', page);
  expect(memory.find(listed!, '/strings')).toBe(page);
  expect(memory.find(listed!, '/strings?offset=1')).toBeUndefined();
  expect(memory.find(others!, '/strings')).toBeUndefined();
  memory.keep(listed!, '/large', { ...page, body: Buffer.alloc(65_536) });
  expect(memory.find(listed!, '/large')).toBeUndefined();
});
