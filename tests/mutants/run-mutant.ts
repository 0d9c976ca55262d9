import { checksOf } from '../croql-run.ts';
import { ADDRESSES, directly, runChecks, wholePlan } from '../in-process.ts';
import type { Mutant } from './mutant.ts';
import { probe } from './probe.ts';
import type { Difference } from './probe.ts';
import { mutate } from './service-under-mutation.ts';
import type { Fetch } from '../in-process.ts';
import type { CheckOutcome, RecordedFinding } from '../../run/outcome.ts';
import { requirements } from '../../spec/requirements/requirements.ts';
import { openTarget } from '../../suites/kit/target.ts';

/** What the suites made of one mutant. */
export interface MutantRow {
  readonly mutant: string;
  readonly kind: string;
  /** `failed` by what the source or a standard says, `noticed` by an assumption only, or `survived`. */
  readonly result: 'failed' | 'noticed' | 'survived';
  /** The first requirement that a finding named, and the check. */
  readonly requirement?: string;
  readonly check?: string;
  /** What a client sees of a mutant that did not fail. */
  readonly difference?: Difference;
  readonly seconds: number;
}

const isScored = ({ requirement }: RecordedFinding) => requirements[requirement].standing !== 'assumed';
const sound = (): Fetch => mutate({}, () => true);

/** Serves a mutant to the suites until something fails; a mutant that does not fail is compared with the reference. */
export async function runMutant({ id, kind, change, isAt = () => true }: Mutant): Promise<MutantRow> {
  const start = performance.now();
  const outcomes = await runSuites(mutate(change, isAt));
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const failure = findings.find(isScored);
  const [first] = failure ? [failure] : findings;
  const result = failure ? 'failed' : first ? 'noticed' : 'survived';
  return {
    ...{ mutant: id, kind, result },
    ...(first ? { requirement: first.requirement, check: first.check } : {}),
    ...(failure ? {} : { difference: await probe(mutate(change, isAt), sound) }),
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
}

/** The checks of language and lists at the default depth, until one fails. */
const runSuites = (fetch: Fetch): Promise<readonly CheckOutcome[]> =>
  runChecks(
    checksOf.reference,
    openTarget({ ...wholePlan, areas: ['croql', 'lists'] }, ADDRESSES, () => directly(fetch)),
    ({ findings }) => findings.some(isScored),
  );
