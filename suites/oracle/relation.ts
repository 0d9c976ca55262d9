import type { RelationName } from '../../run/metamorphic-relations.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Expressions whose responses are related in every correct service, whatever its records are. */
export interface Relation {
  readonly requirement: RequirementId;
  readonly kind: RelationName;
  readonly expressions: readonly string[];
}
