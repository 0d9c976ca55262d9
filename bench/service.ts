import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, wire, type Load } from './load.ts';
import { benchStart } from './service-start.ts';
import { binOf, installPeers, type Peers } from './service-peers.ts';
import { answering, freePort, serve, type Served } from './child-process.ts';
import type { Report } from './measures.ts';
import { median, spread } from './statistics.ts';
import { benchDataset, CLIENT_ID, pageExpression, Prepared } from './service-dataset.ts';

/** Strings in the project, of which a page of 25 is filtered. */
const STRINGS = 1_000;
const CONNECTIONS = [10, 50] as const;
const ROUNDS = 3;
/** Of one round, in milliseconds. */
const ROUND = 600;
/** Of the round before the first, after which what a server runs is compiled. */
const WARM_UP = 2_000;

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(HERE, '..');
const MAIN = join(ROOT, 'dist', 'cli', 'main.js');

type Kind = Pick<Load, 'origin' | 'next'>;

/** How fast the reference service answers, as parts of what a bare server answers in the same rounds. */
export async function benchService(report: Report): Promise<void> {
  const { print } = report;
  const folder = mkdtempSync(join(tmpdir(), 'locspec-bench-'));
  const peers = installPeers();
  const running: Served[] = [];
  const start = (...args: string[]) => {
    const served = serve(args);
    running.push(served);
    return served;
  };
  try {
    const mock = await startMock(folder, start);
    await benchPages(report, mock, peers, folder, start);
    await benchTokens(report, mock, peers, start);
    if (peers.missing.length > 0) print(`not measured, for it could not be fetched: ${peers.missing.join(', ')}\n`);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  await benchStart(report, peers);
}

type Start = (...args: string[]) => Served;

async function startMock(folder: string, start: Start): Promise<Prepared> {
  const data = join(folder, 'dataset.json');
  writeFileSync(data, JSON.stringify(benchDataset(STRINGS)));
  const ready = await start(MAIN, 'mock', '--port', '0', '--enterprise-port', '0', '--json', '--data', data).said;
  const mock = new Prepared(JSON.parse(ready) as { baseUrl: string; stateUrl: string });
  await mock.admit();
  return mock;
}

async function benchPages(report: Report, mock: Prepared, peers: Peers, folder: string, start: Start): Promise<void> {
  const headers = { Authorization: `Bearer ${(await mock.authorize()).access_token}` };
  const path = (number: number) => `/api/v2/projects/1/strings?croql=${encodeURIComponent(pageExpression(number))}`;
  const page = await (await fetch(mock.baseUrl + path(0), { headers })).text();
  const { length: listed } = (JSON.parse(page) as { readonly data: readonly unknown[] }).data;
  if (listed !== 25) throw new Error(`The page has ${listed} strings, and the expression selects 25.`);
  writeFileSync(join(folder, 'page.json'), page);
  const target = (name: string) =>
    start('--import', import.meta.resolve('tsx'), join(HERE, 'service-targets.ts'), name, join(folder, 'page.json'));
  const same = wire('GET', path(0), headers);
  let serial = 0;
  const kinds: Record<string, Kind> = {
    'bare node:http, fixed body': { origin: await target('bare').said, next: () => same },
    'bare node:http, serializing': { origin: await target('serializing').said, next: () => same },
    'hono, fixed body': { origin: await target('hono').said, next: () => same },
    'locspec, repeated expression': { origin: mock.baseUrl, next: () => same },
    'locspec, new expression': { origin: mock.baseUrl, next: () => wire('GET', path(++serial), headers) },
  };
  if (!peers.missing.includes('json-server')) {
    kinds['json-server, filtered page'] = await jsonServer(peers, mock, headers, folder, start);
  }
  if (!peers.missing.includes('@stoplight/prism-cli')) {
    const port = String(await freePort());
    const openapi = join(ROOT, 'spec', 'openapi.yaml');
    start(binOf(peers, '@stoplight/prism-cli'), 'mock', '-h', '127.0.0.1', '-p', port, openapi);
    await answering(`http://127.0.0.1:${port}${path(0)}`, { headers });
    kinds['Prism, static mock'] = { origin: `http://127.0.0.1:${port}`, next: () => same };
  }
  report.print(
    `A page of 25 filtered out of ${STRINGS} strings, ${page.length} bytes; parts of the first line's rate\n`,
  );
  const parts = await measured(report.print, kinds);
  for (const connections of CONNECTIONS) {
    report.note(`service.repeated.${connections}`, ...parts('locspec, repeated expression', connections));
    report.note(`service.new.${connections}`, ...parts('locspec, new expression', connections));
  }
  report.print('');
}

async function jsonServer(peers: Peers, mock: Prepared, headers: object, folder: string, start: Start): Promise<Kind> {
  const strings: unknown[] = [];
  for (const offset of [0, 500]) {
    const address = `${mock.baseUrl}/api/v2/projects/1/strings?limit=500&offset=${offset}`;
    const { data } = (await (await fetch(address, { headers: { ...headers } })).json()) as {
      data: { data: unknown }[];
    };
    strings.push(...data.map((item) => item.data));
  }
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify({ strings }));
  const port = String(await freePort());
  start(binOf(peers, 'json-server'), '--quiet', '--host', '127.0.0.1', '--port', port, file);
  const path = '/strings?text_like=checkout&_limit=25';
  await answering(`http://127.0.0.1:${port}${path}`);
  return { origin: `http://127.0.0.1:${port}`, next: () => wire('GET', path, {}) };
}

