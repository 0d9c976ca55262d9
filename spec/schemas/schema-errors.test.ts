import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decisive, describe, describeEach, SUMS, WORDINGS, type SchemaError, type Validator } from './schema-errors.ts';
import { validateConfiguration } from './validate-configuration.gen.js';
import { validateConformance } from './validate-conformance.gen.js';
import { validateDataset } from './validate-dataset.gen.js';
import { compileValidator, VALIDATOR_FILES } from '../generate/validators.ts';

const validateCase = await compileValidator('case');
const validateJobResponse = await compileValidator('job-response');
const validateTokenRequest = await compileValidator('token-request');
const validateTokenResponse = await compileValidator('token-response');

const service = { authUrl: 'http://127.0.0.1:4010', baseUrl: 'http://127.0.0.1:4010' };
const record = { uniqId: '1', identifier: 'a', text: 'A' };
const tokens = { access_token: 'a', token_type: 'bearer', expires_in: 60, refresh_token: 'r' };

// prettier-ignore
const sentences: readonly { readonly title: string; readonly validate: Validator<unknown>; readonly document: unknown; readonly sentence: string }[] = [
  { title: 'an unknown name has the nearest known one beside it', validate: validateConfiguration,
    document: { service: { ...service, authUlr: 'http://127.0.0.1' } },
    sentence: 'f.json: /service has an unknown member “authUlr”; the nearest known name is “authUrl”.' },
  { title: 'a member spelled as in the API is found in a dataset', validate: validateDataset,
    document: { projects: [{ id: 1, identifier: 'p', name: 'P', sourceLanguageId: 'en', targetLanguageIds: [], strings: [{ id: 1, isHidden: true }] }] },
    sentence: 'f.json: /projects/0/strings/0 has an unknown member “isHidden”; the nearest known name is “is hidden”.' },
  { title: 'an unknown name that is like none has the known ones beside it', validate: validateDataset,
    document: { tms: [{ id: 1, owner: 'alice' }] },
    sentence: 'f.json: /tms/0 has an unknown member “owner”; known are “id” or “segments”.' },
  { title: 'what is missing is named', validate: validateTokenResponse,
    document: { access_token: 'a', token_type: 'bearer', expires_in: 60 },
    sentence: 'f.json has no “refresh_token”, which it needs.' },
  { title: 'what stands where something is missing is named too', validate: validateTokenResponse,
    document: { access_token: 'a', token_type: 'bearer', expires_in: 60, refreshToken: 'r' },
    sentence: 'f.json has no “refresh_token”, which it needs; there is a “refreshToken”.' },
  { title: 'a known member is not taken for a misspelt one', validate: validateJobResponse,
    document: { data: { strings: [{ uniqId: '1', text: 'A', context: 'A' }] }, error: { messages: 'No.', message: 'No.' } },
    sentence: 'f.json: /data/strings/0 has no “identifier”, which it needs.' },
  { title: 'several errors are counted', validate: validateTokenResponse,
    document: { access_token: 'a' },
    sentence: 'f.json has no “token_type”, which it needs (2 more errors).' },
  { title: 'a number in quotes is shown in them', validate: validateTokenResponse,
    document: { ...tokens, expires_in: '60' },
    sentence: 'f.json: /expires_in is “60”, and should be a whole number.' },
  { title: 'allowed values are listed', validate: validateTokenRequest,
    document: { grant_type: 'password' },
    sentence: 'f.json: /grant_type is “password”, and should be “authorization_code” or “refresh_token”.' },
  { title: 'alternatives are both named', validate: validateJobResponse,
    document: { data: {} },
    sentence: 'f.json: /data has neither “strings” nor “stringsUrl”, and needs one of them.' },
  { title: 'the alternative that was meant is the one to complain of', validate: validateJobResponse,
    document: { data: { strings: [{ ...record, translations: { uk: { text: 'А', status: 'done' } } }] } },
    sentence: 'f.json: /data/strings/0/translations/uk/status is “done”, and should be “untranslated”, “translated” or “approved”.' },
  { title: 'the form of an address is shown by an example', validate: validateJobResponse,
    document: { data: { stringsUrl: '/1.ndjson' } },
    sentence: 'f.json: /data/stringsUrl is “/1.ndjson”, and should look like “https://files.example/7”.' },
  { title: 'credentials in an address are not repeated', validate: validateConfiguration,
    document: { service: { ...service, authUrl: 'http://anna:secret@127.0.0.1:4010' } },
    sentence: 'f.json: /service/authUrl holds a user name or a password, and should hold neither.' },
  { title: 'base64 is called by its name', validate: validateJobResponse,
    document: { data: { strings: [], preview: '<p>' } },
    sentence: 'f.json: /data/preview is “<p>”, and should be base64, as “eyJhIjoiQSJ9”.' },
  { title: 'a member of a wrong name is named', validate: validateConfiguration,
    document: { module: { headers: { 'X Key': 'a' } } },
    sentence: 'f.json: /module/headers has a member “X Key”, whose name should look like “X-Environment”.' },
  { title: 'a long text is cut', validate: validateJobResponse,
    document: { data: 'x'.repeat(100) },
    sentence: `f.json: /data is “${'x'.repeat(60)}…”, and should be an object.` },
  { title: 'an array is not shown whole', validate: validateJobResponse,
    document: [record], sentence: 'f.json is an array, and should be an object.' },
  { title: 'nothing at all is a value too', validate: validateConformance,
    document: null, sentence: 'f.json is null, and should be an object.' },
  { title: 'a list that is too short has the least number beside it', validate: validateConfiguration,
    document: { module: { jobs: [{ file: { name: 'a', content: '' }, strings: [record] }] } },
    sentence: 'f.json: /module/jobs is too short, and should have at least 2 elements.' },
  { title: 'a repeated element is found', validate: validateCase,
    document: { kind: 'pkce', title: 't', cites: ['a.b', 'a.b'], standing: 'stated', verifier: 'v', challenge: 'v', valid: true },
    sentence: 'f.json: /cites has the same element at 0 and 1, and should have each once.' },
  { title: 'a document without errors is right', validate: validateTokenResponse,
    document: tokens, sentence: 'f.json is right.' },
];

