import { setTimeout as pause } from 'node:timers/promises';
import { standsRefusal } from './callback-judges.ts';
import { pageOf, TYPES } from './login-checks.ts';
import { ending, openPlay, signIn } from './play.ts';
import type { Play } from './play.ts';
import { renewals, renewed } from './renewal-judges.ts';
import { trafficOf } from './traffic.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import { Blocked } from '../target.ts';
import type { Browser } from './browser.ts';

/** Renewals in a row: at the second, an app that keeps the first refresh token uses it again. */
const IN_A_ROW = 2;

/** What an app does when its access token has expired. The kit gives short lives to tokens, and waits for their end. */
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
        const play = await openPlay(target, type);
        const browser = await usingApp(play);
        for (let round = 1; round <= IN_A_ROW; round++) {
          await expiry(play);
          // An app may learn of the end of its token by the first visit, and mend it by the second.
          const visits = [await visited(play, browser), await visited(play, browser)];
          if (judge(renewed, { visits }).length > 0) break;
        }
        judge(renewals, { traffic: play.all(), app: play.login.app });
      },
    ),
  ),

  check(
    'oauth.app-side.refused-renewal',
    {
      title: 'an app whose renewal is refused shows a page or asks the user again',
      cites: ['oauth.app-side.refused-renewal', 'oauth.app-side.inner-workings'],
    },
    async ({ target, judge }) => {
      const play = await openPlay(target);
      const browser = await usingApp(play);
      await expiry(play);
      await play.withdraw();
      const { last } = await ending(() => browser.go(pageOf(play)));
      const after = 'the user had withdrawn what was approved';
      judge(standsRefusal, { requirement: 'oauth.app-side.refused-renewal', after, last, traffic: await play.sent() });
    },
  ),
];

/** A browser whose user is signed in and has been to the page that calls the API. */
async function usingApp(play: Play): Promise<Browser> {
  const page = pageOf(play);
  const { browser } = await signIn(play);
  const { traffic } = await visited(play, browser);
  if (!traffic.calls.some(({ response }) => response.status < 300))
    throw new Blocked(
      `the page ${page} makes no call of the API that succeeds, so it cannot be seen when the token expires`,
    );
  return browser;
}

/** Waits until every access token has expired. */
const expiry = ({ login: { lifetime } }: Play) => pause(lifetime * 1000 + 100);

async function visited(play: Play, browser: Browser) {
  const { last, visit } = await ending(() => browser.go(pageOf(play)));
  const isAsked = trafficOf(visit?.trail ?? []).askings.length > 0;
  const nothing = {
    request: { method: 'GET', url: pageOf(play), headers: {} },
    response: { status: 599, headers: {}, body: '' },
  };
  return { last: typeof last === 'string' ? nothing : last, isAsked, traffic: await play.sent() };
}
