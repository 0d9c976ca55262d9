import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './child-process.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const PLAIN = fileURLToPath(new URL('./plain-proxy.ts', import.meta.url));

/** Requests one after another to the same address: what was sent is judged while the next request is on its way. */
const BLOCK = 100;
const WARM_UP = 3;
const ROUNDS = 15;

/** Sends one request after another, each by its own kept connection, and reads all of the response. */
function createCaller(base: string, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      request(base + path, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
        response.resume();
        response.on('end', () => resolve(performance.now() - start));
      })
        .on('error', reject)
        .end();
    });
}

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** The time that the proxy adds to a list request, at the median, beside that of a plain proxy. All in one run, in turns. */
export async function benchProxy(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-bench-'));
  const mock = serve([MAIN, 'mock', '--port', '0', '--enterprise-port', '0', '--json', '--token'], folder);
  const { baseUrl, token } = JSON.parse(await mock.said) as { readonly baseUrl: string; readonly token: string };
  const plain = serve(['--import', 'tsx', PLAIN, baseUrl]);
  const ports = ['--port', '0', '--console-port', '0'];
  const ours = serve([MAIN, 'proxy', '--target', baseUrl, ...ports, '--json'], folder);
  const bases = {
    direct: baseUrl,
    plain: await plain.said,
    ours: (JSON.parse(await ours.said) as { readonly baseUrl: string }).baseUrl,
  };
  const callers = Object.entries(bases).map(([name, base]) => ({ name, call: createCaller(base, token) }));
  const paths = {
    'a page of 25': '/api/v2/projects/1/strings',
    'a filtered page': `/api/v2/projects/1/strings?croql=${encodeURIComponent('text contains "a"')}`,
  };
  print('Time of a list request through a proxy, at the median, in ms');
  for (const [title, path] of Object.entries(paths)) {
    const times = new Map(callers.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const { name, call } of callers)
        for (let count = 0; count < BLOCK; count++) {
          const time = await call(path);
          if (round >= WARM_UP) times.get(name)?.push(time);
        }
    const [direct = 0, plainly = 0, own = 0] = [...times.values()].map(median);
    const ratio = own / plainly;
    print(
      `  ${title.padEnd(16)} direct ${direct.toFixed(3)}  plain proxy ${plainly.toFixed(3)}  locspec proxy ${own.toFixed(3)}` +
        `  added ${(own - direct).toFixed(3)} (plain ${(plainly - direct).toFixed(3)})  locspec/plain ${ratio.toFixed(2)}`,
    );
  }
  await Promise.all([ours.stop(), plain.stop()]);
  await mock.stop();
  rmSync(folder, { recursive: true, force: true });
}
