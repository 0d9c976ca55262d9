import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendRaw, startProxied } from './test-target.ts';

/** A target that responds with what it received. */
const echo = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  void text(incoming).then((body) =>
    outgoing
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ method: incoming.method, url: incoming.url, raw: incoming.rawHeaders, body })),
  );
};

interface Echoed {
  readonly method: string;
  readonly url: string;
  readonly raw: readonly string[];
  readonly body: string;
}
const readEcho = (body: string) => JSON.parse(body) as Echoed;
const valuesOf = (raw: readonly string[], name: string) =>
  raw.filter((_, index) => index % 2 === 1 && raw[index - 1]!.toLowerCase() === name);

test('a request arrives as it was sent, apart from what concerns the connection', async () => {
  await using proxied = await startProxied(echo);
  const { body } = await sendRaw(`${proxied.proxy}/a/../b?q=%7e&c=a+b`, {
    method: 'POST',
    path: '/a/../b?q=%7e&c=a+b',
    body: 'hello',
    headers: {
      'X-Own': ['one', 'two'],
      Connection: 'keep-alive, X-Hop',
      'X-Hop': 'gone',
      'Keep-Alive': 'timeout=1',
      TE: 'trailers',
      'Content-Length': '5',
    },
  });
  const echoed = readEcho(body);
  expect(echoed).toMatchObject({ method: 'POST', url: '/a/../b?q=%7e&c=a+b', body: 'hello' });
  expect(valuesOf(echoed.raw, 'x-own')).toEqual(['one', 'two']);
  expect(valuesOf(echoed.raw, 'host')).toEqual([new URL(proxied.target).host]);
  expect(valuesOf(echoed.raw, 'content-length')).toEqual(['5']);
  for (const name of ['x-hop', 'te', 'keep-alive']) expect(valuesOf(echoed.raw, name)).toEqual([]);
  expect(valuesOf(echoed.raw, 'connection')).toEqual(['keep-alive']);
});

test('a POST without a body stays without one, and a body in chunks stays in chunks', async () => {
  await using proxied = await startProxied(echo);
  const empty = readEcho((await sendRaw(proxied.proxy, { method: 'POST', headers: { 'Content-Length': '0' } })).body);
  expect(valuesOf(empty.raw, 'content-length')).toEqual(['0']);
  expect(valuesOf(empty.raw, 'transfer-encoding')).toEqual([]);
  const chunked = await sendRaw(proxied.proxy, {
    method: 'PUT',
    headers: { 'Transfer-Encoding': 'chunked' },
    body: 'abc',
  });
  expect(readEcho(chunked.body).body).toBe('abc');
  expect(valuesOf(readEcho(chunked.body).raw, 'transfer-encoding')).toEqual(['chunked']);
});

