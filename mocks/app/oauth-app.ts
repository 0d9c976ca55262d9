import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createMemorySessions, type Session, type Sessions, type Tokens } from './sessions.ts';

/*
 * An app that acts for its users at the service, to be read and copied. Its pages:
 *   /          who is signed in, or a link to sign in
 *   /login     sends the browser to the authorization page
 *   /callback  where the browser comes back to
 *   /projects  the projects of the user, as the API lists them
 * Everything that is secret stays on the server; the browser has nothing but the name of its session.
 */

/** What registering the app gave, and where things are. */
export interface OauthAppSettings {
  /** Of the authorization server and of the API, without a slash at the end. */
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly clientId: string;
  /** Absent: the app is public and proves itself by PKCE alone. */
  readonly clientSecret?: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

/** How the app sends its own requests; `fetch`, but for tests. */
export type Call = (request: Request) => Promise<Response>;

/** Something that the user has to hear; nothing else of what goes wrong is shown. */
class UserError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The app as a function from request to response. */
export function createOauthApp(
  settings: OauthAppSettings,
  call: Call = (request) => fetch(request),
  sessions: Sessions = createMemorySessions(),
): (request: Request) => Promise<Response> {
  const { authUrl, baseUrl, clientId, clientSecret, redirectUri, scopes } = settings;
  // Renewals that are on their way, by their refresh token.
  const renewals = new Map<string, Promise<Tokens | undefined>>();

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const session = sessions.read(request.headers.get('cookie') ?? '');
    try {
      if (request.method !== 'GET') throw new UserError(405, 'There is nothing to send here.');
      if (pathname === '/')
        return renderPage(session.tokens ? 'You are signed in.' : 'Please sign in.', sessions.write(session));
      if (pathname === '/login') return login(session);
      if (pathname === '/callback') return await callback(session, searchParams);
      if (pathname === '/projects') return await projects(session);
      throw new UserError(404, 'There is no such page.');
    } catch (error) {
      const told = error instanceof UserError ? error : new UserError(502, 'The service cannot be used at the moment.');
      return renderPage(told.message, sessions.write(session), told.status);
    }
  };

  function login(session: Session): Response {
    // Both are new each time, and both belong to this browser: they wait in its session for the callback.
    const pending = { state: createSecret(), verifier: createSecret() };
    session.pending = [...(session.pending ?? []), pending].slice(-MAX_PENDING);
    const address = new URL(`${authUrl}/oauth/authorize`);
    address.search = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopes.join(' '),
      state: pending.state,
      code_challenge: createHash('sha256').update(pending.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString();
    return redirect(address.href, sessions.write(session));
  }

  async function callback(session: Session, answer: URLSearchParams): Promise<Response> {
    const state = answer.get('state') ?? '';
    const pending = session.pending?.find((one) => isSame(one.state, state));
    // Whatever comes of it, an answer counts once.
    const others = session.pending?.filter((one) => one !== pending) ?? [];
    session.pending = others;
    if (pending === undefined)
      throw new UserError(400, 'This answer does not belong to a login of yours. Please sign in again.');
    if (answer.get('error') === 'access_denied') throw new UserError(403, 'You have not let the app act for you.');
    const code = answer.get('code');
    if (code === null) throw new UserError(400, 'The service could not sign you in.');
    const tokens = await ask({
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      code_verifier: pending.verifier,
    });
    if (tokens === undefined) throw new UserError(400, 'The service could not sign you in. Please try again.');
    // Under a new name: whoever knew the old one is not signed in with the user.
    return redirect('/', sessions.write({ ...sessions.read(''), pending: others, tokens }));
  }

  async function projects(session: Session): Promise<Response> {
    if (session.tokens && Date.now() >= session.tokens.expiresAt) await renew(session);
    let answer = await list(session);
    if (answer?.status === 401) {
      await renew(session);
      answer = await list(session);
    }
    if (answer === undefined || answer.status === 401) return redirect('/login', sessions.write(session));
    if (!answer.ok) throw new UserError(502, 'The projects cannot be listed at the moment.');
    const { data } = (await answer.json()) as { data: readonly { data: { name: string } }[] };
    return renderPage(`Your projects: ${data.map((item) => item.data.name).join(', ')}`, sessions.write(session));
  }

  async function list({ tokens }: Session): Promise<Response | undefined> {
    if (tokens === undefined) return undefined;
    const headers = { authorization: `Bearer ${tokens.access}`, accept: 'application/json' };
    return call(new Request(`${baseUrl}/api/v2/projects`, { headers }));
  }

  /**
   * Each refresh token works once, so requests of one browser that come at the same time share its renewal. Without a new
   * pair the user has to sign in again.
   */
  async function renew(session: Session): Promise<void> {
    if (session.tokens === undefined) return;
    const { refresh } = session.tokens;
    let renewal = renewals.get(refresh);
    if (renewal === undefined) {
      renewal = ask({ grant_type: 'refresh_token', refresh_token: refresh }).finally(() => renewals.delete(refresh));
      renewals.set(refresh, renewal);
    }
    const tokens = await renewal;
    if (tokens) session.tokens = tokens;
    else delete session.tokens;
  }

  /** Asks the token endpoint; undefined when it refuses. */
  async function ask(fields: Readonly<Record<string, string>>): Promise<Tokens | undefined> {
    const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...fields });
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const answer = await call(new Request(`${authUrl}/oauth/token`, { method: 'POST', headers, body }));
    if (answer.status >= 400 && answer.status < 500) return undefined;
    if (!answer.ok) throw new Error(`The token endpoint answers ${answer.status}.`);
    const given = (await answer.json()) as { access_token: string; refresh_token: string; expires_in: number };
    const expiresAt = Date.now() + given.expires_in * 1000;
    return { access: given.access_token, refresh: given.refresh_token, expiresAt };
  }
}

/** The logins of one browser that can be under way. */
const MAX_PENDING = 5;

const createSecret = () => randomBytes(32).toString('base64url');

function isSame(known: string, shown: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(known), digest(shown));
}

const redirect = (location: string, cookie: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' } });

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function renderPage(text: string, cookie: string, status = 200): Response {
  const body = `<!doctype html><meta charset="utf-8"><title>App</title><p>${escapeHtml(text)}</p><a href="/login">Sign in</a>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookie, 'cache-control': 'no-store' };
  return new Response(body, { status, headers });
}
