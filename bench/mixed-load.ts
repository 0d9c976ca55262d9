import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load, wire } from './load.ts';
import { serve } from './child-process.ts';
import { benchDataset, CLIENT_ID, pageExpression, Prepared } from './service-dataset.ts';

/*
 * Everything that clients ask, right and wrong, by 50 connections at once: `tsx bench/mixed-load.ts [seconds]`, 60 when
 * absent. Ends with 1 when an answer was not the right one, or when the service grew in the last third of the time.
 */
const CONNECTIONS = 50;
const seconds = Number(process.argv[2] ?? 60);
const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'locspec-load-'));
const data = join(folder, 'dataset.json');
writeFileSync(data, JSON.stringify(benchDataset(1_000)));
// A small heap shows a leak however rarely the collector runs.
const service = serve([
  '--max-old-space-size=80',
  MAIN,
  'mock',
  '--port',
  '0',
  '--enterprise-port',
  '0',
  '--json',
  '--data',
  data,
]);
const mock = new Prepared(JSON.parse(await service.said) as { baseUrl: string; stateUrl: string });
await mock.admit();

/** What one connection asks, in turns: the request and the status that is right for it. */
type Ask = (turn: number, connection: number, answered: string) => readonly [request: string, status: number];

const json = { 'Content-Type': 'application/json' };
const bearer = { Authorization: `Bearer ${(await mock.authorize()).access_token}` };
const refreshTokens = await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => (await mock.authorize()).refresh_token),
);
const list = (query: string) => wire('GET', `/api/v2/projects/1/strings?${query}`, bearer);
const state = (name: string, params: object) => wire('POST', '/_state', json, JSON.stringify({ state: name, params }));
const imported = (connection: number) => ({
  projectId: 1,
  operation: 'import',
  file: { id: 1_000 + connection, name: `load-${connection}.json`, content: '{}' },
  targetLanguageIds: [],
  strings: [{ uniqId: 'a', identifier: `load.${connection}`, text: 'Loaded' }],
  send: { content: 'inline', strings: 'inline' },
});
const authorize = new URLSearchParams({
  client_id: CLIENT_ID,
  redirect_uri: 'https://bench.example/callback',
  response_type: 'code',
  scope: 'project',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
});

// prettier-ignore
const ASKS: readonly Ask[] = [
  (turn) => [list(`croql=${encodeURIComponent(pageExpression(turn))}`), 200],
  (turn) => [list(`croql=${encodeURIComponent(`count of translations where (user = @user:"bob") > ${turn % 5}`)}&limit=500`), 200],
  (turn) => [list(`offset=${turn % 1_000}`), 200],
  (turn) => [list(`croql=${encodeURIComponent(`text contains ${turn}`)}`), 400],
  () => [list('croql=%ff'), 400],
  () => [wire('GET', '/api/v2/projects', bearer), 200],
  () => [wire('GET', '/api/v2/projects', { Authorization: 'Bearer nobody' }), 401],
  () => [wire('GET', `/oauth/authorize?${authorize}`, {}), 302],
  (_turn, connection) => [wire('POST', '/oauth/token', json, JSON.stringify({ grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: refreshTokens[connection] })), 200],
  () => [wire('POST', '/oauth/token', json, '{"grant_type":'), 400],
  () => [wire('POST', '/oauth/token', json, 'x'.repeat(100_000)), 400],
  (_turn, connection) => [state('the file is imported', imported(connection)), 200],
  () => [state('the moon is full', {}), 404],
  () => [wire('GET', '/_console/api/news', {}), 200],
];

const turns = new Array<number>(CONNECTIONS).fill(0);
const due = new Array<number>(CONNECTIONS).fill(0);
const sizes: { readonly at: number; readonly megabytes: number }[] = [];
const began = performance.now();
const watch = setInterval(() => void sizes.push({ at: performance.now() - began, megabytes: residentSize() }), 1_000);

const { perSecond, answers, errors } = await load({
  origin: mock.baseUrl,
  connections: CONNECTIONS,
  ms: seconds * 1_000,
  next: (connection, answered) => {
    const turn = turns[connection]!++ + connection;
    const renewed = /"refresh_token":"([^"]+)"/.exec(answered ?? '')?.[1];
    if (renewed !== undefined) refreshTokens[connection] = renewed;
    const [request, status] = ASKS[turn % ASKS.length]!(turn, connection, answered ?? '');
    due[connection] = status;
    return request;
  },
  isRight: (status, connection) => status === due[connection],
});
clearInterval(watch);
await service.stop();
rmSync(folder, { recursive: true, force: true });

const third = (number: number) => {
  const span = (seconds * 1_000) / 3;
  return Math.max(
    ...sizes.filter(({ at }) => at >= span * number && at < span * (number + 1)).map(({ megabytes }) => megabytes),
  );
};
const growth = third(2) / third(1);
console.log(`${answers} answers in ${seconds} s by ${CONNECTIONS} connections, ${perSecond.toFixed(0)} a second`);
console.log(`wrong answers: ${[...errors].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'}`);
console.log(`resident size, the most in each third: ${[0, 1, 2].map((n) => third(n).toFixed(0)).join(', ')} MB`);
// A collector takes its time: what stays within a tenth does not grow.
process.exitCode = errors.size > 0 || growth > 1.1 ? 1 : 0;

function residentSize(): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(service.pid)]).stdout.toString()) / 1_024;
}
