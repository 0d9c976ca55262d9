import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createService, type Service, type ServiceOptions } from './service.ts';

/** Where and how to serve; everything has a default. */
export interface StartOptions extends Partial<Omit<ServiceOptions, 'addresses'>> {
  /** Of the authorization server, the hosted edition, the state address and the console; 0 is a free one. */
  readonly port?: number;
  /** Of the enterprise edition; 0 is a free one. */
  readonly enterprisePort?: number;
  /** The interface to listen at; the loopback one unless told otherwise. */
  readonly host?: string;
  /**
   * For a process that does nothing else than serve: the global `Request` and `Response` are replaced by cheaper ones
   * that behave alike. A process that has tests of its own to run keeps its globals; absent is false.
   */
  readonly ownsProcess?: boolean;
}

/** A service that listens; `close` ends it and the connections that are open. */
export interface StartedService extends Service {
  /** Where a person looks into the service. */
  readonly consoleUrl: string;
  /** The service itself. */
  readonly service: Service;
}

// An expression travels in the address. Node's 16 KB would cut it off early; what is longer than this gets 431.
const MOST_HEADER_BYTES = 128 * 1024;

/**
 * Starts the reference service on two ports of one interface and resolves when it answers. Rejects with the error of
 * `listen` (`code` EADDRINUSE, with `port`) when a port is taken; nothing is left listening then.
 */
export async function startService(options: StartOptions = {}): Promise<StartedService> {
  const { port = 0, enterprisePort = 0, host = '127.0.0.1', ownsProcess = false, ...rest } = options;
  let service: Service | undefined;
  const doors: Server[] = [];
  try {
    const baseUrl = await open(port);
    const enterpriseBaseUrl = await open(enterprisePort);
    const addresses = { authUrl: baseUrl, baseUrl, enterpriseBaseUrl, stateUrl: `${baseUrl}/_state` };
    service = createService({ ...rest, addresses }, close);
    return Object.assign(service, { consoleUrl: `${baseUrl}/`, service });
  } catch (error) {
    await close();
    throw error;
  }

  async function open(at: number): Promise<string> {
    let authority = '';
    const answer = getRequestListener(
      // Somebody may come before both ports are open; a moment later the service is there.
      (request) =>
        service?.answer(request) ?? new Response('Not ready yet.', { status: 503, headers: { 'Retry-After': '1' } }),
      { overrideGlobalObjects: ownsProcess, errorHandler: refuseUnusable },
    );
    const door = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (incoming, outgoing) => {
      // Who comes by another name of this machine still means this port.
      incoming.headers.host = authority;
      void answer(incoming, outgoing);
    });
    door.on('clientError', refuseUnread);
    doors.push(door);
    await listening(door, at, host);
    const { port: found, family, address } = door.address() as AddressInfo;
    const name = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : host;
    authority = `${family === 'IPv6' && name.includes(':') ? `[${name}]` : name}:${found}`;
    return `http://${authority}`;
  }

  async function close(): Promise<void> {
    await Promise.all(doors.map(closed));
  }
}

const listening = (door: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(port, host, () => {
      door.off('error', reject);
      resolve();
    });
  });

const closed = (door: Server) =>
  new Promise<void>((resolve) => {
    if (!door.listening) return resolve();
    door.close(() => resolve());
    door.closeAllConnections();
  });

/** The answer to a request that is HTTP and has an address or a host that nothing can be made of. */
function refuseUnusable(error: unknown): Response {
  const [code, message] =
    error instanceof RequestError
      ? ([400, 'The address or the Host header of this request cannot be read.'] as const)
      : ([500, 'Internal Server Error'] as const);
  return Response.json({ error: { message, code } }, { status: code });
}

/** The answer to a request that is not HTTP, or whose address and headers are too long to be read. */
function refuseUnread(
  error: NodeJS.ErrnoException,
  socket: import('node:stream').Duplex & Partial<ServerResponse>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', `Address and headers have at most ${MOST_HEADER_BYTES} bytes together.`]
      : ['400 Bad Request', 'This is not an HTTP request.'];
  const body = JSON.stringify({ error: { message, code: Number(status.slice(0, 3)) } });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
