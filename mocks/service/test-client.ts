import { createHash } from 'node:crypto';
import { systemRandom } from '../core/random.ts';
import { createService } from './create-service.ts';
import type { Service, ServiceOptions } from './service.ts';

/** The addresses of the services in these tests; nothing listens there. */
export const addresses = {
  authUrl: 'https://accounts.test',
  baseUrl: 'https://api.test',
  enterpriseBaseUrl: 'https://acme.api.test',
  stateUrl: 'https://api.test/_state',
};

/** The redirect URL of both apps. */
export const callback = 'https://app.test/callback';
/** The PKCE verifier of the public app. */
export const verifier = 'a-verifier-of-at-least-forty-three-characters';
/** The challenge of {@link verifier}. */
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A service with two apps and an approving user, and common requests to it. */
export interface TestClient {
  readonly service: Service;
  state(state: string, params?: object): Promise<Response>;
  /** The response to an authorization request of the public app, with changed parameters; undefined removes one. */
  authorize(changes?: Changes): Promise<Response>;
  /** The query of the redirect after an authorization request. */
  redirect(changes?: Changes): Promise<URLSearchParams>;
  /** The response to a token request. */
  token(body: object): Promise<Response>;
  /** The response to the exchange of a new code of the public app. */
  exchange(changes?: Changes): Promise<Response>;
  /** An access token with these scopes. */
  signIn(scope?: string): Promise<string>;
  /** The response of the API at a path after `/api/v2`. */
  get(path: string, token?: string, base?: string): Promise<Response>;
}

/** The body of a JSON response with string members. */
export const readBody = async (response: Response) => (await response.json()) as Record<string, string>;

type Changes = Readonly<Record<string, string | undefined>>;

const dropUndefined = (parameters: Changes) =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)) as Record<string, string>;

/** Opens a service for one test. */
export async function openService(options: Partial<ServiceOptions> = {}): Promise<TestClient> {
  const service = createService({ addresses, clock: () => new Date(), random: systemRandom, ...options });
  const post = (url: string, body: object) =>
    service.fetch(
      new Request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    );

  const client: TestClient = {
    service,
    state: (state, params = {}) => post(addresses.stateUrl, { state, params, action: 'setup' }),
    authorize: (changes) => {
      const query = new URLSearchParams(
        dropUndefined({
          client_id: 'spa',
          redirect_uri: callback,
          response_type: 'code',
          scope: 'project tm glossary',
          state: 'as it was',
          code_challenge: challenge,
          code_challenge_method: 'S256',
          ...changes,
        }),
      );
      return service.fetch(new Request(`${addresses.authUrl}/oauth/authorize?${query}`));
    },
    redirect: async (changes) => {
      const location = (await client.authorize(changes)).headers.get('Location');
      return location === null ? new URLSearchParams() : new URL(location).searchParams;
    },
    token: (body) => post(`${addresses.authUrl}/oauth/token`, body),
    exchange: async (changes) => {
      const code = (await client.redirect()).get('code') ?? '';
      return client.token(
        dropUndefined({
          grant_type: 'authorization_code',
          client_id: 'spa',
          redirect_uri: callback,
          code,
          code_verifier: verifier,
          ...changes,
        }),
      );
    },
    signIn: async (scope = 'project tm glossary') => {
      const code = (await client.redirect({ scope })).get('code') ?? '';
      const tokens = await readBody(await client.exchange({ code }));
      return tokens['access_token']!;
    },
    get: async (path, token, base = addresses.baseUrl) => {
      const headers = { Authorization: `Bearer ${token ?? (await client.signIn())}` };
      return service.fetch(new Request(`${base}/api/v2${path}`, { headers }));
    },
  };

  await client.state('the app is registered', {
    app: { type: 'public', clientId: 'spa', redirectUris: [callback, `${callback}?from=here`] },
  });
  await client.state('the app is registered', {
    app: { type: 'confidential', clientId: 'backend', clientSecret: 'a secret', redirectUris: [callback] },
  });
  await client.state('the user will', { decision: 'approve' });
  return client;
}
