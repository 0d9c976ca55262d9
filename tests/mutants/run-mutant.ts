import { DECIDED } from './mutant.ts';
import type { Difference, Mutant, MutantRow, Verdict } from './mutant.ts';
import { AREAS_WITHOUT_DATASET, judgeServed, runSuites, runWithoutDataset } from './suites.ts';
import type * as report from '../../reports/conformance.ts';
import type { CheckOutcome, RecordedFinding } from '../../run/outcome.ts';
import { requirements } from '../../spec/requirements/requirements.ts';

const isScored = ({ requirement }: RecordedFinding) => requirements[requirement].standing !== 'assumed';

/** What is done with a mutant, in this process or in another. */
interface Tasks {
  readonly compare: (mutant: Mutant) => Promise<Difference>;
  readonly serve: (mutant: Mutant) => Promise<Verdict>;
  readonly conclude: (mutant: Mutant) => Promise<report.Verdict>;
  readonly serveWithoutDataset: (mutant: Mutant) => Promise<boolean>;
}

/**
 * Compares a mutant with the reference, and serves it to the suites when a client can tell the two apart: a comparison
 * takes less time than all checks, which could find nothing wrong with the others.
 */
export async function runMutant(
  mutant: Mutant,
  { compare, serve, conclude, serveWithoutDataset }: Tasks,
): Promise<MutantRow> {
  const { id, family, area, kind } = mutant;
  const start = performance.now();
  const seen: Difference = mutant.isCompared ? await compare(mutant) : { kind: 'unknown' };
  const difference: Difference = seen.kind === 'silent' && mutant.isInconsistent ? { ...seen, kind: 'stated' } : seen;
  const verdict: Verdict =
    difference.kind === 'none' || difference.kind === 'unknown' ? { result: 'not served' } : await serve(mutant);
  const concluded =
    difference.kind === 'stated' && !DECIDED.includes(verdict.result) ? await conclude(mutant) : undefined;
  const isViolation = difference.kind === 'stated' && verdict.result !== 'timed out' && verdict.result !== 'crashed';
  const withoutDataset =
    isViolation && AREAS_WITHOUT_DATASET.includes(area)
      ? { isNoticedWithoutDataset: await serveWithoutDataset(mutant) }
      : {};
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const row = { mutant: id, family, area, kind, ...verdict, ...withoutDataset, difference, seconds };
  if (concluded === undefined) return row;
  return concluded === 'violates' ? { ...row, result: 'failed' } : { ...row, verdict: concluded };
}

/** What whole runs of the suites of its area say of a mutant. */
export const concludeMutant = async ({ area, load }: Mutant): Promise<report.Verdict> =>
  judgeServed(await load(), area);

/** Whether a run that has no dataset finds a violation. A mutant that such a run does not come to an end on is not noticed. */
export const isNoticedWithoutDataset = async ({ load }: Mutant): Promise<boolean> => {
  const isEnough = ({ findings }: CheckOutcome) => findings.some(isScored);
  return runWithoutDataset(await load(), isEnough).then(
    (outcomes) => outcomes.some(isEnough),
    () => false,
  );
};

/** Serves a mutant to the checks that reach it until something fails. */
export const serveMutant = (mutant: Mutant): Promise<Verdict> =>
  runChecks(mutant).catch((error: unknown) => ({ result: 'crashed', check: String(error) }));

async function runChecks({ area, load, reachedBy }: Mutant): Promise<Verdict> {
  const served = await load();
  if (reachedBy?.length === 0) return { result: 'not reached' };
  const selection = reachedBy ? { ids: reachedBy } : { areas: [area] };
  const outcomes = await runSuites(served, { ...selection, isEnough: ({ findings }) => findings.some(isScored) });
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const first = findings.find(isScored) ?? findings[0];
  if (first)
    return { result: isScored(first) ? 'failed' : 'noticed', requirement: first.requirement, check: first.check };
  const blocked = outcomes.find(({ status }) => status === 'untested' || status === 'error' || status === 'lost');
  return blocked ? { result: 'blocked', check: describeBlocked(blocked) } : { result: 'survived' };
}

const describeBlocked = ({ check, status, reason = '' }: CheckOutcome) => `${check} ${status}: ${reason.slice(0, 80)}`;
