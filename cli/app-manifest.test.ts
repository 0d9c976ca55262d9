import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readManifest } from './app-manifest.ts';

/** The base address of an app whose manifest names this one. */
async function readBase(
  named: (origin: string) => unknown,
): Promise<{ readonly origin: string; readonly base: string }> {
  let origin = '';
  const server = createServer((_request, response) =>
    response.end(JSON.stringify({ baseUrl: named(origin), modules: {} })),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return { origin, base: (await readManifest(origin, undefined)).baseUrl };
  } finally {
    server.close();
  }
}

test.each([
  ['its own, with a path', (origin: string) => `${origin}/tenants/7/`, '/tenants/7'],
  ['its own', (origin: string) => origin, ''],
  ['that of another host', () => 'https://app.example/tenants/7', ''],
  ['none', () => 7, ''],
])('a manifest that names %s', async (_name, named, path) => {
  const { origin, base } = await readBase(named);
  expect(base).toBe(`${origin}${path}`);
});
