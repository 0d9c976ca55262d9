import { isCount, isListOf, isNumber, isObjectOf, isOneOf, isRecordOf, isText, type Shape } from './shape.ts';
import { DISTURBANCES, type DisturbanceId } from './trial.ts';

/** What the tests of an app made of a fault of the service. */
export const STRENGTH_STATUSES = [
  /** A test failed. */
  'noticed',
  /** A response was another than without the fault, and every test passed. */
  'survived',
  /** The tests did not end in time. */
  'timed out',
  /** The tests failed, though no response was another: they fail now and then by themselves. */
  'unstable',
  /** There was no time left for it. */
  'not run',
  /** No response would be another with it. */
  'never asked',
] as const;
/** One of {@link STRENGTH_STATUSES}. */
export type StrengthStatus = (typeof STRENGTH_STATUSES)[number];

/** Where tests ask for something. */
export interface Asked {
  /** How often, as far as it was counted. */
  readonly times: number;
  /** Methods and routes, as in `GET /projects/{projectId}/strings`. */
  readonly operations: readonly string[];
  /** Places in the code of the app or its tests, as in `fetchAll in src/strings.ts:40`; none where they are not known. */
  readonly callers: readonly string[];
}

/** A fault of the service, and what became of it. */
export interface FaultResult {
  readonly id: string;
  /** The first word of the requirement that it breaks. */
  readonly area: string;
  readonly breaks: string;
  readonly says: string;
  readonly status: StrengthStatus;
  /** Absent if it was never asked. */
  readonly asked?: Asked | undefined;
}

/** How an app bears something that any service does now and then. */
export interface DisturbanceResult {
  readonly id: DisturbanceId;
  readonly says: string;
  readonly status: 'tolerated' | 'not tolerated' | 'timed out' | 'not run' | 'never asked';
}

/** The number of faults of each status, and the share of those that were noticed. */
export type Share = Readonly<Record<StrengthStatus, number>> & {
  /** In percent of the noticed and survived ones, cut to one decimal; null if there are none. */
  readonly strength: number | null;
};

/** The content of `strength.json`: what the tests of an app notice of the faults of the service. */
export interface Strength {
  readonly format: 1;
  readonly kit: { readonly name: string; readonly version: string };
  readonly source: { readonly sha256: string };
  /** The command that runs the tests. */
  readonly command: readonly string[];
  /** When it began, in ISO 8601. */
  readonly date: string;
  readonly durationMs: number;
  readonly ended: 'complete' | 'out of time' | 'tests failing' | 'interrupted';
  readonly all: Share;
  readonly areas: Readonly<Record<string, Share>>;
  readonly runs: {
    readonly count: number;
    readonly concurrency: number;
    /** How long the tests take without a fault. */
    readonly cleanMs: number;
    /** Runs that left out test files which never ask for what the fault is about, and the time that saved. */
    readonly shortened: number;
    readonly savedMs: number;
  };
  readonly operations: readonly ({ readonly operation: string } & Pick<Asked, 'times' | 'callers'>)[];
  /** Operations that no test requests. */
  readonly neverRequested: readonly string[];
  readonly faults: readonly FaultResult[];
  readonly resilience: readonly DisturbanceResult[];
  /** Compared with the run before, if there was one. */
  readonly before?: StrengthChange;
}

/** What changed since an earlier run. */
export interface StrengthChange {
  readonly date: string;
  readonly strength: number | null;
  /** Faults that were noticed then and survive now, and the other way round. */
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

/** The numbers of some faults. */
export function countStatuses(faults: readonly Pick<FaultResult, 'status'>[]): Share {
  const count = (status: StrengthStatus) => faults.filter((one) => one.status === status).length;
  const counts = Object.fromEntries(STRENGTH_STATUSES.map((status) => [status, count(status)])) as Record<
    StrengthStatus,
    number
  >;
  const decided = counts.noticed + counts.survived;
  return { ...counts, strength: decided === 0 ? null : Math.floor((counts.noticed / decided) * 1_000) / 10 };
}

/** What changed from one run to another. */
export function compareStrength(before: Strength, faults: readonly FaultResult[]): StrengthChange {
  const statuses = new Map(before.faults.map(({ id, status }) => [id, status]));
  const changed = (from: StrengthStatus, to: StrengthStatus) =>
    faults.filter(({ id, status }) => status === to && statuses.get(id) === from).map(({ id }) => id);
  const { date, all } = before;
  return { date, strength: all.strength, lost: changed('noticed', 'survived'), gained: changed('survived', 'noticed') };
}

const isPercentage: Shape = (value) => value === null || isNumber(value);
const isShare = isObjectOf({
  ...Object.fromEntries(STRENGTH_STATUSES.map((status) => [status, isCount])),
  strength: isPercentage,
});
const isTexts = isListOf(isText, 10_000);
const isStrength = isObjectOf({
  format: (value) => value === 1,
  kit: isObjectOf({ name: isText, version: isText }),
  source: isObjectOf({ sha256: isText }),
  command: isTexts,
  date: (value) => isText(value) && !Number.isNaN(Date.parse(value as string)),
  durationMs: isNumber,
  ended: isOneOf(['complete', 'out of time', 'tests failing', 'interrupted']),
  all: isShare,
  areas: isRecordOf(isShare),
  runs: isObjectOf({ count: isCount, concurrency: isCount, cleanMs: isNumber, shortened: isCount, savedMs: isNumber }),
  operations: isListOf(isObjectOf({ operation: isText, times: isCount, callers: isTexts })),
  neverRequested: isTexts,
  faults: isListOf(
    isObjectOf(
      { id: isText, area: isText, breaks: isText, says: isText, status: isOneOf(STRENGTH_STATUSES) },
      { asked: isObjectOf({ times: isCount, operations: isTexts, callers: isTexts }) },
    ),
  ),
  resilience: isListOf(
    isObjectOf({
      id: isOneOf(Object.keys(DISTURBANCES)),
      says: isText,
      status: isOneOf(['tolerated', 'not tolerated', 'timed out', 'not run', 'never asked']),
    }),
  ),
});

/** The content of a file as a result. Throws an Error of one sentence where it is none, or one of another version. */
export function readStrength(content: unknown, file: string): Strength {
  if (!isStrength(content)) throw new Error(`${file} is no result of \`locspec strength\` of this version.`);
  return content as Strength;
}
