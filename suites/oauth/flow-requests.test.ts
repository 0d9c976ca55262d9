import { expect, test } from 'vitest';
import { getFlowApp } from './flow-requests.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Send } from '../kit/exchange.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { openTarget } from '../kit/target.ts';
import { randomFrom } from '../../run/prng.ts';
import { plan } from '../../run/test-plan.ts';

const FLOW = { type: 'public', credentials: 'plain' } as const;

/** Asks twice for the app of a flow, and counts the registrations. */
async function askTwice(respond: (count: number) => number) {
  let count = 0;
  const send: Send = async (request) => ({ request, response: { status: respond(++count), headers: {}, body: '{}' } });
  const target = openTarget(plan, { ...plan.targets[0]!, stateUrl: 'http://b.example/_state' }, () => send);
  const context = { target, random: randomFrom('1') } as CheckContext;
  const outcomes = [];
  for (let time = 0; time < 2; time++)
    outcomes.push(
      await getFlowApp(context, FLOW).then(
        () => 'registered',
        (error: unknown) => (error instanceof PreconditionFailed ? error.undecided.code : 'refused'),
      ),
    );
  return { outcomes, count };
}

test('an app is registered once', async () => {
  expect(await askTwice(() => 200)).toEqual({ outcomes: ['registered', 'registered'], count: 1 });
});

test('an app that is refused is not registered again', async () => {
  expect(await askTwice(() => 404)).toEqual({ outcomes: ['refused', 'refused'], count: 1 });
});

test('an app is registered by a later check where the time of the first one was used up', async () => {
  const used = (count: number) => {
    if (count === 1) throw new PreconditionFailed('the time for one check was used up', { code: 'check-budget' });
    return 200;
  };
  expect(await askTwice(used)).toEqual({ outcomes: ['check-budget', 'registered'], count: 2 });
});
