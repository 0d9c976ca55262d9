import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChecks, wholePlan } from './in-process.ts';
import { writeRun } from './write-run.ts';
import { BEHAVIOURS, HOSTILE_SECRET, startHostileTarget } from './hostile-targets.ts';
import type { Behaviour } from './hostile-targets.ts';
import type { Check } from '../suites/kit/check.ts';
import { appChecks, checks } from './catalogue.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { openTarget } from '../suites/kit/target.ts';
import { readManifest } from '../cli/app-manifest.ts';
import { CliError } from '../cli/cli-error.ts';
import { examine } from '../cli/doctor.ts';
import { forTerminal } from '../run/untrusted.ts';
import { createReferenceApp } from '../mocks/app/reference-app.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { createService } from '../mocks/service/create-service.ts';
import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';

/** The timeout of each request, in milliseconds. */
const TIMEOUT = 600;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'locspec-hostile-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What may stand in no file, and what may not stand where it would be a part of a page. */
const HARMS: readonly { readonly harm: RegExp; readonly where: RegExp }[] = [
  { harm: /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/, where: /./ },
  { harm: new RegExp(HOSTILE_SECRET), where: /./ },
  { harm: /<img src=x|<script>globalThis/, where: /\.(html|svg|xml)$/ },
  // A line that a CI would take for its own command.
  { harm: /^\s*::(?!(?:error|warning) title=)|##\[|##vso\[/m, where: /^(?:terminal|log of GitHub)$/ },
];

/** No output holds text of a target that could run, drive a terminal, or be a secret. */
function expectHarmless(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).flatMap(([name, text]) =>
    HARMS.filter(({ where }) => where.test(name)).flatMap(({ harm }) => {
      const match = harm.exec(text);
      return match ? [`${name}: ${JSON.stringify(text.slice(Math.max(0, match.index - 80), match.index + 80))}`] : [];
    }),
  );
  expect(found).toEqual([]);
}

/** Collects what nothing holds any more, which Node offers only on request. */
const collectGarbage = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

/** What is still held after the last answer has been looked at. The resident size would tell when memory was collected. */
const heldMegabytes = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
};

/** The paths at which the service is hostile, and checks that need them. The other paths work. */
const HOSTILE_PATHS = [
  {
    path: '/api/v2/',
    checks: ['lists.terms.hosted', 'croql.with.hosted'],
  },
  {
    path: '/oauth/token',
    checks: ['oauth.exchange', 'oauth.refresh'],
  },
] as const;

const all = [...checks.oauth, ...checks.lists, ...checks.croql];

/** The reference service in this process, behind a server that is hostile at one path. */
function startHostileService(behaviour: Behaviour, path: string) {
  const own = 'http://own.example';
  const service = createService({
    addresses: {
      authUrl: own,
      baseUrl: own,
      enterpriseBaseUrl: 'http://enterprise.example',
      stateUrl: `${own}/_state`,
    },
    clock: () => new Date(),
    random: systemRandom,
  });
  return startHostileTarget(
    behaviour,
    ({ url = '' }) => url.startsWith(path),
    (request) =>
      service.fetch(new Request(`${own}${new URL(request.url).pathname}${new URL(request.url).search}`, request)),
  );
}

