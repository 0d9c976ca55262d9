import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An app as a function from request to response. */
export type App = (request: Request) => Promise<Response>;

/** A wrong that an app does on purpose: the one requirement that it breaks, and what it makes of a sound app. */
export interface AppFault {
  readonly breaks: RequirementId;
  readonly says: string;
  readonly wrap: (app: App) => App;
}

/** A JSON object. */
export type Json = { readonly [name: string]: unknown };

/** Whether a request brings a job. */
export const isJob = (request: Request) => request.method === 'POST';

/** An app whose manifest has other modules, made of its one. */
export const changeManifest =
  (change: (module: Json) => unknown) =>
  (app: App): App =>
  async (request) => {
    const answer = await app(request);
    if (new URL(request.url).pathname !== '/manifest.json') return answer;
    const { modules, ...rest } = (await answer.json()) as {
      readonly modules: { readonly 'file-post-import': readonly [Json] };
    };
    return Response.json({ ...rest, modules: { 'file-post-import': change(modules['file-post-import'][0]) } });
  };

/** An app whose answers to jobs are changed before they go out; `job` is what was asked. */
export const changeResponse =
  (change: (answer: Response, job: Json, origin: string) => Response | Promise<Response>) =>
  (app: App): App =>
  async (request) => {
    if (!isJob(request)) return app(request);
    const text = await request.clone().text();
    return change(await app(request), JSON.parse(text) as Json, new URL(request.url).origin);
  };

/** The same for the JSON of answers that hold strings inline. */
export const changeBody = (change: (body: { readonly data: Json }, job: Json, origin: string) => unknown) =>
  changeResponse(async (answer, job, origin) => {
    const body = (await answer.clone().json()) as { readonly data?: Json };
    return Array.isArray(body.data?.['strings'])
      ? Response.json(change(body as { readonly data: Json }, job, origin))
      : answer;
  });

/** Changes the `data` of the job responses of an app, from the data of the job and the origin of the request. */
export const changeData = (change: (data: Json, job: Json, origin: string) => Json) =>
  changeBody(({ data }, job, origin) => ({ data: change(data, job, origin) }));

/** The same for each string record. */
export const changeRecords = (change: (record: Json, index: number, job: Json) => unknown) =>
  changeData((data, job) => ({
    ...data,
    strings: (data['strings'] as Json[]).map((record, index) => change(record, index, job)),
  }));

/** An app that gives its strings by address; `write` makes the file. */
export function linkStrings(
  write: (records: readonly string[]) => string | Uint8Array<ArrayBuffer>,
  more: (strings: unknown) => Json = () => ({}),
  status = 200,
): (app: App) => App {
  const files = new Map<string, string | Uint8Array<ArrayBuffer>>();
  return (app) => {
    const changed = changeData(({ strings, ...data }, _job, origin) => {
      const path = `/linked/${files.size}`;
      files.set(path, write((strings as object[]).map((record) => JSON.stringify(record))));
      return { ...data, stringsUrl: `${origin}${path}`, ...more(strings) };
    })(app);
    return async (request) => {
      const file = files.get(new URL(request.url).pathname);
      return file === undefined ? changed(request) : new Response(file, { status });
    };
  };
}

/** An app that gets its jobs changed, before it sees them. */
export const changeJob =
  (change: (job: Json) => Json | Promise<Json>) =>
  (app: App): App =>
  async (request) => {
    if (!isJob(request)) return app(request);
    const job = await change(JSON.parse(await request.text()) as Json);
    return app(new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(job) }));
  };

/** An app that reads the strings of a job in its own careless way. */
export const readStringsBy = (read: (url: string) => Promise<string>) =>
  changeJob(async ({ stringsUrl, ...job }) => {
    if (typeof stringsUrl !== 'string') return job;
    const text = await read(stringsUrl).catch(() => undefined);
    if (text === undefined) return { ...job, stringsUrl: 'unreadable' };
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    try {
      return { ...job, strings: lines.map((line) => JSON.parse(line) as Json) };
    } catch {
      return { ...job, stringsUrl: 'unreadable' };
    }
  });

/** The page of a framework whose app breaks. */
export const createErrorPage = () =>
  new Response('<h1>Internal Server Error</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } });

/** An app that breaks at jobs of a kind. */
export const breakAt =
  (isAffected: (job: Json, text: string) => boolean): AppFault['wrap'] =>
  (app) =>
  async (request) => {
    if (!isJob(request)) return app(request);
    const text = await request.clone().text();
    return isAffected(JSON.parse(text) as Json, text) ? createErrorPage() : app(request);
  };

/** An app that refuses jobs of a kind with a message. */
export const refuseAt =
  (isAffected: (job: Json) => boolean): AppFault['wrap'] =>
  (app) =>
  async (request) =>
    isJob(request) && isAffected(JSON.parse(await request.clone().text()) as Json)
      ? Response.json({ error: { message: 'The job cannot be read.' } })
      : app(request);

/** A part of a job or a record that is an object; empty where it is absent. */
export const part = (job: Json, name: string) => (job[name] ?? {}) as Json;
/** A value that is a text; empty for any other. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
/** The strings that a job has inline. */
export const stringsOf = (job: Json) => (job['strings'] ?? []) as readonly Json[];
/** The content that a job has inline. */
export const decode = (job: Json) => Buffer.from(textOf(part(job, 'file')['content']), 'base64');

/** An app that translates strings which are one text. */
export const translateBy = (
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
export const completeBy =
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
/** The plural categories that a job says of a language. */
export const ownCategories = () => (language: Json) => language['pluralCategoryNames'] as readonly string[];
