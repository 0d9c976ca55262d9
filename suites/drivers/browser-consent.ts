import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, Page, Request } from '@playwright/test';
import type { Decision } from './consent.ts';
import { arrivalOf, keepSecrets } from './flow.ts';
import type { Arrival } from './flow.ts';
import { findBrowser, launchOptions } from '../browser.ts';
import { NotOffered } from '../target.ts';
import type { Target } from '../target.ts';
import type { Consent, Step } from '../../spec/run.ts';

/** Consent that somebody gives on a page. */
export type Acted = Exclude<Consent, { readonly by: 'state' }>;

/** A function of a configuration that decides on the page which asks. */
export type ConsentFunction = (page: Page, decision: Decision) => Promise<void>;

/** How long a step waits for its element, and how long the page has to leave after the last one, in milliseconds. */
const STEP = 3_000;
const GRACE = 5_000;
/** The same where a step had nothing to act on, so that nothing was sent. */
const NO_GRACE = 300;

/**
 * Takes a real browser through an authorization request and answers the page as the configuration says. Each request
 * has a browser context of its own, so that no login and no approval of an earlier one is remembered.
 */
export async function consentInBrowser(
  target: Target,
  consent: Acted,
  decision: Decision,
  address: string,
): Promise<Arrival> {
  if (target.plan.readOnly) throw new NotOffered('the run is read-only and answers no page');
  const browser = await openBrowser([
    target.addresses.authUrl,
    ...(consent.by === 'browser' ? (consent.origins ?? []) : []),
  ]);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(target.plan.timeout);
    const way = watch(page, arrivalOf(target, address));
    const acted = visit(page, address).then(() => actOn(page, consent, decision));
    // Steps that find nothing to act on leave the browser where it is, and where that is will be judged.
    const grace = await Promise.race([
      way.arrived.then(() => GRACE),
      acted.then(
        () => GRACE,
        () => NO_GRACE,
      ),
    ]);
    const arrival = await way.end(page, address, grace);
    if (arrival.to) keepSecrets(target, arrival.to);
    target.record(arrival.exchange);
    return arrival;
  } finally {
    await context.close();
  }
}

/** Follows the main frame: where it was sent, and with which status. */
function watch(page: Page, isArrival: (to: URL) => boolean) {
  const trail: string[] = [];
  let last: Request | undefined;
  const arrived = new Promise<Request>((resolve) => {
    page.on('request', (request) => {
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      if (isArrival(new URL(request.url()))) resolve(request);
      else {
        trail.push(request.url());
        last = request;
      }
    });
  });
  const end = async (shown: Page, address: string, grace: number): Promise<Arrival> => {
    const request = { method: 'GET', url: address, headers: {} };
    const there = await Promise.race([arrived, shown.waitForTimeout(grace)]);
    if (!there) {
      const response = await last?.response().catch(() => null);
      const body = await shown.content().catch(() => '');
      const headers: Readonly<Record<string, string>> = (await response?.allHeaders()) ?? {};
      const listed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
      return {
        exchange: { request, response: { status: response?.status() ?? 0, headers: listed, body } },
        to: null,
        trail,
      };
    }
    const to = new URL(there.url());
    // A page that leaves by itself, by a script or a form, has no status of a redirect.
    const status =
      (
        await there
          .redirectedFrom()
          ?.response()
          .catch(() => null)
      )?.status() ?? 200;
    return { exchange: { request, response: { status, headers: { location: [to.href] }, body: '' } }, to, trail };
  };
  return { arrived, end };
}

/** The navigation of an approval ends at the app, which may not be there. */
const visit = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'domcontentloaded' }).then(
    () => undefined,
    () => undefined,
  );

/** Does on the page what the configuration says for a decision. */
export async function actOn(page: Page, consent: Acted, decision: Decision): Promise<void> {
  if (consent.by === 'function') return (await functionOf(consent.file))(page, decision);
  for (const step of consent[decision]) await take(page, step);
}

async function take(page: Page, step: Step): Promise<void> {
  if ('click' in step) await page.locator(step.click).first().click({ timeout: STEP, noWaitAfter: true });
  else await page.locator(step.fill).first().fill(step.with, { timeout: STEP });
}

const functions = new Map<string, Promise<ConsentFunction>>();

function functionOf(file: string): Promise<ConsentFunction> {
  const known = functions.get(file) ?? importConsent(file);
  functions.set(file, known);
  return known;
}

async function importConsent(file: string): Promise<ConsentFunction> {
  const address = pathToFileURL(file).href;
  const { default: exported } = (
    extname(file) === '.ts'
      ? await (await import('tsx/esm/api')).tsImport(address, import.meta.url)
      : await import(address)
  ) as { default: Deciding & { default?: Deciding } };
  // A file that its folder makes CommonJS arrives wrapped once more.
  return (exported.default ?? exported).consent;
}

interface Deciding {
  readonly consent: ConsentFunction;
}

const browsers = new Map<string, Promise<Browser>>();

/** A browser that reaches these addresses and nothing else, one for each worker. */
export function openBrowser(addresses: readonly string[]): Promise<Browser> {
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))].sort();
  const known = browsers.get(hosts.join());
  if (known) return known;
  const program = findBrowser();
  if (program === undefined) throw new NotOffered('there is no Chromium or Chrome on this machine');
  const options = launchOptions(program);
  // What a page of the target asks for elsewhere is not found: the configuration names every place that is asked.
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host.replace(/^\[|\]$/g, '')}`)].join(' , ');
  const browser = chromium.launch({ ...options, args: [...(options.args ?? []), `--host-resolver-rules=${rules}`] });
  browsers.set(hosts.join(), browser);
  return browser;
}

/** Closes every browser that was opened; for those who share their process with others. */
export async function closeBrowsers(): Promise<void> {
  const opened = [...browsers.values()];
  browsers.clear();
  await Promise.all(opened.map(async (browser) => (await browser).close()));
}
