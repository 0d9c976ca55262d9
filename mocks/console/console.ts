import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ServiceAnswers } from '../answers.ts';
import { explained, played, type Asked } from './croql.ts';
import { guard } from './guard.ts';
import { listsOf } from './lists.ts';
import { importLines, importOf, newsOf, type Looked } from './news.ts';
import { chosenOf, worldOf } from './world.ts';
import type { FaultId } from '../faults.ts';
import type { Journal } from '../journal.ts';
import type { Workings } from '../workings.ts';

/** What the console shows besides the workings. */
export interface Shown {
  readonly journal: Journal;
  readonly faults: readonly FaultId[];
  readonly answers: ServiceAnswers;
}

/** The console: a page at the root of the hosted edition for people who look into the service. */
export interface Console {
  /** Whether an address belongs to the console, and so to nobody who is served. */
  isAt(url: string): boolean;
  /** Answers a request for such an address; never rejects. */
  fetch(request: Request): Promise<Response>;
}

// Browser code is served as it is written, from beside this file: there is nothing to build and nothing to fetch.
const ASSETS = new URL('./browser/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Opens the console of a service. Everything in it is asked by GET and changes nothing. */
export function consoleOf(inside: Workings, shown: Shown): Console {
  const root = `${inside.addresses.baseUrl}/`;
  const looked: Looked = {
    inside,
    journal: shown.journal,
    dataRevision: revisionOf(() => [inside.resources]),
    appsRevision: revisionOf(() => [...inside.store.apps.values()]),
  };
  const routes = new Hono().basePath(new URL(root).pathname);
  routes.use(guard(root, inside.hosts));

  routes.get('/', async (c) => c.html(await asset('console.html')));
  routes.get('/_console/:name{[a-z-]+\\.(css|js|svg)}', async (c) => {
    const name = c.req.param('name');
    const text = await asset(name).catch(() => undefined);
    if (text === undefined) return c.notFound();
    return c.body(text, 200, { 'Content-Type': TYPES[name.split('.')[1]!]! });
  });

  routes.get('/_console/api/chosen', (c) => c.json(chosenOf(inside, shown)));
  routes.get('/_console/api/world', (c) => c.json({ ...worldOf(inside), ...listsOf(inside.resources) }));
  routes.get('/_console/api/news', (c) => c.json(newsOf(looked, c.req.query('after'), c.req.query('open'))));
  routes.get('/_console/api/imports', (c) => c.json(importLines(inside)));
  routes.get('/_console/api/imports/:number', (c) => {
    const found = importOf(inside, c.req.param('number'));
    if (found === undefined) return c.notFound();
    // The preview is shown by an address of its own, in a frame; as text it would only be sent twice.
    const { preview, ...outcome } = found.outcome;
    return c.json({ ...found, outcome, hasPreview: preview !== undefined });
  });
  routes.get('/_console/preview/:number', (c) => {
    const preview = importOf(inside, c.req.param('number'))?.outcome.preview;
    if (preview === undefined) return c.notFound();
    // The HTML is a stranger's. Sandboxed by its header too, so it runs nothing even when it is opened by itself.
    c.header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(preview);
  });
  routes.get('/_console/api/croql', (c) => c.json(played(inside, shown.answers, c.req.query() as Asked)));
  routes.get('/_console/api/croql/:id', (c) => {
    const found = explained(inside, shown.answers, c.req.query() as Asked, c.req.param('id'));
    return found ? c.json(found) : c.notFound();
  });

  routes.all('*', (c) => c.json({ error: 'The console has nothing at this address; it answers GET only.' }, 404));
  routes.notFound((c) => c.json({ error: 'The console has nothing at this address.' }, 404));
  routes.onError((_error, c) => c.json({ error: 'The console could not answer this.' }, 500));

  return {
    isAt: (url) => {
      if (!url.startsWith(root)) return false;
      const next = url[root.length];
      return next === undefined || next === '?' || url.startsWith('_console/', root.length);
    },
    fetch: async (request) => routes.fetch(request),
  };
}

const asset = (name: string): Promise<string> => readFile(new URL(name, ASSETS), 'utf8');

/** Counts how often things became others, as far as anybody looked. */
function revisionOf(things: () => readonly unknown[]): () => number {
  let last = things();
  let count = 0;
  return () => {
    const now = things();
    if (now.length !== last.length || now.some((thing, index) => thing !== last[index])) count += 1;
    last = now;
    return count;
  };
}
