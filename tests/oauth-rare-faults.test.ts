import { expect, test } from 'vitest';
import { runInProcess } from './in-process.ts';
import type { Fetch } from './in-process.ts';
import { oauthChecks } from '../suites/oauth/checks.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/*
 * Faults of one user among several, of one value, of two conditions together, and of what others did meanwhile. Each is a
 * service around the reference service, and is run against the checks of ways through authorization alone.
 */
const checks = oauthChecks.filter(({ id }) => /^oauth\.(flow|mistakes|token\.error)\./.test(id));

const pathOf = ({ url }: Request) => new URL(url).pathname;
const refuse = () => Response.json({ error: 'invalid_grant' }, { status: 400 });

/** What is known about codes and tokens from the traffic. */
interface Owner {
  readonly client: string;
  readonly login: string;
  /** The number of the code or token among all. */
  readonly at: number;
  readonly method: string | null;
}

/** What one token request or call of the API is about. */
interface Asked {
  readonly fields: Readonly<Record<string, string>>;
  /** The request's body as it is written. */
  readonly text: string;
  /** The owner of its code, refresh token or access token. */
  readonly owner: Owner | undefined;
  readonly kind: 'exchange' | 'renewal' | 'call';
  /** What has happened so far. */
  readonly past: readonly {
    readonly event: 'code' | 'tokens' | 'refusal' | 'denial';
    readonly owner: Owner | undefined;
  }[];
  readonly send: (changes?: Readonly<Record<string, string>>) => Promise<Response>;
}

/** A service that answers some requests for tokens and calls in its own way. */
const tamper =
  (answer: (asked: Asked) => Promise<Response> | undefined) =>
  (fetch: Fetch): Fetch => {
    let login = 'the first';
    const owners = new Map<string, Owner>();
    const past: { event: Asked['past'][number]['event']; owner: Owner | undefined }[] = [];
    const note = (secret: unknown, owner: Owner) => owners.set(String(secret), owner);
    return async (request) => {
      const text = request.method === 'POST' ? await request.clone().text() : '';
      if (text.includes('"the user will"')) login = /"login":"(\w+)"/.exec(text)?.[1] ?? 'the first';
      const { searchParams } = new URL(request.url);
      if (pathOf(request) === '/oauth/authorize') {
        const response = await fetch(request);
        const to = response.headers.get('location');
        const back = to !== null && URL.canParse(to) ? new URL(to).searchParams : undefined;
        const client = searchParams.get('client_id') ?? '';
        const owner = { client, login, at: past.length, method: searchParams.get('code_challenge_method') };
        if (back?.has('code')) note(back.get('code'), owner);
        if (back?.has('code')) past.push({ event: 'code', owner });
        if (back?.get('error') === 'access_denied') past.push({ event: 'denial', owner });
        return response;
      }
      const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (bearer !== undefined) {
        const send = () => fetch(request);
        return (await answer({ fields: {}, text, owner: owners.get(bearer), kind: 'call', past, send })) ?? send();
      }
      // Forms are no JSON, and some bodies break off.
      if (pathOf(request) !== '/oauth/token' || !/^\{.*\}$/s.test(text)) return fetch(request);
      const fields = JSON.parse(text) as Record<string, string>;
      const kind = fields['grant_type'] === 'refresh_token' ? 'renewal' : 'exchange';
      const owner = owners.get(fields[kind === 'renewal' ? 'refresh_token' : 'code'] ?? '');
      const send = (changes = {}) =>
        fetch(
          new Request(request.url, {
            method: 'POST',
            headers: request.headers,
            body: JSON.stringify({ ...fields, ...changes }),
          }),
        );
      const response = (await answer({ fields, text, owner, kind, past, send })) ?? (await send());
      past.push({ event: response.ok ? 'tokens' : 'refusal', owner });
      if (!response.ok || owner === undefined) return response;
      const tokens = (await response.clone().json()) as Record<string, unknown>;
      for (const name of ['access_token', 'refresh_token']) note(tokens[name], { ...owner, at: past.length });
      return response;
    };
  };

const secrets = new Map<string, string>();
const isLater = (
  owner: Owner,
  past: Asked['past'],
  event: Asked['past'][number]['event'],
  who: (other: Owner) => boolean,
) => past.slice(owner.at).some((one) => one.event === event && one.owner !== undefined && who(one.owner));

// prettier-ignore
const FAULTS: readonly (readonly [says: string, requirement: RequirementId, around: (fetch: Fetch) => Fetch])[] = [
  ['A denial by one user ends the codes of the others.', 'oauth.token.exchange',
    tamper(({ kind, owner, past }) => (kind === 'exchange' && owner && isLater(owner, past, 'denial', ({ client, login }) => client === owner.client && login !== owner.login) ? Promise.resolve(refuse()) : undefined))],
  ['A refused token request ends the codes that wait.', 'oauth.token.exchange',
    tamper(({ kind, owner, past }) => (kind === 'exchange' && owner && past.slice(owner.at).some(({ event, owner: other }) => event === 'refusal' && other === undefined) ? Promise.resolve(refuse()) : undefined))],
  ['Tokens of another user end the access tokens of an app.', 'oauth.access.lifetime',
    tamper(({ kind, owner, past }) => (kind === 'call' && owner && isLater(owner, past, 'tokens', ({ client, login }) => client === owner.client && login !== owner.login) ? Promise.resolve(new Response(null, { status: 401 })) : undefined))],
  ['Tokens of another user end the refresh tokens of an app.', 'oauth.refresh.grant',
    tamper(({ kind, owner, past }) => (kind === 'renewal' && owner && isLater(owner, past, 'tokens', ({ client, login }) => client === owner.client && login !== owner.login) ? Promise.resolve(refuse()) : undefined))],
  ['A confidential app may not have a verifier of 128 characters.', 'oauth.authorize.challenge-s256',
    tamper(({ fields }) => (fields['client_secret'] !== undefined && fields['code_verifier']?.length === 128 ? Promise.resolve(refuse()) : undefined))],
  ['A renewal whose fields are in another order is refused.', 'oauth.token.json-body',
    tamper(({ kind, text }) => (kind === 'renewal' && !text.startsWith('{"grant_type"') && !text.startsWith('{\n') ? Promise.resolve(refuse()) : undefined))],
  ['A renewal without a refresh token is reported as one with a wrong token.', 'oauth.token.error-invalid-request',
    tamper(({ kind, fields }) => (kind === 'renewal' && fields['refresh_token'] === undefined ? Promise.resolve(refuse()) : undefined))],
  ['The secret is not checked for the second user.', 'oauth.token.secret-checked',
    tamper(({ kind, fields, owner, send }) => {
      const { client_id = '', client_secret } = fields;
      if (owner?.login !== 'bob') {
        if (client_secret !== undefined && !secrets.has(client_id)) secrets.set(client_id, client_secret);
        return undefined;
      }
      const known = secrets.get(client_id);
      return kind === 'exchange' && client_secret !== undefined && known !== undefined ? send({ client_secret: known }) : undefined;
    })],
];

for (const [says, requirement, around] of FAULTS)
  test(`it is noticed: ${says}`, async () => {
    const outcomes = await runInProcess(checks, { around, until: requirement });
    const found = outcomes.flatMap(({ findings }) => findings.map((finding) => finding.requirement));
    expect(found).toContain(requirement);
  });

test('a service in which nothing is wrong is not flagged', async () => {
  const outcomes = await runInProcess(checks, { around: tamper(() => undefined) });
  expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
});
