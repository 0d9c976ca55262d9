import { namesOf } from './check-names.ts';
import type { ExpectedFailuresEntry } from './types.gen.ts';

/** One failure that is known and accepted: of a requirement, or of a check. */
export type ExpectedFailure = ExpectedFailuresEntry;

/** A name of an entry that neither a requirement nor a check has. */
export interface UnknownName {
  readonly name: string;
  readonly nearest?: string;
}

/** What a file of expected failures says on the day of a run. */
export interface ExpectedFailures {
  /** Those in force. */
  readonly entries: readonly ExpectedFailure[];
  /** Those whose last day is over: what they list fails again. */
  readonly expired: readonly ExpectedFailure[];
  readonly unknown: readonly UnknownName[];
}

/** The name that an entry lists. */
export const listedBy = ({ requirement, check }: ExpectedFailure): string => requirement ?? check ?? '';

/** The entry that lists a finding of a check about a requirement, if there is one. */
export function entryFor(
  expected: ExpectedFailures | undefined,
  { requirement, check }: { readonly requirement: string; readonly check: string },
): ExpectedFailure | undefined {
  const names = namesOf(check);
  return expected?.entries.find(
    (entry) => entry.requirement === requirement || (entry.check !== undefined && names.includes(entry.check)),
  );
}
