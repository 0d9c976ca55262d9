import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { approval } from './approval-judges.ts';
import { leadsTo } from './arrival.ts';
import { stateReturned } from './state-judge.ts';
import { newcomer } from './authorization.ts';
import { actOn, openBrowser } from './browser-consent.ts';
import type { Acted } from './browser-consent.ts';
import { authorizationAddress, keepSecrets } from './flow.ts';
import { request } from './steps.ts';
import type { Attempt } from '../attempt.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { NotOffered } from '../target.ts';
import type { KnownApp } from '../../spec/run.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];

/** One flow as a user has it: a real browser, the page, a click, and the app's own address in the address bar. */
export const browserChecks: readonly Check[] = [
  check(
    'oauth.browser',
    {
      title: 'a real browser ends at the app’s redirect URL with a code and the state after the user has approved',
      cites: ['oauth.authorize.code-returned', 'oauth.authorize.address', 'oauth.authorize.state-returned'],
    },
    async (attempt) => {
      const { target } = attempt;
      const { consent = { by: 'state' } } = target.plan;
      if (consent.by === 'state')
        throw new NotOffered('the configuration does not say how to answer the page that asks the user');
      const callback = await listen(await redirectUriOf(attempt));
      try {
        const asked = request(attempt, await callback.app(attempt), 'S256', { redirectUri: callback.redirectUri });
        if (target.addresses.stateUrl !== undefined) await target.state('the user will', { decision: 'ask' });
        const address = authorizationAddress(target, asked.parameters);
        const { shown, redirected } = await walk(attempt, consent, address, callback.redirectUri);
        const arrival = {
          exchange: {
            request: { method: 'GET', url: address, headers: {} },
            response: { status: 200, headers: {}, body: redirected ? '' : shown.body },
          },
          to: redirected ? new URL(shown.url) : null,
          trail: [],
        };
        target.record(arrival.exchange);
        if (arrival.to) keepSecrets(target, arrival.to);
        const { redirectUri, state } = asked;
        attempt.must(approval, { arrival, redirectUri });
        attempt.judge(stateReturned, { arrival, redirectUri, state, decision: 'approve' });
      } finally {
        await callback.close();
      }
    },
  ),
];

/** A loopback redirect URL of the configured app, or none: then an app is registered for the check. */
async function redirectUriOf({ target }: Attempt): Promise<{ app: KnownApp; uri: string } | undefined> {
  const app = target.plan.apps.public ?? target.plan.apps.confidential;
  const uri = app?.redirectUris.find((one) => {
    const { protocol, hostname } = new URL(one);
    return protocol === 'http:' && LOOPBACK.includes(hostname);
  });
  if (app && uri !== undefined) return { app, uri };
  if (target.addresses.stateUrl !== undefined) return undefined;
  throw new NotOffered('no configured app has a redirect URL on this machine, where a browser could arrive');
}

/** The app at the other end of the redirect: it says nothing but that it is there. */
async function listen(configured: { app: KnownApp; uri: string } | undefined) {
  const server = createServer((_, response) => response.end('<!doctype html><title>Back at the app</title>'));
  const port = configured ? Number(new URL(configured.uri).port || 80) : 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new NotOffered(`the redirect URL of the app cannot be listened at: ${error.message}`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const redirectUri = configured?.uri ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return {
    redirectUri,
    app: (attempt: Attempt) => configured?.app ?? newcomer(attempt, 'browser', [redirectUri]),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** How long the browser may take to come back to the app after the last step, in milliseconds. */
const BACK = 10_000;

/** Opens the page, answers it, and waits until the address bar shows the app. */
async function walk(attempt: Attempt, consent: Acted, address: string, redirectUri: string) {
  const { plan, addresses } = attempt.target;
  const elsewhere = consent.by === 'browser' ? (consent.origins ?? []) : [];
  const browser = await openBrowser([addresses.authUrl, redirectUri, ...elsewhere]);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(plan.timeout);
    await page.goto(address);
    const isBack = (url: URL) => leadsTo(url, redirectUri);
    if (!isBack(new URL(page.url()))) {
      await actOn(page, consent, 'approve').catch(() => undefined);
      await page.waitForURL(isBack, { timeout: BACK }).catch(() => undefined);
    }
    const shown = { url: page.url(), body: await page.content() };
    return { shown, redirected: isBack(new URL(shown.url)) };
  } finally {
    await context.close();
  }
}
