import crowdin from '@crowdin/crowdin-api-client';
import { expect, test } from 'vitest';
import * as oauth from 'oauth4webapi';
import type { Dataset } from '../data/dataset.ts';
import { startService, type StartedService } from './port.ts';

// These libraries work with the reference service if only the address is changed.

const languages = [{ id: 'en' }, { id: 'uk' }];
const numbers = Array.from({ length: 1_201 }, (_, index) => index + 1);
const dataset: Dataset = {
  users: [{ id: 1, login: 'alice' }],
  languages,
  projects: [
    {
      id: 1,
      identifier: 'many',
      name: 'Many strings',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk'],
      strings: numbers.map((id) => ({
        id,
        text: `Text ${id}`,
        'is hidden': id % 100 === 0,
        translations: [{ id, language: 'uk', text: `Текст ${id}`, user: 1 }],
      })),
    },
  ],
  tms: [{ id: 1, segments: numbers.map((id) => ({ id, records: [{ id, text: `Text ${id}`, usageCount: id }] })) }],
  glossaries: [{ id: 1, terms: numbers.map((id) => ({ id, text: `term ${id}`, status: 'draft' as const })) }],
};

const redirectUri = 'http://127.0.0.1:4999/callback';
const apps = [
  { type: 'confidential', clientId: 'backend', clientSecret: 'a secret', redirectUris: [redirectUri] },
  { type: 'public', clientId: 'spa', redirectUris: [redirectUri] },
] as const;

/** The whole flow of a standard client: redirect, exchange and one renewal. Returns the renewed access token. */
async function authorize(started: StartedService, clientId: string, authentication: oauth.ClientAuth): Promise<string> {
  const { authUrl, stateUrl } = started;
  await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state: 'the user will', params: { decision: 'approve' } }),
  });
  const server = {
    issuer: authUrl,
    authorization_endpoint: `${authUrl}/oauth/authorize`,
    token_endpoint: `${authUrl}/oauth/token`,
  };
  const client = { client_id: clientId };
  const insecure = { [oauth.allowInsecureRequests]: true };
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'project tm glossary',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  const redirect = await fetch(`${server.authorization_endpoint}?${query}`, { redirect: 'manual' });
  const parameters = oauth.validateAuthResponse(server, client, new URL(redirect.headers.get('Location')!), state);
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    redirectUri,
    verifier,
    insecure,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
  const renewal = await oauth.refreshTokenGrantRequest(server, client, authentication, tokens.refresh_token!, insecure);
  const renewed = await oauth.processRefreshTokenResponse(server, client, renewal);
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  return renewed.access_token;
}

for (const { title, clientId, authentication } of [
  { title: 'a confidential', clientId: 'backend', authentication: oauth.ClientSecretPost('a secret') },
  { title: 'a public', clientId: 'spa', authentication: oauth.None() },
]) {
  test(`a standard OAuth client completes the flow of ${title} app with PKCE`, async () => {
    await using started = await startService({ dataset, apps });
    const token = await authorize(started, clientId, authentication);
    const answer = await fetch(`${started.baseUrl}/api/v2/projects`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });
}

test('the published client filters lists and fetches all pages, in both editions', async () => {
  await using started = await startService({ dataset, apps });
  const token = await authorize(started, 'backend', oauth.ClientSecretPost('a secret'));
  for (const base of [started.baseUrl, started.enterpriseBaseUrl]) {
    const client = new crowdin.default({ token, baseUrl: `${base}/api/v2` });
    expect((await client.projectsGroupsApi.listProjects()).data.map((item) => item.data.name)).toEqual([
      'Many strings',
    ]);

    const hidden = await client.sourceStringsApi.listProjectStrings(1, { croql: 'is hidden' });
    expect(hidden.data.map((item) => item.data.id)).toEqual(numbers.filter((id) => id % 100 === 0));
    const all = await client.sourceStringsApi.withFetchAll().listProjectStrings(1);
    expect(all.data.map((item) => item.data.id)).toEqual(numbers);

    const translations = await client.stringTranslationsApi
      .withFetchAll()
      .listLanguageTranslations(1, 'uk', { croql: 'text contains "Текст 12"' });
    expect(translations.data).toHaveLength(numbers.filter((id) => String(id).startsWith('12')).length);
    const segments = await client.translationMemoryApi
      .withFetchAll()
      .listTmSegments(1, { croql: 'count of records where (usageCount > 100) > 0' });
    expect(segments.data).toHaveLength(1_101);
    const terms = await client.glossariesApi.withFetchAll().listTerms(1, { croql: 'status = "draft" and id > 1' });
    expect(terms.data).toHaveLength(1_200);
  }
});

test('the published client distinguishes an unknown token from a malformed expression', async () => {
  await using started = await startService({ dataset, apps });
  const token = await authorize(started, 'backend', oauth.ClientSecretPost('a secret'));
  const client = new crowdin.default({ token, baseUrl: `${started.baseUrl}/api/v2` });
  await expect(client.sourceStringsApi.listProjectStrings(1, { croql: 'text contains' })).rejects.toMatchObject({
    validationCodes: [{ key: 'croql', codes: ['croqlInvalidSyntax'] }],
  });
  const unauthorized = new crowdin.default({ token: 'invented', baseUrl: `${started.baseUrl}/api/v2` });
  await expect(unauthorized.projectsGroupsApi.listProjects()).rejects.toMatchObject({
    message: 'Unauthorized',
    code: 401,
  });
});
