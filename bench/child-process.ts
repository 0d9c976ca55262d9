import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A process that serves, and what it took from its start until it answered, in milliseconds. */
export interface Served {
  readonly startedAt: number;
  readonly pid: number;
  readonly said: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a program of Node; `said` is its first line. */
export function serve(args: readonly string[], cwd?: string): Served {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  });
  let out = '';
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString();
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
    void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${complaints.slice(0, 500)}`)));
  });
  // Who asks by address never reads the line.
  said.catch(() => undefined);
  return {
    startedAt,
    pid: child.pid ?? 0,
    said,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

/** Resolves when an address answers anything at all. */
export async function answering(address: string, init: RequestInit = {}): Promise<Response> {
  for (const deadline = performance.now() + 30_000; ;) {
    try {
      return await fetch(address, init);
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** A port that is free at this moment. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
