import { calledWithBearer } from './call-judge.ts';
import { codeExchanged } from './exchange-judge.ts';
import { exposure } from './exposure-judge.ts';
import { ending, offered, openPlay, signIn } from './play.ts';
import type { Play } from './play.ts';
import { authorizationRequest, drawnAnew, ENOUGH } from './request-judges.ts';
import { secretsOf, trafficOf } from './traffic.ts';
import type { Asking } from './traffic.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked, NotOffered } from '../target.ts';

/** What the type of an app decides: which requirements are about it. */
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
        title: `a ${type} app sends the browser to the authorization page with everything that it needs there`,
        cites: ['oauth.app-side.request', challenge, 'oauth.app-side.challenge-s256'],
      },
      async ({ target, judge }) => {
        const play = await openPlay(target, type);
        judge(authorizationRequest, { asking: await askingOf(play), app: play.login.app });
      },
    ),
  ),

  check(
    'oauth.app-side.drawn-anew',
    {
      title: 'state and challenge are drawn anew for each login',
      cites: ['oauth.app-side.state-unguessable', 'oauth.app-side.challenge-new'],
    },
    async ({ target, judge }) => {
      const play = await openPlay(target);
      const askings: Asking[] = [];
      while (askings.length < ENOUGH) askings.push(await askingOf(play));
      const drawn = (name: string) => askings.map(({ parameters }) => parameters.get(name) ?? '');
      for (const [requirement, name] of [
        ['oauth.app-side.state-unguessable', 'state'],
        ['oauth.app-side.challenge-new', 'code_challenge'],
      ] as const) {
        const values = drawn(name);
        // Without any, another check says so.
        if (values.some((value) => value !== '')) judge(drawnAnew, { requirement, what: name, values });
      }
    },
  ),

  ...TYPES.map(({ type, secret }) =>
    check(
      `oauth.app-side.exchange.${type}`,
      {
        title: `a ${type} app exchanges its code with the fields that the source lists`,
        cites: [
          'oauth.app-side.exchange',
          secret,
          'oauth.app-side.verifier',
          'oauth.app-side.verifier-form',
          'oauth.app-side.secrets-in-body',
        ],
      },
      async ({ target, judge }) => {
        const play = await openPlay(target, type);
        const { browser, asking, callback } = await offered(play);
        await ending(() => browser.go(callback.href));
        const [exchange] = (await play.sent()).exchanges;
        if (exchange === undefined) throw new Blocked('the app asks for no tokens after its callback');
        judge(codeExchanged, { asking, exchange, app: play.login.app });
      },
    ),
  ),

  check(
    'oauth.app-side.calls',
    { title: 'the app calls the API with its access token as a bearer', cites: ['oauth.app-side.bearer'] },
    async (attempt) => {
      const play = await openPlay(attempt.target);
      const page = pageOf(play);
      const { browser } = await signIn(play);
      await browser.go(page);
      await play.sent();
      const traffic = play.all();
      if (traffic.calls.length === 0) throw new Blocked(`the page ${page} calls nothing of the API`);
      const { tokens: issued } = secretsOf(traffic);
      const calls = traffic.calls.map((exchange, index) => ({ shape: `call ${index + 1}`, exchange }));
      await attempt.each(calledWithBearer, calls, ({ exchange }) => Promise.resolve({ exchange, issued }));
    },
  ),

  ...TYPES.map(({ type, hidden }) =>
    check(
      `oauth.app-side.exposure.${type}`,
      {
        title: `nothing that the browser sees of a ${type} app holds what it should not`,
        cites: [...hidden, 'oauth.app-side.tokens-not-in-address'],
      },
      async ({ target, judge }) => {
        const play = await openPlay(target, type);
        const { app, login, page } = play.login;
        const { browser, seen } = await signIn(play);
        const pages: Exchange[] = [...seen];
        const look = async (address: string) => {
          const { visit } = await ending(() => browser.go(address));
          pages.push(...play.ofApp(visit?.trail ?? []));
        };
        for (const address of [new URL('/', login).href, ...(page === undefined ? [] : [page])]) await look(address);
        await play.userWill('deny');
        await look(login);
        await play.sent();
        const { tokens, verifiers } = secretsOf(play.all());
        judge(exposure, { seen: pages, app, tokens, verifiers });
      },
    ),
  ),
];

/** The authorization request of a browser that the app has not seen before. */
async function askingOf(play: Play): Promise<Asking> {
  const { login, service } = play.login;
  const isAuthorization = (to: URL) => to.pathname.endsWith('/oauth/authorize');
  const visit = await play.newBrowser().go(login, isAuthorization);
  if (visit.left?.why === 'awaited') {
    const { href: url } = visit.left.to;
    // The request as it would be sent; the answer to it is of no interest.
    const [asking] = trafficOf([
      { request: { method: 'GET', url, headers: {} }, response: { status: 0, headers: {}, body: '' } },
    ]).askings;
    if (asking) return asking;
  }
  const end = visit.left?.to.href.split('?')[0] ?? `a page with status ${visit.last?.response.status}`;
  throw new Blocked(`${login} leads to ${end} and not to ${service.authUrl}/oauth/authorize`);
}

/** The page that needs the API, where the configuration names one. */
export function pageOf({ login: { page } }: Play): string {
  if (page === undefined)
    throw new NotOffered(
      'nothing says which page of the app calls the API: name it with --page, or as app.page in the configuration',
    );
  return page;
}
