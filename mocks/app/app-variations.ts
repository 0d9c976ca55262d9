import { gzipSync } from 'node:zlib';
import {
  changeResponse,
  changeBody,
  changeData,
  changeJob,
  linkStrings,
  changeRecords,
  readStringsBy,
} from './app-change.ts';
import type { App, Json } from './app-change.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads an address again unless what was there may be stored. */
const storeAddresses = (app: App): App => {
  const stored = new Map<string, string>();
  return readStringsBy(async (url) => {
    const known = stored.get(url);
    if (known !== undefined) return known;
    const response = await fetch(url, { redirect: 'error' });
    if (!response.ok) throw new Error(`The address gives ${response.status}.`);
    const text = await response.text();
    if (!response.headers.get('cache-control')?.includes('no-store')) stored.set(url, text);
    return text;
  })(app);
};

/** Gives strings by an address that redirects to where they are. */
const redirectLinked = (app: App): App => {
  const linked = linkStrings((lines) => lines.join('\n'))(app);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/linked/') || searchParams.has('moved')) return linked(request);
    return new Response(null, { status: 302, headers: { Location: `${pathname}?moved=1` } });
  };
};

/** Has its modules at a path with a slash, as it says. */
const addSlash =
  (app: App): App =>
  async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'POST') return app(request);
    if (!url.pathname.endsWith('/')) {
      url.pathname += '/';
      return new Response(null, { status: 307, headers: { Location: `${url.pathname}${url.search}` } });
    }
    url.pathname = url.pathname.replace(/\/$/, '');
    return app(new Request(url, { method: 'POST', headers: request.headers, body: await request.text() }));
  };

/** Answers one job after another. */
const takeTurns = (app: App): App => {
  let before: Promise<unknown> = Promise.resolve();
  return (request) => {
    const response = before.then(() => app(request));
    before = response.catch(() => undefined);
    return response;
  };
};

/** Takes of the strings of a job those that its file has, where that has keys of them. */
const followFile =
  (app: App): App =>
  (request) => {
    const reading = changeJob(({ strings, ...job }) => {
      const content = (job['file'] as Json | undefined)?.['content'];
      const text = typeof content === 'string' ? Buffer.from(content, 'base64').toString() : '';
      const keys = new Set(text.match(/"(?:[^"\\]|\\.)*"/g));
      if (!Array.isArray(strings)) return { strings, ...job };
      const own = strings.filter((one: Json) => keys.has(JSON.stringify(one?.['identifier'])));
      return { ...job, strings: own.length > 0 ? own : strings };
    })(app);
    // What is no JSON is for the app itself to refuse.
    return reading(request.clone()).catch((error: unknown) => {
      if (error instanceof SyntaxError) return app(request);
      throw error;
    });
  };

/** Remembers the texts of each file, and says in a context and a label what has changed since. */
export const tellVersions = (app: App): App => {
  const known = new Map<string, unknown>();
  return changeRecords((record, _index, { organization, project, file }) => {
    const key = JSON.stringify([organization, project, (file as Json)['id'], record['uniqId']]);
    const [text, before] = [JSON.stringify(record['text']), known.get(key)];
    known.set(key, text);
    const label = before === undefined ? 'new' : before === text ? 'as before' : 'changed';
    return { ...record, labels: [label], ...(label === 'changed' && { context: `Before: ${String(before)}` }) };
  })(app);
};

/** A line of a string whose context is its text twice, in ASCII. */
const writeEscaped = (line: string): string => {
  const record = JSON.parse(line) as Json;
  const { text } = record;
  const longer = JSON.stringify(typeof text === 'string' ? { ...record, context: `${text} ${text}` } : record);
  return `${longer.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
};

/** Ways to be an app that the source allows, each unlike the reference app: none of them is a failure. */
// prettier-ignore
export const appVariations = {
  'answers come in gzip': changeResponse(async (answer) => new Response(gzipSync(await answer.text()), { status: answer.status, headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } })),
  'answers come in small chunks': changeResponse(async (answer) => {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const size = Math.max(7, Math.ceil(bytes.length / 200));
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  }),
  'all strings come by address': linkStrings((lines) => lines.map((line) => `${line}\n`).join('')),
  'a file by address is three times as long, and each letter is escaped': linkStrings((lines) => lines.map(writeEscaped).join('')),
  'addresses of strings redirect': redirectLinked,
  'modules are where a redirect adds a slash': addSlash,
  'strings are those that the file has': followFile,
  'lines end in LF CR, the last in nothing': linkStrings((lines) => lines.join('\n\r')),
  'objects have further fields': changeBody(({ data }) => ({ data: { ...data, strings: (data['strings'] as Json[]).map((record) => ({ ...record, colour: { red: 1 } })), count: 7 }, took: 12 })),
  'the status is 201': changeResponse(async (answer) => new Response(await answer.text(), { status: 201, headers: { 'Content-Type': 'application/json; charset=utf-8' } })),
  'many strings are added': changeData((data) => ({ ...data, strings: [...(data['strings'] as Json[]), ...Array.from({ length: 20 }, (_, index) => ({ uniqId: `more-${index}`, identifier: `more.${index}`, text: `More ${index}` }))] })),
  'the first string is removed': changeData((data) => ({ ...data, strings: (data['strings'] as Json[]).slice(-1) })),
  'there is never a preview': changeData(({ preview: _, ...data }) => data),
  'contexts, labels and lengths are changed': changeRecords((record) => ({ ...record, context: 'Changed', labels: ['changed'], maxLength: 99 })),
  'every default is spelt out': changeRecords((record) => ({ maxLength: null, isHidden: null, hasPlurals: false, labels: [], context: '', attributes: {}, translations: {}, ...record })),
  'an error comes beside empty data': changeResponse(async (answer) => {
    const body = (await answer.clone().json()) as Json;
    return body['error'] === undefined ? answer : Response.json({ data: {}, ...body });
  }),
  'an error has the status 500': changeResponse(async (answer) => {
    const body = (await answer.clone().json()) as Json;
    return body['error'] === undefined ? answer : Response.json({ error: { ...(body['error'] as Json), code: 500 } }, { status: 500 });
  }),
  'addresses are stored where they may be': storeAddresses,
  'one job is answered after another': takeTurns,
  'answers are slow, but in time': changeResponse(async (answer) => pause(15).then(() => answer)),
} as const satisfies Readonly<Record<string, (app: App) => App>>;
