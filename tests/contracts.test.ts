import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wholePlan } from './in-process.ts';
import { runCheck } from '../suites/kit/run-check.ts';
import type { Check } from '../suites/kit/check.ts';
import { appContractChecks, contractChecks } from '../suites/contracts/checks.ts';
import { pactModule } from '../suites/contracts/pact.ts';
import { hideRedirect } from '../suites/contracts/proxy.ts';
import { fulfilsContract } from '../suites/contracts/rules.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { openTarget } from '../suites/kit/target.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import { changeResponse, linkStrings } from '../mocks/app/app-change.ts';
import { startApp } from '../mocks/app/port.ts';
import { manifest, createReferenceApp } from '../mocks/app/reference-app.ts';
import { appVariations } from '../mocks/app/app-variations.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { startService } from '../mocks/service/port.ts';
import type { StartOptions } from '../mocks/service/port.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

const pact = (name: string) => fileURLToPath(new URL(`../spec/pacts/${name}`, import.meta.url));

test('Pact’s own verifier finds the contract fulfilled by the reference service, whose state address sets up its states', async () => {
  await using service = await startService();
  const { Verifier } = await pactModule();
  const verifier = new Verifier({
    provider: 'service',
    providerBaseUrl: service.baseUrl,
    providerStatesSetupUrl: service.stateUrl,
    pactUrls: [pact('app-service.json')],
    requestFilter: (_request: unknown, response: ServerResponse, next: () => void) => {
      hideRedirect(response);
      next();
    },
    logLevel: 'error',
  });
  const result = JSON.parse(await verifier.verifyProvider()) as { interactionResults: { result: string }[] };
  expect(result.interactionResults.length).toBeGreaterThan(40);
  expect(result.interactionResults.filter(({ result }) => result !== 'OK')).toEqual([]);
});

/** Ways to let the reference app respond in the forms of the contract. */
const FORMS: Readonly<
  Record<string, (app: ReturnType<typeof createReferenceApp>) => ReturnType<typeof createReferenceApp>>
> = {
  strings: (app) => app,
  'an address': linkStrings((lines) => lines.join('\n')),
  'an error': changeResponse(() => Response.json({ error: { message: 'There is no such file any more.' } })),
  'no change': changeResponse(() => new Response(null, { status: 304 })),
};

