import { setTimeout as pause } from 'node:timers/promises';
import {
  exchangesEach,
  isShared,
  renewsSession,
  showsApart,
  showsOwnProjects,
  usesOwnToken,
  usesTokenOfEach,
} from './browser-rules.ts';
import { codeExchangeRules } from './exchange-rules.ts';
import { judgeChallenges, pageOf, withoutChallenge } from './login-checks.ts';
import { beginLogin, completeLogin, expiry, followToEnd, openLogin, signIn } from '../drivers/app-login.ts';
import type { AppLogin, PendingLogin } from '../drivers/app-login.ts';
import { bearerOf, sortTraffic } from '../drivers/app-traffic.ts';
import type { Traffic } from '../drivers/app-traffic.ts';
import type { SimulatedBrowser } from '../drivers/login-browser.ts';
import { check } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import { attempt, notObservable, PreconditionFailed } from '../kit/preconditions.ts';

const OF_EXCHANGES = Object.values(codeExchangeRules).flatMap((rules) => rules.map(({ requirement }) => requirement));
const BROWSERS = 3;
const ANY_STATE = 'the app takes a callback with any state';
/** Milliseconds by which a response comes late, so that requests overlap; and between logins that do not share a second. */
const [SLOW, APART] = [300, 1_100];
const SHOWS_NONE = 'the page shows its users no projects of their own';
const NO_SECOND_LOGIN = 'the app begins no login in a browser that is signed in';
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
      cites: ['oauth.app-side.exchange'],
      mayFind: OF_EXCHANGES,
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const begun: PendingLogin[] = [];
      while (begun.length < BROWSERS) begun.push(await beginLogin(play));
      await play.takeTraffic();
      let exchanged = 0;
      // The last one goes on first.
      for (const { browser, authorization, callback } of begun.toReversed()) {
        await followToEnd(() => browser.go(callback.href));
        const [request] = (await play.takeTraffic()).exchanges;
        if (request === undefined) continue;
        exchanged++;
        judge(codeExchangeRules[play.login.app.type], { authorization, request, app: play.login.app });
      }
      if (exchanged < BROWSERS && !(await keepsUsersApart(play)))
        throw new PreconditionFailed('the app requests no tokens after its callback, where others log in meanwhile');
      judge(exchangesEach, { begun: BROWSERS, exchanged });
    },
  ),

  check(
    'oauth.app-side.users-apart',
    {
      title: 'the app calls the API for each of its users with their own token',
      cites: ['oauth.app-side.own-token', 'oauth.app-tokens'],
      mayFind: [showsOwnProjects.requirement],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      const users = await enterEach(play);
      await play.takeTraffic();
      const visitor = createUser(null, play.newBrowser());
      play.takeEarlierTokens();
      for (const number of VISITS) await visitPage(play, page, users[number - 1]!);
      await visitPage(play, page, visitor);
      const forgers = (['all', 'ends'] as const).map((where) =>
        createUser(null, users[0]!.browser.openLookAlike(where)),
      );
      for (const forger of forgers) await visitPage(play, page, forger);
      // One whom the app signs in by itself is a user as well.
      const others = [visitor, ...forgers];
      for (const one of others) if (one.codes.size > 0) users.push(one);
      const before = users.map(({ calls }) => calls.length);
      await expiry(play);
      for (const number of LATER_VISITS) await visitPage(play, page, users[number - 1]!);
      const usedIn = traceUsers(play, users);
      const early = users.map(({ calls }, index) => ({
        login: index + 1,
        used: usedIn(calls.slice(0, before[index])),
      }));
      const signedOut = others.filter(({ codes }) => codes.size === 0);
      const unknown = signedOut.map(({ calls }) => ({ login: 0, used: usedIn(calls) }));
      // Of an app with one token for all, more calls tell no more; one with a token for each keeps them apart later, too.
      const whole = users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) }));
      const isOne = isShared({ browsers: [...early, ...unknown] });
      const keepsApart = isOne && !isShared({ browsers: await callLater(play, page) });
      judge([usesOwnToken, usesTokenOfEach], {
        browsers: [...(isOne ? early : whole), ...unknown],
        keepsApart,
        earlier: users.flatMap(({ earlier }) => earlier),
      });
      judgePages(judge, [...users, ...signedOut]);
    },
  ),

  check(
    'oauth.app-side.at-once',
    {
      title: 'visits of several users at the same moment show each their own projects',
      cites: ['oauth.app-side.own-projects'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      const users = await enterEach(play);
      const visitAtOnce = () => Promise.all(users.map((user) => seePage(page, user)));
      const visitInTurn = async () => {
        for (const user of users) await seePage(page, user);
      };
      await visitInTurn();
      await play.serviceFails({ path: '/api/v2/**', delayMs: SLOW });
      await visitAtOnce();
      await play.takeTraffic();
      if (!showsApart(pagesOf(users))) throw notObservable(SHOWS_NONE);
      if (judgePages(judge, users).length > 0) return;
      await expiry(play);
      await play.serviceFails({ path: '/oauth/token', delayMs: SLOW });
      await visitAtOnce();
      await play.serviceFails();
      await visitInTurn();
      await play.takeTraffic();
      // Where the app sends its users to the authorization page meanwhile, another one may have signed in.
      if (users.every(({ codes }) => codes.size === 1)) judgePages(judge, users);
    },
  ),

  check(
    'oauth.app-side.logins-at-once',
    {
      title: 'users whose logins end at the same moment get each their own tokens',
      cites: ['oauth.app-side.own-token'],
      mayFind: [showsOwnProjects.requirement, usesTokenOfEach.requirement],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      await listOwnProjects(play);
      const keepsApart = !isShared({ browsers: await callLater(play, page) });
      const begun: PendingLogin[] = [];
      for (const login of USERS) {
        await play.userWill('approve', login);
        begun.push(await beginLogin(play));
      }
      await play.serviceFails({ path: '/oauth/token', delayMs: SLOW });
      await Promise.all(begun.map((one) => completeLogin(play, one)));
      await play.serviceFails();
      await play.takeTraffic();
      const users = begun.map(({ browser, authorization }, index) =>
        createUser(USERS[index]!, browser, authorization.code),
      );
      for (const user of users) await visitPage(play, page, user);
      const usedIn = traceUsers(play, users);
      judge([usesOwnToken, usesTokenOfEach], {
        browsers: users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) })),
        keepsApart,
      });
      judgePages(judge, users);
    },
  ),

  check(
    'oauth.app-side.tabs',
    {
      title:
        'a login that was begun before another one in the same browser is completed with its own verifier, if at all',
      cites: ['oauth.app-side.verifier', 'oauth.app-side.challenge-new'],
      mayFind: OF_EXCHANGES,
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      // An app that takes any state relies on its verifier alone, which the service then refuses.
      const stray = await beginLogin(play);
      stray.callback.searchParams.set('state', `${stray.callback.searchParams.get('state') ?? ''}x`);
      await followToEnd(() => stray.browser.go(stray.callback.href));
      if ((await play.takeTraffic()).exchanges.length > 0) throw notObservable(ANY_STATE);
      const browser = play.newBrowser();
      const { authorization, callback } = await beginLogin(play, browser);
      const { authorization: other } = await beginLogin(play, browser);
      if (!judgeChallenges(judge, [authorization, other])) throw withoutChallenge();
      await play.takeTraffic();
      await followToEnd(() => browser.go(callback.href));
      const [request] = (await play.takeTraffic()).exchanges;
      if (request === undefined) throw notObservable(ONE_AT_A_TIME);
      judge(codeExchangeRules[play.login.app.type], { authorization, request, app: play.login.app });
    },
  ),

  check(
    'oauth.app-side.session-renewed',
    {
      title: 'a login does not sign in whoever has the cookies that its browser had before',
      cites: ['oauth.app-side.session-renewed'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      const page = pageOf(play);
      await play.userWill('approve', USERS[0]);
      const others = [
        { shape: 'cookies of a login that another browser began', open: async () => (await beginLogin(play)).browser },
        {
          shape: 'cookies that the app never issued',
          open: async () => (await signIn(play)).browser.openLookAlike(),
        },
      ];
      await context.judgeEach(renewsSession, others, async ({ shape, open }) => {
        const other = await open();
        const begun = await beginLogin(play, other.openCopy());
        await completeLogin(play, begun);
        await play.takeTraffic();
        const calls = [await callsOf(play, page, begun.browser), await callsOf(play, page, other)];
        const codeOf = traceTokens(play.allTraffic());
        const [ofLogin, ofOther] = calls.map((tokens) =>
          tokens.some((token) => codeOf(token) === begun.authorization.code),
        ) as [boolean, boolean];
        return { cookies: shape, ofLogin, ofOther };
      });
    },
  ),

  check(
    'oauth.app-side.another-user',
    {
      title: 'after another user has signed in with a browser, the app calls the API for that user',
      cites: ['oauth.app-side.own-token', 'oauth.app-tokens'],
      mayFind: [showsOwnProjects.requirement],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      await listOwnProjects(play);
      const browser = play.newBrowser();
      const signInAs = async (login: string, own = browser): Promise<User> => {
        await play.userWill('approve', login);
        const { authorization } = await signIn(play, own);
        const user = createUser(login, own, authorization.code);
        await visitPage(play, page, user);
        return user;
      };
      const [one, beside, other] = USERS;
      const users = [await signInAs(one), await signInAs(beside, play.newBrowser())];
      await play.userWill('approve', other);
      if ((await attempt(beginLogin(play, browser))) === undefined) throw notObservable(NO_SECOND_LOGIN);
      users.push(await signInAs(other));
      await expiry(play);
      for (let visit = 0; visit < 2; visit++) await visitPage(play, page, users[2]!);
      const usedIn = traceUsers(play, users);
      const browsers = users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) }));
      judge([usesOwnToken, usesTokenOfEach], { browsers });
      judgePages(judge, users);
    },
  ),
];

