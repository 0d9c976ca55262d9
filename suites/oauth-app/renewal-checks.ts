import { handlesRefusal } from './callback-rules.ts';
import { pageOf, TYPES } from './login-checks.ts';
import {
  renewalRules,
  renewalsIn,
  renewsAgain,
  replacesExpiredToken,
  usesLatest,
  usesRenewedToken,
} from './renewal-rules.ts';
import type { Visits } from './renewal-rules.ts';
import { expiry, followToEnd, numberOf, openLogin, signIn } from '../drivers/app-login.ts';
import type { AppLogin } from '../drivers/app-login.ts';
import { sortTraffic } from '../drivers/app-traffic.ts';
import type { SimulatedBrowser } from '../drivers/login-browser.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { notObservable, PreconditionFailed } from '../kit/preconditions.ts';

const NO_RENEWALS = 'the app asks its user again, or makes no call, in place of renewing';
const NO_CALL = 'the app makes no call after a renewal';
/** Renewals in a row: in the second, an app that keeps the first refresh token uses it again. */
const IN_A_ROW = 2;

/** What an app does when its access token has expired. The kit issues tokens with a short lifetime, and waits for its end. */
export const renewalChecks: readonly Check[] = [
  ...TYPES.map(({ type, secret }) =>
    check(
      `oauth.app-side.renewal.${type}`,
      {
        title: `a ${type} app renews its tokens with the latest refresh token, or asks the user again`,
        cites: [
          'oauth.app-side.renewal',
          'oauth.app-side.refresh',
          'oauth.app-side.refresh-latest',
          secret,
          'oauth.app-side.secrets-in-body',
        ],
      },
      async ({ target, judge }) => {
        const play = await openLogin(target, type);
        const browser = await usingApp(play);
        // The second renewal sends a refresh token with every character that it may have.
        await play.useRareSecrets();
        const rounds: Visits[] = [];
        for (let round = 1; round <= IN_A_ROW; round++) {
          await expiry(play);
          // An app may notice the end of its token during the first visit, and renew it during the second.
          const visits = [await visited(play, browser), await visited(play, browser)];
          rounds.push({ visits });
          if (judge(replacesExpiredToken, { visits }).length > 0) break;
        }
        judge(renewsAgain, rounds);
        const renewals = renewalsIn(play.allTraffic(), play.login.app);
        for (const renewal of renewals) judge(renewalRules[type], renewal);
        // A page without a call may say that one has to sign in.
        const isAskedInstead = rounds.every(({ visits }) =>
          visits.some(({ isAsked, traffic }) => isAsked || traffic.calls.length === 0),
        );
        if (renewals.length === 0 && isAskedInstead) throw notObservable(NO_RENEWALS);
      },
    ),
  ),

  check(
    'oauth.app-side.early-end',
    {
      title: 'where a token ends before the app expects it, the call after a renewal carries the new one',
      cites: ['oauth.app-side.bearer', 'oauth.app-side.refresh-latest'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const browser = await usingApp(play);
      let isJudged = false;
      for (let round = 1; round <= IN_A_ROW; round++) {
        await play.passTime(2 * play.login.lifetime);
        isJudged = (await judgeEarlyEnd()) || isJudged;
      }
      for (const renewal of renewalsIn(play.allTraffic(), play.login.app)) judge(usesLatest, renewal);
      if (isJudged) return;
      throw notObservable(NO_CALL);

      async function judgeEarlyEnd(): Promise<boolean> {
        for (let visit = 0; visit < 2; visit++) {
          const { traffic } = await visited(play, browser);
          const [first, ...later] = traffic.renewals.filter(({ access }) => access !== undefined);
          if (first === undefined) continue;
          const isLater = (exchange: Exchange) => numberOf(exchange) > numberOf(first.exchange);
          const calls = traffic.calls.filter(isLater);
          if (calls.length === 0) continue;
          judge(usesRenewedToken, { fresh: [first, ...later].map(({ access }) => access!), calls });
          return true;
        }
        return false;
      }
    },
  ),

  check(
    'oauth.app-side.refused-renewal',
    {
      title: 'after a refused renewal, the app shows a page or asks the user again',
      cites: ['oauth.app-side.refused-renewal', 'oauth.app-side.inner-workings', 'oauth.app-side.renewal'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const browser = await usingApp(play);
      await expiry(play);
      await play.serviceFails({ path: '/oauth/token', status: 503 });
      await visited(play, browser);
      await play.serviceFails();
      judge(replacesExpiredToken, { visits: [await visited(play, browser), await visited(play, browser)] });
      await expiry(play);
      // An app may renew by itself meanwhile.
      await play.takeTraffic();
      await play.revokeTokens();
      const { last } = await followToEnd(() => browser.go(pageOf(play)));
      const after = 'the user had withdrawn the approval';
      judge(handlesRefusal('oauth.app-side.refused-renewal'), { after, last, traffic: await play.takeTraffic() });
    },
  ),
];

/** A browser whose user is signed in and has visited the page that calls the API. */
async function usingApp(play: AppLogin): Promise<SimulatedBrowser> {
  const page = pageOf(play);
  const { browser } = await signIn(play);
  await visited(play, browser);
  // The callback may have led to the page already.
  if (!play.allTraffic().calls.some(({ response }) => response.status < 300))
    throw new PreconditionFailed(
      `the page ${page} makes no successful call of the API, so nothing shows when the token expires`,
    );
  return browser;
}

async function visited(play: AppLogin, browser: SimulatedBrowser) {
  const { last, visit } = await followToEnd(() => browser.go(pageOf(play)));
  const isAsked = sortTraffic(visit?.trail ?? []).authorizations.length > 0;
  const nothing = {
    request: { method: 'GET', url: pageOf(play), headers: {} },
    response: { status: 599, headers: {}, body: '' },
  };
  return { last: typeof last === 'string' ? nothing : last, isAsked, traffic: await play.takeTraffic() };
}
