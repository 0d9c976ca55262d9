import { createHash } from 'node:crypto';
import type { Service } from '../mocks/service/service.ts';

/** The addresses that a client talks to. */
export interface ClientAddresses {
  readonly authUrl: string;
  readonly baseUrl: string;
  readonly enterpriseBaseUrl: string;
}

/** A response as a client compares it. */
export interface Answer {
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
}

const VERIFIER = 'a-verifier-of-more-than-forty-three-characters';

/** The list requests of the client, by path; the last one of a list cannot be answered without what no list shows. */
const LIST_REQUESTS: readonly string[] = [
  '/api/v2/projects',
  '/api/v2/projects/1/strings?limit=500',
  '/api/v2/projects/1/strings?limit=2&offset=1',
  `/api/v2/projects/1/strings?croql=${encodeURIComponent('is hidden or text contains "a"')}`,
  `/api/v2/projects/1/strings?croql=${encodeURIComponent('count of translations > 0')}`,
  '/api/v2/projects/1/languages/uk/translations',
  '/api/v2/projects/1/languages/de/translations',
  `/api/v2/projects/1/languages/uk/translations?croql=${encodeURIComponent('text contains "а"')}`,
  '/api/v2/tms/1/segments',
  `/api/v2/tms/1/segments?croql=${encodeURIComponent('count of records where (usageCount > 0) > 0')}`,
  '/api/v2/glossaries/1/terms',
  `/api/v2/glossaries/1/terms?croql=${encodeURIComponent('partOfSpeech = "noun"')}`,
];

/** Registers the client's app with a service whose user approves. */
export function prepareService(service: Service): void {
  service.register({ clientId: 'small-client', clientSecret: 'a-secret-of-the-small-client' });
  service.userWill('approve');
}

/** A whole session of a small client that makes no mistake: a flow, a renewal, and every list in both editions. */
export async function runClient({ authUrl, baseUrl, enterpriseBaseUrl }: ClientAddresses): Promise<readonly Answer[]> {
  const token = await logIn(authUrl);
  const answers: Answer[] = [];
  for (const base of [baseUrl, enterpriseBaseUrl])
    for (const path of LIST_REQUESTS) {
      const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
      const body = (await response.json().catch(() => null)) as unknown;
      answers.push({ request: `${base === baseUrl ? 'hosted' : 'enterprise'} ${path}`, status: response.status, body });
    }
  return answers;
}

async function logIn(authUrl: string): Promise<string> {
  const redirectUri = 'http://127.0.0.1:4999/callback';
  const query = new URLSearchParams({
    client_id: 'small-client',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'project tm glossary',
    state: 'a state & more',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const arrival = await fetch(`${authUrl}/oauth/authorize?${query}`, { redirect: 'manual' });
  const code = new URL(arrival.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
  const client = { client_id: 'small-client', client_secret: 'a-secret-of-the-small-client' };
  const first = await requestTokens(authUrl, {
    ...{ ...client, grant_type: 'authorization_code', redirect_uri: redirectUri, code, code_verifier: VERIFIER },
  });
  const renewed = await requestTokens(authUrl, {
    ...{ ...client, grant_type: 'refresh_token', refresh_token: first['refresh_token'] ?? '' },
  });
  return renewed['access_token'] ?? first['access_token'] ?? '';
}

async function requestTokens(authUrl: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(`${authUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await response.json().catch(() => ({}))) as Readonly<Record<string, string>>;
}
