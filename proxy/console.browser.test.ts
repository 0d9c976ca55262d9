import { chromium, expect, test } from '@playwright/test';
import { openConsole } from './console.ts';
import { startProxy } from './start.ts';
import { startService } from '../mocks/service/port.ts';
import { testBrowser } from '../mocks/service/test-browser.ts';

const CALLBACK = 'http://127.0.0.1:4999/callback';

test('a login in a browser goes through the proxy, and the console shows it', async () => {
  const browser = await chromium.launch(testBrowser());
  const page = await browser.newPage();
  await using service = await startService();
  service.register({ clientId: 'app', redirectUris: [CALLBACK] });
  const proxy = await startProxy({
    targets: [{ roles: ['authorization', 'hosted'], address: service.baseUrl, port: 0 }],
    timeout: 5_000,
  });
  const console = await openConsole(proxy.session, proxy.routes, 0);
  const [{ proxy: base } = { proxy: '' }] = proxy.routes;
  try {
    await page.route(`${CALLBACK}**`, (route) => route.fulfill({ body: 'back in the app' }));
    const query = { client_id: 'app', redirect_uri: CALLBACK, response_type: 'code', scope: 'project', state: 'a b' };
    await page.goto(`${base}/oauth/authorize?${new URLSearchParams(query)}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(`${CALLBACK}**`);
    const arrived = new URL(page.url()).searchParams;
    expect([arrived.get('state'), arrived.get('code')?.length]).toEqual(['a b', 43]);
    const hostile = `text == "<img src=x onerror=alert(1)>"`;
    const headers = { authorization: `Bearer ${service.token()}` };
    await fetch(`${base}/api/v2/projects/1/strings?croql=${encodeURIComponent(hostile)}`, { headers });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(console.url);
    await expect(page.locator('#counts')).toContainText('3 exchanges');
    await expect(page.locator('#lines')).toContainText(hostile);
    const finding = page.locator('#finding-list details');
    await expect(finding).toHaveCount(1);
    await finding.locator('summary').click();
    await expect(finding.locator('pre').first()).toContainText('authorization: [redacted]');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await page.content()).not.toContain(arrived.get('code'));
    await page.getByLabel('only those that are judged').check();
    await expect(page.locator('#lines li:visible')).toHaveCount(3);

    // What comes later shows by itself.
    await fetch(`${base}/else`);
    await expect(page.locator('#counts')).toContainText('1 passed through');
    await expect(page.locator('#lines li:visible')).toHaveCount(3);
  } finally {
    await browser.close();
    await console.close();
    await proxy.close();
  }
});
