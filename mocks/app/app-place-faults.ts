import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { changeData, changeManifest, changeResponse, isJob, readStringsBy } from './app-change.ts';
import type { App, AppFault, Json } from './app-change.ts';

const createErrorPage = () =>
  new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const read = async (url: string) => (await fetch(url, { redirect: 'error' })).text();
const LIMIT = 5_000_000;

/** An app that translates plural strings, into the categories that it takes a language to have. */
const translatePlurals = (categoriesOf: (language: Json, languages: readonly Json[]) => readonly string[]) =>
  changeData((data, job) => {
    const languages = job['targetLanguages'] as readonly Json[];
    const entries = languages.map((language): [string, Json] => [
      String(language['id']),
      { text: Object.fromEntries(categoriesOf(language, languages).map((name) => [name, '%d'])) },
    ]);
    return {
      ...data,
      strings: (data['strings'] as readonly Json[]).map((record) =>
        record['hasPlurals'] === true
          ? {
              ...record,
              translations: { ...Object.fromEntries(entries), ...(record['translations'] as Json | undefined) },
            }
          : record,
      ),
    };
  });
/** An app that refuses some jobs. */
const refuseJobs =
  (isRefused: (job: Json) => boolean) =>
  (app: App): App =>
  async (request) =>
    isJob(request) && isRefused(JSON.parse(await request.clone().text()) as Json)
      ? Response.json({ error: { message: 'This job cannot be processed.' } })
      : app(request);
const namesOf = (language: Json | undefined) => language?.['pluralCategoryNames'] as readonly string[];

/** An app that makes something else of a failure. */
const changeError = (change: (message: string, job: Json) => Response) =>
  changeResponse(async (answer, job) => {
    const { error } = (await answer.clone().json()) as { readonly error?: { readonly message: string } };
    return error === undefined ? answer : change(error.message, job);
  });

/** An app that keeps what it reads or says in a file of a name that others may have at the same time. */
function createSharedFile() {
  const files = new Map<string, string>();
  return async (name: string, text: string): Promise<string> => {
    files.set(name, text);
    await pause(3);
    return files.get(name)!;
  };
}

/** An app that keeps in files of its own the strings that it gives by address; \`keep\` gives the name of the file. */
const keepLarge =
  (keep: (files: Map<string, string>, text: string) => string) =>
  (app: App): App => {
    const files = new Map<string, string>();
    const changed = changeResponse(async (answer, _job, origin) => {
      const { data } = (await answer.clone().json()) as { readonly data?: Json };
      if (typeof data?.['stringsUrl'] !== 'string') return answer;
      const text = await (await app(new Request(data['stringsUrl']))).text();
      return Response.json({ data: { ...data, stringsUrl: `${origin}/large/${keep(files, text)}` } });
    })(app);
    return async (request) => {
      const [, name] = /\/large\/(.+)$/.exec(request.url) ?? [];
      if (name === undefined) return changed(request);
      const file = files.get(name);
      return file === undefined ? new Response('Not found', { status: 404 }) : new Response(file);
    };
  };

const secondOf = (now: number) => Math.floor(now / 1_000);

const isTooLarge = (text: string) => text.length > LIMIT;
const refuse = () => Response.json({ error: { message: 'The strings are too large.' } });

/** An app that makes its own response of the strings that it gives by address, as it does where they are many. */
const inlineStrings =
  (respond: (text: string, strings: readonly unknown[]) => Response) =>
  (app: App): App =>
  async (request) => {
    const answer = await app(request);
    if (!isJob(request)) return answer;
    const { data } = (await answer.clone().json()) as { readonly data?: Json };
    if (typeof data?.['stringsUrl'] !== 'string' && JSON.stringify(data ?? {}).length < 1_000_000) return answer;
    const lines =
      typeof data?.['stringsUrl'] === 'string' ? await (await app(new Request(data['stringsUrl']))).text() : '';
    const inline = (data?.['strings'] ?? []) as readonly unknown[];
    const strings =
      lines === ''
        ? inline
        : lines
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as unknown);
    return respond(JSON.stringify({ data: { strings } }), strings);
  };

