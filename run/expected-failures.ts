import { checkNames } from './check-names.ts';
import type { ExpectedFailuresEntry } from '../spec/schemas/types.gen.ts';

/** A known and accepted failure of a requirement or of a check. */
export type ExpectedFailure = ExpectedFailuresEntry;

/** A name in an entry that neither a requirement nor a check has. */
export interface UnknownName {
  readonly name: string;
  readonly nearest?: string;
}

/** The expected failures on the day of a run. */
export interface ExpectedFailures {
  /** The valid entries. */
  readonly entries: readonly ExpectedFailure[];
  /** The entries after their last day: what they list fails again. */
  readonly expired: readonly ExpectedFailure[];
  readonly unknown: readonly UnknownName[];
}

/** The name in an entry. */
export const entryName = ({ requirement, check }: ExpectedFailure): string => requirement ?? check ?? '';

/** The entry for a finding, if there is one. */
export function findEntry(
  expected: ExpectedFailures | undefined,
  { requirement, check }: { readonly requirement: string; readonly check: string },
): ExpectedFailure | undefined {
  const names = checkNames(check);
  return expected?.entries.find(
    (entry) => entry.requirement === requirement || (entry.check !== undefined && names.includes(entry.check)),
  );
}
