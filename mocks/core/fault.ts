import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A named fault of the service: the one requirement that it breaks, and the rules that it replaces. */
export interface Fault<Rules = Readonly<Record<string, unknown>>> {
  readonly breaks: RequirementId;
  /** What the service does wrong, in one sentence. */
  readonly says: string;
  readonly rules: Partial<Rules>;
}
