import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that a proxy of Node does: `plain-proxy.ts <address>` pipes every request there. Prints its address. */
const { hostname, port } = new URL(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });
const server = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const forwarded = request({ hostname, port, agent, method, path: url, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(forwarded);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
