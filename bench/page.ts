import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Report } from './measures.ts';
import { html } from '../reports/html.ts';
import { launchOptions, provideBrowser } from '../suites/kit/browser.ts';
import { largeResult } from '../reports/test-result.ts';

const REQUIREMENTS = 2_000;
const EXCHANGES = 10_000;
/** The times that the page is opened, of which the median counts. */
const TURNS = 7;

/** The time from opening the page of a large report to the page that can be used, as the browser measures it. */
export async function benchPage({ note }: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'locspec-bench-page-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, html(largeResult(REQUIREMENTS, EXCHANGES)));
  const browser = await chromium.launch(launchOptions(provideBrowser()));
  try {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const page = await browser.newPage();
      await page.goto(`${pathToFileURL(file)}`);
      await page.waitForSelector('html[data-ready]');
      times.push(await page.evaluate(() => performance.getEntriesByName('ready')[0]?.startTime ?? Infinity));
      await page.close();
    }
    note('report.page', ...times);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
