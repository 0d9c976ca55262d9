import { stripVTControlCharacters } from 'node:util';

/** How test runners mark a test that failed: TAP, node, Vitest, Jest, Mocha, Playwright, pytest and Go. */
const FAILED = /^\s*(?:not ok\b|[✖✗✘×●]\s|(?:--- )?FAIL(?:ED)?\b|\d+\) )/;
/** What begins a test that passed, or something about all of them. */
const PASSED = /^\s*(?:ok\b|[✔✓ℹ]|(?:--- )?PASS(?:ED)?\b|#\s|\d+\.\.\d+)/;

const MAX_LINES = 30;
/** In TAP, the error is the sixth line. */
const MAX_AFTER = 8;

/** The lines of the output of tests that show which failed, each with what follows it; the last lines if none does. */
export function findFailures(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '');
  // A runner that lists the failed tests once more has the details there.
  const last = new Map(lines.flatMap((line, index) => (FAILED.test(line) ? [[line.trim(), index]] : [])));
  const found = [...last.values()]
    .sort((one, other) => one - other)
    .flatMap((index) => {
      const after = lines.slice(index + 1, index + 1 + MAX_AFTER);
      const end = after.findIndex((line) => FAILED.test(line) || PASSED.test(line));
      return [lines[index]!, ...(end === -1 ? after : after.slice(0, end))];
    });
  return found.length > 0 ? found.slice(0, MAX_LINES) : lines.slice(-MAX_LINES);
}
