import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../exchange.ts';

/** A request on its way through Pact's proxy, which may still be changed. */
export type Passing = IncomingMessage & { body?: unknown };

/** What passed of an interaction: the exchange, or why nothing was sent. */
export interface Pass {
  exchange?: Exchange;
  blocked?: string;
}

const FOLLOWED = [301, 302, 303, 307, 308];

/** Pact's verifier follows redirects, which are what is looked at; 300 is a redirect too, and not followed. */
export function keepRedirect(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!FOLLOWED.includes(status)) return write(status, ...rest);
    Object.assign(response, { statusWas: status });
    return write(300, ...rest);
  };
}

/** Records what passes, so that a finding can show it. */
export function record(baseUrl: string, request: Passing, response: ServerResponse, pass: Pass): void {
  const body = textOf(request.body);
  const sent = {
    method: request.method ?? 'GET',
    url: `${baseUrl}${request.url ?? ''}`,
    headers: Object.fromEntries(
      Object.entries(request.headers)
        .filter(([name]) => !OF_THE_PROXY.includes(name))
        .map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
    ),
    ...(body === undefined ? {} : { body }),
  };
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const { write, end } = response;
  response.write = ((...args: [unknown]) => {
    keep(args[0]);
    return write.apply(response, args as unknown as Parameters<typeof write>);
  }) as typeof write;
  response.end = ((...args: [unknown]) => {
    keep(args[0]);
    const { statusWas = response.statusCode } = response as { statusWas?: number };
    pass.exchange = {
      request: sent,
      response: {
        status: statusWas,
        headers: Object.fromEntries(
          Object.entries(response.getHeaders()).map(([name, value]) => [name, [value ?? []].flat().map(String)]),
        ),
        body: Buffer.concat(chunks).toString('utf8'),
      },
    };
    return end.apply(response, args as unknown as Parameters<typeof end>);
  }) as typeof end;
}

/** Headers that the way of a request adds, and that say nothing about it. */
const OF_THE_PROXY = ['accept-encoding', 'connection', 'content-length', 'host'];

/** A body as Pact's proxy holds it: bytes, or JSON that has been read already. */
function textOf(body: unknown): string | undefined {
  if (Buffer.isBuffer(body)) return body.length > 0 ? body.toString('utf8') : undefined;
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0 ? JSON.stringify(body) : undefined;
}
