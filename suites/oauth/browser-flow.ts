import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { approval } from './approval-rules.ts';
import { leadsTo } from './arrival.ts';
import { registerApp } from './authorization.ts';
import { returnsState } from './state-rule.ts';
import { actOn, launchBrowser } from '../drivers/browser-consent.ts';
import type { PageConsent } from '../drivers/browser-consent.ts';
import { authorizationAddress, protectCode } from '../drivers/oauth-requests.ts';
import { buildRequest } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
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
      const callback = await listen(await redirectUriOf(context));
      try {
        const asked = buildRequest(context, await callback.app(context), 'S256', { redirectUri: callback.redirectUri });
        if (target.addresses.stateUrl !== undefined) await target.state('the user will', { decision: 'ask' });
        const address = authorizationAddress(target, asked.parameters);
        const { shown, redirected } = await walk(context, consent, address, callback.redirectUri);
        const arrival = {
          exchange: {
            request: { method: 'GET', url: address, headers: {} },
            response: { status: 200, headers: {}, body: redirected ? '' : shown.body },
          },
          to: redirected ? new URL(shown.url) : null,
          trail: [],
        };
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
async function redirectUriOf({ target }: CheckContext): Promise<{ app: KnownApp; uri: string } | undefined> {
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
async function listen(configured: { app: KnownApp; uri: string } | undefined) {
  const server = createServer((_, response) => response.end('<!doctype html><title>Back at the app</title>'));
  const port = configured ? Number(new URL(configured.uri).port || 80) : 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new Unsupported(`the kit cannot listen at the redirect URL of the app: ${error.message}`, {
          code: 'no-local-redirect',
        }),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const redirectUri = configured?.uri ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return {
    redirectUri,
    app: (context: CheckContext) => configured?.app ?? registerApp(context, 'browser', [redirectUri]),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** How long the browser may take to come back to the app after the last step, in milliseconds. */
const RETURN_TIMEOUT = 10_000;

/** Opens the consent page, answers it, and waits until the address bar shows the app. */
async function walk({ target }: CheckContext, consent: PageConsent, address: string, redirectUri: string) {
  const { plan, addresses } = target;
  const elsewhere = consent.by === 'browser' ? (consent.origins ?? []) : [];
  const browser = await launchBrowser(target, [addresses.authUrl, redirectUri, ...elsewhere]);
  const session = await browser.newContext();
  try {
    const page = await session.newPage();
    page.setDefaultTimeout(plan.timeout);
    await page.goto(address);
    const isBack = (url: URL) => leadsTo(url, redirectUri);
    if (!isBack(new URL(page.url()))) {
      await actOn(target, page, consent, 'approve').catch(() => undefined);
      await page.waitForURL(isBack, { timeout: RETURN_TIMEOUT }).catch(() => undefined);
    }
    const shown = { url: page.url(), body: await page.content() };
    return { shown, redirected: isBack(new URL(shown.url)) };
  } finally {
    await session.close();
  }
}
