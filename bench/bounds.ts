import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoDataset } from '../mocks/data/demo-dataset.ts';
import { startService } from '../mocks/mock.ts';
import type { Dataset } from '../mocks/mock.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const RECORDS = 20_000;
const PROJECT = {
  ...{ id: 1, identifier: 'large', name: 'Large', sourceLanguageId: 'en', targetLanguageIds: ['uk'] },
  strings: Array.from({ length: RECORDS }, (_, index) => ({ id: index + 1, text: `text ${index} `.repeat(40) })),
};

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

const croql = (expression: string) => `/api/v2/projects/1/strings?croql=${encodeURIComponent(expression)}`;

/** Requests at the bounds of the reference service, each asked some times. */
const ROWS: readonly {
  readonly name: string;
  readonly times: number;
  readonly ask: (ask: Ask) => Promise<Response>;
}[] = [
  { name: 'a plain page', times: 20, ask: (ask) => ask(croql('text contains "text 1 "')) },
  {
    name: `250 contains over ${RECORDS} long texts`,
    times: 5,
    ask: (ask) => ask(croql(Array.from({ length: 250 }, (_, index) => `text contains "none ${index}"`).join(' or '))),
  },
  {
    name: 'a flat sum of 500 numbers',
    times: 20,
    ask: (ask) => ask(croql(`${Array(500).fill('1').join(' + ')} = 500`)),
  },
  { name: 'brackets 5 000 deep', times: 20, ask: (ask) => ask(croql(`${'('.repeat(5_000)}1 = 1${')'.repeat(5_000)}`)) },
  { name: 'a page of 500 records', times: 20, ask: (ask) => ask('/api/v2/projects/1/strings?limit=500') },
  {
    name: 'a token request of 2 MB',
    times: 20,
    ask: (ask) =>
      ask('/oauth/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'x'.repeat(2_000_000) }),
      }),
  },
];

const megabytes = () => {
  collect();
  return process.memoryUsage().rss / 2 ** 20;
};

/** The status, the longest time and the growth of memory of requests at the bounds of the reference service. */
export async function benchBounds(print: (line: string) => void): Promise<void> {
  await using service = await startService({
    dataset: { users: demoDataset.users, languages: demoDataset.languages, projects: [PROJECT] } as Dataset,
  });
  const token = service.token();
  const ask: Ask = (path, init = {}) =>
    fetch(`${service.baseUrl}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  print('\nrequests at the bounds of the reference service'.padEnd(51) + 'status   longest   memory');
  for (const { name, times, ask: request } of ROWS) {
    const before = megabytes();
    const spent: number[] = [];
    let status = 0;
    for (let time = 0; time < times; time++) {
      const began = performance.now();
      const response = await request(ask);
      await response.arrayBuffer();
      status = response.status;
      spent.push(performance.now() - began);
    }
    const columns = [`${Math.max(...spent).toFixed(0)} ms`, `${(megabytes() - before).toFixed(1)} MB`];
    print(`${name.padEnd(50)}${String(status).padEnd(8)}${columns.map((text) => text.padStart(8)).join(' ')}`);
  }
}
