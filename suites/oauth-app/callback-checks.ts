import {
  ATTRIBUTE_PROBE,
  escapesCallback,
  exchangesNothingAfterError,
  handlesRefusal,
  ignoresUnknownParameters,
  rejectsCallback,
  sendsCodeOnce,
} from './callback-rules.ts';
import { judgeChallenges, pageOf, withoutChallenge, withoutState } from './login-checks.ts';
import { bindsLogin, challengeRules } from './request-rules.ts';
import { beginLogin, completeLogin, followToEnd, forgeCallback, openLogin, signIn } from '../drivers/app-login.ts';
import type { AppLogin, PendingLogin } from '../drivers/app-login.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import type { Exchange } from '../kit/exchange.ts';
import { attempt, notObservable, PreconditionFailed } from '../kit/preconditions.ts';

const PROBE = '<script>locspec()</script>';
/** Another one: the first is sent as a code, which the evidence redacts wherever it stands. */
const NAME_PROBE = '<script>locspec.name()</script>';
/** An app that knows of a login what the browser brings cannot know that it has been brought before. */
const IN_BROWSERS = 'the app keeps its sessions in the browsers';
const NO_NAMES = 'the page of the app shows no names of projects';
/** Milliseconds by which a response comes late, so that requests overlap. */
const SLOW = 300;
/** A user of the service that the kit plays. */
const USER = 'alice';

/** A login that fails: by what is in force from its beginning to its end, or by changes of its callback. */
interface Failure {
  readonly shape: string;
  readonly begin?: () => Promise<unknown>;
  readonly end?: () => Promise<unknown>;
  readonly changes?: Readonly<Record<string, string>>;
}

