import * as http from 'node:http';
import * as https from 'node:https';
import { isAscii, isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A request. Header names in lower case. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the body comes in pieces, a moment apart, that begin within characters where it has some of several bytes. */
  readonly inPieces?: boolean;
  /** The path in the report folder to which the whole body is written when this request is shown. */
  readonly file?: string;
  /** The time for a complete response where it is less than usual, in milliseconds. */
  readonly timeout?: number;
  /** How long the kit itself has the target wait meanwhile, in milliseconds: so much more time it has. */
  readonly held?: number;
}

/** A complete response. The values of a repeated header are in order. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  /** Size of the body in bytes as it was sent, with its content coding. */
  readonly size?: number;
  /** False if the body is not UTF-8; `body` then contains U+FFFD. */
  readonly isUtf8?: boolean;
}

/** One request with its response. Rules judge these, whoever made them. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly response: HttpResponse;
}

/** Why there is no complete response. */
export type NoResponseCode = 'refused' | 'silent' | 'broken' | 'stale' | 'too-large' | 'not-allowed';

/** Thrown if there is no complete response within the bounds. */
export class NoResponse extends Error {
  readonly code: NoResponseCode;
  readonly request: HttpRequest;
  /** Whether its time ended before a connection that had served another request was free for it. */
  readonly isUnserved: boolean;
  constructor(code: NoResponseCode, request: HttpRequest, detail: string, isUnserved = false) {
    super(detail);
    this.code = code;
    this.request = request;
    this.isUnserved = isUnserved;
  }
}

/** What a sender may reach, and how long and large a response may be. */
export interface Bounds {
  /** From the first byte sent to the last byte read, in milliseconds. */
  readonly timeout: number;
  /** Of the response body, in bytes. */
  readonly size: number;
  /** The origins to which requests may go; a request to any other address is rejected before it is sent. */
  readonly origins: ReadonlySet<string>;
}

/** Sends one request: no redirect is followed, no other origin is contacted, no response is read without bound. */
export type Send = (request: HttpRequest) => Promise<Exchange>;

/** The values of a header, joined, or undefined. */
export function header(response: HttpResponse, name: string): string | undefined {
  return response.headers[name]?.join(', ');
}

/** Whether a response has a status of success. */
export const isSuccess = ({ status }: HttpResponse): boolean => status >= 200 && status < 300;

/** The absolute address of a redirect, or null for any other response. */
export function readRedirect({ request, response }: Exchange): URL | null {
  const location = response.headers['location']?.[0];
  if (response.status < 300 || response.status > 399 || location === undefined) return null;
  return URL.canParse(location, request.url) ? new URL(location, request.url) : null;
}

/** Whether a text has characters that no header can carry. */
export const isUnsendable = (text: string): boolean => /[^\t\x20-\x7e\x80-\xff]/.test(text);

/** The body as JSON, or undefined if it is not JSON. Several rules read each response, so it is parsed once. */
export function json(response: HttpResponse): unknown {
  if (!parsed.has(response)) parsed.set(response, parse(response.body));
  return parsed.get(response);
}

const parsed = new WeakMap<HttpResponse, unknown>();

/** A text as JSON; undefined where it is none. */
export function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** The method and path of a request, as findings name a call. */
export const nameCall = ({ request }: Exchange): string => `${request.method} ${new URL(request.url).pathname}`;

