import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startService } from './port.ts';

test('a started service responds on both ports until it is closed', async () => {
  const started = await startService();
  for (const base of [started.baseUrl, started.enterpriseBaseUrl]) {
    expect((await fetch(`${base}/api/v2/projects`)).status).toBe(401);
  }
  expect((await fetch(`${started.enterpriseBaseUrl}/oauth/authorize`)).status).toBe(404);
  expect(started.stateUrl).toBe(`${started.baseUrl}/_state`);
  await started.close();
  await expect(fetch(started.baseUrl)).rejects.toThrow();
});

test('one port for both editions is refused', async () => {
  const sentence = 'port and enterprisePort are both 45991; the two ports must differ.';
  await expect(startService({ port: 45_991, enterprisePort: 45_991 })).rejects.toThrow(new RangeError(sentence));
});

test('a service is closed at the end of its scope', async () => {
  let address: string;
  {
    await using started = await startService();
    address = started.baseUrl;
  }
  await expect(fetch(address)).rejects.toThrow();
});

test('another host name of the same machine reaches the same service', async () => {
  await using started = await startService();
  const port = new URL(started.baseUrl).port;
  const answer = await ask(
    Number(port),
    `GET /api/v2/projects HTTP/1.1\r\nHost: elsewhere.test\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toContain('401 Unauthorized');
});

test('a page whose domain resolves to this machine cannot set a state', async () => {
  await using started = await startService();
  const body = JSON.stringify({ state: 'time passes', params: { seconds: 5 } });
  const request = (host: string) =>
    ask(
      Number(new URL(started.baseUrl).port),
      `POST /_state HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  expect(await request('evil.test')).toContain('421');
  expect(await request('localhost')).toContain('200 OK');
});

test('a port in use is reported by its error code, and the other port is free again', async () => {
  await using first = await startService();
  const taken = Number(new URL(first.enterpriseBaseUrl).port);
  await expect(startService({ enterprisePort: taken })).rejects.toMatchObject({
    ...{ code: 'EADDRINUSE', port: taken },
    message: `Port ${taken} of 127.0.0.1 is in use; choose another, or 0 for a free one.`,
  });
});

test('a too long address is refused with 431, and the service continues', async () => {
  await using started = await startService();
  const answer = await fetch(`${started.baseUrl}/api/v2/projects?croql=${'x'.repeat(1_000_000)}`);
  expect(answer.status).toBe(431);
  expect(await answer.json()).toMatchObject({ error: { code: 431 } });
  expect((await fetch(`${started.baseUrl}/api/v2/projects`)).status).toBe(401);
});

test('a request that is not HTTP is refused with 400', async () => {
  await using started = await startService();
  expect(await ask(Number(new URL(started.baseUrl).port), 'hello\r\n\r\n')).toContain('400 Bad Request');
});

const ask = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
