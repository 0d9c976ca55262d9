import { ADDRESSES } from '../../in-process.ts';
import { createService } from '../../../mocks/service/service.ts';
import type { FaultId } from '../../../mocks/rules/faults.ts';
import { randomFrom } from '../../../run/prng.ts';
import type { Random } from '../../../run/prng.ts';
import { importDataset, TARGETS } from '../../../suites/drivers/import-fixtures.ts';
import { createChallenge } from '../../../suites/drivers/pkce.ts';
import { buildImport, buildResponse, IMPORT_DIMENSIONS } from '../../../suites/module/import-space.ts';
import type { ImportPoint } from '../../../suites/module/import-space.ts';
import { tapTraffic } from './tapped-service.ts';
import type { Tap } from './tap.ts';

/** Requests of clients that do right and wrong at random; the same seed does the same. */
export type Transcript = readonly string[];

const TEXTS = [
  'plain',
  'In Case',
  'a+b c',
  'é ü Ж 🙂',
  'x'.repeat(300),
  '007',
  '0e12',
  'null',
  ' edge ',
  '"q"\\',
  '<b>&amp;',
  '%2541',
  '',
  'a/b?c=d#e',
  'line\nline\r\n',
];
const IDS = ['app', 'App', 'app2', 'app.long.'.repeat(6), '007', 'a~b(c)'];
const REDIRECTS = [
  'https://a.example/cb',
  'https://a.example/cb/',
  'https://a.example/CB',
  'https://a.example:8443/cb',
  'https://a.example/cb?x=1%20y',
  'https://b.example/d/e',
];

