import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/*
 * What the reference service is measured against, each in a process of its own:
 * `node service-targets.ts <name> <file with the body>` prints its address when it listens.
 */
const [, , name = '', file = ''] = process.argv;
const body = readFileSync(file, 'utf8');
const value: unknown = JSON.parse(body);
const hono = new Hono().get('*', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }));

const listeners: Readonly<Record<string, RequestListener>> = {
  bare: (_request, response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  },
  serializing: (_request, response) => {
    const text = JSON.stringify(value);
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      .end(text);
  },
  hono: getRequestListener((request) => hono.fetch(request)),
};

const server = createServer(listeners[name]);
process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
