import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A named fault of the service: the one requirement that it breaks, and the rules that it replaces. */
export interface Fault<Rules = Readonly<Record<string, unknown>>> {
  readonly breaks: RequirementId;
  /** What the service does wrong, in one sentence. */
  readonly says: string;
  readonly rules: Partial<Rules>;
}

/** A table of faults that replace rules of one kind. Its type names the faults and leaves their rows out. */
export const faultTable =
  <Rules>() =>
  <Id extends string>(faults: Readonly<Record<Id, Fault<Rules>>>): Readonly<Record<Id, Fault<Rules>>> =>
    faults;
