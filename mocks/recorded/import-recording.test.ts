import { expect, test } from 'vitest';
import { createCannedApp } from './canned-jobs.ts';
import { importRecording } from './import-recording.ts';
import { takeProfile } from '../rules/profile-resolutions.ts';
import { createService } from '../service/create-service.ts';
import type { ServiceResolutions } from '../rules/resolutions.ts';

const OPTIONS = { kit: { name: 'locspec', version: '0.0.0' }, date: '2024-01-01T00:00:00Z' };

interface Recorded {
  readonly method?: string;
  readonly url: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly sent?: unknown;
}

/** A HAR file as browsers write it. */
const harOf = (...calls: readonly Recorded[]) => ({
  log: {
    version: '1.2',
    entries: calls.map(({ method = 'GET', url, status = 200, body, sent }) => ({
      request: {
        ...{ method, url, headers: [{ name: 'Content-Type', value: 'application/json' }] },
        ...(sent === undefined ? {} : { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } }),
      },
      response: { status, headers: [], content: { mimeType: 'application/json', text: JSON.stringify(body) } },
    })),
  },
});

const API = 'https://api.service.example/api/v2';
const PAGES = [
  '/projects',
  '/projects/1/strings?limit=500',
  `/projects/1/strings?croql=${encodeURIComponent('is hidden or text contains "a"')}`,
  '/projects/1/languages/uk/translations',
  '/projects/1/languages/de/translations',
  '/tms/1/segments',
  '/glossaries/1/terms',
  `/glossaries/1/terms?croql=${encodeURIComponent('partOfSpeech = "noun"')}`,
];

/** A recording of a reference service, as the kit resolves the gaps or otherwise. */
async function record(answers: ServiceResolutions = {}, paths: readonly string[] = PAGES) {
  const service = createService({ answers });
  const headers = { authorization: `Bearer ${service.token()}` };
  const calls = [];
  for (const path of paths) {
    const response = await service.fetch(`${service.baseUrl}/api/v2${path}`, { headers });
    calls.push({ url: API + path, status: response.status, body: await response.json() });
  }
  return calls;
}

test('the same requests get the same answers', async () => {
  const calls = await record();
  const imported = await importRecording(harOf(...calls), OPTIONS);
  const service = createService({ dataset: imported.dataset, answers: takeProfile(imported.profile).answers });
  const headers = { authorization: `Bearer ${service.token()}` };
  for (const { url, body } of calls) {
    const response = await service.fetch(service.baseUrl + url.slice('https://api.service.example'.length), {
      headers,
    });
    expect(await response.json()).toEqual(body);
  }
  expect(imported.notDerived.filter((sentence) => /^(?:The records|The status|Fields)/.test(sentence))).toEqual([]);
});

test('what a dataset cannot hold, and what no list showed, is named', async () => {
  const [projects, ...calls] = await record({}, [
    '/projects',
    '/projects/1/strings',
    `/projects/1/strings?croql=${encodeURIComponent('count of translations > 0')}`,
  ]);
  const records = (projects!.body as { data: { data: object }[] }).data.map(({ data }) => ({
    data: { ...data, isExternal: true },
  }));
  const har = harOf({ ...projects!, body: { ...(projects!.body as object), data: records } }, ...calls);
  const { notDerived } = await importRecording(har, OPTIONS);
  expect(notDerived).toContain('Comments and screenshots of strings.');
  expect(notDerived).toContain('Fields of records at /api/v2/projects: isExternal.');
  expect(notDerived.at(-1)).toMatch(
    /^The records of GET \/api\/v2\/projects\/1\/strings\?croql=count of translations > 0: the mock selects 0 where \d+ came\.$/,
  );
});

for (const answers of [
  { 'lists.envelope': 'array', 'lists.pagination': 'none' },
  { 'lists.envelope': 'data', 'lists.term-values': 'codes' },
  { 'lists.page-size': '7' },
  { 'croql.malformed': 'other-4xx' },
] as const satisfies readonly ServiceResolutions[])
  test(`the profile shows ${JSON.stringify(answers)}`, async () => {
    const paths = [
      '/projects/1/strings',
      '/glossaries/1/terms?limit=500',
      `/projects/1/strings?croql=${encodeURIComponent('text ==')}`,
    ];
    const { profile } = await importRecording(harOf(...(await record(answers, paths))), OPTIONS);
    expect(takeProfile(profile).answers).toMatchObject(answers);
  });

