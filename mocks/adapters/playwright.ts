/**
 * `locspec/playwright`: fixtures for tests of an app in a browser.
 *
 * ```js
 * import { consent, expect, test } from 'locspec/playwright';
 *
 * test('a user signs in', async ({ page, app }) => {
 *   await page.goto(`http://127.0.0.1:3000/?client=${app.clientId}`);
 *   await consent(page);
 *   await expect(page.getByText('You are signed in')).toBeVisible();
 * });
 * ```
 */
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { App } from '../core/registered-app.ts';
import { startService } from '../service/port.ts';
import { createService } from '../service/create-service.ts';
import type { Service, ServiceOptions } from '../service/service.ts';
import { readInterceptOptions, type InterceptOptions } from './intercept-options.ts';
import { loadPlaywright } from './playwright-runner.ts';

export { datasetWith } from '../data/dataset-with.ts';
export type { Service, ServiceOptions } from '../service/service.ts';
export type { App } from '../core/registered-app.ts';

const playwright = loadPlaywright();
/** Playwright's own. */
export const { expect } = playwright;

/** The tokens of a user who has approved the app. */
export interface SignedIn {
  /** Acts for the dataset's first user. */
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The header of an API call. Source, Authentication 1. */
  readonly headers: { readonly Authorization: string };
}

/** The fixtures of a test. */
export interface ServiceFixtures {
  /**
   * A service for this test. It is verified and closed at the end: a request that the source does not allow fails the
   * test, unless the test has allowed it by `service.verify({ allow: […] })`.
   */
  readonly service: Service;
  /** The registered app: `appOptions`, by default a public app with the redirect URL `{baseURL}/callback`. */
  readonly app: App;
  /** Tokens of the app; from then on its user approves without being asked. */
  readonly signedIn: SignedIn;
}

/** The options of the fixtures, for `test.use`. */
export interface ServiceSettings {
  /**
   * The real addresses that pages call; they are intercepted by routes. When absent, the service listens on free ports,
   * `service.baseUrl` and `service.authUrl`. Ports are needed if the app's own server calls the service or redirects to
   * it, which Playwright cannot intercept.
   */
  readonly serviceAddresses: Pick<InterceptOptions, 'authUrl' | 'baseUrl' | 'enterpriseBaseUrl'> | undefined;
  /** The options of the service, such as data and faults. */
  readonly serviceOptions: Omit<ServiceOptions, 'addresses'>;
  /** Members of the registered app. */
  readonly appOptions: Partial<App>;
}

/** Playwright's `test` with a service; combine it with other fixtures by `mergeTests`. */
export const test = playwright.test.extend<ServiceFixtures & ServiceSettings>({
  serviceAddresses: [undefined, { option: true }],
  serviceOptions: [{}, { option: true }],
  appOptions: [{}, { option: true }],

  service: async ({ context, serviceAddresses, serviceOptions }, use) => {
    const service =
      serviceAddresses === undefined
        ? await startService(serviceOptions)
        : await routeService(context, { ...serviceOptions, ...serviceAddresses });
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
 * The consent step: waits for the authorization page, approves or denies, and resolves when the browser has left the
 * page. `login` is the user who decides, by default the selected one. Source, Endpoints 1.
 */
export async function consent(page: Page, decision: 'approve' | 'deny' = 'approve', login?: string): Promise<void> {
  const button = page.locator(`button[name="decision"][value="${decision}"]`);
  await button.waitFor();
  const { origin, pathname } = new URL(page.url());
  if (login !== undefined) await page.locator('select[name="login"]').selectOption(login);
  await button.click();
  await page.waitForURL((url) => url.origin !== origin || url.pathname !== pathname);
}

/** A service that responds to the pages of a browser context at its real addresses. */
async function routeService(context: BrowserContext, options: InterceptOptions): Promise<Service> {
  const { options: serviceOptions, origins } = readInterceptOptions(options);
  const isIntercepted = (url: URL) => origins.includes(url.origin);
  const service = createService(serviceOptions, () => context.unroute(isIntercepted));
  await context.route(isIntercepted, (route) => fulfill(service, context, route));
  return service;
}

async function fulfill(service: Service, context: BrowserContext, route: Route): Promise<void> {
  const routed = route.request();
  const [url, method, data] = [routed.url(), routed.method(), routed.postDataBuffer()];
  // The browser adds cookies only after a request was routed.
  const cookies = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const sent = { ...routed.headers(), ...(cookies === '' ? {} : { cookie: cookies }) };
  let isUnknownRoute = false;
  const body = data === null ? null : new Uint8Array(data);
  const response = await service.answer(new Request(url, { method, headers: sent, body }), () => {
    isUnknownRoute = true;
  });
  // The page's request fails; the finding names the nearest route when the test is verified.
  if (isUnknownRoute) return route.abort();
  // A response that breaks off in the middle is a failed request to the page.
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return route.abort('connectionreset');
  const headers = Object.fromEntries(response.headers);
  return route.fulfill({ status: response.status, headers, body: Buffer.from(bytes) });
}
