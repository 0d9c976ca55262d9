import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { consent, datasetWith, expect, test } from './playwright.ts';
import { testBrowser } from '../service/test-browser.ts';

const addresses = { authUrl: 'https://accounts.example.com', baseUrl: 'https://api.example.com' };

test.use({
  baseURL: 'https://app.example.org',
  launchOptions: [async ({}, use) => use(testBrowser()), { scope: 'worker' }],
  serviceAddresses: addresses,
});

/** A single-page app in one file: it authorizes, exchanges the code, and shows the texts of project 1. */
const APP = `<!doctype html><title>App</title><p id="seen">…</p><script type="module">
  const [authUrl, baseUrl, client_id, croql] = JSON.parse(decodeURIComponent(location.hash.slice(1)) || sessionStorage.app);
  sessionStorage.app = JSON.stringify([authUrl, baseUrl, client_id, croql]);
  const redirect_uri = location.origin + '/callback';
  const code_verifier = 'a-verifier-of-at-least-forty-three-characters';
  const code = new URLSearchParams(location.search).get('code');
  const error = new URLSearchParams(location.search).get('error');
  const show = (text) => (document.querySelector('#seen').textContent = text);
  if (error) show(error);
  else if (!code) {
    const query = { client_id, redirect_uri, response_type: 'code', scope: 'project', code_challenge: code_verifier };
    location.href = authUrl + '/oauth/authorize?' + new URLSearchParams(query);
  } else {
    try {
      const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
      const body = JSON.stringify({ grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier });
      const { access_token } = await (await fetch(authUrl + '/oauth/token', { ...post, body })).json();
      const headers = { Authorization: 'Bearer ' + access_token };
      const path = '/api/v2/projects/1/strings?croql=' + encodeURIComponent(croql);
      const { data } = await (await fetch(baseUrl + path, { headers })).json();
      show(data.map((item) => item.data.text).join(', '));
    } catch (problem) { show(String(problem)); }
  }
</script>`;

async function open(page: Page, urls: { authUrl: string; baseUrl: string }, client: string, croql = 'is hidden') {
  await page.route('https://app.example.org/**', (route) => route.fulfill({ contentType: 'text/html', body: APP }));
  await page.goto(`/#${encodeURIComponent(JSON.stringify([urls.authUrl, urls.baseUrl, client, croql]))}`);
}

const strings = [{ text: 'Pay now', 'is hidden': true }, { text: 'Sign in' }];

test('a page completes authorization, token request and list at the real addresses', async ({ page, service, app }) => {
  service.load(datasetWith({ strings }));
  await open(page, addresses, app.clientId);
  await consent(page, 'approve', 'bob');
  await expect(page.locator('#seen')).toHaveText('Pay now');
  expect(service.requests.map(({ method, status }) => `${method} ${status}`)).toEqual([
    'GET 200',
    'POST 303',
    'POST 200',
    'GET 200',
  ]);
});

test('a denial is redirected with the error', async ({ page, app }) => {
  await open(page, addresses, app.clientId);
  await consent(page, 'deny');
  await expect(page.locator('#seen')).toHaveText('access_denied');
});

test('a signed-in user is not asked', async ({ page, service, app, signedIn }) => {
  service.load(datasetWith({ strings }));
  await open(page, addresses, app.clientId);
  await expect(page.locator('#seen')).toHaveText('Pay now');
  const answer = await service.fetch(`${service.baseUrl}/api/v2/projects`, { headers: signedIn.headers });
  expect(answer.status).toBe(200);
});

test('an invalid request of a page is found once', async ({ page, service, app, signedIn }) => {
  expect(signedIn.refreshToken).not.toBe(signedIn.accessToken);
  await open(page, addresses, app.clientId, 'hidden');
  await expect(page.locator('#seen')).toContainText('TypeError');
  expect(() => service.verify()).toThrow('A source string has no “hidden”.');
  expect(service.verify()).toEqual([]);
});

test('a request of a page to an unknown route fails', async ({ page, service, app }) => {
  await open(page, { ...addresses, baseUrl: `${addresses.baseUrl}/v1` }, app.clientId);
  service.userWill('approve');
  await consent(page);
  await expect(page.locator('#seen')).toContainText('Failed to fetch');
  const [finding] = service.verify({ allow: ['lists.strings'] });
  expect(finding?.correction).toBe(
    'The nearest route is GET https://api.example.com/api/v2/projects/{projectId}/strings.',
  );
});

test.describe('without addresses', () => {
  let server: Server;
  test.use({ serviceAddresses: undefined, appOptions: { clientId: 'mine' }, serviceOptions: { apps: [] } });
  test.beforeAll(async () => {
    // A browser lets only pages of this machine call this machine, so the app is served from a port too.
    server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(APP));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  test('the service listens on ports', async ({ page, service }) => {
    service.load(datasetWith({ strings }));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const app = service.register({ type: 'public', redirectUris: [`${origin}/callback`] });
    const settings = [service.authUrl, service.baseUrl, app.clientId, 'not is hidden'];
    await page.goto(`${origin}/#${encodeURIComponent(JSON.stringify(settings))}`);
    await consent(page);
    await expect(page.locator('#seen')).toHaveText('Sign in');
  });

  test('the app is registered with the options of the test', async ({ app, service }) => {
    expect(app).toMatchObject({ clientId: 'mine', redirectUris: ['https://app.example.org/callback'] });
    expect(service.snapshot().store.apps).toEqual([app]);
  });
});
