import { findDifference } from './find-difference.ts';
import type { Mutant, MutantRow } from './mutant.ts';
import { runSuites } from './suites.ts';
import type { CheckOutcome, RecordedFinding } from '../../run/outcome.ts';
import { requirements } from '../../spec/requirements/requirements.ts';

const isScored = ({ requirement }: RecordedFinding) => requirements[requirement].standing !== 'assumed';

/** Nothing is left to compare. */
const ENDS: readonly MutantRow['result'][] = ['failed', 'crashed'];

/**
 * Serves a mutant to the suites until something fails; a mutant that does not fail is compared with the reference.
 * `report` is given the row before the comparison, which may not end.
 */
export async function runMutant(mutant: Mutant, report: (row: MutantRow) => void = () => {}): Promise<MutantRow> {
  const { id, family, area, kind } = mutant;
  const start = performance.now();
  const rowOf = (rest: Omit<MutantRow, 'mutant' | 'family' | 'area' | 'kind' | 'seconds'>): MutantRow => ({
    ...{ mutant: id, family, area, kind, ...rest },
    seconds: Math.round((performance.now() - start) / 100) / 10,
  });
  const verdict = await runChecks(mutant).catch((error: unknown) => ({
    result: 'crashed' as const,
    check: String(error),
  }));
  if (ENDS.includes(verdict.result)) return rowOf(verdict);
  if (!mutant.isCompared) return rowOf({ ...verdict, difference: { kind: 'unknown' } });
  report(rowOf(verdict));
  const difference = await findDifference(mutant).catch((error: unknown) => ({
    kind: 'stated' as const,
    shownBy: `the probe breaks: ${String(error)}`,
  }));
  return rowOf({ ...verdict, difference });
}

async function runChecks({
  area,
  load,
  reachedBy,
}: Mutant): Promise<Pick<MutantRow, 'result' | 'requirement' | 'check'>> {
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
