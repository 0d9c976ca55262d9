import { SCORED, STATUSES } from './conformance.ts';
import type {
  Conformance,
  JudgedRequirement,
  ReportedFinding,
  ReportedInteraction,
  Status,
  Verdict,
} from './conformance.ts';
import { areaOfRequirement, collectCauses, measureCoverage } from './coverage.ts';
import { findOptionalFeature } from './optional-features.ts';
import { judgeThreats } from './threats.ts';
import { exitCodeOf } from './exit-code.ts';
import type { Ending, RunFacts } from './stream.ts';
import { isDeepStrictEqual } from 'node:util';
import { UNDECIDABLE } from '../spec/requirements/undecidable.gen.ts';
import { checkNames } from '../run/check-names.ts';
import { findEntry } from '../run/expected-failures.ts';
import type { ExpectedFailure } from '../run/expected-failures.ts';
import { gradeFinding, isFailure } from '../run/failing.ts';
import { wordFinding } from '../run/finding-wording.ts';
import type { CheckOutcome, RecordedFinding, SelfTest } from '../run/outcome.ts';
import { AREAS, ORACLES } from '../run/plan.ts';
import { describeCause } from '../run/undecided-cause.ts';
import type { UndecidedCause } from '../run/undecided-cause.ts';
import { requirements, SOURCE_SHA256 } from '../spec/requirements/requirements.ts';
import { untrusted } from '../run/untrusted.ts';
import type { GapId } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';

/** What a run left behind for judging it. */
export interface Run {
  readonly facts: RunFacts;
  readonly outcomes: readonly CheckOutcome[];
  readonly selfTestResult: SelfTest;
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
export function computeVerdict(run: Run): Conformance {
  const { facts, selfTestResult } = run;
  const outcomes = [...run.outcomes].sort(byPlace);
  const seen = requirementsOf(facts).map((id) => judgeRequirement(id, outcomes, run));
  const judged = nameFirstBlockers(setOptionalApart(withdrawUnproven(seen, outcomes, facts), run));
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status } of judged) counts[status]++;
  const lost = outcomes.find(({ status }) => status === 'lost');
  const cut = outcomes.find(({ cause }) => cause?.code === 'budget');
  const ended = lost ? 'target lost' : cut ? 'out of time' : run.ended;
  const reason = lost?.reason ?? cut?.reason ?? run.reason;
  const oracles = outcomes
    .filter(({ status, decided }) => status === 'done' && decided.length > 0)
    .map(({ oracle }) => oracle);
  const { slowJobMs } = outcomes.find((outcome) => outcome.slowJobMs !== undefined) ?? {};
  const { expired = [], unknown = [] } = facts.expectedFailures ?? {};
  const expectedFailures = {
    stale: ended === 'whole' ? findStale(facts, outcomes, judged) : [],
    ...{ expired, unknown },
  };
  const isOutdated = Object.values(expectedFailures).some(({ length }) => length > 0);
  const coverage = measureCoverage(judged, outcomes, facts.areas);
  const interactions = outcomes.flatMap(reportInteractions);
  const result: Omit<Conformance, 'exitCode'> = {
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
      ...(facts.runs === undefined ? {} : { runs: facts.runs }),
      ...(facts.oracle === undefined ? {} : { oracle: facts.oracle }),
      ...(slowJobMs === undefined ? {} : { depth: 'quick' as const, slowJobMs }),
      ...(facts.depth === undefined ? {} : { depth: facts.depth }),
      ended,
      complete: ended === 'whole',
      ...(reason === undefined ? {} : { reason: untrusted(reason) }),
    },
    verdict: decide({ facts, judged, counts, coverage, ended, selfTestResult, isOutdated }),
    causes: collectCauses(judged, outcomes),
    coverage,
    oracle: {
      level: ORACLES.find((oracle) => oracles.includes(oracle)) ?? 'metamorphic',
      expressions: outcomes.reduce((sum, { queries = 0 }) => sum + queries, 0),
      rules: { passed: selfTestResult.passed, of: selfTestResult.of },
    },
    counts,
    requirements: judged,
    threats: judgeThreats(judged, facts.areas, facts.target.kind),
    expectedFailures,
    ...(interactions.length === 0 ? {} : { interactions }),
    findings: mergeFindings(outcomes.flatMap(({ findings }) => findings.map(reportFinding))),
  };
  return { ...result, exitCode: exitCodeOf(result) };
}