/** What a client sees of a service in one session of so many steps. */
export async function runSession(
  seed: number,
  steps: number,
  tap: Tap,
  faults: readonly FaultId[],
  count: (change: 1 | -1) => void,
): Promise<Transcript> {
  const random = randomFrom(`probe ${seed}`);
  const bytes = randomFrom(`bytes ${seed}`);
  const one = <Item>(items: readonly Item[]): Item => items[random.number(Math.max(1, items.length))]!;
  const seen: string[] = [];
  let respond: string = '{}';
  const service = createService({
    addresses: ADDRESSES,
    clock: () => new Date('2031-05-06T07:08:09Z'),
    random: (size) => Uint8Array.from({ length: size }, () => bytes.number(256)),
    faults,
    call: async (request) => {
      seen.push(`call ${request.url.replace(/jwtToken=[^&]*/, '')} ${await request.text()}`);
      return new Response(respond, { headers: { 'content-type': 'application/json' } });
    },
  });
  const fetch = tapTraffic(tap, count)((request) => service.fetch(request));
  const ask = async (url: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(new Request(url, { redirect: 'manual', ...init }));
    const text = `${response.status} ${response.headers.get('location') ?? ''} ${await response.text()}`;
    seen.push(text.slice(0, 4_000));
    return text;
  };
  const post = (url: string, body: object) =>
    ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const state = (name: string, params: object) => post(ADDRESSES.stateUrl, { state: name, params });
  /** Sometimes another text, or none. */
  const spoil = (value: string | undefined): string | undefined =>
    random.number(12) > 0 || value === undefined
      ? value
      : one([
          undefined,
          '',
          value.toUpperCase(),
          `${value} `,
          value.slice(0, -1),
          `${value}x`,
          one(TEXTS),
          ...codes,
          ...refreshes,
        ]);
  const codes: string[] = [];
  const refreshes: string[] = [];
  const tokens: string[] = [];
  const flows = new Map<string, Record<string, string | undefined>>();

  await state('the dataset is', {
    dataset: { ...importDataset(), users: ['olga', 'max', 'eve'].map((login, id) => ({ id: id + 1, login })) },
  });
  for (const id of IDS)
    for (const type of ['confidential', 'public'])
      await state('the app is registered', {
        app: {
          type,
          clientId: `${type[0]}${id}`,
          redirectUris: REDIRECTS,
          ...(type === 'public' ? {} : { clientSecret: `secret ${one(TEXTS)}-${id}` }),
        },
      });
  const secrets = new Map(service.snapshot().store.apps.map((app) => [app.clientId, app.clientSecret]));
  await state('the app is registered', {
    app: {
      type: 'confidential',
      clientId: 'modules',
      clientSecret: 's',
      redirectUris: REDIRECTS,
      baseUrl: 'https://app.example/base',
      modules: { 'file-post-import': [{ key: 'm', url: '/m', signaturePatterns: { fileName: '^locspec-' } }] },
    },
  });

  const authorize = async () => {
    const type = one(['confidential', 'public']);
    const clientId = `${type[0]}${one(IDS)}`;
    const pkce = one(
      type === 'public' ? (['S256', 'plain', undefined] as const) : (['S256', 'plain', undefined, 'none'] as const),
    );
    const verifier = bytes.text(43 + random.number(86));
    const redirect = one(REDIRECTS);
    await state('the user will', {
      decision: random.number(6) === 0 ? 'deny' : 'approve',
      login: one(['olga', 'max', 'eve']),
    });
    const query = Object.entries({
      client_id: clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope: one(['project', 'project tm', 'tm project glossary', 'glossary']),
      state: random.number(5) === 0 ? undefined : one(TEXTS),
      code_challenge: pkce === 'none' ? undefined : createChallenge(verifier, pkce === 'S256' ? 'S256' : 'plain'),
      code_challenge_method: pkce === 'none' ? undefined : pkce,
    }).flatMap(([name, value]) => {
      const sent = random.number(6) === 0 ? spoil(value) : value;
      return sent === undefined ? [] : [`${name}=${encodeURIComponent(sent)}`];
    });
    const code = /[?&]code=([^&\s]+)/.exec(await ask(`${ADDRESSES.authUrl}/oauth/authorize?${query.join('&')}`))?.[1];
    if (code === undefined) return;
    codes.push(code);
    flows.set(code, {
      client_id: clientId,
      client_secret: secrets.get(clientId),
      redirect_uri: redirect,
      code_verifier: pkce === 'none' ? undefined : verifier,
    });
  };
  const request = async (fields: Record<string, string | undefined>) => {
    const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, spoil(value)]));
    const text = await post(`${ADDRESSES.authUrl}/oauth/token`, sent);
    const access = /"access_token":"([^"]+)"/.exec(text)?.[1];
    const refresh = /"refresh_token":"([^"]+)"/.exec(text)?.[1];
    if (access !== undefined) tokens.push(access);
    if (refresh !== undefined) {
      refreshes.push(refresh);
      flows.set(refresh, fields);
    }
  };
  const exchange = async () => {
    const code = one(codes.slice(-3));
    if (code !== undefined) await request({ grant_type: 'authorization_code', code, ...flows.get(code) });
  };
  const refresh = async () => {
    const token = one(refreshes.slice(-3));
    const { client_id, client_secret } = (token !== undefined && flows.get(token)) || {};
    if (token !== undefined)
      await request({ grant_type: 'refresh_token', refresh_token: token, client_id, client_secret });
  };
  const call = async () => {
    const token = spoil(one(tokens.slice(-4)))?.replace(/[^\x21-\x7e]/g, '');
    const path = one(['/projects', '/projects/71/strings', '/projects/71/languages/uk/translations']);
    await ask(`${one([ADDRESSES.baseUrl, ADDRESSES.enterpriseBaseUrl])}/api/v2${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  };
  let turn = 0;
  const importOne = async () => {
    const point = drawImport(random);
    const sent = buildImport(point, TARGETS, turn);
    respond = JSON.stringify({ data: { strings: buildResponse(point, sent, turn++) } });
    if (random.number(8) === 0) respond = JSON.stringify({ error: { message: one(TEXTS) } });
    await state('the file is imported', {
      projectId: 71,
      operation: sent.operation,
      file: { id: sent.fileId, name: sent.name, content: sent.content },
      targetLanguageIds: sent.targets,
      strings: sent.strings,
      send: sent.send,
    });
    await ask(`${ADDRESSES.baseUrl}/api/v2/projects/71/strings?limit=500`, {
      headers: { authorization: `Bearer ${service.token()}` },
    });
  };
  const acts = [authorize, authorize, authorize, exchange, exchange, refresh, refresh, call, call, importOne];
  for (let step = 0; step < steps; step++) {
    if (random.number(40) === 0) await state('time passes', { seconds: one([30, 599, 601, 7_199, 7_201]) });
    else if (random.number(30) === 0) await Promise.all([one(acts)(), one(acts)()]);
    else await one(acts)();
  }
  return seen;
}

/** A possible import, drawn at random. */
function drawImport(random: Random): ImportPoint {
  const draw = () =>
    Object.fromEntries(
      Object.entries(IMPORT_DIMENSIONS).map(([name, values]) => [name, values[random.number(values.length)]]),
    ) as unknown as ImportPoint;
  let point = draw();
  while (
    (point.operation === 'import_translations') !== (point.targets === 'one') ||
    (point.records === 'translations' && point.targets === 'none')
  )
    point = draw();
  return point;
}
