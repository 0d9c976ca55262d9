import { chromium, expect, test, type Browser } from '@playwright/test';
import { startService, type StartedService } from '../service/port.ts';
import { testBrowser } from '../service/test-browser.ts';
import { addresses, callback, challenge, openService, verifier } from '../service/test-client.ts';

const name = '<b>Tom & “Jerry”</b>';

test.describe('in a browser', () => {
  let browser: Browser;
  let started: StartedService;

  test.beforeAll(async () => {
    browser = await chromium.launch(testBrowser());
    started = await startService({
      apps: [{ type: 'public', clientId: 'spa', name, redirectUris: [`http://127.0.0.1:9/callback`] }],
    });
  });

  test.afterAll(async () => {
    await browser?.close();
    await started?.close();
  });

  const query = new URLSearchParams({
    client_id: 'spa',
    redirect_uri: 'http://127.0.0.1:9/callback',
    response_type: 'code',
    scope: 'project tm',
    state: 'as it was',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });

  for (const { button, parameter } of [
    { button: 'Approve', parameter: 'code' },
    { button: 'Deny', parameter: 'error' },
  ]) {
    test(`“${button}” is operable by keyboard and returns ${parameter} and state`, async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
      await page.goto(`${started.authUrl}/oauth/authorize?${query}`);
      for (let presses = 0; presses < 5; presses++) {
        if ((await page.evaluate<string>('document.activeElement.textContent')) === button) break;
        await page.keyboard.press('Tab');
      }
      const left = page.waitForRequest(/127\.0\.0\.1:9/);
      await page.keyboard.press('Enter');
      const { searchParams } = new URL((await left).url());
      expect(searchParams.get(parameter)).toBeTruthy();
      expect(searchParams.get('state')).toBe('as it was');
      await page.close();
    });
  }

  test('the page names the app and its scopes, as text, and fits a phone in light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 }, colorScheme });
      await page.goto(`${started.authUrl}/oauth/authorize?${query}`);
      await expect(page.getByRole('heading')).toContainText(name);
      await expect(page.getByRole('list', { name: 'It requests these scopes:' }).getByRole('listitem')).toHaveText([
        'project',
        'tm',
      ]);
      await expect(page.getByLabel('You are')).toHaveValue('alice');
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
      const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      expect(background).toBe(colorScheme === 'light' ? 'rgb(244, 245, 247)' : 'rgb(20, 23, 27)');
      await page.close();
    }
  });

  test('the code acts for the user who is selected on the page', async () => {
    const page = await browser.newPage();
    await page.goto(`${started.authUrl}/oauth/authorize?${query}`);
    await page.getByLabel('You are').selectOption('carol');
    const left = page.waitForRequest(/127\.0\.0\.1:9/);
    await page.getByRole('button', { name: 'Approve' }).click();
    const code = new URL((await left).url()).searchParams.get('code');
    expect(started.service.snapshot().store.codes.find((each) => each.code === code)?.login).toBe('carol');
    await page.close();
  });
});

/** The ticket and the cookie of the page's form. */
async function openForm() {
  const client = await openService();
  await client.state('the user will', { decision: 'ask' });
  const page = await client.authorize();
  const ticket = /name="ticket" value="([^"]+)"/.exec(await page.text())![1]!;
  const cookie = page.headers.get('Set-Cookie')!.split(';')[0]!;
  const post = (fields: Record<string, string>, headers: Record<string, string>) =>
    client.service.fetch(
      new Request(`${addresses.authUrl}/oauth/authorize`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      }),
    );
  return { client, page, ticket, cookie, post };
}

// prettier-ignore
for (const { title, forged } of [
  { title: 'without the page’s ticket', forged: ({ cookie }: { cookie: string }) => ({ fields: { decision: 'approve' }, headers: { cookie } }) },
  { title: 'without the page’s cookie', forged: ({ ticket }: { ticket: string }) => ({ fields: { decision: 'approve', ticket }, headers: {} }) },
  { title: 'with the cookie of another browser', forged: ({ ticket }: { ticket: string }) => ({ fields: { decision: 'approve', ticket }, headers: { cookie: 'locspec_consent=made-up' } }) },
  { title: 'from another site', forged: ({ ticket, cookie }: { ticket: string; cookie: string }) => ({ fields: { decision: 'approve', ticket }, headers: { cookie, 'Sec-Fetch-Site': 'cross-site' } }) },
]) {
  test(`a form ${title} is refused`, async () => {
    const form = await openForm();
    const { fields, headers } = forged(form);
    const answer = await form.post(fields as Record<string, string>, headers as Record<string, string>);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Location')).toBeNull();
  });
}

test('a form can be submitted once', async () => {
  const { ticket, cookie, post, client } = await openForm();
  const first = await post({ ticket, decision: 'approve' }, { cookie });
  expect(first.status).toBe(303);
  const code = new URL(first.headers.get('Location')!).searchParams.get('code')!;
  expect((await post({ ticket, decision: 'approve' }, { cookie })).status).toBe(403);
  expect((await client.exchange({ code, redirect_uri: callback, code_verifier: verifier })).status).toBe(200);
});

test('no other site can frame the page, and it runs no script', async () => {
  const { page } = await openForm();
  expect(page.headers.get('X-Frame-Options')).toBe('DENY');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' https://app.test");
});
