import type { RunFacts, StreamLine } from './stream.ts';
import type { Ending } from './stream.ts';
import type { Run } from './verdict.ts';
import { REFERENCE_NAME } from '../run/plan.ts';
import type { SelfTest } from '../run/outcome.ts';

/** What the parts of one run have in common. Their numbers of workers may differ. */
const SHARED = [
  'kit',
  'target',
  'addresses',
  'seed',
  'runs',
  'oracle',
  'depth',
  'areas',
  'editions',
  'checks',
  'requirements',
  'strict',
] as const satisfies readonly (keyof RunFacts)[];

/** The first difference that parts of one run do not have, in words; undefined when the two belong together. */
export function differenceOf(one: RunFacts, other: RunFacts): string | undefined {
  // The reference service that a run starts for itself is at another port each time.
  const names = SHARED.filter((name) => name !== 'addresses' || one.target.name !== REFERENCE_NAME);
  const differing = names.find((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  if (differing === undefined) return undefined;
  return `another ${differing} (${show(one[differing])} and ${show(other[differing])})`;
}

/** The same for parts that are merged: a run that is resumed is judged by what it has at its end. */
function differenceOfParts(one: RunFacts, other: RunFacts): string | undefined {
  if (one.minCoverage !== other.minCoverage)
    return `another minCoverage (${show(one.minCoverage)} and ${show(other.minCoverage)})`;
  if (listExpected(one) !== listExpected(other)) return 'other expected failures';
  return differenceOf(one, other);
}

/** Whatever expects a failure, also if it is expired: the parts may have begun on different days. */
function listExpected({ expectedFailures }: RunFacts): string {
  const { entries, expired, unknown } = expectedFailures ?? { entries: [], expired: [], unknown: [] };
  return JSON.stringify([...entries, ...expired, ...unknown].map((one) => JSON.stringify(one)).sort());
}

const show = (value: unknown) => (value === undefined ? 'the default' : JSON.stringify(value));

/** One part of a run: its report folder, and the lines of its stream. */
export interface Part {
  readonly place: string;
  readonly lines: readonly StreamLine[];
}

/** Thrown for parts that do not belong to one run. */
export class IncompleteParts extends Error {}

/**
 * The whole run, as one machine would have done it. A missing or incomplete part shows in how the run ended. Throws
 * {@link IncompleteParts}, with a sentence that names the parts, when they do not belong together.
 */
export function mergeParts(parts: readonly Part[]): Run {
  const read = parts.map(readPart);
  const [first] = read;
  if (first === undefined) throw new IncompleteParts('There is nothing to merge.');
  const shards = new Map<number, Read>();
  for (const part of read) {
    const difference =
      differenceOfParts(first.facts, part.facts) ?? (part.of === first.of ? undefined : 'another number of shards');
    if (difference !== undefined)
      throw new IncompleteParts(`${first.place} and ${part.place} are not parts of one run: they have ${difference}.`);
    const twin = shards.get(part.shard);
    if (twin) throw new IncompleteParts(`${twin.place} and ${part.place} are both shard ${part.facts.shard}.`);
    shards.set(part.shard, part);
  }
  const inOrder = [...shards.values()].sort((a, b) => a.shard - b.shard);
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter((shard) => !shards.has(shard));
  const reasons = [
    ...inOrder.filter(({ ended }) => ended !== 'whole').map(endOf),
    ...missing.map((shard) => `shard ${shard}/${first.of} is missing`),
  ];
  const latest = read.reduce((one, other) => (one.startedAt >= other.startedAt ? one : other));
  return {
    facts: { ...latest.facts, shard: '1/1', workers: Math.max(...read.map(({ facts }) => facts.workers)) },
    outcomes: inOrder.flatMap(({ outcomes }) => outcomes),
    selfTestResult: mergeSelfTests(read),
    startedAt: new Date(Math.min(...read.map(({ startedAt }) => startedAt.getTime()))),
    // One machine would have run one after the other.
    durationMs: read.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ended: inOrder.find(({ ended }) => ended !== 'whole')?.ended ?? (missing.length > 0 ? 'shard missing' : 'whole'),
    ...(reasons.length === 0 ? {} : { reason: reasons.join('; ') }),
  };
}

interface Read extends Omit<Run, 'reason' | 'selfTestResult'> {
  /** Undefined when the part did not end. */
  readonly selfTestResult: SelfTest | undefined;
  readonly place: string;
  readonly shard: number;
  readonly of: number;
  readonly reason: string | undefined;
}

function readPart({ place, lines }: Part): Read {
  const start = lines.find((line) => line.line === 'start');
  if (!start) throw new IncompleteParts(`${place} has no start line, so it is not the stream of a run.`);
  const end = lines.findLast((line) => line.line === 'end');
  const [shard, of] = start.facts.shard.split('/').map(Number) as [number, number];
  const byCheck = new Map(
    lines.filter((line) => line.line === 'check').map(({ outcome }) => [outcome.check, outcome] as const),
  );
  const isShort = byCheck.size < start.total;
  const ended: Ending = end?.ended ?? 'interrupted';
  return {
    place,
    shard,
    of,
    facts: start.facts,
    outcomes: [...byCheck.values()],
    selfTestResult: end?.selfTestResult,
    startedAt: new Date(start.at),
    durationMs: end?.durationMs ?? 0,
    ended: ended === 'whole' && isShort ? 'interrupted' : ended,
    reason: end?.reason ?? (isShort ? `${start.total - byCheck.size} checks did not run` : undefined),
  };
}

/** The worst result: a rule that fails its self-test in one part may have failed in every part. */
function mergeSelfTests(parts: readonly Read[]): SelfTest {
  const known = parts.flatMap(({ selfTestResult }) => selfTestResult ?? []);
  return {
    passed: known.length === 0 ? 0 : Math.min(...known.map(({ passed }) => passed)),
    of: Math.max(0, ...known.map(({ of }) => of)),
    failures: [...new Set(known.flatMap(({ failures }) => failures))],
  };
}

const endOf = ({ facts, ended, reason }: Read) =>
  `${facts.shard === '1/1' ? 'the run' : `shard ${facts.shard}`} ended early, ${ended}${reason === undefined ? '' : `: ${reason}`}`;
