import { expect, test } from 'vitest';
import { createAppExaminer, MODULE_WAIT } from './judge-app.ts';
import type { Observed } from './observed.ts';
import type { Route } from './routes.ts';

const TARGET = 'https://app.example/base';
const ROUTE: Route = { roles: ['app'], target: TARGET, proxy: 'http://127.0.0.1:1' };

const LANGUAGE = {
  ...{ id: 'en', name: 'English', editorCode: 'en', twoLettersCode: 'en', threeLettersCode: 'eng', locale: 'en-US' },
  ...{ androidCode: 'en-rUS', osxCode: 'en.lproj', osxLocale: 'en', pluralCategoryNames: ['one', 'other'] },
  pluralRules: '(n != 1)',
};
const STRING = { uniqId: 'a', identifier: 'menu.open', text: 'Open' };
const JOB = {
  jobType: 'file-post-import',
  organization: {
    ...{ id: 1, domain: 'acme.example', baseUrl: 'https://acme.example', apiBaseUrl: 'https://api.acme.example' },
  },
  project: { id: 1, identifier: 'demo', name: 'Demo' },
  file: { id: 7, name: 'menu.json', content: btoa('{"menu.open":"Open"}') },
  sourceLanguage: LANGUAGE,
  targetLanguages: [],
  strings: [STRING],
};
const RESULT = { data: { strings: [{ ...STRING, text: 'OPEN' }] } };

interface Called {
  readonly job?: unknown;
  readonly response?: unknown;
  readonly status?: number;
  readonly type?: string;
  readonly path?: string;
  readonly method?: string;
  readonly failure?: Observed['failure'];
}

const copy = (text: string) => ({ bytes: Buffer.from(text), size: Buffer.byteLength(text), isWhole: true });
const asText = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

const observe = ({ job = JOB, response = RESULT, status = 200, type, path, method, failure }: Called): Observed => ({
  startedAt: 0,
  durationMs: failure ? MODULE_WAIT : 20,
  request: {
    method: method ?? 'POST',
    url: `${TARGET}${path ?? '/process'}`,
    headers: { 'content-type': 'application/json' },
    body: copy(method === 'GET' ? '' : asText(job)),
  },
  ...(failure
    ? { failure }
    : {
        response: { status, headers: { 'content-type': [type ?? 'application/json'] }, body: copy(asText(response)) },
      }),
});

async function judgeOne(called: Called, jobType = 'file-post-import'): Promise<readonly string[]> {
  const { found } = await createAppExaminer(jobType)(observe(called), ROUTE);
  return found.filter(({ weight }) => weight === 'fail').map(({ side, requirement }) => `${side} ${requirement}`);
}

const { pluralRules: _, ...noRules } = LANGUAGE;

// Each finding stands above the variations of it that conform.
// prettier-ignore
for (const { title, called, found = [] } of [
  { title: 'a job and its strings', called: {} },
  { title: 'a job by addresses', called: { job: { ...JOB, strings: undefined, stringsUrl: 'https://files.example/1', file: { id: 7, name: 'a', contentUrl: 'https://files.example/2' } } } },
  { title: 'a job of another type', called: { job: { ...JOB, jobType: 'post-import-file' } }, found: ['service module.request.job-type'] },
  { title: 'a project whose id is a text', called: { job: { ...JOB, project: { ...JOB.project, id: '1' } } }, found: ['service module.request.project.id'] },
  { title: 'a file without a name', called: { job: { ...JOB, file: { id: 7, content: '' } } }, found: ['service module.request.file.name'] },
  { title: 'a language without plural rules', called: { job: { ...JOB, sourceLanguage: noRules } }, found: ['service module.language.plural-rules'] },
  { title: 'a string without a key', called: { job: { ...JOB, strings: [{ uniqId: 'a', text: 'Open' }] } }, found: ['service module.request.string-record'] },
  { title: 'neither strings nor their address', called: { job: { ...JOB, strings: undefined } }, found: ['service module.request.strings-or-url'] },
  { title: 'an error with a message', called: { response: { error: { message: 'The file is empty.' } } } },
  { title: 'an error without a message', called: { response: { error: {} } }, found: ['app module.response.error-message'] },
  { title: 'a page in place of a response', called: { response: '<html>', type: 'text/html' }, found: ['app module.response.answered'] },
  { title: 'a returned string without a text', called: { response: { data: { strings: [{ uniqId: 'a', identifier: 'a' }] } } }, found: ['app module.response.text'] },
  { title: 'two returned strings with one id', called: { response: { data: { strings: [STRING, STRING] } } }, found: ['app module.response.uniq-id-unique'] },
  { title: 'a string more', called: { response: { data: { strings: [STRING, { ...STRING, uniqId: 'b' }] } } } },
  { title: 'strings and a preview at an address', called: { response: { data: { stringsUrl: 'https://app.example/1', previewUrl: 'https://app.example/2' } } } },
  { title: 'an app that refuses its caller', called: { status: 403, response: { error: 'no' } } },
  { title: 'an app that is silent for two minutes', called: { failure: { code: 'timeout' as const, detail: 'nothing came' } }, found: ['app module.limits.answer-in-time'] },
  { title: 'a service that hangs up', called: { failure: { code: 'client-left' as const, detail: 'the client left' } } },
  { title: 'a page of the app', called: { method: 'GET', path: '/settings', response: '<html>', type: 'text/html' } },
  { title: 'an install event', called: { path: '/installed', job: { appId: 'x' }, response: '', status: 204 } },
  { title: 'a manifest', called: { method: 'GET', path: '/manifest.json', response: { modules: { 'file-post-import': [{ key: 'm', url: '/process' }] } } } },
  { title: 'a manifest whose module has no url', called: { method: 'GET', path: '/manifest.json', response: { modules: { 'file-post-import': [{ key: 'm' }] } } }, found: ['app module.manifest.url'] },
] as readonly { readonly title: string; readonly called: Called; readonly found?: readonly string[] }[])
  test(`${title}: ${found.length === 0 ? 'no finding' : found.join(', ')}`, async () => {
    expect(await judgeOne(called)).toEqual(found);
  });

test('a job type that the app is known to use is right', async () => {
  expect(await judgeOne({ job: { ...JOB, jobType: 'post-import-file' } }, 'post-import-file')).toEqual([]);
});

test('what cannot be wrong is not decided', async () => {
  const { decided } = await createAppExaminer('file-post-import')(observe({}), ROUTE);
  expect(decided).toContain('module.request.project.id');
  expect(decided).not.toContain('module.call.after-parsing');
  expect(decided).not.toContain('module.request.target-languages.new-file');
});
