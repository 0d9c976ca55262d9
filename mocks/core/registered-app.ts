/** A registered app. Source, "App types" and Endpoints 1. */
export interface App {
  readonly type: 'confidential' | 'public';
  readonly clientId: string;
  /** Present for confidential apps only. */
  readonly clientSecret?: string;
  /** Absolute, without a fragment; at least one. */
  readonly redirectUris: readonly string[];
  /** Shown to the user on the authorization page; the client id when absent. */
  readonly name?: string;
  /** The base address of the app's modules; required if it has any. */
  readonly baseUrl?: string;
  /** The modules that the app's manifest offers, by their kind. Source, "Module manifest entry". */
  readonly modules?: { readonly 'file-post-import'?: readonly ModuleEntry[] };
  /** Who can use the app's modules; everybody when absent. */
  readonly access?: ModuleAccess;
}

/** A user group of Endpoints 5, of the hosted or the enterprise edition, or the logins of selected users. */
export type ModuleAccess = 'owner' | 'members' | 'administrators' | 'users' | { readonly users: readonly string[] };

/** An entry of `modules.file-post-import`. Source, "Module manifest entry". */
export interface ModuleEntry {
  readonly key: string;
  /** Where jobs are sent, after the app's `baseUrl`. */
  readonly url: string;
  /** Regular expressions that select the module for a file; without them it takes every file. */
  readonly signaturePatterns?: { readonly fileName?: string; readonly fileContent?: string };
}
