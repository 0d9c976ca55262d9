import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import type { Dataset } from '../data/dataset.ts';
import { demoDataset } from '../data/demo-dataset.ts';
import { startService, type StartedService, type StartOptions } from '../service/port.ts';
import { testBrowser } from '../service/test-browser.ts';

let browser: Browser;
let started: StartedService;
/** The messages of the browser's console, and the origins it requested, since the page was opened. */
let messages: string[];
let visited: string[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  browser = await chromium.launch(testBrowser());
});
test.afterAll(() => browser?.close());
test.afterEach(() => started?.close());

async function open(hash: string, options: StartOptions = {}, pageOptions: Parameters<Browser['newPage']>[0] = {}) {
  started = await startService(options);
  const page = await browser.newPage(pageOptions);
  messages = [];
  visited = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => visited.push(new URL(request.url()).origin));
  await page.goto(`${started.consoleUrl}${hash}`);
  return page;
}

/** Closes the page and checks that there were no messages and no requests to other origins. */
async function leave(page: Page) {
  expect(messages).toEqual([]);
  expect(new Set(visited)).toEqual(new Set([started.baseUrl]));
  await page.close();
}

const state = (name: string, params: object) =>
  fetch(started.stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: name, params, action: 'setup' }),
  });

test('the overview shows the addresses, the apps without secrets of their own, the faults and the resolutions', async () => {
  const page = await open('', { faults: ['oauth.state-dropped'], answers: { 'croql.plural-text': 'any' } });
  const main = page.getByRole('main');
  await expect(main.getByText(started.enterpriseBaseUrl, { exact: true })).toBeVisible();
  await expect(main).not.toContainText(`${started.enterpriseBaseUrl}/api/v2`);
  await expect(main.getByRole('heading', { name: 'Demo Backend' })).toBeVisible();
  await expect(main).toContainText('http://localhost:4999/callback');
  await expect(main).toContainText('oauth.state-dropped');
  await expect(main).toContainText('croql.plural-text');
  await expect(main).toContainText('demo-secret');
  started.service.register({ clientId: 'own', name: 'Own', clientSecret: 'kept-to-itself' });
  await expect(main.getByRole('listitem').filter({ hasText: 'Own' })).toContainText('not shown');
  expect(await page.content()).not.toContain('kept-to-itself');
  await leave(page);
});

