import {
  changeBody,
  changeData,
  changeJob,
  changeManifest,
  changeRecords,
  changeResponse,
  isJob,
  linkStrings,
  readStringsBy,
} from './app-change.ts';
import type { AppFault, Json } from './app-change.ts';
import { memoryAppFaults } from './app-memory-faults.ts';
import { placeAppFaults } from './app-place-faults.ts';
import { rareAppFaults } from './app-rare-faults.ts';
import { isObject } from '../../spec/json.ts';
import { readBounded } from '../core/read-bounded.ts';

const setField = (field: string, value: unknown) => changeRecords((record) => ({ ...record, [field]: value }));
const changePlurals = (change: (record: Json) => Json) =>
  changeRecords((record) => (record['hasPlurals'] ? change(record) : record));

const changeTranslations = (isPlural: boolean, change: (entry: Json) => unknown) =>
  changeRecords((record) =>
    (record['hasPlurals'] === true) !== isPlural || record['translations'] == null
      ? record
      : {
          ...record,
          translations: Object.fromEntries(
            Object.entries(record['translations']).map(([id, entry]) => [id, change(entry as Json)]),
          ),
        },
  );

const setPreview = (value: string) =>
  changeData((data) => (data['preview'] === undefined ? data : { ...data, preview: value }));
/** Shows a further value of a job or its response in the preview, as it is. */
const showInPreview = (value: (data: Json, job: Json) => unknown) =>
  changeData((data, job) =>
    typeof data['preview'] === 'string'
      ? {
          ...data,
          preview: base64(`${Buffer.from(data['preview'], 'base64').toString()}<p>${String(value(data, job))}`),
        }
      : data,
  );
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function fetchFollowing(url: string, most: number): Promise<string> {
  let response = await fetch(url, { redirect: 'manual' });
  for (let count = 0; count < most && response.status === 302; count++) {
    response = await fetch(response.headers.get('Location') ?? '', { redirect: 'manual' });
  }
  return response.text();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const createErrorPage = () =>
  new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });
const readText = (record: Json) => String(record['text']);
let counter = 0;
let last: readonly unknown[] = [];

