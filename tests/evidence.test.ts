import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runAppInProcess } from './app-in-process.ts';
import { finds, runInProcess, wholePlan } from './in-process.ts';
import { runOauthAppInProcess } from './oauth-app-in-process.ts';
import { appChecks, checks, rules } from './catalogue.ts';
import type { Check } from '../suites/kit/check.ts';
import { openRecorder } from '../suites/kit/evidence-recorder.ts';
import type { EvidenceRecorder } from '../suites/kit/evidence-recorder.ts';
import { nameRule } from '../suites/kit/rule.ts';
import { findRule } from '../suites/find-rule.ts';
import { rejudgePart } from '../suites/rejudge-part.ts';
import { appFaults } from '../mocks/app/app-faults.ts';
import { TOKEN_SECRET } from '../mocks/app/app-token.ts';
import type { AppFault } from '../mocks/app/app-change.ts';
import { oauthAppFaults, publicAppFaults } from '../mocks/app/oauth-app-faults.ts';
import type { OauthAppFault } from '../mocks/app/oauth-app-faults.ts';
import { faults } from '../mocks/rules/faults.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';
import { readParts } from '../run/read-evidence.ts';
import { listSecrets } from '../run/secrets.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

type Run = (evidence: (plan: Plan) => EvidenceRecorder) => Promise<readonly CheckOutcome[]>;

/** What a run gave and what its evidence gives, and the secrets of the run that stand in what it left. */
async function rejudgeRun(all: readonly Check[], run: Run) {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-evidence-'));
  const secrets = new Set<string>();
  let plan = wholePlan;
  try {
    const outcomes = await run((given) => {
      plan = given;
      const recorder = openRecorder({ folder, secrets: listSecrets(plan) });
      for (const secret of listSecrets(plan)) secrets.add(secret);
      return { ...recorder, addSecret: (secret) => void (secrets.add(secret), recorder.addSecret(secret)) };
    });
    // One file after another: unpacked, those of an app take hundreds of megabytes.
    const files = readdirSync(folder).map((name) =>
      findSecrets(gunzipSync(readFileSync(join(folder, name))).toString('utf8'), secrets),
    );
    const leaked = files.flatMap(({ seen }) => seen).filter((one) => !files.some(({ open }) => open.includes(one)));
    const byId = new Map(all.map((check) => [check.id, check] as const));
    const about = { plan, reportFolder: relative('', plan.reportDir) };
    const [part, ...others] = readParts(folder);
    expect(others).toEqual([]);
    return { outcomes, rejudged: rejudgePart(part!, byId, about), leaked };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The secrets in a text, as they are or encoded as in an address, and those that were open to everybody. */
function findSecrets(text: string, secrets: ReadonlySet<string>) {
  const decoded = decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%[89a-f][0-9a-f]/gi, ''));
  const texts = decoded === text ? [text] : [text, decoded];
  const seen = [...secrets].filter((secret) => isIssued(secret) && texts.some((one) => one.includes(secret)));
  // A verifier that was its own challenge, or that of another one, stood in an address for everybody.
  const isOpen = (one: string, secret: string) =>
    one.includes(`code_challenge=${secret}`) || one.includes(`"challenge":"${secret}"`);
  const open = seen.filter((secret) => texts.some((one) => isOpen(one, secret)));
  return { seen, open };
}

/** Holds that judging again gives the same, and that no secret is in what was written. Returns the live outcomes. */
async function expectTheSame(all: readonly Check[], run: Run): Promise<readonly CheckOutcome[]> {
  const { outcomes, rejudged, leaked } = await rejudgeRun(all, run);
  expect(outcomes.filter(({ status }) => status === 'error')).toEqual([]);
  expect(rejudged.problems).toEqual([]);
  expect(rejudged.changes).toEqual([]);
  expect(toJson(rejudged.outcomes)).toEqual(toJson(outcomes));
  expect(rejudged.judgements).toBeGreaterThan(0);
  expect(leaked).toEqual([]);
  return outcomes;
}

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a service issues or an app is given: long, and no word. The suites also try words as tokens, which are none. */
const isIssued = (secret: string) => secret.length >= 12 && /\d/.test(secret) && /[a-z]/i.test(secret);

