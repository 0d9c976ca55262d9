import type { Response } from '@playwright/test';
import { approval } from './approval-rules.ts';
import { leadsTo } from './arrival.ts';
import { registerApp } from './authorization.ts';
import { returnsState } from './state-rule.ts';
import { actOn, launchBrowser } from '../drivers/browser-consent.ts';
import type { PageConsent } from '../drivers/browser-consent.ts';
import { listen } from '../drivers/loopback.ts';
import { authorizationAddress, protectCode } from '../drivers/oauth-requests.ts';
import { buildRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { NoResponse } from '../kit/exchange.ts';
import type { HttpResponse } from '../kit/exchange.ts';
import { Unsupported } from '../kit/preconditions.ts';
import type { KnownApp } from '../../run/plan.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];

/** One flow as a user sees it: a real browser, the consent page, a click, and the app in the address bar. */
export const browserChecks: readonly Check[] = [
  check(
    'oauth.browser',
    {
      title: 'after approval, a real browser ends at the app’s redirect URL with a code and the state',
      cites: ['oauth.authorize.code-returned', 'oauth.authorize.address', 'oauth.authorize.state-returned'],
    },
    async (context) => {
      const { target } = context;
      const { consent = { by: 'state' }, depth } = target.plan;
      if (depth === 'quick')
        throw new Unsupported('a real browser belongs to a deeper run', { code: 'depth', subject: 'default' });
      if (consent.by === 'state')
        throw new Unsupported('the configuration does not say how to answer the consent page', { code: 'no-consent' });
      const callback = await openCallback(redirectUriOf(context));
      try {
        const asked = buildRequest(context, await callback.app(context), 'S256', { redirectUri: callback.redirectUri });
        if (target.addresses.stateUrl !== undefined) await target.state('the user will', { decision: 'ask' });
        const address = authorizationAddress(target, asked.parameters);
        const { to, response } = await walk(context, consent, address, callback.redirectUri);
        const request = { method: 'GET', url: address, headers: {} };
        if (response === undefined) {
          const missing = new NoResponse('silent', request, 'the browser gets no page of the authorization server');
          target.record(missing);
          throw missing;
        }
        const arrival = { exchange: { request, response }, to, trail: [] };
        target.record(arrival.exchange);
        if (arrival.to) protectCode(target, arrival.to);
        const { redirectUri, state } = asked;
        context.require(approval, { arrival, redirectUri });
        context.judge(returnsState('approve'), { arrival, redirectUri, state });
      } finally {
        await callback.close();
      }
    },
  ),
];

/** A loopback redirect URL of the configured app; undefined where an app is to be registered for the check. */
function redirectUriOf({ target }: CheckContext): { app: KnownApp; uri: string } | undefined {
  const app = target.plan.apps.public ?? target.plan.apps.confidential;
  const uri = app?.redirectUris.find((one) => {
    const { protocol, hostname } = new URL(one);
    return protocol === 'http:' && LOOPBACK.includes(hostname);
  });
  if (app && uri !== undefined) return { app, uri };
  if (target.addresses.stateUrl !== undefined) return undefined;
  throw new Unsupported('no configured app has a redirect URL on this machine, where a browser could arrive', {
    code: 'no-local-redirect',
  });
}

/** The app at the other end of the redirect, which only shows that it is there. */
async function openCallback(configured: { app: KnownApp; uri: string } | undefined) {
  const at = configured && new URL(configured.uri);
  const { origin, close } = await listen(
    (_, response) => void response.end('<!doctype html><title>Back at the app</title>'),
    at && { publicUrl: at.origin, host: '127.0.0.1', port: Number(at.port || 80) },
  ).catch(({ cause }: Error) => {
    throw new Unsupported(`the kit cannot listen at the redirect URL of the app: ${(cause as Error).message}`, {
      code: 'no-local-redirect',
    });
  });
  const redirectUri = configured?.uri ?? `${origin}/callback`;
  return {
    redirectUri,
    app: (context: CheckContext) => configured?.app ?? registerApp(context, 'browser', [redirectUri]),
    close,
  };
}

/** How long the browser may take to come back to the app after the last step, in milliseconds. */
const RETURN_TIMEOUT = 10_000;

/**
 * Opens the consent page, answers it, and waits until the address bar shows the app. Gives that address, or null where
 * the browser ends elsewhere, and the last response that led there; undefined where there is none.
 */
async function walk(
  { target }: CheckContext,
  consent: PageConsent,
  address: string,
  redirectUri: string,
): Promise<{ readonly to: URL | null; readonly response: HttpResponse | undefined }> {
  const { plan, addresses } = target;
  const elsewhere = consent.by === 'browser' ? (consent.origins ?? []) : [];
  const browser = await launchBrowser(target, [addresses.authUrl, redirectUri, ...elsewhere]);
  const session = await browser.newContext();
  try {
    const page = await session.newPage();
    page.setDefaultTimeout(plan.timeout);
    const isBack = (url: URL) => leadsTo(url, redirectUri);
    let last: Response | undefined;
    page.on('response', (response) => {
      const request = response.request();
      const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isOfPage && !isBack(new URL(response.url()))) last = response;
    });
    // A page that does not come in time is judged by what came.
    await page.goto(address).catch(() => undefined);
    if (last !== undefined && !isBack(new URL(page.url()))) {
      await actOn(target, page, consent, 'approve').catch(() => undefined);
      await page.waitForURL(isBack, { timeout: Math.min(RETURN_TIMEOUT, plan.timeout) }).catch(() => undefined);
    }
    const shown = new URL(page.url());
    const to = isBack(shown) ? shown : null;
    if (last === undefined) return { to, response: undefined };
    const headers = Object.entries(await last.allHeaders()).map(([name, value]) => [name, [value]] as const);
    const body = to === null ? await page.content().catch(() => '') : '';
    return { to, response: { status: last.status(), headers: Object.fromEntries(headers), body } };
  } finally {
    await session.close();
  }
}
