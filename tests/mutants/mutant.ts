import type * as reference from './reference.ts';
import type { Surroundings } from './reference.ts';
import type { Fetch } from '../in-process.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** `data`: a value is corrupted on its way. `code`: a piece of the source code is another. */
export const FAMILIES = ['data', 'code'] as const;
export type Family = (typeof FAMILIES)[number];

/** The parts of the reference. Every client of the service passes through `core` and `service`. */
export const AREAS = ['croql', 'lists', 'oauth', 'module', 'core', 'service', 'app'] as const;
export type Area = (typeof AREAS)[number];

/** What is served to the suites. */
export interface Served {
  readonly service: (surroundings?: Surroundings) => Fetch;
  readonly createReferenceApp: typeof reference.createReferenceApp;
  readonly createOauthApp: typeof reference.createOauthApp;
}

/** The reference with one thing done wrongly at one place. */
export interface Mutant {
  /** Speaks for itself, and is the same in every run. */
  readonly id: string;
  readonly family: Family;
  readonly area: Area;
  /** What is done wrongly, or where, within the family. */
  readonly kind: string;
  /** What it violates, where that is one requirement. */
  readonly breaks?: RequirementId;
  /** Makes a reference that shares nothing with the one before. Rejects where the mutant does not even start. */
  readonly load: () => Promise<Served>;
  /** The ids of the checks that reach it, the likeliest to notice it first; absent: all checks of its area. */
  readonly reachedBy?: readonly string[];
  /** Whether the comparison with the reference reaches it. */
  readonly isCompared: boolean;
  /** Whether it does the same differently at another time, which nothing that the source leaves open allows. */
  readonly isInconsistent?: boolean;
}

/** What a client can see of a mutant. */
export interface Difference {
  /** `stated`: the source says which of the two is right. `silent`: it leaves that open. `unknown`: nobody looked. */
  readonly kind: 'none' | 'silent' | 'stated' | 'unknown';
  /** What shows it. */
  readonly shownBy?: string;
}

/** What became of a mutant that was served. */
export interface Verdict {
  /**
   * `failed`: a run fails by what the source or a standard says. `noticed`: a finding about an assumption only. `blocked`: a
   * check could not decide what it decides of the reference, and none failed. `not reached`: by no check, but by a client. `timed out`: the
   * checks did not end. `crashed`: it did not start, or ended its process. `not served`: no client could tell it from the reference.
   */
  readonly result:
    'failed' | 'noticed' | 'blocked' | 'survived' | 'not reached' | 'timed out' | 'crashed' | 'not served';
  /** The first requirement that a finding named, and its check. */
  readonly requirement?: string;
  readonly check?: string;
}

/** What became of a mutant. */
export interface MutantRow extends Verdict {
  /** What a whole run says of one that no run failed, where the source says that the reference is right. */
  readonly verdict?: 'conforms' | 'inconclusive';
  /** Whether a run that has no dataset fails, too, where the source says that the reference is right. */
  readonly isNoticedWithoutDataset?: boolean;
  readonly mutant: string;
  readonly family: Family;
  readonly area: Area;
  readonly kind: string;
  readonly difference: Difference;
  readonly seconds: number;
}

/** What is counted as it is, whatever a client sees. */
export const DECIDED: readonly MutantRow['result'][] = ['failed', 'timed out', 'crashed'];
