import { createHash } from 'node:crypto';
import type { Dataset } from '../spec/schemas/types.gen.ts';
import { benchStrings } from './croql-records.ts';

/** A project with `count` strings; 25 of them, spread evenly, match {@link pageExpression}. */
export function benchDataset(count: number): Dataset {
  let translation = 0;
  const language = (id: string, name: string) => ({ id, name });
  const strings = benchStrings(count).map(({ id, text, translations, ...string }) => ({
    ...string,
    id: id + 1,
    identifier: `menu.item-${id + 1}`,
    text: id % Math.ceil(count / 25) === 0 ? `${text} checkout` : text,
    context: 'a label',
    file: { id: 7, name: 'menu.json', title: 'Menu', type: 'json', context: '' },
    translations: translations.map((each) => ({ ...each, votes: [], approvals: [], id: ++translation })),
  }));
  return {
    users: ['alice', 'bob', 'carol'].map((login, index) => ({ id: index + 1, login })),
    languages: [
      language('en', 'English'),
      language('uk', 'Ukrainian'),
      language('de', 'German'),
      language('fr', 'French'),
      language('pt-BR', 'Portuguese'),
      language('ja', 'Japanese'),
    ],
    projects: [
      { id: 1, identifier: 'bench', name: 'Bench', sourceLanguageId: 'en', targetLanguageIds: ['uk', 'de'], strings },
    ],
  } as Dataset;
}

/** An expression that is asked of every string; another for each number, and always with the same answer. */
export const pageExpression = (number: number) => `text contains "checkout" and identifier != "n${number}"`;

/** A reference service that is prepared for load: the address, and a user who says yes. */
export class Prepared {
  readonly baseUrl: string;
  readonly #stateUrl: string;

  constructor(addresses: { readonly baseUrl: string; readonly stateUrl: string }) {
    this.baseUrl = addresses.baseUrl;
    this.#stateUrl = addresses.stateUrl;
  }

  async state(state: string, params: object): Promise<void> {
    const body = JSON.stringify({ state, params, action: 'setup' });
    const answer = await fetch(this.#stateUrl, { method: 'POST', headers: JSON_TYPE, body });
    if (!answer.ok) throw new Error(`${state}: ${await answer.text()}`);
  }

  /** Registers the app of the benchmark and lets the user approve. */
  async admit(): Promise<void> {
    await this.state('the app is registered', {
      app: { type: 'public', clientId: CLIENT_ID, redirectUris: [CALLBACK] },
    });
    await this.state('the user will', { decision: 'approve' });
  }

  /** A new authorization: its access token and its refresh token. */
  async authorize(): Promise<{ readonly access_token: string; readonly refresh_token: string }> {
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'project tm glossary',
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const redirect = await fetch(`${this.baseUrl}/oauth/authorize?${query}`, { redirect: 'manual' });
    const code = new URL(redirect.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    const body = { grant_type: 'authorization_code', client_id: CLIENT_ID, redirect_uri: CALLBACK, code };
    const answer = await fetch(`${this.baseUrl}/oauth/token`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ ...body, code_verifier: VERIFIER }),
    });
    return (await answer.json()) as { access_token: string; refresh_token: string };
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters';
const CALLBACK = 'https://bench.example/callback';

/** The id of the public app that the benchmark registers. */
export const CLIENT_ID = 'bench';
