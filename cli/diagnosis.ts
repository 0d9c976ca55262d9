import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../spec/run.ts';
import type { Look } from './glimpse.ts';

/** One thing that the doctor has looked at. */
export interface Diagnosis {
  /** What was looked at, in a word or two. */
  readonly what: string;
  /** `wrong` keeps a run from finding anything; `note` is worth knowing. */
  readonly stands: 'well' | 'note' | 'wrong';
  readonly says: string;
  /** The field of the configuration, or the flag, at fault. */
  readonly field?: string;
  readonly fix?: string;
  /** For what is wrong. */
  readonly exitCode?: number;
}

export const well = (what: string, says: string): Diagnosis => ({ what, stands: 'well', says });

export const note = (what: string, says: string, field: string, fix: string): Diagnosis => ({
  ...{ what, stands: 'note' as const, says, field, fix },
});

export const wrong = (
  what: string,
  says: string,
  field: string,
  fix: string,
  exitCode: number = EXIT.usage,
): Diagnosis => ({ what, stands: 'wrong', says, field, fix, exitCode });

/** What the doctor looks at, and with. */
export interface Patient {
  readonly plan: Plan;
  readonly addresses: Addresses;
  readonly look: Look;
  /** The present, in milliseconds. */
  readonly now: () => number;
}
