import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { judgeAuthorization, type AuthorizationRefusal, type AuthorizationRequest } from './authorization-request.ts';
import { BoundedMap } from './bounded-map.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import { isSame } from './oauth-rules.ts';
import { pageHeaders } from './page.ts';
import { secretName } from './random.ts';
import type { Bound, Workings } from './workings.ts';

/** A page that waits for its user; only the browser that it was shown to can answer it, and only once. */
interface Waiting {
  readonly request: AuthorizationRequest;
  readonly browser: string;
  readonly expiresAt: number;
}

const COOKIE = 'locspec_consent';
const MOST_WAITING = 1_000;
const WAIT = 10 * 60_000;

/** The authorization redirect and its page. Source, Endpoints 1. */
export function authorizeRoutes(inside: Workings): Hono<Bound> {
  const { rules, store, clock, random } = inside;
  const waiting = new BoundedMap<Waiting>(MOST_WAITING);

  const logins = () => inside.resources.users.map((user) => user.login);

  function refuse(c: Context<Bound>, refusal: AuthorizationRefusal): Response | Promise<Response> {
    const { error, description, redirectUri, state } = refusal;
    if (redirectUri === undefined) return c.html(refusalPage(error, description), 400, pageHeaders());
    return sendBack(c, rules.addressWith(redirectUri, rules.failure(error, description, state)));
  }

  function answer(
    c: Context<Bound>,
    request: AuthorizationRequest,
    isApproved: boolean,
    login: string | null,
  ): Response {
    const { redirectUri, state, scopes, challenge } = request;
    if (!isApproved) return sendBack(c, rules.addressWith(redirectUri, rules.denial(state)));
    const code = secretName(random);
    store.codes.set(code, {
      code,
      clientId: request.app.clientId,
      redirectUri,
      login,
      scopes: rules.grantedScopes(scopes),
      grant: secretName(random),
      ...(challenge === undefined ? {} : { challenge }),
      expiresAt: clock.now() + rules.codeLifetime() * 1000,
      redeemed: false,
    });
    return sendBack(c, rules.addressWith(redirectUri, rules.approval(code, state)));
  }

  function ask(c: Context<Bound>, request: AuthorizationRequest): Response | Promise<Response> {
    const ticket = secretName(random);
    const browser = getCookie(c, COOKIE) ?? secretName(random);
    waiting.set(ticket, { request, browser, expiresAt: clock.now() + WAIT });
    setCookie(c, COOKIE, browser, {
      httpOnly: true,
      sameSite: 'Lax', // Not sent along by a post from another site.
      path: '/',
      secure: inside.addresses.authUrl.startsWith('https:'),
    });
    return c.html(consentPage(request, ticket, logins()), 200, pageHeaders(formTarget(request.redirectUri)));
  }

  const routes = new Hono<Bound>();

  routes.get('/oauth/authorize', (c) => {
    const judgement = judgeAuthorization(new URL(c.req.url).searchParams, (id) => store.apps.get(id), rules);
    if (!judgement.ok) return refuse(c, judgement);
    const { request } = judgement;
    const { decision, login = logins()[0] ?? null } = store.userWill;
    if (decision !== 'ask') return answer(c, request, decision === 'approve', login);
    const isKnown = rules.isApprovalRemembered() && store.hasApproved(request.app.clientId, request.scopes);
    return isKnown ? answer(c, request, true, login) : ask(c, request);
  });

  routes.post('/oauth/authorize', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const ticket = form.get('ticket') ?? '';
    const asked = waiting.get(ticket);
    const browser = getCookie(c, COOKIE) ?? '';
    const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
    if (
      asked === undefined ||
      clock.now() >= asked.expiresAt ||
      !isSame(asked.browser, browser) ||
      site !== 'same-origin'
    ) {
      const description = 'This answer does not belong to a page that waits for one. Please start again from the app.';
      return c.html(refusalPage('access_denied', description), 403, pageHeaders());
    }
    const decision = form.get('decision');
    const login = form.get('login');
    if (decision !== 'approve' && decision !== 'deny') {
      return c.html(refusalPage('invalid_request', 'The answer is “approve” or “deny”.'), 400, pageHeaders());
    }
    if (login !== null && !logins().includes(login)) {
      return c.html(refusalPage('invalid_request', 'There is no such user any more.'), 400, pageHeaders());
    }
    waiting.delete(ticket);
    return answer(c, asked.request, decision === 'approve', login ?? logins()[0] ?? null);
  });

  return routes;
}

function sendBack(c: Context<Bound>, location: string): Response {
  // After the page's post the browser must come with GET, which only 303 promises.
  return c.body(null, c.req.method === 'POST' ? 303 : 302, { Location: location, 'Cache-Control': 'no-store' });
}

/** What a content security policy calls the place that the form's answer is redirected to. */
function formTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}
