import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parse } from '../croql/parser.ts';
import { children } from '../croql/tree.ts';
import type { Node } from '../croql/tree.ts';
import type { Fetch } from './in-process.ts';

/*
 * Services that conform and are unpleasant to talk to. What a client of HTTP and JSON has to bear is no finding.
 */

type Json = Readonly<Record<string, unknown>>;
interface ListBody extends Json {
  readonly data: readonly { readonly data: Json }[];
  readonly pagination: { readonly offset: number; readonly limit: number };
}

const isList = (request: Request) =>
  /\/(strings|translations|segments|terms|projects)$/.test(new URL(request.url).pathname);
const isState = (request: Request) => new URL(request.url).pathname.startsWith('/_state');

/** Rewrites the list responses of a service. */
const onLists =
  (rewrite: (body: ListBody, request: Request) => unknown, write: (value: unknown) => string = JSON.stringify) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    if (!response.ok || !isList(request)) return response;
    return new Response(write(rewrite((await response.json()) as ListBody, request)), response);
  };
const onRecords = (change: (record: Json, index: number) => Json) =>
  onLists((body) => ({ ...body, data: body.data.map(({ data }, index) => ({ data: change(data, index) })) }));
const withHeaders =
  (headers: Readonly<Record<string, string>>) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(response.body, { status: response.status, headers: all });
  };
const reverseKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reverseKeys)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, reverseKeys(each)] as const)
            .reverse(),
        )
      : value;

/** Changes the `limit` of list requests; `undefined` refuses the request. */
const withLimit =
  (change: (limit: string | null) => string | null | undefined) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    if (!isList(request) || isState(request)) return fetch(request);
    const limit = change(url.searchParams.get('limit'));
    if (limit === undefined) return Response.json({ error: 'limit' }, { status: 400 });
    if (limit === null) url.searchParams.delete('limit');
    else url.searchParams.set('limit', limit);
    return fetch(new Request(url, request));
  };

/** Lists are at addresses with a slash at the end, to which others are redirected. */
const addSlash =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    if (isState(request) || !/\/(strings|translations|segments|terms|projects)\/?$/.test(url.pathname))
      return fetch(request);
    if (url.pathname.endsWith('/')) {
      url.pathname = url.pathname.slice(0, -1);
      return fetch(new Request(url, request));
    }
    url.pathname += '/';
    return new Response(null, { status: 301, headers: { Location: `${url.pathname}${url.search}` } });
  };

const PAGE = 40;

/** The value of a parameter of an address, or null without an address. */
const valueIn = (address: string | undefined, parameter: string): string | null =>
  address === undefined ? null : new URL(address).searchParams.get(parameter);

/** Pages by a parameter in place of an offset, which is ignored; `describe` says on a page what comes after it. */
const byNumber =
  (
    describe: (next: string | undefined, total: number) => { readonly body?: Json; readonly link?: string },
    parameter = 'page',
    prefix = '',
  ) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    if (!isList(request) || isState(request)) return fetch(request);
    const number = Number((url.searchParams.get(parameter) ?? `${prefix}1`).slice(prefix.length));
    url.searchParams.delete(parameter);
    const next = new URL(url);
    next.searchParams.set(parameter, `${prefix}${number + 1}`);
    const all: Json[] = [];
    for (;;) {
      url.searchParams.set('limit', '500');
      url.searchParams.set('offset', `${all.length}`);
      const response = await fetch(new Request(url, request));
      if (!response.ok) return response;
      const { data } = (await response.json()) as ListBody;
      all.push(...data);
      if (data.length < 500) break;
    }
    const { body, link } = describe(number * PAGE < all.length ? next.href : undefined, all.length);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      ...(link === undefined ? {} : { Link: link }),
    };
    return new Response(JSON.stringify({ data: all.slice((number - 1) * PAGE, number * PAGE), ...body }), { headers });
  };

/** An offset of another name; there are 40 records to a page, which says nothing else. */
const byOffset =
  (name: string) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    if (!isList(request) || isState(request)) return fetch(request);
    const url = new URL(request.url);
    url.searchParams.set('limit', `${PAGE}`);
    url.searchParams.set('offset', url.searchParams.get(name) ?? '0');
    const response = await fetch(new Request(url, request));
    if (!response.ok) return response;
    const { data } = (await response.json()) as ListBody;
    return Response.json(data);
  };

