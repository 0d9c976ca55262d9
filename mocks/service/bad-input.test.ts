import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type StartedService } from './port.ts';

let service: StartedService;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const many = (count: number, write: (number: number) => string) => Array.from({ length: count }, (_, i) => write(i));
const ten = many(10_000, (number) => `p${number}=1`).join('&');
const torn = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]); // {"\xff":1}
const nested = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000);

// prettier-ignore
for (const { title, path, type = JSON_TYPE, body, status } of [
  { title: 'malformed JSON for a token',           path: '/oauth/token',     body: '{"grant_type":',            status: 400 },
  { title: 'an array for a token',                  path: '/oauth/token',     body: '[1]',                       status: 400 },
  { title: 'nothing for a token',                  path: '/oauth/token',     body: '',                          status: 400 },
  { title: 'plain text for a token',               path: '/oauth/token',     body: 'a=b', type: 'text/plain',   status: 400 },
  { title: 'invalid UTF-8 for a token',           path: '/oauth/token',     body: torn,                        status: 400 },
  { title: 'unclosed arrays for a token',          path: '/oauth/token',     body: '['.repeat(500_000),         status: 400 },
  { title: 'a deeply nested object for a token',   path: '/oauth/token',     body: nested,                      status: 400 },
  { title: '10 000 parameters for a token',        path: '/oauth/token',     body: ten, type: FORM_TYPE,        status: 400 },
  { title: 'two megabytes for a token',            path: '/oauth/token',     body: 'x'.repeat(2_000_000),       status: 413 },
  { title: 'malformed JSON for a state',           path: '/_state',          body: '{',                         status: 400 },
  { title: 'a form for a state',                   path: '/_state',          body: 'a=b', type: FORM_TYPE,      status: 415 },
  { title: 'invalid UTF-8 for a state',           path: '/_state',          body: torn,                        status: 400 },
  { title: 'a deeply nested object for a state',   path: '/_state',          body: nested,                      status: 422 },
  { title: 'three megabytes of consent',           path: '/oauth/authorize', body: 'x'.repeat(3_000_000), type: FORM_TYPE, status: 413 },
  { title: '10 000 parameters of consent',         path: '/oauth/authorize', body: ten, type: FORM_TYPE,        status: 413 },
  { title: 'a body for a list',                    path: '/api/v2/projects', body: 'x'.repeat(3_000_000),       status: 405 },
] as const) {
  test(`${title}: refused with ${status}`, async () => {
    const answer = await fetch(`${service.baseUrl}${path}`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect(answer.status).toBe(status);
    expectClear(await answer.text());
  });
}

// prettier-ignore
for (const { title, query, status } of [
  { title: 'a single percent sign',                  query: 'croql=%',                            status: 400 },
  { title: 'escapes of invalid UTF-8',                query: 'croql=%ff%fe',                       status: 400 },
  { title: 'half of a surrogate pair',               query: 'croql=%ed%a0%80',                    status: 400 },
  { title: 'a NUL',                                  query: 'croql=%00',                          status: 400 },
  { title: 'one parameter 10 000 times',             query: many(10_000, () => 'croql=x').join('&'), status: 400 },
  { title: '10 000 unknown parameters',            query: ten,                                  status: 200 },
  { title: 'a deeply nested expression',            query: `croql=${'('.repeat(3_000)}`,         status: 400 },
  { title: 'an expression that is too long',         query: `croql=${'x'.repeat(100_000)}`,       status: 400 },
  { title: 'an expression of a megabyte',            query: `croql=${'x'.repeat(1_000_000)}`,     status: 431 },
] as const) {
  test(`${title} in the query of a list: ${status}`, async () => {
    const answer = await fetch(`${service.baseUrl}/api/v2/projects/1/strings?${query}`, {
      headers: { Authorization: `Bearer ${service.token()}` },
    });
    expect(answer.status).toBe(status);
    expectClear(await answer.text());
  });
}

// prettier-ignore
for (const { title, request, status } of [
  { title: 'an invalid host',                 request: 'GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n', status: 400 },
  { title: 'an address of invalid characters', request: 'GET /<>"{}|^` HTTP/1.1\r\nHost: a b\r\n\r\n',  status: 404 },
  { title: 'an address of another server',      request: 'GET http://other.test/oauth/authorize HTTP/1.1\r\nHost: other.test\r\n\r\n', status: 421 },
  { title: 'two lengths of one body',           request: 'POST /_state HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', status: 400 },
  { title: 'a length beside chunks',            request: 'POST /_state HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', status: 400 },
  { title: 'a chunk without a length',          request: 'POST /oauth/token HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', status: 400 },
  { title: 'a declared length over the limit',    request: `POST /_state HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 300000000\r\n\r\n{`, status: 413 },
  { title: 'a body in chunks without what is needed', request: `POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`, status: 400 },
  { title: 'chunks over the limit',             request: `POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n200000\r\n${'x'.repeat(0x200000)}\r\n`, status: 413 },
] as const) {
  test(`${title}: refused with ${status}`, async () => {
    const answer = await send(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(body).toContain('{"');
    expectClear(body);
  });
}

test('a body in chunks is read as one', async () => {
  const { clientId } = service.register({ type: 'public' });
  const { refresh_token } = service.tokens({ app: clientId });
  const body = JSON.stringify({ grant_type: 'refresh_token', client_id: clientId, refresh_token });
  const parts = [body.slice(0, 20), body.slice(20)].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
  const head = `POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked`;
  expect(await send(`${head}\r\n\r\n${parts.join('')}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 [^]*"access_token"/);
});

test('clients that disconnect during a request or a response cause no failure', async () => {
  const bearer = service.token();
  const begun = `POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: 500\r\n\r\n{"gra`;
  const asked = `GET /api/v2/projects/1/strings?limit=500 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\n\r\n`;
  for (const request of [begun, asked]) await Promise.all(many(50, () => request).map((text) => disconnect(text)));
  const answer = await fetch(`${service.baseUrl}/api/v2/projects`, { headers: { Authorization: `Bearer ${bearer}` } });
  expect(answer.status).toBe(200);
  expect(service.requests.filter(({ failure }) => failure !== undefined)).toEqual([]);
});

/** A refusal has a message, and no implementation details. */
function expectClear(text: string): void {
  expect(text.length).toBeGreaterThan(10);
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d|node_modules|Internal Server Error/);
}

const port = () => Number(new URL(service.baseUrl).port);

/** The start of the response to bytes; then the connection is closed. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (/\r\n\r\n./s.test(answer)) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
  });

const disconnect = (bytes: string) =>
  new Promise<void>((resolve) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes, () => socket.destroy()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
