import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port of the loopback interface that the kit answers at while a check runs. */
export interface Loopback {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Listens at a free port. Whatever `answer` throws is answered with 500. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    // Whoever hangs up on the kit has done nothing that the kit should fall over.
    response.on('error', () => undefined);
    void Promise.resolve()
      .then(() => answer(request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
