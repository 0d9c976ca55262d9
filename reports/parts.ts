import type { RunFacts, StreamLine } from './stream.ts';
import type { Ending, Run } from './verdict.ts';
import { REFERENCE_NAME } from '../spec/run.ts';
import type { Arming } from '../spec/run.ts';

/** What the parts of one run have in common; how many workers each had is its own business. */
const SHARED = [
  'kit',
  'target',
  'addresses',
  'seed',
  'runs',
  'power',
  'areas',
  'editions',
  'checks',
  'requirements',
  'strict',
] as const satisfies readonly (keyof RunFacts)[];

/** The first thing that two parts of one run would have in common and have not, in words; undefined when they belong together. */
export function differenceOf(one: RunFacts, other: RunFacts): string | undefined {
  // The reference service that a run starts for itself is at another port each time.
  const names = SHARED.filter((name) => name !== 'addresses' || one.target.name !== REFERENCE_NAME);
  const differing = names.find((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  if (differing === undefined) return undefined;
  return `another ${differing} (${shown(one[differing])} and ${shown(other[differing])})`;
}

const shown = (value: unknown) => (value === undefined ? 'the usual' : JSON.stringify(value));

/** One part of a run: where its stream stands, and its lines. */
export interface Part {
  readonly place: string;
  readonly lines: readonly StreamLine[];
}

/** Throws: the parts are not those of one run. */
export class NoWhole extends Error {}

/**
 * The run that the parts are parts of, as one machine would have done it. A part that is missing or was cut off is told
 * by how the run ended. Throws {@link NoWhole}, with a sentence that names the parts, when they do not belong together.
 */
export function wholeOf(parts: readonly Part[]): Run {
  const read = parts.map(readPart);
  const [first] = read;
  if (first === undefined) throw new NoWhole('There is nothing to merge.');
  const shards = new Map<number, Read>();
  for (const part of read) {
    const difference =
      differenceOf(first.facts, part.facts) ?? (part.of === first.of ? undefined : 'another number of shards');
    if (difference !== undefined)
      throw new NoWhole(`${first.place} and ${part.place} are not parts of one run: they have ${difference}.`);
    const twin = shards.get(part.shard);
    if (twin) throw new NoWhole(`${twin.place} and ${part.place} are both shard ${part.facts.shard}.`);
    shards.set(part.shard, part);
  }
  const inOrder = [...shards.values()].sort((a, b) => a.shard - b.shard);
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter((shard) => !shards.has(shard));
  const reasons = [
    ...inOrder.filter(({ ended }) => ended !== 'whole').map(endOf),
    ...missing.map((shard) => `shard ${shard}/${first.of} is missing`),
  ];
  return {
    facts: { ...first.facts, shard: '1/1', workers: Math.max(...read.map(({ facts }) => facts.workers)) },
    outcomes: inOrder.flatMap(({ outcomes }) => outcomes),
    arming: armingOf(read),
    startedAt: new Date(Math.min(...read.map(({ startedAt }) => startedAt.getTime()))),
    // One machine would have done one after the other.
    durationMs: read.reduce((sum, { durationMs }) => sum + durationMs, 0),
    ended: inOrder.find(({ ended }) => ended !== 'whole')?.ended ?? (missing.length > 0 ? 'shard missing' : 'whole'),
    ...(reasons.length === 0 ? {} : { reason: reasons.join('; ') }),
  };
}

interface Read extends Omit<Run, 'reason' | 'arming'> {
  /** Unknown of a part that was cut off. */
  readonly arming: Arming | undefined;
  readonly place: string;
  readonly shard: number;
  readonly of: number;
  readonly reason: string | undefined;
}

function readPart({ place, lines }: Part): Read {
  const start = lines.find((line) => line.line === 'start');
  if (!start) throw new NoWhole(`${place} has no start line, so it is not the stream of a run.`);
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
    arming: end?.arming,
    startedAt: new Date(start.at),
    durationMs: end?.durationMs ?? 0,
    ended: ended === 'whole' && isShort ? 'interrupted' : ended,
    reason: end?.reason ?? (isShort ? `${start.total - byCheck.size} checks did not run` : undefined),
  };
}

/** The worst of what is known: a judge that is deaf in one part may have been so in every part. */
function armingOf(parts: readonly Read[]): Arming {
  const known = parts.flatMap(({ arming }) => arming ?? []);
  return {
    armed: known.length === 0 ? 0 : Math.min(...known.map(({ armed }) => armed)),
    of: Math.max(0, ...known.map(({ of }) => of)),
    deaf: [...new Set(known.flatMap(({ deaf }) => deaf))],
  };
}

const endOf = ({ facts, ended, reason }: Read) =>
  `${facts.shard === '1/1' ? 'the run' : `shard ${facts.shard}`} ended early, ${ended}${reason === undefined ? '' : `: ${reason}`}`;
