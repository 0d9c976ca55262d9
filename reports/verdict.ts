import type { RunFacts } from './stream.ts';
import { AREAS, POWERS } from '../spec/run.ts';
import { namesOf } from '../spec/check-names.ts';
import { entryFor } from '../spec/expected-failures.ts';
import type { ExpectedFailure, ExpectedFailures } from '../spec/expected-failures.ts';
import { requirements, SOURCE_SHA256 } from '../spec/requirements.ts';
import type { Requirement, RequirementId } from '../spec/requirements.ts';
import type { Arming, CheckOutcome, WordedFinding } from '../spec/run.ts';

/** How a requirement, and so the run, can stand. Later ones outweigh earlier ones when the checks of one differ. */
export const STATUSES = [
  'notApplicable',
  'pass',
  'untested',
  'unspecified',
  'expectedFail',
  'warn',
  'error',
  'fail',
] as const;
export type Status = (typeof STATUSES)[number];

export type Verdict = 'conforms' | 'violates' | 'nothing proved';

export interface JudgedRequirement {
  readonly id: RequirementId;
  readonly standing: Requirement['standing'];
  readonly source: string;
  readonly says: string;
  readonly status: Status;
  /** The checks that cite it, those of this run only. */
  readonly checks: readonly string[];
  /** Why it is `notApplicable`, `untested` or `error`, or why its failing is accepted. */
  readonly reason?: string;
}

/** How a run can end. */
export type Ending = 'whole' | 'target lost' | 'first failure' | 'interrupted' | 'kit failed' | 'shard missing';

/** The result file, as section 6 of the interfaces fixes it. */
export interface Conformance {
  readonly format: 1;
  readonly kit: RunFacts['kit'];
  readonly source: { readonly sha256: string };
  readonly target: RunFacts['target'] & { readonly addresses: Readonly<Record<string, string>> };
  readonly run: {
    readonly startedAt: string;
    readonly durationMs: number;
    readonly seed: number;
    readonly shard: string;
    readonly workers: number;
    /** Anything but `whole`: the run ended before it was through, and the counts miss something. */
    readonly ended: Ending;
    readonly complete: boolean;
    readonly reason?: string;
  };
  readonly verdict: Verdict;
  readonly power: {
    readonly level: 'data' | 'records' | 'relations';
    /** Expressions whose answers were judged. */
    readonly queries: number;
    readonly judges: { readonly armed: number; readonly of: number };
  };
  /** Requirements of this run by status; they add up to their number. */
  readonly counts: Readonly<Record<Status, number>>;
  readonly requirements: readonly JudgedRequirement[];
  /** What is wrong with the file of expected failures; each entry here makes the run fail. */
  readonly expectedFailures: {
    /** They pass by now, so nothing is expected of them any more. */
    readonly stale: readonly ExpectedFailure[];
    readonly expired: ExpectedFailures['expired'];
    readonly unknown: ExpectedFailures['unknown'];
  };
  readonly findings: readonly WordedFinding[];
}

/** What a run left behind for judging it. */
export interface Run {
  readonly facts: RunFacts;
  readonly outcomes: readonly CheckOutcome[];
  readonly arming: Arming;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly ended: Ending;
  /** Why the run ended before it was through, if it did. */
  readonly reason?: string;
}

/**
 * Adds up what the checks saw: a status for every requirement that concerns the target, and one verdict. The order in
 * which the checks ended changes nothing, so the parts of a run give what the whole would have given.
 */
export function conclude(run: Run): Conformance {
  const { facts, arming } = run;
  const outcomes = [...run.outcomes].sort(byPlace);
  const judged = concerned(facts).map((id) => judgeRequirement(id, outcomes, facts));
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of judged) counts[status]++;
  const deaf = arming.of === 0 || arming.armed < arming.of;
  const lost = outcomes.find(({ status }) => status === 'lost');
  const ended = lost ? 'target lost' : run.ended;
  const reason = lost?.reason ?? run.reason;
  const powers = outcomes
    .filter(({ status, decided }) => status === 'done' && decided.length > 0)
    .map(({ power }) => power);
  const level = POWERS.find((power) => powers.includes(power)) ?? 'relations';
  const queries = outcomes.reduce((sum, outcome) => sum + (outcome.queries ?? 0), 0);
  const { expired = [], unknown = [] } = facts.expectedFailures ?? {};
  return {
    format: 1,
    kit: facts.kit,
    source: { sha256: SOURCE_SHA256 },
    target: { ...facts.target, addresses: facts.addresses },
    run: {
      startedAt: run.startedAt.toISOString(),
      durationMs: Math.round(run.durationMs),
      seed: facts.seed,
      shard: facts.shard,
      workers: facts.workers,
      ended,
      complete: ended === 'whole',
      ...(reason === undefined ? {} : { reason }),
    },
    verdict: deaf ? 'nothing proved' : verdictOf(judged, counts, ended),
    power: { level, queries, judges: { armed: arming.armed, of: arming.of } },
    counts,
    requirements: judged,
    expectedFailures: { stale: ended === 'whole' ? staleOf(facts, outcomes, judged) : [], expired, unknown },
    findings: merged(outcomes.flatMap(({ findings }) => findings)),
  };
}

