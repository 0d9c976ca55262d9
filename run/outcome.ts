import type { Among, Violation } from './finding.ts';
import type { Area, OracleLevel } from './plan.ts';
import type { ResolvedGaps } from './profile.ts';
import type { UndecidedCause } from './undecided-cause.ts';
import type { RequirementId } from '../spec/requirements/requirements.ts';

/** A request and its response as they may be shown: secrets redacted, long bodies cut. */
export interface ShownExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    /** The path of the whole body in the report folder. */
    readonly file?: string;
  };
  readonly response?: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
  /** Why there is no response. */
  readonly failure?: string;
}

/** A finding of a check as data, secrets redacted. Its sentences are made where it is reported. */
export interface RecordedFinding {
  readonly requirement: RequirementId;
  readonly check: string;
  /** The title of the check. */
  readonly title: string;
  /** What the rule expects. */
  readonly expected: string;
  readonly violation: Violation;
  /** Present when several variants of a request were tried. */
  readonly among?: Among;
  readonly exchanges: readonly ShownExchange[];
  /** The last request as a shell command, its secrets redacted. */
  readonly curl?: string;
  /** The command that replays the case. */
  readonly replay: string;
  /** The id of the case for `locspec replay`. */
  readonly case: string;
  /** The command that runs the whole check again, on the same target and with the same seed. */
  readonly again: string;
}

/** An interaction of a contract, and what Pact's verifier saw of it. */
export interface SeenInteraction {
  /** The name of the contract, as that of its file. */
  readonly contract: ContractName;
  readonly description: string;
  /** The places in which the response differs; none: it is fulfilled, unless there was no response. */
  readonly differences: readonly { readonly at: string; readonly expected: string; readonly actual: string }[];
  /** Why there is no response to compare. */
  readonly failure?: string;
}

/** The contracts that can be verified. */
export const CONTRACTS = ['app-service', 'service-app'] as const;
/** One of {@link CONTRACTS}. */
export type ContractName = (typeof CONTRACTS)[number];

/**
 * The outcome of one check:
 * `done` its rules decided; `notApplicable` the target does not offer what it needs; `untested` a precondition failed
 * that other checks decide; `lost` the target stopped responding; `error` the kit itself failed.
 */
export interface CheckOutcome {
  readonly check: string;
  readonly status: 'done' | 'notApplicable' | 'untested' | 'lost' | 'error';
  /** Present unless `done`. */
  readonly reason?: string;
  /** The same as data, where it is known. */
  readonly cause?: UndecidedCause;
  /** Requirements that its rules could not decide, because what the target did proves nothing, each with the reason. */
  readonly unproven?: Readonly<Partial<Record<RequirementId, string>>>;
  /** Requirements about which nothing can be said until another one, which has a finding, is fulfilled. */
  readonly blocked?: Readonly<Partial<Record<RequirementId, RequirementId>>>;
  /** How the target resolves gaps of the source, as far as the check observed them. */
  readonly resolved?: ResolvedGaps;
  /** Areas whose positive control succeeded while it ran: the target was seen to do the area's main job. */
  readonly controls?: readonly Area[];
  /** The requirements that the check is about. */
  readonly cites: readonly RequirementId[];
  /** The requirements that its rules decided. */
  readonly decided: readonly RequirementId[];
  readonly findings: readonly RecordedFinding[];
  /** The interactions of a contract that were verified. */
  readonly interactions?: readonly SeenInteraction[];
  /** The oracle that its rules used, if there are several. */
  readonly oracle?: OracleLevel;
  /** Number of expressions whose results were checked. */
  readonly queries?: number;
  /** The number of the first of them with a wrong result, from 1. */
  readonly wrongAt?: number;
  /** What an app was seen to do so far in place of the positive control, in words. */
  readonly seenInstead?: string;
  /** How long a job takes, in milliseconds, if so long that less was asked of the app. */
  readonly slowJobMs?: number;
}

/** The result of running every rule on its invalid and valid examples. */
export interface SelfTest {
  readonly passed: number;
  readonly of: number;
  /** One sentence for each example that a rule got wrong. */
  readonly failures: readonly string[];
}
