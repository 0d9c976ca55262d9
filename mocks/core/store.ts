import { BoundedMap } from './bounded-map.ts';

/** A registered app. Source, "App types" and Endpoints 1. */
export interface App {
  readonly type: 'confidential' | 'public';
  readonly clientId: string;
  /** Confidential apps only. */
  readonly clientSecret?: string;
  readonly redirectUris: readonly string[];
  /** Shown to the user on the authorization page; the client id when absent. */
  readonly name?: string;
  /** Where the app's modules live; needed by an app that offers modules. */
  readonly baseUrl?: string;
  readonly modules?: { readonly 'file-post-import'?: readonly ModuleEntry[] };
  /** To whom its modules are open; to everybody when absent. */
  readonly access?: ModuleAccess;
}

/** A user group of Endpoints 5, of the hosted or the enterprise edition, or the logins of selected users. */
export type ModuleAccess = 'owner' | 'members' | 'administrators' | 'users' | { readonly users: readonly string[] };

/** An entry of `modules.file-post-import`. Source, "Module manifest entry". */
export interface ModuleEntry {
  readonly key: string;
  readonly url: string;
  readonly signaturePatterns?: { readonly fileName?: string; readonly fileContent?: string };
}

export interface Challenge {
  readonly value: string;
  readonly method: string;
}

/** What a user granted to an app; every token that comes from one code carries the same `grant`. */
export interface Grant {
  readonly grant: string;
  readonly clientId: string;
  /** Of the user in whose name the tokens act; null when the dataset has no users. */
  readonly login: string | null;
  readonly scopes: readonly string[];
}

export interface Code extends Grant {
  readonly code: string;
  readonly redirectUri: string;
  readonly challenge?: Challenge;
  readonly expiresAt: number;
  redeemed: boolean;
}

export interface AccessToken extends Grant {
  readonly token: string;
  readonly expiresAt: number;
}

export interface RefreshToken extends Grant {
  readonly token: string;
  readonly issuedAt: number;
  used: boolean;
}

/** What the user does when an authorization page would be shown. */
export interface UserDecision {
  readonly decision: 'approve' | 'deny' | 'ask';
  /** Who decides; the dataset's first user when absent. */
  readonly login?: string;
}

/** The store as plain data. */
export interface StoredState {
  readonly apps: readonly App[];
  readonly codes: readonly Code[];
  readonly accessTokens: readonly AccessToken[];
  readonly refreshTokens: readonly RefreshToken[];
  readonly userWill: UserDecision;
}

// More than any test needs, and few enough to keep the service small under load.
const MOST_TOKENS = 10_000;
const MOST_CODES = 2_000;
const MOST_APPS = 1_000;

/** Apps, codes, tokens and what the user will decide: everything the service knows besides its dataset. */
export class Store {
  readonly apps: BoundedMap<App>;
  readonly codes: BoundedMap<Code>;
  readonly accessTokens: BoundedMap<AccessToken>;
  readonly refreshTokens: BoundedMap<RefreshToken>;
  userWill: UserDecision;

  constructor(stored?: Partial<StoredState>) {
    this.apps = new BoundedMap(
      MOST_APPS,
      stored?.apps?.map((app) => [app.clientId, app]),
    );
    this.codes = new BoundedMap(
      MOST_CODES,
      stored?.codes?.map((code) => [code.code, { ...code }]),
    );
    this.accessTokens = new BoundedMap(
      MOST_TOKENS,
      stored?.accessTokens?.map((token) => [token.token, token]),
    );
    this.refreshTokens = new BoundedMap(
      MOST_TOKENS,
      stored?.refreshTokens?.map((token) => [token.token, { ...token }]),
    );
    this.userWill = stored?.userWill ?? { decision: 'ask' };
  }

  /** Ends every token that came from one grant, or those of one kind only. */
  revoke(grant: string, kinds: readonly BoundedMap<Grant>[] = [this.accessTokens, this.refreshTokens]): void {
    for (const kind of kinds) {
      for (const [key, token] of [...kind.entries()]) if (token.grant === grant) kind.delete(key);
    }
  }

  /** Whether a user has approved all of these scopes for an app before. */
  hasApproved(clientId: string, scopes: readonly string[]): boolean {
    const isEnough = (code: Code) => code.clientId === clientId && scopes.every((scope) => code.scopes.includes(scope));
    return [...this.codes.values()].some(isEnough);
  }

  toJSON(): StoredState {
    return {
      apps: [...this.apps.values()],
      codes: [...this.codes.values()],
      accessTokens: [...this.accessTokens.values()],
      refreshTokens: [...this.refreshTokens.values()],
      userWill: this.userWill,
    };
  }
}
