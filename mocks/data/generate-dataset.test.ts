import { expect, test } from 'vitest';
import { checkDataset } from './dataset-check.ts';
import { generateDataset } from './generate-dataset.ts';

const options = { strings: 300, seed: 1, languages: ['uk', 'de'] };

test('a generated dataset is valid and has what was asked for', () => {
  const dataset = generateDataset(options);
  expect(checkDataset(dataset)).toMatchObject({ ok: true });
  const [{ strings = [], targetLanguageIds } = { targetLanguageIds: [] }] = dataset.projects ?? [];
  expect(strings).toHaveLength(300);
  expect(targetLanguageIds).toEqual(['uk', 'de']);
  const isSome = (count: number) => count > 0 && count < 300;
  expect(isSome(strings.filter((string) => string['is hidden']).length)).toBe(true);
  expect(isSome(strings.filter(({ translations }) => translations?.length === 2).length)).toBe(true);
  expect(new Set(strings.map(({ file }) => file?.id)).size).toBe(5);
});

test('the same seed generates the same, another one something else; no string and no language are possible', () => {
  expect(generateDataset(options)).toEqual(generateDataset(options));
  expect(generateDataset({ ...options, seed: 2 })).not.toEqual(generateDataset(options));
  for (const small of [{ strings: 0 }, { languages: [] }])
    expect(checkDataset(generateDataset({ ...options, ...small }))).toMatchObject({ ok: true });
});
