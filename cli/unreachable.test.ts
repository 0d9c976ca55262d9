import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { addressFlags, readResult, test } from './run-program.ts';
import { startService } from '../mocks/service/port.ts';

/** Serves for as long as the test takes what `answer` makes of it. */
async function withServer<T>(server: Server, use: (address: string) => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    if ('closeAllConnections' in server) (server as ReturnType<typeof createHttpServer>).closeAllConnections();
  }
}

test('3: an address at which nothing listens', async ({ locspec, folder }) => {
  const address = await withServer(createHttpServer(), (free) => Promise.resolve(free));
  const { code, stderr } = await locspec('verify', 'service', '--auth-url', address, '--base-url', address);
  expect(stderr).toContain(address);
  expect(stderr).toContain('--auth-url');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(3);
  expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
});

const page: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html').end('<html><body>Welcome</body></html>');
};

for (const { title, server, says } of [
  { title: 'answers pages', server: () => createHttpServer(page), says: 'text/html' },
  {
    title: 'answers 404 to everything',
    server: () => createHttpServer((_, response) => void response.writeHead(404).end()),
    says: '404',
  },
  {
    title: 'closes every connection',
    server: () => createTcpServer((socket) => socket.destroy()),
    says: 'Nothing answers',
  },
  { title: 'never answers', server: () => createTcpServer(() => {}), says: 'Nothing answers' },
]) {
  test(`3: a target that ${title}`, async ({ locspec, folder }) => {
    await withServer(server(), async (address) => {
      const args = ['--auth-url', address, '--base-url', address, '--timeout', '1000'];
      const { code, stderr } = await locspec('verify', 'service', ...args);
      expect(stderr).toContain(says);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(3);
      expect(existsSync(join(folder, 'locspec-report', 'conformance.json'))).toBe(false);
    });
  });
}

test('3: a target that is lost on the way leaves a report that says so', async ({ locspec, folder }) => {
  await using service = await startService();
  let left = 40;
  const front = createHttpServer((request, response) => {
    if (left-- <= 0) return (void front.close(), void front.closeAllConnections());
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const init = {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        redirect: 'manual' as const,
      };
      void fetch(`${service.baseUrl}${request.url}`, { ...init, ...(body.length > 0 ? { body } : {}) }).then(
        async (answer) => {
          response.writeHead(
            answer.status,
            Object.fromEntries([...answer.headers].filter(([name]) => name !== 'content-encoding')),
          );
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
      );
    });
  });
  await withServer(front, async (address) => {
    const { code, stdout } = await locspec(
      ...['verify', 'service', ...addressFlags({ authUrl: address, baseUrl: address, stateUrl: `${address}/_state` })],
    );
    expect(stdout).toContain('target lost');
    expect(code).toBe(3);
    const { run, verdict } = readResult(folder);
    expect(run.complete).toBe(false);
    expect(verdict).not.toBe('conforms');
  });
});