/** The tokens of the calls to which a visit of a page leads. */
async function callsOf(play: AppLogin, page: string, browser: SimulatedBrowser): Promise<readonly string[]> {
  await followToEnd(() => browser.go(page));
  return (await play.takeTraffic()).calls.map(bearerOf);
}

/** A browser with the codes of its logins, the tokens of the calls that its visits led to, and what its pages showed. */
interface User {
  readonly login: string | null;
  readonly browser: SimulatedBrowser;
  readonly codes: Set<string | undefined>;
  readonly calls: string[];
  /** The tokens of earlier logins that calls of each visit carried. */
  readonly earlier: (readonly string[])[];
  readonly pages: { readonly user: string | null; readonly shown: readonly string[] }[];
}

const createUser = (login: string | null, browser: SimulatedBrowser, ...codes: (string | undefined)[]): User => ({
  login,
  browser,
  codes: new Set(codes),
  calls: [],
  earlier: [],
  pages: [],
});

/** Users of the service that the kit plays. */
const USERS = ['alice', 'bob', 'carol'] as const;

const pagesOf = (users: readonly User[]) => ({ pages: users.flatMap(({ pages }) => pages) });
/** Judges the pages of users, where the app shows them their own projects at all. */
const judgePages = (judge: CheckContext['judge'], users: readonly User[]) =>
  showsApart(pagesOf(users)) ? judge(showsOwnProjects, pagesOf(users)) : [];

