import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { CONTEXT_NAMES } from '../croql/contexts.ts';
import { gaps } from '../gaps/gaps.ts';
import { listedRequirements } from '../requirements/listing.ts';
import { isDocument } from './openapi-bundle.ts';
import { readSchemas, type Schema } from '../schemas/schema-files.ts';

const path = new URL('../openapi.yaml', import.meta.url);
const text = await readFile(path, 'utf8');
const openapi = parse(text) as Schema;
const schemas = await readSchemas();
const openapiRules: RulesetDefinition = { extends: [[rulesets.oas as RulesetDefinition, 'recommended']] };

test('Redocly finds nothing to complain of by its recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: path.pathname, config });
  expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual([]);
});

test('Spectral finds nothing to complain of by its rules for OpenAPI', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset(openapiRules);
  const problems = await linter.run(new spectral.Document(text, parsers.Yaml, path.pathname));
  expect(problems.map(({ code, message, path: at }) => ({ code, message, at: at.join('/') }))).toEqual([]);
});

test('the linters would find what is wrong', async () => {
  const broken = text.replace('operationId: getToken', 'operationId: authorize').replace('type: integer', 'type: int');
  const config = await createConfig({ extends: ['recommended'] });
  const redocly = await lintFromString({ source: broken, absoluteRef: path.pathname, config });
  expect(redocly.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
  const linter = new spectral.Spectral();
  linter.setRuleset(openapiRules);
  const problems = await linter.run(new spectral.Document(broken, parsers.Yaml, path.pathname));
  expect(problems.map(({ code }) => code)).toContain('operation-operationId-unique');
});

test('every example is valid by the schema beside it', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false });
  ajv.addSchema({ ...openapi, $id: 'https://locspec.dev/openapi.yaml' });
  const tried: string[] = [];
  for (const { place, pointer, part } of parts(openapi)) {
    if (!('schema' in part)) continue;
    const validate = ajv.getSchema(`https://locspec.dev/openapi.yaml#${pointer}/schema`)!;
    for (const [name, example] of examplesOf(part)) {
      tried.push(`${place} ${name}`);
      expect(validate(example), `${place} ${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  }
  expect(tried.length).toBeGreaterThan(30);
});

test('every body has an example, apart from pages and forms', () => {
  const without = parts(openapi)
    .filter(({ pointer, part }) => pointer.endsWith('/application~1json') && examplesOf(part).length === 0)
    .map(({ place }) => place);
  expect(without).toEqual([]);
});

test('the examples of each schema are valid by it', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: [...schemas.values()] });
  for (const [name, schema] of schemas) {
    for (const example of (schema['examples'] ?? []) as unknown[]) {
      expect(ajv.validate(schema['$id'] as string, example), `${name}: ${ajv.errorsText()}`).toBe(true);
    }
  }
});

test('every schema tells its name, its address, what it is, and its section if it comes from the source', () => {
  const ours = ['case', 'configuration', 'conformance', 'expected-failures', 'profile', 'records', 'strength'];
  for (const [name, schema] of schemas) {
    expect(schema['$id']).toBe(`https://locspec.dev/schemas/${name}.schema.json`);
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema['title'], name).toBeTruthy();
    expect(schema['description'], name).toBeTruthy();
    if (!ours.includes(name)) expect(schema['x-locspec-source'], name).toBeTruthy();
  }
  const documents = [...schemas].filter(([, schema]) => isDocument(schema)).map(([name]) => name);
  expect(documents).toEqual(
    expect.arrayContaining(
      'token-response token-request job-request job-response string-record translation-entry language module-manifest dataset conformance case'.split(
        ' ',
      ),
    ),
  );
});

test('each gap that is cited is a known one', () => {
  const cited = [openapi, ...schemas.values()].flatMap((document) =>
    parts(document).flatMap(({ part }) => [part['x-locspec-gap'] ?? []].flat() as string[]),
  );
  expect(cited.filter((id) => !(id in gaps))).toEqual([]);
  expect(new Set(cited).size).toBeGreaterThan(40);
});

test('each section that is cited is one of the source', () => {
  const sections = new Set(listedRequirements.map(({ source }) => source.replace(/(,| \d).*$/, '')));
  const cited = [openapi, ...schemas.values()].flatMap((document) =>
    parts(document).flatMap(({ part }) => (part['x-locspec-source'] as string | undefined) ?? []),
  );
  expect(cited.filter((section) => !sections.has(section.replace(/(,| \d).*$/, '')))).toEqual([]);
});

test('what the source leaves open about answers is marked where it stands', () => {
  for (const { place, pointer, part } of parts(openapi['paths'])) {
    // A status is never stated, so each response, or the shared one that it refers to, names a gap.
    if (/\/responses\/\d{3}$/.test(pointer) && !('$ref' in part) && place !== ' /oauth/authorize get responses 200')
      expect(part, place).toHaveProperty('x-locspec-gap');
  }
  const { responses } = openapi['components'] as { responses: Record<string, Schema> };
  for (const response of Object.values(responses)) expect(response).toHaveProperty('x-locspec-gap');
});

test('the paths, parameters and contexts are those of the source', () => {
  const paths = openapi['paths'] as Record<string, Record<string, Schema>>;
  expect(Object.keys(paths)).toEqual([
    '/oauth/authorize',
    '/oauth/token',
    '/api/v2/projects',
    '/api/v2/projects/{projectId}/strings',
    '/api/v2/projects/{projectId}/languages/{languageId}/translations',
    '/api/v2/tms/{tmId}/segments',
    '/api/v2/glossaries/{glossaryId}/terms',
  ]);
  expect(Object.keys(openapi['webhooks'] as Schema)).toEqual(['filePostImport']);
  const authorize = paths['/oauth/authorize']!['get']!['parameters'] as { name: string; required?: boolean }[];
  expect(authorize.map(({ name, required }) => (required ? `${name}!` : name))).toEqual([
    'client_id!',
    'redirect_uri!',
    'response_type!',
    'scope!',
    'state',
    'code_challenge',
    'code_challenge_method',
  ]);
  const lists = Object.values(paths).filter(({ get }) => get?.['x-locspec-context'] !== undefined);
  expect(lists.map(({ get }) => get!['x-locspec-context'])).toEqual(CONTEXT_NAMES);
  for (const { get } of lists) {
    expect(get!['parameters']).toContainEqual({ $ref: '#/components/parameters/croql' });
    expect(get!['security'] ?? openapi['security']).toEqual([{ bearer: [] }, { oauth: [] }]);
  }
});

interface Part {
  /** JSON pointer. */
  readonly pointer: string;
  /** The same for people. */
  readonly place: string;
  readonly part: Schema;
}

/** Every object within a document, examples apart, with the way to it. */
function parts(value: unknown, pointer = ''): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, item]) => parts(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`));
  if (Array.isArray(value)) return within;
  return [{ pointer, place: pointer.replaceAll('/', ' ').replaceAll('~1', '/'), part: value as Schema }, ...within];
}

/** The examples beside a schema in a parameter, a header or a body. */
function examplesOf(part: Schema): [string, unknown][] {
  const named = Object.entries((part['examples'] ?? {}) as Record<string, { value: unknown }>);
  const single: [string, unknown][] = 'example' in part ? [['example', part['example']]] : [];
  return [...single, ...named.map(([name, { value }]): [string, unknown] => [name, value])];
}
