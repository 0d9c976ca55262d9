import { createHash, randomUUID } from 'node:crypto';
import type { Fetch } from './in-process.ts';
import type { Area } from '../run/plan.ts';
import type { CauseCode } from '../run/undecided-cause.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { JobRequest, StringRecord } from '../spec/schemas/types.gen.ts';

/** A target that answers and does nothing, or only part of what it should. */
export interface MuteTarget<Wrap> {
  readonly wrap: Wrap;
  /** What it is bad at, in areas; absent: everything. The others are as in the whole service. */
  readonly areas?: readonly Area[];
  readonly exitCode: 1 | 5;
  /** What the report puts first: the requirement of its first failure, or else the code of the first open cause. */
  readonly names: RequirementId | CauseCode;
  /** The time limit of its jobs in milliseconds, where it uses it up. */
  readonly wait?: number;
  /** What it really fulfils, by the beginning of a requirement's id: nothing else may pass. */
  readonly fulfils?: RegExp;
}

const html = '<!doctype html><title>Welcome</title><p>It works.';

/** Responses that say nothing about what was asked. */
const RESPONSES: Readonly<Record<string, () => Response>> = {
  '401': () => Response.json({ error: { message: 'Unauthorized', code: 401 } }, { status: 401 }),
  '403': () => Response.json({ error: { message: 'Forbidden', code: 403 } }, { status: 403 }),
  '404': () => Response.json({ error: { message: 'Not Found', code: 404 } }, { status: 404 }),
  // A longer wait would show nothing else.
  '429': () =>
    Response.json(
      { error: { message: 'Too Many Requests', code: 429 } },
      { status: 429, headers: { 'Retry-After': '0' } },
    ),
  '500': () => Response.json({ error: { message: 'Internal Server Error', code: 500 } }, { status: 500 }),
  '{}': () => Response.json({}),
  '[]': () => Response.json([]),
  HTML: () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
};

/** What is concluded of a service that responds so to the authorization request. A rate limit says nothing. */
const conclusionOf = (name: string): Pick<MuteTarget<never>, 'exitCode' | 'names'> =>
  name === '429'
    ? { exitCode: 5, names: 'rate-limited' }
    : { exitCode: 1, names: name === '404' ? 'oauth.authorize.address' : 'oauth.authorize.code-returned' };

const isState = (url: string) => new URL(url).pathname.startsWith('/_state');
const isList = (url: string) =>
  /\/api\/v2\/(projects\/\d+\/(strings|languages)|tms|glossaries)/.test(new URL(url).pathname);
const isProjects = (url: string) => new URL(url).pathname.endsWith('/api/v2/projects');

const LISTS = ['croql', 'lists'] as const;

/** What passes at a service whose lists are empty, and which is whole besides. */
const WITHOUT_LISTS =
  /^(oauth|errors|module|lists\.(projects|bearer|prefix|json|content-type|charset)|edition\.hosted$)/;

/** The state address makes the service call modules, so what the calls show is real. */
const MODULE_CALLS = /^module\./;

/** What passes where everybody gets a code and tokens, the owner of a valid request among them. */
const GIVES_TOKENS =
  /^(module\.|lists\.(json|content-type|charset)|oauth\.(app\.|authorize\.(address|challenge-(optional|s256|plain|default)|code-returned|members|redirect-not-307|state-|scope|response-type-code|parameters-unknown)|token(-response)?\.|refresh\.(grant|secret-omitted|token-latest|before-expiry|after-expiry|no-redirect)))/;