/** Two letters other than these. */
const otherPair = (letters: string): string => (/[wx]/i.test(letters) ? 'pq' : 'wx');
/** A text in letters of the other case; one without letters has one more, so that it is another text. */
function swapCase(text: string): string {
  const other = text.replaceAll(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
  return other === text ? `${text}x` : other;
}

const CHALLENGE = ['code_challenge', 'code_challenge_method'];

/** How an app handles the callbacks of attackers and of errors. */
export const callbackChecks: readonly Check[] = [
  check(
    'oauth.app-side.state',
    {
      title: 'a code with another state, or with none, is not exchanged',
      cites: ['oauth.app-side.state-checked'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      const sent = (await beginLogin(play)).authorization.parameters.get('state');
      if (sent === null) throw withoutState();
      const shapes = [
        { shape: 'another state', change: (): string => context.random.text(43) },
        { shape: 'no state', change: () => undefined },
        { shape: 'an empty state', change: () => '' },
        { shape: 'the state with a letter more', change: (state: string) => `${state}x` },
        { shape: 'half of the state', change: (state: string) => state.slice(0, Math.floor(state.length / 2)) },
        {
          shape: 'the state with another beginning',
          change: (state: string) => otherPair(state.slice(0, 2)) + state.slice(2),
        },
        {
          shape: 'the state with another end',
          change: (state: string) => state.slice(0, -2) + otherPair(state.slice(-2)),
        },
        // Numbers may be written in letters of either case.
        ...(/[g-z]/i.test(sent) ? [{ shape: 'the state in letters of the other case', change: swapCase }] : []),
      ];
      const signedIn = shapes.map((one) => ({
        ...one,
        shape: `${one.shape}, in a browser that is signed in`,
        again: true,
      }));
      // An app may send users that are signed in elsewhere.
      const canBeginAgain = (await attempt(beginAgain(play))) !== undefined;
      const all = [...shapes.map((one) => ({ ...one, again: false })), ...(canBeginAgain ? signedIn : [])];
      await context.judgeEach(rejectsCallback('oauth.app-side.state-checked'), all, async ({ change, again }) => {
        const { browser, callback, authorization } = await (again ? beginAgain(play) : beginLogin(play));
        const state = change(callback.searchParams.get('state') ?? '');
        await followToEnd(() => browser.go(withParameters(callback, { state })));
        const despite = 'its state is not the one that the app sent';
        return { code: authorization.code ?? '', traffic: await play.takeTraffic(), despite };
      });
      // Whoever wants somebody else to act in their name gets a code for a request of their own.
      const requests = [['state'], ...(play.login.app.type === 'public' ? [] : [['state', ...CHALLENGE]])];
      const victims = [
        { who: 'a browser that has never been to the app', open: async () => play.newBrowser() },
        { who: 'a browser that is signed in', open: async () => (await signIn(play)).browser },
      ];
      const forged = requests.flatMap((without) =>
        victims.map(({ who, open }) => ({
          shape: `a code for a request without ${without.join(' and ')}, in ${who}`,
          without,
          open,
        })),
      );
      await context.judgeEach(rejectsCallback('oauth.app-side.state-checked'), forged, async ({ without, open }) => {
        const callback = await forgeCallback(play, await beginLogin(play), without);
        const victim = await open();
        await play.takeTraffic();
        await followToEnd(() => victim.go(callback.href));
        const despite = 'the app sent no request for it';
        return { code: callback.searchParams.get('code') ?? '', traffic: await play.takeTraffic(), despite };
      });
    },
  ),

  check(
    'oauth.app-side.session',
    {
      title: 'a callback signs in only the browser that began the login',
      cites: ['oauth.app-side.session-bound'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      // An app that exchanges no code at all proves nothing by rejecting that of another browser.
      const { authorization: first } = await signIn(play);
      context.judge(bindsLogin, { authorization: first, app: play.login.app });
      const shapes = [
        { shape: 'a browser that has never been to the app', prepare: async () => play.newBrowser() },
        { shape: 'a browser that waits for a login of its own', prepare: async () => (await beginLogin(play)).browser },
        { shape: 'a browser that is signed in', prepare: async () => (await signIn(play)).browser },
      ];
      await context.judgeEach(rejectsCallback('oauth.app-side.session-bound'), shapes, async ({ prepare }) => {
        const { callback, authorization } = await beginLogin(play);
        const victim = await prepare();
        await followToEnd(() => victim.go(callback.href));
        const despite = 'another browser asked for it';
        return { code: authorization.code ?? '', traffic: await play.takeTraffic(), despite };
      });
    },
  ),

  check(
    'oauth.app-side.replay',
    { title: 'a callback is not accepted a second time', cites: ['oauth.app-side.state-once'] },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const { browser, callback, authorization } = await signIn(play);
      await followToEnd(() => browser.go(callback.href));
      const despite = 'it has been exchanged before';
      const rule = rejectsCallback('oauth.app-side.state-once');
      judge(rule, { code: authorization.code ?? '', traffic: await play.takeTraffic(), despite });
    },
  ),

  check(
    'oauth.app-side.code-once',
    { title: 'a code is not sent again after a failure of the service', cites: ['oauth.app-side.code-once'] },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const { browser, callback, authorization } = await beginLogin(play);
      await play.serviceFails({ path: '/oauth/token', status: 500 });
      await followToEnd(() => browser.go(callback.href));
      await play.serviceFails();
      const when = 'a token request that the service answered by 500';
      judge(sendsCodeOnce, { code: authorization.code ?? '', when, traffic: await play.takeTraffic() });
    },
  ),

  check(
    'oauth.app-side.code-at-once',
    { title: 'a callback that comes twice at once has its code sent once', cites: ['oauth.app-side.code-once'] },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      const first = await beginLogin(play);
      const copy = first.browser.openCopy();
      await completeLogin(play, first);
      await play.takeTraffic();
      await followToEnd(() => copy.go(first.callback.href));
      if ((await play.takeTraffic()).exchanges.some(({ fields }) => fields.get('code') === first.authorization.code))
        throw notObservable(IN_BROWSERS);
      const { browser, callback, authorization } = await beginLogin(play);
      await play.serviceFails({ path: '/oauth/token', delayMs: SLOW });
      const visit = () => followToEnd(() => browser.go(callback.href));
      await Promise.all([visit(), visit()]);
      await play.serviceFails();
      const when = 'the same callback twice at once';
      judge(sendsCodeOnce, { code: authorization.code ?? '', when, traffic: await play.takeTraffic() });
    },
  ),

  check(
    'oauth.app-side.more-parameters',
    {
      title: 'a callback with a parameter that no standard knows signs in',
      cites: ['oauth.app-side.unknown-parameters'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      // An app that exchanges no code at all proves nothing here.
      await signIn(play);
      const { browser, callback, authorization } = await beginLogin(play);
      await followToEnd(() => browser.go(withParameters(callback, { locspec_more: '1' })));
      judge(ignoresUnknownParameters, { code: authorization.code ?? '', traffic: await play.takeTraffic() });
    },
  ),

  check(
    'oauth.app-side.denial',
    {
      title: 'after a denial, the app shows a page and requests no token',
      cites: ['oauth.app-side.denial', 'oauth.app-side.inner-workings'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      await play.userWill('deny');
      const { last } = await followToEnd(() => play.newBrowser().go(play.login.login));
      requireResponseOfApp(play, last);
      judge(handlesRefusal('oauth.app-side.denial'), { after: 'a denial', last, traffic: await play.takeTraffic() });
    },
  ),

  check(
    'oauth.app-side.after-denial',
    {
      title: 'the login after one that was denied or failed has a challenge of its own, by S256',
      cites: ['oauth.app-side.challenge-new', 'oauth.app-side.challenge-s256'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      const failures: readonly Failure[] = [
        { shape: 'a denial', begin: () => play.userWill('deny'), end: () => play.userWill('approve') },
        { shape: 'a code that was never issued', changes: { code: context.random.text(43) } },
        {
          shape: 'a failure of the service',
          begin: () => play.serviceFails({ path: '/oauth/token', status: 500 }),
          end: () => play.serviceFails(),
        },
      ];
      let sendsChallenge = false;
      await context.judgeEach(challengeRules, failures, async ({ begin, end, changes = {} }) => {
        const browser = play.newBrowser();
        await begin?.();
        const { authorization: failed, callback } = await beginLogin(play, browser);
        await followToEnd(() => browser.go(withParameters(callback, changes)));
        await end?.();
        const { authorization } = await beginLogin(play, browser);
        if (judgeChallenges(context.judge, [failed, authorization])) sendsChallenge = true;
        return { authorization, app: play.login.app };
      });
      if (!sendsChallenge) throw withoutChallenge();
    },
  ),

  check(
    'oauth.app-side.denied-state',
    {
      title: 'a callback with a code is not accepted after one with a denial and the same state',
      cites: ['oauth.app-side.state-once'],
    },
    async ({ target, judge }) => {
      const play = await openLogin(target);
      await signIn(play);
      const { browser, callback, authorization } = await beginLogin(play);
      if (!authorization.parameters.has('state')) throw withoutState();
      await followToEnd(() => browser.go(withParameters(callback, { code: undefined, error: 'access_denied' })));
      await play.takeTraffic();
      await followToEnd(() => browser.go(callback.href));
      const despite = 'a denial has come with its state';
      const rule = rejectsCallback('oauth.app-side.state-once');
      judge(rule, { code: authorization.code ?? '', traffic: await play.takeTraffic(), despite });
    },
  ),

  check(
    'oauth.app-side.refused-code',
    {
      title: 'after a refused code, the app shows a page',
      cites: ['oauth.app-side.refused-code', 'oauth.app-side.inner-workings', 'oauth.app-side.exchange'],
      mayFind: ['oauth.app-side.code-once'],
    },
    async (context) => {
      const play = await openLogin(context.target);
      // An app that exchanges no code at all proves nothing by exchanging none after an error.
      const exchanges = (await attempt(signIn(play))) !== undefined;
      const shapes = [
        { shape: 'a code that was never issued', change: () => ({ code: context.random.text(43) }) },
        { shape: 'no code', change: () => ({ code: undefined }) },
        { shape: 'an error that no standard knows', change: () => ({ code: undefined, error: 'locspec_error' }) },
        { shape: 'the error server_error', change: () => ({ code: undefined, error: 'server_error' }) },
      ];
      await context.judgeEach(handlesRefusal('oauth.app-side.refused-code'), shapes, async ({ shape, change }) => {
        const { browser, callback } = await beginLogin(play);
        const changes: Readonly<Record<string, string | undefined>> = change();
        const { last } = await followToEnd(() => browser.go(withParameters(callback, changes)));
        const traffic = await play.takeTraffic();
        const { code } = changes;
        if (code !== undefined) context.judge(sendsCodeOnce, { code, when: 'a code that was refused', traffic });
        if (exchanges && 'error' in changes) context.judge(exchangesNothingAfterError, { after: shape, traffic });
        // An app that signs the user in all the same calls the API without a token.
        const { page } = play.login;
        if (page !== undefined) {
          await followToEnd(() => browser.go(page));
          await play.takeTraffic();
        }
        return { after: shape, last, traffic };
      });
    },
  ),

  check(
    'oauth.app-side.error-text',
    { title: 'a script in a callback does not run in a page of the app', cites: ['oauth.app-side.error-escaped'] },
    async (context) => {
      const play = await openLogin(context.target);
      const shapes = [
        { what: 'a script', probe: PROBE },
        { what: 'quotes', probe: ATTRIBUTE_PROBE },
      ].flatMap(({ what, probe }) => [
        {
          ...{ shape: `${what} as the description of a denial`, probe },
          changes: { error: 'access_denied', error_description: probe },
        },
        {
          ...{ shape: `${what} as the description of an error`, probe },
          changes: { error: 'server_error', error_description: probe },
        },
        { shape: `${what} as the error`, probe, changes: { error: probe } },
        { shape: `${what} as the state`, probe, changes: { error: 'access_denied', state: probe } },
        { shape: `${what} as the code`, probe, changes: { code: probe } },
      ]);
      await context.judgeEach(escapesCallback, shapes, async ({ probe, changes }) => {
        const { browser, callback } = await beginLogin(play);
        const { last } = await followToEnd(() => browser.go(withParameters(callback, { code: undefined, ...changes })));
        await play.takeTraffic();
        if (typeof last === 'string')
          throw new PreconditionFailed('the app sends no response, which another check decides');
        return { exchange: last, probe, after: 'such a callback' };
      });
    },
  ),

  check(
    'oauth.app-side.data-text',
    {
      title: 'a script in the name of a project does not run in a page of the app',
      cites: ['oauth.app-side.error-escaped'],
    },
    async ({ target, judge, random }) => {
      const play = await openLogin(target);
      const page = pageOf(play);
      const name = random.text(12);
      await play.userWill('approve', USER);
      await play.userSees(USER, [`${name} ${NAME_PROBE} ${ATTRIBUTE_PROBE}`]);
      const { browser } = await signIn(play);
      const { last } = await followToEnd(() => browser.go(page));
      await play.takeTraffic();
      if (typeof last === 'string' || !last.response.body.includes(name)) throw notObservable(NO_NAMES);
      judge(escapesCallback, { exchange: last, probe: NAME_PROBE, after: 'the name of a project with a script' });
    },
  ),
];

/** Begins a login in a browser that is signed in. */
async function beginAgain(play: AppLogin): Promise<PendingLogin> {
  const { browser } = await signIn(play);
  return beginLogin(play, browser);
}

/** A callback with these parameters; undefined removes one. */
function withParameters(callback: URL, changes: Readonly<Record<string, string | undefined>>): string {
  const changed = new URL(callback);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.href;
}

/** The browser must have reached the app: a response of the service itself says nothing about the app. */
function requireResponseOfApp(play: AppLogin, last: Exchange | string): void {
  if (typeof last !== 'string' && play.selectAppResponses([last]).length === 0)
    throw new PreconditionFailed(`the authorization request is refused by the service with ${last.response.status}`);
}
