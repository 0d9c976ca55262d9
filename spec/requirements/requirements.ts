import type { Requirement } from './requirement.ts';
import { assumed } from './assumed.ts';
import { languageRequirements } from './croql-language.ts';
import { memberRequirements } from './croql-members.ts';
import { shapeRequirements } from './croql-shapes.ts';
import { listRequirements } from './lists.ts';
import { jobRequestRequirements } from './module-request.ts';
import { jobResponseRequirements } from './module-response.ts';
import { moduleSafetyRequirements } from './module-safety.ts';
import { moduleServiceRequirements } from './module-service.ts';
import { oauthAppRequirements } from './oauth-app.ts';
import { authorizeRequirements } from './oauth-authorize.ts';
import { oauthStandardRequirements } from './oauth-standard.ts';
import { tokenRequirements } from './oauth-token.ts';

export type { Requirement } from './requirement.ts';

/** The SHA-256 hash, in hex, of the source document that the requirements come from. */
export const SOURCE_SHA256 = '4c2a26f3263b9c328be83eb1895c1042eefbc5eb1587afffbaa32ec0725131ed';

/** The tables that the requirements are composed of, in the order of the list. */
export const requirementTables = [
  authorizeRequirements,
  tokenRequirements,
  oauthStandardRequirements,
  oauthAppRequirements,
  listRequirements,
  languageRequirements,
  memberRequirements,
  shapeRequirements,
  jobRequestRequirements,
  jobResponseRequirements,
  moduleSafetyRequirements,
  moduleServiceRequirements,
  assumed,
] as const;

type IdOf<Table> = Table extends unknown ? keyof Table & string : never;

/** The id of a requirement. An unknown id does not compile. */
export type RequirementId = IdOf<(typeof requirementTables)[number]>;

/** Every requirement: what the source states, what the standards it names add, and what the kit had to assume. */
export const requirements = Object.fromEntries(
  requirementTables.flatMap((table) => Object.entries<Requirement>(table)),
) as Readonly<Record<RequirementId, Requirement>>;
