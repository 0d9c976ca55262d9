import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isAllowedHost } from '../core/allowed-hosts.ts';
import { limitBody } from '../core/body-limit.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import type { RouteEnv, ServiceContext } from '../core/context.ts';
import { reportViolation } from '../core/journal.ts';
import { generateSecret } from '../core/random.ts';
import { AUTHORIZATION_REFUSALS, type AuthorizationRefusal } from './authorization-refusals.ts';
import { validateAuthorization, type AuthorizationRequest } from './authorization-request.ts';
import type { QueryParameters } from './authorize-rules.ts';
import { isSameSecret } from './compare-secrets.ts';
import { renderConsentPage, renderRefusalPage } from './consent-page.ts';
import type { OauthRules } from './oauth-rules.ts';

/** A page that waits for its user. Only the browser that it was shown in can submit it, and only once. */
interface PendingPage {
  readonly request: AuthorizationRequest;
  /** The value of the browser's cookie. */
  readonly browser: string;
  readonly expiresAt: number;
}

const COOKIE = 'locspec_consent';
const MAX_PENDING = 1_000;
const LIFETIME_MS = 10 * 60_000;

/** The authorization endpoint and its consent page. Source, Endpoints 1. */
export function createAuthorizeRoutes(
  context: Pick<
    ServiceContext<OauthRules>,
    'rules' | 'store' | 'clock' | 'random' | 'addresses' | 'hosts' | 'resources'
  >,
): Hono<RouteEnv> {
  const { rules, store, clock, random } = context;
  const pending = new BoundedMap<PendingPage>(MAX_PENDING);

  const listLogins = () => context.resources.users.map((user) => user.login);

  function refuse(c: Context<RouteEnv>, refusal: AuthorizationRefusal): Response | Promise<Response> {
    const { code, redirectUri, state } = refusal;
    const [defaultError, description, requirement, correction] = AUTHORIZATION_REFUSALS[code];
    reportViolation(c.env.exchange, { requirement, message: `${description}${describeRedirect(c, code)}`, correction });
    const error = rules.authorizationError(defaultError, code);
    if (redirectUri === undefined) return showError(c, error, description, rules.errorPageStatus());
    return redirect(c, redirectUri, rules.failure(error, description, state));
  }

  /** Which redirect URL was sent, and which are registered. The address of a finding may be cut. */
  function describeRedirect(c: Context<RouteEnv>, code: AuthorizationRefusal['code']): string {
    if (code !== 'redirect-uri') return '';
    const { client_id: clientId = '', redirect_uri: sent = '' } = c.req.query();
    const registered = store.apps.get(clientId)?.redirectUris.join(' and ') ?? '';
    return `\nsent:       ${sent}\nregistered: ${registered === '' ? 'none' : registered}`;
  }

  function showError(
    c: Context<RouteEnv>,
    error: string,
    description: string,
    status: number,
  ): Response | Promise<Response> {
    const headers = { ...rules.pageHeaders(''), ...rules.refusalHeaders(c.req.query('redirect_uri')) };
    return c.html(renderRefusalPage(error, description), status as ContentfulStatusCode, headers);
  }

  function redirect(c: Context<RouteEnv>, redirectUri: string, parameters: QueryParameters): Response {
    const Location = rules.addToQuery(redirectUri, parameters);
    return c.body(null, rules.redirectStatus(c.req.method) as 302, { Location, 'Cache-Control': 'no-store' });
  }

  function decide(c: Context<RouteEnv>, request: AuthorizationRequest, isApproved: boolean, login: string | null) {
    const { app, redirectUri, state, scopes, challenge } = request;
    if (!rules.isMemberAllowed(login, listLogins())) {
      return showError(c, 'access_denied', 'You are not allowed to approve apps.', 403);
    }
    const issueCode = () => {
      const code = `${rules.newCode(random)}${store.secretEnding.code}`;
      store.codes.set(code, {
        code,
        clientId: app.clientId,
        redirectUri,
        login,
        scopes: rules.grantedScopes(scopes),
        grant: generateSecret(random),
        ...(challenge === undefined ? {} : { challenge }),
        expiresAt: clock.now() + rules.codeLifetime() * 1000,
        redeemed: false,
      });
      return code;
    };
    c.env.exchange.requirements = [isApproved ? 'oauth.authorize.code-returned' : 'oauth.authorize.denial'];
    const target = rules.redirectTarget(redirectUri, app);
    if (isApproved) return redirect(c, target, rules.approval(issueCode(), state));
    if (rules.isDenialRevoking()) store.revokeFor(app.clientId, login);
    if (!rules.isDenialRedirected()) return showError(c, 'access_denied', 'You have not approved the app.', 403);
    return redirect(c, target, rules.denial(state, issueCode));
  }

  function ask(c: Context<RouteEnv>, request: AuthorizationRequest): Response | Promise<Response> {
    c.env.exchange.requirements = ['oauth.authorize.asks'];
    const ticket = generateSecret(random);
    const browser = getCookie(c, COOKIE) ?? generateSecret(random);
    pending.set(ticket, { request: keepOnPage(request, rules), browser, expiresAt: clock.now() + LIFETIME_MS });
    setCookie(c, COOKIE, browser, {
      httpOnly: true,
      sameSite: 'Lax', // Not sent with a post from another site.
      path: '/',
      secure: context.addresses.authUrl.startsWith('https:'),
    });
    const headers = rules.pageHeaders(formatFormTarget(request.redirectUri));
    return c.html(renderConsentPage(request, ticket, listLogins(), rules.redirectField()), 200, headers);
  }

  // A page of another site could show itself under a name of its own that leads here, and press the buttons.
  const isForeign = (c: Context<RouteEnv>) =>
    !isAllowedHost(c.req.header('Host'), new URL(context.addresses.authUrl).hostname, context.hosts);
  const refuseHost = (c: Context<RouteEnv>) =>
    c.text(`The page is at ${context.addresses.authUrl}, or at a local name of this machine.`, 421);

  const routes = new Hono<RouteEnv>();

  routes.get('/oauth/authorize', (c) => {
    if (!rules.isPageServedByGet()) return c.text('Request the page by POST.', 405);
    const { decision, login = listLogins()[0] ?? null } = store.userWill;
    const validated = validateAuthorization(rules.readQuery(c.req.url), store.apps, decision === 'ask', rules);
    if (!validated.ok) return refuse(c, validated);
    const { request } = validated;
    if (decision !== 'ask') return decide(c, request, decision === 'approve', login);
    const areEnough = (approved: readonly string[]) => rules.isApprovalEnough(approved, request.scopes);
    const isApproved = rules.isApprovalRemembered() && store.hasApproved(request.app.clientId, areEnough);
    return isApproved || !rules.isUserAsked()
      ? decide(c, request, true, login)
      : isForeign(c)
        ? refuseHost(c)
        : ask(c, request);
  });

  routes.post(
    '/oauth/authorize',
    limitBody(64 * 1024, (c) => c.text('The form is too large.', 413)),
    async (c) => {
      if (isForeign(c)) return refuseHost(c);
      const form = new URLSearchParams(await c.req.text());
      const ticket = form.get('ticket') ?? '';
      const page = pending.get(ticket);
      const browser = getCookie(c, COOKIE) ?? '';
      const site = c.req.header('Sec-Fetch-Site') ?? 'same-origin';
      if (
        page === undefined ||
        clock.now() >= page.expiresAt ||
        !isSameSecret(page.browser, browser) ||
        site !== 'same-origin'
      ) {
        const description =
          'This form has expired, or it was not shown in this browser. Please start again from the app.';
        return showError(c, 'access_denied', description, 403);
      }
      const decision = form.get('decision');
      const login = form.get('login');
      if (decision !== 'approve' && decision !== 'deny') {
        return showError(c, 'invalid_request', 'The decision must be “approve” or “deny”.', 400);
      }
      if (login !== null && !listLogins().includes(login)) {
        return showError(c, 'invalid_request', 'This user does not exist any more.', 400);
      }
      pending.delete(ticket);
      const redirectUri = form.get(rules.redirectField()?.name ?? '') ?? page.request.redirectUri;
      const request = { ...page.request, redirectUri };
      return decide(c, request, decision === 'approve', login ?? listLogins()[0] ?? null);
    },
  );

  return routes;
}

/** A redirect URL as a source expression of a content security policy. */
function formatFormTarget(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri);
  return origin === 'null' ? protocol : origin;
}

/** A request as the page keeps it. */
function keepOnPage({ state, challenge, ...request }: AuthorizationRequest, rules: OauthRules): AuthorizationRequest {
  const kept = state === undefined ? undefined : rules.stateOfPage(state, request.app);
  return {
    ...request,
    ...(kept === undefined ? {} : { state: kept }),
    ...(challenge !== undefined && rules.isChallengeOnPage() ? { challenge } : {}),
  };
}
