import { text } from 'node:stream/consumers';
import { loadChecks } from './all-checks.ts';
import { rejudgePart } from './rejudge-part.ts';
import type { Rejudged, RejudgeRequest } from '../run/evidence-files.ts';
import { readParts, UnreadableEvidence } from '../run/read-evidence.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import { selectChecks } from '../run/selection.ts';

/*
 * The process of `locspec report verify`: it reads a request on standard input, judges the evidence that it names again,
 * by the rules of this kit and without a network, and prints the result.
 */
const { folder, plan, reportFolder } = JSON.parse(await text(process.stdin)) as RejudgeRequest;
const all = await Promise.all(plan.areas.map((area) => loadChecks(plan.kind, area, plan.runs)));
const byId = new Map(all.flat().map((check) => [check.id, check]));

const outcomes = new Map<string, CheckOutcome>();
const result = { problems: [], changes: [], exchanges: 0, judgements: 0 } as {
  problems: Rejudged['problems'][number][];
  changes: Rejudged['changes'][number][];
  exchanges: number;
  judgements: number;
};
let unreadable: string | undefined;
try {
  for (const part of readParts(folder)) {
    const one = rejudgePart(part, byId, { plan, reportFolder });
    // A run that was resumed did the check again.
    for (const outcome of one.outcomes) outcomes.set(outcome.check, outcome);
    for (const problem of one.problems) result.problems.push(problem);
    for (const change of one.changes) result.changes.push(change);
    result.exchanges += one.exchanges;
    result.judgements += one.judgements;
  }
} catch (error) {
  if (!(error instanceof UnreadableEvidence)) throw error;
  unreadable = error.message;
}
const selected = selectChecks({ ...plan, target: plan }).flatMap((area) => area.checks.map(({ id }) => id));
const rejudged: Rejudged = {
  ...result,
  outcomes: [...outcomes.values()],
  selected,
  ...(unreadable === undefined ? {} : { unreadable }),
};
process.stdout.write(JSON.stringify(rejudged));
