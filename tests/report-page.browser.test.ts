import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, expect, test } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { HOSTILE, hostileResult, largeResult, sampleResult } from '../reports/test-result.ts';
import { testBrowser } from '../mocks/service/test-browser.ts';
import { html } from '../reports/html.ts';
import type { Conformance } from '../reports/conformance.ts';
import { compareResults, type Difference } from '../reports/difference.ts';
import { untrusted } from '../run/untrusted.ts';

test.describe('the HTML report in a browser', () => {
  test.describe.configure({ mode: 'default' });

  let browser: Browser;
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'locspec-page-'));
    browser = await chromium.launch(testBrowser());
  });
  test.afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens the report of a result as a file; gives the page, and what it complained about and asked for. */
  async function open(result: Conformance, hash = '', options: BrowserContextOptions = {}, difference?: Difference) {
    const file = join(folder, `${test.info().testId}.html`);
    writeFileSync(file, html(result, difference));
    const page = await browser.newPage(options);
    const trouble: string[] = [];
    page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => !/^(file|data):/.test(request.url()) && trouble.push(`asks for ${request.url()}`));
    await page.goto(`${pathToFileURL(file)}${hash}`);
    await page.waitForSelector('html[data-ready]');
    return { page, trouble };
  }

  const shown = (page: Page) => page.locator('.row:visible').evaluateAll((rows) => rows.map(({ id }) => id));

  test('the first screen shows the verdict, its basis, and what was not tested', async () => {
    const result = sampleResult();
    const { page, trouble } = await open(result);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A service violates the source');
    await expect(page.locator('.grounds')).toContainText('44 of 44');
    await expect(page.locator('.grounds')).toContainText('reference');
    await expect(page.locator('.reasons').last()).toContainText(
      'the state “the dataset is” is refused Fix: offer the state',
    );
    await expect(page.locator('.reasons').first()).toContainText('A code MUST NOT be exchanged');
    const legend = await page.locator('.legend b').allTextContents();
    expect(legend.reduce((sum, count) => sum + Number(count), 0)).toBe(result.requirements.length);
    const cells = await page.locator('.matrix .figures > span:first-child').allTextContents();
    expect(cells.reduce((sum, cell) => sum + Number(cell.split(' / ')[1]), 0)).toBe(result.requirements.length);
    expect(trouble).toEqual([]);
    await page.close();
  });

  test('what changed since a previous report, and the threats, have a card each, which leads to what it names', async () => {
    const result = sampleResult();
    const before = { ...result, findings: [], verdict: 'conforms' } as const;
    const { page, trouble } = await open(result, '', {}, compareResults(before, result));
    await expect(page.locator('.since .judgement')).toContainText('the verdict is now “violates”');
    await page.locator('.since .kinds a').first().click();
    await expect(page.locator('.finding[open]').first()).toBeVisible();
    await expect(page.locator('.threats')).toContainText('not mitigated');
    const counts = await page.locator('.threats .pill').allTextContents();
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(result.threats!.length);
    await page.locator('.threats a').first().click();
    await expect(page.locator('.row[open]').first()).toBeVisible();
    expect(trouble).toEqual([]);
    await page.close();
    const other = await open({ ...hostileResult(), threats: [] }, '', {}, compareResults(result, hostileResult()));
    await expect(other.page.locator('.since')).toBeVisible();
    await expect(other.page.locator('.threats')).toHaveCount(0);
    expect(other.trouble).toEqual([]);
    expect(await other.page.evaluate('globalThis.stolen')).toBeUndefined();
    await other.page.close();
  });

  test('what is wrong with the expected failures, and what ended a run early, stand beside the verdict', async () => {
    const sample = sampleResult();
    const { page } = await open({
      ...sample,
      run: { ...sample.run, ended: 'target lost', complete: false, reason: untrusted('it went away') },
      verdict: 'inconclusive',
      oracle: { ...sample.oracle, rules: { passed: 0, of: 0 } },
      expectedFailures: {
        stale: [{ requirement: 'oauth.app.public', reason: 'r' }],
        expired: [{ check: 'oauth.code', reason: 'r', expires: '2026-01-01' }],
        unknown: [{ name: 'oauth.nothing' }],
      },
    });
    const verdict = page.locator('.verdict');
    await expect(verdict).toContainText('Expected to fail, but passes: oauth.app.public');
    await expect(verdict).toContainText('Expected to fail only until 2026-01-01: oauth.code');
    await expect(verdict).toContainText('Expected to fail, but unknown: oauth.nothing');
    await expect(verdict).toContainText('Ended early: target lost. it went away');
    await expect(page.locator('.grounds')).toContainText('A rule that fails its self-test proves nothing.');
    await page.close();
  });

  test('a finding shows both sides, the words that differ, its exchange, and what to copy', async () => {
    const { page } = await open(sampleResult(), '#oauth.pkce.mismatch/1');
    const finding = page.locator('[id="oauth.pkce.mismatch/1"]');
    await expect(finding.locator('.expected')).toHaveText('Expectedstate = abc and nothing else');
    await expect(finding.locator('.expected mark')).toHaveText('abc');
    await expect(finding.locator('.actual mark')).toHaveText('abd');
    await expect(finding.locator('.exchange')).toContainText('http://127.0.0.1:4010/oauth/token');
    await expect(finding.locator('.exchange .body').last()).toHaveText('{\n  "token_type": "bearer"\n}');
    const copied = await finding.locator('.snippet code').allTextContents();
    expect(copied.join('\n')).toContain('curl -i http://127.0.0.1:4010/oauth/token');
    expect(copied.join('\n')).toContain('--check oauth.pkce.mismatch --seed 7');
    expect(copied.join('\n')).toContain('- requirement: oauth.pkce.mismatch');
    await page.close();
  });

  test('the caret stands under the part of the expression that went wrong', async () => {
    const { page } = await open(sampleResult(), '#croql.operator.between/1');
    const [line = '', caret = ''] = (await page.locator('.expression:visible').innerText()).split('\n');
    const part = 'count of translations where (user between 1 and 3)';
    expect(line).toBe(`${part} > 0`);
    expect(caret).toBe(`${'^'.repeat(part.length)} is 0 at 101, expected 1`);
    await expect(page.locator('.counterexample:visible .facts')).toContainText('missing101');
    await expect(page.locator('.counterexample:visible .facts')).toContainText('not expected104');
    await page.close();
  });

  test('an address leads to its requirement and keeps the filters, and a search narrows both lists', async () => {
    const result = sampleResult();
    const { page } = await open(result, '#oauth.app.public?status=pass&area=oauth');
    await expect(page.locator('[id="oauth.app.public"]')).toHaveAttribute('open', '');
    expect(await shown(page)).toEqual(['oauth.app.confidential', 'oauth.app.public']);
    await expect(page.locator('.group:visible')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await shown(page)).toHaveLength(result.requirements.length);
    await page.keyboard.press('/');
    await page.keyboard.type('translations where (user');
    await expect.poll(() => shown(page)).toEqual(['croql.operator.between']);
    await expect(page.locator('.group:visible')).toHaveCount(1);
    await expect.poll(() => new URL(page.url()).hash).toContain('q=translations+where+%28user');
    await page.reload();
    expect(await shown(page)).toEqual(['croql.operator.between']);
    await page.close();
  });

  test('the keyboard is enough', async () => {
    const { page } = await open(sampleResult());
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    const second = page.locator('.finding').nth(1);
    await expect(second.locator('summary').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(second.locator('.compare')).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.locator('.finding').first().locator('summary').first()).toBeFocused();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.close();
  });

  test('what a hostile target said is only text, wherever it stands', async () => {
    const { page, trouble } = await open(hostileResult());
    await page.locator('details').evaluateAll((all) => all.forEach((element) => element.setAttribute('open', '')));
    await expect(page.locator('.finding[open] .inside').first()).toBeVisible();
    expect(await page.evaluate(() => 'stolen' in globalThis || 'polluted' in {})).toBe(false);
    expect(await page.locator('main img, main script, main iframe').count()).toBe(0);
    // Every link of the page leads to one of its own places.
    const addresses = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => !address.startsWith('#'))).toEqual([]);
    await expect(page.locator('.finding .title').filter({ hasText: HOSTILE[0] }).first()).toBeVisible();
    expect(await page.locator('.head', { hasText: '__proto__: polluted' }).count()).toBeGreaterThan(0);
    expect(await page.locator('body').innerText()).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e]/);
    expect(trouble).toEqual([]);
    await page.close();
  });

  test('the page’s own policy stops a script that is not its own', async () => {
    const { page, trouble } = await open(sampleResult());
    await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = 'globalThis.stolen = 1';
      document.body.append(script);
    }`);
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
    await expect.poll(() => trouble.join()).toContain('Content Security Policy');
    await page.close();
  });

  test('of 2 000 requirements with 10 000 exchanges only what is open is drawn', async () => {
    const { page, trouble } = await open(largeResult(2000, 10_000));
    const count = (selector: string) => page.locator(selector).count();
    expect(await count('.row')).toBe(2000);
    // Those of the first finding, which is open.
    expect(await count('.exchange')).toBe(12);
    // A row is its summary: a status, a sentence, an identifier and a standing.
    expect(await count('.row *')).toBeLessThanOrEqual(7 * 2000);
    await page.locator('.finding').nth(1).locator('summary').first().click();
    await expect(page.locator('.exchange')).toHaveCount(24);
    expect(trouble).toEqual([]);
    await page.close();
  });

  for (const [name, options] of Object.entries({
    phone: { viewport: { width: 360, height: 740 } },
    desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  } as const satisfies Record<string, BrowserContextOptions>)) {
    test(`nothing is wider than a ${name}`, async () => {
      for (const result of [sampleResult(), hostileResult()]) {
        const { page } = await open(result, '#oauth.token.verifier-checked/1', options);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
          options.viewport.width,
        );
        const [verdict, grounds] = await Promise.all(
          ['.verdict', '.grounds'].map((part) => page.locator(part).boundingBox()),
        );
        // Side by side where the width allows it, else below each other.
        expect((grounds?.y ?? 0) > (verdict?.y ?? 0)).toBe(name === 'phone');
        await page.close();
      }
    });
  }

  test('on paper every finding is open and nothing is to be pressed', async () => {
    const { page } = await open(sampleResult(), '', { colorScheme: 'dark' });
    const tint = () => page.evaluate<string>(`getComputedStyle(document.querySelector('.expected')).backgroundColor`);
    const dark = await tint();
    await page.emulateMedia({ media: 'print' });
    expect(await tint(), 'paper is light').not.toBe(dark);
    expect(dark).toMatch(/^rgb/);
    await page.evaluate(`void dispatchEvent(new Event('beforeprint'))`);
    expect(await page.locator('.finding:not([open])').count()).toBe(0);
    await expect(page.locator('.tools')).toBeHidden();
    await page.close();
  });
});

test('the page asks for nothing and lets nothing else run', () => {
  const page = html(hostileResult());
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; img-src data:;/);
  expect(page).not.toMatch(/unsafe-inline|\ssrc="http|@import url/);
  expect(page.match(/<script/g)?.length).toBe(page.match(/<\/script>/g)?.length);
});
