import type { Called } from './call-app.ts';
import { PLAYED } from './job.ts';
import type { Job } from './job.ts';
import { LANGUAGES } from './languages.ts';
import type { Judged } from './app-judges.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const job: Job = {
  jobType: 'file-post-import',
  ...PLAYED,
  file: { id: 7, name: 'menu.json', content: 'e30=' },
  sourceLanguage: LANGUAGES.en,
  targetLanguages: [LANGUAGES.uk],
  strings: [],
};
const JSON_TYPE = { 'content-type': ['application/json'] };

interface Rest {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly ms?: number;
  readonly size?: number;
  readonly isUtf8?: boolean;
  readonly stringsFile?: Called['stringsFile'];
  readonly previewFile?: Called['previewFile'];
}

/** An answer as if an app had given it. */
function given(
  body: unknown,
  { status = 200, headers = JSON_TYPE, ms = 5, size, isUtf8, ...files }: Rest = {},
): Judged {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    called: {
      job,
      text: '{}',
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
    },
    reads: 'module.response.inline-read',
  };
}

const silent = (code: 'silent' | 'broken' | 'too-large'): Judged => ({
  called: { job, text: '{}', addresses: [], ms: 120_000, wait: 120_000, failure: { code, detail: 'no answer' } },
});

const A = { uniqId: 'a', identifier: 'menu.a', text: 'A' };
const P = { uniqId: 'p', identifier: 'menu.p', hasPlurals: true, text: { one: '%d', other: '%d' } };
const strings = (...records: readonly unknown[]) => given({ data: { strings: records } });
const a = (more: object) => strings({ ...A, ...more });
const p = (more: object) => strings({ ...P, ...more });
const uk = (entry: unknown) => ({ translations: { uk: entry } });
const preview = (text: string) => given({ data: { strings: [A], preview: text } });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const read = (body: string, status = 200) => ({ kind: 'read', status, body }) as const;
const URL_A = 'https://app.example/a';
const linked = (stringsFile: Called['stringsFile'], more: object = {}) =>
  given({ data: { stringsUrl: URL_A, ...more } }, stringsFile && { stringsFile });
const page = (previewFile: Called['previewFile']) =>
  given({ data: { strings: [A], previewUrl: URL_A } }, previewFile && { previewFile });
const PLURAL_TEXT = { one: 'a', few: 'b', many: 'c', other: 'd' };

