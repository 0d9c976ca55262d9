import { sendsBearer } from './call-rule.ts';
import { codeExchangeRules, exchangeFieldRules } from './exchange-rules.ts';
import { exposureRules } from './exposure-rules.ts';
import { exposureOf } from './judge-requests.ts';
import { authorizationRequestRules, ENOUGH, newEachTime } from './request-rules.ts';
import { followToEnd, beginLogin, openLogin, signIn } from '../drivers/app-login.ts';
import type { AppLogin } from '../drivers/app-login.ts';
import { findSecrets, sortTraffic } from '../drivers/app-traffic.ts';
import type { ObservedAuthorization } from '../drivers/app-traffic.ts';
import { check } from '../kit/check.ts';
import type { CheckContext } from '../kit/check-context.ts';
import type { Check } from '../kit/check.ts';
import { notObservable, PreconditionFailed, Unsupported } from '../kit/preconditions.ts';

/** A user of the service that the kit plays. */
const USER = 'bob';

/** The requirements that are about one type of app. */
export const TYPES = [
  {
    type: 'confidential',
    challenge: 'oauth.app-side.challenge-confidential',
    secret: 'oauth.app-side.secret',
    hidden: ['oauth.app-side.secret-hidden', 'oauth.app-side.tokens-hidden'],
  },
  { type: 'public', challenge: 'oauth.app-side.challenge', secret: 'oauth.app-side.secret-omitted', hidden: [] },
] as const;