test('a response arrives as it was sent: status, repeated headers, date, no trailers', async () => {
  await using proxied = await startProxied((_, outgoing) => {
    outgoing.writeHead(299, 'Fine', [
      ...['Date', 'Mon, 01 Jan 2024 00:00:00 GMT', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Trailer', 'X-Sum'],
      ...['Connection', 'X-Hop', 'X-Hop', 'gone'],
    ]);
    outgoing.write('a');
    outgoing.addTrailers({ 'X-Sum': '1' });
    outgoing.end('b');
  });
  const { status, raw, body } = await sendRaw(proxied.proxy);
  expect([status, body]).toEqual([299, 'ab']);
  expect(valuesOf(raw, 'set-cookie')).toEqual(['a=1', 'b=2']);
  expect(valuesOf(raw, 'date')).toEqual(['Mon, 01 Jan 2024 00:00:00 GMT']);
  for (const name of ['trailer', 'x-hop', 'x-sum']) expect(valuesOf(raw, name)).toEqual([]);
});

for (const { title, method, status, length } of [
  { title: 'HEAD', method: 'HEAD', status: 200, length: '1234' },
  { title: '304', method: 'GET', status: 304, length: undefined },
  { title: '204', method: 'GET', status: 204, length: undefined },
])
  test(`${title} has no body, and its headers stay`, async () => {
    await using proxied = await startProxied((_, outgoing) => {
      outgoing.writeHead(status, { ETag: '"x"', ...(length && { 'Content-Length': length }) }).end();
    });
    const response = await sendRaw(proxied.proxy, { method });
    expect(response).toMatchObject({ status, body: '' });
    expect(response.headers.etag).toBe('"x"');
    expect(response.headers['content-length']).toBe(length);
  });

test('a body streams in both directions, before its end is known', async () => {
  await using proxied = await startProxied((incoming, outgoing) => {
    outgoing.writeHead(200);
    outgoing.write('begun;');
    incoming.on('data', (chunk: Buffer) => outgoing.write(`got ${chunk.toString()};`));
    incoming.on('end', () => outgoing.end('end'));
  });
  const outgoing = request(proxied.proxy, { method: 'POST' });
  outgoing.write('one');
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  let received = '';
  incoming.on('data', (chunk: Buffer) => (received += chunk.toString()));
  await expect.poll(() => received).toBe('begun;got one;');
  outgoing.write('two');
  await expect.poll(() => received).toBe('begun;got one;got two;');
  outgoing.end();
  await once(incoming, 'end');
  expect(received).toBe('begun;got one;got two;end');
});

test('a client that leaves ends the request to the target', async () => {
  let isEnded = false;
  await using proxied = await startProxied((incoming) => {
    incoming.on('close', () => (isEnded = true));
    outgoing.destroy();
  });
  const outgoing = request(proxied.proxy);
  outgoing.on('error', () => {});
  outgoing.end();
  await expect.poll(() => isEnded).toBe(true);
  await expect.poll(() => proxied.started.session.lines.at(-1)?.failure).toBe('the client closed the connection');
});

test('a response that breaks off at the target breaks off at the client', async () => {
  await using proxied = await startProxied((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '10' });
    outgoing.write('abc');
    setTimeout(() => outgoing.destroy(), 50);
  });
  await expect(sendRaw(proxied.proxy)).rejects.toThrow('aborted');
  await expect.poll(() => proxied.started.session.counts.failed).toBe(1);
});

test('a target that is silent is a 504, and one that is gone a 502, of one sentence', async () => {
  await using proxied = await startProxied(() => {}, { timeout: 100 });
  const silent = await sendRaw(proxied.proxy);
  expect([silent.status, silent.body]).toEqual([
    504,
    `{"error":{"message":"${proxied.target} sent nothing for 0.1 seconds.","code":504}}`,
  ]);
  proxied.server.closeAllConnections();
  await new Promise((resolve) => void proxied.server.close(resolve));
  const gone = await sendRaw(proxied.proxy);
  expect([gone.status, gone.body]).toEqual([
    502,
    `{"error":{"message":"${proxied.target} cannot be reached (ECONNREFUSED).","code":502}}`,
  ]);
  await proxied.started.session.settle();
  expect(proxied.started.session.counts).toMatchObject({ seen: 2, failed: 2, unreachable: 1 });
});

