import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NoResponse, createSender } from './exchange.ts';
import type { HttpRequest } from './exchange.ts';

/** Sends one request to a server, a GET unless it is another, within narrow bounds. */
async function ask(server: Server, path = '/', size = 1000, timeout = 500, more: Partial<HttpRequest> = {}) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const send = createSender({ timeout, size, origins: new Set([origin]) });
    return await send({ method: 'GET', url: `${origin}${path}`, headers: {}, ...more });
  } finally {
    server.close();
    (server as ReturnType<typeof createServer>).closeAllConnections?.();
  }
}

const readCode = (pending: Promise<unknown>) =>
  pending.then(
    () => 'a response',
    (error: unknown) => (error instanceof NoResponse ? error.code : String(error)),
  );

/** A server of plain TCP connections; a client that closes them is no error here. */
const createTcpServer = (connected: (socket: Socket) => void) =>
  createNetServer((socket) => {
    socket.on('error', () => {});
    connected(socket);
  });

test('a response is read to its end, with every value of a header', async () => {
  const { response } = await ask(
    createServer((_, response) =>
      response
        .writeHead(418, [
          ['x', 'a'],
          ['x', 'b'],
        ])
        .end('tea'),
    ),
  );
  expect(response).toMatchObject({ status: 418, body: 'tea' });
  expect(response.headers['x']).toEqual(['a', 'b']);
});

test('a body in pieces comes whole, and its pieces begin within characters', async () => {
  const body = 'Відкрити '.repeat(20);
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.end());
  });
  await ask(server, '/', 1000, 2_000, { method: 'POST', body, inPieces: true });
  expect(Buffer.concat(chunks).toString()).toBe(body);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.map(String).join('')).not.toBe(body);
});

test('a redirect is returned and not followed', async () => {
  let asked = 0;
  const { response } = await ask(
    createServer((_, response) => (asked++, response.writeHead(302, { location: '/elsewhere' }).end())),
  );
  expect(response.headers['location']).toEqual(['/elsewhere']);
  expect(asked).toBe(1);
});

// prettier-ignore
for (const { title, server, code } of [
  { title: 'an endless response is cut off',       code: 'too-large', server: () => createServer((_, response) => { const more = () => { while (response.write('x'.repeat(500))); }; response.on('drain', more); more(); }) },
  { title: 'a response that drips times out',        code: 'silent',  server: () => createServer((_, response) => { const clock = setInterval(() => response.write('x'), 50); response.on('close', () => clearInterval(clock)); }) },
  { title: 'silence times out',                    code: 'silent',    server: () => createTcpServer(() => {}) },
  { title: 'an incomplete response is rejected',   code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'))) },
  { title: 'garbage is rejected',                  code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.end('\u0000garbage\r\n\r\n'))) },
  { title: 'a connection closed at once is rejected', code: 'broken',    server: () => createTcpServer((socket) => socket.destroy()) },
  { title: 'endless headers are cut off',          code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(2 ** 21)}\r\n\r\n`))) },
] as const) {
  test(title, async () => expect(await readCode(ask(server()))).toBe(code));
}

test('a port on which nothing listens is unreachable', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  const send = createSender({ timeout: 500, size: 10, origins: new Set([origin]) });
  expect(await readCode(send({ method: 'GET', url: origin, headers: {} }))).toBe('refused');
});

for (const url of ['http://169.254.169.254/latest/meta-data', 'http://127.0.0.1:1/', 'file:///etc/passwd']) {
  test(`${url} receives no request, because it is not configured`, async () => {
    const send = createSender({ timeout: 500, size: 10, origins: new Set(['http://127.0.0.1:9']) });
    expect(await readCode(send({ method: 'GET', url, headers: {} }))).toBe('not-allowed');
  });
}

test('a header whose name cannot be sent is an error at once, and of nothing else later', async () => {
  const send = createSender({ timeout: 20, size: 10, origins: new Set(['http://127.0.0.1:9']) });
  const sent = send({ method: 'GET', url: 'http://127.0.0.1:9', headers: { 'x key': 'a' } });
  await expect(sent).rejects.toMatchObject({ code: 'ERR_INVALID_HTTP_TOKEN' });
  // Vitest fails where an error is thrown meanwhile.
  await pause(50);
});

test('a kept connection that the server closed is opened again', async () => {
  const server = createServer((_, response) => response.end('here'));
  server.keepAliveTimeout = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createSender({ timeout: 2000, size: 100, origins: new Set([origin]) });
  for (let index = 0; index < 20; index++) {
    expect((await send({ method: 'GET', url: origin, headers: {} })).response.body).toBe('here');
    server.closeIdleConnections();
  }
  server.close();
  server.closeAllConnections();
});

/** A server that serves two connections, and lets others wait until one of them was idle for a moment. */
async function serveTwo(respond: (path: string, end: () => void) => void) {
  const http = createServer((request, response) => respond(request.url ?? '', () => response.end('x')));
  http.keepAliveTimeout = 100;
  const waiting: Socket[] = [];
  let open = 0;
  const serve = (socket: Socket) => {
    open += 1;
    socket.on('close', () => {
      open -= 1;
      const next = waiting.find(({ destroyed }) => !destroyed);
      if (next !== undefined) serve(waiting.splice(waiting.indexOf(next), 1)[0]!);
    });
    http.emit('connection', socket);
  };
  const server = createTcpServer((socket) => void (open < 2 ? serve(socket) : waiting.push(socket)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createSender({ timeout: 600, size: 1000, origins: new Set([origin]) });
  const close = () => (server.close(), http.closeAllConnections(), waiting.forEach((socket) => socket.destroy()));
  return { get: (path: string) => send({ method: 'GET', url: `${origin}${path}`, headers: {} }), close };
}

/** Sends requests, four at a time, and says what each gave. */
async function askFour(get: (path: string) => Promise<unknown>, paths: readonly string[]): Promise<readonly string[]> {
  const codes: string[] = [];
  const left = paths.map((path, index) => ({ path, index }));
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift())
      codes[one.index] = await readCode(get(one.path));
  };
  await Promise.all([1, 2, 3, 4].map(work));
  return codes;
}

test('every request gets a response of a server that serves two connections', async () => {
  const { get, close } = await serveTwo((_, end) => setTimeout(end, 20));
  expect(await askFour(get, Array(120).fill('/'))).toEqual(Array(120).fill('a response'));
  close();
});

test('a request that is never served has no response, whatever else is served meanwhile', async () => {
  const { get, close } = await serveTwo((path, end) => void (path === '/hangs' || setTimeout(end, 10)));
  const paths = [...Array<string>(100).fill('/'), '/hangs', ...Array<string>(100).fill('/'), '/hangs', '/'];
  const codes = await askFour(get, paths);
  expect(codes.flatMap((code, index) => (code === 'silent' ? paths[index] : []))).toEqual(['/hangs', '/hangs']);
  close();
});
