import { expect, test } from 'vitest';
import { MAX_INTERPRETED } from './list-filter.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import { addresses, readBody, openService, type TestClient } from '../service/test-client.ts';

interface Page {
  readonly data: readonly { readonly data: Readonly<Record<string, unknown>> }[];
  readonly pagination: object;
}

const page = async (answer: Response) => (await answer.json()) as Page;
const records = async (client: TestClient, path: string, base?: string) =>
  (await page(await client.get(path, undefined, base))).data.map((item) => item.data);
const asked = (path: string, expression: string) => `${path}?croql=${encodeURIComponent(expression)}`;

// prettier-ignore
for (const { path, expression, ids } of [
  { path: '/projects/1/strings', expression: 'count of translations = 2', ids: [107] },
  { path: '/projects/1/strings', expression: 'is hidden or is duplicate', ids: [105, 106] },
  { path: '/projects/1/strings', expression: 'text contains "Checkout" and id of file = 7', ids: [101, 106] },
  { path: '/projects/1/strings', expression: 'count of translations where (user = @user:"dave") > 0', ids: [102, 107] },
  { path: '/projects/1/strings', expression: 'count of languages summary = 0', ids: [105] },
  { path: '/projects/2/strings', expression: '', ids: [201, 202, 203] },
  { path: '/tms/1/segments', expression: 'count of records where (usageCount > 0) > 0', ids: [1] },
  { path: '/glossaries/1/terms', expression: 'status = "not_recommended" or partOfSpeech = "propn"', ids: [2, 4] },
  { path: '/glossaries/1/terms', expression: "createdAt > '2023-12-31 00:00:00'", ids: [4] },
]) {
  test(`${path} with “${expression}” lists ${ids.join(', ')}`, async () => {
    const client = await openService();
    expect((await records(client, asked(path, expression))).map((record) => record['id'])).toEqual(ids);
  });
}

test('translations are listed in one language, plural forms of one string as one record', async () => {
  const client = await openService();
  const listed = await records(client, '/projects/1/languages/uk/translations');
  expect(listed.map((record) => record['contentType'])).toContain('application/vnd.crowdin.text+plural');
  const plural = listed.find((record) => record['stringId'] === 103)!;
  expect(plural['plurals']).toHaveLength(4);
  const few = await records(client, asked('/projects/1/languages/uk/translations', 'plural form = "few"'));
  expect(few).toEqual([{ ...plural, plurals: [(plural['plurals'] as object[])[1]] }]);
});

test('an expression selects the same of a long list, whether it has been compiled or not', async () => {
  const client = await openService();
  const strings = Array.from({ length: 3 * MAX_INTERPRETED }, (_, index) => ({
    ...{ id: index + 1, text: `Text ${index + 1}`, identifier: `key-${index + 1}` },
  }));
  const [project, ...projects] = demoDataset.projects!;
  const dataset = { ...demoDataset, projects: [{ ...project, strings }, ...projects] };
  expect((await client.state('the dataset is', { dataset })).status).toBe(200);
  const select = async (digit: string) => {
    const expected = strings.map(({ id }) => id).filter((id) => String(id).includes(digit));
    const path = asked('/projects/1/strings', `text contains "${digit}"`);
    expect((await records(client, `${path}&limit=500`)).map((record) => record['id'])).toEqual(expected);
  };
  for (const _ of ['half interpreted', 'compiled', 'cached']) await select('7');
  for (const _ of ['compiled as another one was', 'cached']) await select('8');
});

test('a page follows limit and offset, and repeats them', async () => {
  const client = await openService();
  const second = await page(await client.get('/projects/1/strings?limit=3&offset=3'));
  expect(second.data.map((item) => item.data['id'])).toEqual([104, 105, 106]);
  expect(second.pagination).toEqual({ offset: 3, limit: 3 });
});

test('a list can be sorted', async () => {
  const client = await openService();
  const listed = await records(client, '/glossaries/1/terms?orderBy=createdAt%20desc,text');
  expect(listed.map((record) => record['id'])).toEqual([4, 3, 2, 1]);
});

test('“+” and “%20” are both a space', async () => {
  const client = await openService();
  expect(await records(client, '/projects/1/strings?croql=is+hidden')).toEqual(
    await records(client, '/projects/1/strings?croql=is%20hidden'),
  );
});

