import { randomUUID } from 'node:crypto';
import {
  breakAt,
  changeBody,
  changeData,
  changeJob,
  changeRecords,
  changeResponse,
  completeBy,
  decode,
  isJob,
  ownCategories,
  part,
  readStringsBy,
  refuseAt,
  stringsOf,
  textOf,
  translateBy,
} from './app-change.ts';
import type { App, AppFault, Json } from './app-change.ts';
import { requireToken } from './app-token.ts';

const onlyForms = (text: Json, names: readonly string[]) =>
  Object.fromEntries(Object.entries(text).filter(([name]) => names.includes(name)));

const isBase64 = (job: Json) => /^[A-Za-z0-9+/]*={0,2}$/.test(textOf(part(job, 'file')['content']));

const changeTexts = (change: (text: string) => string) =>
  changeRecords((record) =>
    typeof record['text'] === 'string' ? { ...record, text: change(record['text']) } : record,
  );

function isNoPattern(name: string): boolean {
  try {
    void RegExp(name);
    return false;
  } catch {
    return true;
  }
}

const ICU_PLURAL = /\{\w+, plural,/;

/** Makes a plural string of an ICU message that has translations, with the categories of one language for all of these. */
function makePlural(record: Json, _: number, job: Json): Json {
  const entries = Object.entries(part(record, 'translations')) as readonly (readonly [string, Json])[];
  const messages = [record['text'], ...entries.map(([, { text }]) => text)].map(textOf);
  if (entries.length === 0 || !messages.every((message) => ICU_PLURAL.test(message))) return record;
  const formsIn = (language: Json, text: unknown) =>
    Object.fromEntries((language['pluralCategoryNames'] as readonly string[]).map((name) => [name, text]));
  // A job without target languages has no translations.
  const first = (job['targetLanguages'] as readonly Json[])[0]!;
  return {
    ...record,
    ...{ hasPlurals: true, text: formsIn(part(job, 'sourceLanguage'), record['text']) },
    translations: Object.fromEntries(entries.map(([id, { text }]) => [id, { text: formsIn(first, text) }])),
  };
}

/** An app that adds a string to each file, and takes strings that it cannot read for none. */
const takeUnreadForNone: AppFault['wrap'] = (app: App) =>
  changeJob(async ({ stringsUrl, ...job }) => {
    if (typeof stringsUrl !== 'string') return job;
    const isThere = await fetch(stringsUrl, { method: 'HEAD' }).then(({ ok }) => ok, () => false); // prettier-ignore
    return isThere ? { ...job, stringsUrl } : { ...job, strings: [] };
  })(
    changeData((data) => ({
      ...data,
      strings: [{ uniqId: 'the title', identifier: 'title', text: 'A file' }, ...(data['strings'] as readonly Json[])],
    }))(app),
  );

/** An app that removes what somebody still has to fetch when a job fails. */
const clearOnFailure: AppFault['wrap'] = (app: App) => {
  const files = new Map<string, string>();
  const changed = changeData(({ strings, ...data }, job, origin) => {
    if (job['stringsUrl'] === undefined) return { ...data, strings };
    const path = `/kept/${randomUUID()}`;
    files.set(path, (strings as readonly object[]).map((record) => `${JSON.stringify(record)}\n`).join(''));
    return { ...data, stringsUrl: `${origin}${path}` };
  })(app);
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    if (file !== undefined) return new Response(file);
    const response = await changed(request);
    if (isJob(request) && (await response.clone().text()).startsWith('{"error"')) files.clear();
    return response;
  };
};

/** An app that adds the rest of a long text under an id of its own making. */
const addRest: AppFault['wrap'] = changeData(({ strings, ...data }) => ({
  ...data,
  strings: (strings as readonly Json[] | undefined)?.flatMap((record) => {
    const text = textOf(record['text']);
    if (text.length <= 300) return [record];
    const rest = { uniqId: `${String(record['uniqId'])}+rest`, identifier: `${String(record['identifier'])}+rest` };
    return [record, { ...rest, text: text.slice(300) }];
  }),
}));

/** An app that keeps the lines of a download that breaks off, and adds to them what `more` gives. */
const keepBroken = (more: (url: string) => Promise<string>): AppFault['wrap'] =>
  readStringsBy(async (url) => {
    let kept = '';
    try {
      const { ok, body } = await fetch(url, { redirect: 'error' });
      if (!ok) throw new Error('There are no strings.');
      for await (const part of body!.pipeThrough(new TextDecoderStream())) kept += part;
      return kept;
    } catch (error) {
      if (kept === '') throw error;
      return kept + (await more(url));
    }
  });