test('no other protocol, tunnel or address is served', async () => {
  await using proxied = await startProxied(echo);
  const { port } = new URL(proxied.proxy);
  const send = async (lines: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${lines}\r\nHost: x\r\n\r\n`);
    return await text(socket);
  };
  expect(await send('GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket')).toMatch(
    /^HTTP\/1.1 501 .*other protocol/s,
  );
  expect(await send('CONNECT example.com:443 HTTP/1.1')).toMatch(/^HTTP\/1.1 501 .*no tunnels/s);
  const other = await send('GET http://example.com/secret HTTP/1.1\r\nConnection: close');
  expect(other).toMatch(/^HTTP\/1.1 400 .*stands before http:\/\/127.0.0.1:\d+ alone/s);
  const foreign = await sendRaw(proxied.proxy, { headers: { Host: 'rebound.example' } });
  expect([foreign.status, foreign.body]).toEqual([421, expect.stringContaining('a local name of this machine')]);
  expect((await sendRaw(proxied.proxy, { headers: { Host: 'localhost' } })).status).toBe(200);
  expect(await send(`GET ${proxied.proxy}/own HTTP/1.1\r\nConnection: close`)).toContain('"url":"/own"');
});

test('connections to the target are kept, and one that it closed meanwhile is no failure', async () => {
  const sockets = new Set<unknown>();
  await using proxied = await startProxied((incoming, outgoing) => {
    sockets.add(incoming.socket);
    outgoing.end('ok');
  });
  for (let index = 0; index < 5; index++) await sendRaw(proxied.proxy);
  expect(sockets.size).toBe(1);
  proxied.server.closeAllConnections();
  expect((await sendRaw(proxied.proxy)).status).toBe(200);
});

test('an expectation is passed on, and so is its answer', async () => {
  await using proxied = await startProxied(echo);
  let isContinued = false;
  proxied.server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeContinue();
    echo(incoming, outgoing);
  });
  const outgoing = request(proxied.proxy, {
    method: 'POST',
    headers: { Expect: '100-continue', 'Content-Length': '2' },
  });
  outgoing.on('continue', () => {
    isContinued = true;
    outgoing.end('hi');
  });
  outgoing.flushHeaders();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([isContinued, readEcho(await text(incoming)).body]).toEqual([true, 'hi']);
});

for (const { title, location, expected } of [
  {
    title: 'an address of the target',
    location: (at: string) => `${at}/login?next=%2F`,
    expected: (at: string) => `${at}/login?next=%2F`,
  },
  { title: 'a path', location: () => '/login', expected: () => '/login' },
  {
    title: 'the app',
    location: () => 'http://127.0.0.1:4999/callback?code=c&state=s',
    expected: () => 'http://127.0.0.1:4999/callback?code=c&state=s',
  },
  { title: 'another host that begins alike', location: (at: string) => `${at}0/x`, expected: undefined },
])
  test(`a redirect to ${title} leads where it should`, async () => {
    await using proxied = await startProxied((_, outgoing) => {
      outgoing.writeHead(302, { Location: location(proxied.target) }).end();
    });
    const { headers } = await sendRaw(proxied.proxy);
    expect(headers.location).toBe(expected?.(proxied.proxy) ?? location(proxied.target));
  });

test('the path of a target is no path of the proxy', async () => {
  await using proxied = await startProxied(
    (incoming, outgoing) => {
      const location = incoming.url === '/base/own' ? '/base/next' : '/other';
      outgoing
        .writeHead(302, { Location: location, 'Set-Cookie': 'a=1; Path=/base/x; Domain=x; Secure; HttpOnly' })
        .end();
    },
    { path: '/base' },
  );
  const { headers } = await sendRaw(`${proxied.proxy}/own`);
  expect(headers.location).toBe('/next');
  expect(headers['set-cookie']).toEqual(['a=1; Path=/x; HttpOnly']);
  const origin = new URL(proxied.target).origin;
  expect((await sendRaw(`${proxied.proxy}/else`)).headers.location).toBe(`${origin}/other`);
});

test('the addresses in a page lead to the proxy, and its forms are accepted', async () => {
  let origin = '';
  await using proxied = await startProxied((incoming, outgoing) => {
    origin = String(incoming.headers.origin);
    outgoing.setHeader('Content-Type', incoming.url === '/json' ? 'application/json' : 'text/html');
    outgoing.setHeader('Content-Security-Policy', `form-action ${proxied.target}`);
    const link = `<form action="${proxied.target}/approve">${'x'.repeat(400)} é <a href="${proxied.target}0/">`;
    // In two parts, with an address across them.
    outgoing.write(link.slice(0, 25));
    setTimeout(() => outgoing.end(link.slice(25)), 20);
  });
  const page = await sendRaw(proxied.proxy, { headers: { Accept: 'text/html', Origin: proxied.proxy } });
  expect(page.body).toContain(`<form action="${proxied.proxy}/approve">`);
  expect(page.body).toContain(` é <a href="${proxied.target}0/">`);
  expect(page.headers['content-security-policy']).toBe(`form-action ${proxied.proxy}`);
  expect(origin).toBe(new URL(proxied.target).origin);
  expect((await sendRaw(`${proxied.proxy}/json`)).body).toContain(`action="${proxied.target}/approve"`);
});

test('a port that is taken leaves nothing listening', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { startProxy } = await import('./start.ts');
  const targets = [
    { roles: ['hosted' as const], address: 'http://127.0.0.1:9', port: 0 },
    { roles: ['enterprise' as const], address: 'http://127.0.0.1:8', port },
  ];
  await expect(startProxy({ targets, timeout: 100 })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  taken.close();
});
