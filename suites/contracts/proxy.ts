import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from '../kit/exchange.ts';

/** A request that Pact's proxy is about to send; it can still be changed. */
export type ProxiedRequest = IncomingMessage & { body?: unknown };

/** The exchange of an interaction, or why nothing was sent. */
export interface ProxiedExchange {
  exchange?: Exchange;
  blocked?: string;
}

const FOLLOWED_STATUSES = [301, 302, 303, 307, 308];

/** Turns the status of a redirect into 300, which Pact's verifier does not follow: the redirect itself is compared. */
export function hideRedirect(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (!FOLLOWED_STATUSES.includes(status)) return write(status, ...rest);
    Object.assign(response, { originalStatus: status });
    return write(300, ...rest);
  };
}

/** Records an exchange, so that a finding can show it. */
export function record(
  baseUrl: string,
  request: ProxiedRequest,
  response: ServerResponse,
  proxied: ProxiedExchange,
): void {
  const body = toText(request.body);
  const sent = {
    method: request.method ?? 'GET',
    url: `${baseUrl}${request.url ?? ''}`,
    headers: Object.fromEntries(
      Object.entries(request.headers)
        .filter(([name]) => !PROXY_HEADERS.includes(name))
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
    const { originalStatus = response.statusCode } = response as { originalStatus?: number };
    proxied.exchange = {
      request: sent,
      response: {
        status: originalStatus,
        headers: Object.fromEntries(
          Object.entries(response.getHeaders()).map(([name, value]) => [name, [value ?? []].flat().map(String)]),
        ),
        body: Buffer.concat(chunks).toString('utf8'),
      },
    };
    return end.apply(response, args as unknown as Parameters<typeof end>);
  }) as typeof end;
}

/** Headers that the proxy adds. */
const PROXY_HEADERS = ['accept-encoding', 'connection', 'content-length', 'host'];

/** A body as Pact's proxy holds it: bytes, or JSON that has been read already. */
function toText(body: unknown): string | undefined {
  if (Buffer.isBuffer(body)) return body.length > 0 ? body.toString('utf8') : undefined;
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0 ? JSON.stringify(body) : undefined;
}
