import { ADDRESSES } from '../in-process.ts';
import type { Difference, Served } from './mutant.ts';
import * as reference from './reference.ts';
import { compareLines, countRecords, nameSecrets } from './session-lines.ts';
import type { Line } from './session-lines.ts';
import { drawImport } from './session-probe.ts';
import { randomFrom } from '../../run/prng.ts';
import { importDataset, TARGETS } from '../../suites/drivers/import-fixtures.ts';
import { buildImport, buildResponse } from '../../suites/module/import-space.ts';

const IMPORTS = 200;
const BASE = 'https://app.example/base';
const CALLBACK = 'https://app.example/callback';

/** Patterns of modules; those with two, or with none, leave it open whether they match. */
// prettier-ignore
const PATTERNS = [
  { fileName: '^locspec-' }, { fileName: '\\.json$' }, { fileName: 'é|menu' }, { fileName: '^$' }, { fileContent: 'one' }, { fileContent: '"' }, { fileContent: '\\d{3}' },
  undefined, { fileName: 'json', fileContent: '^\\{' },
] as const;
const ACCESS = [
  undefined,
  undefined,
  'owner',
  'members',
  'administrators',
  'users',
  { users: ['olga'] },
  { users: [] },
];
/** What an import changes of a string, asked of every string: how a list shows its records is open, and so is where an approval shows. */
// prettier-ignore
const ASKED: readonly string[] = [
  '1 = 1', 'type is plain', 'type is plural', 'is hidden', 'max length > 0', 'max length > 300', 'context = ""', 'context contains "e"',
  'not type is plural and text contains "e"', 'not type is plural and text contains " "', 'identifier contains "1"', 'count of labels where (not is system) > 0', 'count of labels where (title = "a") > 0',
  'count of translations > 0', 'count of translations > 1', 'count of translations where (language = @language:"uk") > 0', 'count of translations where (text contains "e") > 0',
  'count of languages summary where (is approved) > 0 or count of translations where (count of approvals > 0) > 0', 'count of languages summary where (is translated) > 0',
];

const TEXTS = ['No.', 'Рядок 7 «}» 👀', '<b>&amp;', ''];
const base64 = (text: string) => Buffer.from(text).toString('base64');

let expected: Promise<readonly Line[]> | undefined;

/** Imports files by modules of all kinds, each into a new project, and compares a mutant with the reference. */
export async function probeImports({ service }: Served): Promise<Difference> {
  expected ??= runImports((surroundings) => reference.createService(ADDRESSES, surroundings));
  return compareLines(await expected, await runImports(service));
}

async function runImports(serve: Served['service']): Promise<readonly Line[]> {
  const lines: Line[] = [];
  await importAll(serve, lines).catch((error: unknown) => {
    lines.push({ stated: 'broken', whole: `broken: ${String(error)}` });
  });
  return lines;
}

