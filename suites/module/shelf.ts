import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './loopback.ts';
import type { Reach } from '../../spec/run.ts';

/** What stands at one address of the kit, and how often it was asked for. */
export interface Shelved {
  readonly url: string;
  readonly asked: () => number;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** The files that the kit, in the part of the service, gives to an app by address. */
export interface Shelf {
  /** How an app asks for it, without a slash at the end. */
  readonly origin: string;
  /** Puts a text at a new unguessable address. */
  readonly put: (text: string, type?: string) => Shelved;
  /** Puts whatever answers there at a new unguessable address. */
  readonly serve: (serve: Serve) => Shelved;
  /** An address at which nothing is. */
  readonly nowhere: () => Shelved;
  readonly close: () => Promise<void>;
}

/** Opens a shelf at a port of its own, or where the app reaches it. */
export async function openShelf(reach?: Reach): Promise<Shelf> {
  const places = new Map<string, { serve: Serve; asked: number }>();
  const { origin, close } = await listen((request, response) => {
    const place = places.get(request.url ?? '');
    if (place === undefined) {
      response.writeHead(404).end();
      return;
    }
    place.asked++;
    place.serve(request, response);
  }, reach);
  const serve = (how: Serve): Shelved => {
    const path = `/${randomUUID()}`;
    const place = { serve: how, asked: 0 };
    places.set(path, place);
    return { url: `${origin}${path}`, asked: () => place.asked };
  };
  return {
    origin,
    serve,
    put: (text, type = 'application/octet-stream') =>
      serve((_request, response) => void response.writeHead(200, { 'content-type': type }).end(text)),
    nowhere: () => serve((_request, response) => void response.writeHead(404).end()),
    close,
  };
}

/** The shelf of this process, which verifies one app: opened when it is needed, and no reason for the process to stay. */
export const shelf = (() => {
  let opened: Promise<Shelf> | undefined;
  return (reach: Reach | undefined) => (opened ??= openShelf(reach));
})();