/** Services by what they do. Each has the state address of the reference, which says that all is set up. */
export const muteServices: Readonly<Record<string, MuteTarget<(fetch: Fetch) => Fetch>>> = {
  'lists are empty': {
    exitCode: 1,
    names: 'lists.strings',
    wrap: (fetch) => async (request) => {
      const response = await fetch(request);
      return isList(request.url) && response.ok
        ? Response.json({ data: [], pagination: { offset: 0, limit: 25 } })
        : response;
    },
    fulfils: WITHOUT_LISTS,
    areas: LISTS,
  },
  'lists are empty and croql is never read': {
    exitCode: 1,
    names: 'lists.strings',
    wrap: (fetch) => async (request) =>
      isList(request.url) && !isState(request.url)
        ? Response.json({ data: [], pagination: { offset: 0, limit: 25 } })
        : fetch(request),
    fulfils: WITHOUT_LISTS,
    areas: LISTS,
  },
  'croql is ignored': {
    exitCode: 1,
    names: 'lists.croql',
    wrap: (fetch) => (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('croql');
      return fetch(new Request(url, request));
    },
    fulfils: /^(oauth|errors|module|lists|edition)/,
    areas: LISTS,
  },
  'every list holds the same strings, whatever is asked for': {
    exitCode: 1,
    names: 'lists.strings',
    wrap: (fetch) => (request) => {
      const url = new URL(request.url);
      if (!isList(request.url)) return fetch(request);
      const limit = url.searchParams.get('limit') ?? '25';
      return fetch(new Request(new URL(`/api/v2/projects/1/strings?limit=${limit}`, url), request));
    },
    fulfils: WITHOUT_LISTS,
    areas: LISTS,
  },
  'half of the records, whatever is asked for': {
    exitCode: 1,
    names: 'lists.croql',
    wrap: (fetch) => async (request) => {
      const url = new URL(request.url);
      if (!isList(request.url) || !url.searchParams.has('croql')) return fetch(request);
      url.searchParams.delete('croql');
      const response = await fetch(new Request(url, request));
      if (!response.ok) return response;
      const body = (await response.json()) as { readonly data: readonly unknown[] };
      return Response.json({ ...body, data: body.data.filter((_, index) => index % 2 === 0) });
    },
    fulfils: /^(oauth|errors|module|lists|edition)/,
    areas: LISTS,
  },
  'every expression selects nothing': {
    exitCode: 1,
    names: 'lists.croql',
    wrap: (fetch) => async (request) =>
      isList(request.url) && new URL(request.url).searchParams.has('croql')
        ? Response.json({ data: [], pagination: { offset: 0, limit: 25 } })
        : fetch(request),
    fulfils: /^(oauth|errors|module|lists|edition)/,
    areas: LISTS,
  },
  'every expression is refused': {
    exitCode: 1,
    names: 'lists.croql',
    wrap: (fetch) => async (request) =>
      isList(request.url) && new URL(request.url).searchParams.has('croql')
        ? Response.json({ error: { message: 'Bad Request', code: 400 } }, { status: 400 })
        : fetch(request),
    fulfils: /^(oauth|errors|module|lists|edition)/,
    areas: LISTS,
  },
  'a code and tokens for everything, and empty lists': {
    exitCode: 1,
    names: 'oauth.token.verifier-checked',
    wrap: (fetch) => async (request) => {
      if (isState(request.url)) return fetch(request);
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/oauth/authorize') {
        const to = searchParams.get('redirect_uri') ?? 'https://nowhere.example/';
        const query = new URLSearchParams({ code: 'code', state: searchParams.get('state') ?? '' }).toString();
        return new Response(null, { status: 302, headers: { Location: `${to}?${query}` } });
      }
      if (pathname === '/oauth/token')
        return Response.json({ access_token: 'token', token_type: 'bearer', expires_in: 7200, refresh_token: 'more' });
      return Response.json({ data: [], pagination: { offset: 0, limit: 25 } });
    },
    fulfils: GIVES_TOKENS,
  },
  ...Object.fromEntries(
    Object.entries(RESPONSES).flatMap(([name, respond]): [string, MuteTarget<(fetch: Fetch) => Fetch>][] => [
      [
        `${name} to everything`,
        {
          wrap: (fetch: Fetch) => async (request: Request) => (isState(request.url) ? fetch(request) : respond()),
          ...conclusionOf(name),
          fulfils: MODULE_CALLS,
        },
      ],
      [
        `${name} to everything but /projects`,
        {
          wrap: (fetch: Fetch) => async (request: Request) =>
            isState(request.url) || isProjects(request.url) ? fetch(request) : respond(),
          ...conclusionOf(name),
          fulfils: MODULE_CALLS,
        },
      ],
    ]),
  ),
};

type App = (request: Request) => Promise<Response>;
type JobBody = { readonly strings?: readonly object[]; readonly stringsUrl?: string };

const toJobs =
  (respond: (request: Request) => Response | Promise<Response>) =>
  (app: App): App =>
  async (request) =>
    request.method === 'POST' ? respond(request) : app(request);

/** Without a single processed job, nothing is known of an app and nothing held against it. */
const NOTHING = { exitCode: 5, names: 'app-processes-nothing' } as const;

const JOB_ANSWERS: Readonly<Record<string, Pick<MuteTarget<never>, 'exitCode' | 'names'>>> = {
  '401': { exitCode: 5, names: 'app-refuses-calls' },
  '403': { exitCode: 5, names: 'app-refuses-calls' },
  '429': { exitCode: 5, names: 'rate-limited' },
  '[]': { exitCode: 1, names: 'module.response.answered' },
  HTML: { exitCode: 1, names: 'module.response.answered' },
};

