import { EXIT } from '../reports/exit-code.ts';
import type { Addresses, Plan } from '../run/plan.ts';
import type { Probe } from './reachability.ts';

/** One thing that the doctor checked. */
export interface Diagnosis {
  /** What was checked, in a word or two. */
  readonly subject: string;
  /** A `problem` would stop a run; of what is `missing` a whole area proves nothing; a `note` limits what is tested. */
  readonly level: 'ok' | 'note' | 'missing' | 'problem';
  readonly message: string;
  /** The field of the configuration, or the flag, at fault. */
  readonly field?: string;
  readonly fix?: string;
  /** Of a problem. */
  readonly exitCode?: number;
}

/** Something works. */
export const ok = (subject: string, message: string): Diagnosis => ({ subject, level: 'ok', message });

/** Something works and could be better; `fix` says how, by the configuration key `field`. */
export const note = (subject: string, message: string, field: string, fix: string): Diagnosis => ({
  ...{ subject, level: 'note', message, field, fix },
});

/** Something is not configured, so a run would be inconclusive. */
export const missing = (subject: string, message: string, field: string, fix: string): Diagnosis => ({
  ...{ subject, level: 'missing', message, field, fix, exitCode: EXIT.inconclusive },
});

/** Something does not work. */
export const problem = (
  subject: string,
  message: string,
  field: string,
  fix: string,
  exitCode: number = EXIT.usage,
): Diagnosis => ({ subject, level: 'problem', message, field, fix, exitCode });

/** What the doctor checks, and how. */
export interface DoctorContext {
  readonly plan: Plan;
  readonly addresses: Addresses;
  readonly probe: Probe;
  /** The current time, in milliseconds. */
  readonly now: () => number;
}
