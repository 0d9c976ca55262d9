import { createServiceClock } from '../mocks/core/clock.ts';
import { BoundedMap } from '../mocks/core/bounded-map.ts';
import type { Exchange as JournalEntry, Violation } from '../mocks/core/journal.ts';
import { systemRandom } from '../mocks/core/random.ts';
import { Store } from '../mocks/core/store.ts';
import type { AccessToken, Challenge, Code, Grant, RefreshToken } from '../mocks/core/store.ts';
import { indexDataset } from '../mocks/data/resources.ts';
import type { ListEntry } from '../mocks/data/resources.ts';
import { overrideRules } from '../mocks/rules/rules.ts';
import type { Rules } from '../mocks/rules/rules.ts';
import { createServers } from '../mocks/service/servers.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** What the reference service thinks of a request, and how it would respond. */
export interface Opinion {
  /** Absent if the source allows the request. */
  readonly violation?: Violation;
  /** Whether the kit's own service responds without an error. */
  readonly isAccepted: boolean;
  /** The requirements that the request exercises. */
  readonly exercises: readonly RequirementId[];
}

/** A flow of which the proxy saw the authorization request. */
export interface BegunFlow {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly challenge?: Challenge;
}

/**
 * The reference service without data of its own: what only the state of the target can tell, such as which apps, codes and
 * projects exist, it takes as right unless the proxy saw otherwise. So it judges a request as `verify` of a mock does.
 */
export interface OpenService {
  readonly store: Store;
  readonly ask: (request: Request) => Promise<Opinion>;
  /** Remembers that the target issued a code. */
  readonly addCode: (code: string, flow: BegunFlow) => void;
  /** Remembers that the target granted tokens, for a code or another refresh token. */
  readonly addTokens: (tokens: IssuedTokens) => void;
}

/** A token response that the proxy saw. */
export interface IssuedTokens {
  readonly clientId: string;
  readonly access: string;
  readonly refresh?: string;
  /** In seconds. */
  readonly expiresIn: number;
}

/** The grant of a code or token that the proxy did not see being issued. */
const UNSEEN = 'unseen';
const NO_ENTRIES: readonly ListEntry<never, never>[] = [];
/** Not a number, so that nothing expires. */
const NEVER = Infinity;

/** The addresses that requests to an open service have. */
export const OPEN = {
  authUrl: 'https://authorization.invalid',
  baseUrl: 'https://hosted.invalid',
  enterpriseBaseUrl: 'https://enterprise.invalid',
  stateUrl: 'https://state.invalid/_state',
} as const;

/** Creates an open service; `now` is in milliseconds since the epoch. */
export function createOpenService(now: () => number): OpenService {
  const store = new Store();
  const sentSecrets = new BoundedMap<true>(1_000);
  const isIssuedWithoutChallenge = (given: ReadonlyMap<string, string>, clientId: string) => {
    const code =
      given.get('grant_type') === 'authorization_code' ? store.codes.get(given.get('code') ?? '') : undefined;
    return code !== undefined && code.clientId === clientId && code.challenge === undefined;
  };
  const unseen = (clientId: string): Grant => ({ grant: UNSEEN, clientId, login: null, scopes: [] });

  const open: Partial<Rules> = {
    findApp: (_apps, clientId, redirectUri) => ({
      ...{ type: 'confidential', clientId, redirectUris: redirectUri === undefined ? [] : [redirectUri] },
    }),
    isRedirectAllowed: () => true,
    // Only a confidential app has a secret, or gets a code without a challenge.
    isSecretRequired: ({ clientId }, given) =>
      sentSecrets.get(clientId) !== undefined || isIssuedWithoutChallenge(given, clientId),
    isSecretRight: () => true,
    isBasicAccepted: () => true,
    findCode: (_store, code, { clientId }): Code =>
      store.codes.get(code) ?? { ...unseen(clientId), code, redirectUri: '', expiresAt: NEVER, redeemed: false },
    isCodeFresh: () => true,
    isReuseRevoking: () => false,
    isRedirectOfCode: ({ grant, redirectUri }, sent) => grant === UNSEEN || redirectUri === sent,
    isVerifierExpected: ({ grant, challenge }) => grant === UNSEEN || challenge !== undefined,
    findRefreshToken: (_store, token, { clientId }): RefreshToken =>
      store.refreshTokens.get(token) ?? { ...unseen(clientId), token, issuedAt: 0, used: false },
    findAccessToken: (_store, token): AccessToken | undefined =>
      token === undefined ? undefined : { ...unseen(''), token, expiresAt: NEVER },
    coversScope: () => true,
    // What the open service would issue is never read.
    newToken: () => '',
    nextAccessToken: () => '',
    nextRefreshToken: () => '',
    listProjects: () => NO_ENTRIES,
    listStrings: () => NO_ENTRIES,
    listTranslations: () => NO_ENTRIES,
    listSegments: () => NO_ENTRIES,
    listTerms: () => NO_ENTRIES,
  };
  const servers = createServers({
    addresses: OPEN,
    hosts: [],
    rules: overrideRules(open),
    clock: createServiceClock(() => new Date(now())),
    random: systemRandom,
    store,
    call: () => Promise.reject(new Error('An open service calls nobody.')),
    files: new BoundedMap(1),
    imports: [],
    resources: indexDataset({}),
  });
  let asked = 0;

  return {
    store,
    ask: async (request) => {
      if (request.method === 'POST') await noteApp(request.clone());
      const entry: JournalEntry = {
        ...{ number: (asked += 1), at: '', method: request.method, url: request.url },
        ...{ status: 0, durationMs: 0, requirements: [] },
      };
      const response = await servers.get(new URL(request.url).origin)?.fetch(request, { exchange: entry });
      if (entry.failure !== undefined) throw new Error(entry.failure);
      const isAccepted = response !== undefined && response.status < 400;
      return { isAccepted, exercises: entry.requirements, ...(entry.finding && { violation: entry.finding }) };
    },
    addCode: (code, { clientId, redirectUri, scopes, challenge }) =>
      store.codes.set(code, {
        ...{ grant: code, clientId, login: null, scopes, code, redirectUri, expiresAt: NEVER, redeemed: false },
        ...(challenge && { challenge }),
      }),
    addTokens: ({ clientId, access, refresh, expiresIn }) => {
      const grant = { grant: access, clientId, login: null, scopes: [] };
      store.accessTokens.set(access, { ...grant, token: access, expiresAt: now() + expiresIn * 1_000 });
      if (refresh !== undefined)
        store.refreshTokens.set(refresh, { ...grant, token: refresh, issuedAt: now(), used: false });
    },
  };

  /** Every app that asks for tokens is one that is registered; one that once had a secret has it always. */
  async function noteApp(request: Request): Promise<void> {
    const body = await request.text();
    const read = (name: string) =>
      (new RegExp(`"${name}"\\s*:\\s*"([^"]+)"`).exec(body) ?? [])[1] ?? new URLSearchParams(body).get(name);
    const basic = /^Basic +(\S+)/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    const clientId = basic === undefined ? read('client_id') : Buffer.from(basic, 'base64').toString().split(':')[0];
    if (!clientId) return;
    store.apps.set(clientId, { type: 'confidential', clientId, redirectUris: [] });
    if (basic !== undefined || read('client_secret')) sentSecrets.set(clientId, true);
  }
}
