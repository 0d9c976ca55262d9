import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listening } from '../../run/plan.ts';

/** A port of the kit while a check runs. */
export interface Loopback {
  /** The address under which others reach it, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Listens on a free port of the loopback interface, or on that of `reach`. Responds with 500 if `respond` throws. Rejects
 * with a sentence if it cannot listen on the port of `reach`.
 */
export async function listen(
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  reach?: Listening,
): Promise<Loopback> {
  const server = createServer((request, response) => {
    // A client that disconnects must not crash the kit.
    response.on('error', () => undefined);
    void Promise.resolve()
      .then(() => respond(request, response))
      .catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new Error(`The kit cannot listen where module.listen or module.publicUrl says: ${cause.message}`, { cause }),
      ),
    );
    server.listen(reach?.port ?? 0, reach?.host ?? '127.0.0.1', resolve);
  });
  return {
    origin: reach?.publicUrl ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