/** By area, then by name, the blocks of a campaign by their number. */
function byPlace({ check: one }: CheckOutcome, { check: other }: CheckOutcome): number {
  const area = (check: string) => AREAS.findIndex((name) => check.startsWith(`${name}.`));
  return area(one) - area(other) || NAMES.compare(one, other);
}

const NAMES = new Intl.Collator('en', { numeric: true });

/**
 * The entries of what passes by now. A part of a run, or one of some checks only, may have missed what still fails, so
 * it blames only a check that it names.
 */
function staleOf(
  { expectedFailures, shard, checks }: RunFacts,
  outcomes: readonly CheckOutcome[],
  judged: readonly JudgedRequirement[],
): readonly ExpectedFailure[] {
  const isWhole = shard === '1/1' && checks.length === 0;
  const used = new Set(
    outcomes.flatMap(({ findings }) => findings.map((finding) => entryFor(expectedFailures, finding))),
  );
  return (expectedFailures?.entries ?? []).filter((entry) => {
    if (used.has(entry)) return false;
    if (entry.requirement !== undefined)
      return isWhole && judged.some(({ id, status }) => id === entry.requirement && status === 'pass');
    const mine = outcomes.filter(({ check }) =>
      isWhole ? namesOf(check).includes(entry.check ?? '') : check === entry.check,
    );
    return (
      mine.length > 0 &&
      mine.every(({ status, findings, decided }) => status === 'done' && decided.length > 0 && findings.length === 0)
    );
  });
}

/**
 * Findings of several checks about one cause in the language are one finding: the one with the shortest expression,
 * with the checks that share it.
 */
function merged(findings: readonly WordedFinding[]): readonly WordedFinding[] {
  const first = new Map<string, WordedFinding>();
  const expressionOf = ({ evidence }: WordedFinding) => evidence.counterexample?.['expression'];
  const isShared = (finding: WordedFinding) => typeof expressionOf(finding) === 'string';
  for (const finding of findings.filter(isShared)) {
    const known = first.get(finding.requirement);
    const checks = [...new Set([...(known?.checks ?? []), finding.check])];
    const isShorter = known === undefined || String(expressionOf(finding)).length < String(expressionOf(known)).length;
    first.set(finding.requirement, { ...(isShorter ? finding : known), checks });
  }
  const shared = [...first.values()];
  return [...findings.filter((finding) => !isShared(finding)), ...shared];
}

/** The requirements that a run on this target is about, whether or not a check reaches them. */
function concerned(facts: RunFacts): RequirementId[] {
  return (
    (Object.entries(requirements) as [RequirementId, Requirement][])
      .filter(([, { role }]) => (role === 'app') === (facts.target.kind === 'app'))
      // The login of an app and its module have nothing to do with each other.
      .filter(
        ([id]) => facts.target.kind === 'service' || facts.areas.some((area) => isOfLogin(area) === isOfLogin(id)),
      )
      .filter(([, { edition }]) => edition === undefined || facts.editions.includes(edition))
      .filter(([id]) => facts.requirements.length === 0 || facts.requirements.includes(id))
      .map(([id]) => id)
  );
}

const isOfLogin = (name: string) => name.split('.')[0] === 'oauth';

function judgeRequirement(
  id: RequirementId,
  outcomes: readonly CheckOutcome[],
  { strict, expectedFailures }: RunFacts,
): JudgedRequirement {
  const { standing, source, says }: Requirement = requirements[id];
  const breach: Status =
    standing === 'stated' ? 'fail' : standing === 'assumed' ? 'unspecified' : strict ? 'fail' : 'warn';
  const citing = outcomes.filter(({ cites }) => cites.includes(id));
  const seen = citing.map(({ check, status, reason, findings, decided }): { status: Status; reason?: string } => {
    if (findings.some(({ requirement }) => requirement === id)) {
      const expected = entryFor(expectedFailures, { requirement: id, check });
      return expected ? { status: 'expectedFail', reason: expected.reason } : { status: breach };
    }
    if (decided.includes(id)) return { status: 'pass' };
    if (status === 'error') return { status, reason: reason?.split('\n')[0] || 'the kit failed and gave no reason' };
    // What does not apply for no reason has only not been tested.
    if (status === 'notApplicable' && reason) return { status, reason };
    return { status: 'untested', reason: reason || 'its check ended before it came to this' };
  });
  const worst = seen.reduce(
    (worse, one) => (STATUSES.indexOf(one.status) > STATUSES.indexOf(worse.status) ? one : worse),
    seen[0] ?? { status: 'untested', reason: 'no check of this run cites it' },
  );
  return { id, standing, source, says, ...worst, checks: citing.map(({ check }) => check) };
}

/** Answers to gaps, as the kit gives them or not, prove nothing about the source: only the rest is scored. */
function verdictOf(judged: readonly JudgedRequirement[], counts: Record<Status, number>, ended: Ending): Verdict {
  if (counts.fail > 0) return 'violates';
  const scored = judged.filter(({ standing, status }) => standing !== 'assumed' && SCORED.includes(status));
  if (ended !== 'whole' || counts.error > 0 || scored.length === 0) return 'nothing proved';
  return 'conforms';
}

const SCORED: readonly Status[] = ['pass', 'warn', 'expectedFail'];