/** By area, then by the parts of the name, the blocks of a campaign by their number. */
function byPlace({ check: one }: CheckOutcome, { check: other }: CheckOutcome): number {
  const area = (check: string) => AREAS.findIndex((name) => check.startsWith(`${name}.`));
  return area(one) - area(other) || compareNames(one, other);
}

/** A name before those that begin with it: `lists.strings.hosted` before `lists.strings-neighbour.hosted`. */
function compareNames(one: string, other: string): number {
  const others = other.split('.');
  const differing = one.split('.').map((part, index) => NAMES.compare(part, others[index] ?? ''));
  return differing.find((order) => order !== 0) ?? NAMES.compare(one, other);
}

const NAMES = new Intl.Collator('en', { numeric: true });

/**
 * The entries of what passes by now. A shard, or a run of some checks only, may have missed what still fails, so it
 * reports only a check that it names.
 */
function findStale(
  { expectedFailures, shard, checks }: RunFacts,
  outcomes: readonly CheckOutcome[],
  judged: readonly JudgedRequirement[],
): readonly ExpectedFailure[] {
  const isWhole = shard === '1/1' && checks.length === 0;
  const used = new Set(
    outcomes.flatMap(({ findings }) => findings.map((finding) => findEntry(expectedFailures, finding))),
  );
  return (expectedFailures?.entries ?? []).filter((entry) => {
    if (used.has(entry)) return false;
    if (entry.requirement !== undefined)
      return isWhole && judged.some(({ id, status }) => id === entry.requirement && status === 'pass');
    const mine = outcomes.filter(({ check }) =>
      isWhole ? checkNames(check).includes(entry.check ?? '') : check === entry.check,
    );
    return (
      mine.length > 0 &&
      mine.every(({ status, findings, decided }) => status === 'done' && decided.length > 0 && findings.length === 0)
    );
  });
}

/** A finding with its sentences, which are made here and nowhere else. */
function reportFinding({ violation, among, exchanges, curl, ...finding }: RecordedFinding): ReportedFinding {
  const { code, ...facts } = violation;
  const { counterexample, ...sentences } = wordFinding({ ...finding, violation, ...(among ? { among } : {}) });
  return {
    code,
    facts: { ...facts, ...(among ? { among } : {}) },
    ...finding,
    title: untrusted(sentences.title),
    expected: untrusted(sentences.expected),
    actual: untrusted(sentences.actual),
    ...(curl === undefined ? {} : { curl: untrusted(curl) }),
    evidence: { exchanges, ...(counterexample ? { counterexample } : {}) },
  };
}

const reportInteractions = ({ check, interactions = [] }: CheckOutcome): readonly ReportedInteraction[] =>
  interactions.map(({ contract, description, differences, failure }) => ({
    ...{ check, contract, description },
    differences: differences.map(({ at, expected, actual }) => ({
      at: untrusted(at),
      expected: untrusted(expected),
      actual: untrusted(actual),
    })),
    ...(failure === undefined ? {} : { failure: untrusted(failure) }),
  }));

/**
 * A part of the language that is wrong shows in many expressions and checks. The findings of one requirement with one
 * of these codes are one finding: the one with the shortest expression, with the checks that share it.
 */