/** Refuses every parameter of a list but its expression; the list is one page. */
const withoutPages = (fetch: Fetch): Fetch => {
  const onePage = withLimit(() => '500')(fetch);
  return async (request) => {
    const names = [...new URL(request.url).searchParams.keys()];
    const isRefused = isList(request) && !isState(request) && names.some((name) => name !== 'croql');
    return isRefused ? Response.json({ error: 'unknown parameter' }, { status: 400 }) : onePage(request);
  };
};

/** Refuses a list that no expression filters. */
const filteredOnly =
  (status: number) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isRefused =
      isList(request) && !pathname.endsWith('/projects') && !isState(request) && !searchParams.get('croql');
    return isRefused ? Response.json({ error: 'croql is missing' }, { status }) : fetch(request);
  };

/** Refuses an expression of more characters. */
const shortOnly =
  (most: number, status: number) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const expression = isState(request) ? '' : (new URL(request.url).searchParams.get('croql') ?? '');
    return expression.length > most ? Response.json({ error: 'too long' }, { status }) : fetch(request);
  };

/** Refuses an expression with more levels of parentheses and conditionals. */
export const shallowOnly =
  (most: number) =>
  (fetch: Fetch): Fetch => {
    const conditionals = (node: Node): number =>
      Number(node.kind === 'if') + Math.max(0, ...children(node).map(conditionals));
    return async (request) => {
      const expression = isState(request) ? '' : (new URL(request.url).searchParams.get('croql') ?? '');
      let [open, levels] = [0, 0];
      for (const [sign] of expression.replace(/"[^"]*"/g, '').matchAll(/[()]/g))
        levels = Math.max(levels, (open += sign === '(' ? 1 : -1));
      return levels + conditionals(parse(expression).tree) > most
        ? Response.json({ error: 'too deep' }, { status: 400 })
        : fetch(request);
    };
  };

/** Refuses every n-th read of a list for the moment. */
const busy =
  (status: number, nth: number, retryAfter: string) =>
  (fetch: Fetch): Fetch => {
    let count = 0;
    return async (request) =>
      isList(request) && ++count % nth === 0
        ? new Response('', { status, headers: { 'Retry-After': retryAfter } })
        : fetch(request);
  };

/** Refuses what comes while others are served, and does not say for how long. */
const crowded =
  (most: number) =>
  (fetch: Fetch): Fetch => {
    let open = 0;
    return async (request) => {
      if (isList(request) && open >= most) return new Response('', { status: 503 });
      open += 1;
      try {
        await new Promise((resolve) => setTimeout(resolve, 2));
        return await fetch(request);
      } finally {
        open -= 1;
      }
    };
  };

/** Shows lists as a page to whoever does not ask for JSON. */
const inPages =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request);
    const isAsked = /^application\/json$/.test(request.headers.get('accept') ?? '');
    if (!response.ok || !isList(request) || isState(request) || isAsked) return response;
    return new Response('<!doctype html><p>A list</p>', { headers: { 'Content-Type': 'text/html' } });
  };

const delayed =
  (delay: (count: number) => number) =>
  (fetch: Fetch): Fetch => {
    let count = 0;
    return async (request) => {
      const wait = delay(++count);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return fetch(request);
    };
  };

/** A turn that depends on the number of the request: lists come in another order each time. */
const rotate = <Item>(items: readonly Item[], by: number) => [
  ...items.slice(by % (items.length || 1)),
  ...items.slice(0, by % (items.length || 1)),
];

let turn = 0;

