import { basename, relative, resolve } from 'node:path';

/** Runners by their program, and what goes before the test files that they should run. */
const RUNNERS: Readonly<Record<string, readonly string[]>> = {
  vitest: [],
  'vitest.mjs': [],
  jest: ['--runTestsByPath'],
  'jest.js': ['--runTestsByPath'],
};

/**
 * The command that runs some test files only: of the files that it names it leaves out the others, and where it names
 * none, and its runner is known, the files are added. Undefined for any other command. `known` are all test files that
 * ask for anything, absolute as `wanted` are.
 */
export function shortenCommand(
  command: readonly string[],
  known: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
  folder: string,
): readonly string[] | undefined {
  if (wanted.size === 0 || wanted.size >= known.size + countOthers(command, known, folder)) return undefined;
  const isNamed = (word: string) => known.has(resolve(folder, word)) || isTestFile(word);
  const named = command.slice(1).filter(isNamed);
  if (named.length > 0) {
    const kept = command.filter((word, index) => index === 0 || !isNamed(word) || wanted.has(resolve(folder, word)));
    return named.some((word) => wanted.has(resolve(folder, word))) ? kept : undefined;
  }
  const before = runnerOf(command);
  return before && [...command, ...before, ...[...wanted].map((file) => relative(folder, file))];
}

/** The number of test files that a command names and that never ask for anything; 1 where it names none. */
function countOthers(command: readonly string[], known: ReadonlySet<string>, folder: string): number {
  const named = command.slice(1).filter(isTestFile);
  if (named.length === 0) return 1;
  return named.filter((word) => !known.has(resolve(folder, word))).length;
}

const isTestFile = (word: string) =>
  /[.-](?:test|spec)\.[cm]?[jt]sx?$/.test(word) && !word.startsWith('-') && !/[*?]/.test(word);

/** The program is the first word, or comes after that of a package manager or of Node.js. */
function runnerOf(command: readonly string[]): readonly string[] | undefined {
  const [program, ...rest] = command;
  if (program !== undefined && /^node(?:\.exe)?$/.test(basename(program)) && rest.includes('--test')) return [];
  const name = command
    .slice(0, 3)
    .map((word) => basename(word))
    .find((word) => Object.hasOwn(RUNNERS, word));
  return name === undefined ? undefined : RUNNERS[name];
}
