/** The source's types of members. CroQL calls an integer a number and an array a collection. */
export type MemberType = 'boolean' | 'integer' | 'string' | 'datetime' | 'object' | 'array';

/** The members of a record by name, spelled as in a query, spaces included. */
export type Members = Readonly<Record<string, Member>>;

/** One row of the source's tables of members. */
export interface Member {
  readonly type: MemberType;
  /** A second reading that the source gives elsewhere. */
  readonly also?: MemberType;
  /** Members of the object, or of each element of the array. */
  readonly members?: Members;
  /** The allowed values, where the source gives any. */
  readonly values?: readonly string[];
  /** More values are allowed than are named. */
  readonly furtherValues?: boolean;
  /** The smallest value that a record can have: that of an id or of a number of things. */
  readonly minimum?: number;
  /** The only edition that has the member; absent: both. */
  readonly edition?: 'enterprise';
  /** A query may name the value by a mention: `@user:"…"` or `@language:"…"`. */
  readonly mention?: 'user' | 'language';
  /** The gap that decides how the member is read. */
  readonly gap?: string;
  readonly note?: string;
}

/** One kind of record that the source describes ("CroQL data contexts"). */
export interface Context {
  readonly title: string;
  /** Section of the source. */
  readonly source: string;
  /** How dates are written in its records. */
  readonly dates: 'YYYY-MM-DD hh:mm:ss' | 'ISO 8601 with offset';
  readonly members: Members;
  readonly note?: string;
}
