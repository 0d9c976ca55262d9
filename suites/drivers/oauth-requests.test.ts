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

test('a login may lead through the other addresses of the target, which get no cookies of its host', async () => {
  const { authUrl, baseUrl } = plan.targets[0]!;
  const steps: Readonly<Record<string, string>> = {
    [`${authUrl}/oauth/authorize`]: `${baseUrl}/sso`,
    [`${baseUrl}/sso`]: `${authUrl}/resume`,
    [`${authUrl}/resume`]: 'https://app.example/back?code=c&state=s',
  };
  const sent: (readonly [string, string | undefined])[] = [];
  const login = openTarget(plan, plan.targets[0]!, () => async (request) => {
    const { origin, pathname } = new URL(request.url);
    sent.push([origin, request.headers['cookie']]);
    const headers = { location: [steps[origin + pathname]!], 'set-cookie': [`at=${pathname.slice(1)}`] };
    return { request, response: { status: 303, headers, body: '' } };
  });
  expect((await authorize(login, ADDRESS)).to?.href).toBe('https://app.example/back?code=c&state=s');
  const [own, other] = [authUrl, baseUrl].map((address) => new URL(address).origin);
  expect(sent).toEqual([
    [own, undefined],
    [other, undefined],
    [own, 'at=oauth/authorize'],
  ]);
});

test('cookies are sent back within the server until it ends them', async () => {
  const steps: Readonly<Record<string, readonly string[]>> = {
    '/oauth/authorize': ['login=a; Path=/; HttpOnly', 'step=1', 'old=x; Max-Age=60'],
    '/login': ['step=2; Expires=Fri, 01 Jan 2100 00:00:00 GMT', 'old=; Max-Age=0'],
    '/consent': ['login=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
    '/done': [],
  };
  const paths = Object.keys(steps);
  const sent: (string | undefined)[] = [];
  const server = openTarget(plan, plan.targets[0]!, () => async (request) => {
    const { pathname } = new URL(request.url);
    sent.push(request.headers['cookie']);
    const next = paths[paths.indexOf(pathname) + 1];
    const headers = { 'set-cookie': [...steps[pathname]!], ...(next === undefined ? {} : { location: [next] }) };
    return { request, response: { status: next === undefined ? 200 : 302, headers, body: '' } };
  });
  await authorize(server, ADDRESS);
  expect(sent).toEqual([undefined, 'login=a; step=1; old=x', 'login=a; step=2', 'step=2']);
});