test('a request with a new token of an app is copied, and works', async () => {
  const page = await open('#overview');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const app = page.getByRole('main').getByRole('listitem').filter({ hasText: 'demo-spa' });
  await app.getByRole('button', { name: 'Copy a curl with a new token' }).click();
  await expect(app.getByRole('status')).toContainText('Copied: curl');
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  const [, header = '', token = '', address = ''] =
    /^curl -H '(Authorization: Bearer (.+))' '(.+)'$/.exec(copied) ?? [];
  expect(address).toBe(`${started.baseUrl}/api/v2/projects/1/strings`);
  await expect(app.getByRole('status')).toContainText(header);
  expect((await fetch(address, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
  expect(started.service.findings).toEqual([]);
  await leave(page);
});

test('where nothing can be copied, the request is shown, and fits a phone', async () => {
  const page = await open('#overview', {}, { viewport: { width: 390, height: 844 } });
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))");
  const app = page.getByRole('main').getByRole('listitem').filter({ hasText: 'demo-backend' });
  await app.getByRole('button', { name: 'Copy a curl with a new token' }).click();
  await expect(app.getByRole('status')).toContainText('Copy this: curl -H');
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await leave(page);
});

test('the controls set the user’s decision and advance the clock', async () => {
  const page = await open('#overview');
  await page.getByLabel('When an app requests access, the user').selectOption('deny');
  await expect.poll(() => started.service.snapshot().store.userWill.decision).toBe('deny');
  await page.getByRole('button', { name: 'An hour' }).click();
  await expect(page.getByRole('group', { name: /Advance the clock.*60 min ahead/ })).toBeVisible();
  expect(started.service.snapshot().ahead).toBe(3_600_000);
  await leave(page);
});

test('the journal shows requests live, can be filtered and paused, and omits those of the console', async () => {
  const page = await open('#journal');
  await expect(page.getByText('There are no requests yet')).toBeVisible();
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

test('the data view links projects to their records', async () => {
  const page = await open('#data');
  await page
    .getByRole('row', { name: /Lumen Shop/ })
    .getByRole('link', { name: 'uk' })
    .click();
  await expect(page.getByLabel('Context')).toHaveValue('translation');
  await expect(page.getByLabel('Records of').locator('option:checked')).toHaveText('Lumen Shop, uk');
  await expect(page.getByText('Кошик порожній').first()).toBeVisible();
  await leave(page);
});

test('the playground shows the errors of an expression and selects them', async () => {
  const page = await open('#playground');
  await page.getByLabel('Expression').fill('is hidden and is hiden');
  const errors = page.getByRole('list', { name: 'Errors' }).getByRole('listitem');
  await expect(errors).toContainText(['Did you mean is hidden']);
  await expect(page.locator('.editor mark')).toHaveText('is hiden');
  await errors.getByRole('button', { name: 'column 15' }).click();
  const selected = 'const e = document.activeElement; e.value.slice(e.selectionStart, e.selectionEnd)';
  expect(await page.evaluate<string>(`(() => { ${selected.replace('e.value', 'return e.value')} })()`)).toBe(
    'is hiden',
  );
  await page.getByLabel('Edition').selectOption('hosted');
  await page.getByLabel('Expression').fill('isPassedWorkflow');
  await expect(errors).toContainText(['only in the enterprise edition']);
  await page.getByLabel('Edition').selectOption('enterprise');
  await expect(page.getByText('1 of 8 records match')).toBeVisible();
  await leave(page);
});

test('the playground warns of a valid expression that is doubtful', async () => {
  const page = await open('#playground');
  await page.getByLabel('Expression').fill('count of labels >= 0');
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('This is always true');
  await expect(page.getByText('8 of 8 records match')).toBeVisible();
  await page.getByLabel('Expression').fill('count of labels > 0');
  await expect(page.getByRole('list', { name: 'Warnings' }).getByRole('listitem')).toHaveCount(0);
  await leave(page);
});

test('the playground lists the matching records, and explains why another does not match', async () => {
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

test('the playground is operable by keyboard', async () => {
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
  // One letter: letters that come slowly are a search of their own each.
  await page.keyboard.type('G');
  await tabTo('expression');
  await page.keyboard.type('lemma = "Lumen"');
  await expect(page.getByText('1 of 4 records match')).toBeVisible();
  await tabTo('4Lumenen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Why it matches' })).toBeVisible();
  await leave(page);
});

test('the playground suggests what can be written at the caret, for the keyboard too', async () => {
  const page = await open('#playground');
  const field = page.getByLabel('Expression');
  const suggestions = page.getByRole('toolbar', { name: 'Suggestions' }).getByRole('button');
  // Slower than the pause after typing, so that a late answer could take the focus away.
  await page.route('**/complete?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await field.focus();
  await page.keyboard.type('count of translations where (us');
  await expect(suggestions).toHaveText(['user']);
  await page.keyboard.press('Control+Space');
  await expect(suggestions.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('count of translations where (user ');
  await page.keyboard.type('= ');
  await expect(suggestions.first()).toHaveText('@user:"alice"');
  await page.keyboard.press('Control+Space');
  await expect(suggestions.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // Long enough for whatever the released keys might ask for.
  await page.waitForTimeout(400);
  await expect(suggestions.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await suggestions.first().click();
  await page.keyboard.type(') > 0');
  await expect(field).toHaveValue('count of translations where (user = @user:"alice") > 0');
  await expect(page.getByText(/^\d of 8 records match$/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const { search, hash } = new URL(page.url());
  expect(`${search}${hash}`).toContain('expression=count');
  await leave(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every view fits a phone in ${colorScheme} mode`, async () => {
    const page = await open('', {}, { viewport: { width: 390, height: 844 }, colorScheme });
    await state('the app is registered', { app: hostileApp('http://127.0.0.1:9') });
    await importHostile();
    for (const name of ['Overview', 'Data', 'Journal', 'Imports', 'Playground']) {
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
const hostileDataset: Dataset = {
  ...demoDataset,
  projects: demoDataset.projects!.map((project) => ({
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

test('data of the service is shown as text, and a preview runs no scripts and makes no requests', async () => {
  const call = async () => {
    const seen = `${started.enterpriseBaseUrl}/seen`;
    const html = `<p>Seen</p><script>top.hacked=1</script><img src="${seen}" onerror="top.hacked=1">
      <link rel="stylesheet" href="${seen}"><meta http-equiv="refresh" content="0;url=${seen}"><iframe src="${seen}"></iframe>`;
    const strings = [{ uniqId: 'a', identifier: 'a', text: hostile }];
    return Response.json({ data: { strings, preview: Buffer.from(html).toString('base64') } });
  };
  const page = await open('', { dataset: hostileDataset, call });
  await state('the app is registered', { app: hostileApp('https://app.test') });
  await importHostile();
  await fetch(`${started.baseUrl}/api/v2/projects?a=${encodeURIComponent(hostile)}`);
  for (const hash of ['overview', 'data', 'journal', 'imports', 'playground']) {
    await page.goto(`${started.consoleUrl}#${hash}`);
    await expect(page.locator(`#view-${hash}`)).toContainText(hostile);
  }
  await page.locator('#view-playground summary').first().click();
  await expect(page.locator('#view-playground pre').last()).toContainText('onerror');
  await page.goto(`${started.consoleUrl}#imports`);
  await expect(page.frameLocator('iframe').getByText('Seen')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  // Opened on its own, the preview is just as harmless.
  await page.goto(`${started.consoleUrl}_console/preview/1`);
  await expect(page.getByText('Seen')).toBeVisible();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(`${started.consoleUrl}_console/preview/1`);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(started.service.journal.list().filter(({ url }) => url.endsWith('/seen'))).toEqual([]);
  await page.close();
});
