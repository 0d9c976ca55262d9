/** A response that held no records. */
export interface Refused {
  readonly status: number;
  readonly body: string;
}

/** One expression that a target was asked, what it should have answered, and what it did. Ids in ascending order. */
export interface QueryResult {
  readonly expression: string;
  readonly expected: readonly number[];
  /** The answer itself where it held no records. */
  readonly actual: readonly number[] | Refused;
}

/** What a rule looks at of a case that was evaluated. */
export const toResult = ({ expression, expected, actual }: QueryResult): QueryResult => ({
  expression,
  expected,
  actual,
});

/** A number within an expression that a target takes for another one at some record. */
export interface MeasuredNumber {
  readonly expression: string;
  readonly id: number;
  readonly expected: number;
  readonly actual: number;
}

/** The ids that an expression selected, ascending, or the answer that held no records. */
export type Selected = readonly number[] | Refused;

/** Whether a result is another one than is due, or a refusal. */
export const isWrong = ({ expected, actual }: Pick<QueryResult, 'expected' | 'actual'>): boolean =>
  'status' in actual || String(expected) !== String(actual);