async function benchTokens(report: Report, mock: Prepared, peers: Peers, start: Start): Promise<void> {
  let fresh: string[] = [];
  const type = { 'Content-Type': 'application/json' };
  const kinds: Record<string, Kind & { readonly before?: () => Promise<void> }> = {
    'locspec, refresh': {
      origin: mock.baseUrl,
      // The refresh token of an answer is good once: each connection goes on with its own.
      before: async () => {
        fresh = await Promise.all(
          Array.from({ length: Math.max(...CONNECTIONS) }, async () => (await mock.authorize()).refresh_token),
        );
      },
      next: (connection, answered) => {
        const token = answered === undefined ? fresh[connection] : /"refresh_token":"([^"]+)"/.exec(answered)?.[1];
        const body = { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: token };
        return wire('POST', '/oauth/token', type, JSON.stringify(body));
      },
    },
  };
  if (!peers.missing.includes('oauth2-mock-server')) {
    const port = String(await freePort());
    start(binOf(peers, 'oauth2-mock-server'), '-a', '127.0.0.1', '-p', port);
    const origin = `http://127.0.0.1:${port}`;
    await answering(`${origin}/.well-known/openid-configuration`);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const body = 'grant_type=client_credentials&scope=project';
    kinds['oauth2-mock-server, client credentials'] = { origin, next: () => wire('POST', '/token', form, body) };
  }
  report.print('A token request; parts of the first line’s rate\n');
  const parts = await measured(report.print, kinds);
  for (const connections of CONNECTIONS)
    report.note(
      `service.tokens.${connections}`,
      ...parts('oauth2-mock-server, client credentials', connections).map((part) => 1 / part),
    );
  report.print('');
}

type Print = (line: string) => void;

/**
 * Interleaved rounds: prints the median of each one's part in the rate of the first of the same round, and returns the parts
 * of each round.
 */
async function measured(
  print: Print,
  kinds: Readonly<Record<string, Kind & { readonly before?: () => Promise<void> }>>,
) {
  const names = Object.keys(kinds);
  const cells = new Map(names.map((name) => [name, [] as string[]]));
  const parts = new Map<string, readonly number[]>();
  for (const connections of CONNECTIONS) {
    const rates = new Map(names.map((name) => [name, [] as number[]]));
    for (let round = -1; round < ROUNDS; round++) {
      for (const name of names) {
        const { origin, next, before } = kinds[name]!;
        await before?.();
        // The first round only warms up.
        const { perSecond, errors } = await load({ origin, next, connections, ms: round < 0 ? WARM_UP : ROUND });
        if (errors.size > 0) throw new Error(`${name}: ${[...errors].map(([what, n]) => `${n} × ${what}`).join(', ')}`);
        if (round >= 0) rates.get(name)!.push(perSecond);
      }
    }
    const base = rates.get(names[0]!)!;
    for (const name of names) {
      const own = rates.get(name)!;
      const part = own.map((rate, round) => rate / base[round]!);
      parts.set(`${name} ${connections}`, part);
      cells
        .get(name)!
        .push(median(own).toFixed(0), `${median(part).toFixed(2)} ±${((100 * spread(part)) / 2).toFixed(0)} %`);
    }
  }
  print(
    row(
      '',
      CONNECTIONS.flatMap((connections) => [`${connections} conn., /s`, 'part']),
    ),
  );
  for (const [name, own] of cells) print(row(name, own));
  print('');
  return (name: string, connections: number) => parts.get(`${name} ${connections}`) ?? [];
}

const row = (title: string, cells: readonly string[]) =>
  title.padEnd(40) + cells.map((cell) => cell.padStart(14)).join('');
