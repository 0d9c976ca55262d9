import type { Edition } from '../spec/requirements/requirement.ts';
import type { GapId } from '../spec/gaps/gaps.ts';

/** How sure a probe is of the way in which a target resolves a gap. */
export const CERTAINTIES = [
  /** It was seen, and whatever else is known was excluded. */
  'observed',
  /** Nothing that was seen contradicts it, and no observation could exclude the others. */
  'consistent',
  /** Several resolutions are possible, or nothing could be asked. */
  'undetermined',
  /** What was seen fits none of the known resolutions. */
  'none of the known',
] as const;
/** One of {@link CERTAINTIES}. */
export type Certainty = (typeof CERTAINTIES)[number];

/** The resolution of a gap for which the kit knows its own only: what was seen is what the kit assumes. */
export const AS_ASSUMED = 'as assumed';

/** A request and what the target responded to it, secrets redacted and long texts cut. */
export interface Evidence {
  readonly request: string;
  readonly response: string;
}

/** How a target resolves one gap. */
export interface ResolvedGap {
  readonly certainty: Certainty;
  /**
   * The short name of a choice, a value, or {@link AS_ASSUMED}, as `answers` of the configuration take it. Absent where it
   * is undetermined or none of the known.
   */
  readonly resolution?: string;
  /** Where it is undetermined: the resolutions that are still possible; absent if nothing was excluded. */
  readonly possible?: readonly string[];
  /** What was seen, or why nothing was, as a clause. */
  readonly saw: string;
  /** Where it is undetermined: what would decide it. */
  readonly decide?: string;
  readonly evidence: readonly Evidence[];
}

/** Resolved gaps, by the id of the gap. */
export type ResolvedGaps = { readonly [Id in GapId]?: ResolvedGap };

/** The content of `profile.json`: how a target resolves the gaps of the source, as `locspec probe` saw it. */
export interface Profile {
  readonly format: 1;
  readonly kit: { readonly name: string; readonly version: string };
  readonly source: { readonly sha256: string };
  readonly target: string;
  /** When the probe began, in ISO 8601. */
  readonly date: string;
  readonly requests: number;
  /** The gaps that both editions share: of authorization and of modules. */
  readonly gaps: ResolvedGaps;
  /** The gaps of the lists and of the language, for each edition that was probed. */
  readonly editions: { readonly [Name in Edition]?: ResolvedGaps };
}
