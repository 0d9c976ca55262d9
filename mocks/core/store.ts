import { BoundedMap } from './bounded-map.ts';
import type { App } from './registered-app.ts';
import type { ProjectEntry } from '../data/resources.ts';

/** The `code_challenge` of an authorization request and its method. Source, Endpoints 1. */
export interface Challenge {
  readonly value: string;
  readonly method: string;
}

/** What a user granted to an app. All tokens that come from one code have the same `grant`. */
export interface Grant {
  readonly grant: string;
  readonly clientId: string;
  /** The user that the tokens act for; null when the dataset has no users. */
  readonly login: string | null;
  readonly scopes: readonly string[];
}

/** An authorization code. Source, Endpoints 1. Times are milliseconds since the epoch. */
export interface Code extends Grant {
  readonly code: string;
  readonly redirectUri: string;
  readonly challenge?: Challenge;
  readonly expiresAt: number;
  redeemed: boolean;
}

/** An access token. Source, "Token response". Times are milliseconds since the epoch. */
export interface AccessToken extends Grant {
  readonly token: string;
  readonly expiresAt: number;
}

/** A refresh token. Source, "Token response". Times are milliseconds since the epoch. */
export interface RefreshToken extends Grant {
  readonly token: string;
  readonly issuedAt: number;
  used: boolean;
}

/** How the user decides on the next authorization request; `ask` shows the page. */
export interface UserDecision {
  readonly decision: 'approve' | 'deny' | 'ask';
  /** Who decides; the dataset's first user when absent. */
  readonly login?: string;
}

/** The contents of a {@link Store} as plain data. */
export interface StoredState {
  readonly apps: readonly App[];
  readonly codes: readonly Code[];
  readonly accessTokens: readonly AccessToken[];
  readonly refreshTokens: readonly RefreshToken[];
  readonly userWill: UserDecision;
}

// More than any test needs, and few enough to keep the service small under load.
const MAX_TOKENS = 10_000;
const MAX_CODES = 2_000;
const MAX_APPS = 1_000;

/** The ends of codes and of tokens. */
export interface SecretEnding {
  readonly code: string;
  readonly token: string;
}

/** The state of a service besides its dataset: apps, codes, tokens, and how the user will decide. */
export class Store {
  /** By client id, the one registered last at the end. */
  readonly apps = new BoundedMap<App>(MAX_APPS);
  readonly codes = new BoundedMap<Code>(MAX_CODES);
  readonly accessTokens = new BoundedMap<AccessToken>(MAX_TOKENS);
  readonly refreshTokens = new BoundedMap<RefreshToken>(MAX_TOKENS);
  userWill: UserDecision = { decision: 'ask' };
  /** What codes and tokens that are issued from now on end in. */
  secretEnding: SecretEnding = { code: '', token: '' };
  /** What the project list holds for some users, by login; everybody else sees the projects of the dataset. */
  readonly projectsOf = new Map<string, readonly ProjectEntry[]>();

  /** Each ends a failure that was injected by a state. */
  readonly endFailures: (() => void)[] = [];

  constructor(stored: Partial<StoredState> = {}) {
    this.restore(stored);
  }

  /** Replaces the contents; what is left out becomes empty. */
  restore({ apps = [], codes = [], accessTokens = [], refreshTokens = [], userWill }: Partial<StoredState>): void {
    this.apps.replace(apps.map((app) => [app.clientId, app]));
    this.codes.replace(codes.map((code) => [code.code, { ...code }]));
    this.accessTokens.replace(accessTokens.map((token) => [token.token, token]));
    this.refreshTokens.replace(refreshTokens.map((token) => [token.token, { ...token }]));
    this.userWill = userWill ?? { decision: 'ask' };
  }

  /** Revokes the tokens of one grant; of the given kinds only, all kinds by default. */
  revoke(grant: string, kinds: readonly BoundedMap<Grant>[] = [this.accessTokens, this.refreshTokens]): void {
    for (const kind of kinds) {
      for (const [key, token] of kind.entries()) if (token.grant === grant) kind.delete(key);
    }
  }

  /** Revokes the tokens that an app has of a user; of the given kinds only, all kinds by default. */
  revokeFor(clientId: string, login: string | null, kinds?: readonly BoundedMap<Grant>[]): void {
    for (const token of [...this.accessTokens.values(), ...this.refreshTokens.values()])
      if (token.clientId === clientId && token.login === login) this.revoke(token.grant, kinds);
  }

  /** A code, unless its user has authorized its app again since. */
  findLatestCode(sent: string): Code | undefined {
    const code = this.codes.get(sent);
    const isOfSame = ({ clientId, login }: Code) => clientId === code?.clientId && login === code.login;
    return code === this.codes.values().findLast(isOfSame) ? code : undefined;
  }

  /** Whether a user has approved an app before, for scopes that are enough. */
  hasApproved(clientId: string, areEnough: (approved: readonly string[]) => boolean): boolean {
    return this.codes.values().some((code) => code.clientId === clientId && areEnough(code.scopes));
  }

  toJSON(): StoredState {
    return {
      apps: this.apps.values(),
      codes: this.codes.values(),
      accessTokens: this.accessTokens.values(),
      refreshTokens: this.refreshTokens.values(),
      userWill: this.userWill,
    };
  }
}