/** The project that the service lists for a user, and for no other. */
const projectOf = (login: string) => `locspec-project-of-${login}`;

async function listOwnProjects(play: AppLogin): Promise<void> {
  for (const login of USERS) await play.userSees(login, [projectOf(login)]);
}

/** Logs a user in with a browser of their own, as far as the app lets them. */
async function enter(play: AppLogin, login: string): Promise<User> {
  await play.userWill('approve', login);
  const begun = await beginLogin(play);
  await completeLogin(play, begun);
  return createUser(login, begun.browser, begun.authorization.code);
}

/** Logs each user in with a browser and projects of their own. */
async function enterEach(play: AppLogin): Promise<User[]> {
  await listOwnProjects(play);
  const users: User[] = [];
  for (const login of USERS) users.push(await enter(play, login));
  return users;
}

/** The calls for two users whose logins are far apart, as browsers. An app may tell sessions apart by their time. */
async function callLater(play: AppLogin, page: string) {
  const users: User[] = [];
  for (const login of USERS.slice(0, 2)) {
    await pause(APART);
    users.push(await enter(play, login));
  }
  await play.takeTraffic();
  for (const user of users) await visitPage(play, page, user);
  const usedIn = traceUsers(play, users);
  return users.map(({ calls }, index) => ({ login: index + 1, used: usedIn(calls) }));
}

/** Whether two users who sign in one after another have each their own tokens. An app may be for one user alone. */
async function keepsUsersApart(play: AppLogin): Promise<boolean> {
  const browsers = await callLater(play, pageOf(play));
  return browsers.every(({ login, used }) => used.length > 0 && used.every((one) => one === login));
}

/** Visits a page, and notes the tokens of the calls that it led to. A user may be asked again where a token has expired. */
async function visitPage(play: AppLogin, page: string, user: User): Promise<void> {
  if (user.login !== null) await play.userWill('approve', user.login);
  await seePage(page, user);
  user.calls.push(...(await play.takeTraffic()).calls.map(bearerOf));
  user.earlier.push(play.takeEarlierTokens());
}

/** Visits a page, and notes the codes of logins on the way and whose projects it shows. */
async function seePage(page: string, { login, browser, codes, pages }: User): Promise<void> {
  const { last, visit } = await followToEnd(() => browser.go(page));
  for (const { code } of sortTraffic(visit?.trail ?? []).authorizations) codes.add(code);
  const text = typeof last === 'string' ? '' : last.response.body;
  // Whom the app has signed in by itself is the user who decided last.
  if (login !== null || codes.size === 0)
    pages.push({ user: login, shown: USERS.filter((one) => text.includes(projectOf(one))) });
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
