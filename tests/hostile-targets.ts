import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';

/** Answers a request as no service should. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A page that would run, drive a terminal, turn a line around, or end the element that it is shown in. */
const HOSTILE_TEXT =
  '</script><script>globalThis.pwned=1</script><img src=x onerror=alert(1)>\u001b[2J\u001b]0;gone\u0007\u202eevil\u0000 ::stop-commands::gone ##[error]gone\n  ::error::gone';

/** A secret of the target, in each place where secrets are known to be. */
export const HOSTILE_SECRET = 'hostile-secret-4711';

const json = (response: ServerResponse, text: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(text);

/** Writes a piece again and again until the client hangs up. */
function pour(response: ServerResponse, piece: string | Buffer, everyMs: number): void {
  if (everyMs > 0) {
    const clock = setInterval(() => response.write(piece), everyMs);
    response.on('close', () => clearInterval(clock));
    return;
  }
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

const BOMB = gzipSync(Buffer.alloc(200 * 2 ** 20));
const BROTLI_BOMB = brotliCompressSync(Buffer.alloc(100 * 2 ** 20));

let page = 0;
const record = (id: number, more: object = {}) => ({ data: { id, text: 'a', identifier: `k${id}`, ...more } });

/** The ways to misbehave, by what the target does. */
export const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'never answers': () => undefined,
  'drips a byte a second': (_, response) =>
    pour(response.writeHead(200, { 'content-type': 'application/json' }), ' ', 100),
  'drips its headers': (_, response) => {
    const { socket } = response;
    socket?.write('HTTP/1.1 200 OK\r\n');
    const clock = setInterval(() => socket?.write('x: y\r\n'), 100);
    socket?.on('close', () => clearInterval(clock));
  },
  floods: (_, response) =>
    pour(response.writeHead(200, { 'content-type': 'application/json' }), Buffer.alloc(2 ** 16, 'x'), 0),
  'sends a bomb': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(BOMB),
  'sends a bomb of another kind': (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(BROTLI_BOMB),
  'answers pages': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${HOSTILE_TEXT}</html>`),
  'answers half': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"data":[');
    setTimeout(() => response.destroy(), 20);
  },
  'names too short a length': (_, response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n{"data":[]}');
  },
  'names two lengths': (_, response) => {
    response.socket?.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 9\r\n\r\n{"data":[]}');
  },
  'answers garbage': (_, response) => void response.socket?.end('\u0000\u0001garbage\r\n\r\n'),
  'hangs up': (_, response) => void response.socket?.destroy(),
  'has endless pages': (_, response) =>
    json(
      response,
      JSON.stringify({
        data: Array.from({ length: 500 }, () => record(++page)),
        access_token: `t${page}`,
        expires_in: 60,
        token_type: 'bearer',
        refresh_token: 'r',
      }),
    ),
  'has pages of 300 000 records': (_, response) => json(response, `{"data":[${'{"id":1},'.repeat(300_000)}{"id":2}]}`),
  'redirects to itself': (request, response) => void response.writeHead(302, { location: request.url ?? '/' }).end(),
  'redirects elsewhere': (_, response) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest' }).end(),
  'redirects to a file': (_, response) => void response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
  'sends control sequences': (_, response) =>
    json(
      response,
      JSON.stringify({
        error: HOSTILE_TEXT,
        error_description: HOSTILE_TEXT,
        message: HOSTILE_TEXT,
        data: { error: HOSTILE_TEXT },
      }),
      400,
    ),
  'tells secrets': (_, response) => {
    response.setHeader('set-cookie', `session=${HOSTILE_SECRET}`);
    json(
      response,
      JSON.stringify({
        access_token: HOSTILE_SECRET,
        refresh_token: HOSTILE_SECRET,
        client_secret: HOSTILE_SECRET,
        data: 7,
      }),
    );
  },
  'has keys of a prototype': (_, response) =>
    json(
      response,
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"data":[{"data":{"id":1,"__proto__":{"polluted":true}}}],"toString":1}',
    ),
  'has headers of 2 MB': (_, response) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(2 ** 21)}\r\n\r\n{}`);
  },
  'nests 200 000 brackets': (_, response) => json(response, `${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'nests 100 000 objects': (_, response) =>
    json(response, `{"data":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`),
  'answers a status of its own': (_, response) =>
    void response.socket?.end('HTTP/1.1 999 \u001b[31mred\r\ncontent-length: 2\r\n\r\n{}'),
  'answers nothing but 500': (_, response) => json(response, `{"error":${JSON.stringify(HOSTILE_TEXT)}}`, 500),
};

/** A server that answers as a behaviour does where `isHostile` says so, and as a fetch function does elsewhere. */
export async function startHostileTarget(
  behaviour: Behaviour,
  isHostile: (request: IncomingMessage) => boolean,
  fetch: (request: Request) => Promise<Response>,
): Promise<AsyncDisposable & { readonly address: string; readonly asked: () => number }> {
  const friendly = getRequestListener(fetch, { overrideGlobalObjects: false });
  let asked = 0;
  const server = createServer({ maxHeaderSize: 2 ** 16 }, (request, response) => {
    response.on('error', () => undefined);
    if (!isHostile(request)) return void friendly(request, response);
    asked += 1;
    request.resume();
    behaviour(request, response);
  });
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