/** Every named fault of the reference app. */
// prettier-ignore
export const appFaults = {
  // --- The manifest.
  'app.modules-as-object': { breaks: 'module.manifest.array', says: 'The manifest has one module in place of an array.', wrap: changeManifest((module) => module) },
  'app.module-without-key': { breaks: 'module.manifest.key', says: 'The module has no key.', wrap: changeManifest(({ key: _, ...module }) => [module]) },
  'app.module-key-twice': { breaks: 'module.manifest.key', says: 'Two modules have the same key.', wrap: changeManifest((module) => [module, { ...module, url: '/other' }]) },
  'app.module-url-absolute': { breaks: 'module.manifest.url', says: 'The url of the module is absolute.', wrap: changeManifest((module) => [{ ...module, url: 'http://127.0.0.1:1/process' }]) },
  'app.module-url-leads-out': { breaks: 'module.manifest.url', says: 'The url of the module leads out of the app.', wrap: changeManifest((module) => [{ ...module, url: '../process' }]) },
  'app.patterns-as-string': { breaks: 'module.manifest.signature-patterns', says: 'The patterns are one string.', wrap: changeManifest((module) => [{ ...module, signaturePatterns: '\\.json$' }]) },
  'app.file-name-glob': { breaks: 'module.manifest.file-name', says: 'The pattern for the name is a glob.', wrap: changeManifest((module) => [{ ...module, signaturePatterns: { fileName: '*.json' } }]) },
  'app.file-content-broken': { breaks: 'module.manifest.file-content', says: 'The pattern for the content does not compile.', wrap: changeManifest((module) => [{ ...module, signaturePatterns: { fileContent: '({' } }]) },
  'app.pattern-explodes': { breaks: 'module.safety.pattern-time', says: 'A pattern takes a time that explodes.', wrap: changeManifest((module) => [{ ...module, signaturePatterns: { fileContent: '^(\\w+\\s?)*;$' } }]) },

  // --- Whether there is an answer at all.
  'app.answers-a-page': { breaks: 'module.response.answered', says: 'A job is answered by a page.', wrap: changeResponse(() => new Response('<p>Done</p>', { headers: { 'Content-Type': 'text/html' } })) },
  'app.answers-an-array': { breaks: 'module.response.answered', says: 'A job is answered by the bare array of strings.', wrap: changeBody(({ data }) => data['strings']) },
  'app.answers-nothing': { breaks: 'module.response.answered', says: 'A job is answered by 204.', wrap: changeResponse(() => new Response(null, { status: 204 })) },
  'app.hangs': { breaks: 'module.limits.answer-in-time', says: 'A job is never answered.', wrap: changeResponse(async (answer) => pause(4_000).then(() => answer)) },
  'app.answer-of-six-megabytes': { breaks: 'module.limits.response', says: 'An answer has six megabytes.', wrap: changeBody((body) => ({ ...body, padding: 'x'.repeat(6_000_000) })) },
  'app.limit-in-characters': { breaks: 'module.limits.response', says: 'What is added to strings is limited in characters, not in bytes.', wrap: changeData((data) => {
    const strings = (data['strings'] as Json[]).map((record) => ({ ...record, context: readText(record) }));
    return JSON.stringify(strings).length < 4_900_000 ? { ...data, strings } : data;
  }) },
  'app.bodies-cut-at-100-kb': { breaks: 'module.response.inline-read', says: 'Jobs of more than 100 KB are refused by the server.', wrap: (app) => async (request) =>
    isJob(request) && (await request.clone().arrayBuffer()).byteLength > 102_400 ? new Response('request entity too large', { status: 413 }) : app(request) },
  'app.plurals-crash': { breaks: 'module.response.inline-read', says: 'Plural strings are not expected, and crash.', wrap: changeResponse((answer, job) => (JSON.stringify(job).includes('hasPlurals":true') ? createErrorPage() : answer)) },
  'app.addresses-crash': { breaks: 'module.response.addresses-read', says: 'Strings by address are not expected, and crash.', wrap: changeResponse((answer, job) => (job['stringsUrl'] === undefined ? answer : createErrorPage())) },
  'app.addresses-ignored': { breaks: 'module.response.addresses-read', says: 'Strings by address are not read.', wrap: changeJob(({ stringsUrl, ...job }) => (stringsUrl === undefined ? job : { ...job, strings: [] })) },

  // --- Errors.
  'app.error-as-string': { breaks: 'module.response.error-message', says: 'An error is a string.', wrap: changeResponse(async (answer) => {
    const { error } = (await answer.clone().json()) as { error?: { message: string } };
    return error === undefined ? answer : Response.json({ error: error.message });
  }) },
  'app.error-as-page': { breaks: 'module.response.error-message', says: 'A job that cannot be processed is answered by a page.', wrap: changeResponse(async (answer) => ((await answer.clone().text()).startsWith('{"error"') ? createErrorPage() : answer)) },
  'app.error-under-another-name': { breaks: 'module.response.error-message', says: 'An error has its sentence in `text`.', wrap: changeResponse(async (answer) => {
    const { error } = (await answer.clone().json()) as { error?: { message: string } };
    return error === undefined ? answer : Response.json({ error: { text: error.message } });
  }) },
  'app.error-with-stack': { breaks: 'module.safety.inner-workings', says: 'An error shows the stack.', wrap: changeResponse(async (answer) =>
    (await answer.clone().text()).startsWith('{"error"') ? Response.json({ error: { message: new Error('Wrong').stack } }) : answer) },

  // --- Where the strings are.
  'app.strings-as-object': { breaks: 'module.response.strings', says: 'The strings are an object by uniqId.', wrap: changeData(({ strings, ...data }) => ({ ...data, strings: Object.fromEntries((strings as Json[]).map((record) => [record['uniqId'], record])) })) },
  'app.strings-url-relative': { breaks: 'module.response.strings-url', says: 'The address of the strings is relative.', wrap: changeData(({ strings: _, ...data }) => ({ ...data, stringsUrl: '/results/1' })) },
  'app.strings-url-dead': { breaks: 'module.response.strings-url', says: 'Nothing is at the address of the strings.', wrap: linkStrings(() => '', () => ({}), 404) },
  'app.strings-url-array': { breaks: 'module.response.strings-url.lines', says: 'The strings file is one array.', wrap: linkStrings((lines) => `[${lines.join(',')}]`) },
  'app.strings-url-latin-1': { breaks: 'module.response.strings-url.lines', says: 'The strings file is in Latin-1.', wrap: linkStrings((lines) => new Uint8Array(Buffer.from(lines.join('\n'), 'latin1'))) },
  'app.strings-url-pretty': { breaks: 'module.response.strings-url.lines', says: 'A record of the strings file has several lines.', wrap: linkStrings((lines) => lines.map((line) => JSON.stringify(JSON.parse(line), null, 2)).join('\n')) },
  'app.strings-twice': { breaks: 'module.response.strings-or-url', says: 'The strings come inline and otherwise by address.', wrap: linkStrings((lines) => lines.slice(1).join('\n'), (strings) => ({ strings })) },

  // --- String records.
  'app.uniq-id-missing': { breaks: 'module.response.uniq-id', says: 'A string has no uniqId.', wrap: changeRecords(({ uniqId: _, ...record }) => record) },
  'app.uniq-id-number': { breaks: 'module.response.uniq-id', says: 'A uniqId is a number.', wrap: changeRecords((record, index) => ({ ...record, uniqId: index })) },
  'app.parts-numbered': { breaks: 'module.response.uniq-id-unique', says: 'The sentences of a string have its uniqId and a number, which another string may have.',
    wrap: changeData((data) => ({ ...data, strings: (data['strings'] as Json[]).flatMap((record) => {
      const parts = typeof record['text'] === 'string' && !record['translations'] ? record['text'].split(/(?<=[.!?])\s+/) : [];
      return parts.length < 2 ? [record] : parts.map((text, index) => ({ ...record, text, uniqId: `${String(record['uniqId'])}-${index + 1}` }));
    }) })) },
  'app.uniq-id-twice': { breaks: 'module.response.uniq-id-unique', says: 'All strings have the same uniqId.', wrap: setField('uniqId', 'same') },
  'app.identifier-missing': { breaks: 'module.response.identifier', says: 'A string has no identifier.', wrap: changeRecords(({ identifier: _, ...record }) => record) },
  'app.context-array': { breaks: 'module.response.context', says: 'A context is an array.', wrap: setField('context', ['menu']) },
  'app.max-length-string': { breaks: 'module.response.max-length', says: 'A maximum length is a string.', wrap: setField('maxLength', '20') },
  'app.is-hidden-number': { breaks: 'module.response.is-hidden', says: 'isHidden is 0 or 1.', wrap: setField('isHidden', 0) },
  'app.has-plurals-string': { breaks: 'module.response.has-plurals', says: 'hasPlurals is a string.', wrap: setField('hasPlurals', 'false') },
  'app.labels-string': { breaks: 'module.response.labels', says: 'The labels are one string.', wrap: setField('labels', 'menu, file') },
  'app.attributes-array': { breaks: 'module.response.attributes', says: 'The attributes are an array.', wrap: setField('attributes', []) },
  'app.service-type-null': { breaks: 'module.response.service-type', says: 'A serviceType is null.', wrap: setField('attributes', { serviceType: null }) },
  'app.text-missing': { breaks: 'module.response.text', says: 'A string has its text in `source`.', wrap: changeRecords(({ text, ...record }) => ({ ...record, source: text })) },
  'app.text-of-plural-flat': { breaks: 'module.response.text-plural', says: 'A plural string has one text.', wrap: changePlurals((record) => ({ ...record, text: readText(record) })) },
  'app.text-of-plural-by-number': { breaks: 'module.response.text-plural', says: 'Plural forms are keyed by number.', wrap: changePlurals((record) => ({ ...record, text: { 0: 'a', 1: 'b' } })) },
  'app.translations-array': { breaks: 'module.response.translations', says: 'Translations are an array.', wrap: changeRecords((record) => (record['translations'] ? { ...record, translations: Object.entries(record['translations']) } : record)) },
  'app.translations-by-name': { breaks: 'module.response.translations', says: 'Translations are keyed by the name of the language.', wrap: changeRecords((record, _index, job) => (record['translations'] ? { ...record,
    translations: Object.fromEntries(Object.entries(record['translations']).map(([id, entry]) => [(job['targetLanguages'] as Json[]).find((language) => language['id'] === id)?.['name'] ?? id, entry])) } : record)) },
  'app.translations-of-last-language': { breaks: 'module.response.translations', says: 'Of several languages, each has the translations of the last one.', wrap: changeRecords((record) => {
    const entries = Object.entries((record['translations'] ?? {}) as Json);
    const isPlural = typeof record['text'] !== 'string';
    return entries.length < 2 || isPlural ? record : { ...record, translations: Object.fromEntries(entries.map(([id]) => [id, entries.at(-1)![1]])) };
  }) },
  'app.translation-text-missing': { breaks: 'module.response.translation-text', says: 'A translation has its text in `value`.', wrap: changeTranslations(false, ({ text, ...entry }) => ({ ...entry, value: text })) },
  'app.translation-bare': { breaks: 'module.response.translations', says: 'A translation is a bare text.', wrap: changeTranslations(false, ({ text }) => text) },
  'app.translation-of-plural-flat': { breaks: 'module.response.translation-text-plural', says: 'A plural translation has one text.', wrap: changeTranslations(true, () => ({ text: 'one for all' })) },
  'app.translation-source-categories': { breaks: 'module.response.translation-text-plural', says: 'A plural translation has a category that its language has not.', wrap: changeTranslations(true, (entry) => ({ ...entry, text: { few: 'a', two: 'b', one: 'c', zero: 'd' } })) },
  'app.status-unknown': { breaks: 'module.response.status', says: 'A status is `done`.', wrap: changeTranslations(false, (entry) => ({ ...entry, status: 'done' })) },
  'app.status-of-plural-flat': { breaks: 'module.response.status-plural', says: 'A plural translation has one status.', wrap: changeTranslations(true, (entry) => ({ ...entry, status: 'approved' })) },

  // --- Previews.
  'app.preview-not-encoded': { breaks: 'module.response.preview', says: 'The preview is not in base64.', wrap: setPreview('<p>Preview</p>') },
  'app.preview-no-html': { breaks: 'module.response.preview', says: 'The preview is no HTML.', wrap: setPreview(base64('Preview')) },
  'app.preview-url-safe': { breaks: 'module.response.preview', says: 'The preview is in the alphabet for addresses.', wrap: setPreview(Buffer.from('<p>\u00ff\u00fe>>>???</p>').toString('base64url')) },
  'app.preview-with-script': { breaks: 'module.safety.preview-scripts', says: 'The preview has a script.', wrap: setPreview(base64('<p onclick="alert(1)">Preview</p>')) },
  'app.preview-of-raw-contexts': { breaks: 'module.safety.preview-scripts', says: 'Contexts stand in the preview as they are.', wrap: showInPreview(({ strings }) => (strings as Json[]).map(({ context }) => context)) },
  'app.preview-of-raw-labels': { breaks: 'module.safety.preview-scripts', says: 'Labels stand in the preview as they are.', wrap: showInPreview(({ strings }) => (strings as Json[]).map(({ labels }) => labels)) },
  'app.preview-of-raw-name': { breaks: 'module.safety.preview-scripts', says: 'The name of the file stands in the preview as it is.', wrap: showInPreview((_data, job) => (job['file'] as Json)['name']) },
  'app.preview-url-dead': { breaks: 'module.response.preview-url', says: 'Nothing is at the address of the preview.', wrap: changeData(({ preview: _, ...data }, _job, origin) => ({ ...data, previewUrl: `${origin}/nowhere` })) },
  'app.preview-of-plurals': { breaks: 'module.response.preview-without-plurals', says: 'Plural strings come with a preview.', wrap: changeData((data) => ({ ...data, preview: base64('<p>Preview</p>') })) },
  'app.preview-by-last-strings': { breaks: 'module.response.preview-without-plurals', says: 'A preview comes with plural strings that 200 others follow.', wrap: changeData((data) => ((data['strings'] as Json[] | undefined)?.some(({ hasPlurals }) => hasPlurals) && !(data['strings'] as Json[]).slice(-200).some(({ hasPlurals }) => hasPlurals) ? { ...data, preview: base64('<p>Preview</p>') } : data)) },

  // --- JSON and HTTP.
  'app.content-type-text': { breaks: 'module.response.content-type', says: 'An answer calls itself text/plain.', wrap: changeResponse(async (answer) => new Response(await answer.text(), { headers: { 'Content-Type': 'text/plain' } })) },
  'app.answer-in-utf-16': { breaks: 'module.response.json', says: 'An answer is in Latin-1.', wrap: changeResponse(async (answer) => new Response(Buffer.from((await answer.text()).replace('"data"', '"\u00e9":1,"data"'), 'latin1'), { headers: { 'Content-Type': 'application/json' } })) },
  'app.name-twice': { breaks: 'module.response.json-names', says: 'An object has a name twice.', wrap: changeResponse(async (answer) => new Response((await answer.text()).replace('{"uniqId"', '{"uniqId":"first","uniqId"'), { headers: { 'Content-Type': 'application/json' } })) },

  // --- Where the source is silent.
  'app.strings-with-500': { breaks: 'module.answer-status', says: 'Strings come with the status 500.', wrap: changeResponse(async (answer) => new Response(await answer.text(), { status: 500, headers: { 'Content-Type': 'application/json' } })) },
  'app.unchanged-304': { breaks: 'module.answer-unchanged', says: 'A job is answered by 304.', wrap: changeResponse(() => new Response(null, { status: 304 })) },
  'app.strings-dropped': { breaks: 'module.strings-dropped', says: 'A response never has a string.', wrap: changeData(({ preview: _, ...data }) => ({ ...data, strings: [] })) },
  'app.late': { breaks: 'module.answer-late', says: 'A job is answered late, but in time.', wrap: changeResponse(async (answer) => pause(900).then(() => answer)) },
  'app.ids-by-chance': { breaks: 'module.same-answer', says: 'Every uniqId is new each time.', wrap: changeRecords((record) => ({ ...record, uniqId: `id-${counter++}` })) },
  'app.ids-by-place': { breaks: 'module.string-order', says: 'A uniqId is the place of the string.', wrap: changeRecords((record, index) => ({ ...record, uniqId: `place-${index}` })) },
  'app.remembers-languages': { breaks: 'module.jobs-apart', says: 'A job is answered with labels of an earlier one.', wrap: (app) => {
    let seen = '';
    return changeRecords((record, _index, job) => {
      const [language] = (job['targetLanguages'] as Json[]).map(({ id }) => String(id));
      if (language !== undefined) seen = language;
      return { ...record, labels: [seen] };
    })(app);
  } },
  'app.context-lost': { breaks: 'module.fields-kept', says: 'The contexts of strings are gone.', wrap: changeRecords(({ context: _, ...record }) => record) },
  'app.labels-lost': { breaks: 'module.fields-kept', says: 'The labels of strings are gone.', wrap: changeRecords(({ labels: _, ...record }) => record) },
  'app.translations-lost': { breaks: 'module.fields-kept', says: 'Translations that came with a string are gone.', wrap: changeRecords(({ translations: _, ...record }) => record) },
  'app.jobs-mixed': { breaks: 'module.response.answered', says: 'Jobs that run at once get the strings of one another.', wrap: (app) => changeData((data) => data)(async (request) => {
    if (!isJob(request)) return app(request);
    const answer = (await (await app(request)).json()) as { data?: { strings: readonly unknown[] } };
    if (answer.data?.strings) last = answer.data.strings;
    await pause(30);
    return Response.json(answer.data?.strings ? { data: { ...answer.data, strings: last } } : answer);
  }) },
  'app.one-line-not-read': { breaks: 'module.response.addresses-read', says: 'A strings file of one line is not read.', wrap: readStringsBy(async (url) => {
    const text = await (await fetch(url)).text();
    if (text.trim().split('\n').length < 2) throw new Error('not new-line delimited');
    return text;
  }) },
  'app.empty-file-not-read': { breaks: 'module.ndjson-lines-read', says: 'A strings file without a line is not read.', wrap: readStringsBy(async (url) => {
    const text = await (await fetch(url)).text();
    if (text.trim() === '') throw new Error('empty');
    return text;
  }) },
  'app.escapes-escaped-again': { breaks: 'module.response.addresses-read', says: 'What an address has escaped is escaped again.', wrap: readStringsBy(async (url) => {
    const response = await fetch(url.replaceAll('%', '%25'));
    if (!response.ok) throw new Error(`The strings cannot be read: ${response.status}`);
    return response.text();
  }) },
  'app.type-of-unknown-ending': { breaks: 'module.response.service-type', says: 'The type of the text is null in a file whose ending is unknown.', wrap: changeRecords((record, _index, job) =>
    /\.(?:json|html|md|txt|xml|csv|yaml)$/i.test((job['file'] as { name: string }).name) ? record : { ...record, attributes: { serviceType: null } }) },
  'app.forms-merged-with-text': { breaks: 'module.response.text-plural', says: 'A string and forms of the same text become one string with plurals.', wrap: changeData((data) => {
    const kept = new Map<unknown, Json>();
    for (const record of data['strings'] as readonly Json[]) {
      const text = isObject(record['text']) ? record['text']['other'] : record['text'];
      const first = kept.get(text);
      kept.set(text, first === undefined ? record : { ...first, hasPlurals: first['hasPlurals'] === true || record['hasPlurals'] === true });
    }
    return { ...data, strings: [...kept.values()] };
  }) },
  'app.token-not-checked': { breaks: 'module.authentication-failed', says: 'A wrong token is taken.', wrap: (app) => app },

  // --- Safety.
  'app.redirects-on-and-on': { breaks: 'module.safety.redirect-loop', says: 'Redirects are followed on and on.', wrap: readStringsBy((url) => fetchFollowing(url, 1_000)) },
  'app.redirects-anywhere': { breaks: 'module.safety.other-place', says: 'A redirect is followed to another port.', wrap: readStringsBy((url) => fetchFollowing(url, 5)) },
  'app.reads-inner-addresses': { breaks: 'module.safety.inner-address', says: 'An address of the app itself is read.', wrap: readStringsBy(async (url) => readBounded((await fetch(url, { redirect: 'error' })).body, 32_000_000)) },
  'app.reads-without-end': { breaks: 'module.safety.endless', says: 'A body is read however long it is.', wrap: readStringsBy(async (url) => (await fetch(url, { redirect: 'error' })).text()) },
    'app.expands-without-end': { breaks: 'module.safety.decompression', says: 'A body is expanded however large it becomes.', wrap: readStringsBy(async (url) => {
    const response = await fetch(url, { redirect: 'error' });
    return response.headers.has('content-encoding') ? response.text() : readBounded(response.body, 32_000_000);
  }) },

  ...rareAppFaults,
  ...memoryAppFaults,
  ...placeAppFaults,
} as const satisfies Record<string, AppFault>;

/** The id of a fault of the reference app. */
export type AppFaultId = keyof typeof appFaults;