/** Services that are unpleasant in what they say. */
// prettier-ignore
export const UNPLEASANT_SERVICES: Readonly<Record<string, (fetch: Fetch) => Fetch>> = {
  'records have members that nobody knows':       onRecords((record) => ({ ...record, _links: { self: '/' }, zz: null, 'is odd': [1, { a: [] }] })),
  'records begin with members that nobody knows': onRecords((record) => ({ $type: 'record', etag: 'W/"1"', ...record })),
  'lists have members that nobody knows':         onLists((body) => ({ apiVersion: 2, meta: { took: 3 }, ...body, warnings: null })),
  'lists state their total':                      onLists((body) => ({ ...body, pagination: { ...body.pagination, total: 999, next: null } })),
  'lists have another key for their records':     onLists(({ data, pagination }) => ({ items: data, pagination })),
  'records are not wrapped':                      onLists((body) => ({ ...body, data: body.data.map(({ data }) => data) })),
  'lists are arrays':                             onLists((body) => body.data.map(({ data }) => data)),
  'lists have no pagination':                     onLists(({ data }) => ({ data })),
  'members come in another order':                onLists(reverseKeys),
  'bodies are indented':                          onLists((body) => body, (value) => JSON.stringify(value, null, 4)),
  'bodies are surrounded by white space':         onLists((body) => body, (value) => `\r\n\t ${JSON.stringify(value)}\n\n`),
  'bodies are in ASCII':                          onLists((body) => body, (value) => JSON.stringify(value).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  'solidus is escaped':                           onLists((body) => body, (value) => JSON.stringify(value).replaceAll('/', '\\/')),
  'records are listed in reverse':                onLists((body) => ({ ...body, data: [...body.data].reverse() })),
  'records are listed in another order each time': onLists((body) => ({ ...body, data: rotate(body.data, ++turn) })),
  'absent texts are null':                        onRecords((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === '' ? null : value]))),
  'dates have fractions of seconds':              onRecords((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, /At$/.test(name) && typeof value === 'string' ? value.replace('+00:00', '.000+00:00') : value]))),
  'dates end with Z':                             onRecords((record) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, /At$/.test(name) && typeof value === 'string' ? value.replace('+00:00', 'Z') : value]))),
  'pages have at most 10 records':                withLimit((limit) => (limit === null ? '10' : `${Math.min(10, Number(limit))}`)),
  'pages have at most 3 records':                 withLimit((limit) => (limit === null ? '3' : `${Math.min(3, Number(limit))}`)),
  'records are two objects deep, beside other arrays': onLists(({ data, ...body }) => ({ messages: {}, _embedded: { items: data }, _links: { self: { href: '/' } }, ...body })),
  'other arrays stand before the records':        onLists((body) => ({ errors: [], notes: [null], ...body })),
  'lists are where a redirect adds a slash':      addSlash,
  'pages are asked for by number, and say how many records there are': byNumber((_, total) => ({ body: { page: { totalElements: total } } })),
  'pages name the address of the next one':       byNumber((next) => ({ body: { links: { next: next ?? null } } })),
  'pages give a token for the next one':           byNumber((next) => ({ body: { next_page_token: valueIn(next, 'page_token') } }), 'page_token', 'p-'),
  'pages give a cursor of their end':              byNumber((next) => ({ body: { meta: { after: valueIn(next, 'after') } } }), 'after', 'c:'),
  'pages start at a number of another name':       byOffset('start'),
  'pages name the next one in a header':          byNumber((next) => (next === undefined ? {} : { link: `<${next}>; rel="next"` })),
  'a limit above 50 is refused':                  withLimit((limit) => (limit !== null && Number(limit) > 50 ? undefined : limit)),
  'a limit above 10 is refused':                  withLimit((limit) => (limit !== null && Number(limit) > 10 ? undefined : (limit ?? '10'))),
  'a limit is an unknown parameter and refused':  withLimit((limit) => (limit === null ? null : undefined)),
  'a limit is ignored':                           withLimit(() => null),
  'pages have 500 records unless fewer are wanted': withLimit((limit) => limit ?? '500'),
  'any parameter but an expression is refused':    withoutPages,
  'a list is refused without an expression':      filteredOnly(400),
  'a list is missing its expression by 422':      filteredOnly(422),
  'expressions of more than 1000 characters are refused': shortOnly(1_000, 400),
  'expressions of more than 2000 characters are refused by 414': shortOnly(2_000, 414),
  'every tenth read is refused for a moment by 503': busy(503, 10, '0'),
  'every tenth read is refused for a moment by 429': busy(429, 10, '0'),
  'every third read is refused for a moment by 503': busy(503, 3, '0'),
  'a fourth read at the same time is refused by 503': crowded(3),
  'lists are pages unless JSON is asked for':     inPages,
  'a refusal for a moment has a date':            busy(503, 20, 'Thu, 01 Jan 1970 00:00:00 GMT'),
  'every response takes some time':               delayed(() => 2),
  'every twentieth response takes long':          delayed((count) => (count % 20 === 0 ? 60 : 0)),
  'responses overtake each other':                delayed((count) => (count % 2 === 0 ? 8 : 0)),
  'responses can be cached':                      withHeaders({ 'Cache-Control': 'max-age=3600, public', ETag: '"abc"', Vary: 'Accept, Authorization', Age: '12' }),
  'responses have headers that nobody knows':     withHeaders({ 'X-Request-Id': 'f00', 'X-RateLimit-Remaining': '0', Link: '</next>; rel="next"', Server: 'thing/1 (odd; "quoted")' }),
  'responses set cookies':                        withHeaders({ 'Set-Cookie': 'session=1; Path=/; HttpOnly' }),
  'the type has a charset in capitals':           withHeaders({ 'Content-Type': 'Application/JSON; Charset="UTF-8"' }),
  'the type has a parameter':                     withHeaders({ 'Content-Type': 'application/json;odata.metadata=minimal' }),
  'responses carry security headers':             withHeaders({ 'Strict-Transport-Security': 'max-age=1', 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' }),
};

/** How a server treats its connections and frames its responses. */
export interface Wire {
  readonly name: string;
  /** Writes a response. */
  readonly write: (
    answer: {
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: Buffer;
    },
    to: ServerResponse,
    socket: Socket,
  ) => void;
  readonly maxConnections?: number;
}

const plainly: Wire['write'] = ({ status, headers, body }, to) => {
  to.writeHead(status, Object.fromEntries(headers));
  to.end(body);
};

const inChunks =
  (size: number): Wire['write'] =>
  ({ status, headers, body }, to) => {
    to.writeHead(status, Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'content-length')));
    for (let at = 0; at < body.length; at += size) to.write(body.subarray(at, at + size));
    to.end();
  };

