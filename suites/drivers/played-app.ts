import { isUtf8 } from 'node:buffer';
import { listen } from './loopback.ts';
import type { Listening } from '../../run/plan.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';

/** A request that the simulated app received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text, and whether its bytes are UTF-8. */
  readonly body: string;
  readonly isUtf8: boolean;
  readonly size: number;
}

/** The job of a call, or undefined where its body is no object of JSON. */
export function parseJob({ body }: ReceivedRequest): Json | undefined {
  try {
    const job = JSON.parse(body) as unknown;
    return isObject(job) ? job : undefined;
  } catch {
    return undefined;
  }
}

/** A call of a module of the simulated app. */
export interface SimulatedCall extends ReceivedRequest {
  /** What was at addresses in the body while the app processed it: null where the kit may not ask. */
  readonly linked: Map<string, string | null>;
}

/** A response of the simulated app. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a text that is sent unchanged. */
  readonly body?: unknown;
  /** The response waits for this; where it `begins` before, only the second half of its body does. */
  readonly after?: Promise<unknown>;
  readonly begins?: boolean;
}

/** A text at an address of the simulated app. */
export interface AppFile {
  readonly url: string;
  /** The number of requests for it. */
  readonly asked: () => number;
  /** Has the address respond with another text from now on. */
  readonly replace: (text: string) => void;
}

/** An app that the kit simulates: it records calls and responds as configured. */
export interface SimulatedApp {
  /** Has a path, so that different ways of joining it with a module's url give different addresses. */
  readonly baseUrl: string;
  readonly calls: readonly SimulatedCall[];
  /** Sets the response of modules from now on, until the function that it returns is called. */
  readonly reply: (reply: Reply | ((received: ReceivedRequest) => Reply)) => () => void;
  /** Serves a text at an address of the app that has a query, which is not to be stored. */
  readonly file: (text: string, type: string) => AppFile;
  /** Requests for neither a module nor a file. */
  readonly otherRequests: () => readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

const BASE = '/app';
/** Addresses of files are often signed: without their whole query they give nothing. */
const SIGNATURE = '?part=1&signature=aB%2Bc%2Fd%3D%3D';
const SIGNED = [...new URLSearchParams(SIGNATURE)];
const MAX_BODY = 32 * 2 ** 20;

/**
 * Simulates an app on a port of the loopback interface, or on that of `reach`; a path that ends in `/module-…` is a module.
 * Before a module responds, `process` does what an app does with a job.
 */
export async function simulateApp(
  reach?: Listening,
  process: (call: SimulatedCall) => Promise<void> = async () => undefined,
): Promise<SimulatedApp> {
  const calls: SimulatedCall[] = [];
  const strays: ReceivedRequest[] = [];
  const files = new Map<string, { text: string; readonly type: string; asked: number }>();
  let respond: (received: ReceivedRequest) => Reply = () => ({ body: {} });
  const { origin, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://app.example');
    const file = files.get(pathname);
    if (file !== undefined) {
      const isSigned = SIGNED.every(([name, value]) => searchParams.get(name) === value);
      if (!isSigned) {
        response.writeHead(403).end();
        return;
      }
      file.asked++;
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.text);
      return;
    }
    const bytes = Buffer.concat(chunks);
    const body = bytes.toString('utf8');
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const received: SimulatedCall = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers,
      body,
      isUtf8: isUtf8(bytes),
      size,
      linked: new Map(),
    };
    const isModule = /\/module-[a-z0-9-]+$/.test(pathname);
    (isModule ? calls : strays).push(received);
    const reply: Reply = isModule ? respond(received) : { status: 404 };
    const { status = 200, headers: own = {}, body: content, after, begins = false } = reply;
    if (!begins) await after;
    if (isModule) await process(received);
    const text = content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content);
    const isChunked = own['transfer-encoding'] !== undefined || status === 304;
    const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const sent = { 'content-type': 'application/json', ...length, ...own };
    response.writeHead(status, sent);
    const middle = begins ? Math.floor(text.length / 2) : 0;
    if (begins) {
      response.write(text.slice(0, middle));
      await after;
    }
    response.end(status === 304 ? undefined : text.slice(middle));
  }, reach);
  return {
    baseUrl: `${origin}${BASE}`,
    calls,
    reply: (reply) => {
      const before = respond;
      respond = typeof reply === 'function' ? reply : () => reply;
      return () => void (respond = before);
    },
    file: (text, type) => {
      const path = `${BASE}/files/${files.size}`;
      const file = { text, type, asked: 0 };
      files.set(path, file);
      return {
        url: `${origin}${path}${SIGNATURE}`,
        asked: () => file.asked,
        replace: (next) => void (file.text = next),
      };
    },
    otherRequests: () => strays,
    close,
  };
}