for (const { title, validate, document, sentence } of sentences) {
  test(title, () => {
    validate(document);
    expect(describe(validate.errors, 'f.json', document)).toBe(sentence);
  });
}

test('each thing that is wrong has its sentence, and of many the rest is counted', () => {
  const document = { service: { ...service, authUlr: 'http://127.0.0.1' }, scopes: 'project', extra: 1 };
  validateConfiguration(document);
  const each = describeEach(validateConfiguration.errors, 'f.json', document);
  expect(each).toHaveLength(3);
  expect(each).toContain('f.json: /scopes is “project”, and should be an array.');
  expect(describeEach(validateConfiguration.errors, 'f.json', document, 2)).toEqual([
    ...each.slice(0, 2),
    '… and 1 more error.',
  ]);
});

test('two records that err in the same way are two complaints', () => {
  const bad = { ...record, translations: { uk: { text: 'А', status: 'done' } } };
  validateJobResponse({ data: { strings: [bad, bad] } });
  expect(decisive(validateJobResponse.errors!).map(({ instancePath }) => instancePath)).toEqual([
    '/data/strings/0/translations/uk/status',
    '/data/strings/1/translations/uk/status',
  ]);
});

test('a document of very many errors is described at once', () => {
  const project = { id: 1, identifier: 'p', name: 'P', sourceLanguageId: 'en', targetLanguageIds: [] };
  validateDataset({
    projects: [{ ...project, strings: Array.from<unknown>({ length: 20_000 }).fill({ id: 1, isHidden: true }) }],
  });
  const before = performance.now();
  expect(describe(validateDataset.errors, 'f.json')).toContain('/projects/0/strings/0 has an unknown member');
  expect(performance.now() - before).toBeLessThan(2_000);
});

test('every keyword that the validators know has its words', () => {
  const files = VALIDATOR_FILES.filter((file) => file.endsWith('.js'));
  const text = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).join('\n');
  const keywords = new Set([...text.matchAll(/keyword:\s*"(\w+)"/g)].map(([, keyword = '']) => keyword));
  expect(keywords).toContain('dependentRequired');
  expect([...keywords].filter((keyword) => !SUMS.has(keyword) && !Object.hasOwn(WORDINGS, keyword))).toEqual([]);
});

test('a keyword without words is named', () => {
  const error: SchemaError = {
    instancePath: '/a',
    schemaPath: '#/multipleOf',
    keyword: 'multipleOf',
    params: {},
    data: 7,
  };
  expect(describe([error], 'f.json')).toBe('f.json: /a is 7, and breaks the rule “multipleOf” of its schema.');
});