/** Faults of addresses, names and sizes, of failures one after another, and of what is kept at a place for several jobs. */
// prettier-ignore
export const placeAppFaults = {
  // --- Addresses.
  'app.address-without-query': { breaks: 'module.response.addresses-read', says: 'The query of an address is left out.', wrap: readStringsBy((url) => read(url.split('?')[0]!)) },
  'app.address-decoded': { breaks: 'module.response.addresses-read', says: 'Escapes of an address are undone before it is read.', wrap: readStringsBy((url) => read(decodeURIComponent(url))) },
  'app.address-by-its-end': { breaks: 'module.response.answered', says: 'A strings file is kept under the last part of its address.', wrap: (app) => {
    const keep = createSharedFile();
    return readStringsBy(async (url) => keep(url.slice(url.lastIndexOf('/')), await read(url)))(app);
  } },
  'app.first-piece-of-files': { breaks: 'module.response.addresses-read', says: 'Of a strings file that comes in pieces, the first is read.', wrap: readStringsBy(async (url) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of (await fetch(url, { redirect: 'error' })).body ?? []) pieces.push(piece as Uint8Array);
    const whole = Buffer.concat(pieces);
    return (whole.length > 65_536 ? whole : Buffer.from(pieces[0] ?? '')).toString();
  }) },
  'app.compressed-not-unpacked': { breaks: 'module.response.addresses-read', says: 'A strings file is asked for in gzip, and not unpacked.', wrap: readStringsBy((url) => new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => resolve(readText(response))).on('error', reject);
  })) },
  'app.octets-as-latin-1': { breaks: 'module.response.addresses-read', says: 'A strings file whose type says only that it has bytes is read as Latin-1.', wrap: readStringsBy(async (url) => {
    const response = await fetch(url, { redirect: 'error' });
    const isUnknown = response.headers.get('content-type') === 'application/octet-stream';
    return Buffer.from(await response.arrayBuffer()).toString(isUnknown ? 'latin1' : 'utf8');
  }) },
  'app.missing-address-remembered': { breaks: 'module.response.addresses-read', says: 'An address that gave an HTTP error is not read again.', wrap: (app) => {
    const missing = new Set<string>();
    return readStringsBy(async (url) => {
      const response = missing.has(url) ? undefined : await fetch(url, { redirect: 'error' });
      if (response?.ok) return response.text();
      missing.add(url);
      throw new Error('There is no such file.');
    })(app);
  } },
  'app.lines-by-braces': { breaks: 'module.response.addresses-read', says: 'Lines end wherever two braces meet.', wrap: readStringsBy(async (url) => (await read(url)).replaceAll('}{', '}\n{')) },
  'app.large-answers-in-one-file': { breaks: 'module.response.answered', says: 'Large responses are written to one file.', wrap: (app) => {
    const keep = createSharedFile();
    return changeResponse(async (answer) => {
      const text = await answer.text();
      return new Response(text.length > 100_000 ? await keep('answer', text) : text, { headers: { 'Content-Type': 'application/json' } });
    })(app);
  } },

  'app.large-answers-by-second': { breaks: 'module.response.answered', says: 'The file of a large answer is named after the second in which it was written.', wrap: keepLarge((files, text) => {
    const name = `${secondOf(Date.now())}`;
    files.set(name, text);
    return name;
  }) },
  'app.large-answers-of-batches': { breaks: 'module.response.answered', says: 'The file of a large answer lacks the last strings if they fill no batch of 100.', wrap: keepLarge((files, text) => {
    const lines = text.trimEnd().split('\n');
    const name = randomUUID();
    files.set(name, lines.slice(0, lines.length - (lines.length % 100)).join('\n'));
    return name;
  }) },
  'app.large-answers-of-before-deleted': { breaks: 'module.response.strings-url', says: 'A large answer deletes those of earlier seconds.', wrap: keepLarge((files, text) => {
    const now = Date.now();
    for (const name of files.keys()) if (secondOf(Number(name.split('-')[0])) < secondOf(now)) files.delete(name);
    const name = `${now}-${randomUUID()}`;
    files.set(name, text);
    return name;
  }) },

  // --- Content and strings inline.
  'app.content-inline-refused': { breaks: 'module.response.inline-read', says: 'A job whose content is inline is refused.', wrap: refuseJobs(({ file }) => (file as Json)['content'] !== undefined && (file as Json)['content'] !== '') },
  'app.strings-inline-refused': { breaks: 'module.response.inline-read', says: 'A job whose strings are inline is refused.', wrap: refuseJobs(({ strings }) => strings !== undefined) },

  // --- Names.
  'app.name-in-latin-1': { breaks: 'module.response.answered', says: 'A message that names a file with accents is no JSON.', wrap: changeError((message, job) => {
    const name = String((job['file'] as Json)['name']);
    return /[\u00c0-\u00ff]/.test(name) ? new Response(Buffer.from(`${name}: ${message}`, 'latin1')) : Response.json({ error: { message } });
  }) },
  'app.name-cut-by-bytes': { breaks: 'module.response.answered', says: 'A message about invalid strings has a part of the name of their file, and where that ends within a character, there is no response.', wrap: changeError((message, job) => {
    const isRead = !message.includes('address');
    const part = Buffer.from(String((job['file'] as Json)['name'])).subarray(0, 40).toString();
    return isRead && part.endsWith('\ufffd') ? new Response('') : Response.json({ error: { message: `${part}: ${message}` } });
  }) },
  'app.name-of-255-bytes': { breaks: 'module.response.inline-read', says: 'A file name of more than 255 bytes breaks the app.', wrap: (app) => async (request) => {
    if (!isJob(request)) return app(request);
    const { file } = JSON.parse(await request.clone().text()) as { readonly file: Json };
    return Buffer.byteLength(String(file['name'])) > 255 ? createErrorPage() : app(request);
  } },

  // --- Sizes.
  'app.jobs-of-2-mb': { breaks: 'module.large-jobs', says: 'A job of more than 2 MB is refused.', wrap: (app) => async (request) =>
    isJob(request) && (await request.clone().arrayBuffer()).byteLength > 2_000_000 ? Response.json({ error: { message: 'The job is empty.' } }) : app(request) },
  'app.preview-of-64-kb': { breaks: 'module.response.preview', says: 'A preview ends at 65 536 characters.', wrap: changeData((data) =>
    typeof data['preview'] === 'string' ? { ...data, preview: Buffer.from(`<ul>${(data['strings'] as readonly Json[]).map(({ text }) => `<li>${encodeURIComponent(JSON.stringify(text))}</li>`).join('')}</ul>`).toString('base64').slice(0, 65_536) } : data) },
  'app.size-in-characters': { breaks: 'module.limits.response', says: 'The size of a response is counted before its characters are escaped.', wrap: inlineStrings((text) =>
    isTooLarge(text) ? refuse() : new Response(text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`), { headers: { 'Content-Type': 'application/json' } })) },
  'app.size-of-strings-in-characters': { breaks: 'module.limits.response', says: 'The size of strings that came inline is counted in characters, not in bytes.', wrap: (app) => async (request) => {
    const isByAddress = isJob(request) && (await request.clone().text()).includes('"stringsUrl"');
    const counted = inlineStrings((_text, strings) => {
      const noted = JSON.stringify({ data: { strings: strings.map((record) => ({ ...(record as Json), context: `Shown to users of the app, who know what it is about; ${'translate it freely. '.repeat(6)}` })) } });
      return noted.length > 4_500_000 ? refuse() : new Response(noted, { headers: { 'Content-Type': 'application/json' } });
    });
    return (isByAddress ? app : counted(app))(request);
  } },
  'app.size-without-preview': { breaks: 'module.limits.response', says: 'The size of a response is counted without its preview.', wrap: inlineStrings((text, strings) =>
    isTooLarge(text) || text.includes('"hasPlurals":true') ? refuse() : Response.json({ data: { strings, preview: Buffer.from(`<p>${text.replaceAll('<', '&lt;')}</p>`).toString('base64') } })) },

  // --- Failures.
  'app.failures-as-list': { breaks: 'module.response.error-message', says: 'Where two strings are invalid, the message is a list.', wrap: (app) => async (request) => {
    if (!isJob(request)) return app(request);
    const { strings } = JSON.parse(await request.clone().text()) as { readonly strings?: readonly Json[] };
    const invalid = (strings ?? []).filter((record) => typeof record !== 'object' || record['text'] === undefined);
    return invalid.length > 1 ? Response.json({ error: { message: invalid.map(() => 'A text is missing.') } }) : app(request);
  } },
  'app.connections-lost': { breaks: 'module.response.addresses-read', says: 'After six failures no address is read any more.', wrap: (app) => {
    let failures = 0;
    return async (request) => {
      if (!isJob(request)) return app(request);
      const text = await request.clone().text();
      const isByAddress = text.includes('"stringsUrl"');
      if (failures >= 6 && isByAddress) return createErrorPage();
      const answer = await app(request);
      if (isByAddress && (await answer.clone().text()).startsWith('{"error"')) failures++;
      return answer;
    };
  } },

  // --- Values that meet.
  'app.parts-untranslated': { breaks: 'module.response.translation-text', says: 'A translation of fewer sentences than its text has no text.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).map((record) => (/[.!?] \S/.test(String(record['text'])) && record['hasPlurals'] !== true && record['translations'] !== undefined
      ? { ...record, translations: Object.fromEntries(Object.entries(record['translations'] as Json).map(([id, entry]) => [id, { ...(entry as Json), text: null }])) } : record)) })) },
  'app.own-categories': { breaks: 'module.response.translation-text-plural', says: 'Plural translations have the categories of another table of languages.', wrap: changeData((data) => ({ ...data,
    strings: (data['strings'] as readonly Json[]).map((record) => {
      const { fr, ...others } = (record['translations'] ?? {}) as Json;
      return fr === undefined || record['hasPlurals'] !== true ? record : { ...record, translations: { ...others, fr: { text: { one: 'a', many: 'b', other: 'c' } } } };
    }) })) },
  'app.categories-by-two-letters': { breaks: 'module.response.translation-text-plural', says: 'Plural categories are those of the last language with the same code of two letters.', wrap: translatePlurals(({ twoLettersCode }, languages) =>
    namesOf(languages.findLast((one) => one['twoLettersCode'] === twoLettersCode))) },
  'app.first-categories': { breaks: 'module.response.translation-text-plural', says: 'Plural translations have the first four categories of their language.', wrap: translatePlurals((language) => namesOf(language).slice(0, 4)) },
  'app.categories-kept': { breaks: 'module.response.translation-text-plural', says: 'Plural categories of a language are those of the first job that had it.', wrap: (app) => {
    const kept = new Map<unknown, readonly string[]>();
    return translatePlurals((language) => {
      const names = kept.get(language['id']) ?? namesOf(language);
      kept.set(language['id'], names);
      return names;
    })(app);
  } },
  'app.replacement-signs': { breaks: 'module.response.inline-read', says: 'A backslash in a text breaks the app.', wrap: (app) => async (request) => {
    if (!isJob(request)) return app(request);
    const { strings } = JSON.parse(await request.clone().text()) as { readonly strings?: readonly Json[] };
    return (strings ?? []).some((record) => /\\[du]/.test(String(record['text']))) ? createErrorPage() : app(request);
  } },

  // --- The manifest.
  'app.manifest-grows': { breaks: 'module.manifest.key', says: 'Each time it is read, the manifest has its modules once more.', wrap: (app: App): App => {
    let times = 0;
    return async (request) => {
      const answer = await app(request);
      if (isJob(request) || !request.url.endsWith('/manifest.json')) return answer;
      const { modules, ...rest } = (await answer.json()) as { readonly modules: { readonly 'file-post-import': readonly object[] } };
      times += 1;
      return Response.json({ ...rest, modules: { 'file-post-import': Array.from({ length: times }, () => modules['file-post-import']).flat() } });
    };
  } },
  'app.manifest-used-up': { breaks: 'module.manifest.url', says: 'After the first job the module has no url.', wrap: (app) => {
    let isUsed = false;
    const changed = changeManifest(({ url, ...module }) => [isUsed ? module : { ...module, url }])(app);
    return async (request) => {
      isUsed ||= isJob(request);
      return changed(request);
    };
  } },
  'app.second-module-missing': { breaks: 'module.manifest.url', says: 'Nothing takes jobs at the url of the second module.', wrap: (app) => {
    const changed = changeManifest((module) => [module, { ...module, key: 'second', url: '/second' }])(app);
    return async (request) => (request.url.endsWith('/second') ? Response.json({ error: { message: 'Not found' } }, { status: 404 }) : changed(request));
  } },
} as const satisfies Readonly<Record<string, AppFault>>;
