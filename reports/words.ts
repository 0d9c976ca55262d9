import type { Conformance, Status } from './verdict.ts';
import type { WordedFinding } from '../spec/run.ts';

/** The statuses as people read them. */
export const STATUS_WORDS = {
  pass: 'pass',
  fail: 'fail',
  warn: 'warn',
  unspecified: 'unspecified',
  untested: 'untested',
  notApplicable: 'not applicable',
  expectedFail: 'expected fail',
  error: 'error',
} as const satisfies Record<Status, string>;

const VERDICTS = {
  conforms: 'conforms to everything that was tested',
  violates: 'violates the source',
  'nothing proved': 'is neither confirmed nor refuted: nothing was proved',
} as const;

/** The same for an app, which is verified before it is published. */
const READINESS = {
  conforms: 'is ready to be published',
  warned: 'is ready to be published, with warnings',
  violates: 'is not ready to be published',
  'nothing proved': 'is neither ready nor not: nothing was proved',
} as const;

/** The verdict in words; the name of the target goes before it. */
export function verdictWords({ target, verdict, counts }: Conformance): string {
  if (target.kind === 'service') return VERDICTS[verdict];
  return READINESS[verdict === 'conforms' && counts.warn > 0 ? 'warned' : verdict];
}

/** Areas by the beginning of a requirement's id, in the order in which reports show them. */
export const AREA_WORDS: Readonly<Record<string, string>> = {
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
  const place = (area: string) => [...Object.keys(AREA_WORDS), area].indexOf(area);
  return found.sort((one, other) => place(one) - place(other));
}

/** The status of each requirement of a result. */
export const statuses = ({ requirements }: Conformance): ReadonlyMap<string, Status> =>
  new Map(requirements.map(({ id, status }) => [id, status]));

/** A finding as a few lines of plain text. */
export const findingText = ({ title, expected, actual, curl, replay }: WordedFinding): string =>
  [
    title,
    `expected: ${expected}`,
    `actual:   ${actual}`,
    ...(curl === undefined ? [] : [`by hand:  ${curl}`]),
    `again:    ${replay}`,
  ].join('\n');