/** What an app sends when a user logs in, and what the browser sees of it. */
export const loginChecks: readonly Check[] = [
  ...TYPES.map(({ type, challenge }) =>
    check(
      `oauth.app-side.request.${type}`,
      {
        title: `a ${type} app sends the browser to the authorization page with every parameter that it needs`,
        cites: ['oauth.app-side.request', challenge],
      },
      async ({ target, judge }) => {
        const play = await openLogin(target, type);
        // What is encoded wrongly shows in some challenges only.
        for (let login = 0; login < ENOUGH; login++) {
          const authorization = await observeAuthorization(play);
          if (judge(authorizationRequestRules[type], { authorization, app: play.login.app }).length > 0) break;
        }
      },
    ),
  ),

  check(
    'oauth.app-side.drawn-anew',
    {
      title: 'each login has a new state',
      cites: ['oauth.app-side.state-unguessable'],
      mayFind: ['oauth.app-side.challenge-new'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const authorizations: ObservedAuthorization[] = [];
      while (authorizations.length < ENOUGH) authorizations.push(await observeAuthorization(play));
      for (const [name, rule] of Object.entries(newEachTime)) {
        const values = authorizations.map(({ parameters }) => parameters.get(name) ?? '');
        if (values.some((value) => value !== '')) judge(rule, values);
      }
      // The source recommends one.
      if (authorizations.every(({ parameters }) => !parameters.get('state'))) throw withoutState();
    },
  ),

  ...TYPES.map(({ type, secret }) =>
    check(
      `oauth.app-side.exchange.${type}`,
      {
        title: `a ${type} app exchanges its code with the fields that the source lists`,
        cites: ['oauth.app-side.exchange', secret, 'oauth.app-side.secrets-in-body'],
      },
      async ({ target, judge }) => {
        const play = await openLogin(target, type);
        const { browser, authorization, callback } = await beginLogin(play);
        await followToEnd(() => browser.go(callback.href));
        const [request] = (await play.takeTraffic()).exchanges;
        if (request === undefined) throw new PreconditionFailed('the app requests no tokens after its callback');
        judge(codeExchangeRules[type], { authorization, request, app: play.login.app });
      },
    ),
  ),

  check(
    'oauth.app-side.pkce',
    {
      title: 'each login has a new challenge by S256, and the verifier that it was made from',
      cites: [
        'oauth.app-side.challenge-s256',
        'oauth.app-side.challenge-new',
        'oauth.app-side.verifier',
        'oauth.app-side.verifier-form',
      ],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const { app } = play.login;
      const [first, second] = [await beginLogin(play), await beginLogin(play)];
      if (!judgeChallenges(judge, [first.authorization, second.authorization])) throw withoutChallenge();
      const { authorization, exchange: request } = await signIn(play);
      judge(authorizationRequestRules[app.type], { authorization, app });
      judge(codeExchangeRules[app.type], { authorization, request, app });
    },
  ),

  check(
    'oauth.app-side.calls',
    { title: 'the app calls the API with its access token as a bearer', cites: ['oauth.app-side.bearer'] },
    async (context) => {
      const play = await openLogin(context.target);
      const page = pageOf(play);
      const { browser } = await signIn(play);
      await browser.go(page);
      await play.takeTraffic();
      const traffic = play.allTraffic();
      if (traffic.calls.length === 0) throw new PreconditionFailed(`the page ${page} makes no call of the API`);
      const { tokens: issued } = findSecrets(traffic);
      const calls = traffic.calls.map((exchange, index) => ({ shape: `call ${index + 1}`, exchange }));
      await context.judgeEach(sendsBearer, calls, ({ exchange }) => Promise.resolve({ exchange, issued }));
    },
  ),

  check(
    'oauth.app-side.rare-secrets',
    {
      title: 'codes and tokens come back as they were issued, whatever characters they have',
      cites: ['oauth.app-side.exchange', 'oauth.app-side.bearer'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      await play.useRareSecrets();
      const { browser, authorization, callback } = await beginLogin(play);
      await followToEnd(() => browser.go(callback.href));
      const [request] = (await play.takeTraffic()).exchanges;
      if (request === undefined) throw new PreconditionFailed('the app requests no tokens after its callback');
      context.judge(exchangeFieldRules, { authorization, request, app: play.login.app });
      if (play.login.page === undefined) return;
      await browser.go(play.login.page);
      await play.takeTraffic();
      // The callback may have led to the page already.
      const traffic = play.allTraffic();
      const { tokens: issued } = findSecrets(traffic);
      for (const exchange of traffic.calls) context.judge(sendsBearer, { exchange, issued });
    },
  ),

  ...TYPES.map(({ type, hidden }) =>
    check(
      `oauth.app-side.exposure.${type}`,
      {
        title: `the browser sees no secret of a ${type} app, and no token in an address`,
        cites: [...hidden, 'oauth.app-side.tokens-not-in-address'],
      },
      async ({ target, judge }) => {
        const play = await openLogin(target, type);
        const { login, page } = play.login;
        const { browser } = await signIn(play);
        const look = (address: string) => followToEnd(() => browser.go(address));
        await look(new URL('/', login).href);
        if (page !== undefined) await look(page);
        // The pages of an exchange that is refused, and of a service that fails.
        const { browser: refused, callback } = await beginLogin(play);
        callback.searchParams.set('code', 'of-nobody');
        await followToEnd(() => refused.go(callback.href));
        await play.serviceFails({ path: '/oauth/token', status: 500 }, { path: '/api/v2/**', status: 500 });
        await look(login);
        if (page !== undefined) await look(page);
        await play.serviceFails();
        if (page !== undefined) {
          // Of a user without projects.
          await play.userSees(USER, []);
          await play.userWill('approve', USER);
          const { browser: alone } = await signIn(play);
          await followToEnd(() => alone.go(page));
        }
        await play.userWill('deny');
        await look(login);
        if (page !== undefined) {
          // The page of a call and a renewal that are refused.
          await play.revokeTokens();
          await look(page);
        }
        await play.takeTraffic();
        judge(exposureRules[type], exposureOf(play));
      },
    ),
  ),
];

/** The authorization request of a browser that the app has not seen before. */
async function observeAuthorization(play: AppLogin): Promise<ObservedAuthorization> {
  const { login, service } = play.login;
  const isAuthorization = (to: URL) => to.pathname.endsWith('/oauth/authorize');
  const visit = await play.newBrowser().go(login, isAuthorization);
  if (visit.left?.why === 'awaited') {
    const { href: url } = visit.left.to;
    // The request as it would be sent; its response is of no interest.
    const [authorization] = sortTraffic([
      { request: { method: 'GET', url, headers: {} }, response: { status: 0, headers: {}, body: '' } },
    ]).authorizations;
    if (authorization) return authorization;
  }
  const end = visit.left?.to.href.split('?')[0] ?? `a page with status ${visit.last?.response.status}`;
  throw new PreconditionFailed(`${login} leads to ${end} and not to ${service.authUrl}/oauth/authorize`);
}

/** Judges that challenges differ, where the app sends any. */
export function judgeChallenges(
  judge: CheckContext['judge'],
  authorizations: readonly ObservedAuthorization[],
): boolean {
  const challenges = authorizations.map(({ parameters }) => parameters.get('code_challenge') ?? '');
  const areSent = !challenges.includes('');
  if (areSent) judge(newEachTime.code_challenge, challenges);
  return areSent;
}

/** A confidential app may do without a challenge; of a public one, another check says that it must not. */
export const withoutChallenge = (): Unsupported => notObservable('the app sends no challenge');
/** What is about its state. */
export const withoutState = (): Unsupported => notObservable('the app sends no state');

/** The page that needs the API, where the configuration names one. */
export function pageOf({ login: { page } }: AppLogin): string {
  if (page === undefined)
    throw new Unsupported(
      'nothing says which page of the app calls the API: name it with --page, or as app.page in the configuration',
      { code: 'no-app-page' },
    );
  return page;
}
