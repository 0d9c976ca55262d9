import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.ts';
import { EXIT } from '../reports/exit-code.ts';
import { differenceOf } from '../reports/parts.ts';
import { factsOf, readStream, STREAM_FILE } from '../reports/stream.ts';
import type { StreamLine } from '../reports/stream.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Plan } from '../run/plan.ts';

/**
 * The plan that continues the earlier run of the same report folder, without the checks that ended there. Throws a
 * {@link CliError} when there is none, or when it was another run.
 */
export function resumePlan(plan: Plan): Plan {
  const { reportDir } = plan;
  const file = join(reportDir, STREAM_FILE);
  if (!existsSync(file))
    throw new CliError(`There is nothing to resume: ${reportDir} has no ${STREAM_FILE} of an earlier run.`, EXIT.usage);
  const lines = linesOf(file);
  const start = lines.find((line) => line.line === 'start');
  if (!start) throw new CliError(`${file} has no start line, so it is not the stream of a run.`, EXIT.usage);
  const facts = factsOf(plan);
  const difference =
    differenceOf(start.facts, facts) ??
    (start.facts.shard === facts.shard ? undefined : `another shard (${start.facts.shard} and ${facts.shard})`);
  if (difference !== undefined)
    throw new CliError(
      `The run in ${reportDir} cannot be resumed: this one has ${difference}. Use the same flags, or leave out --resume.`,
      EXIT.usage,
    );
  const done = lines.filter((line) => line.line === 'check').filter(({ outcome }) => hasEnded(outcome));
  return { ...plan, done: done.map(({ outcome }) => outcome.check) };
}

/** A check that met a lost target, a failure of the kit or the end of the run's time runs again. */
const hasEnded = ({ status, cause }: CheckOutcome) =>
  status !== 'lost' && status !== 'error' && cause?.code !== 'budget';

function linesOf(file: string): readonly StreamLine[] {
  try {
    return readStream(file);
  } catch (error) {
    throw new CliError((error as Error).message, EXIT.usage);
  }
}
