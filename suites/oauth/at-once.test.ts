import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendTogether } from './at-once.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const invalid = () => pause(20, 'refused');

test('the responses to invalid requests are returned once the valid ones are served', async () => {
  for (const isValidFirst of [true, false]) {
    const [one] = await sendTogether([{ shape: 'one', valid: async () => true, invalid }], isValidFirst);
    expect(await one?.response).toBe('refused');
  }
});

// Vitest fails where a rejection is not handled.
test('a valid request that fails before the invalid ones have responses is waited for with them', async () => {
  const valid = () => Promise.reject(new PreconditionFailed('the time for one check was used up'));
  await expect(sendTogether([{ shape: 'one', valid, invalid }], true)).rejects.toThrow(PreconditionFailed);
});
