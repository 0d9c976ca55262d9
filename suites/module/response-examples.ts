import { readResponse } from './job-response.ts';
import type { JobResponse } from './job-response.ts';
import { MAX_PAYLOAD } from './payload-limit.ts';
import type { InvalidExample } from './rule-table.ts';
import type { AppCall } from '../drivers/call-app.ts';
import { JOB_OWNER } from '../drivers/job.ts';
import type { Job } from '../drivers/job.ts';
import { JOB_LANGUAGES, LANGUAGES } from '../drivers/languages.ts';
import type { Example } from '../kit/rule.ts';

const job: Job = {
  jobType: 'file-post-import',
  ...JOB_OWNER,
  file: { id: 7, name: 'menu.json', content: 'e30=' },
  sourceLanguage: LANGUAGES.en,
  targetLanguages: [LANGUAGES.uk],
  strings: [],
};
const PLURAL_TEXT = { one: 'a', few: 'b', many: 'c', other: 'd' };
const SENT_TEXT = 'Відкрити 🧿 файл';
/** The strings of the job. */
const SENT = [
  { uniqId: 'a', identifier: 'menu.a', text: SENT_TEXT },
  {
    ...{ uniqId: 'p', identifier: 'menu.p', hasPlurals: true, text: { one: '%d', other: '%d' } },
    translations: { uk: { text: PLURAL_TEXT } },
  },
];
const JSON_TYPE = { 'content-type': ['application/json'] };

interface Rest {
  readonly targets?: Job['targetLanguages'];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly ms?: number;
  readonly size?: number;
  readonly isUtf8?: boolean;
  readonly stringsFile?: AppCall['stringsFile'];
  readonly previewFile?: AppCall['previewFile'];
}

/** A response as if an app had given it. */
function given(
  body: unknown,
  { status = 200, headers = JSON_TYPE, ms = 5, size, isUtf8, targets = job.targetLanguages, ...files }: Rest = {},
): JobResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readResponse({
    job: { ...job, targetLanguages: targets },
    text: '{}',
    strings: SENT,
    addresses: [],
    ms,
    wait: 120_000,
    exchange: {
      request: { method: 'POST', url: 'https://app.example/process', headers: {} },
      response: {
        status,
        headers,
        body: text,
        size: size ?? text.length,
        ...(isUtf8 === undefined ? {} : { isUtf8 }),
      },
    },
    ...(files.stringsFile && { stringsFile: files.stringsFile }),
    ...(files.previewFile && { previewFile: files.previewFile }),
  });
}

const failed = (code: 'silent' | 'broken' | 'too-large'): JobResponse =>
  readResponse({
    ...{ job, text: '{}', strings: SENT, addresses: [], ms: 120_000, wait: 120_000 },
    failure: { code, detail: 'no response' },
  });

const A = { uniqId: 'a', identifier: 'menu.a', text: 'A' };
const P = { uniqId: 'p', identifier: 'menu.p', hasPlurals: true, text: { one: '%d', other: '%d' } };
const strings = (...records: readonly unknown[]) => given({ data: { strings: records } });
const a = (more: object) => strings({ ...A, ...more });
const p = (more: object) => strings({ ...P, ...more });
const uk = (entry: unknown) => ({ translations: { uk: entry } });
const regional = (translations: object) =>
  given({ data: { strings: [{ ...A, translations }] } }, { targets: [JOB_LANGUAGES['es-419']] });
const preview = (text: string) => given({ data: { strings: [A], preview: text } });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const read = (body: string, status = 200, isUtf8 = true) => ({ kind: 'read', status, body, isUtf8 }) as const;
const URL_A = 'https://app.example/a';
const linked = (stringsFile: AppCall['stringsFile'], more: object = {}) =>
  given({ data: { stringsUrl: URL_A, ...more } }, stringsFile && { stringsFile });
const page = (previewFile: AppCall['previewFile']) =>
  given({ data: { strings: [A], previewUrl: URL_A } }, previewFile && { previewFile });

