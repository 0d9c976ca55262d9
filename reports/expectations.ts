import { forTerminal } from '../run/untrusted.ts';
import type { Conformance } from './conformance.ts';
import { entryName } from '../run/expected-failures.ts';
import type { ExpectedFailure } from '../run/expected-failures.ts';

/** What is wrong with the file of expected failures, a line for each entry, and what to do about it. Empty when nothing is. */
export function expectationLines(result: Conformance): readonly string[] {
  const lines = listOutdated(result);
  return lines.length === 0 ? [] : [...lines, 'These entries fail the run. `locspec baseline prune` removes them.'];
}

/** The entries that are out of date, a sentence for each. */
export function listOutdated({ expectedFailures }: Conformance): readonly string[] {
  const { stale, expired, unknown } = expectedFailures;
  return [
    ...stale.map((entry) => `Expected to fail, but passes: ${nameEntry(entry)}.`),
    ...expired.map((entry) => `Expected to fail only until ${forTerminal(entry.expires ?? '')}: ${nameEntry(entry)}.`),
    ...unknown.map(
      ({ name, nearest }) =>
        `Expected to fail, but unknown: ${forTerminal(name)}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`,
    ),
  ];
}

const nameEntry = (entry: ExpectedFailure) => forTerminal(`${entryName(entry)} (${entry.reason})`);
