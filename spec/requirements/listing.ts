import type { Gap } from '../gaps/gap.ts';
import { gaps, type GapId } from '../gaps/gaps.ts';
import type { Requirement } from './requirement.ts';
import { requirements, type RequirementId } from './requirements.ts';

/** A requirement or a gap with its id beside its fields, as lists and files show it. */
export type Listed<Id extends string, Row> = { readonly id: Id } & Row;

/** Every requirement as a row, in the order of the tables. */
export const listedRequirements = rows<RequirementId, Requirement>(requirements);

/** Every gap as a row, in the order of the tables. */
export const listedGaps = rows<GapId, Gap>(gaps);

function rows<Id extends string, Row>(table: Readonly<Record<Id, Row>>): readonly Listed<Id, Row>[] {
  return (Object.entries(table) as [Id, Row][]).map(([id, row]) => ({ id, ...row }));
}
