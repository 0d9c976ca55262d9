import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { NoAnswer, sender } from './exchange.ts';

/** Sends one GET to a server that behaves so, within narrow bounds. */
async function ask(server: Server, path = '/', size = 1000, timeout = 500) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const send = sender({ timeout, size, origins: new Set([origin]) });
    return await send({ method: 'GET', url: `${origin}${path}`, headers: {} });
  } finally {
    server.close();
    (server as ReturnType<typeof createServer>).closeAllConnections?.();
  }
}

const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'an answer',
    (error: unknown) => (error instanceof NoAnswer ? error.code : String(error)),
  );

/** A server that is given bare connections; that the other side breaks them off is no error here. */
const createTcpServer = (connected: (socket: Socket) => void) =>
  createNetServer((socket) => {
    socket.on('error', () => {});
    connected(socket);
  });

const answering = (listener: RequestListener) => createServer(listener);

test('an answer is read whole, with every value of a header', async () => {
  const { response } = await ask(
    answering((_, response) =>
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

test('a redirect is an answer, and nobody follows it', async () => {
  let asked = 0;
  const { response } = await ask(
    answering((_, response) => (asked++, response.writeHead(302, { location: '/elsewhere' }).end())),
  );
  expect(response.headers['location']).toEqual(['/elsewhere']);
  expect(asked).toBe(1);
});

// prettier-ignore
for (const { title, server, code } of [
  { title: 'an endless answer is cut off',         code: 'too-large', server: () => answering((_, response) => { const more = () => { while (response.write('x'.repeat(500))); }; response.on('drain', more); more(); }) },
  { title: 'an answer that drips is not waited for', code: 'silent',  server: () => answering((_, response) => { const clock = setInterval(() => response.write('x'), 50); response.on('close', () => clearInterval(clock)); }) },
  { title: 'silence is not waited for',            code: 'silent',    server: () => createTcpServer(() => {}) },
  { title: 'half an answer is none',               code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'))) },
  { title: 'garbage is none',                      code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.end('\u0000garbage\r\n\r\n'))) },
  { title: 'a connection closed at once is none',  code: 'broken',    server: () => createTcpServer((socket) => socket.destroy()) },
  { title: 'headers without end are cut off',      code: 'broken',    server: () => createTcpServer((socket) => socket.on('data', () => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(2 ** 21)}\r\n\r\n`))) },
] as const) {
  test(title, async () => expect(await codeOf(ask(server()))).toBe(code));
}

test('a port at which nobody listens is unreachable', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((resolve) => server.close(resolve));
  const send = sender({ timeout: 500, size: 10, origins: new Set([origin]) });
  expect(await codeOf(send({ method: 'GET', url: origin, headers: {} }))).toBe('refused');
});

for (const url of ['http://169.254.169.254/latest/meta-data', 'http://127.0.0.1:1/', 'file:///etc/passwd']) {
  test(`${url} is not asked, because nobody configured it`, async () => {
    const send = sender({ timeout: 500, size: 10, origins: new Set(['http://127.0.0.1:9']) });
    expect(await codeOf(send({ method: 'GET', url, headers: {} }))).toBe('not-allowed');
  });
}

test('a kept connection that the server has closed is opened anew', async () => {
  const server = createServer((_, response) => response.end('here'));
  server.keepAliveTimeout = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = sender({ timeout: 2000, size: 100, origins: new Set([origin]) });
  for (let index = 0; index < 20; index++) {
    expect((await send({ method: 'GET', url: origin, headers: {} })).response.body).toBe('here');
    server.closeIdleConnections();
  }
  server.close();
  server.closeAllConnections();
});
