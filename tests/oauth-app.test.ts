import { expect, test } from 'vitest';
import { brokenBy } from './app-in-process.ts';
import { runOauthAppInProcess } from './oauth-app-in-process.ts';
import type { OauthAppRun } from './oauth-app-in-process.ts';
import { oauthAppChecks } from '../suites/oauth-app/checks.ts';
import { judgeAuthorization } from '../suites/oauth-app/judge-authorization.ts';
import { createOauthApp } from '../mocks/app/oauth-app.ts';
import {
  changeAuthorization,
  changeCallback,
  changeResponse,
  changeTokenRequest,
  createPage,
  readState,
  combine,
  setState,
} from '../mocks/app/oauth-app-change.ts';
import type { OauthAppChange } from '../mocks/app/oauth-app-change.ts';
import { oauthAppFaults, publicAppFaults } from '../mocks/app/oauth-app-faults.ts';
import type { OauthAppFault } from '../mocks/app/oauth-app-faults.ts';
import { createCookieSessions } from '../mocks/app/sessions.ts';
import { startService } from '../mocks/service/port.ts';
import { requirements } from '../spec/requirements/requirements.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { CheckOutcome } from '../run/outcome.ts';

const problems = (outcomes: readonly CheckOutcome[]) =>
  outcomes
    .filter(({ status }) => status === 'error' || status === 'lost')
    .map(({ check, reason }) => `${check}: ${reason}`);

/** The checks of an app of this type. */
const checksOf = (type: 'confidential' | 'public') =>
  oauthAppChecks.filter(({ id }) => !id.endsWith(type === 'public' ? '.confidential' : '.public'));

for (const type of ['confidential', 'public'] as const) {
  test(`the ${type} reference app gives no finding, and every check decides everything it cites`, async () => {
    const outcomes = await runOauthAppInProcess(checksOf(type), { type });
    expect(outcomes.filter(({ status }) => status !== 'done')).toEqual([]);
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    const undecided = outcomes.flatMap(({ check, cites, decided }) =>
      cites.filter((cited) => !decided.includes(cited)).map((cited) => `${check}: ${cited}`),
    );
    expect(undecided).toEqual([]);
  });
}

for (const [type, faults] of [
  ['confidential', oauthAppFaults],
  ['public', publicAppFaults],
] as const) {
  for (const [id, { breaks, says, make }] of Object.entries<OauthAppFault>(faults)) {
    test(`${id} breaks ${breaks}: ${says}`, async () => {
      const cite = checksOf(type).filter(({ cites }) => cites.includes(breaks));
      const others = checksOf(type).filter((one) => !cite.includes(one) && one.mayFind?.includes(breaks));
      const found = new Set<string>();
      // Those that do not set out to decide it are asked where the others do not see the fault.
      for (const asked of [cite, others]) {
        if (found.has(breaks)) continue;
        const outcomes = await runOauthAppInProcess(asked, { type, make });
        expect(problems(outcomes)).toEqual([]);
        for (const broken of brokenBy(outcomes)) found.add(broken);
      }
      expect([...found]).toContain(breaks);
    });
  }
}

const NEVER_RENEWS: OauthAppChange = {
  call: (call) => async (request) => {
    const isRenewal = request.url.endsWith('/oauth/token') && (await request.clone().text()).includes('refresh_token');
    return isRenewal ? Response.json({ error: 'invalid_grant' }, { status: 400 }) : call(request);
  },
};

