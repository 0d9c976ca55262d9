import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { ConsoleContext, ConsoleOptions } from './console-context.ts';
import { describeData } from './console-data.ts';
import { describeLists } from './console-lists.ts';
import { guardConsole } from './guard.ts';
import { completeQuery, evaluateQuery, explainRecord, type PlaygroundQuery } from './playground.ts';
import { describeSettings } from './settings.ts';
import { findImport, listImports, readUpdates, type UpdateSource } from './updates.ts';

// Browser code is served unbuilt, from the folder beside this file.
const ASSETS = new URL('./browser/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The routes of the console at `root`. All of its requests are GET requests that change nothing. */
export function createConsoleRoutes(context: ConsoleContext, options: ConsoleOptions, root: string): Hono {
  const { journal, resolutions } = options;
  const source: UpdateSource = {
    context,
    journal,
    dataRevision: countRevisions(() => [context.resources]),
    appsRevision: countRevisions(() => context.store.apps.values()),
  };
  const routes = new Hono().basePath(new URL(root).pathname);
  routes.use(guardConsole(root, context.hosts));

  routes.get('/', async (c) => c.html(await readAsset('console.html')));
  routes.get('/_console/:name{[a-z-]+\\.(css|js|svg)}', async (c) => {
    const name = c.req.param('name');
    const text = await readAsset(name).catch(() => undefined);
    if (text === undefined) return c.notFound();
    return c.body(text, 200, { 'Content-Type': TYPES[name.split('.')[1]!]! });
  });

  routes.get('/_console/api/settings', (c) => c.json(describeSettings(context.addresses, options)));
  routes.get('/_console/api/data', (c) => c.json({ ...describeData(context), ...describeLists(context.resources) }));
  routes.get('/_console/api/updates', (c) => c.json(readUpdates(source, c.req.query('after'), c.req.query('open'))));
  routes.get('/_console/api/imports', (c) => c.json(listImports(context)));
  routes.get('/_console/api/imports/:number', (c) => {
    const found = findImport(context, c.req.param('number'));
    if (found === undefined) return c.notFound();
    // The preview has its own address, for a frame.
    const { preview, ...outcome } = found.outcome;
    return c.json({ ...found, outcome, hasPreview: preview !== undefined });
  });
  routes.get('/_console/preview/:number', (c) => {
    const preview = findImport(context, c.req.param('number'))?.outcome.preview;
    if (preview === undefined) return c.notFound();
    // The HTML is untrusted. The header also sandboxes it when it is opened outside of the frame.
    c.header(
      'Content-Security-Policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    c.header('X-Frame-Options', 'SAMEORIGIN');
    return c.html(preview);
  });
  routes.get('/_console/api/croql', (c) =>
    c.json(evaluateQuery(context, resolutions, c.req.query() as PlaygroundQuery)),
  );
  routes.get('/_console/api/complete', (c) =>
    c.json(completeQuery(context, resolutions, c.req.query() as PlaygroundQuery)),
  );
  routes.get('/_console/api/croql/:id', (c) => {
    const found = explainRecord(context, resolutions, c.req.query() as PlaygroundQuery, c.req.param('id'));
    return found ? c.json(found) : c.notFound();
  });

  routes.all('*', (c) => c.json({ error: 'The console has nothing at this address, and supports only GET.' }, 404));
  routes.notFound((c) => c.json({ error: 'The console has nothing at this address.' }, 404));
  routes.onError((_error, c) => c.json({ error: 'The console failed to process this request.' }, 500));

  return routes;
}

const readAsset = (name: string): Promise<string> => readFile(new URL(name, ASSETS), 'utf8');

/** A counter that increases whenever the items differ from those of the previous call. */
function countRevisions(read: () => readonly unknown[]): () => number {
  let last = read();
  let count = 0;
  return () => {
    const items = read();
    if (items.length !== last.length || items.some((item, index) => item !== last[index])) count += 1;
    last = items;
    return count;
  };
}
