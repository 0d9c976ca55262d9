import { createHash } from 'node:crypto';
import { systemRandom } from './random.ts';
import { createService, type Service, type ServiceOptions } from './service.ts';

/** The addresses of the services in these tests; nothing listens there. */
export const addresses = {
  authUrl: 'https://accounts.test',
  baseUrl: 'https://api.test',
  enterpriseBaseUrl: 'https://acme.api.test',
  stateUrl: 'https://api.test/_state',
};

export const callback = 'https://app.test/callback';
export const verifier = 'a-verifier-of-at-least-forty-three-characters';
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A service with two apps, whose user approves, and the requests that its tests make again and again. */
export interface TestClient {
  readonly service: Service;
  state(state: string, params?: object): Promise<Response>;
  /** The answer to an authorization request of the public app, with some parameters changed; undefined removes one. */
  authorize(changes?: Changes): Promise<Response>;
  /** The query of the redirect that an authorization request is answered by. */
  redirect(changes?: Changes): Promise<URLSearchParams>;
  /** The answer to a token request. */
  token(body: object): Promise<Response>;
  /** The answer to the exchange of a fresh code of the public app. */
  exchange(changes?: Changes): Promise<Response>;
  /** An access token with these scopes. */
  signIn(scope?: string): Promise<string>;
  /** The answer of the API at a path after `/api/v2`. */
  get(path: string, token?: string, base?: string): Promise<Response>;
}

/** The members of a JSON answer that a test looks at. */
export const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, string>;

type Changes = Readonly<Record<string, string | undefined>>;

const given = (parameters: Changes) =>
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
        given({
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
        given({
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
      const answer = await bodyOf(await client.exchange({ code }));
      return answer['access_token']!;
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
