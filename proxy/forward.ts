import * as http from 'node:http';
import * as https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findHeader, toClient, toTarget } from './headers.ts';
import { createBodyCopy } from './observed.ts';
import type { FailureCode, Observed } from './observed.ts';
import { createPageMapper } from './page-mapper.ts';
import { createTextMapper } from './routes.ts';
import type { Route } from './routes.ts';
import { isAllowedHost } from '../mocks/core/allowed-hosts.ts';
import { MAX_HEADER_BYTES, refuseUnread } from '../mocks/service/unreadable-requests.ts';

/** How requests of one port are forwarded. */
export interface Forwarding {
  readonly route: Route;
  /** Every route of the proxy, because redirects lead from one to another. */
  readonly routes: readonly Route[];
  /** Further names of this machine, in lower case, by which clients reach the proxy. */
  readonly hosts: readonly string[];
  /** Milliseconds without a byte from the target after which it has failed. */
  readonly timeout: number;
  /** The bytes of each body that are copied. */
  readonly maxCopy: number;
  /** Gets every request when it is over. */
  readonly observe: (observed: Observed) => void;
}

/** A server that forwards requests. */
export interface Forwarder {
  readonly server: http.Server;
  /** Closes the connections to the target. */
  readonly close: () => void;
}

/**
 * A server that forwards each request to the target of its route and to nothing else. Bodies stream in both directions,
 * a client that leaves ends the request to the target, and a target that fails is a 502 or 504 of one sentence.
 */
export function createForwarder({ route, routes, hosts, timeout, maxCopy, observe }: Forwarding): Forwarder {
  const target = new URL(route.target);
  const isSecure = target.protocol === 'https:';
  const client = isSecure ? https : http;
  const agent = new client.Agent({ keepAlive: true, scheduling: 'lifo' });
  const prefix = target.pathname.replace(/\/$/, '');
  // The ports of the routes are known once all of them are open.
  let mapper: ((text: string) => string) | undefined;
  const mapText = (text: string) => (mapper ??= createTextMapper(routes))(text);
  const destination = {
    ...{ protocol: target.protocol, hostname: target.hostname.replace(/^\[|\]$/g, ''), port: target.port },
  };

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // A page of another site could lead its own name here, and read what the target would only show to this machine.
    if (!isAllowedHost(incoming.headers.host, '127.0.0.1', hosts))
      return refuse(outgoing, 421, `This proxy is at ${route.proxy}, or at a local name of this machine.`);
    const path = readPath(incoming, route);
    if (path === undefined)
      return refuse(
        outgoing,
        400,
        `This proxy stands before ${target.origin} alone; send it a path, not another address.`,
      );
    const { method = 'GET' } = incoming;
    const startedAt = Date.now();
    const began = performance.now();
    const sent = createBodyCopy(maxCopy);
    const received = createBodyCopy(maxCopy);
    const headers = toTarget(incoming.rawHeaders, route, routes, method);
    let response: IncomingMessage | undefined;
    let upstream: http.ClientRequest;
    let isOver = false;
    let hasSent = false;

    const finish = (failure?: Observed['failure']) => {
      if (isOver) return;
      isOver = true;
      const body = received.end(failure === undefined);
      observe({
        startedAt,
        durationMs: performance.now() - began,
        request: {
          method,
          url: route.target + (path === '*' ? '/' : path),
          headers: joinHeaders(incoming.headers),
          body: sent.end(incoming.complete),
        },
        ...(response && {
          response: {
            status: response.statusCode ?? 0,
            headers: response.headersDistinct as Record<string, string[]>,
            body,
          },
        }),
        ...(failure && { failure }),
      });
    };
    const fail = (code: FailureCode, detail: string) => {
      if (isOver) return;
      finish({ code, detail });
      upstream.destroy();
      // After the first byte of a response nothing can be said any more but that it is incomplete.
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, code === 'timeout' ? 504 : 502, describeFailure(code, detail, target.origin, timeout));
    };

    function send(connection: http.Agent | false): void {
      const request = client.request({
        ...destination,
        method,
        path: path === '*' ? path : prefix + path,
        headers,
        agent: connection,
        timeout,
      });
      upstream = request;
      request.on('timeout', () => fail('timeout', `nothing came for ${timeout} ms`));
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (response !== undefined) return;
        // A kept connection that the target just closed says nothing about it.
        const isStale = request.reusedSocket && STALE.has(error.code ?? '') && !hasSent && SAFE.has(method);
        if (isStale && !isOver) return send(false);
        fail(UNREACHABLE.has(error.code ?? '') ? 'unreachable' : 'broken', error.code ?? error.message);
      });
      request.on('continue', () => outgoing.writeContinue());
      request.on('information', ({ statusCode, headers: early }) => {
        if (statusCode === 103 && early['link'] !== undefined && !outgoing.headersSent)
          outgoing.writeEarlyHints({ link: mapText([early['link']].flat().join(', ')) });
      });
      request.on('upgrade', (_message, socket: Duplex) => {
        socket.destroy();
        fail('broken', 'the target changed the protocol, which nobody asked for');
      });
      request.on('response', (message) => relay(message));
      if (connection === false) request.end();
      else incoming.pipe(request);
    }

    function relay(message: IncomingMessage): void {
      response = message;
      const isRewritten = isPlainPage(message.rawHeaders);
      message.on('data', (chunk: Buffer) => received.add(chunk));
      message.on('error', (error) => fail('broken', `the response broke off: ${error.message}`));
      message.on('close', () => {
        if (!message.complete) fail('broken', 'the response broke off');
      });
      outgoing.sendDate = false;
      outgoing.writeHead(
        message.statusCode ?? 502,
        message.statusMessage ?? '',
        toClient(message.rawHeaders, route, routes, mapText, isRewritten),
      );
      (isRewritten ? message.pipe(createPageMapper(mapText)) : message).pipe(outgoing);
    }

    incoming.on('data', (chunk: Buffer) => {
      hasSent = true;
      sent.add(chunk);
    });
    outgoing.on('finish', () => finish());
    outgoing.on('close', () => {
      if (outgoing.writableFinished || isOver) return;
      finish({ code: 'client-left', detail: 'the client closed the connection' });
      upstream.destroy();
    });
    send(agent);
  }

  const server = http.createServer(
    // The target decides how long a request may take.
    { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0, noDelay: true },
    forward,
  );
  server.on('checkContinue', forward);
  server.on('upgrade', (_request, socket) =>
    endSocket(socket, '501 Not Implemented', 'This proxy forwards requests of HTTP alone, no other protocol.'),
  );
  server.on('connect', (_request, socket) =>
    endSocket(socket, '501 Not Implemented', 'This proxy stands before one service, and opens no tunnels.'),
  );
  server.on('clientError', refuseUnread);
  return { server, close: () => agent.destroy() };
}