/** Apps that conform, and differ from the reference app. */
const VARIATIONS: Readonly<Record<string, OauthAppRun>> = {
  'sends a member that nobody knows, which is no text': {
    make: () => changeTokenRequest((given) => ({ ...given, audience: { id: 1 } as never })),
  },
  'allows one login at a time in a browser': {
    make: () => {
      const latest = new Map<string, string | null>();
      return {
        wrap: (app) => async (request) => {
          const cookie = request.headers.get('cookie') ?? '';
          const { pathname, searchParams } = new URL(request.url);
          if (pathname === '/callback' && latest.has(cookie) && latest.get(cookie) !== searchParams.get('state'))
            return new Response('Another login was begun.', { status: 400 });
          const answer = await app(request);
          const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
          if (pathname === '/login') latest.set(given, readState(answer));
          return answer;
        },
      };
    },
  },
  'begins no login where somebody is signed in': {
    make: () => {
      const signedIn = new Set<string>();
      return {
        wrap: (app) => async (request) => {
          const cookie = request.headers.get('cookie') ?? '';
          const { pathname } = new URL(request.url);
          if (pathname === '/login' && signedIn.has(cookie))
            return new Response(null, { status: 302, headers: { location: '/projects' } });
          const answer = await app(request);
          const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
          if (pathname === '/callback' && answer.status === 303) signedIn.add(given);
          if (pathname === '/projects' && answer.status !== 200) signedIn.delete(cookie);
          return answer;
        },
      };
    },
  },
  'says by 502 that the service refused': {
    make: () => ({
      wrap: (app) => async (request) => {
        const answer = await app(request);
        return answer.status === 400
          ? new Response('<p>No.</p>', { ...answer, status: 502, headers: answer.headers })
          : answer;
      },
    }),
  },
  'sends form bodies': {
    make: () => ({
      call: (call) => async (request) => {
        if (!request.url.endsWith('/oauth/token')) return call(request);
        const body = new URLSearchParams((await request.json()) as Record<string, string>);
        return call(new Request(request.url, { method: 'POST', body }));
      },
    }),
  },
  'keeps its sessions in sealed cookies': { sessions: createCookieSessions },
  'is public and keeps its sessions in sealed cookies': { type: 'public', sessions: createCookieSessions },
  'renews only after a call was refused': {
    make: () => ({
      call: (call) => async (request) => {
        const answer = await call(request);
        if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
        return Response.json({ ...((await answer.json()) as object), expires_in: 86_400 });
      },
    }),
  },
  'renews before every call': {
    make: () => ({
      call: (call) => async (request) => {
        const answer = await call(request);
        if (!request.url.endsWith('/oauth/token') || !answer.ok) return answer;
        return Response.json({ ...((await answer.json()) as object), expires_in: 0 });
      },
    }),
  },
  'never renews, and sends its user to the authorization page again': { make: () => NEVER_RENEWS },
  'never renews, and says on a page that its user has to sign in': {
    make: () => {
      const since = new Map<string, number>();
      const signIn = () => createPage('Please sign in.', 200);
      return combine(NEVER_RENEWS, {
        wrap: (app) => async (request) => {
          const isPage = new URL(request.url).pathname === '/projects';
          const cookie = request.headers.get('cookie') ?? '';
          if (isPage && Date.now() - (since.get(cookie) ?? 0) > 900) return signIn();
          const answer = await app(request);
          if (isPage && answer.status === 303) return signIn();
          const given = answer.headers.get('set-cookie')?.split(';')[0];
          if (given !== undefined && answer.headers.get('location') === '/') since.set(given, Date.now());
          return answer;
        },
      });
    },
  },
  'relies on PKCE alone against callbacks of other browsers': {
    make: () => {
      const states = new Map<string, string>();
      return combine(
        {
          wrap: (app) => async (request) => {
            const url = new URL(request.url);
            const cookie = request.headers.get('cookie') ?? '';
            if (url.pathname === '/callback') url.searchParams.set('state', states.get(cookie) ?? '');
            const answer = await app(new Request(url, request));
            const state = readState(answer);
            if (state !== null) states.set(answer.headers.get('set-cookie')?.split(';')[0] ?? '', state);
            return answer;
          },
        },
        changeAuthorization((query) => query.delete('state')),
      );
    },
  },
  'does without PKCE, as a confidential app may': {
    make: () =>
      combine(
        changeAuthorization((query) => {
          query.delete('code_challenge');
          query.delete('code_challenge_method');
        }),
        changeTokenRequest(({ code_verifier: _, ...rest }) => rest),
      ),
  },
  'sends its user home after a denial': {
    make: () => ({
      wrap: (app) => async (request) => {
        const answer = await app(request);
        if (new URL(request.url).searchParams.get('error') !== 'access_denied') return answer;
        const cookie = answer.headers.get('set-cookie') ?? '';
        return new Response(null, { status: 302, headers: { location: '/', 'set-cookie': cookie } });
      },
    }),
  },
  'redirects by pages': {
    make: () =>
      changeResponse((answer) => {
        const to = answer.headers.get('location');
        if (to === null) return answer;
        const headers = new Headers(answer.headers);
        headers.delete('location');
        headers.set('content-type', 'text/html');
        const page = `<!doctype html><meta http-equiv="refresh" content="0;url=${to.replaceAll('&', '&amp;')}">`;
        return new Response(page, { headers });
      }),
  },
  'has states in hexadecimal, and reads them in either case': {
    make: () => {
      const stateOf = new Map<string, string>();
      return combine(
        changeCallback((request) =>
          setState(request, stateOf.get(new URL(request.url).searchParams.get('state')?.toLowerCase() ?? '')),
        ),
        changeAuthorization((query) => {
          const state = query.get('state') ?? '';
          const digits = Buffer.from(state).toString('hex');
          stateOf.set(digits, state);
          query.set('state', digits);
        }),
      );
    },
  },
  'has no page that calls the API': { hasPage: false },
};

/** Warnings for a variation that departs from what a standard recommends. */
const WARNED: Readonly<Record<string, readonly RequirementId[]>> = {
  'does without PKCE, as a confidential app may': ['oauth.app-side.challenge-confidential'],
};

