import type { Change, Place } from './service-under-mutation.ts';

/** The reference service with one thing done wrongly at one point. */
export interface Mutant {
  /** Speaks for itself, and is the same in every run. */
  readonly id: string;
  readonly kind: MutantKind;
  readonly change: Change;
  /** The requests that the change applies to; absent: all. */
  readonly isAt?: Place;
}

/** Where data are corrupted. */
export type MutantKind =
  | 'literal'
  | 'operator'
  | 'member'
  | 'collection'
  | 'stored'
  | 'parameter'
  | 'page'
  | 'result'
  | 'response field'
  | 'cache'
  | 'change of data'
  | 'concurrency'
  | 'repetition'
  | 'clock';
