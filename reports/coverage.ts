import type { AreaCoverage, Conformance, Coverage, JudgedRequirement, ReportedCause, Status } from './conformance.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Area } from '../run/plan.ts';
import { describeCause, fixOf } from '../run/undecided-cause.ts';
import type { CauseCode, UndecidedCause } from '../run/undecided-cause.ts';
import { untrusted } from '../run/untrusted.ts';

/** How much was decided of what the source states, in all and in each area of the run. */
export function measureCoverage(
  judged: readonly JudgedRequirement[],
  outcomes: readonly CheckOutcome[],
  areas: readonly Area[],
): Conformance['coverage'] {
  // What belongs to an area that was not asked for is not open.
  const stated = judged.filter(({ standing, cause }) => standing === 'stated' && cause?.code !== 'no-check');
  const controls = new Set(outcomes.flatMap((outcome) => outcome.controls ?? []));
  const entries = areas.map((area): [Area, AreaCoverage] => [
    area,
    { control: controls.has(area), ...coverageOf(stated.filter(({ id }) => areaOfRequirement(id) === area)) },
  ]);
  return { stated: coverageOf(stated), areas: Object.fromEntries(entries) };
}

function coverageOf(judged: readonly JudgedRequirement[]): Coverage {
  return {
    decided: judged.filter(({ status }) => DECIDED.includes(status)).length,
    applicable: judged.filter(({ status }) => status !== 'notApplicable').length,
    of: judged.length,
  };
}

const DECIDED: readonly Status[] = ['pass', 'unspecified', 'expectedFail', 'warn', 'drift', 'fail'];

/** The area whose checks decide a requirement: those of editions and of errors are decided on the lists. */
export function areaOfRequirement(id: string): Area {
  const first = id.split('.')[0] ?? '';
  return first === 'edition' || first === 'errors' ? 'lists' : (first as Area);
}

/**
 * Why requirements were not decided, the cause of most of them first. Among them is what only kept checks from running,
 * whose requirements others decided, by fewer cases than were meant.
 */
export function collectCauses(
  judged: readonly JudgedRequirement[],
  outcomes: readonly CheckOutcome[],
): readonly ReportedCause[] {
  const causes = new Map<string, ReportedCause>();
  const count = (cause: UndecidedCause, what: 'untested' | 'notApplicable' | 'checks') => {
    const says = describeCause(cause);
    const fix = fixOf(cause);
    const key = `${cause.code} ${says}`;
    const known = causes.get(key) ?? {
      code: cause.code,
      says: untrusted(says),
      ...(fix === '' ? {} : { fix }),
      untested: 0,
      notApplicable: 0,
    };
    causes.set(key, { ...known, [what]: (known[what] ?? 0) + 1 });
  };
  for (const { status, cause } of judged)
    if (cause !== undefined && (status === 'untested' || status === 'notApplicable')) count(cause, status);
  const decided = new Set<string>(judged.filter(({ status }) => DECIDED.includes(status)).map(({ id }) => id));
  for (const { status, cause, cites } of outcomes)
    if (cause !== undefined && status !== 'done' && FAILING.has(cause.code) && cites.some((id) => decided.has(id)))
      count(cause, 'checks');
  const ranks: readonly ((cause: ReportedCause) => number)[] = [
    ({ untested }) => untested,
    ({ checks = 0 }) => checks,
    ({ notApplicable }) => notApplicable,
  ];
  return [...causes.values()].toSorted((one, other) =>
    ranks.reduce((order, rank) => order || rank(other) - rank(one), 0),
  );
}

/** What a target fails at in one check and may do in others. */
const FAILING: ReadonlySet<CauseCode> = new Set([
  'state-refused',
  'state-failed',
  'check-budget',
  'target-silent',
  'rate-limited',
]);

/** Whether a cause leaves something open: not what no check decides, nor what belongs to an area that was not asked for. */
export const isOpen = ({ code, untested, notApplicable, checks = 0 }: ReportedCause): boolean =>
  untested + notApplicable + checks > 0 && code !== 'no-check' && code !== 'not-decidable';

/** How much a cause leaves open: requirements, and checks of what others decided. */
export const countOpen = ({ untested, notApplicable, checks = 0 }: ReportedCause): string =>
  [
    ...(untested > 0 ? [`${untested} untested`] : []),
    ...(notApplicable > 0 ? [`${notApplicable} not applicable`] : []),
    ...(checks > 0 ? [`${checks} ${checks === 1 ? 'check' : 'checks'} not run`] : []),
  ].join(', ');
