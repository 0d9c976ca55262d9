import { escapedProbe, notTaken, standsRefusal } from './callback-judges.ts';
import { ending, offered, openPlay, signIn } from './play.ts';
import type { Play } from './play.ts';
import { check } from '../check.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../exchange.ts';
import { Blocked } from '../target.ts';

const PROBE = '<script>locspec()</script>';

/** What an app makes of callbacks that nobody but a stranger or an error would bring. */
export const callbackChecks: readonly Check[] = [
  check(
    'oauth.app-side.state',
    {
      title: 'a code that comes with another state, or with none, is not exchanged',
      cites: ['oauth.app-side.state-checked'],
    },
    async (attempt) => {
      const play = await openPlay(attempt.target);
      if (!(await offered(play)).asking.parameters.has('state')) throw new Blocked('the app sends no state');
      const shapes = [
        { shape: 'another state', change: (): string => attempt.chance.text(43) },
        { shape: 'no state', change: () => undefined },
        { shape: 'an empty state', change: () => '' },
        { shape: 'the state with a letter more', change: (state: string) => `${state}x` },
        { shape: 'half of the state', change: (state: string) => state.slice(0, Math.floor(state.length / 2)) },
      ];
      await attempt.each(notTaken, shapes, async ({ change }) => {
        const { browser, callback, asking } = await offered(play);
        const state = change(callback.searchParams.get('state') ?? '');
        await ending(() => browser.go(withAnswer(callback, { state })));
        const despite = 'its state is not the one that the app sent';
        return {
          requirement: 'oauth.app-side.state-checked' as const,
          code: asking.code ?? '',
          traffic: await play.sent(),
          despite,
        };
      });
    },
  ),

  check(
    'oauth.app-side.session',
    {
      title: 'a callback signs in no browser but the one that began the login',
      cites: ['oauth.app-side.session-bound'],
    },
    async (attempt) => {
      const play = await openPlay(attempt.target);
      // An app that exchanges nothing at all takes no stranger's code either, and proves nothing.
      await signIn(play);
      const shapes = [
        { shape: 'a browser that has never been to the app', prepare: async () => play.newBrowser() },
        { shape: 'a browser that waits for a login of its own', prepare: async () => (await offered(play)).browser },
        { shape: 'a browser that is signed in', prepare: async () => (await signIn(play)).browser },
      ];
      await attempt.each(notTaken, shapes, async ({ prepare }) => {
        const { callback, asking } = await offered(play);
        const victim = await prepare();
        await ending(() => victim.go(callback.href));
        const despite = 'another browser asked for it';
        return {
          requirement: 'oauth.app-side.session-bound' as const,
          code: asking.code ?? '',
          traffic: await play.sent(),
          despite,
        };
      });
    },
  ),

  check(
    'oauth.app-side.replay',
    { title: 'a callback that comes a second time is not taken again', cites: ['oauth.app-side.state-once'] },
    async ({ target, judge }) => {
      const play = await openPlay(target);
      const { browser, callback, asking } = await signIn(play);
      await ending(() => browser.go(callback.href));
      const despite = 'it has been exchanged before';
      judge(notTaken, {
        requirement: 'oauth.app-side.state-once',
        code: asking.code ?? '',
        traffic: await play.sent(),
        despite,
      });
    },
  ),

  check(
    'oauth.app-side.denial',
    {
      title: 'an app whose user denies shows a page and asks for no token',
      cites: ['oauth.app-side.denial', 'oauth.app-side.inner-workings'],
    },
    async ({ target, judge }) => {
      const play = await openPlay(target);
      await play.userWill('deny');
      const { last } = await ending(() => play.newBrowser().go(play.login.login));
      mustBeOfApp(play, last);
      judge(standsRefusal, {
        requirement: 'oauth.app-side.denial',
        after: 'a denial',
        last,
        traffic: await play.sent(),
      });
    },
  ),

  check(
    'oauth.app-side.refused-code',
    {
      title: 'an app whose code is refused shows a page',
      cites: ['oauth.app-side.refused-code', 'oauth.app-side.inner-workings'],
    },
    async (attempt) => {
      const play = await openPlay(attempt.target);
      const shapes = [
        { shape: 'a code that was never issued', change: () => ({ code: attempt.chance.text(43) }) },
        { shape: 'no code', change: () => ({ code: undefined }) },
        { shape: 'an error that no standard knows', change: () => ({ code: undefined, error: 'locspec_error' }) },
        { shape: 'the error server_error', change: () => ({ code: undefined, error: 'server_error' }) },
      ];
      await attempt.each(standsRefusal, shapes, async ({ shape, change }) => {
        const { browser, callback } = await offered(play);
        const { last } = await ending(() => browser.go(withAnswer(callback, change())));
        return { requirement: 'oauth.app-side.refused-code' as const, after: shape, last, traffic: await play.sent() };
      });
    },
  ),

  check(
    'oauth.app-side.error-text',
    { title: 'a script in a callback does not run in a page of the app', cites: ['oauth.app-side.error-escaped'] },
    async (attempt) => {
      const play = await openPlay(attempt.target);
      const shapes = [
        {
          shape: 'a script as the description of a denial',
          answer: { error: 'access_denied', error_description: PROBE },
        },
        {
          shape: 'a script as the description of an error',
          answer: { error: 'server_error', error_description: PROBE },
        },
        { shape: 'a script as the error', answer: { error: PROBE } },
        { shape: 'a script as the state', answer: { error: 'access_denied', state: PROBE } },
        { shape: 'a script as the code', answer: { code: PROBE } },
      ];
      await attempt.each(escapedProbe, shapes, async ({ answer }) => {
        const { browser, callback } = await offered(play);
        const { last } = await ending(() => browser.go(withAnswer(callback, { code: undefined, ...answer })));
        await play.sent();
        if (typeof last === 'string') throw new Blocked('the app answers nothing, which another check judges');
        return { exchange: last, probe: PROBE };
      });
    },
  ),
];

/** A callback with other parameters; undefined takes one away. */
function withAnswer(callback: URL, changes: Readonly<Record<string, string | undefined>>): string {
  const changed = new URL(callback);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.href;
}

/** The way must have come to the app: what the service itself says to the browser is no answer of the app. */
function mustBeOfApp(play: Play, last: Exchange | string): void {
  if (typeof last !== 'string' && play.ofApp([last]).length === 0)
    throw new Blocked(`the authorization request is refused by the service with ${last.response.status}`);
}
