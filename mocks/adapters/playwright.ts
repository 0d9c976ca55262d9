/**
 * `locspec/playwright`: fixtures for tests of an app in a browser.
 *
 * ```js
 * import { consent, expect, test } from 'locspec/playwright';
 *
 * test('a user lets the app in', async ({ page, app }) => {
 *   await page.goto(`http://127.0.0.1:3000/?client=${app.clientId}`);
 *   await consent(page);
 *   await expect(page.getByText('You are in')).toBeVisible();
 * });
 * ```
 */
import { test as base, type BrowserContext, type Page, type Route } from '@playwright/test';
import { startService } from '../port.ts';
import { createService, type Service, type ServiceOptions } from '../service.ts';
import type { App } from '../store.ts';
import { interceptedOf, type InterceptOptions } from './intercepted.ts';

export { expect } from '@playwright/test';
export { datasetWith } from '../state/dataset-with.ts';
export type { Service, ServiceOptions } from '../service.ts';
export type { App } from '../store.ts';

/** A user who has let the app in, and whom the authorization page asks nothing more. */
export interface SignedIn {
  /** For calls of the API, in the name of the dataset's first user. */
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The header of such a call. Source, Authentication 1. */
  readonly headers: { readonly Authorization: string };
}

/** What a test is given. */
export interface ServiceFixtures {
  /**
   * A service of the test's own. When the test ends, it is verified and closed: a request that the source does not
   * allow fails the test, unless the test has allowed it by `service.verify({ allow: […] })`.
   */
  readonly service: Service;
  /** The app that is registered with it: `appOptions`, or else a public app whose redirect URL is `{baseURL}/callback`. */
  readonly app: App;
  /** Tokens for that app; from here on its user approves at once. */
  readonly signedIn: SignedIn;
}

/** What a test chooses by `test.use`. */
export interface ServiceSettings {
  /**
   * The real addresses that pages call: they are answered by routes, whatever stands there. When absent, the service
   * listens on free ports, which an app takes from `service.baseUrl` and `service.authUrl`. The same is needed where an
   * app's own server calls the service or redirects to it, since Playwright routes neither.
   */
  readonly serviceAddresses: Pick<InterceptOptions, 'authUrl' | 'baseUrl' | 'enterpriseBaseUrl'> | undefined;
  /** Data, faults and whatever else the service begins with. */
  readonly serviceOptions: Omit<ServiceOptions, 'addresses'>;
  /** What of the registered app matters. */
  readonly appOptions: Partial<App>;
}

/** Playwright's `test` with a service; `mergeTests` brings it together with fixtures of your own. */
export const test = base.extend<ServiceFixtures & ServiceSettings>({
  serviceAddresses: [undefined, { option: true }],
  serviceOptions: [{}, { option: true }],
  appOptions: [{}, { option: true }],

  service: async ({ context, serviceAddresses, serviceOptions }, use) => {
    const service =
      serviceAddresses === undefined
        ? await startService(serviceOptions)
        : await routed(context, { ...serviceOptions, ...serviceAddresses });
    try {
      await use(service);
      service.verify();
    } finally {
      await service.close();
    }
  },

  app: async ({ service, appOptions, baseURL }, use) => {
    const redirectUris = baseURL === undefined ? {} : { redirectUris: [new URL('/callback', baseURL).href] };
    await use(service.register({ type: 'public', ...redirectUris, ...appOptions }));
  },

  signedIn: async ({ service, app }, use) => {
    service.userWill('approve');
    const { access_token, refresh_token } = service.tokens({ app: app.clientId });
    const headers = { Authorization: `Bearer ${access_token}` };
    await use({ accessToken: access_token, refreshToken: refresh_token, headers });
  },
});

/**
 * The consent step: waits for the authorization page, answers it in the name of a login (the one that it shows when
 * none is named), and resolves when the browser has left it. Source, Endpoints 1.
 */
export async function consent(page: Page, decision: 'approve' | 'deny' = 'approve', login?: string): Promise<void> {
  const button = page.locator(`button[name="decision"][value="${decision}"]`);
  await button.waitFor();
  const { origin, pathname } = new URL(page.url());
  if (login !== undefined) await page.locator('select[name="login"]').selectOption(login);
  await button.click();
  await page.waitForURL((url) => url.origin !== origin || url.pathname !== pathname);
}

/** A service that answers the pages of a context at its real addresses. */
async function routed(context: BrowserContext, options: InterceptOptions): Promise<Service> {
  const { addresses, origins } = interceptedOf(options);
  const isOurs = (url: URL) => origins.includes(url.origin);
  const service = createService({ ...options, addresses }, () => context.unroute(isOurs));
  await context.route(isOurs, (route) => answer(service, context, route));
  return service;
}

async function answer(service: Service, context: BrowserContext, route: Route): Promise<void> {
  const asked = route.request();
  const [url, method, sent] = [asked.url(), asked.method(), asked.postDataBuffer()];
  // Cookies are put in after a request was routed.
  const cookies = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { ...asked.headers(), ...(cookies === '' ? {} : { cookie: cookies }) };
  let isStray = false;
  const body = sent === null ? null : new Uint8Array(sent);
  const response = await service.answer(new Request(url, { method, headers, body }), () => {
    isStray = true;
  });
  // The page's call fails, and the finding names the nearest route when the test is verified.
  if (isStray) return route.abort();
  const bytes = Buffer.from(await response.arrayBuffer());
  return route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: bytes });
}