/** Servers that are unpleasant in how they say it. */
// prettier-ignore
export const UNPLEASANT_WIRES: readonly Wire[] = [
  { name: 'responses come in chunks of 100 bytes', write: inChunks(100) },
  { name: 'responses come in one chunk', write: inChunks(1 << 24) },
  { name: 'every connection is closed after its response', write: (answer, to, socket) => { to.setHeader('Connection', 'close'); plainly(answer, to, socket); } },
  { name: 'a kept connection is closed without notice', write: (answer, to, socket) => { plainly(answer, to, socket); to.on('finish', () => setTimeout(() => socket.destroy(), 1)); } },
  { name: 'header names are in capitals', write: ({ status, headers, body }, to) => { to.writeHead(status, headers.flatMap(([name, value]) => [name.toUpperCase(), value])); to.end(body); } },
  { name: 'header names are in lower case', write: ({ status, headers, body }, to) => { to.writeHead(status, headers.flatMap(([name, value]) => [name.toLowerCase(), value])); to.end(body); } },
  { name: 'status lines have another reason', write: ({ status, headers, body }, to) => { to.writeHead(status, 'As You Wish', Object.fromEntries(headers)); to.end(body); } },
  { name: 'responses end with their connection', write: ({ status, headers, body }, _, socket) => { socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${headers.filter(([name]) => name.toLowerCase() !== 'content-length').map(([name, value]) => `${name}: ${value}\r\n`).join('')}Connection: close\r\n\r\n`), body])); } },
  { name: 'responses are of HTTP/1.0', write: ({ status, headers, body }, _, socket) => { socket.end(Buffer.concat([Buffer.from(`HTTP/1.0 ${status} OK\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`), body])); } },
  { name: 'responses are preceded by hints', write: (answer, to, socket) => { to.writeEarlyHints({ link: '</style.css>; rel=preload' }); plainly(answer, to, socket); } },
  { name: 'responses are compressed', write: ({ status, headers, body }, to) => { to.writeHead(status, { ...Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'content-length')), 'Content-Encoding': 'gzip' }); to.end(gzipSync(body)); } },
  { name: 'responses have trailers', write: ({ status, headers, body }, to) => { to.writeHead(status, { ...Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'content-length')), Trailer: 'X-Sum' }); to.write(body); to.addTrailers({ 'X-Sum': '1' }); to.end(); } },
  { name: 'there are two connections', write: plainly, maxConnections: 2 },
];

/** Serves a function over a wire; `close` ends it. */
export async function serveOver(
  { write, maxConnections }: Wire,
  fetch: Fetch,
  origins: (port: number) => Readonly<Record<string, string>>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  let open = 0;
  const waiting: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        // A server with few workers lets other requests wait.
        if (maxConnections !== undefined && open >= maxConnections)
          await new Promise<void>((resolve) => waiting.push(resolve));
        open += 1;
        const { port } = server.address() as AddressInfo;
        const target = new URL(
          request.url ?? '/',
          origins(port)[request.headers.host ?? ''] ?? `http://127.0.0.1:${port}`,
        );
        const answer = await fetch(
          new Request(target, {
            method: request.method ?? 'GET',
            headers: request.headers as Record<string, string>,
            ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
            redirect: 'manual',
          }),
        );
        const body = Buffer.from(await answer.arrayBuffer());
        const headers = [...answer.headers, ['content-length', `${body.length}`] as [string, string]];
        write({ status: answer.status, headers, body }, response, request.socket);
        open -= 1;
        waiting.shift()?.();
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