/** What cannot be seen of a variation. */
const IDLE: Readonly<Record<string, readonly string[]>> = {
  'does without PKCE, as a confidential app may': [
    'oauth.app-side.pkce',
    'oauth.app-side.tabs',
    'oauth.app-side.after-denial',
  ],
  'begins no login where somebody is signed in': ['oauth.app-side.another-user'],
  'allows one login at a time in a browser': ['oauth.app-side.tabs'],
  'keeps its sessions in sealed cookies': ['oauth.app-side.code-at-once'],
  'is public and keeps its sessions in sealed cookies': ['oauth.app-side.code-at-once'],
  'relies on PKCE alone against callbacks of other browsers': ['oauth.app-side.tabs', 'oauth.app-side.drawn-anew'],
  'never renews, and sends its user to the authorization page again': [
    'oauth.app-side.renewal.confidential',
    'oauth.app-side.early-end',
  ],
  'never renews, and says on a page that its user has to sign in': [
    'oauth.app-side.renewal.confidential',
    'oauth.app-side.early-end',
  ],
};

for (const [title, run] of Object.entries(VARIATIONS)) {
  test(`an app does not fail that ${title}`, async () => {
    const outcomes = await runOauthAppInProcess(checksOf(run.type ?? 'confidential'), run);
    expect(problems(outcomes)).toEqual([]);
    expect(brokenBy(outcomes)).toEqual(WARNED[title] ?? []);
    const idle = outcomes.filter(({ status }) => status !== 'done').map(({ check }) => check);
    const needsPage = /calls|renewal|renewed|user|early|at-once|data/;
    const isIdle = (check: string) =>
      (run.hasPage === false && needsPage.test(check)) || /state$/.test(check) || IDLE[title]?.includes(check) === true;
    expect(idle.filter((check) => !isIdle(check))).toEqual([]);
    // An app is ready only if all that is stated and applies was decided.
    if (run.hasPage !== false) expect(leftOpen(outcomes)).toEqual([]);
  });
}

test('an app of one user may have one login at a time', async () => {
  const ofOneUser = () =>
    combine(
      oauthAppFaults['oauth-app.one-login-at-a-time'].make(),
      oauthAppFaults['oauth-app.bearer-of-last-login'].make(),
    );
  const checks = oauthAppChecks.filter(({ id }) => id === 'oauth.app-side.logins-apart');
  const outcomes = await runOauthAppInProcess(checks, { make: ofOneUser });
  expect(brokenBy(outcomes)).toEqual([]);
  expect(outcomes.map(({ status }) => status)).toEqual(['untested']);
});

/** What the source states and a check is about, and none decided, though it applies. */
const leftOpen = (outcomes: readonly CheckOutcome[]) =>
  [...new Set(outcomes.flatMap(({ cites }) => cites))].filter(
    (id) =>
      requirements[id].standing === 'stated' &&
      outcomes.every(({ decided }) => !decided.includes(id)) &&
      outcomes.some(({ cites, status }) => cites.includes(id) && status !== 'notApplicable'),
  );

test('a test of the app itself can judge its requests, without the command', async () => {
  expect(await findingsOf({})).toEqual([]);
  const found = await findingsOf(oauthAppFaults['oauth-app.redirect-missing'].make());
  expect(found).toEqual([
    {
      requirement: 'oauth.app-side.exchange',
      standing: 'stated',
      says: expect.stringContaining('redirect_uri'),
      expected: 'redirect_uri: http://app.example/callback',
      actual: 'no “redirect_uri”',
    },
  ]);
});

/** Logs in to an app in this process as its own test would, and judges the requests that the service received. */
async function findingsOf(change: OauthAppChange) {
  const registered = {
    type: 'confidential',
    clientId: 'my-app',
    clientSecret: 'my-secret',
    redirectUris: ['http://app.example/callback'],
  } as const;
  await using service = await startService({ apps: [registered], keepsExchanges: true });
  const { authUrl, baseUrl, stateUrl } = service;
  const settings = { authUrl, baseUrl, clientId: 'my-app', clientSecret: 'my-secret', scopes: ['project'] };
  const direct = (request: Request) => fetch(request);
  const app = createOauthApp({ ...settings, redirectUri: registered.redirectUris[0] }, change.call?.(direct) ?? direct);
  await fetch(stateUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'the user will', params: { decision: 'approve' }, action: 'setup' }),
  });
  const away = await app(new Request('http://app.example/login'));
  const back = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' });
  const cookie = away.headers.get('set-cookie')?.split(';')[0] ?? '';
  await app(new Request(back.headers.get('location') ?? '', { headers: { cookie } }));
  return judgeAuthorization(service.exchanges, registered);
}
