import type { ContextName } from '../../../spec/croql/contexts.ts';
import type { RequirementId } from '../../../spec/requirements/requirements.ts';

/** What an implementation really answers otherwise than the source says, as the probe found it. */
export interface Deviation {
  /** What is broken; a finding of one of them names the deviation. */
  readonly requirements: readonly [RequirementId, ...RequirementId[]];
  readonly dataset: 'fixture' | 'probe';
  readonly context: ContextName;
  /** Asked after `before`, where an answer depends on what was asked earlier. */
  readonly expression: string;
  readonly before?: string;
  readonly says: string;
  readonly does: string;
  /** The gap that leaves it open, where one does. */
  readonly gap?: string;
  /** Expressions of the probe that differ because of it. */
  readonly explains: RegExp;
}

/** A requirement that the suites name although another one is broken, and why they cannot tell. */
export interface Misattribution {
  readonly requirement: RequirementId;
  readonly why: string;
}
