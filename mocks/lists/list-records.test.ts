import type {
  GlossariesModel,
  ProjectsGroupsModel,
  SourceStringsModel,
  StringTranslationsModel,
  TranslationMemoryModel,
} from '@crowdin/crowdin-api-client';
import { expect, test } from 'vitest';
import { demoDataset } from '../data/demo-dataset.ts';
import { indexDataset } from '../data/resources.ts';
import {
  createProjectRecord,
  createSegmentRecord,
  createStringRecord,
  createTermRecord,
  createTranslationRecord,
} from './list-records.ts';

const resources = indexDataset(demoDataset);
const project = createProjectRecord(demoDataset.projects![0]!, resources, 'enterprise');
const strings = resources.listStrings(1)!.map((entry) => createStringRecord(entry, 'enterprise'));
const translations = resources.listTranslations(1, 'uk')!.map((entry) => createTranslationRecord(entry, resources));

/** The type of each member, as the published client declares it; null where the service can have no value. */
type Types<Model> = { readonly [Name in keyof Model]?: readonly (TypeName<Model[Name]> | 'null')[] };
type TypeName<Value> =
  | (Value extends string ? 'string' : never)
  | (Value extends number ? 'number' : never)
  | (Value extends boolean ? 'boolean' : never)
  | (Value extends readonly unknown[] ? 'array' : Value extends object ? 'object' : never);

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function expectTypes<Model>(record: object, types: Types<Model>): void {
  for (const [name, allowed] of Object.entries<readonly string[]>(types as Record<string, readonly string[]>)) {
    expect(allowed, name).toContain(typeOf((record as Record<string, unknown>)[name]));
  }
}

test('a project record has the types of the published client', () => {
  expectTypes<ProjectsGroupsModel.Project>(project, {
    id: ['number'],
    type: ['number'],
    userId: ['number'],
    sourceLanguageId: ['string'],
    targetLanguageIds: ['array'],
    name: ['string'],
    identifier: ['string'],
    description: ['string'],
    visibility: ['string'],
    createdAt: ['string'],
    updatedAt: ['string'],
    lastActivity: ['string'],
    sourceLanguage: ['object'],
    targetLanguages: ['array'],
    webUrl: ['string'],
    groupId: ['number'],
  });
  expect(project['targetLanguages']).toContainEqual(
    expect.objectContaining({ id: 'ar', name: 'Arabic', textDirection: 'rtl', pluralExamples: [] }),
  );
});

test('the project record of the hosted edition has no group', () => {
  expect(createProjectRecord(demoDataset.projects![0]!, resources, 'hosted')).not.toHaveProperty('groupId');
});

test('string records have the types of the published client', () => {
  for (const record of strings) {
    expectTypes<SourceStringsModel.String>(record, {
      id: ['number'],
      projectId: ['number'],
      branchId: ['number', 'null'],
      identifier: ['string'],
      text: ['string', 'object'],
      context: ['string'],
      maxLength: ['number'],
      isHidden: ['boolean'],
      isDuplicate: ['boolean'],
      hasPlurals: ['boolean'],
      isIcu: ['boolean'],
      labelIds: ['array'],
      webUrl: ['string'],
      createdAt: ['string'],
      updatedAt: ['string'],
      fileId: ['number', 'null'],
      directoryId: ['number', 'null'],
      revision: ['number'],
      fields: ['object'],
    });
  }
});

test('custom fields are an object by slug, in the enterprise edition only', () => {
  expect(strings.find(({ id }) => id === 107)?.['fields']).toEqual({ owner: 'Marketing' });
  expect(strings.find(({ id }) => id === 101)?.['fields']).toEqual({});
  expect(createStringRecord(resources.listStrings(1)![0]!, 'hosted')).not.toHaveProperty('fields');
});

test('translation records have the types of the published client', () => {
  for (const record of translations) {
    if (record['contentType'] === 'application/vnd.crowdin.text+plural') {
      expectTypes<StringTranslationsModel.PluralLanguageTranslation>(record, {
        stringId: ['number'],
        contentType: ['string'],
        plurals: ['array'],
      });
      continue;
    }
    expectTypes<StringTranslationsModel.PlainLanguageTranslation>(record, {
      stringId: ['number'],
      contentType: ['string'],
      translationId: ['number'],
      text: ['string'],
      user: ['object'],
      createdAt: ['string'],
    });
  }
});

test('segment and term records have the types of the published client', () => {
  const segment = createSegmentRecord(resources.listSegments(1)![0]!);
  expectTypes<TranslationMemoryModel.TMSegment>(segment, { id: ['number'], records: ['array'] });
  expectTypes<TranslationMemoryModel.TMSegmentRecord>((segment['records'] as object[])[0]!, {
    id: ['number'],
    languageId: ['string'],
    text: ['string'],
    usageCount: ['number'],
    createdBy: ['number'],
    updatedBy: ['number'],
    createdAt: ['string'],
    updatedAt: ['string'],
  });
  expectTypes<GlossariesModel.Term>(createTermRecord(resources.listTerms(1)![0]!, 'words'), {
    id: ['number'],
    userId: ['number'],
    glossaryId: ['number'],
    languageId: ['string'],
    text: ['string'],
    description: ['string'],
    partOfSpeech: ['string'],
    status: ['string'],
    type: ['string'],
    gender: ['string'],
    note: ['string'],
    url: ['string'],
    conceptId: ['number'],
    lemma: ['string'],
    createdAt: ['string'],
    updatedAt: ['string'],
  });
});
