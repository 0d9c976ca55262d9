import { createSender, NoResponse, readExchange, timeoutOf, tooLate } from './exchange.ts';
import type { Bounds, HttpRequest, Send } from './exchange.ts';
import type { Addresses } from '../../run/plan.ts';

/** A service in this process, with the addresses at which others reach it. */
export interface ServiceInProcess {
  readonly addresses: Required<Addresses>;
  readonly answer: (request: Request) => Response | Promise<Response>;
}

/** Makes a sender that calls a service without a port, within the same bounds; other addresses are reached over the network. */
export function createDirectSender({ addresses, answer }: ServiceInProcess, bounds: Bounds): Send {
  const elsewhere = createSender(bounds);
  const own = new Set(Object.values(addresses).map((address) => new URL(address).origin));
  return async (request) => {
    if (!own.has(new URL(request.url).origin)) return elsewhere(request);
    let clock: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      clock = setTimeout(() => reject(tooLate(request, bounds)), timeoutOf(request, bounds));
    });
    try {
      const call = async () => {
        const response = await answer(openRequest(request));
        const bytes = heldBody(response) ?? Buffer.from(await response.arrayBuffer());
        return readExchange(request, { status: response.status, headers: valuesOf(response.headers), bytes }, bounds);
      };
      return await Promise.race([call(), silence]);
    } catch (error) {
      throw error instanceof NoResponse ? error : new NoResponse('broken', request, String(error));
    } finally {
      clearTimeout(clock);
    }
  };
}

/** The request as a service reads it. */
function openRequest({ method, url, headers, body }: HttpRequest): Request {
  if (body === undefined) return new BodilessRequest(method, url, headers) as unknown as Request;
  const length = String(Buffer.byteLength(body));
  return new Request(url, { method, headers: { ...headers, 'content-length': length }, body });
}

/**
 * What a service reads of a request without a body. To make a whole `Request`, as `clone` does, takes longer than most
 * responses do.
 */
class BodilessRequest implements Partial<Request> {
  readonly body = null;
  readonly headers: Headers;
  readonly method: string;
  readonly url: string;
  constructor(method: string, url: string, headers: HttpRequest['headers']) {
    this.method = method;
    this.url = new URL(url).href;
    this.headers = new Headers(headers);
  }
  clone(): Request {
    return new Request(this.url, { method: this.method, headers: this.headers });
  }
  arrayBuffer(): Promise<ArrayBuffer> {
    return this.clone().arrayBuffer();
  }
  json(): Promise<unknown> {
    return this.clone().json();
  }
  text(): Promise<string> {
    return this.clone().text();
  }
}

/**
 * Has the responses that this process makes from here on hold a body that is there as a whole. The body of any other is
 * read as a stream, which takes longer than all else between a request and its exchange.
 */
export function holdBodies(): void {
  if (isHolding) return;
  isHolding = true;
  class HoldingResponse extends globalThis.Response {
    readonly [HELD]: Body;
    constructor(body?: Body, init?: ResponseInit) {
      super(body, init);
      this[HELD] = body;
    }
  }
  Object.defineProperty(globalThis, 'Response', { value: HoldingResponse });
}

let isHolding = false;

type Body = ConstructorParameters<typeof Response>[0];
const HELD = Symbol('held body');

/** The bytes of the body that a response holds, or undefined. */
function heldBody(response: Response): Buffer | undefined {
  const body = (response as { readonly [HELD]?: Body })[HELD];
  if (typeof body === 'string') return Buffer.from(body);
  return Buffer.isBuffer(body) ? body : undefined;
}

/** The values of each header. Only Set-Cookie may be repeated. */
const valuesOf = (headers: Headers): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name, name === 'set-cookie' ? headers.getSetCookie() : [value]]),
  );
