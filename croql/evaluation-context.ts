/** What an expression needs besides a record: the language itself reads no clock and no list of users. */
export interface EvaluationContext {
  /** The moment that `'today'` refers to. */
  readonly now: Date;
  /** The id of the user with a login; undefined for an unknown login. */
  readonly user: (login: string) => number | undefined;
  /** The code that `@language:"…"` means; undefined for an unknown language. */
  readonly language: (code: string) => string | undefined;
}

/** A record as in JSON, keyed by member names with their spaces. An absent member is false, empty or null. */
export type CroqlRecord = Readonly<Record<string, unknown>>;