/** Responses that each violate one requirement. */
// prettier-ignore
export const INVALID_RESPONSES: readonly InvalidExample<JobResponse>[] = [
  { title: 'no response in time', violates: 'module.limits.answer-in-time', input: failed('silent') },
  { title: 'a response without end', violates: 'module.limits.response', input: failed('too-large') },
  { title: 'a closed connection', violates: 'module.response.answered', input: failed('broken') },
  { title: 'a response after a minute', violates: 'module.answer-late', input: given({ data: { strings: [A] } }, { ms: 60_000 }) },
  { title: 'a response of six megabytes', violates: 'module.limits.response', input: given({ data: { strings: [A] } }, { size: 6_000_000 }) },
  { title: '304', violates: 'module.answer-unchanged', input: given('', { status: 304 }) },
  { title: 'an empty object', violates: 'module.answer-unchanged', input: given({}) },
  { title: 'a page', violates: 'module.response.answered', input: given('<html>') },
  { title: 'an array', violates: 'module.response.answered', input: given([A]) },
  { title: 'data in a string', violates: 'module.response.answered', input: given({ data: 'x' }) },
  { title: 'a page of an error', violates: 'module.response.error-message', input: given('<h1>Oops</h1>', { status: 500 }) },
  { title: 'an error without a message', violates: 'module.response.error-message', input: given({ error: { code: 7 } }) },
  { title: 'an error in a string', violates: 'module.response.error-message', input: given({ error: 'broken' }) },
  { title: 'a failure that says something else', violates: 'module.response.error-message', input: given({ message: 'broken' }, { status: 400 }) },
  { title: 'a stack trace', violates: 'module.safety.inner-workings', input: given({ error: { message: 'Error: x\n    at run (/srv/app/main.js:7:3)' } }) },
  { title: 'strings with a status of failure', violates: 'module.answer-status', input: given({ data: { strings: [A] } }, { status: 500 }) },
  { title: 'another encoding', violates: 'module.response.json', input: given({ data: { strings: [A] } }, { isUtf8: false }) },
  { title: 'a byte order mark', violates: 'module.response.json', input: given(`\ufeff${JSON.stringify({ data: { strings: [A] } })}`) },
  { title: 'texts read in another encoding', violates: 'module.response.json', input: a({ text: Buffer.from(SENT_TEXT).toString('latin1') }) },
  { title: 'question marks for letters', violates: 'module.response.json', input: a({ text: '???????? ?? ????' }) },
  { title: 'a text with a broken letter', violates: 'module.response.json', input: a({ text: 'Відкрити 🧿 фа\ufffd\ufffdл' }) },
  { title: 'a text that ends before a character beyond the BMP', violates: 'module.response.json', input: a({ text: 'Відкрити ' }) },
  { title: 'a text that ends within a character', violates: 'module.response.json', input: a({ text: 'Відкрити \ud83e' }) },
  { title: 'another content type', violates: 'module.response.content-type', input: given({ data: { strings: [A] } }, { headers: { 'content-type': ['text/plain'] } }) },
  { title: 'a name twice', violates: 'module.response.json-names', input: given('{"data":{"strings":[{"uniqId":"a","text":"x","identifier":"a","text":"y"}]}}') },
  { title: 'strings in an object', violates: 'module.response.strings', input: given({ data: { strings: { a: A } } }) },
  { title: 'a string that is none', violates: 'module.response.strings', input: strings('A') },
  { title: 'a relative stringsUrl', violates: 'module.response.strings-url', input: given({ data: { stringsUrl: '/results/1' } }) },
  { title: 'a stringsUrl where nothing is', violates: 'module.response.strings-url', input: linked(read('', 404)) },
  { title: 'a stringsUrl that gives no response', violates: 'module.response.strings-url', input: linked({ kind: 'failed', detail: 'refused' }) },
  { title: 'an array at stringsUrl', violates: 'module.response.strings-url.lines', input: linked(read(JSON.stringify([A]))) },
  { title: 'records with commas between', violates: 'module.response.strings-url.lines', input: linked(read(`${JSON.stringify(A)},\n${JSON.stringify(A)}`)) },
  { title: 'a strings file in another encoding', violates: 'module.response.strings-url.lines', input: linked(read(JSON.stringify({ ...A, text: 'caf\ufffd' }), 200, false)) },
  { title: 'other strings inline than by address', violates: 'module.response.strings-or-url', input: linked(read(JSON.stringify(A)), { strings: [{ ...A, text: 'B' }] }) },
  { title: 'no uniqId', violates: 'module.response.uniq-id', input: a({ uniqId: undefined }) },
  { title: 'a number for a uniqId', violates: 'module.response.uniq-id', input: a({ uniqId: 7 }) },
  { title: 'a uniqId twice', violates: 'module.response.uniq-id-unique', input: strings(A, { ...A, identifier: 'menu.b' }) },
  { title: 'no identifier', violates: 'module.response.identifier', input: a({ identifier: undefined }) },
  { title: 'a context of numbers', violates: 'module.response.context', input: a({ context: 7 }) },
  { title: 'a maxLength in a string', violates: 'module.response.max-length', input: a({ maxLength: '20' }) },
  { title: 'half a character', violates: 'module.response.max-length', input: a({ maxLength: 20.5 }) },
  { title: 'isHidden as a number', violates: 'module.response.is-hidden', input: a({ isHidden: 1 }) },
  { title: 'hasPlurals null', violates: 'module.response.has-plurals', input: a({ hasPlurals: null }) },
  { title: 'labels in one string', violates: 'module.response.labels', input: a({ labels: 'menu' }) },
  { title: 'a label that is a number', violates: 'module.response.labels', input: a({ labels: [1] }) },
  { title: 'attributes in an array', violates: 'module.response.attributes', input: a({ attributes: ['html'] }) },
  { title: 'a serviceType that is a number', violates: 'module.response.service-type', input: a({ attributes: { serviceType: 1 } }) },
  { title: 'a serviceType beside the attributes', violates: 'module.response.service-type', input: a({ serviceType: 'html' }) },
  { title: 'no text', violates: 'module.response.text', input: a({ text: undefined }) },
  { title: 'plural forms in a string that is not plural', violates: 'module.response.text', input: a({ text: { one: 'A', other: 'B' } }) },
  { title: 'one text in a plural string', violates: 'module.response.text-plural', input: p({ text: '%d' }) },
  { title: 'a form of a plural string that is lost', violates: 'module.response.text-plural', input: p({ text: { other: '%d' } }) },
  { title: 'plural forms that have changed places', violates: 'module.response.translation-text-plural', input: p(uk({ text: { ...PLURAL_TEXT, one: 'b', few: 'a' } })) },
  { title: 'a category that the language has not', violates: 'module.response.text-plural', input: p({ text: { one: 'A', few: 'B' } }) },
  { title: 'translations in an array', violates: 'module.response.translations', input: a({ translations: [] }) },
  { title: 'translations by the name of the language', violates: 'module.response.translations', input: a({ translations: { Ukrainian: { text: 'А' } } }) },
  { title: 'translations by the beginning of the id', violates: 'module.response.translations', input: regional({ 'es-41': { text: 'A' } }) },
  { title: 'translations by no language', violates: 'module.response.translations', input: a({ translations: { undefined: { text: 'A' } } }) },
  { title: 'translations by a sentence', violates: 'module.response.translations', input: a({ translations: { [`${'a'.repeat(10_000)}!`]: { text: 'A' } } }) },
  { title: 'a translation without a text', violates: 'module.response.translation-text', input: a(uk({ status: 'approved' })) },
  { title: 'one text in a plural translation', violates: 'module.response.translation-text-plural', input: p(uk({ text: 'А' })) },
  { title: 'a form of a plural translation that is lost', violates: 'module.response.translation-text-plural', input: p(uk({ text: { one: 'a', other: 'd' } })) },
  { title: 'a category of another language', violates: 'module.response.translation-text-plural', input: p(uk({ text: { ...PLURAL_TEXT, two: 'x' } })) },
  { title: 'an unknown status', violates: 'module.response.status', input: a(uk({ text: 'А', status: 'done' })) },
  { title: 'one status for all plural forms', violates: 'module.response.status-plural', input: p(uk({ text: PLURAL_TEXT, status: 'approved' })) },
  { title: 'a preview that is HTML as it is', violates: 'module.response.preview', input: preview('<p>A</p>') },
  { title: 'a preview that is no HTML', violates: 'module.response.preview', input: preview(base64('just text')) },
  { title: 'a preview in another encoding than it declares', violates: 'module.response.preview', input: preview(Buffer.from('<meta charset="utf-8"><p>Größe</p>', 'latin1').toString('base64')) },
  { title: 'a preview in base64 for addresses', violates: 'module.response.preview', input: preview(base64('<p>ÿþ?>~~~</p>').replaceAll('+', '-').replaceAll('/', '_')) },
  { title: 'a preview in base64 without padding', violates: 'module.response.base64', input: preview(base64('<p>A</p>').replaceAll('=', '')) },
  { title: 'a preview with a script', violates: 'module.safety.preview-scripts', input: preview(base64('<p>A</p><script>alert(1)</script>')) },
  { title: 'a preview with a handler', violates: 'module.safety.preview-scripts', input: preview(base64('<p title="a > b" onclick=alert(1)>A</p>')) },
  { title: 'a preview with a link that is a script', violates: 'module.safety.preview-scripts', input: preview(base64("<p>A</p><a class=b href=' javascript:alert(1)'>B</a>")) },
  { title: 'a previewUrl where nothing is', violates: 'module.response.preview-url', input: page(read('', 404)) },
  { title: 'a preview of plural strings', violates: 'module.response.preview-without-plurals', input: given({ data: { strings: [P], preview: base64('<p>A</p>') } }) },
  { title: 'a preview by address of plural strings', violates: 'module.response.preview-without-plurals', input: given({ data: { strings: [P], previewUrl: URL_A } }, { previewFile: read('<p>A</p>') }) },
];