type Echo = (strings: readonly StringRecord[], job: JobRequest) => object;

/** An app that gives other data to a job whose strings it read, inline or by address. */
const readStrings = (echo: Echo) =>
  toJobs(async (request) => {
    const job = (await request.json()) as JobRequest;
    try {
      const lines = job.stringsUrl === undefined ? [] : (await (await fetch(job.stringsUrl)).text()).split('\n');
      const strings = job.strings ?? lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line));
      const body = JSON.stringify({ data: echo(strings as StringRecord[], job) });
      if (Buffer.byteLength(body) > LIMIT) throw new Error('The strings are too large.');
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    } catch {
      return Response.json({ error: { message: 'The strings cannot be read.' } });
    }
  });

/** The largest response, in bytes. Source, "Limits". */
const LIMIT = 5_000_000;

const DEFAULTS = { context: '', maxLength: null, isHidden: null, hasPlurals: false, labels: [], attributes: {} };

/** Ways to return the strings of a job with something new in them that does not come from them. */
const UNREAD: Readonly<Record<string, Echo>> = {
  'with their number as their longest length': (strings) => ({
    strings: strings.map((record) => ({ ...record, maxLength: 500 + strings.length })),
  }),
  'every second one hidden': (strings) => ({
    strings: strings.map((record, index) => (index % 2 === 1 ? { ...record, isHidden: true } : record)),
  }),
  'with their file in their context': (strings, { file }) => ({
    strings: strings.map((record) => ({ ...record, context: `File ${file.id}` })),
  }),
  'with a label and a longest length by the lengths of their ids': (strings) => ({
    strings: strings.map((record) => ({
      ...record,
      labels: [...(record.labels ?? []), record.identifier.length > 8 ? 'long' : 'short'],
      maxLength: 100 + 10 * record.uniqId.length,
    })),
  }),
  'with a label by a hash of their key': (strings) => ({
    strings: strings.map((record) => ({ ...record, labels: [...(record.labels ?? []), hashOf(record.identifier)] })),
  }),
  'with a sign before each text and translation': (strings) => ({
    strings: strings.map((record) => mapTexts(record, (text) => `★ ${text}`)),
  }),
  'with an invisible sign within each text': (strings) => ({
    strings: strings.map((record) => mapTexts(record, (text) => `${text.slice(0, 1)}\u200b${text.slice(1)}`)),
  }),
  'with the name of their file behind each text': (strings, { file }) => ({
    strings: strings.map((record) => mapTexts(record, (text) => `${text} (${file.name} #${file.id})`)),
  }),
  'with a hash of their text as their context': (strings) => ({
    strings: strings.map((record) => ({ ...record, context: hashOf(JSON.stringify(record.text)) })),
  }),
  'with a label by a hash of their text': (strings) => ({
    strings: strings.map((record) => {
      const label = ['warm', 'plain', 'cool'][parseInt(hashOf(JSON.stringify(record.text)).slice(0, 6), 16) % 3]!;
      return { ...record, labels: [...(record.labels ?? []), label] };
    }),
  }),
  'each plain one with the text of the one before': (strings) => {
    const plain = strings.filter(({ hasPlurals }) => !hasPlurals);
    const texts = new Map(plain.map(({ uniqId }, index) => [uniqId, plain.at(index - 1)!.text]));
    return { strings: strings.map((record) => ({ ...record, text: texts.get(record.uniqId) ?? record.text })) };
  },
  'the plain ones joined': (strings) => {
    const [first, ...rest] = strings.filter(({ hasPlurals }) => !hasPlurals);
    if (first === undefined) return { strings };
    const id = `${first.identifier}+${rest.length}`;
    const text = [first, ...rest].map((one) => one.text).join('\n');
    return { strings: [...strings.filter(({ hasPlurals }) => hasPlurals), { uniqId: id, identifier: id, text }] };
  },
  'with a label that is drawn at random': (strings) => ({
    strings: strings.map((record) => ({ ...record, labels: [...(record.labels ?? []), randomUUID()] })),
  }),
};

