import type { State } from './contract.ts';
import type { Dataset } from '../schemas/types.gen.ts';

/** The proof key of RFC 7636, appendix B. */
export const PROOF_KEY = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
} as const;

/** The public app of the contract. */
export const PUBLIC_APP = {
  type: 'public',
  clientId: 'contract-public',
  redirectUris: ['https://public.example/callback'],
} as const;
/** The confidential app of the contract. */
export const CONFIDENTIAL_APP = {
  type: 'confidential',
  clientId: 'contract-confidential',
  clientSecret: 'secret-of-the-contract',
  redirectUris: ['https://confidential.example/callback'],
} as const;
/** An app of the contract. */
export type ContractApp = typeof PUBLIC_APP | typeof CONFIDENTIAL_APP;

/** Two records per list; the expressions of the contract select the first. */
const dataset: Dataset = {
  users: [
    { id: 1, login: 'alice' },
    { id: 2, login: 'bob' },
  ],
  languages: [{ id: 'en' }, { id: 'uk' }],
  projects: [
    {
      id: 1,
      identifier: 'demo',
      name: 'Demo',
      sourceLanguageId: 'en',
      targetLanguageIds: ['uk'],
      strings: [
        {
          id: 101,
          identifier: 'menu.open',
          text: 'Open',
          'type is plain': true,
          file: { id: 7, name: 'menu.json', title: 'Menu', type: 'json', context: '' },
          translations: [{ id: 9001, text: 'Відкрити', language: 'uk', user: 1 }],
        },
        {
          id: 102,
          identifier: 'menu.close',
          text: 'Close',
          'type is plain': true,
          file: { id: 7, name: 'menu.json', title: 'Menu', type: 'json', context: '' },
          translations: [{ id: 9002, text: 'Закрити', language: 'uk', user: 2 }],
        },
      ],
    },
  ],
  tms: [
    {
      id: 1,
      segments: [
        {
          id: 1,
          records: [{ id: 11, text: 'Відкрити', usageCount: 3, createdBy: 1, createdAt: '2024-01-31T08:00:00+00:00' }],
        },
        {
          id: 2,
          records: [{ id: 12, text: 'Закрити', usageCount: 0, createdBy: 2, createdAt: '2024-02-29T08:00:00+00:00' }],
        },
      ],
    },
  ],
  glossaries: [
    {
      id: 1,
      terms: [
        {
          id: 21,
          text: 'close',
          language: 'en',
          user: 1,
          partOfSpeech: 'verb',
          createdAt: '2024-01-31T08:00:00+00:00',
        },
        { id: 22, text: 'menu', language: 'en', user: 1, partOfSpeech: 'noun', createdAt: '2024-02-29T08:00:00+00:00' },
      ],
    },
  ],
};

/** The state that loads the dataset of the contract. */
export const theDatasetIs: State = { name: 'the dataset is', params: { dataset } };

/** The state that registers an app. */
export const theAppIsRegistered = (app: ContractApp): State => ({ name: 'the app is registered', params: { app } });

/** The state that decides for the user. */
export const theUserWill = (decision: 'approve' | 'deny'): State => ({ name: 'the user will', params: { decision } });

/** The scopes that the contract requests. Which scopes exist is a gap, so a provider can have others. */
export const SCOPE = 'project tm glossary';

/**
 * The state in which the user has approved an app. Its response has a `code` that has not been exchanged, requested with
 * or without the proof key, and an `accessToken` and a `refreshToken`.
 */
export const theAppIsAuthorized = (app: ContractApp, proof: 'S256' | 'none' = 'none'): State => ({
  name: 'the app is authorized',
  params: {
    clientId: app.clientId,
    redirectUri: app.redirectUris[0],
    scope: SCOPE,
    ...(proof === 'S256' && { codeChallenge: PROOF_KEY.challenge, codeChallengeMethod: 'S256' }),
  },
});
