import type { Ending, RunFacts } from './stream.ts';
import type { ExpectedFailure, ExpectedFailures } from '../run/expected-failures.ts';
import type { Violation } from '../run/finding.ts';
import type { RecordedFinding, SeenInteraction, ShownExchange } from '../run/outcome.ts';
import type { ResolvedGap } from '../run/profile.ts';
import type { Untrusted } from '../run/untrusted.ts';
import type { Area, Depth, OracleLevel } from '../run/plan.ts';
import type { UndecidedCause } from '../run/undecided-cause.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import type { Requirement, RequirementId } from '../spec/requirements/requirements.ts';
import type { Threat, ThreatId } from '../spec/threats/threats.ts';

/** The statuses of a requirement. The later one wins when the checks of a requirement differ. */
export const STATUSES = [
  'notApplicable',
  'pass',
  'untested',
  'unspecified',
  'expectedFail',
  'warn',
  'drift',
  'error',
  'fail',
] as const;
/** What a run found out about a requirement. */
export type Status = (typeof STATUSES)[number];

/** The statuses that count for `conforms`, if the requirement is not assumed. */
export const SCORED: readonly Status[] = ['pass', 'warn', 'expectedFail'];

/** What a run found out about its target. */
export type Verdict = 'conforms' | 'violates' | 'inconclusive';

/** A requirement with what a run found out about it. */
export interface JudgedRequirement {
  readonly id: RequirementId;
  readonly standing: Requirement['standing'];
  readonly source: string;
  readonly says: string;
  readonly status: Status;
  /** The checks of this run that cite it. */
  readonly checks: readonly string[];
  /** Why it is `notApplicable`, `untested` or `error`, or why its failure is accepted. */
  readonly reason?: Untrusted;
  /** The same as data, when it is `notApplicable` or `untested`. */
  readonly cause?: UndecidedCause;
  /** How the target resolves a gap of the source, where the kit decides nothing: once, or for each edition. */
  readonly resolved?: readonly (ResolvedGap & { readonly edition?: Edition })[];
}

/** How a target stands against a threat, the best first. */
export const MITIGATIONS = ['mitigated', 'partly', 'notTested', 'not'] as const;
/** One of {@link MITIGATIONS}. */
export type Mitigation = (typeof MITIGATIONS)[number];

/** A threat, and how the target of a run stands against it. */
export interface JudgedThreat extends Threat {
  readonly id: ThreatId;
  readonly status: Mitigation;
  /** The requirements of the run's areas that serve against it. */
  readonly requirements: readonly RequirementId[];
}

/** Why requirements are `untested` or `notApplicable`, and what changes that. */
export interface ReportedCause {
  readonly code: UndecidedCause['code'];
  readonly says: Untrusted;
  /** The configuration key, flag or state that removes it; absent where nothing does. */
  readonly fix?: string;
  /** Requirements that are `untested` because of it. */
  readonly untested: number;
  /** Requirements that are `notApplicable` because of it. */
  readonly notApplicable: number;
  /** Checks that did not run because of it, though others decided some of their requirements; absent where there are none. */
  readonly checks?: number;
}

/** How many requirements were decided: passed, failed, or failed as expected. */
export interface Coverage {
  readonly decided: number;
  /** Those that apply to the target. */
  readonly applicable: number;
  readonly of: number;
}

/** The coverage of one area, and whether its positive control succeeded: the target was seen to do its main job. */
export interface AreaCoverage extends Coverage {
  readonly control: boolean;
}

/** A finding as the result file holds it: its data, and the sentences that are made from them. */
export interface ReportedFinding extends Pick<RecordedFinding, 'requirement' | 'check' | 'replay' | 'case' | 'again'> {
  readonly title: Untrusted;
  readonly expected: Untrusted;
  readonly curl?: Untrusted;
  readonly code: Violation['code'];
  /** What the sentences are made from; the keys depend on the code. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** All checks that found it, when there are several. */
  readonly checks?: readonly string[];
  readonly actual: Untrusted;
  readonly evidence: {
    readonly exchanges: readonly ShownExchange[];
    /** The smallest input that shows it. */
    readonly counterexample?: Readonly<Record<string, unknown>>;
  };
}

/** The result file, `conformance.json`. */
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
    /** Number of generated cases, and the oracle, where the run was asked for them. */
    readonly runs?: number;
    readonly oracle?: OracleLevel;
    /** How much the run asked, if another depth than the default was given. */
    readonly depth?: Depth;
    /** How long a job of an app or a request takes, in milliseconds, if so long that the run asked what one of the depth `quick` asks. */
    readonly slowJobMs?: number;
    /** Anything but `whole`: the run ended early, and the counts are incomplete. */
    readonly ended: Ending;
    readonly complete: boolean;
    readonly reason?: Untrusted;
  };
  readonly verdict: Verdict;
  /** What a verify run that gives this result exits with. */
  readonly exitCode: number;
  readonly oracle: {
    readonly level: OracleLevel;
    /** Number of expressions whose results were judged. */
    readonly expressions: number;
    /** The self-test of the rules. */
    readonly rules: { readonly passed: number; readonly of: number };
  };
  /** Why requirements were not decided, the most frequent cause first. */
  readonly causes: readonly ReportedCause[];
  /** How much was decided of what the source states, in all and by area of the run. */
  readonly coverage: { readonly stated: Coverage; readonly areas: Readonly<Partial<Record<Area, AreaCoverage>>> };
  /** Requirements of this run by status; they add up to their number. */
  readonly counts: Readonly<Record<Status, number>>;
  readonly requirements: readonly JudgedRequirement[];
  /** How the target stands against the threats of the areas of the run; absent in reports of earlier releases. */
  readonly threats?: readonly JudgedThreat[];
  /** What is wrong with the file of expected failures; each entry here makes the run fail. */
  readonly expectedFailures: {
    /** They pass by now, so they are no longer expected to fail. */
    readonly stale: readonly ExpectedFailure[];
    readonly expired: ExpectedFailures['expired'];
    readonly unknown: ExpectedFailures['unknown'];
  };
  readonly findings: readonly ReportedFinding[];
  /** The interactions of contracts that Pact's verifier compared; absent if no contract was verified. */
  readonly interactions?: readonly ReportedInteraction[];
}

/** An interaction of a contract, and the check that had it verified. */
export interface ReportedInteraction extends Pick<SeenInteraction, 'contract' | 'description'> {
  readonly check: string;
  readonly differences: readonly { readonly at: Untrusted; readonly expected: Untrusted; readonly actual: Untrusted }[];
  readonly failure?: Untrusted;
}