/** Ways to return the strings of a job with nothing new in them. */
const ECHOES: Readonly<Record<string, Echo>> = {
  'the last one first, with a preview of them': (strings) => ({
    strings: strings.toReversed(),
    ...(!strings.some(({ hasPlurals }) => hasPlurals) && { preview: toBase64(`<p>${strings.length} strings</p>`) }),
  }),
  'with defaults and members in another order': (strings) => ({
    strings: strings.map((record) =>
      Object.fromEntries(
        Object.entries({ ...DEFAULTS, translations: {}, ...record }).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ),
  }),
  'with other ids': (strings) => ({
    strings: strings.map((record, index) => ({ ...record, uniqId: `string ${index}` })),
  }),
  'with empty translations': (strings, { targetLanguages }) => ({
    strings: strings.map((record) => {
      const empty = targetLanguages.map(({ id }) => [id, { text: '', status: 'untranslated' }]);
      return record.hasPlurals
        ? record
        : { ...record, translations: { ...Object.fromEntries(empty), ...record.translations } };
    }),
  }),
  'with translations that are approved': (strings) => ({
    strings: strings.map((record) => ({ ...record, ...approve(record) })),
  }),
  'but for the last one': (strings) => ({ strings: strings.slice(0, Math.max(1, strings.length - 1)) }),
};

type Text = StringRecord['text'];

/** A string whose texts are changed alike, those of its translations too. */
function mapTexts(record: StringRecord, change: (text: string) => string): StringRecord {
  const write = (text: Text): Text =>
    typeof text === 'string'
      ? change(text)
      : Object.fromEntries(Object.entries(text).map(([form, one]) => [form, change(one)]));
  const { translations } = record;
  const entries = Object.entries(translations ?? {}).map(([id, entry]) => [id, { ...entry, text: write(entry.text) }]);
  return {
    ...{ ...record, text: write(record.text) },
    ...(translations === undefined ? {} : { translations: Object.fromEntries(entries) as typeof translations }),
  };
}

function approve({ translations }: StringRecord): Pick<StringRecord, 'translations'> {
  if (translations === undefined) return {};
  const statusOf = (text: Text) =>
    typeof text === 'string' ? 'approved' : Object.fromEntries(Object.keys(text).map((form) => [form, 'approved']));
  const entries = Object.entries(translations).map(([id, entry]) => [id, { ...entry, status: statusOf(entry.text) }]);
  return { translations: Object.fromEntries(entries) as typeof translations };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const toBase64 = (text: string) => Buffer.from(text).toString('base64');

/** Apps by what they do with every job. Their manifest is that of the reference app. */
export const muteApps: Readonly<Record<string, MuteTarget<(app: App) => App>>> = {
  ...Object.fromEntries(
    Object.entries(RESPONSES).map(([name, respond]): [string, MuteTarget<(app: App) => App>] => [
      `${name} to every job`,
      { ...(JOB_ANSWERS[name] ?? NOTHING), wrap: toJobs(respond) },
    ]),
  ),
  'an error to every job': {
    ...NOTHING,
    wrap: toJobs(() => Response.json({ error: { message: 'This file is of another kind.' } })),
  },
  'an empty list of strings': {
    ...NOTHING,
    wrap: toJobs(() => Response.json({ data: { strings: [] } })),
  },
  'empty data': {
    ...NOTHING,
    wrap: toJobs(() => Response.json({ data: {} })),
  },
  'not modified': {
    ...NOTHING,
    wrap: toJobs(() => new Response(null, { status: 304 })),
  },
  'the same strings': {
    ...NOTHING,
    wrap: toJobs(async (request) => {
      const job = (await request.json()) as JobBody;
      if (job.strings) return Response.json({ data: { strings: job.strings } });
      return Response.json({ error: { message: 'The strings are not inline.' } });
    }),
  },
  // What JSON can hold, and most programs cannot.
  ...Object.fromEntries(
    (
      [
        ['another sign for half of a character', /\p{Cs}/gu, '\ufffd'],
        ['three other signs for half of a character', /\p{Cs}/gu, '\ufffd\ufffd\ufffd'],
        ['no NUL', /\0/g, ''],
      ] as const
    ).map(([what, sign, other]): [string, MuteTarget<(app: App) => App>] => [
      `the same strings with ${what}`,
      {
        ...NOTHING,
        wrap: readStrings((strings) => ({
          strings: JSON.parse(JSON.stringify(strings), (_, value: unknown) =>
            typeof value === 'string' ? value.replace(sign, other) : value,
          ) as object,
        })),
      },
    ]),
  ),
  'the same strings with ids of its own, and another sign for half of a character': {
    ...NOTHING,
    wrap: readStrings((strings) => ({
      strings: strings.map((one) => ({
        ...(JSON.parse(JSON.stringify(one).replaceAll(/\\ud[89a-f]../g, '\ufffd')) as StringRecord),
        uniqId: `own ${one.uniqId}`,
        identifier: `own ${one.identifier}`,
      })),
    })),
  },
  'the same strings, and always the same preview': {
    exitCode: 1,
    names: 'module.response.preview-without-plurals',
    wrap: toJobs(async (request) => {
      const { strings } = (await request.json()) as JobBody;
      if (!strings) return Response.json({ error: { message: 'The strings are not inline.' } });
      return Response.json({ data: { strings, preview: Buffer.from('<p>Preview</p>').toString('base64') } });
    }),
  },
  'a preview and no strings': {
    ...NOTHING,
    wrap: toJobs(() => Response.json({ data: { preview: Buffer.from('<p>Preview</p>').toString('base64') } })),
  },
  'always the same string': {
    ...NOTHING,
    wrap: toJobs(() => Response.json({ data: { strings: [{ uniqId: '1', identifier: 'title', text: 'Title' }] } })),
  },
  'the first job alone is processed': {
    ...NOTHING,
    wrap: (app) => {
      let jobs = 0;
      return toJobs((request) => (jobs++ === 0 ? app(request) : Response.json({ error: { message: 'Busy.' } })))(app);
    },
  },
  'only a file of one string is processed': {
    ...NOTHING,
    wrap: (app) =>
      toJobs(async (request) => {
        const { strings, stringsUrl } = (await request.clone().json()) as JobBody;
        const read = (url: string) =>
          fetch(url)
            .then((response) => response.text())
            .catch(() => '');
        const lines = stringsUrl === undefined ? [] : (await read(stringsUrl)).trim().split('\n');
        return (strings ?? lines).length === 1
          ? app(request)
          : Response.json({ error: { message: 'Too many strings.' } });
      })(app),
  },
  'the first job is processed, and the others get a page': {
    exitCode: 1,
    names: 'module.response.answered',
    wrap: (app) => {
      let jobs = 0;
      return toJobs((request) => (jobs++ === 0 ? app(request) : RESPONSES['HTML']!()))(app);
    },
  },
  'the same strings without their labels': {
    ...NOTHING,
    wrap: toJobs(async (request) => {
      const { strings } = (await request.json()) as { readonly strings?: readonly Record<string, unknown>[] };
      if (!strings) return Response.json({ error: { message: 'The strings are not inline.' } });
      return Response.json({ data: { strings: strings.map(({ labels: _, ...record }) => record) } });
    }),
  },
  ...Object.fromEntries(
    Object.entries(ECHOES).map(([name, echo]): [string, MuteTarget<(app: App) => App>] => [
      `the same strings, ${name}`,
      { ...NOTHING, wrap: readStrings(echo) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(UNREAD).map(([name, echo]): [string, MuteTarget<(app: App) => App>] => [
      `the same strings, ${name}`,
      { exitCode: 1, names: 'module.response.error-message', wrap: readStrings(echo) },
    ]),
  ),
  'the same strings, and a hidden copy of each': {
    exitCode: 1,
    names: 'module.response.uniq-id-unique',
    // A string of another kind under the id of a copy looks like one that was changed.
    fulfils: /^module\./,
    wrap: readStrings((strings) => ({
      strings: strings.flatMap((record) => {
        const [uniqId, identifier] = [record.uniqId, record.identifier].map((id) => `${id}-copy`);
        return [record, { ...record, uniqId: uniqId!, identifier: identifier!, isHidden: true }];
      }),
    })),
  },
  'other strings for each file, which have nothing of the job': {
    ...NOTHING,
    wrap: readStrings((_, { file }) => ({
      strings: [{ uniqId: `page-${file.id}`, identifier: `page.${file.id}`, text: `Page ${file.id}`, labels: ['new'] }],
    })),
  },
  'the strings of the first job for all others': {
    ...NOTHING,
    wrap: (app) => {
      let first: readonly object[] | undefined;
      return readStrings((strings) => ({ strings: (first ??= strings) }))(app);
    },
  },
  'what the job before would have got': {
    exitCode: 1,
    names: 'module.response.answered',
    fulfils: /^module\./,
    wrap: (app) => {
      let before = '{"data":{"strings":[]}}';
      return toJobs(async (request) => {
        const given = before;
        before = await (await app(request)).text();
        return new Response(given, { headers: { 'Content-Type': 'application/json' } });
      })(app);
    },
  },
  'the plural categories of another language': {
    exitCode: 1,
    names: 'module.response.text-plural',
    fulfils: /^module\./,
    wrap: (app) =>
      toJobs((request) =>
        app(request).then(
          async (response) => new Response((await response.text()).replaceAll('"other":', '"andere":'), response),
        ),
      )(app),
  },
  'no response in time': {
    exitCode: 1,
    names: 'module.limits.answer-in-time',
    wait: 300,
    wrap: toJobs(() => new Promise(() => {})),
  },
};
