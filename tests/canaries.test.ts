import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAppInProcess } from './app-in-process.ts';
import { ADDRESSES, directly, runChecks, wholePlan } from './in-process.ts';
import { writeRun } from './write-run.ts';
import { appChecks, checks } from './catalogue.ts';
import { openTarget } from '../suites/kit/target.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { Plan } from '../run/plan.ts';
import { ENCODINGS } from '../run/test-encodings.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-canaries-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A text with a secret in each encoding. */
const inEveryEncoding = (secret: string) =>
  Object.values(ENCODINGS)
    .map((encode) => encode(secret))
    .join(' ; ');

/** Where each canary still is: its place, the file or stream, and the encoding. */
const findCanaries = (texts: Readonly<Record<string, string>>, canaries: Readonly<Record<string, string>>) =>
  Object.entries(canaries).flatMap(([place, canary]) =>
    Object.entries(texts).flatMap(([file, text]) =>
      Object.entries(ENCODINGS)
        // A few characters within base64 may be there by chance.
        .filter(([, encode]) => encode(canary).length > 5 && text.includes(encode(canary).replace(/=+$/, '')))
        .map(([encoding]) => `${place} in ${file}, ${encoding}`),
    ),
  );

/** The secrets that a configuration of an app can hold, one of each kind below the length of a word. */
const APP_CANARIES = {
  'module.headers': 'h7/q z+4',
  'module.headers.authorization': 'Basic bWU6cDl3LTFx',
  'the password in module.headers.authorization': 'p9w-1q',
  'module.query': 'canary of "the" query & more',
  'module.jwt.secret': 'j8t+s/x=',
};

test('no file or stream of a run holds a secret of an app that echoes all that it gets', async () => {
  const seen = new Set<string>();
  const app = {
    headers: { 'X-Key': APP_CANARIES['module.headers'], Authorization: APP_CANARIES['module.headers.authorization'] },
    query: { key: APP_CANARIES['module.query'] },
    jwt: { secret: APP_CANARIES['module.jwt.secret'], in: 'query:jwtToken', claims: {} },
  };
  const runs = [];
  // One canary at a time, so that all of its encodings are in the part of a body that is shown.
  for (const [place, canary] of [...Object.entries(APP_CANARIES), ['the token of the call', undefined] as const]) {
    const outcomes = await runAppInProcess(
      appChecks.module.filter(({ id }) => id === 'module.app.inline'),
      {
        app,
        wrap: (inner) => (request) => {
          if (request.method !== 'POST') return inner(request);
          const token = new URL(request.url).searchParams.get('jwtToken') ?? '';
          seen.add(token);
          const message = canary === undefined ? `${token} ${encodeURIComponent(token)}` : inEveryEncoding(canary);
          return Promise.resolve(
            Response.json(
              { data: { strings: [{ identifier: message, text: 7, [message]: message }] }, error: message },
              { headers: { 'x-echo': encodeURIComponent(canary ?? token) } },
            ),
          );
        },
      },
    );
    expect(outcomes.flatMap(({ findings }) => findings).length, place).toBeGreaterThan(0);
    runs.push(...outcomes);
  }
  const plan: Plan = { ...wholePlan, target: { kind: 'app', name: 'an echo' }, areas: ['module'] };
  const { texts } = writeRun(plan, runs, folder);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining([
      'conformance.json',
      'run.ndjson',
      'index.html',
      'junit.xml',
      'report.sarif',
      'summary.md',
      'ctrf.json',
      'exchanges.har',
      'terminal',
      'log of GitHub',
    ]),
  );
  expect(texts['conformance.json']).toContain('[redacted]');
  const tokens = Object.fromEntries([...seen].map((token) => ['the token of the call', token]));
  expect(findCanaries(texts, { ...APP_CANARIES, ...tokens })).toEqual([]);
});

test('no file or stream of a run holds a secret of a service that echoes all that it has seen', async () => {
  const canaries: Record<string, string> = { accessToken: 'a1/t+k', 'a step of consent': 'pass "word" 1' };
  const own = createService({ addresses: ADDRESSES, clock: () => new Date(), random: systemRandom });
  const note = (place: string, value: unknown) => {
    if (typeof value === 'string' && value.length > 5) canaries[`${place} ${Object.keys(canaries).length}`] = value;
  };
  const echo = async (request: Request): Promise<Response> => {
    const body = await request.clone().text();
    const response = await own.fetch(request);
    if (new URL(request.url).pathname.startsWith('/_state')) return response;
    const {
      code,
      code_verifier: verifier,
      client_secret: secret,
    } = (JSON.parse(body || '{}') ?? {}) as Record<string, unknown>;
    if (response.ok) {
      note('code', code);
      note('verifier', verifier);
      note('client secret', secret);
    }
    note('code', new URL(response.headers.get('location') ?? '/', request.url).searchParams.get('code'));
    const tokens = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>;
    note('access token', tokens['access_token']);
    note('refresh token', tokens['refresh_token']);
    if (response.status < 400 && !request.url.includes('/api/v2')) {
      const cookie = `cookie-${Object.keys(canaries).length}-xyz`;
      note('cookie', cookie);
      const copy = new Response(response.body, response);
      copy.headers.append('set-cookie', `session=${cookie}; HttpOnly`);
      return copy;
    }
    // The latest of each kind, in turn, in every encoding.
    const places = Object.entries(canaries);
    const [place, canary] = places[echoed++ % places.length]!;
    return Response.json(
      { error: `${place}: ${inEveryEncoding(canary)}` },
      { status: 500, headers: { 'x-echo': encodeURIComponent(canary) } },
    );
  };
  let echoed = 0;
  const plan: Plan = {
    ...wholePlan,
    accessToken: canaries['accessToken']!,
    consent: { by: 'browser', approve: [{ fill: '#p', with: canaries['a step of consent']! }], deny: [] },
    reportDir: folder,
  };
  const target = openTarget(plan, ADDRESSES, () => directly(echo));
  const wanted = [
    'oauth.exchange',
    'oauth.refresh',
    'oauth.access.unissued.hosted',
    'lists.terms.hosted',
    'croql.with.hosted',
  ];
  const outcomes = await runChecks(
    [...checks.oauth, ...checks.lists, ...checks.croql].filter(({ id }) => wanted.includes(id)),
    target,
  );
  expect(outcomes).toHaveLength(wanted.length);
  const { texts } = writeRun(plan, outcomes, folder);
  expect(texts['conformance.json']).toContain('[redacted]');
  expect(Object.keys(canaries).length).toBeGreaterThan(6);
  expect(findCanaries(texts, canaries)).toEqual([]);
});
