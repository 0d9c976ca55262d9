import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startProxy } from './start.ts';
import type { StartedProxy } from './start.ts';
import type { Role } from './routes.ts';

/** A target that a test writes, with a proxy before it. */
export interface ProxiedTarget extends AsyncDisposable {
  readonly server: Server;
  /** The address of the target. */
  readonly target: string;
  /** The address of the proxy. */
  readonly proxy: string;
  readonly started: StartedProxy;
}

/** Starts a target and a proxy before it; `path` is a path of the target, as apps have one. */
export async function startProxied(
  listener: RequestListener,
  { roles = ['authorization', 'hosted'] as readonly Role[], timeout = 5_000, path = '' } = {},
): Promise<ProxiedTarget> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const started = await startProxy({ targets: [{ roles, address: target, port: 0 }], timeout });
  return {
    ...{ server, target, started, proxy: started.routes[0]!.proxy },
    [Symbol.asyncDispose]: async () => {
      await started.close();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** A response with its raw headers, which `fetch` does not give. */
export interface RawResponse {
  readonly status: number;
  readonly raw: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Sends one request with exactly these headers, and follows no redirect. */
export function sendRaw(url: string, options: RequestOptions & { readonly body?: string } = {}): Promise<RawResponse> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request(url, rest, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          raw: incoming.rawHeaders,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
