import { readJob } from './read-job.ts';
import type { JobCall, ReadJob } from './read-job.ts';
import type { InvalidExample } from './rule-table.ts';
import type { Example } from '../kit/rule.ts';
import { JOB_OWNER } from '../drivers/job.ts';
import { LANGUAGES } from '../drivers/languages.ts';

const RECORD = { uniqId: 'a', identifier: 'menu.a', text: 'A', attributes: { serviceType: 'html' } };
const JOB = {
  jobType: 'file-post-import',
  ...JOB_OWNER,
  file: { id: 7, name: 'menu.json', content: 'eyJhIjoiQSJ9' },
  sourceLanguage: LANGUAGES.en,
  targetLanguages: [] as readonly unknown[],
  strings: [RECORD] as readonly unknown[],
};
type Part = Readonly<Record<string, unknown>>;

/** A call with that body, to be compared with the job above. */
function call(
  body: unknown,
  more: Partial<JobCall> = {},
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): ReadJob {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readJob({
    received: {
      method: 'POST',
      path: '/app/module-a',
      query: new URLSearchParams(),
      headers,
      body: text,
      isUtf8: true,
      size: text.length,
    },
    operation: 'import',
    jobType: 'file-post-import',
    project: JOB.project,
    file: { id: 7, name: 'menu.json', content: '{"a":"A"}' },
    source: LANGUAGES.en,
    targets: [],
    strings: [RECORD],
    serviceTypeName: 'serviceType',
    ...more,
  });
}

const job = (more: Part, about: Partial<JobCall> = {}) => call({ ...JOB, ...more }, about);
const organization = (more: Part) => job({ organization: { ...JOB.organization, ...more } });
const project = (more: Part) => job({ project: { ...JOB.project, ...more } });
const file = (more: Part, about: Partial<JobCall> = {}) => job({ file: { ...JOB.file, ...more } }, about);
const english = (more: Part) => job({ sourceLanguage: { ...LANGUAGES.en, ...more } });
const linked = (stringsFile: string | null) =>
  job({ strings: undefined, stringsUrl: 'https://files.example/1' }, { stringsFile });
const into = (
  operation: JobCall['operation'],
  targets: readonly (keyof typeof LANGUAGES)[],
  actual: readonly (keyof typeof LANGUAGES)[],
) =>
  job(
    { targetLanguages: actual.map((id) => LANGUAGES[id]) },
    { operation, targets: targets.map((id) => LANGUAGES[id]) },
  );
const large = (): ReadJob => {
  const sample = job({});
  return { ...sample, received: { ...sample.received, size: 6_000_000 } };
};
const notUtf8 = (): ReadJob => {
  const sample = job({});
  return { ...sample, received: { ...sample.received, isUtf8: false } };
};

