import { ADDRESSES } from '../in-process.ts';
import type { Difference, Served } from './mutant.ts';
import * as reference from './reference.ts';
import { compareLines, nameSecrets, readStated } from './session-lines.ts';
import type { Line } from './session-lines.ts';
import { randomFrom } from '../../run/prng.ts';
import type { Random } from '../../run/prng.ts';
import { importDataset, TARGETS } from '../../suites/drivers/import-fixtures.ts';
import { createChallenge } from '../../suites/drivers/pkce.ts';
import { buildImport, buildResponse, IMPORT_DIMENSIONS } from '../../suites/module/import-space.ts';
import type { ImportPoint } from '../../suites/module/import-space.ts';

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

/** A verifier of a plain challenge. */
const VERIFIER = 'verifier-'.repeat(6);
const FIELDS_OF = {
  authorization_code: ['grant_type', 'client_id', 'client_secret', 'redirect_uri', 'code', 'code_verifier'],
  refresh_token: ['grant_type', 'client_id', 'client_secret', 'refresh_token'],
} as const;
const CHANGES: readonly ((value: string) => string | undefined)[] = [
  () => undefined,
  () => '',
  (value) => `${value}x`,
  (value) => value.toUpperCase(),
  () => 'short',
];
const REQUESTED = ['client_id', 'redirect_uri', 'response_type', 'scope', 'code_challenge', 'code_challenge_method'];

/** Sessions, and the steps of each. */
const SESSIONS = 3;
const STEPS = 250;

const expected = new Map<number, Promise<readonly Line[]>>();

/**
 * Runs sessions of clients that do right and wrong at random, the same on a mutant and on the reference, and says what
 * they see differently. Ends at the first difference about which the source or a standard speaks.
 */
export async function probeSessions({ service }: Served): Promise<Difference> {
  let worst: Difference = { kind: 'none' };
  for (let seed = 1; seed <= SESSIONS; seed++) {
    if (!expected.has(seed)) expected.set(seed, runSession(seed, reference.createService.bind(undefined, ADDRESSES)));
    const found = compareLines(await expected.get(seed)!, await runSession(seed, service));
    if (found.kind === 'stated') return found;
    if (found.kind === 'silent') worst = found;
  }
  return worst;
}

/** What a client sees in one session. A service that breaks ends it. */
async function runSession(seed: number, serve: Served['service']): Promise<readonly Line[]> {
  const lines: Line[] = [];
  await act(seed, serve, lines).catch((error: unknown) => {
    lines.push({ stated: 'broken', whole: `broken: ${String(error)}` });
  });
  return lines;
}

