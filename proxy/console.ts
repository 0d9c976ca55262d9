import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { showExchange } from './report-page.ts';
import type { Route } from './routes.ts';
import type { ProxyFinding, Session } from './session.ts';
import { guardConsole } from '../mocks/console/guard.ts';
import { requirements } from '../spec/requirements/requirements.ts';

/** The console of a proxy. */
export interface Console {
  readonly url: string;
  close(): Promise<void>;
}

// Browser code is served unbuilt; what both consoles use belongs to the one of the reference service.
const OWN = new URL('./browser/', import.meta.url);
const SHARED = new URL('../mocks/console/browser/', import.meta.url);
const FILES: Readonly<Record<string, readonly [folder: URL, type: string]>> = {
  'proxy.css': [OWN, 'text/css; charset=utf-8'],
  'proxy.js': [OWN, 'text/javascript; charset=utf-8'],
  'console.css': [SHARED, 'text/css; charset=utf-8'],
  'dom.js': [SHARED, 'text/javascript; charset=utf-8'],
  'icon.svg': [SHARED, 'image/svg+xml'],
};

/** Lines for a page that was just opened. */
const MAX_LINES = 200;

/**
 * Serves the console at a port of its own, where no page of a target can reach it; 0 is a free one. All of its requests are
 * GET requests that change nothing. Rejects with the error of `listen`.
 */
export async function openConsole(session: Session, routes: readonly Route[], port: number): Promise<Console> {
  let respond: ReturnType<typeof getRequestListener> | undefined;
  const server = createServer((request, response) => void respond?.(request, response));
  await listen(server, port);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  respond = getRequestListener(createRoutes(session, routes, url).fetch, { overrideGlobalObjects: false });
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createRoutes(session: Session, routes: readonly Route[], root: string): Hono {
  const pages = new Hono();
  pages.use(guardConsole(root, []));
  pages.get('/', async (c) => c.html(await readFile(new URL('proxy.html', OWN), 'utf8')));
  pages.get('/_console/api/updates', (c) => c.json(readUpdates(session, routes, Number(c.req.query('after') ?? 0))));
  pages.get('/_console/api/findings/:number', (c) => {
    const found = session.findings.find(({ number }) => String(number) === c.req.param('number'));
    return found ? c.json(describeEvidence(found)) : c.notFound();
  });
  pages.get('/_console/:name', async (c) => {
    const [folder, type] = FILES[c.req.param('name')] ?? [];
    if (folder === undefined || type === undefined) return c.notFound();
    return c.body(await readFile(new URL(c.req.param('name'), folder), 'utf8'), 200, { 'Content-Type': type });
  });
  pages.notFound((c) => c.json({ error: 'The console has nothing at this address.' }, 404));
  pages.onError((_error, c) => c.json({ error: 'The console failed to process this request.' }, 500));
  return pages;
}

/** What the page polls: the counts, the findings, the requirements, and the exchanges after the one it has. */
function readUpdates(session: Session, routes: readonly Route[], after: number) {
  return {
    startedAt: session.startedAt.toISOString(),
    routes: routes.map(({ roles, target, proxy }) => ({ roles, target, proxy })),
    counts: session.counts,
    lines: session.linesAfter(after, MAX_LINES),
    findings: session.findings.map(({ exchange: _, curl: __, ...finding }) => finding),
    requirements: session.requirements.map(({ id, times, worst }) => {
      const { says, standing } = requirements[id];
      return { id, says, standing, times, worst: worst ?? null };
    }),
  };
}

/** The response of `_console/api/updates`. */
export type Updates = ReturnType<typeof readUpdates>;

const describeEvidence = ({ exchange, curl }: ProxyFinding) => ({ exchange: showExchange(exchange), curl });

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
