import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { runChecks, wholePlan } from './in-process.ts';
import { NO_BROWSER_VARIABLE } from './prepare.ts';
import { listen } from '../suites/drivers/loopback.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import { openTarget } from '../suites/kit/target.ts';
import { startService } from '../mocks/service/port.ts';
import type { FaultId } from '../mocks/rules/faults.ts';
import { wordFinding } from '../run/finding-wording.ts';
import type { Consent, Plan } from '../run/plan.ts';
import type { CheckOutcome } from '../run/outcome.ts';

// Why there is no browser, where there is none.
test.beforeAll(() => expect(process.env[NO_BROWSER_VARIABLE]).toBeUndefined());
test.describe.configure({ timeout: 120_000 });

/** Apps that a target knows already, as one without a state address does. */
const confidential = {
  clientId: 'known-backend',
  clientSecret: 'the secret of the backend',
  redirectUris: ['http://127.0.0.1:49321/callback'],
};
const spa = {
  clientId: 'known-spa',
  redirectUris: ['http://127.0.0.1:49321/callback', 'https://spa.example/callback'],
};
const apps = [
  { type: 'confidential', ...confidential },
  { type: 'public', ...spa },
] as const;

const STEPS: Consent = {
  by: 'browser',
  approve: [{ click: 'button[value="approve"]' }],
  deny: [{ click: 'button[value="deny"]' }],
};

/** Looks at a target that cannot be prepared, whose user answers in a browser. */
async function look(
  ids: readonly string[],
  consent: Consent | undefined,
  faults: readonly FaultId[] = [],
  more: Partial<Plan> = {},
): Promise<readonly CheckOutcome[]> {
  const service = await startService({ apps, faults });
  try {
    const { authUrl, baseUrl, enterpriseBaseUrl } = service;
    const addresses = { authUrl, baseUrl, enterpriseBaseUrl };
    const plan = {
      ...wholePlan,
      apps: { confidential, public: spa },
      targets: [addresses],
      ...(consent ? { consent } : {}),
      ...more,
    };
    const target = openTarget(plan, addresses, createSender);
    return await runChecks(
      oauthChecks.filter(({ id }) => ids.includes(id)),
      target,
    );
  } finally {
    await service.close();
  }
}

const FLOWS = [
  'oauth.approval.public',
  'oauth.denial.confidential',
  'oauth.exchange.public',
  'oauth.refresh',
  'oauth.browser',
];

test('steps in a browser give consent where no state address does', async () => {
  const outcomes = await look(FLOWS, STEPS);
  expect(outcomes.filter(({ status, findings }) => status !== 'done' || findings.length > 0)).toEqual([]);
  expect(outcomes.map(({ check }) => check).sort()).toEqual([...FLOWS].sort());
});

test('a function of a configuration gives consent as well', async ({}, info) => {
  const file = info.outputPath('locspec.config.ts');
  writeFileSync(
    file,
    `export default { consent: async (page: any, decision: string): Promise<void> => {
       await page.getByLabel('You are').selectOption({ index: 1 });
       await page.click(\`button[value="\${decision}"]\`);
     } };`,
  );
  const outcomes = await look(FLOWS, { by: 'function', file });
  expect(outcomes.filter(({ status, findings }) => status !== 'done' || findings.length > 0)).toEqual([]);
});

test('checks in a browser find a fault as well', async () => {
  const outcomes = await look(FLOWS.slice(0, 2), STEPS, ['oauth.denial-renamed']);
  expect(outcomes.flatMap(({ findings }) => findings.map(({ requirement }) => requirement))).toEqual([
    'oauth.authorize.denial',
  ]);
});

test('without a state address and without steps the checks are not applicable, with the reason', async () => {
  const outcomes = await look(FLOWS.slice(0, 4), undefined);
  for (const { status, reason } of outcomes) {
    expect(status).toBe('notApplicable');
    expect(reason).toMatch(/there is no way to approve or deny an app|does not say how/);
  }
});

test('steps that find nothing to click leave the browser on its page', async () => {
  const consent = { ...STEPS, approve: [{ click: '#not-there' }] } as Consent;
  const outcomes = await look(['oauth.approval.public'], consent, [], { timeout: 1_000 });
  const [finding] = outcomes.flatMap(({ findings }) => findings);
  expect(finding?.requirement).toBe('oauth.authorize.code-returned');
  expect(wordFinding(finding!).actual).toMatch(/^a page with status 200/);
});

/** What the check in a browser says of a target that responds so to every request. */
async function lookAtPage(respond: (response: ServerResponse) => void): Promise<CheckOutcome> {
  const { origin, close } = await listen((_, response) => respond(response));
  try {
    const addresses = { authUrl: origin, baseUrl: origin };
    const plan = { ...wholePlan, apps: { public: spa }, targets: [addresses], consent: STEPS, timeout: 2_000 };
    const checks = oauthChecks.filter(({ id }) => id === 'oauth.browser');
    return (await runChecks(checks, openTarget(plan, addresses, createSender)))[0]!;
  } finally {
    await close();
  }
}

test('a page in a browser is reported with its status', async () => {
  const { findings } = await lookAtPage(
    (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('No'),
  );
  expect(findings.map(({ requirement }) => requirement)).toEqual(['oauth.authorize.address']);
  expect(wordFinding(findings[0]!).actual).toMatch(/^a page with status 404/);
});

test('a page that does not come is no response, and no failure of the kit', async () => {
  const { status, findings } = await lookAtPage(() => undefined);
  expect(status).toBe('done');
  expect(findings.map(({ violation }) => violation.code)).toEqual(['no-response']);
});
