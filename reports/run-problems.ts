import type { Conformance } from './conformance.ts';
import { EXIT } from './exit-code.ts';
import { listOutdated } from './expectations.ts';
import { verdictWords } from './words.ts';

/** Why a run does not succeed, apart from requirements that fail. */
interface RunProblem {
  /** What holds where a run succeeds. */
  readonly name: string;
  readonly kind: 'failure' | 'error';
  readonly message: string;
}

/** Why a run does not succeed, apart from requirements that fail: entries that are out of date, and a missing end. */
export function listRunProblems(result: Conformance): readonly RunProblem[] {
  const outdated = listOutdated(result).map((message) => ({
    name: 'the file of expected failures is up to date',
    ...{ kind: 'failure' as const, message },
  }));
  const isOpen = result.exitCode !== EXIT.conforms && result.exitCode !== EXIT.violates;
  const ended = { name: 'the run comes to a verdict', kind: 'error' as const, message: verdictWords(result) };
  return [...outdated, ...(isOpen ? [ended] : [])];
}
