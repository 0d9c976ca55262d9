import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createBarrier } from './barrier.ts';
import { listen } from './loopback.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { Listening } from '../../run/plan.ts';

/** One address of the kit, and the number of requests for it. */
export interface ServedFile {
  readonly url: string;
  readonly asked: () => number;
  /** Whether its server was asked for anything since, be it by a misspelt address. */
  readonly isReached: () => boolean;
}

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** The path of an address of each form, from what makes it unguessable. */
const ADDRESS_FORMS = {
  url: (id: string) => `/${id}`,
  'url of the same name': (id: string) => `/${id}/file.ndjson`,
  'signed url': (id: string) => `/files?name=a%26b.ndjson&expires=1893456000&signature=${id}%2B%2F%3D`,
  'compressing url': (id: string) => `/compressed/${id}`,
  'url in pieces': (id: string) => `/pieces/${id}`,
  'url with escapes': (id: string) => `/${id}/%D1%84%D0%B0%D0%B9%D0%BB%20%231%3F.ndjson`,
} as const;
/** A form of address, by which a file is transferred. */
export type AddressForm = keyof typeof ADDRESS_FORMS;

/** The files that the kit, simulating the service, serves to an app. */
export interface FileServer {
  /** The address under which an app reaches it, without a trailing slash. */
  readonly origin: string;
  /** Serves a text or bytes at a new unguessable address. */
  readonly put: (text: string | Uint8Array, type?: string, form?: AddressForm) => ServedFile;
  /** Serves a text at the address of a place, in place of what was there. It is not to be stored. */
  readonly putAt: (place: string, text: string | Uint8Array, type?: string) => ServedFile;
  /** Has a function respond at a new unguessable address. */
  readonly serve: (serve: Serve) => ServedFile;
  /** A new address that responds with 404. */
  readonly nowhere: () => ServedFile;
  /**
   * Holds what is asked for during `act` until as many have asked, or called `arrive`. Once that was in vain, as of an app
   * that does one thing after another, nothing is held again.
   */
  readonly holdFor: <Result>(count: number, act: (arrive: () => void) => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Opens a file server on a free port, or on that of `reach`. */
export async function openFileServer(reach?: Listening): Promise<FileServer> {
  const files = new Map<string, { serve: Serve; asked: number }>();
  let barrier: (() => Promise<boolean>) | undefined;
  let isHeldInVain = false;
  let requests = 0;
  const { origin, close } = await listen(async (request, response) => {
    requests++;
    const file = files.get(request.url ?? '');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    file.asked++;
    if (barrier !== undefined && !isHeldInVain) isHeldInVain = !(await barrier());
    file.serve(request, response);
  }, reach);
  const places = new Map<string, string>();
  const serve = (respond: Serve, path = `/${randomUUID()}`): ServedFile => {
    const file = { serve: respond, asked: 0 };
    files.set(path, file);
    const before = requests;
    return { url: `${origin}${path}`, asked: () => file.asked, isReached: () => requests > before };
  };
  return {
    origin,
    serve: (respond) => serve(respond),
    put: (text, type = 'application/octet-stream', form = 'url') =>
      serve((request, response) => {
        const isCompressed = form === 'compressing url' && /\bgzip\b/.test(String(request.headers['accept-encoding']));
        response.writeHead(200, { 'content-type': type, ...(isCompressed && { 'content-encoding': 'gzip' }) });
        if (form === 'url in pieces') void sendPieces(response, Buffer.from(text));
        else response.end(isCompressed ? gzipSync(text) : text);
      }, ADDRESS_FORMS[form](randomUUID())),
    putAt: (place, text, type = 'application/octet-stream') => {
      const path = places.get(place) ?? `/${randomUUID()}`;
      places.set(place, path);
      const headers = { 'content-type': type, 'cache-control': 'no-store' };
      return serve((_request, response) => void response.writeHead(200, headers).end(text), path);
    },
    nowhere: () => serve((_request, response) => void response.writeHead(404).end()),
    holdFor: async (count, act) => {
      const own = createBarrier(count, MAX_HOLD);
      barrier = own;
      try {
        return await act(() => void own());
      } finally {
        barrier = undefined;
      }
    },
    close,
  };
}

/** The time between two pieces of a file, in milliseconds. */
const PAUSE = 20;

/** Sends bytes in pieces, a moment apart: the first line, then a third of all, and another, wherever they end. */
async function sendPieces(response: ServerResponse, bytes: Buffer): Promise<void> {
  const line = bytes.indexOf('\n') + 1;
  const ends = [line, bytes.length / 3, (2 * bytes.length) / 3].map(Math.floor).sort((one, other) => one - other);
  let start = 0;
  for (const end of ends.filter((at) => at > 0)) {
    response.write(bytes.subarray(start, end));
    start = end;
    await pause(PAUSE);
  }
  response.end(bytes.subarray(start));
}

/** How long a file is held for others, in milliseconds. */
const MAX_HOLD = 500;

const fileServer = sessionKey((): { opened?: Promise<FileServer> } => ({}));

/** The file server for the app of a target, opened on first use and closed with the target's session. */
export function getFileServer({ plan, session }: Target): Promise<FileServer> {
  const state = session.get(fileServer);
  if (state.opened === undefined) {
    const opened = openFileServer(plan.app?.reach);
    state.opened = opened;
    session.onClose(() =>
      opened.then(
        ({ close }) => close(),
        () => undefined,
      ),
    );
  }
  return state.opened;
}