test('Pact’s own verifier finds the contract fulfilled by the reference app in every form of response', async () => {
  let form = 'strings';
  const apps = new Map(Object.entries(FORMS).map(([name, wrap]) => [name, wrap(createReferenceApp())]));
  await using app = await startApp(async (request) => {
    // Content that is not base64 is an error to this app, so the other forms are shown by a job that it can do.
    const job =
      request.method === 'POST' ? ((await request.clone().json()) as { file: { content: string } }) : undefined;
    if (job?.file.content.includes('{') && form !== 'an error') {
      const body = JSON.stringify({ ...job, file: { ...job.file, content: '' } });
      return apps.get(form)!(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    }
    return apps.get(form)!(request);
  });
  const { Verifier } = await pactModule();
  const verifier = new Verifier({
    provider: 'file post-import module',
    providerBaseUrl: app.baseUrl,
    stateHandlers: {
      'the app answers with': async (params: unknown) => {
        form = (params as { form: string }).form;
        return {};
      },
    },
    pactUrls: [pact('service-app.json')],
    logLevel: 'error',
  });
  const result = JSON.parse(await verifier.verifyProvider()) as { interactionResults: { result: string }[] };
  expect(result.interactionResults).toHaveLength(16);
  expect(result.interactionResults.filter(({ result }) => result !== 'OK')).toEqual([]);
});

test('a redirect to a page of the target neither fulfils the contract nor violates it', () => {
  const { violation, unproven } = fulfilsContract('oauth.authorize.denial');
  const input = {
    terms: { description: '', breaks: { status: 'oauth.authorize.denial', Location: 'oauth.authorize.denial' } },
    verified: {
      description: '',
      differences: [{ at: 'Location', expected: '', actual: '/login' }],
      exchange: {
        request: {
          method: 'GET',
          url: 'http://localhost/oauth/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fcallback',
          headers: {},
        },
        response: { status: 302, headers: { location: ['/login'] }, body: '' },
      },
    },
  } as const;
  expect(violation(input)).toBeUndefined();
  expect(unproven?.(input)).toContain('a page of the target');
});

/** The requirements that the contracts find violated at a service, of those that the source or a standard states. */
async function listViolatedAt(options: StartOptions, area: RegExp): Promise<readonly RequirementId[]> {
  await using service = await startService(options);
  const { authUrl, baseUrl, enterpriseBaseUrl, stateUrl } = service;
  const addresses = { authUrl, baseUrl, enterpriseBaseUrl, stateUrl };
  return await listViolated(
    contractChecks.filter(({ id }) => area.test(id)),
    openTarget(wholePlan, addresses, createSender),
  );
}

async function listViolated(checks: readonly Check[], target: ReturnType<typeof openTarget>) {
  const found: RequirementId[] = [];
  for (const check of checks) {
    const outcome = await runCheck(check, target);
    expect(outcome.status, outcome.reason).toBe('done');
    expect(outcome.decided.length).toBeGreaterThan(5);
    for (const { requirement } of outcome.findings)
      if (requirements[requirement].standing !== 'assumed') found.push(requirement);
  }
  return [...new Set(found)];
}

test('the contracts report nothing about the reference service', async () => {
  expect(await listViolatedAt({}, /./)).toEqual([]);
});

for (const [fault, requirement, area] of [
  ['oauth.verifier-ignored', 'oauth.token.verifier-checked', /server/],
  ['oauth.state-dropped', 'oauth.authorize.state-returned', /server/],
  ['oauth.refresh-token-missing', 'oauth.token-response.refresh-token', /server/],
  ['oauth.error-status-500', 'oauth.token.error-status', /server/],
  ['lists.expression-ignored', 'lists.croql', /hosted/],
  ['oauth.calls-without-token', 'lists.bearer', /enterprise/],
  ['lists.as-html', 'lists.content-type', /hosted/],
] as const satisfies readonly (readonly [FaultId, RequirementId, RegExp])[]) {
  test(`a service with the fault ${fault} violates the contract in ${requirement}`, async () => {
    expect(await listViolatedAt({ faults: [fault] }, area)).toContain(requirement);
  });
}

for (const { title, options, area } of [
  { title: 'a bare array of records', options: { faults: ['lists.bare-array'] }, area: /hosted/ },
  { title: 'records without an envelope of their own', options: { faults: ['lists.envelope-flat'] }, area: /hosted/ },
  { title: 'errors of authorization on a page', options: { faults: ['oauth.error-on-page'] }, area: /server/ },
  { title: 'a malformed expression answered by 500', options: { faults: ['lists.malformed-500'] }, area: /hosted/ },
] as const satisfies readonly { readonly title: string; readonly options: StartOptions; readonly area: RegExp }[]) {
  test(`the contracts find no violation of the source for ${title}`, async () => {
    const stated = (await listViolatedAt(options, area)).filter((id) => requirements[id].standing === 'stated');
    expect(stated).toEqual([]);
  });
}

async function listViolatedByApp(
  wrap: (app: ReturnType<typeof createReferenceApp>) => ReturnType<typeof createReferenceApp>,
) {
  await using started = await startApp(wrap(createReferenceApp()));
  const { baseUrl } = started;
  const app = {
    ...{ baseUrl, manifest, manifestPlace: '', key: 'reference-module', url: '/process', patterns: {} },
    ...{ jobType: 'file-post-import', headers: { 'X-Kit': 'yes' }, query: {}, wait: 10_000, runs: 1 },
  };
  const target = openTarget({ ...wholePlan, app }, { authUrl: baseUrl, baseUrl }, createSender);
  return await listViolated(appContractChecks, target);
}

for (const name of [
  'all strings come by address',
  'the first string is removed',
  'an error has the status 500',
] as const) {
  test(`the contract reports nothing about an app when ${name}`, async () => {
    expect(await listViolatedByApp(appVariations[name])).toEqual([]);
  });
}

for (const name of [
  'app.answers-a-page',
  'app.uniq-id-missing',
  'app.strings-as-object',
  'app.strings-url-relative',
  'app.error-as-string',
  'app.content-type-text',
] as const) {
  const { breaks, wrap } = appFaults[name];
  test(`an app with the fault ${name} violates the contract in ${breaks}`, async () => {
    expect(await listViolatedByApp(wrap)).toEqual([breaks]);
  });
}