const mentions =
  (requirement: RequirementId) =>
  ({ cites, mayFind = [] }: Check) =>
    cites.includes(requirement) || mayFind.includes(requirement);

const quick: Plan = { ...wholePlan, depth: 'quick', runs: 5 };

for (const area of ['oauth', 'lists', 'croql', 'module'] as const)
  test(`the evidence of ${area} at the reference gives the same outcomes`, { timeout: 300_000 }, async () => {
    const outcomes = await expectTheSame(checks[area], (evidence) =>
      runInProcess(checks[area], { evidence: evidence(quick) }, quick),
    );
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
  });

/** A fault about a gap shows in its resolution, not in a judgement. */
const SERVICE_FAULTS = (Object.keys(faults) as FaultId[]).filter(
  (id) => requirements[faults[id].breaks].standing !== 'assumed',
);

for (const id of SERVICE_FAULTS.filter((_, index) => index % 60 === 0))
  test(`the evidence of a service with ${id} gives the same findings`, { timeout: 300_000 }, async () => {
    const { breaks } = faults[id];
    const all = Object.values(checks).flat();
    const asked =
      checks.contracts.length === 0
        ? []
        : all.filter((check) => !check.id.startsWith('contracts.') && mentions(breaks)(check));
    await expectTheSame(all, (evidence) => runInProcess(asked, { faults: [id], evidence: evidence(quick) }, quick));
  });

test('the evidence of the reference app gives the same outcomes', { timeout: 300_000 }, async () => {
  const outcomes = await expectTheSame(appChecks.module, (evidence) =>
    runAppInProcess(appChecks.module, { evidence, depth: 'quick' }),
  );
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});

test('the evidence of a slow app says that less was asked', { timeout: 60_000 }, async () => {
  const inline = appChecks.module.filter(({ id }) => id === 'module.app.inline');
  const outcomes = await expectTheSame(appChecks.module, (evidence) =>
    runAppInProcess(inline, { evidence, wrap: (app) => async (request) => (await sleep(201), app(request)) }),
  );
  expect(outcomes.map(({ slowJobMs = 0 }) => slowJobMs > 200)).toEqual([true]);
});

for (const [index, [id, { breaks, wrap }]] of Object.entries<AppFault>(appFaults).entries())
  if (index % 40 === 0)
    test(`the evidence of an app with ${id} gives the same findings`, { timeout: 300_000 }, async () => {
      const asked = appChecks.module.filter(mentions(breaks));
      const app = {
        ...(/late|hangs|nothing/.test(id) ? { wait: 2_000 } : {}),
        ...(id.startsWith('app.token-') ? { jwt: { secret: TOKEN_SECRET, in: 'query:jwtToken', claims: {} } } : {}),
      };
      const outcomes = await expectTheSame(appChecks.module, (evidence) =>
        runAppInProcess(asked, { wrap, app, evidence, isEnough: finds(breaks) }),
      );
      expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toContain(breaks);
    });

for (const [type, all] of [
  ['confidential', oauthAppFaults],
  ['public', publicAppFaults],
] as const)
  for (const [index, [id, { breaks, make }]] of Object.entries<OauthAppFault>(all).entries())
    if (index % 7 === 0)
      test(`the evidence of the login of an app with ${id} gives the same findings`, { timeout: 300_000 }, async () => {
        const asked = appChecks.oauth.filter(mentions(breaks));
        const outcomes = await expectTheSame(appChecks.oauth, (evidence) =>
          runOauthAppInProcess(asked, { type, make, evidence }),
        );
        expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toContain(breaks);
      });

test('every rule is found again by its name, and two rules have no name in common', () => {
  for (const rule of rules) expect(keyOf(findRule(nameRule(rule)))).toEqual(keyOf(rule));
  const names = [...new Set(rules)].map((rule) => JSON.stringify(nameRule(rule)));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** What two rules with one name have in common. */
const keyOf = (rule: ReturnType<typeof findRule>) =>
  rule && [rule.violation.toString(), rule.requirement, rule.expected];
