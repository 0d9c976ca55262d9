import { usesOwnToken, usesTokenOfEach } from './browser-rules.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { pageOf } from './login-checks.ts';
import { beginLogin, followToEnd, openLogin } from '../drivers/app-login.ts';
import type { PendingLogin } from '../drivers/app-login.ts';
import { sortTraffic } from '../drivers/app-traffic.ts';
import type { Traffic } from '../drivers/app-traffic.ts';
import type { SimulatedBrowser } from '../drivers/login-browser.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';

const BROWSERS = 3;
/** The browsers, by number, in the order in which they visit the page: each after each other one. */
const VISITS = [3, 2, 1, 3, 1, 2, 3] as const;

/** Finds the code from which the access token of a call came, by exchange and renewals. */
function traceTokens({ exchanges, renewals }: Traffic): (token: string) => string | undefined {
  const codes = new Map<string, string>();
  const note = (tokens: readonly (string | undefined)[], code: string | undefined) => {
    for (const token of tokens) if (token !== undefined && code !== undefined) codes.set(token, code);
  };
  for (const { access, refresh, fields } of exchanges) note([access, refresh], fields.get('code'));
  for (const { access, refresh, fields } of renewals)
    note([access, refresh], codes.get(fields.get('refresh_token') ?? ''));
  return (token) => codes.get(token);
}

/** What an app does where several users use it at a time. */
export const browserChecks: readonly Check[] = [
  check(
    'oauth.app-side.logins-apart',
    {
      title: 'logins in several browsers at a time do not disturb each other',
      cites: ['oauth.app-side.exchange', 'oauth.app-side.verifier'],
      mayFind: Object.values(codeExchangeRules).flatMap((rules) => rules.map(({ requirement }) => requirement)),
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const begun: PendingLogin[] = [];
      while (begun.length < BROWSERS) begun.push(await beginLogin(play));
      await play.takeTraffic();
      // The last one goes on first.
      for (const { browser, authorization, callback } of begun.toReversed()) {
        await followToEnd(() => browser.go(callback.href));
        const [request] = (await play.takeTraffic()).exchanges;
        if (request === undefined)
          throw new PreconditionFailed('the app requests no tokens after its callback, where others log in meanwhile');
        judge(codeExchangeRules[play.login.app.type], { authorization, request, app: play.login.app });
      }
    },
  ),

  check(
    'oauth.app-side.users-apart',
    {
      title: 'the app calls the API for each of its users with their own token',
      cites: ['oauth.app-side.own-token', 'oauth.app-tokens'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      const users: { browser: SimulatedBrowser; codes: Set<string | undefined>; calls: string[] }[] = [];
      while (users.length < BROWSERS) {
        const { browser, authorization, callback } = await beginLogin(play);
        await followToEnd(() => browser.go(callback.href));
        users.push({ browser, codes: new Set([authorization.code]), calls: [] });
      }
      await play.takeTraffic();
      for (const number of VISITS) {
        const { browser, codes, calls } = users[number - 1]!;
        const { visit } = await followToEnd(() => browser.go(page));
        // A user may be asked again where a token has expired.
        for (const { code } of sortTraffic(visit?.trail ?? []).authorizations) codes.add(code);
        for (const { request } of (await play.takeTraffic()).calls)
          calls.push(/^Bearer +(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '');
      }
      const codeOf = traceTokens(play.allTraffic());
      const loginOf = (token: string) => {
        const code = codeOf(token);
        return code === undefined ? 0 : users.findIndex(({ codes }) => codes.has(code)) + 1;
      };
      const calls = {
        browsers: users.map(({ calls: tokens }, index) => ({
          login: index + 1,
          used: tokens.map(loginOf).filter((login) => login > 0),
        })),
      };
      judge([usesOwnToken, usesTokenOfEach], calls);
    },
  ),
];