const SAFE = new Set(['GET', 'HEAD']);
const STALE = new Set(['ECONNRESET', 'EPIPE']);
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ETIMEDOUT']);

/** The path of a request as it was sent; undefined if it names another server. */
function readPath({ url = '/', method }: IncomingMessage, { proxy }: Route): string | undefined {
  if (url.startsWith('/') || (url === '*' && method === 'OPTIONS')) return url;
  const rest = url.startsWith(proxy) ? url.slice(proxy.length) : undefined;
  if (rest === '') return '/';
  return rest?.startsWith('/') ? rest : rest?.startsWith('?') ? `/${rest}` : undefined;
}

const isPlainPage = (raw: readonly string[]) =>
  /^\s*text\/html\b/i.test(findHeader(raw, 'content-type') ?? '') &&
  /^(?:identity)?$/i.test(findHeader(raw, 'content-encoding') ?? '');

const joinHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

function describeFailure(code: FailureCode, detail: string, origin: string, timeout: number): string {
  if (code === 'timeout') return `${origin} sent nothing for ${timeout / 1000} seconds.`;
  return `${origin} ${code === 'unreachable' ? 'cannot be reached' : 'sent no whole response'} (${detail}).`;
}

/** A response of the proxy itself; its header tells it from one of the target. */
function refuse(outgoing: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { message, code: status } });
  outgoing.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Proxy-Status': 'locspec',
    // The rest of a request that nobody reads any more would be taken for the next one.
    Connection: 'close',
  });
  outgoing.end(body);
}

function endSocket(socket: Duplex, status: string, message: string): void {
  const body = JSON.stringify({ error: { message, code: Number(status.slice(0, 3)) } });
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
