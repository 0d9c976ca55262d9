import { SCORED } from './conformance.ts';
import type { Conformance, ReportedFinding, Status } from './conformance.ts';
import { forWriter } from '../run/untrusted.ts';

/** The statuses as people read them. */
export const STATUS_WORDS = {
  pass: 'pass',
  fail: 'fail',
  warn: 'warn',
  unspecified: 'unspecified',
  untested: 'untested',
  notApplicable: 'not applicable',
  expectedFail: 'expected fail',
  drift: 'drift',
  error: 'error',
} as const satisfies Record<Status, string>;

const VERDICTS = {
  conforms: 'conforms to everything that was tested',
  violates: 'violates the source',
  inconclusive: 'is inconclusive',
} as const;

/** The same for an app, which is verified before it is published. */
const READINESS = {
  conforms: 'is ready to be published',
  differs: 'is ready to be published; where the source leaves it open, it does otherwise than the kit assumes',
  warned: 'is ready to be published, with warnings',
  violates: 'is not ready to be published',
  inconclusive: 'is inconclusive',
} as const;

/** The verdict in words; the name of the target goes before it. */
export function verdictWords(result: Conformance): string {
  const { complete, ended } = result.run;
  // A failure outlives the end of a run; what was not seen any more may fail as well.
  const isCut = !complete && result.verdict === 'violates' && ended !== 'first failure';
  const accepted = result.verdict === 'conforms' ? result.counts.expectedFail : 0;
  return [
    wordVerdict(result),
    ...(accepted > 0 ? [`, except ${accepted} expected failure${accepted === 1 ? '' : 's'}`] : []),
    ...(isCut ? [`; the run ended early: ${ended}`] : []),
  ].join('');
}

function wordVerdict(result: Conformance): string {
  const { target, verdict, counts, coverage } = result;
  if (verdict === 'violates' && counts.fail === 0 && counts.drift > 0) return 'drifts from its profile';
  if (verdict === 'violates' && counts.fail === 0) return 'fails: the file of expected failures is out of date';
  if (verdict === 'inconclusive') return `${VERDICTS[verdict]}: ${whyInconclusive(result)}`;
  const { decided, applicable } = coverage.stated;
  if (target.kind === 'service' || (verdict === 'conforms' && decided < applicable)) return VERDICTS[verdict];
  if (verdict !== 'conforms') return READINESS[verdict];
  return READINESS[counts.warn > 0 ? 'warned' : counts.unspecified > 0 ? 'differs' : 'conforms'];
}

function whyInconclusive({ run, counts, oracle, requirements, coverage }: Conformance): string {
  const { passed, of } = oracle.rules;
  if (of === 0 || passed < of) return 'a rule failed its self-test';
  if (!run.complete) return `the run ended early: ${run.ended}`;
  if (counts.error > 0) return 'a check of the kit failed';
  if (!requirements.some(({ standing, status }) => standing !== 'assumed' && SCORED.includes(status)))
    return 'no scored check ran';
  const unseen = Object.entries(coverage.areas).filter(([, { control }]) => !control);
  if (unseen.length > 0)
    return `the target was not seen to do the main job of ${unseen.map(([area]) => area).join(', ')}`;
  return 'too few requirements were decided';
}

/** How much of what the source states was decided. */
export const coverageWords = ({ coverage: { stated } }: Conformance): string =>
  `${stated.decided} of ${stated.applicable} stated requirements decided`;

/** How the target resolves the gaps of the source, as a count; undefined if the run looked at none. */
export function gapWords({ requirements }: Conformance): string | undefined {
  const observed = requirements.filter(({ resolved }) => resolved !== undefined);
  if (observed.length === 0) return undefined;
  const count = (...statuses: readonly Status[]) => observed.filter(({ status }) => statuses.includes(status)).length;
  const otherwise = count('unspecified', 'drift');
  const open = count('notApplicable', 'untested');
  return [
    `${observed.length - otherwise - open} resolved as expected`,
    ...(otherwise > 0 ? [`${otherwise} otherwise`] : []),
    ...(open > 0 ? [`${open} left open`] : []),
  ].join(', ');
}

/** Areas by the beginning of a requirement's id, in the order in which reports show them. */
export const AREA_NAMES: Readonly<Record<string, string>> = {
  oauth: 'Authorization',
  lists: 'Lists',
  croql: 'CroQL',
  module: 'Module',
  edition: 'Editions',
  errors: 'Errors',
};

/** The area of a requirement: the first word of its id. */
export const areaOf = (id: string): string => id.split('.')[0] ?? id;

/** The areas that a result has, in the order in which reports show them. */
export function areasIn({ requirements }: Conformance): readonly string[] {
  const found = [...new Set(requirements.map(({ id }) => areaOf(id)))];
  const place = (area: string) => [...Object.keys(AREA_NAMES), area].indexOf(area);
  return found.sort((one, other) => place(one) - place(other));
}

/** The status of each requirement of a result. */
export const statuses = ({ requirements }: Conformance): ReadonlyMap<string, Status> =>
  new Map(requirements.map(({ id, status }) => [id, status]));

/** A finding as a few lines of plain text. */
export const findingText = ({ requirement, title, expected, actual, curl, replay }: ReportedFinding): string =>
  [
    forWriter(title),
    `expected: ${forWriter(expected)}`,
    `actual:   ${forWriter(actual)}`,
    ...(curl === undefined ? [] : [`request:  ${forWriter(curl)}`]),
    `replay:   ${replay}`,
    `explain:  ${explainCommand(requirement)}`,
  ].join('\n');

/** The command that explains a requirement, a gap or a finding code. */
export const explainCommand = (name: string): string => `locspec explain ${name}`;
