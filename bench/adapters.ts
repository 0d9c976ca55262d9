import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import nock from 'nock';
import { interceptService as interceptByMsw } from '../mocks/adapters/msw.ts';
import { interceptService as interceptByNock } from '../mocks/adapters/nock.ts';
import { datasetWith, startService, type Service } from '../mocks/mock.ts';

const AT = { baseUrl: 'https://api.example.com', authUrl: 'https://accounts.example.com' };
const PATH = `/api/v2/projects/1/strings?croql=${encodeURIComponent('text contains "Text"')}`;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const dataset = datasetWith({ strings: Array.from({ length: 25 }, () => ({})) });

/** A way to answer calls, opened for one round of them. */
interface Answering {
  readonly url: string;
  readonly token?: string;
  close(): unknown;
}

/** A service that was prepared for the call. */
function prepared(service: Service): Answering {
  service.load(dataset);
  return { url: service.baseUrl + PATH, token: service.token(), close: () => service.close() };
}

const PLAIN = 'https://plain.example.com';

/** Each pair answers with the same bytes: the service behind an adapter, and a plain reply of the same interceptor. */
const PAIRS: readonly {
  readonly name: string;
  service(): Answering | Promise<Answering>;
  plain(body: string): Answering | Promise<Answering>;
}[] = [
  {
    name: 'locspec/nock',
    service: () => prepared(interceptByNock(AT)),
    plain: (body) => {
      nock(PLAIN).persist().get('/api/v2/projects/1/strings').query(true).reply(200, body, JSON_TYPE);
      return { url: PLAIN + PATH, close: () => nock.cleanAll() };
    },
  },
  {
    name: 'locspec/msw',
    service: () => prepared(interceptByMsw(AT)),
    plain: (body) => {
      const reply = () => new HttpResponse(body, { headers: JSON_TYPE });
      const server = setupServer(http.get(`${PLAIN}/api/v2/projects/1/strings`, reply));
      server.listen();
      return { url: PLAIN + PATH, close: () => server.close() };
    },
  },
  {
    name: 'a port',
    service: async () => prepared(await startService()),
    plain: async (body) => {
      const server = createServer((_request, response) => response.writeHead(200, JSON_TYPE).end(body));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      return { url: `http://127.0.0.1:${port}${PATH}`, close: () => server.close() && server.closeAllConnections() };
    },
  },
];

// Many short rounds: on a busy machine the best of them was left alone.
const ROUNDS = 20;
const CALLS = 15;

/** Microseconds of one call, with the answer read to its end. */
async function timed({ url, token }: Answering, calls: number): Promise<number> {
  const headers = { Authorization: `Bearer ${token ?? 'nobody asks'}` };
  const began = performance.now();
  for (let call = 0; call < calls; call++) await (await fetch(url, { headers })).text();
  return ((performance.now() - began) * 1000) / calls;
}

async function round(open: () => Answering | Promise<Answering>): Promise<number> {
  const answering = await open();
  await timed(answering, 5);
  const cost = await timed(answering, CALLS);
  await answering.close();
  return cost;
}

const least = (values: readonly number[]) => Math.min(...values);

/** What a call costs behind each adapter, and a hundred services that start, take data, answer and close. */
export async function benchAdapters(print: (line: string) => void): Promise<void> {
  const sample = prepared(interceptByNock(AT));
  const body = await (await fetch(sample.url, { headers: { Authorization: `Bearer ${sample.token}` } })).text();
  await sample.close();
  print(
    `A call for ${body.length} bytes, the best of ${ROUNDS} rounds of ${CALLS}; goal for an interceptor: 1.3 × plain`,
  );
  for (const { name, service, plain } of PAIRS) {
    const costs: { service: number[]; plain: number[] } = { service: [], plain: [] };
    for (let index = 0; index < ROUNDS; index++) {
      costs.plain.push(await round(() => plain(body)));
      costs.service.push(await round(service));
    }
    const [own, bare] = [least(costs.service), least(costs.plain)];
    print(
      `  ${name.padEnd(14)} ${own.toFixed(0).padStart(6)} µs   plain ${bare.toFixed(0).padStart(6)} µs   ${(own / bare).toFixed(2)} ×`,
    );
  }
  await benchCycles(print);
}

async function benchCycles(print: (line: string) => void): Promise<void> {
  const starts: number[] = [];
  const began = performance.now();
  for (let cycle = 0; cycle < 100; cycle++) {
    const before = performance.now();
    const service = await startService();
    starts.push(performance.now() - before);
    const answering = prepared(service);
    await timed(answering, 1);
    await service.close();
  }
  const all = performance.now() - began;
  starts.sort((one, other) => one - other);
  print(`100 × start, seed, query, close: ${all.toFixed(0)} ms; goal: 3000 ms`);
  print(`startService() when warm: ${starts[50]!.toFixed(1)} ms; goal: 20 ms`);
}