async function importAll(serve: Served['service'], lines: Line[]): Promise<void> {
  const random = randomFrom('imports');
  const bytes = randomFrom('bytes of imports');
  const one = <Item>(items: readonly Item[]): Item => items[random.number(items.length)]!;
  const name = nameSecrets();
  let isOpen = false;
  let answers = new Map<string, string>();
  const see = (stated: string, whole: string) => lines.push({ stated: isOpen ? '' : name(stated), whole: name(whole) });
  const fetch = serve({
    clock: () => new Date('2031-05-06T07:08:09Z'),
    random: (size) => Uint8Array.from({ length: size }, () => bytes.number(256)),
    call: async (request) => {
      // What the parameter of a token is called is open.
      const address = request.url.replace(/[?&][^=&]*=eyJ[^&]*/, '');
      const asked = `${request.method} ${address} ${await request.text()}`;
      // Which address a file has is open, what is there is not.
      see(await replaceAddresses(asked, ask), asked);
      return new Response(answers.get(address) ?? answers.get('job') ?? '{}');
    },
  });
  const ask = async (url: string, init?: RequestInit) => (await fetch(new Request(url, init))).text();
  const state = (what: string, params: object) =>
    ask(ADDRESSES.stateUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: what, params }),
    });
  const client = { client_id: 'modules', client_secret: 's', redirect_uri: CALLBACK };

  for (let turn = 0; turn < IMPORTS; turn++) {
    const patterns = Array.from({ length: one([1, 1, 1, 2, 3]) }, () => one(PATTERNS));
    const access = one(ACCESS);
    const point = drawImport(random);
    const sent = buildImport(point, TARGETS, turn);
    const records = buildResponse(point, sent, turn);
    const html = one(['<!doctype html><p>é</p>', '']);
    const strings = { strings: records };
    const settled = [
      ...[{ data: strings }, { data: strings }, { data: { stringsUrl: `${BASE}/strings` } }],
      ...[{ data: { ...strings, preview: base64(html) } }, { data: { ...strings, previewUrl: `${BASE}/preview` } }],
      { error: { message: one(TEXTS) } },
    ];
    const open = [
      ...[{ data: { strings: [{ ...records[0], text: 7 }] } }, { data: { stringsUrl: 7 } }, { data: {} }, [], null],
      ...[{ data: { stringsUrl: 'https://other.example/' } }, { data: { ...strings, preview: '%' } }, { error: {} }],
      { data: strings, error: { message: 'Both.' } },
    ];
    const hasOpenResponse = random.number(4) === 0;
    answers = new Map([
      ['job', JSON.stringify(one<unknown>(hasOpenResponse ? open : settled))],
      [`${BASE}/strings`, records.map((record) => JSON.stringify(record)).join(one(['\n', '\r\n', '\n\n']))],
      [`${BASE}/preview`, html],
    ]);
    // A preview of plural strings is open too.
    const hasPlurals = records.some((record) => record.hasPlurals);
    isOpen =
      hasOpenResponse ||
      (hasPlurals && /"preview/.test(answers.get('job')!)) ||
      patterns.length > 1 ||
      Object.keys(patterns[0] ?? {}).length !== 1;
    await state('the dataset is', { dataset: importDataset() });
    const modules = {
      'file-post-import': patterns.map((signaturePatterns, index) => ({
        ...{ key: `m${index}`, url: one(['/m', 'm', '/m/n?x=1']) },
        ...(signaturePatterns && { signaturePatterns }),
      })),
    };
    await state('the app is registered', {
      app: {
        ...{ type: 'confidential', clientId: 'modules', clientSecret: 's', redirectUris: [CALLBACK], baseUrl: BASE },
        ...{ modules, ...(access === undefined ? {} : { access }) },
      },
    });
    const outcome = await state('the file is imported', {
      ...{ projectId: 71, operation: sent.operation, targetLanguageIds: sent.targets, strings: sent.strings },
      ...{ file: { id: sent.fileId, name: sent.name, content: sent.content }, send: sent.send },
      ...{ login: one(['olga', 'max']), edition: one(['hosted', 'enterprise']) },
    });
    // Why a part of a response was of no use, the reference says of its own accord.
    see(outcome.replace(/,"unused":"[^"]*"/, ''), outcome);
    await state('the user will', { decision: 'approve' });
    const query = new URLSearchParams({ ...client, response_type: 'code', scope: 'project' });
    const redirected = await fetch(new Request(`${ADDRESSES.authUrl}/oauth/authorize?${query.toString()}`));
    const code = new URL(redirected.headers.get('location') ?? CALLBACK).searchParams.get('code');
    const body = JSON.stringify({ grant_type: 'authorization_code', ...client, code });
    const headers = { 'content-type': 'application/json' };
    const tokens = await ask(`${ADDRESSES.authUrl}/oauth/token`, { method: 'POST', headers, body });
    const authorization = `Bearer ${/"access_token":"([^"]+)"/.exec(tokens)?.[1]}`;
    const list = (name: string, croql: string) =>
      ask(`${ADDRESSES.baseUrl}/api/v2/projects/71/${name}?limit=500&croql=${encodeURIComponent(croql)}`, {
        headers: { authorization },
      });
    for (const croql of ASKED) {
      const listed = await list('strings', croql);
      see(countRecords(listed), croql === '1 = 1' ? listed : countRecords(listed));
    }
    const listed = await list('languages/uk/translations', '1 = 1');
    see(countRecords(listed), listed);
  }
}

/** A job with what is at its addresses in their place. */
async function replaceAddresses(job: string, read: (url: string) => Promise<string>): Promise<string> {
  let text = job;
  for (const [whole, name, url = ''] of job.matchAll(/"(contentUrl|stringsUrl)":"([^"]+)"/g)) {
    const content = JSON.stringify(await read(url));
    text = text.replace(whole, () => `"${name}":${content}`);
  }
  return text;
}
