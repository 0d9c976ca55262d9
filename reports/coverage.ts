import type { AreaCoverage, Conformance, Coverage, JudgedRequirement, ReportedCause, Status } from './conformance.ts';
import type { CheckOutcome } from '../run/outcome.ts';
import type { Area } from '../run/plan.ts';
import { describeCause, fixOf } from '../run/undecided-cause.ts';
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

/** Why requirements were not decided, the cause of most of them first. */
export function collectCauses(judged: readonly JudgedRequirement[]): readonly ReportedCause[] {
  const causes = new Map<string, ReportedCause>();
  for (const { status, cause } of judged) {
    if (cause === undefined) continue;
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
    if (status === 'untested' || status === 'notApplicable') causes.set(key, { ...known, [status]: known[status] + 1 });
  }
  const cost = ({ untested, notApplicable }: ReportedCause) => untested + notApplicable;
  return [...causes.values()].sort((one, other) => other.untested - one.untested || cost(other) - cost(one));
}

/** Whether a cause leaves something open: not what no check decides, nor what belongs to an area that was not asked for. */
export const isOpen = ({ code, untested, notApplicable }: ReportedCause): boolean =>
  untested + notApplicable > 0 && code !== 'no-check' && code !== 'not-decidable';
