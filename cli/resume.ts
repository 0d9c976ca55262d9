import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { EXIT } from '../reports/exit-code.ts';
import { differenceOf } from '../reports/parts.ts';
import { factsOf, readStream, STREAM_FILE } from '../reports/stream.ts';
import type { StreamLine } from '../reports/stream.ts';
import type { Plan } from '../spec/run.ts';

/**
 * The plan that goes on where an earlier run in the same report folder stopped: what that is through with is not done
 * again. Throws a {@link Complaint} when there is none, or when it was another run.
 */
export function resumed(plan: Plan): Plan {
  const { reportDir } = plan;
  const file = join(reportDir, STREAM_FILE);
  if (!existsSync(file))
    throw new Complaint(
      `There is nothing to resume: ${reportDir} has no ${STREAM_FILE} of an earlier run.`,
      EXIT.usage,
    );
  const lines = linesOf(file);
  const start = lines.find((line) => line.line === 'start');
  if (!start) throw new Complaint(`${file} has no start line, so it is not the stream of a run.`, EXIT.usage);
  const facts = factsOf(plan);
  const difference =
    differenceOf(start.facts, facts) ??
    (start.facts.shard === facts.shard ? undefined : `another shard (${start.facts.shard} and ${facts.shard})`);
  if (difference !== undefined)
    throw new Complaint(
      `The run in ${reportDir} cannot be resumed, because this one has ${difference}; use the same flags, or leave out --resume.`,
      EXIT.usage,
    );
  const done = lines.filter((line) => line.line === 'check').filter(({ outcome }) => isThrough(outcome.status));
  const doneFile = join(reportDir, '.done.json');
  writeFileSync(doneFile, JSON.stringify(done.map(({ outcome }) => outcome.check)));
  return { ...plan, doneFile };
}

/** What met a lost target or a failure of the kit is done again. */
const isThrough = (status: string) => status !== 'lost' && status !== 'error';

function linesOf(file: string): readonly StreamLine[] {
  try {
    return readStream(file);
  } catch (error) {
    throw new Complaint((error as Error).message, EXIT.usage);
  }
}
