import type { Fetch } from './in-process.ts';

/** A target that answers and does nothing, or only part of what it should. */
export interface MuteTarget<Wrap> {
  readonly wrap: Wrap;
  /** What it really fulfils, by the beginning of a requirement's id: nothing else may pass. */
  readonly fulfils?: RegExp;
}

const html = '<!doctype html><title>Welcome</title><p>It works.';

/** Responses that say nothing about what was asked. */
const RESPONSES: Readonly<Record<string, () => Response>> = {
  '401': () => Response.json({ error: { message: 'Unauthorized', code: 401 } }, { status: 401 }),
  '403': () => Response.json({ error: { message: 'Forbidden', code: 403 } }, { status: 403 }),
  '404': () => Response.json({ error: { message: 'Not Found', code: 404 } }, { status: 404 }),
  '429': () => Response.json({ error: { message: 'Too Many Requests', code: 429 } }, { status: 429 }),
  '500': () => Response.json({ error: { message: 'Internal Server Error', code: 500 } }, { status: 500 }),
  '{}': () => Response.json({}),
  '[]': () => Response.json([]),
  HTML: () => new Response(html, { headers: { 'Content-Type': 'text/html' } }),
};

const isState = (url: string) => new URL(url).pathname.startsWith('/_state');
const isList = (url: string) =>
  /\/api\/v2\/(projects\/\d+\/(strings|languages)|tms|glossaries)/.test(new URL(url).pathname);
const isProjects = (url: string) => new URL(url).pathname.endsWith('/api/v2/projects');

/** What passes at a service whose lists are empty, and which is whole besides. */
const WITHOUT_LISTS = /^(oauth|errors|module|lists\.(projects|get|bearer|prefix|json|content-type|malformed)|edition)/;

/** The state address makes the service call modules, so what the calls show is real. */
const MODULE_CALLS = /^module\./;

/** Services by what they do. Each has the state address of the reference, which says that all is set up. */
export const muteServices: Readonly<Record<string, MuteTarget<(fetch: Fetch) => Fetch>>> = {
  'lists are empty': {
    wrap: (fetch) => async (request) => {
      const response = await fetch(request);
      return isList(request.url) && response.ok
        ? Response.json({ data: [], pagination: { offset: 0, limit: 25 } })
        : response;
    },
    fulfils: WITHOUT_LISTS,
  },
  'lists are empty and croql is never read': {
    wrap: (fetch) => async (request) =>
      isList(request.url) && !isState(request.url)
        ? Response.json({ data: [], pagination: { offset: 0, limit: 25 } })
        : fetch(request),
    fulfils: WITHOUT_LISTS,
  },
  'croql is ignored': {
    wrap: (fetch) => (request) => {
      const url = new URL(request.url);
      url.searchParams.delete('croql');
      return fetch(new Request(url, request));
    },
    fulfils: /^(oauth|errors|module|lists|edition)/,
  },
  ...Object.fromEntries(
    Object.entries(RESPONSES).flatMap(([name, respond]) => [
      [
        `${name} to everything`,
        {
          wrap: (fetch: Fetch) => async (request: Request) => (isState(request.url) ? fetch(request) : respond()),
          fulfils: MODULE_CALLS,
        },
      ],
      [
        `${name} to everything but /projects`,
        {
          wrap: (fetch: Fetch) => async (request: Request) =>
            isState(request.url) || isProjects(request.url) ? fetch(request) : respond(),
          fulfils: MODULE_CALLS,
        },
      ],
    ]),
  ),
};

type App = (request: Request) => Promise<Response>;
type JobBody = { readonly strings?: readonly object[] };

const toJobs =
  (respond: (request: Request) => Response | Promise<Response>) =>
  (app: App): App =>
  async (request) =>
    request.method === 'POST' ? respond(request) : app(request);

/** Apps by what they do with every job. Their manifest is that of the reference app. */
export const muteApps: Readonly<Record<string, MuteTarget<(app: App) => App>>> = {
  ...Object.fromEntries(
    Object.entries(RESPONSES).map(([name, respond]) => [`${name} to every job`, { wrap: toJobs(respond) }]),
  ),
  'an error to every job': {
    wrap: toJobs(() => Response.json({ error: { message: 'This file is of another kind.' } })),
  },
  'an empty list of strings': { wrap: toJobs(() => Response.json({ data: { strings: [] } })) },
  'empty data': { wrap: toJobs(() => Response.json({ data: {} })) },
  'not modified': { wrap: toJobs(() => new Response(null, { status: 304 })) },
  'the same strings': {
    wrap: toJobs(async (request) => {
      const job = (await request.json()) as JobBody & { readonly stringsUrl?: string };
      if (job.strings) return Response.json({ data: { strings: job.strings } });
      return Response.json({ error: { message: 'The strings are not inline.' } });
    }),
  },
  'no response in time': { wrap: toJobs(() => new Promise(() => {})) },
};
