import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ATTACKS, PROMISES } from './attacks.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('at least 120 attacks are tried, each of them once', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ATTACKS.map(({ attack }) => attack)).size).toBe(ATTACKS.length);
});

test('each attack has its test', () => {
  expect(ATTACKS.filter(({ file, test: part }) => !textOf(file).includes(part))).toEqual([]);
});

test('SECURITY.md states each promise, and each promise is attacked', () => {
  const security = textOf('SECURITY.md').replace(/\s+/g, ' ');
  for (const [id, says] of Object.entries(PROMISES)) {
    expect(security).toContain(says);
    expect(
      ATTACKS.some(({ promise }) => promise === id),
      id,
    ).toBe(true);
  }
});
