import { ADDRESSES } from '../in-process.ts';
import type { Fetch } from '../in-process.ts';
import type { Difference, Served } from './mutant.ts';
import * as reference from './reference.ts';
import { compareLines } from './session-lines.ts';
import type { Line } from './session-lines.ts';
import { importDataset, TARGETS } from '../../suites/drivers/import-fixtures.ts';
import { buildImport, pairImports } from '../../suites/module/import-space.ts';
import type { ImportPoint } from '../../suites/module/import-space.ts';

type Apps = Pick<Served, 'createReferenceApp' | 'createOauthApp'>;
type Session = (apps: Apps) => Promise<readonly Line[]>;

const CALLBACK = 'https://app.example/callback';
const LOGIN_APP = { clientId: 'login-app', clientSecret: 'the secret', redirectUris: [CALLBACK] };
// Strings that the reference app splits, merges and changes, besides those of the suites.
const TEXTS = ['one\n---\ntwo', 'one\r\n---\r\ntwo\n---\n', 'no\n--- split', '<b>html</b>', 'a < b > c', '<1>', ''];
const NAMES = ['list.part1', 'list.part2', 'list.part10', 'list.part', 'alone.part1', 'a.part1.part2', 'a"b&c<d>'];

let expected: Promise<readonly (readonly Line[])[]> | undefined;

/** Uses the apps of a mutant and of the reference with the reference service, and says what is different there. */
export async function probeApps(apps: Apps): Promise<Difference> {
  expected ??= runAll(reference);
  return compareLines((await expected).flat(), (await runAll(apps)).flat());
}

async function runAll(apps: Apps): Promise<readonly (readonly Line[])[]> {
  const all: (readonly Line[])[] = [];
  for (const session of [importFiles, signIn]) all.push(await session(apps));
  return all;
}

const postState = async (service: Fetch, state: string, params: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ state, params });
  return (await service(new Request(ADDRESSES.stateUrl, { method: 'POST', headers, body }))).text();
};

/** Files whose strings pass through the app's module. The service says whether it could use the response. */
const importFiles: Session = async ({ createReferenceApp }) => {
  const lines: Line[] = [];
  const app = createReferenceApp();
  const service = reference.createService(ADDRESSES, {
    call: async (request) => {
      const response = await app(request);
      const { status } = response;
      lines.push({ stated: '', whole: `${status} ${removeNames(await response.clone().text())}` });
      return response;
    },
  });
  const direct = globalThis.fetch;
  // The app reads the addresses of a job, and the service those of a response, as they read any other.
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith('https://app.example') ? app(request) : service(request);
  };
  try {
    await postState(service, 'the dataset is', { dataset: importDataset() });
    const modules = { 'file-post-import': [{ key: 'm', url: '/process' }] };
    const registered = { clientId: 'm', clientSecret: 's', redirectUris: [CALLBACK], baseUrl: 'https://app.example' };
    await postState(service, 'the app is registered', { app: { type: 'confidential', ...registered, modules } });
    const own = NAMES.flatMap((identifier, name) =>
      TEXTS.map((text, index) => ({ uniqId: `${name}.${index}`, identifier: `${index}.${identifier}`, text })),
    );
    const importFile = async (point: ImportPoint, turn: number): Promise<Line> => {
      const { strings, ...sent } = buildImport(point, TARGETS, turn);
      const params = {
        ...{ projectId: 71, operation: sent.operation, targetLanguageIds: sent.targets, send: sent.send },
        ...{ file: { id: sent.fileId, name: sent.name, content: sent.content } },
        strings: turn % 5 === 0 ? own : strings,
      };
      const outcome = removeNames(await postState(service, 'the file is imported', params));
      return { stated: /"outcome":"[^"]*"/.exec(outcome)?.[0] ?? '', whole: outcome };
    };
    const points = pairImports();
    for (const [turn, point] of points.entries()) lines.push(await importFile(point, turn));
    // Again, and at once: an app may remember files, and mix up jobs.
    const some = points.slice(0, 12);
    for (const [turn, point] of some.entries()) lines.push(await importFile(point, turn));
    const alone = [...lines];
    // The app answers these in any order, so only what the service makes of each is compared.
    return [...alone, ...(await Promise.all(some.map(importFile)))];
  } finally {
    globalThis.fetch = direct;
  }
};

/** A browser that signs in, is refused, comes back with what is not its own, and stays beyond the end of its token. */
const signIn: Session = async ({ createOauthApp }) => {
  const lines: Line[] = [];
  // Whether and when an app renews its tokens is open.
  let hasExpired = false;
  const see = (stated: string, whole = stated) =>
    lines.push({
      stated: hasExpired || stated.includes('"refresh_token"') ? '' : removeNames(stated),
      whole: removeNames(whole),
    });
  let now = Date.now();
  const service = reference.createService(ADDRESSES, { clock: () => new Date(now) });
  await postState(service, 'the app is registered', { app: { type: 'confidential', ...LOGIN_APP } });
  const { authUrl, baseUrl } = ADDRESSES;
  const app = createOauthApp(
    { authUrl, baseUrl, ...LOGIN_APP, redirectUri: CALLBACK, scopes: ['project', 'tm'] },
    async (request) => {
      see(`${request.method} ${request.url} ${request.headers.get('authorization')} ${await request.clone().text()}`);
      return service(request);
    },
  );
  let cookie = '';
  const visit = async (path: string, method = 'GET'): Promise<string> => {
    const request = new Request(`https://app.example${path}`, { method, headers: cookie === '' ? {} : { cookie } });
    const response = await app(request);
    const set = response.headers.get('set-cookie') ?? '';
    if (set !== '') cookie = set.split(';')[0]!;
    const location = response.headers.get('location') ?? '';
    // How an app knows a browser again is its own business, and so are the attributes of its cookie.
    see(location, `${response.status} ${location} ${[...response.headers].join(' ')} ${await response.text()}`);
    return location;
  };
  /** Goes to the authorization page and returns the address that the service redirects to. */
  const authorize = async (decision: string): Promise<string> => {
    await postState(service, 'the user will', { decision });
    const response = await service(new Request(await visit('/login')));
    return (response.headers.get('location') ?? '').slice('https://app.example'.length);
  };
  await visit('/');
  await visit('/projects');
  await visit('/elsewhere');
  await visit('/login', 'POST');
  await visit(await authorize('deny'));
  await visit(await authorize('approve'));
  await visit('/');
  await visit('/projects');
  now += 7_300_000;
  hasExpired = true;
  await visit('/projects');
  const back = await authorize('approve');
  await visit(back.replace(/state=[^&]*/, 'state=another'));
  await visit(back);
  await visit((await authorize('approve')).replace(/code=[^&]*/, 'code=another'));
  await visit((await authorize('approve')).replace(/code=[^&]*&?/, ''));
  await visit(await authorize('approve'));
  await visit(back);
  const first = cookie;
  cookie = '';
  await visit(await authorize('approve'));
  await visit('/projects');
  cookie = first;
  await visit('/projects');
  return lines;
};

/** Without what is random: secrets, codes, tokens and names. */
const removeNames = (text: string) =>
  text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '#')
    .replace(
      /((?:state|code|code_challenge|session)=|"(?:code|code_verifier|refresh_token|access_token)":"|Bearer )[\w-]+/g,
      '$1#',
    );