/** Responses that violate nothing. */
// prettier-ignore
export const VALID_RESPONSES: readonly Example<JobResponse>[] = [
  { title: 'the least that a string needs', input: a({}) },
  { title: 'every field', input: a({ context: '', maxLength: null, isHidden: null, hasPlurals: false, labels: ['x'], attributes: { serviceType: 'html', other: 1 }, ...uk({ text: '', status: 'untranslated' }) }) },
  { title: 'a text without its signs, in capitals', input: a({ text: 'ВІДКРИТИ  ФАЙЛ?' }) },
  { title: 'a text of the app with an unknown character', input: a({ text: 'Text \ufffd of the file', context: '???' }) },
  { title: 'unknown fields', input: given({ data: { strings: [{ ...A, colour: 'red' }], took: 7 }, version: 1 }) },
  { title: 'no strings at all', input: strings() },
  { title: 'plural strings', input: p(uk({ text: PLURAL_TEXT, status: { one: 'approved', few: 'translated', many: 'untranslated', other: 'translated' } })) },
  { title: 'new plural strings of fewer forms', input: p({ uniqId: 'new', text: { other: '%d' } }) },
  { title: 'one form for all categories', input: p(uk({ text: { one: 'd', few: 'd', many: 'd', other: 'd' } })) },
  { title: 'a translation under a part of an id beside that under the id', input: regional({ 'es-419': { text: 'A' }, 'es-4': { text: 'B' } }) },
  { title: 'a translation into a language that is not asked for', input: a({ translations: { fr: { text: 'A' } } }) },
  { title: 'a translation into a language of its own', input: a({ translations: { 'sr-Latn_RS@cyrl': { text: 'A' }, Klingon: { text: 'B' } } }) },
  { title: '201 and a content type with a charset', input: given({ data: { strings: [A] } }, { status: 201, headers: { 'content-type': ['application/json; charset=utf-8'] } }) },
  { title: 'strings by address in lines of every kind', input: linked(read(`${JSON.stringify(A)}\n\r\n ${JSON.stringify({ ...A, uniqId: 'b' })}`)) },
  { title: 'strings at an address that the kit does not read', input: linked({ kind: 'unread' }) },
  { title: 'an error', input: given({ error: { message: 'The file has no header.' } }) },
  { title: 'an error beside empty data', input: given({ data: {}, error: { message: 'No.' } }) },
  { title: 'an error with a status of failure', input: given({ error: { message: 'No.', code: 500 } }, { status: 500 }) },
  { title: 'no error', input: given({ data: { strings: [A] }, error: null }) },
  { title: 'a preview', input: preview(base64('<!doctype html><p>A</p>')) },
  { title: 'a preview with an attribute that begins as a handler does', input: preview(base64('<p id="<b title="Once">a</b>" title="b">A</p>')) },
  { title: 'a preview with scripts in the values of attributes', input: preview(base64('<p title="<script>alert(1)</script> onclick=a" data-on=\'href=javascript:\'>&lt;script></p>')) },
  { title: 'a preview that declares its encoding', input: preview(base64('<meta charset="utf-8"><p>Größe – 文字</p>')) },
  { title: 'an empty preview of plural strings', input: given({ data: { strings: [P], preview: '' } }) },
  { title: 'a preview by address', input: page(read('<p>A</p>')) },
  { title: 'the very last byte', input: given({ data: { strings: [A] } }, { size: MAX_PAYLOAD, ms: 29_000 }) },
];

/** Responses to valid jobs that show that the job was not processed. */
export const UNPROCESSED: readonly Example<JobResponse>[] = [
  { title: 'an empty response', input: given('') },
  { title: 'an empty response with a status of failure', input: given('', { status: 413 }) },
  { title: 'no response in time', input: failed('silent') },
];

/** Responses that show that it was. */
export const PROCESSED: readonly Example<JobResponse>[] = [
  { title: 'strings', input: a({}) },
  { title: 'strings by address', input: linked(read(JSON.stringify(A))) },
];

/** A response without strings. */
export const DROPPED: readonly Example<JobResponse>[] = [{ title: 'no strings at all', input: strings() }];
