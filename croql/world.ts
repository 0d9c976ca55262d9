/** What an expression may ask of its surroundings. The language reads no clock and no list of users by itself. */
export interface World {
  /** The moment from which `'today'` is reckoned. */
  readonly now: Date;
  /** The id of the user with that login; undefined when nobody has it. */
  readonly user: (login: string) => number | undefined;
  /** The code that `@language:"…"` stands for; undefined when there is no such language. */
  readonly language: (code: string) => string | undefined;
}

/** A record as JSON gives it, keyed by member names with their spaces; what is absent is false, empty or null. */
export type CroqlRecord = Readonly<Record<string, unknown>>;
