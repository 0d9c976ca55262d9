import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import type { Dataset } from '../state/dataset.ts';
import { demoWorld } from '../demo/world.ts';
import { startService, type StartedService, type StartOptions } from '../port.ts';
import { testBrowser } from '../test-browser.ts';

let browser: Browser;
let started: StartedService;
/** What the browser complained about, and where it went, since the page was opened. */
let complaints: string[];
let visited: string[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
});
test.afterAll(() => browser?.close());
test.afterEach(() => started?.close());

async function open(hash: string, options: StartOptions = {}, look: Parameters<Browser['newPage']>[0] = {}) {
  started = await startService(options);
  const page = await browser.newPage(look);
  complaints = [];
  visited = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => visited.push(new URL(request.url()).origin));
  await page.goto(`${started.consoleUrl}${hash}`);
  return page;
}

/** Ends a visit on which nothing went wrong and the browser went nowhere else. */
async function leave(page: Page) {
  expect(complaints).toEqual([]);
  expect(new Set(visited)).toEqual(new Set([started.baseUrl]));
  await page.close();
}

const state = (name: string, params: object) =>
  fetch(started.stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: name, params, action: 'setup' }),
  });

test('the overview names the addresses, the apps without their secrets, the faults and the answers', async () => {
  const page = await open('', { faults: ['oauth.state-dropped'], answers: { 'croql.plural-text': 'any' } });
  const main = page.getByRole('main');
  await expect(main).toContainText(`${started.enterpriseBaseUrl}/api/v2`);
  await expect(main.getByRole('heading', { name: 'Demo Backend' })).toBeVisible();
  await expect(main).toContainText('http://localhost:4999/callback');
  await expect(main).toContainText('oauth.state-dropped');
  await expect(main).toContainText('croql.plural-text');
  expect(await page.content()).not.toContain('demo-secret');
  await leave(page);
});

test('the controls set what the user will do and let time pass', async () => {
  const page = await open('#overview');
  await page.getByLabel('When an app asks, the user').selectOption('deny');
  await expect.poll(() => started.service.snapshot().store.userWill.decision).toBe('deny');
  await page.getByRole('button', { name: 'An hour' }).click();
  await expect(page.getByRole('group', { name: /Let time pass.*60 min ahead/ })).toBeVisible();
  expect(started.service.snapshot().ahead).toBe(3_600_000);
  await leave(page);
});

