import { expect, test } from 'vitest';
import { anonymise } from './anonymise.ts';

const KEY = Buffer.from('a key');
const mask = (text: string, key = KEY) => anonymise({ text }, key).text;

for (const text of ['Pay now, {name}!', 'Відкрити файл №12', '文件を開く', 'افتح', 'Ünïcödé & ß', 'MiXeD 99% CASE'])
  test(`“${text}” keeps its length, scripts and punctuation`, () => {
    const masked = mask(text);
    const describe = (one: string) =>
      [...one].map((letter) => [
        /\p{Lu}/u.test(letter),
        /\p{Nd}/u.test(letter),
        ['Latin', 'Cyrillic', 'Han', 'Hiragana', 'Arabic'].findIndex((name) =>
          new RegExp(`\\p{Script=${name}}`, 'u').test(letter),
        ),
        /[^\p{L}\p{Nd}]/u.test(letter) ? letter : '',
      ]);
    expect(masked).not.toBe(text);
    expect(describe(masked)).toEqual(describe(text));
    expect(Buffer.byteLength(masked)).toBe(Buffer.byteLength(text));
  });

test('equal texts stay equal and different ones different, even where few are free', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const masked = anonymise(
    letters.flatMap((text) => [{ text }, { text }]),
    KEY,
  ).map(({ text }) => text);
  expect(new Set(masked).size).toBe(letters.length);
  for (let index = 0; index < masked.length; index += 2) expect(masked[index]).toBe(masked[index + 1]);
});

test('another key gives other texts', () => {
  expect(mask('Pay now')).toBe(mask('Pay now'));
  expect(mask('Pay now')).not.toBe(mask('Pay now', Buffer.from('another key')));
});

test('ids, codes, dates and enumerated values stay, and so do the names of languages', () => {
  const kept = {
    ...{ id: 7, language: 'uk', updated: '2024-01-01 00:00:00', provider: 'tm', status: 'draft', 'plural form': 'few' },
    languages: [{ id: 'uk', name: 'Ukrainian' }],
  };
  expect(anonymise(kept, KEY)).toEqual(kept);
});

test('plural forms, labels and contents in base64 are texts too', () => {
  const masked = anonymise({ text: { one: 'Secret' }, labels: ['Secret'], content: btoa('Secret') }, KEY);
  expect(Object.keys(masked.text)).toEqual(['one']);
  expect(masked.text.one).toBe(masked.labels[0]);
  expect(atob(masked.content)).toBe(masked.text.one);
  expect(masked.text.one).not.toBe('Secret');
});