async function act(seed: number, serve: Served['service'], lines: Line[]): Promise<void> {
  const random = randomFrom(`probe ${seed}`);
  const bytes = randomFrom(`bytes ${seed}`);
  const one = <Item>(items: readonly Item[]): Item => items[random.number(Math.max(1, items.length))]!;
  const name = nameSecrets();
  let respond: string = '{}';
  /** Mistakes in the next request: of two, the source does not say which one is named. */
  let mistakes = 0;
  /** Access tokens whose refresh token was used: whether they still work is open. */
  const renewed = new Set<string>();
  const accessOf = new Map<string, string>();
  const fetch = serve({
    clock: () => new Date('2031-05-06T07:08:09Z'),
    random: (size) => Uint8Array.from({ length: size }, () => bytes.number(256)),
    call: async (request) => {
      const whole = name(`call ${request.url.replace(/[?&]jwtToken=[^&]*/, '')} ${await request.text()}`);
      lines.push({ stated: whole, whole });
      return new Response(respond, { headers: { 'content-type': 'application/json' } });
    },
  });
  const ask = async (url: string, init: RequestInit = {}, isOpen = false): Promise<string> => {
    const made = mistakes;
    mistakes = 0;
    // In the order of the requests, whichever response comes first.
    const at = lines.push({ stated: isOpen ? '' : 'no response', whole: 'no response' }) - 1;
    const response = await fetch(new Request(url, { redirect: 'manual', ...init }));
    const location = response.headers.get('location') ?? '';
    const body = await response.text();
    lines[at] = {
      stated: isOpen ? '' : name(readStated(new URL(url), response.ok, location, body, made)),
      whole: name(`${response.status} ${location} ${body}`),
    };
    return `${location} ${body}`;
  };
  const post = (url: string, body: object) =>
    ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const state = (name: string, params: object) => post(ADDRESSES.stateUrl, { state: name, params });
  /** Sometimes another text, or none. */
  const mistake = (value: string | undefined): string | undefined => {
    if (random.number(12) > 0 || value === undefined) return value;
    const near = [undefined, '', value.toUpperCase(), `${value} `, value.slice(0, -1), `${value}x`];
    const other = one([...near, one(TEXTS), ...codes, ...refreshes]);
    // An empty value may count as left out.
    if (other !== value) mistakes += other === '' ? 2 : 1;
    return other;
  };
  const codes: string[] = [];
  const fresh = new Set<string>();
  const refreshes: string[] = [];
  const tokens: string[] = [];
  const secrets = new Map<string, string>();
  const flows = new Map<string, Record<string, string | undefined>>();

  await state('the dataset is', {
    dataset: { ...importDataset(), users: ['olga', 'max', 'eve'].map((login, id) => ({ id: id + 1, login })) },
  });
  for (const id of IDS) {
    const clientSecret = `secret ${one(TEXTS)}-${id}`;
    secrets.set(`c${id}`, clientSecret);
    await state('the app is registered', {
      app: { type: 'confidential', clientId: `c${id}`, redirectUris: REDIRECTS, clientSecret },
    });
    await state('the app is registered', { app: { type: 'public', clientId: `p${id}`, redirectUris: REDIRECTS } });
  }
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
      const sent = random.number(6) === 0 ? mistake(value) : value;
      return sent === undefined ? [] : [`${name}=${encodeURIComponent(sent)}`];
    });
    const code = /[?&]code=([^&\s]+)/.exec(await ask(`${ADDRESSES.authUrl}/oauth/authorize?${query.join('&')}`))?.[1];
    if (code === undefined) return;
    codes.push(code);
    fresh.add(code);
    flows.set(code, {
      client_id: clientId,
      client_secret: secrets.get(clientId),
      redirect_uri: redirect,
      code_verifier: pkce === 'none' ? undefined : verifier,
    });
  };
  const request = async (fields: Record<string, string | undefined>) => {
    const sent = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mistake(value)]));
    const text = await post(`${ADDRESSES.authUrl}/oauth/token`, sent);
    const access = /"access_token":"([^"]+)"/.exec(text)?.[1];
    const refresh = /"refresh_token":"([^"]+)"/.exec(text)?.[1];
    if (access !== undefined) tokens.push(access);
    if (refresh !== undefined) {
      refreshes.push(refresh);
      if (access !== undefined) accessOf.set(refresh, access);
      fresh.add(refresh);
      flows.set(refresh, fields);
    }
  };
  /** What is used twice, or late, is a mistake, after which other tokens may be revoked. */
  const use = (secret: string) => {
    if (fresh.delete(secret)) return;
    mistakes += 1;
    fresh.clear();
  };
  const exchange = async () => {
    const code = one(codes.slice(-3));
    if (code === undefined) return;
    use(code);
    await request({ grant_type: 'authorization_code', code, ...flows.get(code) });
  };
  const refresh = async () => {
    const token = one(refreshes.slice(-3));
    const { client_id, client_secret } = (token !== undefined && flows.get(token)) || {};
    if (token === undefined) return;
    use(token);
    renewed.add(accessOf.get(token) ?? '');
    await request({ grant_type: 'refresh_token', refresh_token: token, client_id, client_secret });
  };
  const call = async () => {
    const token = mistake(one(tokens.slice(-4)))?.replace(/[^\x21-\x7e]/g, '');
    const path = one(['/projects', '/projects/71/strings', '/projects/71/languages/uk/translations']);
    const address = `${one([ADDRESSES.baseUrl, ADDRESSES.enterpriseBaseUrl])}/api/v2${path}`;
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    await ask(address, { headers }, token !== undefined && renewed.has(token));
  };
  /** A new access token of the app with the module. */
  const getToken = async () => {
    await state('the user will', { decision: 'approve', login: 'olga' });
    const [redirect_uri = ''] = REDIRECTS;
    const query = new URLSearchParams({ client_id: 'modules', redirect_uri, response_type: 'code', scope: 'project' });
    const redirected = await ask(`${ADDRESSES.authUrl}/oauth/authorize?${query.toString()}`);
    const code = /[?&]code=([^&\s]+)/.exec(redirected)?.[1];
    const client = { client_id: 'modules', client_secret: 's', redirect_uri };
    const body = await post(`${ADDRESSES.authUrl}/oauth/token`, { grant_type: 'authorization_code', code, ...client });
    return /"access_token":"([^"]+)"/.exec(body)?.[1];
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
      headers: { authorization: `Bearer ${await getToken()}` },
    });
  };
  /** Each field of a valid request left out, empty and changed, one at a time: in a random session few of them are. */
  const mistakeEach = async () => {
    for (const grant of ['authorization_code', 'refresh_token'] as const)
      for (const field of FIELDS_OF[grant])
        for (const change of CHANGES) {
          const [redirect_uri = ''] = REDIRECTS;
          await state('the user will', { decision: 'approve', login: 'olga' });
          const query = { client_id: 'capp', redirect_uri, response_type: 'code', scope: 'project' };
          const challenge = { code_challenge: VERIFIER, code_challenge_method: 'plain' };
          const address = `${ADDRESSES.authUrl}/oauth/authorize?${new URLSearchParams({ ...query, ...challenge }).toString()}`;
          const code = /[?&]code=([^&\s]+)/.exec(await ask(address))?.[1];
          const client = { client_id: 'capp', client_secret: secrets.get('capp') };
          const exchange = { ...client, redirect_uri, code, code_verifier: VERIFIER };
          let fields: Record<string, string | undefined> = { grant_type: grant, ...exchange };
          if (grant === 'refresh_token') {
            const body = await post(`${ADDRESSES.authUrl}/oauth/token`, {
              ...fields,
              grant_type: 'authorization_code',
            });
            fields = { grant_type: grant, ...client, refresh_token: /"refresh_token":"([^"]+)"/.exec(body)?.[1] };
          }
          const changed = change(fields[field] ?? '');
          // Whether an empty value is left out or wrong is open: it has the error of the one or of the other.
          mistakes = changed === '' ? 2 : 1;
          await post(`${ADDRESSES.authUrl}/oauth/token`, { ...fields, [field]: changed });
        }
    for (const clientId of ['capp', 'papp'])
      for (const field of REQUESTED)
        for (const change of [...CHANGES, 'again', 'another'] as const) {
          const [redirect_uri = ''] = REDIRECTS;
          await state('the user will', { decision: 'approve', login: 'olga' });
          const challenge = { code_challenge: VERIFIER, code_challenge_method: 'plain' };
          const query = { client_id: clientId, redirect_uri, response_type: 'code', scope: 'project', state: 's' };
          const pairs = Object.entries({ ...query, ...challenge }).flatMap(([name, value]): [string, string][] => {
            if (name !== field) return [[name, value]];
            if (typeof change === 'string')
              return [
                [name, value],
                [name, change === 'again' ? value : 'another'],
              ];
            const changed = change(value);
            return changed === undefined ? [] : [[name, changed]];
          });
          mistakes = 1;
          await ask(`${ADDRESSES.authUrl}/oauth/authorize?${new URLSearchParams(pairs).toString()}`);
        }
    await ask(`${ADDRESSES.authUrl}/oauth/token`);
    await ask(`${ADDRESSES.authUrl}/oauth/token`, { method: 'POST', body: 'no JSON' });
  };
  const acts = [authorize, authorize, authorize, exchange, exchange, refresh, refresh, call, call, importOne];
  if (seed === 1) await mistakeEach();
  for (let step = 0; step < STEPS; step++) {
    if (random.number(40) === 0) {
      fresh.clear();
      await state('time passes', { seconds: one([30, 599, 601, 7_199, 7_201]) });
    } else if (random.number(30) === 0) await Promise.all([one(acts)(), call()]);
    else await one(acts)();
  }
}

/** A possible import, drawn at random. */
export function drawImport(random: Random): ImportPoint {
  const draw = () =>
    Object.fromEntries(
      Object.entries(IMPORT_DIMENSIONS).map(([name, values]) => [name, values[random.number(values.length)]]),
    ) as unknown as ImportPoint;
  let point = draw();
  while (
    (point.operation === 'import_translations') !== (point.targets === 'one') ||
    (point.strings === 'translations' && point.targets === 'none')
  )
    point = draw();
  return point;
}
