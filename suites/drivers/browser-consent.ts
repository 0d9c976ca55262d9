import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, Request } from '@playwright/test';
import type { Decision } from './consent-form.ts';
import { makeArrivalTest, protectCode } from './oauth-requests.ts';
import type { Arrival } from './oauth-requests.ts';
import { findBrowser, launchOptions } from '../kit/browser.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { sessionKey } from '../kit/session.ts';
import type { Target } from '../kit/target.ts';
import type { Consent, Step } from '../../run/plan.ts';

/** Consent that is given on a page. */
export type PageConsent = Exclude<Consent, { readonly by: 'state' }>;

/** A function from the configuration that acts on the consent page. */
export type ConsentFunction = (page: Page, decision: Decision) => Promise<void>;

/**
 * How long a step waits for its element, or as long as a request may take where that is less, and the page for its
 * redirect after the last step, in milliseconds.
 */
const STEP_TIMEOUT = 3_000;
const REDIRECT_TIMEOUT = 5_000;
/** The latter if a step found no element, so that no redirect is expected, and the former on a page that is an error. */
const FAILED_STEP_TIMEOUT = 300;

/**
 * Follows an authorization request in a real browser and acts on the consent page as the configuration says. Each request
 * has its own browser context, so no login or approval of an earlier request is remembered.
 */
export async function consentInBrowser(
  target: Target,
  consent: PageConsent,
  decision: Decision,
  address: string,
): Promise<Arrival> {
  if (target.plan.readOnly) throw new Unsupported('the run is read-only and gives no consent', { code: 'read-only' });
  const browser = await launchBrowser(target, [
    target.addresses.authUrl,
    ...(consent.by === 'browser' ? (consent.origins ?? []) : []),
  ]);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(target.plan.timeout);
    const navigation = watch(page, makeArrivalTest(target, address));
    const acted = visit(page, address).then((isError) =>
      actOn(target, page, consent, decision, isError ? FAILED_STEP_TIMEOUT : undefined),
    );
    // Steps that find no element leave the browser on the page, which is then judged.
    const timeout = await Promise.race([
      navigation.arrived.then(() => REDIRECT_TIMEOUT),
      acted.then(
        () => REDIRECT_TIMEOUT,
        () => FAILED_STEP_TIMEOUT,
      ),
    ]);
    const arrival = await navigation.end(page, address, timeout);
    if (arrival.to) protectCode(target, arrival.to);
    target.record(arrival.exchange);
    return arrival;
  } finally {
    await context.close();
  }
}

/** Follows the redirects of the main frame. */
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
  const end = async (shown: Page, address: string, timeout: number): Promise<Arrival> => {
    const request = { method: 'GET', url: address, headers: {} };
    const there = await Promise.race([arrived, shown.waitForTimeout(timeout)]);
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
    // A page that navigates by a script or a form has no status of a redirect.
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

/** Opens an address: whether its page is an error. The navigation may end at an app that does not exist, which is none. */
const visit = (page: Page, address: string): Promise<boolean> =>
  page.goto(address, { waitUntil: 'domcontentloaded' }).then(
    (response) => response !== null && response.status() >= 400,
    () => false,
  );

/** Performs a decision on the consent page as the configuration says. */
export async function actOn(
  target: Target,
  page: Page,
  consent: PageConsent,
  decision: Decision,
  timeout = Math.min(STEP_TIMEOUT, target.plan.timeout),
): Promise<void> {
  if (consent.by === 'function') return (await loadFunction(target, consent.file))(page, decision);
  for (const step of consent[decision]) await perform(page, step, timeout);
}

async function perform(page: Page, step: Step, timeout: number): Promise<void> {
  if ('click' in step) await page.locator(step.click).first().click({ timeout, noWaitAfter: true });
  else await page.locator(step.fill).first().fill(step.with, { timeout });
}

const consentFunctions = sessionKey(() => new Map<string, Promise<ConsentFunction>>());

function loadFunction({ session }: Target, file: string): Promise<ConsentFunction> {
  const functions = session.get(consentFunctions);
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
  ) as { default: ConsentModule & { default?: ConsentModule } };
  // The exports of a file that is CommonJS by its folder are wrapped once more.
  return (exported.default ?? exported).consent;
}

interface ConsentModule {
  readonly consent: ConsentFunction;
}

const launchedBrowsers = sessionKey(() => new Map<string, Promise<Browser>>());

/**
 * A browser that reaches only these addresses. It is launched once for each set of hosts, and closed with the target's
 * session. Throws {@link Unsupported} if there is no browser on this machine.
 */
export function launchBrowser({ session }: Target, addresses: readonly string[]): Promise<Browser> {
  const browsers = session.get(launchedBrowsers);
  const hosts = [...new Set(addresses.map((address) => new URL(address).hostname))].sort();
  const known = browsers.get(hosts.join());
  if (known) return known;
  const program = findBrowser();
  if (program === undefined)
    throw new Unsupported('there is no Chromium or Chrome on this machine', { code: 'no-browser' });
  const options = launchOptions(program);
  // Other hosts do not resolve: the configuration names every address that the kit may contact.
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host.replace(/^\[|\]$/g, '')}`)].join(' , ');
  const args = [...(options.args ?? []), `--host-resolver-rules=${rules}`];
  // Few runs need it, and it takes longer to load than many a check takes.
  const browser = import('@playwright/test').then(({ chromium }) => chromium.launch({ ...options, args }));
  browsers.set(hosts.join(), browser);
  session.onClose(() =>
    browser.then(
      (launched) => launched.close(),
      () => undefined,
    ),
  );
  return browser;
}
