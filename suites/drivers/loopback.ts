import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '../../spec/run.ts';

/** A port that the kit answers at while a check runs. */
export interface Loopback {
  /** How others ask for it, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Listens at a free port of the loopback interface, or where `reach` says. Whatever `answer` throws is answered with
 * 500. Rejects with a sentence when the port of `reach` cannot be had.
 */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  reach?: Reach,
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
    server.once('error', ({ message }) =>
      reject(new Error(`The kit cannot listen where module.listen or module.publicUrl says: ${message}`)),
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