/** Makes a sender that keeps its connections open, and opens no more of them than the target serves. */
export function createSender(bounds: Bounds): Send {
  const agents = new Map<string, http.Agent>();
  let mayRetry = true;
  return async (request) => {
    const address = new URL(request.url);
    if (!bounds.origins.has(address.origin))
      throw new NoResponse('not-allowed', request, `${address.origin} is not one of the configured addresses`);
    const agent = agents.get(address.origin) ?? createAgent(address);
    agents.set(address.origin, agent);
    const begun = performance.now();
    try {
      return await exchange(request, address, agent, bounds);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      // A kept connection that the server just closed says nothing about the target, so a new one is tried.
      if (error.code === 'stale') return exchange(request, address, false, bounds);
      const served = error.isUnserved && request.method === 'GET' && mayRetry ? countServed(agent, begun) : 0;
      if (served === 0) throw error;
      // A server with few connections serves these for as long as they are used, and lets another one wait.
      agent.maxSockets = Math.min(agent.maxSockets, served);
      try {
        return await exchange(request, address, agent, bounds);
      } catch (again) {
        // It was the request.
        mayRetry = false;
        agent.maxSockets = Infinity;
        throw again;
      }
    }
  };
}

const createAgent = ({ protocol }: URL): http.Agent =>
  new (protocol === 'https:' ? https : http).Agent({ keepAlive: true });

/** When a response last came over each connection that had served another one before. */
const servedAt = new WeakMap<Socket, number>();

/** How many open connections of an agent have served several requests, one of them since a time. */
function countServed({ sockets, freeSockets }: http.Agent, since: number): number {
  const open = [sockets, freeSockets].flatMap((byAddress) => Object.values(byAddress).flatMap((each) => each ?? []));
  return open.filter((socket) => (servedAt.get(socket) ?? -1) >= since).length;
}

/** What each request has unless it says otherwise. Some gateways serve nobody without a User-Agent (RFC 9110 10.1.5). */
const USUAL_HEADERS = { 'accept-encoding': 'identity', 'user-agent': 'locspec' };

function exchange(request: HttpRequest, address: URL, agent: http.Agent | false, bounds: Bounds): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const length = request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) };
    // Node throws here for a header that cannot be sent.
    const outgoing = (address.protocol === 'https:' ? https : http).request(address, {
      method: request.method,
      agent,
      headers: { ...USUAL_HEADERS, ...request.headers, ...length },
    });
    let chunks: Buffer[] = [];
    const end = (error: NoResponse) => {
      clearTimeout(clock);
      outgoing.destroy();
      // The error is recorded, and with its stack it holds what is in scope here.
      chunks = [];
      reject(error);
    };
    const fail = (code: NoResponseCode, detail: string) => end(new NoResponse(code, request, detail));
    const clock = setTimeout(() => end(tooLate(request, bounds, !outgoing.reusedSocket)), timeoutOf(request, bounds));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      if (outgoing.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')) fail('stale', code);
      else fail(UNREACHABLE.has(code) ? 'refused' : 'broken', code || error.message);
    });
    outgoing.on('response', (incoming) => {
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bounds.size) fail('too-large', tooLarge(bounds.size));
        else chunks.push(chunk);
      });
      incoming.on('error', (error) => fail('broken', `an incomplete response: ${error.message}`));
      incoming.on('end', () => {
        clearTimeout(clock);
        if (outgoing.reusedSocket && outgoing.socket !== null) servedAt.set(outgoing.socket, performance.now());
        const { statusCode: status = 0, headersDistinct } = incoming;
        try {
          const headers = headersDistinct as Record<string, string[]>;
          resolve(readExchange(request, { status, headers, bytes: Buffer.concat(chunks) }, bounds));
        } catch (error) {
          outgoing.destroy();
          reject(error as Error);
        }
      });
    });
    if (request.inPieces === true && request.body !== undefined) void sendPieces(outgoing, Buffer.from(request.body));
    else outgoing.end(request.body);
  });
}

/** How many pieces a body comes in, and the time between two of them in milliseconds. */
const PIECES = 6;
const PAUSE = 25;

async function sendPieces(outgoing: http.ClientRequest, bytes: Buffer): Promise<void> {
  outgoing.setNoDelay(true);
  let start = 0;
  for (let piece = 1; piece < PIECES && !outgoing.destroyed; piece++) {
    const least = Math.floor((piece * bytes.length) / PIECES);
    const within = bytes.subarray(least).findIndex((byte) => (byte & 0xc0) === 0x80);
    const end = within === -1 ? least : least + within;
    outgoing.write(bytes.subarray(start, end));
    start = end;
    await sleep(PAUSE);
  }
  if (!outgoing.destroyed) outgoing.end(bytes.subarray(start));
}

