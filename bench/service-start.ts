import { fileURLToPath } from 'node:url';
import { startService } from '../mocks/service/port.ts';
import type { Report } from './measures.ts';
import { sampleProcesses } from './processes.ts';
import { median } from './statistics.ts';
import { binOf, type Peers } from './service-peers.ts';
import { answering, freePort, serve } from './child-process.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
/** How long a server that has answered is left alone before its memory is read, in milliseconds. */
const IDLE = 500;
const OPENAPI = fileURLToPath(new URL('../spec/openapi.yaml', import.meta.url));

/** How long a service takes from its start to its first answer. */
export async function benchStart({ print, note }: Report, peers: Peers): Promise<void> {
  print('From the start to the first answer, milliseconds, median (shortest)\n');
  const bare = ['-e', 'require("http").createServer((q,r)=>r.end()).listen(process.argv[1],"127.0.0.1")'];
  // What it takes to serve by the web's own Request and Response, before anything of ours.
  const bareHono = [
    ...['--input-type=module', '-e'],
    'import { serve } from "@hono/node-server"; import { Hono } from "hono"; const app = new Hono();' +
      'app.all("*", (c) => c.text("")); serve({ fetch: app.fetch, port: Number(process.argv[1]), hostname: "127.0.0.1" })',
  ];
  const ports = (port: number) => ['--port', String(port), '--enterprise-port', '0', '--json'];
  const server = await spawned(print, 'node with a bare server', 7, (port) => [...bare, String(port)]);
  const hono = await spawned(print, 'node with a bare hono server', 7, (port) => [...bareHono, String(port)]);
  const mock = await spawned(print, 'locspec mock', 7, (port) => [MAIN, 'mock', ...ports(port)]);
  if (!peers.missing.includes('@stoplight/prism-cli')) {
    const prism = binOf(peers, '@stoplight/prism-cli');
    await spawned(print, 'Prism', 3, (port) => [prism, 'mock', '-h', '127.0.0.1', '-p', String(port), OPENAPI]);
  }
  const times: number[] = [];
  for (let round = 0; round < 25; round++) {
    const start = performance.now();
    await using service = await startService();
    await (await fetch(`${service.baseUrl}/api/v2/projects`)).text();
    if (round >= 5) times.push(performance.now() - start);
  }
  told(print, 'startService(), warm', times);
  note('mock.start', ...mock.times);
  const besideServer = (memory: readonly number[]) => memory.map((each, round) => each / server.memory[round]!);
  print(
    `memory of an idle bare hono server, beside that of a bare server: ${median(besideServer(hono.memory)).toFixed(2)} ×`,
  );
  note('mock.idle', ...besideServer(mock.memory));
  print('');
}

async function spawned(
  print: (line: string) => void,
  name: string,
  rounds: number,
  args: (port: number) => readonly string[],
) {
  const times: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const port = await freePort();
    const { startedAt, pid, stop } = serve(args(port));
    await (await answering(`http://127.0.0.1:${port}/api/v2/projects`)).text();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, IDLE));
    memory.push(...sampleProcesses(pid).map(({ resident }) => resident));
    await stop();
  }
  told(print, name, times);
  return { times, memory };
}

function told(print: (line: string) => void, name: string, times: readonly number[]): void {
  print(`${name.padEnd(40)}${median(times).toFixed(0).padStart(14)} (${Math.min(...times).toFixed(0)})`);
}
