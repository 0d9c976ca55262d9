import { createSender, NoResponse, readExchange, timeoutOf, tooLate } from './exchange.ts';
import type { Bounds, Send } from './exchange.ts';
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
    const { method, url, headers, body } = request;
    if (!own.has(new URL(url).origin)) return elsewhere(request);
    let clock: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      clock = setTimeout(() => reject(tooLate(request, bounds)), timeoutOf(request, bounds));
    });
    try {
      const call = async () => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const response = await answer(
          new Request(url, { method, headers: { ...headers, ...length }, body: body ?? null }),
        );
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
