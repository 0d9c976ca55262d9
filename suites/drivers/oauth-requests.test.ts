import { expect, test } from 'vitest';
import { requestToken } from './oauth-requests.ts';
import { openTarget } from '../kit/target.ts';
import { plan } from '../../run/test-plan.ts';

const target = openTarget(plan, plan.targets[0]!, () => async (request) => ({
  request,
  response: { status: 401, headers: {}, body: '{}' },
}));

test('what is sent as a secret is redacted, but not the id of an app that was sent in its place', async () => {
  const client_id = 'confidential.app-1';
  await requestToken(target, { client_id, client_secret: 'hunter-of-snarks', code: 'a-code-of-one-use' });
  await requestToken(target, { client_id, client_secret: client_id });
  expect(target.secrets.redact(`${client_id} hunter-of-snarks a-code-of-one-use`)).toBe(
    `${client_id} [redacted] [redacted]`,
  );
});
