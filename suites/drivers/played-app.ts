import { isUtf8 } from 'node:buffer';
import { listen } from './loopback.ts';
import type { Reach } from '../../spec/run.ts';

/** A request as the kit got it in the part of an app. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, and whether its bytes are UTF-8. */
  readonly body: string;
  readonly isUtf8: boolean;
  readonly size: number;
}

/** What the kit answers in the part of an app. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a text as it is. */
  readonly body?: unknown;
  /** The answer waits for this. */
  readonly after?: Promise<unknown>;
}

/** An app that the kit plays: it notes who calls, and answers as it is told. */
export interface PlayedApp {
  /** With a path, so that the ways to join it with a module's url can be told apart. */
  readonly baseUrl: string;
  readonly calls: readonly Received[];
  /** What modules answer from now on. */
  readonly reply: (reply: Reply | ((received: Received) => Reply)) => void;
  /** Puts a text at an address of the app, and counts who asks for it. */
  readonly file: (text: string, type: string) => { readonly url: string; readonly asked: () => number };
  /** Requests for anything that is neither a module nor a file. */
  readonly strays: () => readonly Received[];
  readonly close: () => Promise<void>;
}

const BASE = '/app';
const MOST_BYTES = 32 * 2 ** 20;

/** Plays an app at a port of the loopback interface, or where `reach` says; a path that ends in `/module-…` is a module. */
export async function playApp(reach?: Reach): Promise<PlayedApp> {
  const calls: Received[] = [];
  const strays: Received[] = [];
  const files = new Map<string, { readonly text: string; readonly type: string; asked: number }>();
  let answer: (received: Received) => Reply = () => ({ body: {} });
  const { origin, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MOST_BYTES) chunks.push(chunk);
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://app.example');
    const file = files.get(pathname);
    if (file !== undefined) {
      file.asked++;
      response.writeHead(200, { 'content-type': file.type }).end(file.text);
      return;
    }
    const bytes = Buffer.concat(chunks);
    const body = bytes.toString('utf8');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const received: Received = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers,
      body,
      isUtf8: isUtf8(bytes),
      size,
    };
    const isModule = /\/module-[a-z0-9-]+$/.test(pathname);
    (isModule ? calls : strays).push(received);
    const { status = 200, headers: own = {}, body: said, after } = isModule ? answer(received) : { status: 404 };
    await after;
    const text = said === undefined ? '' : typeof said === 'string' ? said : JSON.stringify(said);
    response.writeHead(status, { 'content-type': 'application/json', ...own }).end(status === 304 ? undefined : text);
  }, reach);
  return {
    baseUrl: `${origin}${BASE}`,
    calls,
    reply: (reply) => void (answer = typeof reply === 'function' ? reply : () => reply),
    file: (text, type) => {
      const path = `${BASE}/files/${files.size}`;
      const file = { text, type, asked: 0 };
      files.set(path, file);
      return { url: `${origin}${path}`, asked: () => file.asked };
    },
    strays: () => strays,
    close,
  };
}
