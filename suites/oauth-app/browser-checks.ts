import { isShared, usesOwnToken, usesTokenOfEach } from './browser-rules.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { pageOf } from './login-checks.ts';
import { beginLogin, expiry, followToEnd, openLogin, signIn } from '../drivers/app-login.ts';
import type { AppLogin, PendingLogin } from '../drivers/app-login.ts';
import { bearerOf, sortTraffic } from '../drivers/app-traffic.ts';
import type { Traffic } from '../drivers/app-traffic.ts';
import type { SimulatedBrowser } from '../drivers/login-browser.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';

const OF_EXCHANGES = Object.values(codeExchangeRules).flatMap((rules) => rules.map(({ requirement }) => requirement));
const BROWSERS = 3;
const ANY_STATE = 'the app takes a callback with any state';
const ONE_AT_A_TIME = 'the app allows one login at a time in a browser';
/** The browsers, by number, in the order in which they visit the page: each after each other one. */
const VISITS = [3, 2, 1, 3, 1, 2, 3] as const;
/** The same once their tokens have expired, the last one's login before the first one's; an app may need two visits. */
const LATER_VISITS = [1, 1, 2, 2, 3, 3] as const;

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
      mayFind: OF_EXCHANGES,
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
      const users: User[] = [];
      while (users.length < BROWSERS) {
        const { browser, authorization, callback } = await beginLogin(play);
        await followToEnd(() => browser.go(callback.href));
        users.push({ browser, codes: new Set([authorization.code]), calls: [] });
      }
      await play.takeTraffic();
      const visitor: User = { browser: play.newBrowser(), codes: new Set(), calls: [] };
      for (const number of VISITS) await visitPage(play, page, users[number - 1]!);
      await visitPage(play, page, visitor);
      // One whom the app signs in by itself is a user as well.
      if (visitor.codes.size > 0) users.push(visitor);
      const before = users.map(({ calls }) => calls.length);
      await expiry(play);
      for (const number of LATER_VISITS) await visitPage(play, page, users[number - 1]!);
      const usedIn = traceUsers(play, users);
      const early = users.map(({ calls }, index) => ({
        login: index + 1,
        used: usedIn(calls.slice(0, before[index])),
      }));
      const unknown = visitor.codes.size === 0 ? [{ login: 0, used: usedIn(visitor.calls) }] : [];
      // Of an app with one token for all, more calls tell no more; one with a token for each keeps them apart later, too.
      const whole = users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) }));
      judge([usesOwnToken, usesTokenOfEach], {
        browsers: [...(isShared({ browsers: [...early, ...unknown] }) ? early : whole), ...unknown],
      });
    },
  ),

  check(
    'oauth.app-side.tabs',
    {
      title:
        'a login that was begun before another one in the same browser is completed with its own verifier, if at all',
      cites: ['oauth.app-side.verifier'],
      mayFind: OF_EXCHANGES,
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      // An app that takes any state relies on its verifier alone, which the service then refuses.
      const stray = await beginLogin(play);
      stray.callback.searchParams.set('state', `${stray.callback.searchParams.get('state') ?? ''}x`);
      await followToEnd(() => stray.browser.go(stray.callback.href));
      if ((await play.takeTraffic()).exchanges.length > 0)
        throw new Unsupported(ANY_STATE, { code: 'not-observable', subject: ANY_STATE });
      const browser = play.newBrowser();
      const { authorization, callback } = await beginLogin(play, browser);
      await beginLogin(play, browser);
      await play.takeTraffic();
      await followToEnd(() => browser.go(callback.href));
      const [request] = (await play.takeTraffic()).exchanges;
      if (request === undefined)
        throw new Unsupported(ONE_AT_A_TIME, { code: 'not-observable', subject: ONE_AT_A_TIME });
      judge(codeExchangeRules[play.login.app.type], { authorization, request, app: play.login.app });
    },
  ),

  check(
    'oauth.app-side.another-user',
    {
      title: 'after another user has signed in with a browser, the app calls the API for that user',
      cites: ['oauth.app-side.own-token', 'oauth.app-tokens'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      const browser = play.newBrowser();
      const signInAs = async (login: string, own = browser): Promise<User> => {
        await play.userWill('approve', login);
        const { authorization } = await signIn(play, own);
        const user = { browser: own, codes: new Set([authorization.code]), calls: [] };
        await visitPage(play, page, user);
        return user;
      };
      const [one, beside, other] = USERS;
      const users = [await signInAs(one), await signInAs(beside, play.newBrowser()), await signInAs(other)];
      await expiry(play);
      for (let visit = 0; visit < 2; visit++) await visitPage(play, page, users[2]!);
      const usedIn = traceUsers(play, users);
      const browsers = users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) }));
      judge([usesOwnToken, usesTokenOfEach], { browsers });
    },
  ),
];

/** A browser with the codes of its logins, and the tokens of the calls that its visits led to. */
interface User {
  readonly browser: SimulatedBrowser;
  readonly codes: Set<string | undefined>;
  readonly calls: string[];
}

/** Users of the service that the kit plays. */
const USERS = ['alice', 'bob', 'carol'] as const;

/** Visits a page, and notes the tokens of the calls that it led to. A user may be asked again where a token has expired. */
async function visitPage(play: AppLogin, page: string, { browser, codes, calls }: User): Promise<void> {
  const { visit } = await followToEnd(() => browser.go(page));
  for (const { code } of sortTraffic(visit?.trail ?? []).authorizations) codes.add(code);
  calls.push(...(await play.takeTraffic()).calls.map(bearerOf));
}

/** Finds the numbers of the users from whose logins these access tokens came. */
function traceUsers(play: AppLogin, users: readonly User[]): (calls: readonly string[]) => readonly number[] {
  const codeOf = traceTokens(play.allTraffic());
  return (calls) =>
    calls.flatMap((token) => {
      const code = codeOf(token);
      const index = code === undefined ? -1 : users.findIndex(({ codes }) => codes.has(code));
      return index < 0 ? [] : [index + 1];
    });
}