// prettier-ignore
for (const { query, key, code } of [
  { query: 'croql=text%20contains', key: 'croql', code: 'croqlInvalidSyntax' },
  { query: 'croql=nothing%20of%20the%20kind%20%3D%201', key: 'croql', code: 'croqlInvalidLogic' },
  { query: 'croql=isPassedWorkflow', key: 'croql', code: 'croqlInvalidLogic' },
  { query: 'croql=count%20of%20translations', key: 'croql', code: 'croqlInvalidLogic' },
  { query: 'croql=%FF', key: 'croql', code: 'encoding' },
  { query: 'croql=is+hidden&croql=is+hidden', key: 'croql', code: 'repeated' },
  { query: `croql=${'('.repeat(70_000)}`, key: 'croql', code: 'tooLong' },
  { query: 'croql=is+hidden&fileId=7', key: 'fileId', code: 'notTogetherWithCroql' },
  { query: 'limit=501', key: 'limit', code: 'notBetween' },
  { query: 'limit=0', key: 'limit', code: 'notBetween' },
  { query: 'limit=ten', key: 'limit', code: 'notBetween' },
  { query: 'offset=-1', key: 'offset', code: 'notBetween' },
]) {
  test(`?${query.slice(0, 50)} is refused for ${key}`, async () => {
    const answer = await (await openService()).get(`/projects/1/strings?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ errors: [{ error: { key, errors: [{ code, message: expect.any(String) }] } }] });
  });
}

test('the enterprise edition has members that the hosted one does not', async () => {
  const client = await openService();
  const listed = await records(client, asked('/projects/1/strings', 'isPassedWorkflow'), addresses.enterpriseBaseUrl);
  expect(listed.map((record) => record['id'])).toEqual([108]);
});

for (const path of [
  '/projects/9/strings',
  '/projects/x/strings',
  '/projects/1/languages/xx/translations',
  '/tms/9/segments',
  '/nothing',
]) {
  test(`${path} is not found`, async () => {
    const answer = await (await openService()).get(path);
    expect(answer.status).toBe(404);
    expect(await readBody(answer)).toEqual({ error: { message: 'Resource Not Found', code: 404 } });
  });
}

// prettier-ignore
for (const { scope, path, status } of [
  { scope: 'project', path: '/projects/1/strings', status: 200 },
  { scope: 'project.source.string', path: '/projects/1/strings', status: 200 },
  { scope: 'project.source', path: '/projects', status: 403 },
  { scope: 'projector', path: '/projects/1/strings', status: 403 },
  { scope: 'tm', path: '/tms/1/segments', status: 200 },
  { scope: 'tm', path: '/glossaries/1/terms', status: 403 },
]) {
  test(`a token for ${scope} gets ${status} at ${path}`, async () => {
    const client = await openService();
    expect((await client.get(path, await client.signIn(scope))).status).toBe(status);
  });
}

test('a page out of 100 000 strings is found without building the rest', async () => {
  const strings = Array.from({ length: 100_000 }, (_, index) => ({
    id: index + 1,
    text: `Text ${index}`,
    'is hidden': index % 2 === 1,
  }));
  const languages = [{ id: 'en' }];
  const project = { id: 1, identifier: 'big', name: 'Big', sourceLanguageId: 'en', targetLanguageIds: [], strings };
  const client = await openService({ dataset: { languages, projects: [project] } });
  const listed = await records(client, `${asked('/projects/1/strings', 'is hidden')}&offset=49990&limit=500`);
  expect(listed.map((record) => record['id'])).toEqual([
    99982, 99984, 99986, 99988, 99990, 99992, 99994, 99996, 99998, 100000,
  ]);
});

test('a repeated expression sees the current data', async () => {
  const client = await openService();
  const path = asked('/projects/1/strings', 'is hidden');
  for (let time = 0; time < 3; time++) expect(await records(client, path)).toHaveLength(1);
  const { dataset } = client.service.snapshot();
  const [project, ...others] = dataset.projects!;
  const strings = project!.strings!.map((string) => ({ ...string, 'is hidden': true }));
  client.service.load({ ...dataset, projects: [{ ...project!, strings }, ...others] });
  expect(await records(client, path)).toHaveLength(strings.length);
});

test('a repeated expression about today sees the current day', async () => {
  const now = new Date('2024-02-29T12:00:00Z');
  const strings = [{ id: 1, text: 'Soon', added: '2024-03-02 00:00:00' }];
  const project = { id: 1, identifier: 'p', name: 'P', sourceLanguageId: 'en', targetLanguageIds: [], strings };
  const dataset = { users: [{ id: 1, login: 'alice' }], languages: [{ id: 'en' }], projects: [project] };
  const client = await openService({ dataset, clock: () => now });
  const token = client.service.token({ expiresIn: 10 * 86_400 });
  const found = async () => (await page(await client.get(asked('/projects/1/strings', "added < 'today'"), token))).data;
  for (let time = 0; time < 3; time++) expect(await found()).toEqual([]);
  client.service.advance({ days: 5 });
  expect(await found()).toHaveLength(1);
});

// prettier-ignore
for (const { query, correction } of [
  { query: 'page=2', correction: 'Send only parameters that it has: branchId, croql, denormalizePlaceholders' },
  { query: 'CroQL=is%20hidden', correction: 'Send croql in its place; the list has ' },
  { query: 'limit=5&ofset=5', correction: 'Send offset in its place; ' },
]) {
  test(`a list ignores what it does not know of ?${query}, and verify says so each time`, async () => {
    const client = await openService();
    for (const _ of ['first', 'cached']) {
      expect((await client.get(`/projects/1/strings?${query}`)).status).toBe(200);
      expect(() => client.service.verify()).toThrow(correction);
    }
    expect((await client.get(`/projects/1/strings?${query}`)).status).toBe(200);
    expect(client.service.verify({ allow: ['lists.unknown-parameters'] })).toHaveLength(1);
  });
}

test('what lists are known to take is no finding', async () => {
  const client = await openService();
  await client.get('/projects/1/strings?limit=5&offset=0&orderBy=id&fileId=7&denormalizePlaceholders=1');
  await client.get('/projects?hasManagerAccess=1&');
  expect(client.service.verify()).toEqual([]);
});
