import { randomUUID } from 'node:crypto';
import {
  changeBody,
  changeData,
  changeJob,
  changeRecords,
  changeResponse,
  isJob,
  readStringsBy,
} from './app-change.ts';
import type { App, AppFault, Json } from './app-change.ts';
import { requireToken } from './app-token.ts';

const createErrorPage = () =>
  new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });

/** An app that breaks at jobs of a kind. */
const breakAt =
  (isAffected: (job: Json, text: string) => boolean): AppFault['wrap'] =>
  (app) =>
  async (request) => {
    if (!isJob(request)) return app(request);
    const text = await request.clone().text();
    return isAffected(JSON.parse(text) as Json, text) ? createErrorPage() : app(request);
  };

/** An app that refuses jobs of a kind with a message. */
const refuseAt =
  (isAffected: (job: Json) => boolean): AppFault['wrap'] =>
  (app) =>
  async (request) =>
    isJob(request) && isAffected(JSON.parse(await request.clone().text()) as Json)
      ? Response.json({ error: { message: 'The job cannot be read.' } })
      : app(request);

const onlyForms = (text: Json, names: readonly string[]) =>
  Object.fromEntries(Object.entries(text).filter(([name]) => names.includes(name)));

const part = (job: Json, name: string) => (job[name] ?? {}) as Json;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const stringsOf = (job: Json) => (job['strings'] ?? []) as readonly Json[];
const decode = (job: Json) => Buffer.from(textOf(part(job, 'file')['content']), 'base64');
const isBase64 = (job: Json) => /^[A-Za-z0-9+/]*={0,2}$/.test(textOf(part(job, 'file')['content']));
const changeTexts = (change: (text: string) => string) =>
  changeRecords((record) =>
    typeof record['text'] === 'string' ? { ...record, text: change(record['text']) } : record,
  );

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

/** An app that keeps its responses, and gives one again to a job with the same key. */
const keepBy =
  (keyOf: (job: Json) => string): AppFault['wrap'] =>
  (app) => {
    const kept = new Map<string, string>();
    return async (request) => {
      if (!isJob(request)) return app(request);
      const key = keyOf(JSON.parse(await request.clone().text()) as Json);
      if (!kept.has(key)) kept.set(key, await (await app(request)).text());
      return new Response(kept.get(key), { headers: { 'Content-Type': 'application/json' } });
    };
  };

/** An app that reads each address once. */
const keepAddresses: AppFault['wrap'] = (app) => {
  const kept = new Map<string, Promise<string>>();
  return readStringsBy((url) => {
    const text = kept.get(url) ?? fetch(url, { redirect: 'error' }).then((response) => response.text());
    kept.set(url, text);
    return text;
  })(app);
};

/** An app that breaks at a job after it has seen what it wants of the jobs before. */
const breakAfter =
  (createIsAffected: () => (text: string, answer: string) => boolean): AppFault['wrap'] =>
  (app) => {
    const isAffected = createIsAffected();
    return changeResponse(async (answer, job) =>
      isAffected(JSON.stringify(job), await answer.clone().text()) ? createErrorPage() : answer,
    )(app);
  };

/** An app that gives the strings of the job before it last by the address of this one: there is one file for all. */
const shareOneFile: AppFault['wrap'] = (app: App) => {
  let file = '';
  const changed = changeData(({ strings, ...data }, _job, origin) => {
    file = (strings as readonly object[]).map((record) => `${JSON.stringify(record)}\n`).join('');
    return { ...data, stringsUrl: `${origin}/latest` };
  })(app);
  return async (request) => (request.url.endsWith('/latest') ? new Response(file) : changed(request));
};

/** An app whose addresses of results are made of the id of the file. */
const shareFileOfId: AppFault['wrap'] = (app: App) => {
  const files = new Map<string, string>();
  const changed = changeResponse(async (answer, job, origin) => {
    const { data, ...rest } = (await answer.clone().json()) as { readonly data?: Json };
    if (typeof data?.['stringsUrl'] !== 'string') return answer;
    const path = `/results/${String(part(job, 'file')['id'])}`;
    files.set(path, await (await app(new Request(data['stringsUrl']))).text());
    return Response.json({ ...rest, data: { ...data, stringsUrl: `${origin}${path}` } });
  })(app);
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    return file === undefined ? changed(request) : new Response(file);
  };
};

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

