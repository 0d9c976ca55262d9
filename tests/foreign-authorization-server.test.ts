import { expect, test, vi } from 'vitest';
import { startForeignServer } from './foreign-authorization-server.ts';
import { describeFinding, runChecks, wholePlan } from './in-process.ts';
import { createSender } from '../suites/kit/exchange.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import { openTarget } from '../suites/kit/target.ts';
import { requirements } from '../spec/requirements/requirements.ts';

vi.setConfig({ testTimeout: 180_000 });

/** What the source states and the foreign server omits on purpose: it accepts only challenges by S256. */
const DEPARTURES = ['oauth.authorize.challenge-default', 'oauth.authorize.challenge-plain'];

test('a third-party authorization server fails only where it departs from the source', async () => {
  const server = await startForeignServer();
  try {
    const { close: _, ...addresses } = server;
    const target = openTarget({ ...wholePlan, targets: [addresses] }, addresses, createSender);
    const outcomes = await runChecks(oauthChecks, target);
    expect(outcomes.filter(({ status }) => status === 'error' || status === 'lost')).toEqual([]);
    const failures = outcomes
      .flatMap(({ findings }) => findings)
      .filter(({ requirement }) => requirements[requirement].standing === 'stated')
      .filter(({ requirement }) => !DEPARTURES.includes(requirement));
    expect(failures.map(describeFinding)).toEqual([]);
    // Most stated requirements were decided.
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
