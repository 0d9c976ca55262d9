import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createReferenceApp } from './reference-app.ts';

const processJob = (stringsUrl: string) =>
  createReferenceApp()(
    new Request('https://app.example/process', {
      method: 'POST',
      body: JSON.stringify({ file: { name: 'menu.json', content: '' }, stringsUrl }),
    }),
  );

for (const address of [
  'https://app.example/results/1',
  'http://169.254.169.254/latest',
  'http://2852039166/latest',
  'http://[::ffff:169.254.169.254]/latest',
  'http://[fe80::1]/latest',
  'http://[fd00:ec2::254]/latest',
])
  test(`${address} is not read`, async () => {
    expect(await (await processJob(address)).json()).toEqual({
      error: { message: 'The address of the strings is not one of the service.' },
    });
  });

test('an address of the service is read', async () => {
  const server = createServer((_, response) => response.end('{"uniqId":"a","identifier":"a","text":"Hello"}\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const response = await processJob(`http://127.0.0.1:${(server.address() as AddressInfo).port}/strings`);
    expect(await response.json()).toMatchObject({ data: { strings: [{ text: 'Hello' }, { uniqId: 'file-name' }] } });
  } finally {
    server.close();
  }
});
