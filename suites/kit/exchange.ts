import * as http from 'node:http';
import * as https from 'node:https';
import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** What is sent. Header names in lower case. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where in the report folder the whole body is written when this request is shown. */
  readonly file?: string;
}

/** What came back, read to its end. A header given several times has its values in order. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  /** Bytes of the body as they came, before a content coding was undone. */
  readonly size?: number;
  /** False when the body is not UTF-8; `body` then shows what is not as U+FFFD. */
  readonly isUtf8?: boolean;
}

/** One request with its answer. Judges take these, whoever made them. */
export interface Exchange {
  readonly request: Sent;
  readonly response: Answer;
}

/** Why no whole answer came. */
export type NoAnswerCode = 'refused' | 'silent' | 'broken' | 'stale' | 'too-large' | 'not-allowed';

/** Thrown when no whole answer came within the bounds. */
export class NoAnswer extends Error {
  readonly code: NoAnswerCode;
  readonly request: Sent;
  constructor(code: NoAnswerCode, request: Sent, detail: string) {
    super(detail);
    this.code = code;
    this.request = request;
  }
}

export interface Bounds {
  /** From the first byte sent to the last byte read, in milliseconds. */
  readonly timeout: number;
  /** Of the answer's body, in bytes. */
  readonly size: number;
  /** The origins that may be asked; every other address is refused before anything is sent. */
  readonly origins: ReadonlySet<string>;
}

/** Sends requests one way only: no redirect is followed, no other origin is asked, no answer is read without bound. */
export type Send = (request: Sent) => Promise<Exchange>;

/** The header's values joined, or undefined. */
export function header(answer: Answer, name: string): string | undefined {
  return answer.headers[name]?.join(', ');
}

/** The body as JSON, or undefined when it is none. */
export function json(answer: Answer): unknown {
  try {
    return JSON.parse(answer.body) as unknown;
  } catch {
    return undefined;
  }
}

/** Makes a sender that keeps its connections open for the life of a worker. */
export function sender(bounds: Bounds): Send {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  return async (request) => {
    const address = new URL(request.url);
    if (!bounds.origins.has(address.origin))
      throw new NoAnswer('not-allowed', request, `${address.origin} is not one of the configured addresses`);
    const secure = address.protocol === 'https:';
    try {
      return await exchange(request, address, agents[secure ? 'https:' : 'http:'], bounds);
    } catch (error) {
      // A kept connection that the other side had just closed says nothing about the target: a new one decides.
      if (error instanceof NoAnswer && error.code === 'stale') return exchange(request, address, false, bounds);
      throw error;
    }
  };
}

function exchange(request: Sent, address: URL, agent: http.Agent | false, bounds: Bounds): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const fail = (code: NoAnswerCode, detail: string) => {
      clearTimeout(clock);
      outgoing.destroy();
      reject(new NoAnswer(code, request, detail));
    };
    const clock = setTimeout(() => fail('silent', `no whole answer within ${bounds.timeout} ms`), bounds.timeout);
    const length = request.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(request.body)) };
    const outgoing = (address.protocol === 'https:' ? https : http).request(address, {
      method: request.method,
      agent,
      headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? '';
      if (outgoing.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')) fail('stale', code);
      else fail(UNREACHABLE.has(code) ? 'refused' : 'broken', code || error.message);
    });
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bounds.size) fail('too-large', `an answer of more than ${bounds.size} bytes`);
        else chunks.push(chunk);
      });
      incoming.on('error', (error) => fail('broken', `half an answer: ${error.message}`));
      incoming.on('end', () => {
        clearTimeout(clock);
        const headers = incoming.headersDistinct as Record<string, string[]>;
        const bytes = decoded(Buffer.concat(chunks), headers['content-encoding']?.join() ?? '', bounds.size);
        if (typeof bytes === 'string') return fail('broken', bytes);
        const body = bytes.toString('utf8');
        if (isTooDeep(body)) return fail('broken', `an answer that is nested more than ${DEEPEST} levels deep`);
        resolve({
          request,
          response: { status: incoming.statusCode ?? 0, headers, body, size, isUtf8: isUtf8(bytes) },
        });
      });
    });
    outgoing.end(request.body);
  });
}

/** The codings that any HTTP client undoes; the kit asks for none, and takes what comes. */
const CODINGS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** The body without its coding, or why it cannot be had. It grows no further than the bound. */
function decoded(bytes: Buffer, coding: string, maxOutputLength: number): Buffer | string {
  const undo = CODINGS[coding.trim().toLowerCase()];
  if (undo === undefined || bytes.length === 0) return bytes;
  try {
    return undo(bytes, { maxOutputLength });
  } catch (error) {
    return `a body that is not what its content coding ${coding} says (${(error as Error).message})`;
  }
}

/** No answer of the source is nested a tenth as deep, and what walks through an answer has a stack of its own size. */
const DEEPEST = 200;

/** Whether a body that looks like JSON is nested deeper than anything that is meant to be read. */
function isTooDeep(body: string): boolean {
  const first = /\S/.exec(body)?.[0];
  if (first !== '{' && first !== '[') return false;
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < body.length; index++) {
    const letter = body.charCodeAt(index);
    if (letter === BACKSLASH) index += 1;
    else if (letter === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (letter === BRACE || letter === BRACKET) {
      if (++depth > DEEPEST) return true;
    } else if (letter === BRACE + 2 || letter === BRACKET + 2) depth -= 1;
  }
  return false;
}

const [BACKSLASH, QUOTE, BRACE, BRACKET] = [0x5c, 0x22, 0x7b, 0x5b];

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ETIMEDOUT']);
