import { expect, test } from 'vitest';
import { listViolatedByJob } from './job-verdict.ts';
import { readResponse } from '../suites/module/job-response.ts';
import { responseRules } from '../suites/module/response-rules.ts';
import type { AppCall } from '../suites/drivers/call-app.ts';
import type { Job } from '../suites/drivers/job.ts';
import { createChallenge } from '../suites/drivers/pkce.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import type { App } from '../mocks/core/registered-app.ts';
import { casesOf, jobs } from '../spec/vectors/vector-files.ts';
import type { CaseJob } from '../spec/schemas/types.gen.ts';

const byTitle = <T>(rows: readonly { readonly title: string; readonly seen: T }[]) => rows;

test('the jobs of a service violate what their vectors say, and nothing else', () => {
  const cases = casesOf('job-request');
  const seen = cases.map(({ title, request, files = {} }) => ({ title, seen: listViolatedByJob(request, files) }));
  expect(byTitle(seen)).toEqual(cases.map(({ title, expect: expected }) => ({ title, seen: expected.breaks ?? [] })));
});

test('the rules of job responses find the violations of their vectors, and no others', () => {
  const cases = casesOf('job');
  const seen = cases.map((vector) => {
    const response = readResponse(calledOf(vector));
    const violated = responseRules.filter(({ violation }) => violation(response) !== undefined);
    return { title: vector.title, seen: violated.map(({ requirement }) => requirement) };
  });
  expect(byTitle(seen)).toEqual(cases.map(({ title, expect: expected }) => ({ title, seen: expected.breaks ?? [] })));
});

/** A job with its answer as if it had been sent. */
function calledOf({ request, answer: { status = 200, headers, body, text }, files = {} }: CaseJob): AppCall {
  const sent = (typeof request === 'string' ? jobs.get(request) : request) as Job;
  const { stringsUrl, previewUrl } = (body as { data?: Record<string, unknown> } | undefined)?.data ?? {};
  const bytes = text ?? JSON.stringify(body);
  const fileAt = (address: unknown) =>
    typeof address !== 'string'
      ? undefined
      : { kind: 'read' as const, status: address in files ? 200 : 404, body: files[address] ?? '' };
  const stringsFile = fileAt(stringsUrl);
  const previewFile = fileAt(previewUrl);
  return {
    job: sent,
    text: JSON.stringify(sent),
    strings: sent.strings ?? [],
    addresses: [],
    ms: 5,
    wait: 120_000,
    exchange: {
      request: { method: 'POST', url: 'https://app.example/process', headers: {} },
      response: {
        status,
        headers: Object.fromEntries(
          Object.entries(headers ?? { 'content-type': 'application/json' }).map(([name, value]) => [name, [value]]),
        ),
        body: bytes,
        size: Buffer.byteLength(bytes),
      },
    },
    ...(stringsFile && { stringsFile }),
    ...(previewFile && { previewFile }),
  };
}

test('challenges are made as the proof keys say', () => {
  const own = casesOf('pkce').map(({ title, verifier, method, challenge }) => {
    const isWellFormed = /^[A-Za-z0-9._~-]{43,128}$/.test(verifier);
    return { title, valid: isWellFormed && createChallenge(verifier, method) === challenge };
  });
  expect(own).toEqual(casesOf('pkce').map(({ title, valid }) => ({ title, valid })));
});

const AUTH = 'https://accounts.example';

/** A service with one confidential app, whose user approves. */
function serviceFor(redirectUris: readonly string[]) {
  const app: App = { type: 'confidential', clientId: 'app', clientSecret: 'secret', redirectUris };
  const { fetch } = createService({
    addresses: {
      authUrl: AUTH,
      baseUrl: 'https://api.example',
      enterpriseBaseUrl: 'https://acme.example',
      stateUrl: 'https://api.example/_state',
    },
    clock: () => new Date(),
    random: systemRandom,
    dataset: { users: [{ id: 1, login: 'alice' }] },
    apps: [app],
  });
  const post = (url: string, body: object) =>
    fetch(
      new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    );
  return {
    approves: () => post('https://api.example/_state', { state: 'the user will', params: { decision: 'approve' } }),
    /** Where the browser is sent, or null. */
    redirect: async (parameters: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({ client_id: 'app', response_type: 'code', scope: 'project', ...parameters });
      return (await fetch(new Request(`${AUTH}/oauth/authorize?${query}`))).headers.get('location');
    },
    token: (body: object) => post(`${AUTH}/oauth/token`, { client_id: 'app', client_secret: 'secret', ...body }),
  };
}

test('the reference service redirects where the vectors allow it, and nowhere else', async () => {
  const seen = [];
  for (const { title, registered, requested } of casesOf('redirect')) {
    const service = serviceFor(registered);
    await service.approves();
    const location = await service.redirect({ redirect_uri: requested });
    if (location !== null) expect(location.startsWith(requested), title).toBe(true);
    seen.push({ title, allowed: location !== null && /[?&]code=/.test(location) });
    expect(location === null || seen.at(-1)!.allowed, title).toBe(true);
  }
  expect(seen).toEqual(casesOf('redirect').map(({ title, allowed }) => ({ title, allowed })));
});

test('the reference service gives a token for the proof keys that are valid, and for no other', async () => {
  const redirect_uri = 'https://app.example/callback';
  const service = serviceFor([redirect_uri]);
  await service.approves();
  const seen = [];
  for (const { title, verifier, method, challenge } of casesOf('pkce')) {
    const location = await service.redirect({
      redirect_uri,
      code_challenge: challenge,
      ...(method && { code_challenge_method: method }),
    });
    const code = new URL(location ?? redirect_uri).searchParams.get('code') ?? '';
    const answer = await service.token({
      grant_type: 'authorization_code',
      redirect_uri,
      code,
      code_verifier: verifier,
    });
    seen.push({ title, valid: answer.status === 200 });
  }
  expect(seen).toEqual(casesOf('pkce').map(({ title, valid }) => ({ title, valid })));
});
