import type { Conformance } from './verdict.ts';
import { listedBy } from '../spec/expected-failures.ts';
import type { ExpectedFailure } from '../spec/expected-failures.ts';

/** What is wrong with the file of expected failures, a line for each entry, and what to do; nothing when all is well. */
export function expectationLines({ expectedFailures }: Conformance): readonly string[] {
  const { stale, expired, unknown } = expectedFailures;
  const lines = [
    ...stale.map((entry) => `Expected to fail, and passes: ${named(entry)}.`),
    ...expired.map((entry) => `Expected to fail until ${entry.expires} only: ${named(entry)}.`),
    ...unknown.map(
      ({ name, nearest }) =>
        `Expected to fail, and unknown: ${name}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`,
    ),
  ];
  return lines.length === 0
    ? []
    : [...lines, 'So this run fails. `locspec baseline prune` takes such entries off the list.'];
}

const named = (entry: ExpectedFailure) => `${listedBy(entry)} (${entry.reason})`;