const JOB = {
  jobType: 'file-post-import',
  file: { id: 1, name: 'a.json', contentUrl: 'https://x/1' },
  targetLanguages: [],
  strings: [{ uniqId: 'a', identifier: 'a', text: 'Secret' }],
};
const jobCall = {
  method: 'POST',
  url: 'https://app.example/process?jwtToken=x',
  sent: JOB,
  body: { data: { strings: [] } },
};

test('a recorded job gets its recorded response, and another one a message', async () => {
  const { jobs } = await importRecording(harOf(jobCall), OPTIONS);
  const app = createCannedApp(jobs);
  const send = async (job: object) =>
    (await app(new Request('https://canned.invalid/process', { method: 'POST', body: JSON.stringify(job) }))).json();
  expect(await send({ ...JOB, file: { ...JOB.file, contentUrl: 'https://x/2' } })).toEqual({ data: { strings: [] } });
  expect(await send({ ...JOB, strings: [] })).toEqual({ error: { message: 'This job is not in the recording.' } });
});

test('an import can be imported again', async () => {
  const imported = await importRecording(harOf(...(await record()), jobCall), OPTIONS);
  expect(await importRecording(JSON.parse(JSON.stringify(imported)), OPTIONS)).toEqual(imported);
});

test('an anonymised import holds none of the texts, and as many of each kind', async () => {
  const calls = await record();
  const har = harOf(...calls, jobCall);
  const plain = await importRecording(har, OPTIONS);
  const anonymous = await importRecording(har, { ...OPTIONS, anonymousBy: Buffer.from('key') });
  const text = JSON.stringify(anonymous);
  for (const word of ['alice', 'Secret', 'Hello', 'service.example']) expect(text).not.toContain(word);
  const texts = ({ dataset }: typeof plain) =>
    dataset.projects!.flatMap(({ strings = [] }) => strings.map((one) => one.text));
  expect(texts(anonymous).map((one) => JSON.stringify(one).length)).toEqual(
    texts(plain).map((one) => JSON.stringify(one).length),
  );
  expect(new Set(texts(anonymous).map(String)).size).toBe(new Set(texts(plain).map(String)).size);
  expect(anonymous.dataset.languages).toEqual(plain.dataset.languages);
});

// prettier-ignore
for (const { title, content, says } of [
  { title: 'a list', content: [], says: 'it has no “log”, so it is no HAR file' },
  { title: 'an object of another kind', content: { log: {} }, says: 'its log has no “entries”, so it is no HAR file' },
  { title: 'an entry that is a text', content: { log: { entries: ['x'] } }, says: 'its entry 0 has no request' },
  { title: 'a request without an address', content: { log: { entries: [{ request: { method: 'GET', url: 'x' } }] } }, says: 'the request of its entry 0 has no method or no address' },
  { title: 'a recording of something else', content: harOf({ url: 'https://else.example/', body: {} }), says: 'it has neither a list of the service nor a job of a module' },
  { title: 'something nested without an end', content: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) as unknown, says: 'it is nested too deep' },
  { title: 'too many entries', content: { log: { entries: new Array(100_001).fill({}) as unknown[] } }, says: 'it has more than 100000 entries' },
  { title: 'an import of another version', content: { kind: 'locspec import', format: 2 }, says: 'it is no import of this version' },
  { title: 'an import whose dataset is none', content: { kind: 'locspec import', format: 1, dataset: { users: 1 }, profile: {}, jobs: [], notDerived: [] }, says: 'its dataset has a mistake: /users: ' },
])
  test(`${title} is refused in a clause`, async () => {
    await expect(importRecording(content, OPTIONS)).rejects.toThrow(says);
  });

test('hostile records are left out, and nothing of them is executed', async () => {
  const records = [
    {
      id: 1,
      identifier: '__proto__',
      text: { __proto__: 'x', one: 'a' },
      fields: JSON.parse('{"__proto__":"x"}') as object,
    },
    { id: '2', text: 'an id that is no number' },
    { id: 3, text: 7, maxLength: 'long', createdAt: 'never', labelIds: [{}, 4], fileId: -1 },
    { id: 1e300, text: 'an id that is too large' },
    null,
  ];
  const har = harOf({
    url: `${API}/projects/1/strings`,
    body: { data: records.filter(Boolean).map((data) => ({ data })) },
  });
  const { dataset } = await importRecording(har, OPTIONS);
  expect(dataset.projects![0]!.strings!.map(({ id }) => id)).toEqual([1, 3]);
  expect(({} as Record<string, unknown>)['one']).toBeUndefined();
});
