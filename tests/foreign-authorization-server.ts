import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import type { Addresses } from '../run/plan.ts';

type Json = Readonly<Record<string, unknown>>;

/** The part of the foreign server's interface that is used. It ships no types of its own. */
interface Provider {
  proxy: boolean;
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
  interactionDetails(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ params: { client_id: string; scope: string } }>;
  interactionFinished(request: IncomingMessage, response: ServerResponse, result: Json, how: Json): Promise<void>;
  readonly Grant: new (of: Json) => { addOIDCScope(scope: string): void; save(): Promise<string> };
  readonly AccessToken: { find(token: string): Promise<{ readonly isValid: boolean } | undefined> };
}

/** An app as the state address takes it. */
interface StateApp {
  readonly type: 'confidential' | 'public';
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
}

/**
 * A widely used third-party authorization server, set up for the profile of the source: its two addresses, JSON bodies,
 * refresh tokens for every app. Around it are a minimal state address and a minimal API. While it runs, it moves the
 * clock of this process.
 */
export async function startForeignServer(): Promise<Addresses & { readonly close: () => Promise<void> }> {
  const clients = new Map<string, Json>();
  const will = { decision: 'approve' };
  const clock = movableClock();
  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await makeProvider(origin, clients);
  const serve = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname === '/_state')
      return setUp(JSON.parse(await bodyOf(request)) as { state: string; params: Json }, response);
    if (pathname.startsWith('/interaction/')) return decide(request, response);
    if (pathname.startsWith('/api/v2/')) return list(request, response);
    if (pathname === '/oauth/token') await asForm(request);
    serve(request, response);
  }

  function setUp({ state, params }: { readonly state: string; readonly params: Json }, response: ServerResponse): void {
    const known: Readonly<Record<string, () => void>> = {
      'the user will': () => void (will.decision = String(params['decision'])),
      'the app is registered': () => {
        const app = params['app'] as StateApp;
        clients.set(app.clientId, clientOf(app));
      },
      'time passes': () => clock.advance(Number(params['seconds'])),
    };
    known[state]?.();
    answer(response, known[state] ? 200 : 404, {});
  }

  async function decide(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (will.decision === 'ask') return void response.writeHead(200, PAGE).end('<!doctype html><h1>Approve?</h1>');
    const { params } = await provider.interactionDetails(request, response);
    const accountId = 'alice';
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const result =
      will.decision === 'deny'
        ? { error: 'access_denied' }
        : { login: { accountId, remember: false }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  async function list(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const shown = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = shown === undefined ? undefined : await provider.AccessToken.find(shown);
    answer(response, token?.isValid ? 200 : 401, token?.isValid ? { data: [] } : { error: 'invalid_token' }, {
      'www-authenticate': 'Bearer',
    });
  }

  return {
    authUrl: origin,
    baseUrl: origin,
    stateUrl: `${origin}/_state`,
    close: async () => {
      clock.restore();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PAGE = { 'content-type': 'text/html', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' };

function answer(
  response: ServerResponse,
  status: number,
  body: Json,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** The source has JSON, and the server reads forms. It accepts a body that has been parsed already. */
async function asForm(request: IncomingMessage & { body?: unknown }): Promise<void> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return;
  request.body = JSON.parse(await bodyOf(request));
  request.headers['content-type'] = 'application/x-www-form-urlencoded';
}

const clientOf = ({ type, clientId, clientSecret, redirectUris }: StateApp): Json => ({
  client_id: clientId,
  ...(clientSecret === undefined ? {} : { client_secret: clientSecret }),
  token_endpoint_auth_method: type === 'public' ? 'none' : 'client_secret_post',
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  application_type: redirectUris.every((uri) => uri.startsWith('https:')) ? 'web' : 'native',
});

async function makeProvider(origin: string, clients: ReadonlyMap<string, Json>): Promise<Provider> {
  const entry = createRequire(import.meta.url).resolve('oidc-provider');
  const { default: Made } = (await import(pathToFileURL(entry).href)) as {
    default: new (issuer: string, configuration: Json) => Provider;
  };
  return new Made(origin, {
    adapter: memory(clients),
    routes: { authorization: '/oauth/authorize', token: '/oauth/token' },
    interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    scopes: ['project', 'tm', 'glossary'],
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    // The source requires redirect_uri, however many redirect URLs an app has.
    allowOmittingSingleRegisteredRedirectUri: false,
    // In the source, a token ends with its lifetime, not with a login.
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      RefreshToken: 14 * 86_400,
      Grant: 14 * 86_400,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    cookies: { keys: ['a key of the test'] },
  });
}

/** The server's storage; its clients are those that the state address has registered. */
function memory(clients: ReadonlyMap<string, Json>) {
  const stored = new Map<string, Map<string, { payload: Record<string, unknown>; expiresAt: number }>>();
  return class {
    readonly #rows;
    readonly #name;
    constructor(name: string) {
      this.#name = name;
      this.#rows = stored.get(name) ?? new Map<string, { payload: Record<string, unknown>; expiresAt: number }>();
      stored.set(name, this.#rows);
    }
    upsert(id: string, payload: Record<string, unknown>, expiresIn = Infinity): Promise<void> {
      this.#rows.set(id, { payload, expiresAt: Date.now() + expiresIn * 1000 });
      return Promise.resolve();
    }
    find(id: string): Promise<unknown> {
      if (this.#name === 'Client') return Promise.resolve(clients.get(id));
      const row = this.#rows.get(id);
      return Promise.resolve(row && Date.now() < row.expiresAt ? row.payload : undefined);
    }
    findByUid(uid: string): Promise<unknown> {
      return Promise.resolve([...this.#rows.values()].find(({ payload }) => payload['uid'] === uid)?.payload);
    }
    findByUserCode(): Promise<undefined> {
      return Promise.resolve(undefined);
    }
    consume(id: string): Promise<void> {
      const row = this.#rows.get(id);
      if (row) row.payload['consumed'] = Math.floor(Date.now() / 1000);
      return Promise.resolve();
    }
    destroy(id: string): Promise<void> {
      this.#rows.delete(id);
      return Promise.resolve();
    }
    revokeByGrantId(grantId: string): Promise<void> {
      for (const rows of stored.values())
        for (const [id, { payload }] of rows) if (payload['grantId'] === grantId) rows.delete(id);
      return Promise.resolve();
    }
  };
}

/** Moves the clock of this process forward, from which the server takes the time. */
function movableClock() {
  const now = Date.now;
  let ahead = 0;
  Date.now = () => now() + ahead;
  return {
    advance: (seconds: number) => void (ahead += seconds * 1000),
    restore: () => void (Date.now = now),
  };
}