test('the journal shows a request while one looks, can be filtered and paused, and leaves the console out', async () => {
  const page = await open('#journal');
  await expect(page.getByText('Nobody has asked for anything yet')).toBeVisible();
  await fetch(`${started.baseUrl}/api/v2/projects/1/strings?croql=is%20hidden`);
  const lines = page.getByRole('list', { name: 'Requests' }).locator('> li:visible');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(['/api/v2/projects/1/strings']);
  await expect(lines).toContainText(['401']);
  await lines.locator('summary').click();
  await expect(lines).toContainText(['lists.bearer']);
  await fetch(`${started.enterpriseBaseUrl}/api/v2/projects`);
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Filter').fill('enterprise 401');
  await expect(lines).toHaveCount(1);
  await page.getByLabel('Filter').fill('');
  await page.getByRole('button', { name: 'Pause' }).click();
  await fetch(`${started.baseUrl}/oauth/authorize`);
  await expect(page.getByText('2 of 2 requests, 1 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(lines).toHaveCount(3);
  await leave(page);
});

test('the world leads from a project to its records', async () => {
  const page = await open('#world');
  await page
    .getByRole('row', { name: /Lumen Shop/ })
    .getByRole('link', { name: 'uk' })
    .click();
  await expect(page.getByLabel('Context')).toHaveValue('translation');
  await expect(page.getByLabel('Records of').locator('option:checked')).toHaveText('Lumen Shop, uk');
  await expect(page.getByText('Кошик порожній').first()).toBeVisible();
  await leave(page);
});

test('the playground says what is wrong with an expression, and leads to the place', async () => {
  const page = await open('#playground');
  await page.getByLabel('Expression').fill('is hidden and is hiden');
  const wrong = page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem');
  await expect(wrong).toContainText(['Did you mean is hidden']);
  await expect(page.locator('.editor mark')).toHaveText('is hiden');
  await wrong.getByRole('button', { name: 'column 15' }).click();
  const selected = 'const e = document.activeElement; e.value.slice(e.selectionStart, e.selectionEnd)';
  expect(await page.evaluate<string>(`(() => { ${selected.replace('e.value', 'return e.value')} })()`)).toBe(
    'is hiden',
  );
  await page.getByLabel('Edition').selectOption('hosted');
  await page.getByLabel('Expression').fill('isPassedWorkflow');
  await expect(wrong).toContainText(['only in the enterprise edition']);
  await page.getByLabel('Edition').selectOption('enterprise');
  await expect(page.getByText('1 of 8 records match')).toBeVisible();
  await leave(page);
});

test('the playground lists the matching records, and tells why another does not match', async () => {
  const page = await open('#playground');
  await page.getByLabel('Expression').fill('count of translations = 0 and is hidden');
  await expect(page.getByText('1 of 8 records match')).toBeVisible();
  const records = page.getByRole('list', { name: 'Records' }).locator('> li');
  await expect(records).toContainText(['legal.imprint']);
  await page.getByLabel('Show those that do not match').check();
  await expect(records).toHaveCount(7);
  await records.filter({ hasText: 'cart.checkout' }).locator('summary').click();
  await expect(page.getByRole('heading', { name: 'Why it does not match' })).toBeVisible();
  await expect(records.filter({ hasText: 'cart.checkout' })).toContainText(
    'This decides: count of translations = 0 false',
  );
  await leave(page);
});

test('everything in the playground is reached by keyboard alone', async () => {
  const page = await open('');
  await expect(page.getByText('Demo Backend')).toBeVisible();
  const focused = () => page.evaluate<string>('document.activeElement.id || document.activeElement.textContent');
  const tabTo = async (wanted: string) => {
    for (let presses = 0; presses < 25 && (await focused()) !== wanted; presses++) await page.keyboard.press('Tab');
    expect(await focused()).toBe(wanted);
    expect(await page.evaluate('document.activeElement.matches(":focus-visible")')).toBe(true);
  };
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to the content');
  await tabTo('Playground');
  await page.keyboard.press('Enter');
  await tabTo('play-context');
  await page.keyboard.type('Glossary');
  await tabTo('expression');
  await page.keyboard.type('lemma = "Lumen"');
  await expect(page.getByText('1 of 4 records match')).toBeVisible();
  await tabTo('4Lumenen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Why it matches' })).toBeVisible();
  await leave(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every view fits a phone in ${colorScheme} mode`, async () => {
    const page = await open('', {}, { viewport: { width: 390, height: 844 }, colorScheme });
    await state('the app is registered', { app: hostileApp('http://127.0.0.1:9') });
    await importHostile();
    for (const name of ['Overview', 'World', 'Journal', 'Imports', 'Playground']) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('nav [aria-current]')).toHaveText(name);
      await expect(page.getByText('Live')).toBeVisible();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(390);
    }
    const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(background).toBe(colorScheme === 'light' ? 'rgb(244, 245, 247)' : 'rgb(20, 23, 27)');
    await leave(page);
  });
}

const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const hostileWorld: Dataset = {
  ...demoWorld,
  projects: demoWorld.projects!.map((project) => ({
    ...project,
    name: hostile,
    strings: project.strings!.map((string) => ({ ...string, text: hostile })),
  })),
};
const hostileApp = (baseUrl: string) => ({
  ...{ type: 'public', clientId: 'hostile', name: hostile, redirectUris: ['https://app.test/'], baseUrl },
  modules: { 'file-post-import': [{ key: hostile, url: '/' }] },
});
const importHostile = () =>
  state('the file is imported', {
    ...{ projectId: 1, operation: 'import', file: { id: 9, name: hostile, content: '' } },
    strings: [{ uniqId: 'a', identifier: 'a', text: hostile }],
  });

test('what the service holds is shown as text and never run, and a preview runs nothing and asks for nothing', async () => {
  const call = async () => {
    const seen = `${started.enterpriseBaseUrl}/seen`;
    const html = `<p>Seen</p><script>top.hacked=1</script><img src="${seen}" onerror="top.hacked=1">
      <link rel="stylesheet" href="${seen}"><meta http-equiv="refresh" content="0;url=${seen}"><iframe src="${seen}"></iframe>`;
    const strings = [{ uniqId: 'a', identifier: 'a', text: hostile }];
    return Response.json({ data: { strings, preview: Buffer.from(html).toString('base64') } });
  };
  const page = await open('', { dataset: hostileWorld, call });
  await state('the app is registered', { app: hostileApp('https://app.test') });
  await importHostile();
  await fetch(`${started.baseUrl}/api/v2/projects?a=${encodeURIComponent(hostile)}`);
  for (const hash of ['overview', 'world', 'journal', 'imports', 'playground']) {
    await page.goto(`${started.consoleUrl}#${hash}`);
    await expect(page.locator(`#view-${hash}`)).toContainText(hostile);
  }
  await page.locator('#view-playground summary').first().click();
  await expect(page.locator('#view-playground pre').last()).toContainText('onerror');
  await page.goto(`${started.consoleUrl}#imports`);
  await expect(page.frameLocator('iframe').getByText('Seen')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  // Opened by itself the preview is as harmless.
  await page.goto(`${started.consoleUrl}_console/preview/1`);
  await expect(page.getByText('Seen')).toBeVisible();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(`${started.consoleUrl}_console/preview/1`);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(started.service.journal.list().filter(({ url }) => url.endsWith('/seen'))).toEqual([]);
  await page.close();
});