/** The maximum length that a remark in the file, on the line before a string, tells. */
function findLength(record: Json, job: Json): string | undefined {
  const lines = decode(job).toString('utf8').split('\n');
  const place = lines.findIndex((line) => line.includes(textOf(record['identifier'])));
  return /^#\.? .*\bmax\D{1,10}(\d{2})\b/i.exec(lines[place - 1] ?? '')?.[1];
}

const mapForms = (text: Json) => Object.fromEntries(Object.keys(text).map((name) => [name, 'untranslated']));

/** An app that keeps one string for each value of its id. */
const keepOnePer = (valueOf: (id: string) => string): AppFault['wrap'] =>
  changeData((data) => {
    const known = new Set<string>();
    const isNew = ({ uniqId }: Json) => known.size < known.add(valueOf(String(uniqId))).size;
    return { ...data, strings: (data['strings'] as readonly Json[]).filter(isNew) };
  });

/** Changes the files in which the app gives the strings of large answers. */
const changeFiles =
  (change: (line: string) => string): AppFault['wrap'] =>
  (app) =>
  async (request) => {
    const answer = await app(request);
    if (!new URL(request.url).pathname.startsWith('/results/')) return answer;
    const text = await answer.text();
    return new Response(text.startsWith('{') ? text.replaceAll(/.+/g, change) : text);
  };

