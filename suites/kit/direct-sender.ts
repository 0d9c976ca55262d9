import { createSender, NoResponse, readExchange } from './exchange.ts';
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
  return (request) => {
    if (!own.has(new URL(request.url).origin)) return elsewhere(request);
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        clearTimeout(clock);
        reject(error instanceof NoResponse ? error : new NoResponse('broken', request, String(error)));
      };
      const clock = setTimeout(
        () => fail(new NoResponse('silent', request, `no complete response within ${bounds.timeout} ms`)),
        bounds.timeout,
      );
      const { method, url, headers, body } = request;
      const call = async () => {
        const response = await answer(new Request(url, { method, headers, body: body ?? null }));
        const names = [...new Set(response.headers.keys())];
        const distinct = names.map((name) => [name, valuesOf(response.headers, name)]);
        const bytes = Buffer.from(await response.arrayBuffer());
        return readExchange(
          request,
          { status: response.status, headers: Object.fromEntries(distinct) as Record<string, string[]>, bytes },
          bounds,
        );
      };
      call().then((exchange) => {
        clearTimeout(clock);
        resolve(exchange);
      }, fail);
    });
  };
}

/** Only Set-Cookie may be repeated. */
const valuesOf = (headers: Headers, name: string): readonly string[] =>
  name === 'set-cookie' ? headers.getSetCookie() : [headers.get(name)!];