/** What a response consists of before its body is decoded. */
interface Received extends Pick<HttpResponse, 'status' | 'headers'> {
  readonly bytes: Buffer;
}

/** Decodes a response. Throws {@link NoResponse} for a body that cannot be decoded, is too large, or nested too deep. */
export function readExchange(
  request: HttpRequest,
  { status, headers, bytes: sent }: Received,
  { size }: Bounds,
): Exchange {
  if (sent.length > size) throw new NoResponse('too-large', request, tooLarge(size));
  const bytes = decodeBody(sent, headers['content-encoding']?.join() ?? '', size);
  if (typeof bytes === 'string') throw new NoResponse('broken', request, bytes);
  // Most bodies are ASCII, and much faster to read as such.
  const body = isAscii(bytes) ? bytes.toString('latin1') : bytes.toString('utf8');
  if (isTooDeep(body))
    throw new NoResponse('broken', request, `a response that is nested more than ${MAX_DEPTH} levels deep`);
  return { request, response: { status, headers, body, size: sent.length, isUtf8: isUtf8(bytes) } };
}

/** That no complete response came in time. */
export const tooLate = (request: HttpRequest, bounds: Bounds, isUnserved = false): NoResponse => {
  const limit = request.timeout === undefined ? ', the limit that --timeout sets' : '';
  const detail = `no complete response within ${timeoutOf(request, bounds)} ms${limit}`;
  return new NoResponse('silent', request, detail, isUnserved);
};

/** The time for a complete response to a request, in milliseconds. */
export const timeoutOf = (request: HttpRequest, { timeout }: Bounds): number =>
  Math.min(Math.min(timeout, request.timeout ?? timeout) + (request.held ?? 0), MAX_TIMER);

/** The longest time that a timer can be set to, in milliseconds. */
const MAX_TIMER = 2_147_483_647;

const tooLarge = (size: number) => `a response of more than ${size} bytes`;

/** The content codings that HTTP clients decode. The kit asks for none, but accepts them. */
const CODINGS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Decodes a body, up to the bound; returns a sentence if that fails. */
export function decodeBody(bytes: Buffer, coding: string, maxOutputLength: number): Buffer | string {
  const decode = CODINGS[coding.trim().toLowerCase()];
  if (decode === undefined || bytes.length === 0) return bytes;
  try {
    return decode(bytes, { maxOutputLength });
  } catch (error) {
    return `a body that does not match its content coding ${coding} (${(error as Error).message})`;
  }
}

/** No response of the source is nested a tenth as deep; deeper ones could overflow the stack of a recursive reader. */
const MAX_DEPTH = 200;

/** Whether a body that looks like JSON is nested too deep. */
function isTooDeep(body: string): boolean {
  const first = /\S/.exec(body)?.[0];
  if ((first !== '{' && first !== '[') || !hasManyOpened(body)) return false;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < body.length; index++) {
    const letter = body.charCodeAt(index);
    if (letter === BACKSLASH) index += 1;
    else if (letter === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (letter === BRACE || letter === BRACKET) {
      if (++depth > MAX_DEPTH) return true;
    } else if (letter === BRACE + 2 || letter === BRACKET + 2) depth -= 1;
  }
  return false;
}

/** Whether a text has enough braces and brackets to be too deep; few have, and to count them takes less than to read it. */
function hasManyOpened(text: string): boolean {
  let count = 0;
  for (const opening of '{[')
    for (let index = text.indexOf(opening); index !== -1; index = text.indexOf(opening, index + 1))
      if (++count > MAX_DEPTH) return true;
  return false;
}

const [BACKSLASH, QUOTE, BRACE, BRACKET] = [0x5c, 0x22, 0x7b, 0x5b];

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ETIMEDOUT']);
