import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conformance } from '../reports/conformance.ts';
import { exitCodeOf } from '../reports/exit-code.ts';
import { writeReports } from '../reports/formats.ts';
import { annotations } from '../reports/github.ts';
import { createProgress } from '../reports/progress.ts';
import { factsOf, openStream, startLine, STREAM_FILE } from '../reports/stream.ts';
import { summary } from '../reports/summary.ts';
import { computeVerdict } from '../reports/verdict.ts';
import { REPORTS } from '../run/plan.ts';
import type { Plan } from '../run/plan.ts';
import { forLog } from '../run/untrusted.ts';
import type { CheckOutcome } from '../run/outcome.ts';

export interface WrittenRun {
  readonly result: Conformance;
  readonly code: number;
  /** The text of each file and stream. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Writes what a run leaves behind in a folder, in every form, and returns the text of each file and stream. */
export function writeRun(plan: Plan, outcomes: readonly CheckOutcome[], folder: string): WrittenRun {
  const result = computeVerdict({
    facts: factsOf(plan),
    outcomes,
    selfTestResult: { passed: 1, of: 1, failures: [] },
    startedAt: new Date(),
    durationMs: 1,
    ended: 'whole',
  });
  writeReports(result, folder, REPORTS);
  const stream = openStream(join(folder, STREAM_FILE));
  stream.write(startLine(plan, new Date(), outcomes.length));
  for (const outcome of outcomes) stream.write({ line: 'check', title: outcome.check, durationMs: 1, outcome });
  stream.close();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = Object.fromEntries(
    files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );
  return { result, code: exitCodeOf(result), texts: { ...texts, ...printRun(plan, result, outcomes, folder) } };
}

/** What the run prints: in a terminal with every check, and under GitHub Actions. */
function printRun(plan: Plan, result: Conformance, outcomes: readonly CheckOutcome[], folder: string) {
  const printed: string[] = [];
  const out = {
    isTTY: false,
    columns: 80,
    write: (text: string) => printed.push(text) > 0,
  } as unknown as NodeJS.WriteStream;
  const progress = createProgress({ ...plan, quiet: false, verbose: true }, out, () => 0);
  progress.begin(outcomes.length, 0);
  for (const outcome of outcomes) progress.checkEnded(outcome, outcome.check, 1);
  progress.end();
  // The command line prints every line through forLog.
  return {
    terminal: `${printed.join('')}\n${forLog(summary(result, folder, false))}`,
    'log of GitHub': annotations(result),
  };
}
