import { expect, test } from '@playwright/test';
import { startForeignServer } from './foreign-authorization-server.ts';
import { wholePlan } from './in-process.ts';
import { attempt } from '../attempt.ts';
import { sender } from '../exchange.ts';
import { oauthChecks } from '../oauth/checks.ts';
import { openTarget } from '../target.ts';
import { requirements } from '../../spec/requirements.ts';
import type { CheckOutcome } from '../../spec/run.ts';

test.describe.configure({ timeout: 180_000 });

/** What the foreign server leaves out on purpose, and the source states: it takes no challenge but by S256. */
const ARGUED = ['oauth.authorize.challenge-default', 'oauth.authorize.challenge-plain'];

test('an authorization server that nobody here wrote fails only where it departs from the source', async () => {
  const server = await startForeignServer();
  try {
    const { close: _, ...addresses } = server;
    const target = openTarget({ ...wholePlan, targets: [addresses] }, addresses, sender);
    const outcomes: CheckOutcome[] = [];
    for (const check of oauthChecks) outcomes.push(await attempt(check, target));
    expect(outcomes.filter(({ status }) => status === 'error' || status === 'lost')).toEqual([]);
    const failures = outcomes
      .flatMap(({ findings }) => findings)
      .filter(({ requirement }) => requirements[requirement].standing === 'stated')
      .filter(({ requirement }) => !ARGUED.includes(requirement));
    expect(
      failures.map(({ check, requirement, expected, actual }) => `${check} ${requirement}: ${expected} | ${actual}`),
    ).toEqual([]);
    // Most of what is stated was put to it.
    const decided = new Set(outcomes.flatMap((outcome) => outcome.decided));
    const stated = Object.entries(requirements).filter(
      ([id, { standing, role }]) => id.startsWith('oauth.') && standing === 'stated' && role !== 'app',
    );
    expect(stated.filter(([id]) => decided.has(id as keyof typeof requirements)).length).toBeGreaterThan(
      stated.length * 0.8,
    );
  } finally {
    await server.close();
  }
});
