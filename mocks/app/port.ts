import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createReferenceApp } from './reference-app.ts';

/** An app that listens. */
export interface StartedApp extends AsyncDisposable {
  /** Its base address, without a slash at the end. */
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** Serves an app, the reference app unless told otherwise, at a port of the loopback interface; 0 is a free one. */
export async function startApp(
  app: (request: Request) => Promise<Response> = createReferenceApp(),
  port = 0,
): Promise<StartedApp> {
  const listener = getRequestListener(app, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, close, [Symbol.asyncDispose]: close };
}
