import type { RequirementId } from '../spec/requirements.ts';
import type { Rules } from './rules.ts';

/** A wrong that the service can do on purpose: the one requirement it breaks, and the rules it replaces. */
export interface Fault {
  readonly breaks: RequirementId;
  /** What the service does wrong, in a sentence. */
  readonly says: string;
  readonly rules: Partial<Rules>;
}