/** Faults that only rare values, two conditions at once or other owners show. */
// prettier-ignore
export const rareAppFaults = {
  // --- Rare values.
  'app.translations-of-no-language': { breaks: 'module.response.translations', says: 'A job without target languages gets translations under the key “undefined”.', wrap: changeRecords((record, _, job) => ((job['targetLanguages'] as readonly Json[]).length > 0 || record['hasPlurals'] ? record : { ...record, translations: { undefined: { text: record['text'] } } })) },
  'app.words-of-objects': { breaks: 'module.response.translation-text', says: 'A text that is the name of a member of every object gets a translation without a text.', wrap: changeRecords((record, _, job) => (textOf(record['text']) !== '' && textOf(record['text']).toLowerCase() in {} ? { ...record, translations: Object.fromEntries((job['targetLanguages'] as readonly Json[]).map(({ id }) => [id, { status: 'translated' }])) } : record)) },
  'app.categories-of-first-target': { breaks: 'module.response.translation-text-plural', says: 'A text made plural has the categories of the first target language in every translation.', wrap: changeRecords(makePlural) },
  'app.addresses-cleared': { breaks: 'module.response.strings-url', says: 'A job that fails removes the strings that earlier jobs gave by address.', wrap: clearOnFailure },
  'app.forms-of-source': { breaks: 'module.response.translation-text-plural', says: 'A plural translation loses the forms that the source language does not have.', wrap: changeRecords((record) => (record['hasPlurals'] ? { ...record, translations: Object.fromEntries(Object.entries(part(record, 'translations')).map(([id, entry]) => [id, { ...(entry as Json), text: onlyForms(part(entry as Json, 'text'), Object.keys(part(record, 'text'))) }])) } : record)) },
  'app.plural-status-refused': { breaks: 'module.response.inline-read', says: 'A job with a status for each form of a translation gets an error message.', wrap: refuseAt((job) => stringsOf(job).some((one) => Object.values(part(one, 'translations')).some((entry) => typeof (entry as Json)['status'] === 'object'))) },
  'app.base64-of-addresses': { breaks: 'module.response.inline-read', says: 'A job whose content has + or / in its base64 gets an error message.', wrap: refuseAt((job) => /[+/]/.test(textOf(part(job, 'file')['content']))) },
  'app.source-is-english': { breaks: 'module.response.text-plural', says: 'Plural texts have the categories of English, whatever the source language is.', wrap: changeRecords((record) => (record['hasPlurals'] ? { ...record, text: { one: '%d', other: '%d' } } : record)) },
  'app.name-as-pattern': { breaks: 'module.response.inline-read', says: 'A file name that is no regular expression breaks the app.', wrap: breakAt((job) => isNoPattern(textOf(part(job, 'file')['name']))) },
  'app.ids-of-places': { breaks: 'module.response.uniq-id-unique', says: 'The markup of a text becomes a string whose id is the number of the other.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).flatMap((record, index) =>
      /<[a-z]+>/.test(textOf(record['text'])) ? [record, { ...record, uniqId: String(index), text: 'Markup' }] : [record],
    ) })) },
  'app.name-with-folder': { breaks: 'module.response.inline-read', says: 'A file name with a slash breaks the app.', wrap: breakAt((job) => textOf(part(job, 'file')['name']).includes('/')) },
  'app.content-is-text': { breaks: 'module.response.inline-read', says: 'A file that is no text breaks the app.', wrap: breakAt((job) => isBase64(job) && decode(job).toString('utf8').includes('\ufffd')) },
  'app.ids-of-32-bits': { breaks: 'module.response.inline-read', says: 'The id of a project beyond 32 bits breaks the app.', wrap: breakAt((job) => Number(part(job, 'project')['id']) > 2 ** 32) },
  'app.white-space-first': { breaks: 'module.response.inline-read', says: 'A job that does not begin with a brace breaks the app.', wrap: breakAt((_job, text) => !text.startsWith('{')) },
  'app.further-fields': { breaks: 'module.response.inline-read', says: 'A field that the app does not know breaks it.', wrap: breakAt((job) => job['revision'] !== undefined) },
  'app.media-type-exact': { breaks: 'module.response.inline-read', says: 'A job whose media type has a parameter is refused.', wrap: (app) => async (request) =>
    isJob(request) && request.headers.get('content-type') !== 'application/json' ? Response.json({ error: { message: 'The job is not JSON.' } }) : app(request) },
  'app.escapes-kept': { breaks: 'module.response.inline-read', says: 'Escapes of JSON are taken for text.', wrap: (app) => async (request) =>
    isJob(request) ? app(new Request(request.url, { method: 'POST', body: (await request.text()).replace(/\\u(?=[\da-f]{4})/g, '\\\\u') })) : app(request) },
  'app.ids-by-case': { breaks: 'module.response.answered', says: 'Of two strings whose ids differ in case alone, the second is lost.', wrap: keepOnePer((id) => id.toLowerCase()) },
  'app.ids-of-one-number': { breaks: 'module.response.answered', says: 'Of two strings whose ids are the same number, the second is lost.', wrap: keepOnePer((id) => (id.trim() === '' || Number.isNaN(Number(id)) ? id : String(Number(id)))) },
  'app.labels-with-gaps': { breaks: 'module.response.labels', says: 'Labels of which one is there twice become an object, by the places of those that are left.', wrap: changeRecords((record) => {
    const labels = (record['labels'] ?? []) as readonly string[];
    const first = labels.flatMap((label, index) => (labels.indexOf(label) === index ? [[index, label] as const] : []));
    return first.length === labels.length ? record : { ...record, labels: Object.fromEntries(first) };
  }) },
  'app.contexts-of-255-bytes': { breaks: 'module.response.json', says: 'A context is cut after 255 bytes.', wrap: changeRecords((record) =>
    typeof record['context'] === 'string' ? { ...record, context: Buffer.from(record['context']).subarray(0, 255).toString() } : record) },
  'app.texts-of-three-bytes': { breaks: 'module.response.json', says: 'A text ends before its first character beyond the BMP.', wrap: changeTexts((text) => text.split(/[\u{10000}-\u{10ffff}]/u)[0]!) },
  'app.large-answers-pretty': { breaks: 'module.response.strings-url.lines', says: 'Plural strings of a large answer take several lines of its file.', wrap: changeFiles((line) => (line.includes('"hasPlurals":true') ? JSON.stringify(JSON.parse(line), null, 2) : line)) },
  'app.large-answers-of-numbers': { breaks: 'module.response.uniq-id', says: 'Ids that are numbers are written as such in the file of a large answer.', wrap: changeFiles((line) => line.replace(/"uniqId":"(\d+)"/, (_, id) => `"uniqId":${Number(id)}`)) },
  'app.file-ids-of-32-bits': { breaks: 'module.response.inline-read', says: 'A file whose id is beyond 32 bits is refused.', wrap: refuseAt((job) => Number(part(job, 'file')['id']) > 2 ** 32) },
  'app.error-of-half-characters': { breaks: 'module.response.error-message', says: 'The message about a job that is no JSON quotes bytes of it, and is not sent if they are no text.', wrap: (app) => async (request) => {
    const text = isJob(request) ? await request.clone().text() : '{}';
    try {
      JSON.parse(text);
      return await app(request);
    } catch {
      const quoted = Buffer.from(text).subarray(0, 80).toString();
      return quoted.includes('\ufffd') ? new Response(null, { status: 400 }) : Response.json({ error: { message: `This is no JSON: ${quoted}` } }, { status: 400 });
    }
  } },
  'app.ids-folded': { breaks: 'module.response.uniq-id-unique', says: 'Ids of strings are in lower case.', wrap: changeRecords((record) => ({ ...record, uniqId: String(record['uniqId']).toLowerCase() })) },
  'app.ids-trimmed': { breaks: 'module.response.uniq-id-unique', says: 'White space around ids of strings is removed.', wrap: changeRecords((record) => ({ ...record, uniqId: String(record['uniqId']).trim() || 'none' })) },
  'app.languages-of-two-letters': { breaks: 'module.response.translations', says: 'Translations have codes of two letters as keys.', wrap: changeRecords((record) =>
    record['translations'] ? { ...record, translations: Object.fromEntries(Object.entries(record['translations']).map(([id, entry]) => [id.slice(0, 2), entry as unknown])) } : record) },
  'app.preview-by-first-strings': { breaks: 'module.response.preview-without-plurals', says: 'Plural strings are looked for among the first 20.', wrap: changeData((data) => {
    const strings = data['strings'] as readonly Json[];
    return strings.length > 20 && !strings.slice(0, 20).some((record) => record['hasPlurals'] === true) ? { ...data, preview: Buffer.from('<p>Preview</p>').toString('base64') } : data;
  }) },
  'app.batch-of-500': { breaks: 'module.response.inline-read', says: 'A list of exactly 500 strings breaks the app.', wrap: breakAt((job) => stringsOf(job).length === 500) },
  'app.three-letter-language': { breaks: 'module.response.inline-read', says: 'A language code of three letters breaks the app.', wrap: breakAt((job) => (job['targetLanguages'] as readonly Json[]).some(({ id }) => /^[a-z]{3}$/.test(String(id)))) },
  'app.long-texts-cut': { breaks: 'module.response.json', says: 'A text is cut within a character.', wrap: changeTexts((text) => (/[\ud800-\udbff]$/.test(text.slice(0, 5)) ? text.slice(0, 5) : text)) },
  'app.reads-latin-1': { breaks: 'module.response.json', says: 'Texts by address are read in another encoding.', wrap: readStringsBy(async (url) => Buffer.from(await (await fetch(url, { redirect: 'error' })).arrayBuffer()).toString('latin1')) },
  'app.control-characters-raw': { breaks: 'module.response.answered', says: 'Control characters stand in the response as they are.', wrap: changeResponse(async (answer) =>
    new Response((await answer.text()).replace(/\\u00([01][\da-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))), { headers: { 'Content-Type': 'application/json' } })) },
  'app.type-in-bytes': { breaks: 'module.response.inline-read', says: 'The type of a job is looked for in its bytes.', wrap: (app) => async (request) => {
    const text = await request.clone().text();
    return isJob(request) && text.startsWith('{') && !/"jobType": ?"[a-z-]+"/.test(text) ? Response.json({ error: { message: 'Unknown job type.' } }) : app(request);
  } },
  'app.answers-none-by-the-last': { breaks: 'module.response.answered', says: 'A job without strings gets those of the job before.', wrap: (app) => {
    let last: unknown;
    return changeData((data, job) => {
      const isEmpty = stringsOf(job).length === 0;
      if (!isEmpty) last = data['strings'];
      return isEmpty && last !== undefined ? { ...data, strings: last } : data;
    })(app);
  } },
  'app.drops-beyond-5000': { breaks: 'module.response.answered', says: 'Of more than 5000 strings the others are dropped.', wrap: changeData((data) => ({ ...data, strings: (data['strings'] as readonly Json[]).slice(0, 5_000) })) },
  'app.drops-beyond-1000': { breaks: 'module.response.answered', says: 'Of more than 1000 strings the others are dropped.', wrap: changeData((data) => ({ ...data, strings: (data['strings'] as readonly Json[]).slice(0, 1_000) })) },
  'app.first-translation-only': { breaks: 'module.fields-kept', says: 'Of several translations the first by its language is kept.', wrap: changeRecords((record) => (record['translations'] ? { ...record, translations: Object.fromEntries(Object.entries(record['translations']).sort().slice(0, 1)) } : record)) },
  'app.contexts-moved': { breaks: 'module.fields-kept', says: 'A string gets the context of the string before.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).map((record, index, all) => ({ ...record, ...(record['context'] ? { context: all[index - 1]?.['context'] ?? record['context'] } : {}) })) })) },

  'app.hides-by-two-rules': { breaks: 'module.response.is-hidden', says: 'A string that two rules hide is hidden twice.', wrap: changeRecords((record) => {
    const rules = [!/\p{L}/u.test(textOf(record['text']) || 'a'), textOf(record['context']).startsWith('Do not translate')].filter(Boolean).length;
    return rules === 0 ? record : { ...record, isHidden: rules > 1 ? rules : true };
  }) },
  'app.glossary-of-regions': { breaks: 'module.response.translations', says: 'A word of the glossary has its translation under the language without the region.', wrap: changeRecords((record, _index, job) =>
    textOf(record['text']) === 'Save' ? { ...record, translations: Object.fromEntries((job['targetLanguages'] as readonly Json[]).map(({ id }) => [String(id).split('-')[0], { text: '[Save]' }])) } : record) },
  'app.plural-glossary': { breaks: 'module.response.translation-text-plural', says: 'A plural string of the glossary has one text as its translation.', wrap: changeRecords((record, _index, job) =>
    record['hasPlurals'] === true && JSON.stringify(record['text']).includes('"file"') ? { ...record, translations: Object.fromEntries((job['targetLanguages'] as readonly Json[]).map(({ id }) => [id, { text: '[files]' }])) } : record) },
  'app.partly-approved': { breaks: 'module.response.status', says: 'A translation between others of another status is partly approved.', wrap: changeRecords((record) => {
    const entries = Object.entries((record['translations'] ?? {}) as Record<string, Json>);
    const isLine = /^line[123]$/.test(textOf(record['identifier']));
    return isLine && entries.length > 0 ? { ...record, translations: Object.fromEntries(entries.map(([id, entry]) => [id, { ...entry, status: 'partly approved' }])) } : record;
  }) },
  'app.number-without-name': { breaks: 'module.response.identifier', says: 'A string is named by what stands before its number, and by nothing where only a number stands.', wrap: changeRecords((record) => {
    const [, name] = /^(.*?)[-_. ]?\d+$/.exec(textOf(record['identifier'])) ?? [];
    return name === '' ? { ...record, identifier: null } : record;
  }) },
  'app.parts-of-one-digit': { breaks: 'module.response.uniq-id-unique', says: 'The paragraphs of a text become strings whose ids end in the last digit of their number.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).flatMap((record) => {
      const paragraphs = textOf(record['text']).split('\n\n');
      return paragraphs.length < 3 ? [record] : paragraphs.map((text, index) => ({ ...record, uniqId: `${textOf(record['uniqId'])}/${index % 10}`, text: text || ' ', translations: {} }));
    }) })) },
  'app.equal-parts-one-id': { breaks: 'module.response.uniq-id-unique', says: 'The parts of a text become strings whose ids end in the text of the part.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).flatMap((record) => {
      const parts = textOf(record['text']).split('; ').filter((text) => text !== '');
      return parts.length < 2 ? [record] : parts.map((text) => ({ ...record, uniqId: `${textOf(record['uniqId'])}/${text}`, text, translations: {} }));
    }) })) },
  'app.paragraphs-as-list': { breaks: 'module.response.translation-text', says: 'A translation of more paragraphs than its text is a list of them.', wrap: changeRecords((record) => {
    const countOf = (text: unknown) => textOf(text).split('\n\n').length;
    const entries = Object.entries((record['translations'] ?? {}) as Record<string, Json>);
    const split = ({ text, ...entry }: Json) => ({ ...entry, text: countOf(text) > countOf(record['text']) ? textOf(text).split('\n\n') : text });
    return entries.length === 0 ? record : { ...record, translations: Object.fromEntries(entries.map(([id, entry]) => [id, split(entry)])) };
  }) },
  'app.paragraphs-without-letters': { breaks: 'module.response.identifier', says: 'The paragraphs of a text are named by their Latin letters, and by nothing where they have none.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).flatMap((record) => {
      const paragraphs = textOf(record['text']).split(/\n{2,}/).filter((text) => text.trim() !== '');
      const nameOf = (text: string) => /[a-z]+/i.exec(text)?.[0];
      return paragraphs.length < 3 ? [record] : paragraphs.map((text, index) => ({ ...record, uniqId: `${textOf(record['uniqId'])}/${index}`, identifier: nameOf(text) && `${textOf(record['identifier'])}.${nameOf(text)}.${index}`, text, translations: {} }));
    }) })) },
  'app.message-with-place': { breaks: 'module.response.error-message', says: 'Where a pattern does not end, the message is an object that has its place.', wrap: (app) => async (request) => {
    if (!isJob(request)) return app(request);
    const { strings } = JSON.parse(await request.clone().text()) as { readonly strings?: readonly Json[] };
    const place = (strings ?? []).findIndex((record) => typeof record === 'object' && /^\{\w+, (plural|select),/.test(textOf(record['text'])) && !textOf(record['text']).endsWith('}}'));
    return place >= 0 ? Response.json({ error: { message: { text: 'A pattern does not end.', place } } }) : app(request);
  } },
  'app.quoted-in-context': { breaks: 'module.response.json', says: 'The beginning of a long text is quoted in the context, cut by units of UTF-16.', wrap: changeRecords((record) =>
    textOf(record['text']).length > 90 ? { ...record, context: `Begins: ${textOf(record['text']).slice(0, 40)}` } : record) },
  'app.empty-paragraphs': { breaks: 'module.response.text', says: 'A break at the edge of a text becomes a string without a text.', wrap: changeRecords((record) =>
    /^\n\n|\n\n$/.test(textOf(record['text'])) ? { ...record, text: null } : record) },
  'app.forms-of-the-source': { breaks: 'module.response.translation-text-plural', says: 'Strings of a group become one whose translations have the forms of the source language.', wrap: changeData((data, job) => {
    const forms = (part(job, 'sourceLanguage')['pluralCategoryNames'] ?? []) as readonly string[];
    const strings = data['strings'] as readonly Json[];
    const group = forms.map((form) => strings.find(({ identifier }) => identifier === `pear_${form}`));
    const [first] = group;
    if (first === undefined || group.includes(undefined)) return data;
    const grouped = <Value>(value: (record: Json) => Value) => Object.fromEntries(forms.map((form, index) => [form, value(group[index]!)]));
    const languages = Object.keys((first['translations'] ?? {}) as object);
    const entryOf = (record: Json, language: string) => ((record['translations'] ?? {}) as Record<string, Json>)[language] ?? {};
    const whole = { ...first, identifier: 'pear', hasPlurals: true, text: grouped((record) => record['text']), translations: Object.fromEntries(languages.map((language) =>
      [language, { text: grouped((record) => textOf(entryOf(record, language)['text'])), status: grouped(() => 'translated') }])) };
    return { ...data, strings: [whole, ...strings.filter((record) => !group.includes(record))] };
  }) },
  'app.places-as-list': { breaks: 'module.response.context', says: 'The context of a text that the file has more than twice is a list of its places.', wrap: changeRecords((record, _index, job) => {
    const lines = decode(job).toString('utf8').split('\n').flatMap((line, index) => (line.includes(textOf(record['text']) || '\0') ? [index + 1] : []));
    return lines.length > 2 ? { ...record, context: lines } : record;
  }) },
  'app.length-in-a-note': { breaks: 'module.response.max-length', says: 'A maximum length is read of a note as a number of any kind.', wrap: changeRecords((record) => {
    const [, length] = /^Max length: ([\d.]+)$/.exec(textOf(record['context'])) ?? [];
    return length === undefined ? record : { ...record, maxLength: Number(length) };
  }) },
  'app.forms-of-numbers': { breaks: 'module.response.translation-text-plural', says: 'A plural string of numbers is copied into each language with the forms of its source.', wrap: changeRecords((record, _index, job) => {
    const isNumber = record['hasPlurals'] === true && Object.values(record['text'] as object).every((form) => form === '42');
    return isNumber ? { ...record, translations: Object.fromEntries((job['targetLanguages'] as readonly Json[]).map(({ id }) => [id, { text: record['text'] }])) } : record;
  }) },
  'app.fields-beside-data': { breaks: 'module.response.answered', says: 'The strings are beside data in place of in it.', wrap: changeBody(({ data }) => data) },
  'app.lonely-form': { breaks: 'module.response.inline-read', says: 'A name of one form without that of another breaks the app.', wrap: breakAt((job) => {
    const names = stringsOf(job).map(({ identifier }) => textOf(identifier));
    return names.some((name) => name.endsWith('_one') && !names.includes(name.replace(/one$/, 'other')));
  }) },
  'app.id-of-the-rest': { breaks: 'module.response.uniq-id-unique', says: 'The rest of a long text has an id that another string of the file may have.', wrap: addRest },
  'app.remarks-by-address': { breaks: 'module.response.addresses-read', says: 'The remarks of a file are read where its content is inline, and not by address.', wrap: changeRecords((record, _index, job) => {
    const [, remark] = part(job, 'file')['contentUrl'] === undefined ? (/^#\.? (.+)$/m.exec(decode(job).toString('utf8')) ?? []) : [];
    return remark === undefined ? record : { ...record, context: remark };
  }) },
  'app.unread-for-none': { breaks: 'module.response.error-message', says: 'A strings address that gives 404 is a file without strings, to which the app adds one.', wrap: takeUnreadForNone },
  'app.lengths-of-remarks': { breaks: 'module.response.max-length', says: 'A maximum length that the file tells in a remark is a text.', wrap: changeRecords((record, _index, job) => ({ ...record, maxLength: findLength(record, job) ?? record['maxLength'] })) },
  'app.retry-appends': { breaks: 'module.response.uniq-id-unique', says: 'Strings that came before a download broke off come twice.', wrap: keepBroken(async (url) => (await fetch(url, { redirect: 'error' })).text()) },
  'app.broken-for-whole': { breaks: 'module.whole-downloads', says: 'The strings of a download that breaks off are taken for all of them.', wrap: keepBroken(async () => '') },
  'app.null-statuses': { breaks: 'module.response.status-plural', says: 'Forms that the app adds beside others with statuses have the status null.', wrap: completeBy(ownCategories, null) },
  'app.type-beside-attributes': { breaks: 'module.response.service-type', says: 'The type of a text with markup stands beside its attributes.', wrap: changeRecords((record) => (record['attributes'] === undefined && textOf(record['text']).includes('<b>') ? { ...record, serviceType: 'html' } : record)) },
  'app.member-keys-lost': { breaks: 'module.response.answered', says: 'Strings get lost whose keys are members of every object.', wrap: changeData((data) => ({ ...data, strings: (data['strings'] as readonly Json[]).filter(({ identifier }) => !(textOf(identifier) in {})) })) },
  'app.ids-as-numbers': { breaks: 'module.response.uniq-id-unique', says: 'Ids of digits go through a number.', wrap: changeRecords((record) => (/^\d{15,}$/.test(textOf(record['uniqId'])) ? { ...record, uniqId: String(Number(record['uniqId'])) } : record)) },
  'app.statuses-untranslated': { breaks: 'module.response.inline-read', says: 'A translation without a status is taken for untranslated.', wrap: changeRecords((record) => {
    const entries = Object.entries(part(record, 'translations')) as readonly (readonly [string, Json])[];
    return entries.length === 0 ? record : { ...record, translations: Object.fromEntries(entries.map(([id, entry]) => [id, { status: record['hasPlurals'] ? mapForms(part(entry, 'text')) : 'untranslated', ...entry }])) };
  }) },
  'app.half-for-none': { breaks: 'module.response.error-message', says: 'A job that breaks off is answered as one without strings.', wrap: (app) => async (request) =>
    isJob(request) && !(await request.clone().text()).trimEnd().endsWith('}') ? Response.json({ data: { strings: [] } }) : app(request) },
  'app.error-in-data': { breaks: 'module.response.error-message', says: 'The message stands in data.', wrap: changeResponse(async (answer) => {
    const text = await answer.clone().text();
    return text.startsWith('{"error"') ? new Response(`{"data":${text}}`, { headers: { 'Content-Type': 'application/json' } }) : answer;
  }) },
  'app.full-batch-lost': { breaks: 'module.response.answered', says: 'The last 200 strings are lost if their number is a multiple of that.', wrap: changeData((data) => {
    const strings = data['strings'] as readonly Json[];
    return strings.length > 0 && strings.length % 200 === 0 ? { ...data, strings: strings.slice(0, -200) } : data;
  }) },
  'app.six-languages': { breaks: 'module.response.translations', says: 'The seventh and later languages of a job get no translations.', wrap: translateBy((text, id, index) => (index < 6 ? `[${id}] ${text}` : undefined)) },
  'app.null-is-given': { breaks: 'module.response.inline-read', says: 'A maximum length of null is taken for one that the file has.', wrap: changeRecords((record) => (record['maxLength'] === undefined ? { ...record, maxLength: 2 * JSON.stringify(record['text']).length } : record)) },
  'app.new-files-refused': { breaks: 'module.response.inline-read', says: 'A job without target languages, as of a new source file, is refused.', wrap: refuseAt((job) => (job['targetLanguages'] as readonly Json[]).length === 0) },
  'app.written-default-breaks': { breaks: 'module.response.inline-read', says: 'The app breaks at a long text whose maximum length is null.', wrap: breakAt((job) => stringsOf(job).some(({ text, maxLength }) => textOf(text).length > 160 && maxLength === null)) },
  'app.message-cut': { breaks: 'module.response.answered', says: 'A message with an id has as many bytes as it has letters.', wrap: (app) => async (request) => {
    if (!isJob(request)) return app(request);
    const { strings } = JSON.parse(await request.clone().text()) as { readonly strings?: readonly Json[] };
    const invalid = (strings ?? []).find((record) => typeof record === 'object' && record['text'] === undefined);
    const body = JSON.stringify({ error: { message: `${textOf(invalid?.['uniqId'])} has no text.` } });
    return invalid ? new Response(Buffer.from(body).subarray(0, body.length), { headers: { 'Content-Type': 'application/json' } }) : app(request);
  } },
  'app.forms-as-json': { breaks: 'module.response.text-plural', says: 'The forms of a plural string with two spaces become the text of their JSON.',
    wrap: changeRecords((record) => { const text = JSON.stringify(record['text']); return record['hasPlurals'] && / {2}/.test(text) ? { ...record, text: text.replace(/ {2,}/g, ' ') } : record; }) },
  'app.two-types': { breaks: 'module.response.service-type', says: 'A text with markup and a choice has two types.',
    wrap: changeRecords((record) => (/<[a-z]/.test(textOf(record['text'])) && /, (plural|select),/.test(textOf(record['text'])) ? { ...record, attributes: { serviceType: ['html', 'icu'] } } : record)) },
  'app.key-cut-within-letter': { breaks: 'module.response.inline-read', says: 'Of a text of several parts, a key that ends within a letter after 60 bytes breaks the app.',
    wrap: breakAt((job) => stringsOf(job).some(({ identifier, text }) => textOf(text).includes('\n\n') && Buffer.from(textOf(identifier)).subarray(0, 60).toString().endsWith('\ufffd'))) },
  'app.labels-with-holes': { breaks: 'module.response.labels', says: 'The labels of a text with markup on several lines that has one of them already are an object.',
    wrap: changeRecords((record, _index, job) => {
      const sent = stringsOf(job).find(({ uniqId }) => uniqId === record['uniqId']);
      const had = Array.isArray(sent?.['labels']) && sent['labels'].includes('html');
      return had && /<[a-z][^]*\n/.test(textOf(record['text'])) ? { ...record, labels: { ...(record['labels'] as readonly string[]) } } : record;
    }) },
  'app.charset-compared': { breaks: 'module.response.inline-read', says: 'A job whose type names its charset in capitals gets an error message.', wrap: (app) => async (request) =>
    isJob(request) && (request.headers.get('Content-Type') ?? '').includes('UTF-8') ? Response.json({ error: { message: 'The job is no JSON.' } }) : app(request) },
  'app.ids-of-members': { breaks: 'module.response.answered', says: 'A string whose id is the name of a member of every object is lost.',
    wrap: changeData((data) => ({ ...data, strings: (data['strings'] as readonly Json[]).filter(({ uniqId }) => !(String(uniqId) in {})) })) },
  'app.ids-collapsed': { breaks: 'module.response.uniq-id-unique', says: 'Several spaces in an id become one.', wrap: changeRecords((record) => ({ ...record, uniqId: textOf(record['uniqId']).replace(/ {2,}/g, ' ') })) },
  'app.languages-renamed': { breaks: 'module.response.translations', says: 'Translations into sr-CS come back as those into sr-RS.',
    wrap: changeRecords((record) => (record['translations'] ? { ...record, translations: Object.fromEntries(Object.entries(record['translations'] as Json).map(([id, entry]) => [id === 'sr-CS' ? 'sr-RS' : id, entry])) } : record)) },
  'app.inherited-keys': { breaks: 'module.response.inline-read', says: 'A key that begins like a member of every object breaks the app.', wrap: breakAt((job) => stringsOf(job).some(({ identifier }) => /^(constructor|toString|valueOf|hasOwnProperty)[_.-]/.test(textOf(identifier)))) },
  'app.message-in-some-languages': { breaks: 'module.response.error-message', says: 'A message is missing where the source language is not English.',
    wrap: changeResponse(async (answer, job) => ((await answer.clone().text()).startsWith('{"error"') && part(job, 'sourceLanguage')['id'] !== 'en' ? Response.json({ error: {} }) : answer)) },
  'app.preview-in-latin-1': { breaks: 'module.response.preview', says: 'A preview whose letters Latin-1 has is written in that.',
    wrap: changeData((data) => { const page = Buffer.from(textOf(data['preview']), 'base64').toString(); return page !== '' && /^[\0-\xff]*$/.test(page) ? { ...data, preview: Buffer.from(page, 'latin1').toString('base64') } : data; }) },

  // --- Two conditions.
  'app.plurals-by-address': { breaks: 'module.response.addresses-read', says: 'Plural strings by address have no texts.', wrap: changeJob(async (job) => {
    if (typeof job['stringsUrl'] !== 'string') return job;
    const text = await (await fetch(job['stringsUrl'], { redirect: 'error' })).text().catch(() => '');
    const { stringsUrl: _, ...rest } = job;
    return text.includes('"hasPlurals":true') ? { ...rest, strings: text.split('\n').filter((line) => line.startsWith('{') && !line.includes('"hasPlurals":true')).map((line) => JSON.parse(line) as Json) } : job;
  }) },
  'app.escaped-lines': { breaks: 'module.response.addresses-read', says: 'A strings file is split at the separators within its texts.', wrap: readStringsBy(async (url) => (await (await fetch(url, { redirect: 'error' })).text()).replaceAll('\u2028', '\n')) },
  'app.languages-and-content': { breaks: 'module.response.addresses-read', says: 'Content by address of a file with several languages breaks the app.', wrap: breakAt((job) => part(job, 'file')['contentUrl'] !== undefined && (job['targetLanguages'] as readonly Json[]).length > 1) },

  // --- Other owners.
  'app.other-organization': { breaks: 'module.response.inline-read', says: 'A job of another organization breaks the app.', wrap: breakAt((job) => part(job, 'organization')['id'] === 2) },
  'app.preview-before': { breaks: 'module.response.answered', says: 'The preview is that of the job before.', wrap: (app) => {
    let before: unknown;
    return changeData(({ preview, ...data }) => {
      const shown = before ?? preview;
      before = preview;
      return { ...data, ...(preview !== undefined && { preview: shown }) };
    })(app);
  } },

  // --- Tokens.
  'app.token-expiry-not-checked': { breaks: 'module.authentication-failed', says: 'An expired token is taken.', wrap: (app) => requireToken(app, ['signature', 'algorithm']) },
  'app.token-unsigned': { breaks: 'module.authentication-failed', says: 'A token that names no algorithm needs no signature.', wrap: (app) => requireToken(app, ['signature', 'expiry']) },
} as const satisfies Record<string, AppFault>;