// prettier-ignore
export const ANSWER_REJECTS: readonly { readonly title: string; readonly breaks: RequirementId; readonly input: Judged }[] = [
  { title: 'no answer in time', breaks: 'module.limits.answer-in-time', input: silent('silent') },
  { title: 'an answer without end', breaks: 'module.limits.response', input: silent('too-large') },
  { title: 'a closed connection', breaks: 'module.response.answered', input: silent('broken') },
  { title: 'an answer after a minute', breaks: 'module.answer-late', input: given({ data: { strings: [A] } }, { ms: 60_000 }) },
  { title: 'an answer of six megabytes', breaks: 'module.limits.response', input: given({ data: { strings: [A] } }, { size: 6_000_000 }) },
  { title: '304', breaks: 'module.answer-unchanged', input: given('', { status: 304 }) },
  { title: 'an empty object', breaks: 'module.answer-unchanged', input: given({}) },
  { title: 'a page', breaks: 'module.response.answered', input: given('<html>') },
  { title: 'an array', breaks: 'module.response.answered', input: given([A]) },
  { title: 'data in a string', breaks: 'module.response.answered', input: given({ data: 'x' }) },
  { title: 'a page of an error', breaks: 'module.response.error-message', input: given('<h1>Oops</h1>', { status: 500 }) },
  { title: 'an error without a message', breaks: 'module.response.error-message', input: given({ error: { code: 7 } }) },
  { title: 'an error in a string', breaks: 'module.response.error-message', input: given({ error: 'broken' }) },
  { title: 'a failure that says something else', breaks: 'module.response.error-message', input: given({ message: 'broken' }, { status: 400 }) },
  { title: 'a stack trace', breaks: 'module.safety.inner-workings', input: given({ error: { message: 'Error: x\n    at run (/srv/app/main.js:7:3)' } }) },
  { title: 'strings with a status of failure', breaks: 'module.answer-status', input: given({ data: { strings: [A] } }, { status: 500 }) },
  { title: 'another encoding', breaks: 'module.response.json', input: given({ data: { strings: [A] } }, { isUtf8: false }) },
  { title: 'a byte order mark', breaks: 'module.response.json', input: given(`\ufeff${JSON.stringify({ data: { strings: [A] } })}`) },
  { title: 'another content type', breaks: 'module.response.content-type', input: given({ data: { strings: [A] } }, { headers: { 'content-type': ['text/plain'] } }) },
  { title: 'a name twice', breaks: 'module.response.json-names', input: given('{"data":{"strings":[{"uniqId":"a","text":"x","identifier":"a","text":"y"}]}}') },
  { title: 'strings in an object', breaks: 'module.response.strings', input: given({ data: { strings: { a: A } } }) },
  { title: 'a string that is none', breaks: 'module.response.strings', input: strings('A') },
  { title: 'a relative stringsUrl', breaks: 'module.response.strings-url', input: given({ data: { stringsUrl: '/results/1' } }) },
  { title: 'a stringsUrl where nothing is', breaks: 'module.response.strings-url', input: linked(read('', 404)) },
  { title: 'a stringsUrl that does not answer', breaks: 'module.response.strings-url', input: linked({ kind: 'failed', detail: 'refused' }) },
  { title: 'an array at stringsUrl', breaks: 'module.response.strings-url.lines', input: linked(read(JSON.stringify([A]))) },
  { title: 'records with commas between', breaks: 'module.response.strings-url.lines', input: linked(read(`${JSON.stringify(A)},\n${JSON.stringify(A)}`)) },
  { title: 'other strings inline than by address', breaks: 'module.response.strings-or-url', input: linked(read(JSON.stringify(A)), { strings: [{ ...A, text: 'B' }] }) },
  { title: 'no uniqId', breaks: 'module.response.uniq-id', input: a({ uniqId: undefined }) },
  { title: 'a number for a uniqId', breaks: 'module.response.uniq-id', input: a({ uniqId: 7 }) },
  { title: 'a uniqId twice', breaks: 'module.response.uniq-id-unique', input: strings(A, { ...A, identifier: 'menu.b' }) },
  { title: 'no identifier', breaks: 'module.response.identifier', input: a({ identifier: undefined }) },
  { title: 'a context of numbers', breaks: 'module.response.context', input: a({ context: 7 }) },
  { title: 'a maxLength in a string', breaks: 'module.response.max-length', input: a({ maxLength: '20' }) },
  { title: 'half a character', breaks: 'module.response.max-length', input: a({ maxLength: 20.5 }) },
  { title: 'isHidden as a number', breaks: 'module.response.is-hidden', input: a({ isHidden: 1 }) },
  { title: 'hasPlurals null', breaks: 'module.response.has-plurals', input: a({ hasPlurals: null }) },
  { title: 'labels in one string', breaks: 'module.response.labels', input: a({ labels: 'menu' }) },
  { title: 'a label that is a number', breaks: 'module.response.labels', input: a({ labels: [1] }) },
  { title: 'attributes in an array', breaks: 'module.response.attributes', input: a({ attributes: ['html'] }) },
  { title: 'a serviceType that is a number', breaks: 'module.response.service-type', input: a({ attributes: { serviceType: 1 } }) },
  { title: 'no text', breaks: 'module.response.text', input: a({ text: undefined }) },
  { title: 'plural forms in a string that is not plural', breaks: 'module.response.text', input: a({ text: { one: 'A', other: 'B' } }) },
  { title: 'one text in a plural string', breaks: 'module.response.text-plural', input: p({ text: '%d' }) },
  { title: 'a category that the language has not', breaks: 'module.response.text-plural', input: p({ text: { one: 'A', few: 'B' } }) },
  { title: 'translations in an array', breaks: 'module.response.translations', input: a({ translations: [] }) },
  { title: 'translations by the name of the language', breaks: 'module.response.translations', input: a({ translations: { Ukrainian: { text: 'А' } } }) },
  { title: 'a translation without a text', breaks: 'module.response.translation-text', input: a(uk({ status: 'approved' })) },
  { title: 'one text in a plural translation', breaks: 'module.response.translation-text-plural', input: p(uk({ text: 'А' })) },
  { title: 'a category of another language', breaks: 'module.response.translation-text-plural', input: p(uk({ text: { ...PLURAL_TEXT, two: 'x' } })) },
  { title: 'a status nobody knows', breaks: 'module.response.status', input: a(uk({ text: 'А', status: 'done' })) },
  { title: 'one status for all plural forms', breaks: 'module.response.status-plural', input: p(uk({ text: PLURAL_TEXT, status: 'approved' })) },
  { title: 'a preview that is HTML as it is', breaks: 'module.response.preview', input: preview('<p>A</p>') },
  { title: 'a preview that is no HTML', breaks: 'module.response.preview', input: preview(base64('just text')) },
  { title: 'a preview in base64 for addresses', breaks: 'module.response.base64', input: preview(base64('<p>ÿþ?>~~~</p>').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')) },
  { title: 'a preview with a script', breaks: 'module.safety.preview-scripts', input: preview(base64('<p>A</p><script>alert(1)</script>')) },
  { title: 'a previewUrl where nothing is', breaks: 'module.response.preview-url', input: page(read('', 404)) },
  { title: 'a preview of plural strings', breaks: 'module.response.preview-without-plurals', input: given({ data: { strings: [P], preview: base64('<p>A</p>') } }) },
  { title: 'nothing for content and strings inline', breaks: 'module.response.inline-read', input: given('') },
  { title: 'nothing for content and strings by address', breaks: 'module.response.addresses-read', input: { ...given('', { status: 413 }), reads: 'module.response.addresses-read' } },
];

// prettier-ignore
export const ANSWER_ACCEPTS: readonly { readonly title: string; readonly input: Judged }[] = [
  { title: 'the least that a string needs', input: a({}) },
  { title: 'every field', input: a({ context: '', maxLength: null, isHidden: null, hasPlurals: false, labels: ['x'], attributes: { serviceType: 'html', other: 1 }, ...uk({ text: '', status: 'untranslated' }) }) },
  { title: 'fields nobody knows', input: given({ data: { strings: [{ ...A, colour: 'red' }], took: 7 }, version: 1 }) },
  { title: 'no strings at all', input: strings() },
  { title: 'plural strings', input: p(uk({ text: PLURAL_TEXT, status: { one: 'approved', few: 'translated', many: 'untranslated', other: 'translated' } })) },
  { title: 'plural strings of fewer forms', input: p({ text: { other: '%d' } }) },
  { title: 'a translation into a language that is not asked for', input: a({ translations: { fr: { text: 'A' } } }) },
  { title: '201 and a content type with a charset', input: given({ data: { strings: [A] } }, { status: 201, headers: { 'content-type': ['application/json; charset=utf-8'] } }) },
  { title: 'strings by address in lines of every kind', input: linked(read(`${JSON.stringify(A)}\n\r\n ${JSON.stringify({ ...A, uniqId: 'b' })}`)) },
  { title: 'strings at an address that the kit does not ask', input: linked({ kind: 'elsewhere' }) },
  { title: 'an error', input: given({ error: { message: 'The file has no header.' } }) },
  { title: 'an error beside empty data', input: given({ data: {}, error: { message: 'No.' } }) },
  { title: 'an error with a status of failure', input: given({ error: { message: 'No.', code: 500 } }, { status: 500 }) },
  { title: 'no error', input: given({ data: { strings: [A] }, error: null }) },
  { title: 'a preview', input: preview(base64('<!doctype html><p>A</p>')) },
  { title: 'a preview by address', input: page(read('<p>A</p>')) },
  { title: 'the very last byte', input: given({ data: { strings: [A] } }, { size: 5 * 2 ** 20, ms: 29_000 }) },
];