/** Jobs that each violate one requirement. */
// prettier-ignore
export const INVALID_JOBS: readonly InvalidExample<ReadJob>[] = [
  { title: 'a form', violates: 'module.call.body', input: call('jobType=file-post-import') },
  { title: 'six megabytes', violates: 'module.limits.request', input: large() },
  { title: 'another encoding', violates: 'module.request.json', input: notUtf8() },
  { title: 'no content type', violates: 'module.request.content-type', input: call(JOB, {}, {}) },
  { title: 'another jobType', violates: 'module.request.job-type', input: job({ jobType: 'file-pre-import' }) },
  { title: 'no organization', violates: 'module.request.organization', input: job({ organization: undefined }) },
  { title: 'an organization by name', violates: 'module.request.organization.id', input: organization({ id: 'acme' }) },
  { title: 'no domain', violates: 'module.request.organization.domain', input: organization({ domain: null }) },
  { title: 'another web address', violates: 'module.request.organization.base-url', input: organization({ baseUrl: 'https://other.example' }) },
  { title: 'a web address without a domain', violates: 'module.request.organization.base-url', input: organization({ domain: '', baseUrl: 'https://' }) },
  { title: 'no API address', violates: 'module.request.organization.api-base-url', input: organization({ apiBaseUrl: '/api' }) },
  { title: 'no project', violates: 'module.request.project', input: job({ project: 1 }) },
  { title: 'another project', violates: 'module.request.project.id', input: project({ id: 2 }) },
  { title: 'no identifier', violates: 'module.request.project.identifier', input: project({ identifier: undefined }) },
  { title: 'no name', violates: 'module.request.project.name', input: project({ name: undefined }) },
  { title: 'no file', violates: 'module.request.file', input: job({ file: 'menu.json' }) },
  { title: 'another file', violates: 'module.request.file.id', input: file({ id: 8 }) },
  { title: 'a path for a name', violates: 'module.request.file.name', input: file({ name: '/files/menu.json' }) },
  { title: 'content as it is', violates: 'module.request.file.content', input: file({ content: '{"a":"A"}' }) },
  { title: 'content without padding', violates: 'module.request.base64', input: file({ content: 'eyJhIjoxMn0' }, { file: { id: 7, name: 'menu.json', content: '{"a":12}' } }) },
  { title: 'content for addresses', violates: 'module.request.file.content', input: file({ content: 'eyJhIjoiPz8-In0=' }, { file: { id: 7, name: 'menu.json', content: '{"a":"??>"}' } }) },
  { title: 'an address with other content', violates: 'module.request.file.content-url', input: file({ content: undefined, contentUrl: 'https://files.example/1' }, { contentFile: 'other' }) },
  { title: 'no content', violates: 'module.request.file.content-or-url', input: file({ content: undefined }) },
  { title: 'another source language', violates: 'module.request.source-language', input: job({ sourceLanguage: LANGUAGES.de }) },
  { title: 'one target language in place of an array', violates: 'module.request.target-languages', input: job({ targetLanguages: LANGUAGES.uk }) },
  { title: 'target languages of a new file', violates: 'module.request.target-languages.new-file', input: into('import', [], ['uk', 'de']) },
  { title: 'no target language of translations', violates: 'module.request.target-languages.translations', input: into('import_translations', ['uk'], []) },
  { title: 'one language of a multilingual file', violates: 'module.request.target-languages.multilingual', input: into('import', ['uk', 'de'], ['uk']) },
  { title: 'strings in an object', violates: 'module.request.strings', input: job({ strings: { a: RECORD } }) },
  { title: 'neither strings nor an address', violates: 'module.request.strings-or-url', input: job({ strings: undefined }) },
  { title: 'an address that is none', violates: 'module.request.strings-url', input: job({ strings: undefined, stringsUrl: 'strings.ndjson' }) },
  { title: 'an array of strings at the address', violates: 'module.request.strings-url.lines', input: linked(JSON.stringify([RECORD])) },
  { title: 'a string without its uniqId', violates: 'module.request.string-record', input: job({ strings: [{ ...RECORD, uniqId: undefined }] }) },
  { title: 'a string is missing', violates: 'module.call.after-parsing', input: job({ strings: [] }) },
  { title: 'a language code in place of its id', violates: 'module.language.id', input: english({ id: 'en-US' }) },
  { title: 'a language without a name', violates: 'module.language.name', input: english({ name: undefined }) },
  { title: 'no editorCode', violates: 'module.language.editor-code', input: english({ editorCode: undefined }) },
  { title: 'no twoLettersCode', violates: 'module.language.two-letters-code', input: english({ twoLettersCode: undefined }) },
  { title: 'no threeLettersCode', violates: 'module.language.three-letters-code', input: english({ threeLettersCode: undefined }) },
  { title: 'no locale', violates: 'module.language.locale', input: english({ locale: undefined }) },
  { title: 'no androidCode', violates: 'module.language.android-code', input: english({ androidCode: undefined }) },
  { title: 'no osxCode', violates: 'module.language.osx-code', input: english({ osxCode: undefined }) },
  { title: 'no osxLocale', violates: 'module.language.osx-locale', input: english({ osxLocale: undefined }) },
  { title: 'no plural categories', violates: 'module.language.plural-category-names', input: english({ pluralCategoryNames: 2 }) },
  { title: 'no plural rules', violates: 'module.language.plural-rules', input: english({ pluralRules: null }) },
];

/** Jobs that violate nothing. */
// prettier-ignore
export const VALID_JOBS: readonly Example<ReadJob>[] = [
  { title: 'all inline', input: job({}) },
  { title: 'all by address, in lines of every kind', input: call({ ...JOB, file: { id: 7, name: 'menu.json', contentUrl: 'https://files.example/2' }, strings: undefined, stringsUrl: 'https://files.example/1' }, { contentFile: '{"a":"A"}', stringsFile: `\r\n${JSON.stringify(RECORD)}` }) },
  { title: 'addresses that the kit does not ask', input: call({ ...JOB, strings: undefined, stringsUrl: 'https://files.example/1' }, { stringsFile: null }) },
  { title: 'further fields', input: job({ version: 1, organization: { ...JOB.organization, name: 'Acme' } }) },
  { title: 'a domain beyond ASCII, with a port', input: organization({ domain: 'büro.example:8443', baseUrl: 'https://büro.example:8443' }) },
  { title: 'translations', input: into('import_translations', ['uk'], ['uk']) },
  { title: 'several languages in another order', input: into('import', ['uk', 'de'], ['de', 'uk']) },
  { title: 'another name of the type', input: job({ strings: [{ ...RECORD, attributes: { crowdinType: 'html' } }] }, { serviceTypeName: 'crowdinType' }) },
];
