import { connect, type Socket } from 'node:net';

/** What is asked of one server: where, by how many connections at once, for how long, and what comes next. */
export interface Load {
  /** An address without a path. */
  readonly origin: string;
  readonly connections: number;
  readonly ms: number;
  /** The next request of a connection, whole as it stands on the wire; `answered` is the body that came last. */
  readonly next: (connection: number, answered: string | undefined) => string;
  /** Whether a status is the right one for what a connection asked last; 200 alone when absent. */
  readonly isRight?: (status: number, connection: number) => boolean;
}

/** What came of it. */
export interface Loaded {
  readonly perSecond: number;
  readonly answers: number;
  /** What was no right answer, by its words, with how often it came. */
  readonly errors: ReadonlyMap<string, number>;
}

/**
 * Asks one server over kept connections, each with one request at a time. Bare sockets and no more reading than the end
 * of an answer needs: what asks must cost less than what answers, or every server looks alike.
 */
export async function load({ origin, connections, ms, next, isRight = (status) => status === 200 }: Load) {
  const { hostname, port } = new URL(origin);
  const errors = new Map<string, number>();
  const note = (error: string) => void errors.set(error, (errors.get(error) ?? 0) + 1);
  let answers = 0;
  const start = performance.now();
  const isOver = () => performance.now() - start >= ms;

  const converse = (connection: number) =>
    new Promise<void>((resolve) => {
      const socket: Socket = connect(Number(port), hostname);
      let came: Buffer = Buffer.alloc(0);
      const end = (error?: string) => {
        if (error !== undefined) note(error);
        socket.destroy();
        resolve();
      };
      socket.setNoDelay(true);
      socket.on('connect', () => void socket.write(next(connection, undefined)));
      socket.on('error', ({ message }) => end(message));
      socket.on('close', () => end(isOver() ? undefined : 'the connection was closed'));
      socket.on('data', (chunk) => {
        came = came.length === 0 ? chunk : Buffer.concat([came, chunk]);
        const answer = wholeAnswer(came);
        if (answer === undefined) return;
        came = Buffer.alloc(0);
        answers += 1;
        if (!isRight(answer.status, connection)) note(`the status ${answer.status}`);
        if (isOver()) end();
        else socket.write(next(connection, answer.body()));
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, connection) => converse(connection)));
  return { perSecond: (answers * 1000) / (performance.now() - start), answers, errors } satisfies Loaded;
}

/** The answer, once all of it has come. */
function wholeAnswer(bytes: Buffer): { readonly status: number; readonly body: () => string } | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const headers = bytes.toString('latin1', 0, head);
  const status = Number(headers.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(headers)?.[1];
  const end = length === undefined ? chunksEnd(bytes, head, status) : head + 4 + Number(length);
  if (end === undefined || bytes.length < end) return undefined;
  return { status, body: () => bytes.toString('utf8', head + 4, end) };
}

/** The end of an answer in chunks, or of one that has no body. */
function chunksEnd(bytes: Buffer, head: number, status: number): number | undefined {
  if (status === 204 || status === 304) return head + 4;
  return bytes.subarray(-5).toString('latin1') === '0\r\n\r\n' ? bytes.length : undefined;
}

/** A request as it stands on the wire. */
export function wire(method: string, path: string, headers: Readonly<Record<string, string>>, body?: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === undefined ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: bench\r\n${lines.join('')}${length}\r\n${body ?? ''}`;
}
