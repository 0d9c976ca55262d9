import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOB_LANGUAGES } from './languages.ts';

test('the configuration takes the languages of jobs as target languages, and no others', () => {
  const schema = readFileSync('spec/schemas/configuration.schema.json', 'utf8');
  const { properties } = JSON.parse(schema) as {
    readonly properties: { readonly module: { readonly properties: { readonly jobs: unknown } } };
  };
  expect(properties.module.properties.jobs).toMatchObject({
    items: { properties: { targetLanguageIds: { items: { enum: Object.keys(JOB_LANGUAGES) } } } },
  });
});