/** An app that downloads once what is at one path, for as long as that takes. */
const shareDownloads: AppFault['wrap'] = (app) => {
  const open = new Map<string, Promise<string>>();
  return readStringsBy((url) => {
    const { pathname } = new URL(url);
    const text = open.get(pathname) ?? fetch(url, { redirect: 'error' }).then((response) => response.text());
    open.set(pathname, text);
    return text.finally(() => open.delete(pathname));
  })(app);
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

/** An app whose defaults are changed by each string that has attributes. */
const shareAttributes: AppFault['wrap'] = (app) => {
  const shared: Record<string, unknown> = {};
  return changeRecords((record) => ({
    ...record,
    attributes: { ...Object.assign(shared, record['attributes']) },
  }))(app);
};

/** An app that labels strings by what their texts have: those that came without labels share one list. */
const shareLabels: AppFault['wrap'] = changeData(({ strings, ...data }) => {
  const shared = new Set<string>();
  const label = (record: Json): Json => {
    const text = String(JSON.stringify(record['text']));
    const own = [text.includes('{') && 'placeholder', /<\w/.test(text) && 'markup'].filter((each) => each !== false);
    const given = (record['labels'] ?? []) as readonly string[];
    if (given.length > 0) return { ...record, labels: [...new Set([...given, ...own])] };
    for (const each of own) shared.add(each);
    return { ...record, labels: shared };
  };
  const labelled = (strings as readonly Json[]).map(label);
  const write = (record: Json): Json => ({ ...record, labels: [...(record['labels'] as Iterable<string>)] });
  return { ...data, strings: labelled.map(write) };
});

/** An app that says in which line of the file a string is, and reads the content at an address once. */
const keepContents: AppFault['wrap'] = (app) => {
  const kept = new Map<string, Promise<ArrayBuffer>>();
  return changeJob(async (job) => {
    const { contentUrl, ...file } = part(job, 'file');
    if (typeof contentUrl !== 'string') return job;
    const bytes =
      kept.get(contentUrl) ?? fetch(contentUrl, { redirect: 'error' }).then((response) => response.arrayBuffer());
    kept.set(contentUrl, bytes);
    return {
      ...job,
      file: { ...file, content: Buffer.from(await bytes.catch(() => new ArrayBuffer(0))).toString('base64') },
    };
  })(
    changeRecords((record, _index, job) => {
      const lines = decode(job).toString('utf8').split('\n');
      return { ...record, context: `Line ${lines.findIndex((line) => line.includes(textOf(record['identifier'])))}` };
    })(app),
  );
};

/** An app that refuses a file of which a job has failed. */
const keepFailures: AppFault['wrap'] = (app) => {
  const failed = new Map<unknown, string>();
  return changeResponse(async (answer, job) => {
    const { id } = part(job, 'file');
    const text = failed.get(id) ?? (await answer.clone().text());
    if (text.startsWith('{"error"')) failed.set(id, text);
    return new Response(text, { status: answer.status, headers: answer.headers });
  })(app);
};

/** An app that translates strings which are one text. */
const translateBy = (
  translate: (text: string, language: string, index: number) => string | undefined,
): AppFault['wrap'] =>
  changeRecords((record, _index, job) => {
    const { text } = record;
    if (typeof text !== 'string') return record;
    const made = (job['targetLanguages'] as readonly Json[]).flatMap(({ id }, index) => {
      const translation = translate(text, textOf(id), index);
      return translation === undefined ? [] : [[textOf(id), { text: translation }] as const];
    });
    return { ...record, translations: { ...Object.fromEntries(made), ...part(record, 'translations') } };
  });

/** An app that completes the plural translations of a job; `categoriesOf` gives the forms of a language, `fill` a status. */
const completeBy =
  (createCategoriesOf: () => (language: Json) => readonly string[], fill: unknown): AppFault['wrap'] =>
  (app) => {
    const categoriesOf = createCategoriesOf();
    return changeRecords((record, _index, job) => {
      if (record['hasPlurals'] !== true) return record;
      const languages = job['targetLanguages'] as readonly Json[];
      const translations = Object.entries(part(record, 'translations')).map(([id, entry]) => {
        const { text, status, ...rest } = entry as Json;
        const language = languages.find((each) => each['id'] === id);
        const missing =
          language === undefined ? [] : categoriesOf(language).filter((name) => !(name in (text as Json)));
        const fillWith = (value: unknown) => Object.fromEntries(missing.map((name) => [name, value]));
        const statuses = typeof status === 'object' ? { status: { ...status, ...fillWith(fill) } } : { status };
        return [id, { ...rest, text: { ...(text as Json), ...fillWith('%d') }, ...statuses }] as const;
      });
      return translations.length === 0 ? record : { ...record, translations: Object.fromEntries(translations) };
    })(app);
  };

const ownCategories = () => (language: Json) => language['pluralCategoryNames'] as readonly string[];

function keptCategories() {
  const kept = new Map<unknown, readonly string[]>();
  return (language: Json) => {
    const { id } = language;
    if (!kept.has(id)) kept.set(id, ownCategories()(language));
    return kept.get(id)!;
  };
}

/** An app that keeps the lines of a download that breaks off, and downloads the whole again. */
const appendRetried: AppFault['wrap'] = readStringsBy(async (url) => {
  let kept = '';
  try {
    const { body } = await fetch(url, { redirect: 'error' });
    for await (const part of body!.pipeThrough(new TextDecoderStream())) kept += part;
    return kept;
  } catch {
    return kept + (await (await fetch(url, { redirect: 'error' })).text());
  }
});

/** The maximum length that a remark in the file, on the line before a string, tells. */
function findLength(record: Json, job: Json): string | undefined {
  const lines = decode(job).toString('utf8').split('\n');
  const place = lines.findIndex((line) => line.includes(textOf(record['identifier'])));
  return /^#\.? .*\bmax\D{1,10}(\d{2})\b/i.exec(lines[place - 1] ?? '')?.[1];
}

const mapForms = (text: Json) => Object.fromEntries(Object.keys(text).map((name) => [name, 'untranslated']));

/** An app that reads a job together with what a longer one before it has left. */
const readRest: AppFault['wrap'] = (app) => {
  let before = '';
  return async (request) => {
    if (!isJob(request)) return app(request);
    const text = await request.text();
    before = text + before.slice(text.length);
    return app(new Request(request.url, { method: 'POST', headers: request.headers, body: before }));
  };
};

/** An app that says in which line of the file a string is, and keeps the lines of the latest file by its name. */
const keepLines: AppFault['wrap'] = (app) => {
  let latest = { name: '', lines: [] as readonly string[] };
  return changeRecords((record, _index, job) => {
    const name = textOf(part(job, 'file')['name']);
    if (latest.name !== name) latest = { name, lines: decode(job).toString('utf8').split('\n') };
    return {
      ...record,
      context: `Line ${latest.lines.findIndex((line) => line.includes(textOf(record['identifier'])))}`,
    };
  })(app);
};

/** Faults that only rare values, two conditions at once, other owners or earlier jobs show. */
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
  'app.name-with-folder': { breaks: 'module.response.inline-read', says: 'A file name with a slash breaks the app.', wrap: breakAt((job) => textOf(part(job, 'file')['name']).includes('/')) },
  'app.content-is-text': { breaks: 'module.response.inline-read', says: 'A file that is no text breaks the app.', wrap: breakAt((job) => isBase64(job) && decode(job).toString('utf8').includes('\ufffd')) },
  'app.ids-of-32-bits': { breaks: 'module.response.inline-read', says: 'The id of a project beyond 32 bits breaks the app.', wrap: breakAt((job) => Number(part(job, 'project')['id']) > 2 ** 32) },
  'app.white-space-first': { breaks: 'module.response.inline-read', says: 'A job that does not begin with a brace breaks the app.', wrap: breakAt((_job, text) => !text.startsWith('{')) },
  'app.further-fields': { breaks: 'module.response.inline-read', says: 'A field that the app does not know breaks it.', wrap: breakAt((job) => job['revision'] !== undefined) },
  'app.media-type-exact': { breaks: 'module.response.inline-read', says: 'A job whose media type has a parameter is refused.', wrap: (app) => async (request) =>
    isJob(request) && request.headers.get('content-type') !== 'application/json' ? Response.json({ error: { message: 'The job is not JSON.' } }) : app(request) },
  'app.escapes-kept': { breaks: 'module.response.inline-read', says: 'Escapes of JSON are taken for text.', wrap: (app) => async (request) =>
    isJob(request) ? app(new Request(request.url, { method: 'POST', body: (await request.text()).replace(/\\u(?=[\da-f]{4})/g, '\\\\u') })) : app(request) },
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
  'app.drops-beyond-1000': { breaks: 'module.strings-dropped', says: 'Of more than 1000 strings the others are dropped.', wrap: changeData((data) => ({ ...data, strings: (data['strings'] as readonly Json[]).slice(0, 1_000) })) },
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

  // --- Earlier jobs, and jobs at the same time.
  'app.kept-by-file-id': { breaks: 'module.response.answered', says: 'A response is kept by the id of the file.', wrap: keepBy((job) => String(part(job, 'file')['id'])) },
  'app.kept-by-source-texts': { breaks: 'module.response.answered', says: 'A response is kept by the file and its source texts.', wrap: keepBy((job) => `${String(part(job, 'file')['id'])} ${JSON.stringify(stringsOf(job).map(({ text }) => text)) || String(Math.random())}`) },
  'app.error-repeated': { breaks: 'module.response.answered', says: 'The error of a job is the response to the next one as well.', wrap: (app) => {
    let failure: Response | undefined;
    return async (request) => {
      if (!isJob(request)) return app(request);
      const repeated = failure;
      failure = undefined;
      if (repeated) return repeated;
      const answer = await app(request);
      if ((await answer.clone().text()).startsWith('{"error"')) failure = answer.clone();
      return answer;
    };
  } },
  'app.languages-left-over': { breaks: 'module.response.answered', says: 'Strings of a new file get entries for the languages of the job before.', wrap: (app) => {
    let languages: readonly string[] = [];
    return changeData(({ strings, ...data }, job) => {
      const own = (job['targetLanguages'] as readonly Json[]).map(({ id }) => String(id));
      const left = own.length === 0 ? languages : [];
      languages = own;
      return { ...data, strings: (strings as readonly Json[]).map((record) => (left.length === 0 || record['hasPlurals'] ? record : { ...record, translations: Object.fromEntries(left.map((id) => [id, { text: 'left' }])) })) };
    })(app);
  } },
  'app.languages-of-the-project': { breaks: 'module.response.answered', says: 'Strings get entries for every language that a job of the project had.', wrap: (app) => {
    const known = new Map<unknown, Set<string>>();
    return changeData(({ strings, ...data }, job) => {
      const project = (job['project'] as Json)['id'];
      const languages = known.get(project) ?? new Set();
      known.set(project, languages);
      for (const { id } of job['targetLanguages'] as readonly Json[]) languages.add(String(id));
      const fill = (record: Json) => ({ ...Object.fromEntries([...languages].map((id) => [id, { text: `[${String(record['text'])}]` }])), ...(record['translations'] as Json | undefined) });
      return { ...data, strings: (strings as readonly Json[]).map((record) => (record['hasPlurals'] || languages.size === 0 ? record : { ...record, translations: fill(record) })) };
    })(app);
  } },
  'app.languages-of-every-project': { breaks: 'module.response.answered', says: 'A word of the glossary gets entries for every language that a job with languages had.', wrap: (app) => {
    const languages = new Set<string>();
    return changeRecords((record, _index, job) => {
      const own = (job['targetLanguages'] as readonly Json[]).map(({ id }) => String(id));
      for (const id of own) languages.add(id);
      return own.length > 0 && textOf(record['text']) === 'Save' ? { ...record, translations: Object.fromEntries([...languages].map((id) => [id, { text: '[Save]' }])) } : record;
    })(app);
  } },
  'app.languages-of-the-latest': { breaks: 'module.response.answered', says: 'A number gets a translation for the language of the job that came last.', wrap: (app) => {
    let latest: readonly Json[] = [];
    const copyNumbers = changeRecords((record) =>
      textOf(record['text']) === '42' ? { ...record, translations: Object.fromEntries(latest.map(({ id }) => [id, { text: '42' }])) } : record)(app);
    return async (request) => {
      if (isJob(request)) latest = (JSON.parse(await request.clone().text()) as { targetLanguages: readonly Json[] }).targetLanguages;
      return copyNumbers(request);
    };
  } },
  'app.preview-by-name': { breaks: 'module.response.answered', says: 'A preview is kept by the name of the file.', wrap: (app) => {
    const kept = new Map<unknown, unknown>();
    return changeData((data, job) => {
      const { name } = part(job, 'file');
      if (data['preview'] === undefined) return data;
      if (!kept.has(name)) kept.set(name, data['preview']);
      return { ...data, preview: kept.get(name) };
    })(app);
  } },
  'app.length-in-a-note': { breaks: 'module.response.max-length', says: 'A maximum length is read of a note as a number of any kind.', wrap: changeRecords((record) => {
    const [, length] = /^Max length: ([\d.]+)$/.exec(textOf(record['context'])) ?? [];
    return length === undefined ? record : { ...record, maxLength: Number(length) };
  }) },
  'app.forms-of-numbers': { breaks: 'module.response.translation-text-plural', says: 'A plural string of numbers is copied into each language with the forms of its source.', wrap: changeRecords((record, _index, job) => {
    const isNumber = record['hasPlurals'] === true && Object.values(record['text'] as object).every((form) => form === '42');
    return isNumber ? { ...record, translations: Object.fromEntries((job['targetLanguages'] as readonly Json[]).map(({ id }) => [id, { text: record['text'] }])) } : record;
  }) },
  'app.fields-beside-data': { breaks: 'module.response.answered', says: 'The strings are beside data in place of in it.', wrap: changeBody(({ data }) => data) },
  'app.marked-by-id': { breaks: 'module.response.uniq-id-of-file', says: 'A string without letters is remembered by its id, for every file.', wrap: (app) => {
    const marked = new Set<unknown>();
    return changeRecords((record) => {
      if (typeof record['text'] === 'string' && !/\p{L}/u.test(record['text'])) marked.add(record['uniqId']);
      return marked.has(record['uniqId']) ? { ...record, isHidden: true } : record;
    })(app);
  } },
  'app.kept-by-content': { breaks: 'module.response.answered', says: 'A response is kept by the content of the file.', wrap: keepBy((job) => textOf(part(job, 'file')['content']) || String(Math.random())) },
  'app.kept-by-first-string': { breaks: 'module.response.answered', says: 'A response is kept by the first string and the number of strings.', wrap: keepBy((job) => (stringsOf(job)[0] ? `${JSON.stringify(stringsOf(job)[0])} ${stringsOf(job).length}` : String(Math.random()))) },
  'app.strings-file-kept': { breaks: 'module.response.answered', says: 'The strings at an address are those that were there first.', wrap: keepAddresses },
  'app.one-file-for-all': { breaks: 'module.response.answered', says: 'There is one strings file for all responses.', wrap: shareOneFile },
  'app.latest-job-for-all': { breaks: 'module.response.answered', says: 'Jobs at the same moment get the response to the latest.', wrap: (app) => {
    let latest = '';
    return async (request) => {
      if (!isJob(request)) return app(request);
      latest = await request.clone().text();
      await new Promise((resolve) => setTimeout(resolve, 1));
      return app(new Request(request.url, { method: 'POST', headers: request.headers, body: latest }));
    };
  } },
  'app.second-time': { breaks: 'module.response.inline-read', says: 'A job with translations breaks the app the second time.', wrap: breakAfter(() => {
    const seen = new Set<string>();
    return (text) => {
      const isKnown = seen.has(text);
      seen.add(text);
      return isKnown && text.includes('"status":"approved"');
    };
  }) },
  'app.says-when': { breaks: 'module.jobs-apart', says: 'Each string says when it was processed.', wrap: changeRecords((record) => ({ ...record, attributes: { ...(record['attributes'] as Json | undefined), processed: Math.floor(Date.now() / 100) } })) },
  'app.lonely-form': { breaks: 'module.response.inline-read', says: 'A name of one form without that of another breaks the app.', wrap: breakAt((job) => {
    const names = stringsOf(job).map(({ identifier }) => textOf(identifier));
    return names.some((name) => name.endsWith('_one') && !names.includes(name.replace(/one$/, 'other')));
  }) },
  'app.wears-out': { breaks: 'module.response.inline-read', says: 'The app breaks at every job after the two hundredth.', wrap: breakAfter(() => {
    let jobs = 0;
    return () => ++jobs > 200;
  }) },
  'app.after-an-error': { breaks: 'module.response.error-message', says: 'The job after a failed one breaks the app.', wrap: breakAfter(() => {
    let hasFailed = false;
    return (_text, answer) => {
      const isAffected = hasFailed;
      hasFailed = answer.startsWith('{"error"');
      return isAffected && !hasFailed;
    };
  }) },
  'app.grows-labels': { breaks: 'module.jobs-apart', says: 'After fifty jobs a string has a further label.', wrap: (app) => {
    let jobs = 0;
    return changeData((data) => (jobs++ < 50 ? data : { ...data, strings: (data['strings'] as readonly Json[]).map((record) => ({ ...record, labels: ['late'] })) }))(app);
  } },
  'app.id-of-the-rest': { breaks: 'module.response.uniq-id-unique', says: 'The rest of a long text has an id that another string of the file may have.', wrap: addRest },
  'app.attributes-shared': { breaks: 'module.response.service-type', says: 'A string without attributes has those of the last string that had some.', wrap: shareAttributes },
  'app.attributes-of-markup': { breaks: 'module.response.answered', says: 'After a text with markup, every string has its type.', wrap: (app) => {
    let hasSeen = false;
    return changeRecords((record) => {
      hasSeen ||= textOf(record['text']).includes('<b>');
      return hasSeen ? { ...record, attributes: { serviceType: 'html' } } : record;
    })(app);
  } },
  'app.result-of-id': { breaks: 'module.response.answered', says: 'The address of a result is that of every file with its id.', wrap: shareFileOfId },
  'app.remarks-by-address': { breaks: 'module.response.addresses-read', says: 'The remarks of a file are read where its content is inline, and not by address.', wrap: changeRecords((record, _index, job) => {
    const [, remark] = part(job, 'file')['contentUrl'] === undefined ? (/^#\.? (.+)$/m.exec(decode(job).toString('utf8')) ?? []) : [];
    return remark === undefined ? record : { ...record, context: remark };
  }) },
  'app.context-of-text': { breaks: 'module.response.answered', says: 'A text with a placeholder has the context that it had in the first job.', wrap: (app) => {
    const contexts = new Map<string, unknown>();
    return changeRecords((record) => {
      const text = textOf(record['text']);
      if (!text.includes('{')) return record;
      if (!contexts.has(text)) contexts.set(text, record['context']);
      return { ...record, context: contexts.get(text) ?? '' };
    })(app);
  } },
  'app.pairs-over-jobs': { breaks: 'module.response.answered', says: 'A key that ends in one waits for its other half, which may come in a later job.', wrap: (app) => {
    const waiting = new Map<string, string>();
    return changeRecords((record) => {
      const [, stem, half] = /^(.*)(one|other)$/.exec(textOf(record['identifier'])) ?? [];
      if (stem === undefined) return record;
      const first = waiting.get(stem);
      if (half === 'one') waiting.set(stem, textOf(record['text']));
      else if (first !== undefined && waiting.delete(stem)) return { ...record, text: { one: first, other: record['text'] }, hasPlurals: true };
      return record;
    })(app);
  } },
  'app.unread-for-none': { breaks: 'module.response.error-message', says: 'A strings address that gives 404 is a file without strings, to which the app adds one.', wrap: takeUnreadForNone },
  'app.lengths-of-remarks': { breaks: 'module.response.max-length', says: 'A maximum length that the file tells in a remark is a text.', wrap: changeRecords((record, _index, job) => ({ ...record, maxLength: findLength(record, job) ?? record['maxLength'] })) },
  'app.retry-appends': { breaks: 'module.response.uniq-id-unique', says: 'Strings that came before a download broke off come twice.', wrap: appendRetried },
  'app.rest-read': { breaks: 'module.response.inline-read', says: 'What is left of a longer job stands behind the next one.', wrap: readRest },
  'app.lines-of-name': { breaks: 'module.response.answered', says: 'The lines of the latest file are kept by its name, for its next version too.', wrap: keepLines },
  'app.categories-kept': { breaks: 'module.response.translation-text-plural', says: 'The plural categories of a language are those of the first job with it.', wrap: completeBy(keptCategories, 'untranslated') },
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
  'app.labels-shared': { breaks: 'module.response.answered', says: 'Strings that come without labels get those of one another.', wrap: shareLabels },
  'app.content-kept': { breaks: 'module.response.answered', says: 'The content at an address is that of the first job with it.', wrap: keepContents },
  'app.failures-kept': { breaks: 'module.response.answered', says: 'After a job has failed, every job about its file does.', wrap: keepFailures },
  'app.full-batch-lost': { breaks: 'module.response.answered', says: 'The last 200 strings are lost if their number is a multiple of that.', wrap: changeData((data) => {
    const strings = data['strings'] as readonly Json[];
    return strings.length > 0 && strings.length % 200 === 0 ? { ...data, strings: strings.slice(0, -200) } : data;
  }) },
  'app.six-languages': { breaks: 'module.response.translations', says: 'The seventh and later languages of a job get no translations.', wrap: translateBy((text, id, index) => (index < 6 ? `[${id}] ${text}` : undefined)) },
  'app.translation-of-text': { breaks: 'module.response.translations', says: 'A text has the translation that it got first, into whichever language.', wrap: (app) => {
    const known = new Map<string, string>();
    return translateBy((text, id) => known.get(text) ?? known.set(text, `[${id}] ${text}`).get(text))(app);
  } },
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
  'app.ids-collapsed': { breaks: 'module.response.uniq-id-unique', says: 'Several spaces in an id become one.', wrap: changeRecords((record) => ({ ...record, uniqId: textOf(record['uniqId']).replace(/ {2,}/g, ' ') })) },
  'app.languages-renamed': { breaks: 'module.response.translations', says: 'Translations into sr-CS come back as those into sr-RS.',
    wrap: changeRecords((record) => (record['translations'] ? { ...record, translations: Object.fromEntries(Object.entries(record['translations'] as Json).map(([id, entry]) => [id === 'sr-CS' ? 'sr-RS' : id, entry])) } : record)) },
  'app.inherited-keys': { breaks: 'module.response.inline-read', says: 'A key that begins like a member of every object breaks the app.', wrap: breakAt((job) => stringsOf(job).some(({ identifier }) => /^(constructor|toString|valueOf|hasOwnProperty)[_.-]/.test(textOf(identifier)))) },
  'app.message-in-some-languages': { breaks: 'module.response.error-message', says: 'A message is missing where the source language is not English.',
    wrap: changeResponse(async (answer, job) => ((await answer.clone().text()).startsWith('{"error"') && part(job, 'sourceLanguage')['id'] !== 'en' ? Response.json({ error: {} }) : answer)) },
  'app.preview-in-latin-1': { breaks: 'module.response.preview', says: 'A preview whose letters Latin-1 has is written in that.',
    wrap: changeData((data) => { const page = Buffer.from(textOf(data['preview']), 'base64').toString(); return page !== '' && /^[\0-\xff]*$/.test(page) ? { ...data, preview: Buffer.from(page, 'latin1').toString('base64') } : data; }) },
  'app.downloads-shared': { breaks: 'module.response.answered', says: 'Downloads at the same moment are shared by what differs in its query alone.', wrap: shareDownloads },

  // --- Tokens.
  'app.token-expiry-not-checked': { breaks: 'module.authentication-failed', says: 'An expired token is taken.', wrap: (app) => requireToken(app, ['signature', 'algorithm']) },
  'app.token-unsigned': { breaks: 'module.authentication-failed', says: 'A token that names no algorithm needs no signature.', wrap: (app) => requireToken(app, ['signature', 'expiry']) },
} as const satisfies Record<string, AppFault>;
