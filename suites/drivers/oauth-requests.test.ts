import { expect, test } from 'vitest';
import { authorize, requestToken } from './oauth-requests.ts';
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

const ADDRESS = `${plan.targets[0]!.authUrl}/oauth/authorize?client_id=a&redirect_uri=https%3A%2F%2Fapp.example%2Fback`;

test.each([
  [
    'a meta element',
    {},
    '<html><head><meta http-equiv="refresh" content="0;url=https://app.example/back?code=c&amp;state=s">',
  ],
  [
    'a meta element with quotes',
    {},
    `<META content='0; URL="https://app.example/back?code=c&amp;state=s"' HTTP-EQUIV=Refresh>`,
  ],
  ['a header', { refresh: ['0; url=https://app.example/back?code=c&state=s'] }, ''],
])('a page leads to the app by %s', async (_, headers, body) => {
  const page = openTarget(plan, plan.targets[0]!, () => async (request) => ({
    request,
    response: { status: 200, headers, body },
  }));
  expect((await authorize(page, ADDRESS)).to?.href).toBe('https://app.example/back?code=c&state=s');
});

test.each([
  '<p>content="0;url=https://app.example/back"</p>',
  '<meta http-equiv="refresh" content="300;url=https://app.example/back">',
  '<meta http-equiv="refresh" content="0">',
  '<meta name="description" content="0;url=https://app.example/back">',
])('the page %s leads nowhere', async (body) => {
  const page = openTarget(plan, plan.targets[0]!, () => async (request) => ({
    request,
    response: { status: 200, headers: {}, body },
  }));
  expect((await authorize(page, ADDRESS)).to).toBeNull();
});