async function outcomesOf(plan: Plan, addresses: Addresses, wanted: readonly Check[]) {
  const target = openTarget(plan, addresses, createSender);
  const before = heldMegabytes();
  const began = performance.now();
  const outcomes = await runChecks(wanted, target);
  expect(performance.now() - began, 'bounded in time').toBeLessThan(20_000);
  expect(heldMegabytes() - before, 'bounded in memory').toBeLessThan(200);
  expect(outcomes.flatMap(({ status, reason }) => (status === 'error' ? [reason] : []))).toEqual([]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  return outcomes;
}

function expectNoSuccess(plan: Plan, outcomes: readonly CheckOutcome[]): void {
  const { code, texts, result } = writeRun(plan, outcomes, folder);
  expect([EXIT.violates, EXIT.unreachable, EXIT.inconclusive] as number[]).toContain(code);
  expect(result.verdict).not.toBe('conforms');
  expectHarmless(texts);
}

/** What the doctor cannot tell from a service by looking at so little; the suites can. */
const LOOKS_SOUND: ReadonlySet<string> = new Set([
  'names too short a length',
  'has endless pages',
  'has pages of 300 000 records',
  'redirects to itself',
  'redirects elsewhere',
  'redirects to a file',
  'tells secrets',
  'has keys of a prototype',
  'nests 200 000 brackets',
  'nests 100 000 objects',
  'sends control sequences',
  'answers nothing but 500',
]);

/** What the few checks that are run here may take for tokens. */
const LIKE_TOKENS: ReadonlySet<string> = new Set(['has endless pages', 'tells secrets']);

const APP_CHECKS = appChecks.module.filter(({ id }) => ['module.app.by-address', 'module.app.same-job'].includes(id));

for (const [title, behaviour] of Object.entries(BEHAVIOURS)) {
  for (const { path, checks: ids } of HOSTILE_PATHS)
    test(`a service that ${title} at ${path} ends its checks, and is no success`, async () => {
      await using service = await startHostileService(behaviour, path);
      const { address } = service;
      const addresses = {
        authUrl: address,
        baseUrl: address,
        stateUrl: `${address}/_state`,
      };
      const plan: Plan = { ...wholePlan, targets: [addresses], timeout: TIMEOUT, reportDir: folder };
      const wanted = all.filter(({ id }) => (ids as readonly string[]).includes(id));
      expect(wanted).toHaveLength(ids.length);
      const outcomes = await outcomesOf(plan, addresses, wanted);
      expect(service.asked()).toBeGreaterThan(0);
      if (path !== '/oauth/token' || !LIKE_TOKENS.has(title)) expectNoSuccess(plan, outcomes);
    });

  test(`an app that ${title} ends its checks, and is no success`, async () => {
    await using app = await startHostileTarget(behaviour, ({ method }) => method === 'POST', createReferenceApp());
    const { address } = app;
    const plan = appPlan(address);
    const outcomes = await outcomesOf(plan, { authUrl: address, baseUrl: address }, APP_CHECKS);
    expect(app.asked()).toBeGreaterThan(0);
    expectNoSuccess(plan, outcomes);
  });

  test(`the doctor of a service that ${title} everywhere ends with a sentence`, async () => {
    await using service = await startHostileTarget(
      behaviour,
      () => true,
      () => Promise.reject(new Error('never asked')),
    );
    const addresses = { authUrl: service.address, baseUrl: service.address, stateUrl: `${service.address}/_state` };
    const app = { clientId: 'a', clientSecret: 'client-secret-of-the-app', redirectUris: ['http://127.0.0.1:1/cb'] };
    const plan = { ...wholePlan, targets: [addresses], apps: { confidential: app }, timeout: TIMEOUT };
    const said: string[] = [];
    const levels = new Set<string>();
    for await (const diagnosis of examine(plan, addresses)) {
      levels.add(diagnosis.level);
      said.push(forTerminal(diagnosis.message));
    }
    if (!LOOKS_SOUND.has(title)) expect([...levels]).toContain('problem');
    for (const sentence of said) expect(sentence.length).toBeLessThan(600);
    expect(said.join('\n')).not.toContain(app.clientSecret);
    expectHarmless({ terminal: said.join('\n') });
  });

  test(`a manifest of an app that ${title} is refused in one sentence, or is none`, async () => {
    await using app = await startHostileTarget(
      behaviour,
      () => true,
      () => Promise.reject(new Error('never asked')),
    );
    const refused: unknown = await readManifest(app.address, undefined, TIMEOUT).then(
      () => 'read',
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(CliError);
    expect([EXIT.usage, EXIT.unreachable] as number[]).toContain((refused as CliError).exitCode);
    expectHarmless({ terminal: forTerminal((refused as CliError).message) });
  });
}

const appPlan = (address: string): Plan => ({
  ...wholePlan,
  target: { kind: 'app', name: 'a hostile app' },
  app: {
    baseUrl: address,
    manifest: {},
    manifestPlace: `${address}/manifest.json`,
    key: 'm',
    url: '/process',
    patterns: {},
    jobType: 'file-post-import',
    headers: {},
    query: {},
    wait: TIMEOUT,
    runs: 2,
  },
  targets: [{ authUrl: address, baseUrl: address }],
  areas: ['module'],
  timeout: TIMEOUT + 100,
  reportDir: folder,
});