function mergeFindings(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  const shortest = new Map<string, ReportedFinding>();
  const isShared = ({ code }: ReportedFinding) => SHARED_CODES.includes(code);
  const length = ({ facts }: ReportedFinding) => String(facts['expression']).length;
  for (const finding of findings.filter(isShared)) {
    const cause = `${finding.requirement} ${finding.code}`;
    const known = shortest.get(cause);
    const checks = [...new Set([...(known?.checks ?? []), finding.check])];
    shortest.set(cause, { ...(known && length(known) <= length(finding) ? known : finding), checks });
  }
  return [...findings.filter((finding) => !isShared(finding)), ...shortest.values()];
}

/** What is found by asking for expressions. */
const SHARED_CODES: readonly ReportedFinding['code'][] = ['records-differ', 'relation-broken', 'expression-refused'];

/** The requirements that a run on this target is about, whether or not a check reaches them. */
function requirementsOf(facts: RunFacts): RequirementId[] {
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

/** Whether an area, or what a requirement is about, concerns an app that logs in and calls the API. */
const isOfLogin = (name: string) => !name.startsWith('module');

function judgeRequirement(id: RequirementId, outcomes: readonly CheckOutcome[], run: Run): JudgedRequirement {
  const { strict, expectedFailures } = run.facts;
  const { standing, source, says }: Requirement = requirements[id];
  const citing = outcomes.filter(({ cites }) => cites.includes(id));
  const seen = citing.map((outcome): Pick<JudgedRequirement, 'status' | 'reason' | 'cause'> => {
    const { check, status, reason, cause, findings, decided, unproven } = outcome;
    const [grade, ...more] = findings
      .filter(({ requirement }) => requirement === id)
      .map((finding) => gradeFinding(finding, strict));
    if (grade !== undefined) {
      const expected = findEntry(expectedFailures, { requirement: id, check });
      if (expected) return { status: 'expectedFail', reason: untrusted(expected.reason) };
      return { status: more.includes('drift') ? 'drift' : grade };
    }
    if (status === 'error')
      return { status, reason: untrusted(reason?.split('\n')[0] || 'the kit failed and gave no reason') };
    if (decided.includes(id)) return { status: 'pass' };
    if (status === 'lost')
      return undecided({ code: 'target-lost', subject: reason || 'the target no longer responds' });
    const open = outcome.resolved?.[id as GapId];
    if (open !== undefined) return undecided({ code: 'undetermined' }, 'notApplicable', open.saw);
    const nothing = unproven?.[id];
    if (nothing !== undefined) return undecided({ code: 'nothing-shown', subject: nothing });
    if (cause !== undefined || (status === 'notApplicable' && reason))
      return undecided(cause ?? { code: 'precondition', subject: reason ?? '' }, status, reason);
    const by = outcome.blocked?.[id] ?? findBlocker(outcome);
    if (by !== undefined) return undecided({ code: 'blocked', subject: by });
    if (status === 'done') return undecided({ code: 'nothing-shown', subject: 'its check did not come to this' });
    return undecided({ code: 'precondition', subject: reason || 'its check ended before it came to this' });
  });
  // What one check could not show, another may have shown.
  const isPassed = seen.some(({ status }) => status === 'pass');
  const counted = isPassed ? seen.filter(({ cause }) => !showsNothing(cause)) : seen;
  // What held a check up says more than that another saw nothing.
  const ordered = counted.toSorted((one, other) => Number(showsNothing(one.cause)) - Number(showsNothing(other.cause)));
  const worst = ordered.reduce(
    (worse, one) => (STATUSES.indexOf(one.status) > STATUSES.indexOf(worse.status) ? one : worse),
    ordered[0] ?? explainUncited(id, outcomes, run),
  );
  const resolved = citing.flatMap((outcome) => {
    const one = outcome.resolved?.[id as GapId];
    const [, edition] = /\.(hosted|enterprise)$/.exec(outcome.check) ?? [];
    return one === undefined
      ? []
      : [{ ...(edition && { edition: edition as Edition }), ...one, evidence: one.evidence.slice(0, 1) }];
  });
  return {
    ...{ id, standing, source, says, ...worst, checks: citing.map(({ check }) => check) },
    ...(resolved.length === 0 ? {} : { resolved }),
  };
}

/** Whether a check saw nothing, or ended before it did at what the target does otherwise and may. */
const showsNothing = (cause: UndecidedCause | undefined): boolean =>
  cause?.code === 'nothing-shown' ||
  (cause?.code === 'blocked' && requirements[cause.subject as RequirementId]?.standing === 'assumed');

/**
 * Why no check came to a requirement: none can, or those of its area that might have were held up, most of them by this
 * cause.
 */
function explainUncited(
  id: RequirementId,
  outcomes: readonly CheckOutcome[],
  { facts, ended }: Run,
): ReturnType<typeof undecided> {
  const { target, editions } = facts;
  if (UNDECIDABLE.has(id)) return undecided({ code: 'not-decidable' }, 'notApplicable');
  if (EARLY_ENDS.includes(ended)) return undecided({ code: ended === 'out of time' ? 'budget' : 'run-ended' });
  const area = areaOfRequirement(id);
  const near = outcomes.filter(({ check }) => check.startsWith(`${area}.`));
  const isProcessing = outcomes.some(({ controls = [] }) => controls.includes('module'));
  const causes = near
    .filter(({ status }) => status === 'untested')
    .flatMap(({ cause }) => cause ?? [])
    // That the app reads no address holds up only what is about addresses.
    .filter(({ code }) => code !== 'app-reads-no-address')
    // What an app that processes other jobs does not make of one, it may leave out.
    .filter(({ code }) => code !== 'app-processes-nothing' || !isProcessing);
  const count = (cause: UndecidedCause) => causes.filter((one) => isDeepStrictEqual(one, cause)).length;
  const [usual] = causes.toSorted((one, other) => count(other) - count(one));
  if (usual !== undefined) return undecided(usual);
  if (isNarrowed(facts)) return undecided({ code: 'no-check' });
  // What an app may leave out, and responses were looked through for, is not left to a deeper run.
  const isLookedFor = findOptionalFeature(id) !== undefined && outcomes.some(({ unproven }) => unproven?.[id]);
  if (facts.depth === 'quick' && near.length > 0 && !isLookedFor)
    return undecided({ code: 'depth', subject: 'default' });
  // What only the other edition shows belongs to a run of that edition.
  const isWhole = near.length > 0 && (target.kind === 'app' || editions.length > 1);
  return undecided(isWhole ? { code: 'nothing-shown', subject: '' } : { code: 'no-check' });
}

/** Ends of a run that its checks have nothing to do with. */
const EARLY_ENDS: readonly Ending[] = ['first failure', 'interrupted', 'out of time'];

/** What ended a check early: its first finding about something stated, or else its first. */
function findBlocker({ findings }: CheckOutcome): RequirementId | undefined {
  const stated = findings.find(({ requirement }) => requirements[requirement].standing === 'stated');
  return (stated ?? findings[0])?.requirement;
}

/**
 * A target that was not seen to do the main job of an area passes nothing there: an app that processes no job, a service
 * that filters no list. A run of some checks need not come past the main job.
 */
function withdrawUnproven(
  judged: readonly JudgedRequirement[],
  outcomes: readonly CheckOutcome[],
  facts: RunFacts,
): readonly JudgedRequirement[] {
  if (isNarrowed(facts)) return judged;
  const controls = new Set(outcomes.flatMap((outcome) => outcome.controls ?? []));
  const area = facts.target.kind === 'app' ? 'module' : 'croql';
  const code = facts.target.kind === 'app' ? 'app-processes-nothing' : 'croql-ignored';
  if (controls.has(area) || !facts.areas.includes(area)) return judged;
  const subject = outcomes.findLast(({ seenInstead }) => seenInstead !== undefined)?.seenInstead;
  const isUnproven = ({ id, status, cause }: JudgedRequirement) =>
    (status === 'pass' || cause?.code === 'nothing-shown') && id.startsWith(`${area}.`) && !STATIC.test(id);
  return judged.map((one) =>
    isUnproven(one) || one.cause?.code === code
      ? { ...one, ...undecided({ code, ...(subject !== undefined && { subject }) }) }
      : one,
  );
}

/** What an app may leave out, and was not seen to do at any job of a whole run, does not apply to it. */
function setOptionalApart(
  judged: readonly JudgedRequirement[],
  { facts, ended, outcomes }: Run,
): readonly JudgedRequirement[] {
  const isWhole = ended === 'whole' && !isNarrowed(facts) && outcomes.every(({ status }) => status !== 'lost');
  if (!isWhole) return judged;
  return judged.map((one) => {
    const feature = one.cause?.code === 'nothing-shown' ? findOptionalFeature(one.id) : undefined;
    return feature === undefined
      ? one
      : { ...one, ...undecided({ code: 'not-offered', subject: feature }, 'notApplicable') };
  });
}

/** What is blocked by something that is blocked itself is blocked by the first in that chain, which has a finding. */
function nameFirstBlockers(judged: readonly JudgedRequirement[]): readonly JudgedRequirement[] {
  const blockers = new Map(
    judged.flatMap(({ id, cause }) => (cause?.code === 'blocked' ? [[id as string, cause.subject ?? '']] : [])),
  );
  const findFirst = (id: string, passed: readonly string[] = []): string => {
    const next = blockers.get(id);
    return next === undefined || passed.includes(next) ? id : findFirst(next, [...passed, id]);
  };
  return judged.map((one) =>
    one.cause?.code === 'blocked'
      ? { ...one, ...undecided({ code: 'blocked', subject: findFirst(one.cause.subject ?? '') }) }
      : one,
  );
}

/** What is decided without any job. */
const STATIC = /^module\.(manifest\.|safety\.pattern-time$)/;

const isNarrowed = ({ checks, requirements: ids, shard }: RunFacts): boolean =>
  checks.length > 0 || ids.length > 0 || shard !== '1/1';

/** What concerns something that the target does not have does not apply to it; anything else is only untested. */
function undecided(
  cause: UndecidedCause,
  status?: CheckOutcome['status'],
  reason = describeCause(cause),
): Pick<JudgedRequirement, 'status' | 'reason' | 'cause'> {
  return { status: status === 'notApplicable' ? status : 'untested', reason: untrusted(reason), cause };
}

interface Judgement {
  readonly facts: RunFacts;
  readonly judged: readonly JudgedRequirement[];
  readonly counts: Readonly<Record<Status, number>>;
  readonly coverage: Conformance['coverage'];
  readonly ended: Ending;
  readonly selfTestResult: SelfTest;
  readonly isOutdated: boolean;
}

/**
 * The verdict. A target conforms when it was seen to do the main job of every area of the run, and enough of what is
 * stated was decided: at least the minimum that was asked for, and else all of it for an app that is to be published. How it
 * resolves gaps proves nothing about the source.
 */
function decide({ facts, judged, counts, coverage, ended, selfTestResult, isOutdated }: Judgement): Verdict {
  const { passed, of } = selfTestResult;
  if (of === 0 || passed < of) return 'inconclusive';
  if (STATUSES.some((status) => isFailure(status) && counts[status] > 0)) return 'violates';
  if (counts.error > 0 || BROKEN_OFF.includes(ended)) return 'inconclusive';
  if (isOutdated) return 'violates';
  if (ended !== 'whole' || !judged.some(({ standing, status }) => standing !== 'assumed' && SCORED.includes(status)))
    return 'inconclusive';
  // A part of a run need not come past the main job of each area.
  if (isNarrowed(facts)) return 'conforms';
  if (Object.values(coverage.areas).some(({ control }) => !control)) return 'inconclusive';
  const { decided, applicable } = coverage.stated;
  const minimum = facts.minCoverage ?? (facts.target.kind === 'app' ? 100 : 0);
  return decided * 100 >= minimum * applicable ? 'conforms' : 'inconclusive';
}

const BROKEN_OFF: readonly Ending[] = ['target lost', 'kit failed', 'interrupted'];
