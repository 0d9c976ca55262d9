import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AUTHORIZATION_REFUSALS, type AuthorizationRefusal } from './authorization-refusals.ts';
import { judgeAuthorization, type AuthorizationRequest } from './authorization-request.ts';
import type { Parameters } from './authorize-rules.ts';
import { BoundedMap } from '../bounded-map.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import { object } from '../journal.ts';
import { limitedBody } from '../limited-body.ts';
import { secretName } from '../random.ts';
import { isSame } from './token-rules.ts';
import type { Bound, Workings } from '../workings.ts';

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
    const { code, redirectUri, state } = refusal;
    const [usual, description, requirement, correction] = AUTHORIZATION_REFUSALS[code];
    object(c.env.exchange, { requirement, message: description, correction });
    const error = rules.authorizationError(usual, code);
    if (redirectUri === undefined) return tell(c, error, description, rules.errorPageStatus());
    return sendBack(c, redirectUri, rules.failure(error, description, state));
  }

  function tell(c: Context<Bound>, error: string, description: string, status: number): Response | Promise<Response> {
    return c.html(refusalPage(error, description), status as ContentfulStatusCode, rules.pageHeaders(''));
  }

  function sendBack(c: Context<Bound>, redirectUri: string, parameters: Parameters): Response {
    const Location = rules.addressWith(redirectUri, parameters);
    return c.body(null, rules.redirectStatus(c.req.method) as 302, { Location, 'Cache-Control': 'no-store' });
  }

  function answer(c: Context<Bound>, request: AuthorizationRequest, isApproved: boolean, login: string | null) {
    const { app, redirectUri, state, scopes, challenge } = request;
    if (!rules.isMemberAllowed(login, logins())) return tell(c, 'access_denied', 'You may not approve apps.', 403);
    const issue = () => {
      const code = rules.newCode(random);
      store.codes.set(code, {
        code,
        clientId: app.clientId,
        redirectUri,
        login,
        scopes: rules.grantedScopes(scopes),
        grant: secretName(random),
        ...(challenge === undefined ? {} : { challenge }),
        expiresAt: clock.now() + rules.codeLifetime() * 1000,
        redeemed: false,
      });
      return code;
    };
    c.env.exchange.requirements = [isApproved ? 'oauth.authorize.code-returned' : 'oauth.authorize.denial'];
    const place = rules.placeOfAnswer(redirectUri, app);
    if (isApproved) return sendBack(c, place, rules.approval(issue(), state));
    if (!rules.isDenialRedirected()) return tell(c, 'access_denied', 'You have not approved the app.', 403);
    return sendBack(c, place, rules.denial(state, issue));
  }

  function ask(c: Context<Bound>, request: AuthorizationRequest): Response | Promise<Response> {
    c.env.exchange.requirements = ['oauth.authorize.asks'];
    const ticket = secretName(random);
    const browser = getCookie(c, COOKIE) ?? secretName(random);
    waiting.set(ticket, { request, browser, expiresAt: clock.now() + WAIT });
    setCookie(c, COOKIE, browser, {
      httpOnly: true,
      sameSite: 'Lax', // Not sent along by a post from another site.
      path: '/',
      secure: inside.addresses.authUrl.startsWith('https:'),
    });
    return c.html(consentPage(request, ticket, logins()), 200, rules.pageHeaders(formTarget(request.redirectUri)));
  }

  const routes = new Hono<Bound>();

  routes.get('/oauth/authorize', (c) => {
    if (!rules.isPageAskedByGet()) return c.text('The page is asked for by POST.', 405);
    const judgement = judgeAuthorization(new URL(c.req.url).searchParams, store.apps, rules);
    if (!judgement.ok) return refuse(c, judgement);
    const { request } = judgement;
    const { decision, login = logins()[0] ?? null } = store.userWill;
    if (decision !== 'ask') return answer(c, request, decision === 'approve', login);
    const isKnown = rules.isApprovalRemembered() && store.hasApproved(request.app.clientId, request.scopes);
    return isKnown || !rules.isUserAsked() ? answer(c, request, true, login) : ask(c, request);
  });

  routes.post(
    '/oauth/authorize',
    limitedBody(64 * 1024, (c) => c.text('An answer of the page is short.', 413)),
    async (c) => {
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
        const description =
          'This answer does not belong to a page that waits for one. Please start again from the app.';
        return tell(c, 'access_denied', description, 403);
      }
      const decision = form.get('decision');
      const login = form.get('login');
      if (decision !== 'approve' && decision !== 'deny') {
        return tell(c, 'invalid_request', 'The answer is “approve” or “deny”.', 400);
      }
      if (login !== null && !logins().includes(login)) {
        return tell(c, 'invalid_request', 'There is no such user any more.', 400);
      }
      waiting.delete(ticket);
      return answer(c, asked.request, decision === 'approve', login ?? logins()[0] ?? null);
    },
  );

  return routes;
}

/** What a content security policy calls the place that the form's answer is redirected to. */
function formTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}
