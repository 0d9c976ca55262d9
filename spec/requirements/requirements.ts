import type { Requirement } from './requirement.ts';
import { assumed } from './requirements/assumed.ts';
import { languageRequirements } from './requirements/croql-language.ts';
import { memberRequirements } from './requirements/croql-members.ts';
import { shapeRequirements } from './requirements/croql-shapes.ts';
import { listRequirements } from './requirements/lists.ts';
import { jobRequestRequirements } from './requirements/module-request.ts';
import { jobResponseRequirements } from './requirements/module-response.ts';
import { moduleSafetyRequirements } from './requirements/module-safety.ts';
import { moduleServiceRequirements } from './requirements/module-service.ts';
import { oauthAppRequirements } from './requirements/oauth-app.ts';
import { authorizeRequirements } from './requirements/oauth-authorize.ts';
import { oauthStandardRequirements } from './requirements/oauth-standard.ts';
import { tokenRequirements } from './requirements/oauth-token.ts';

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

/** Every requirement: what the source states, what the standards it names add, and what the kit had to assume. */
export const requirements = {
  ...authorizeRequirements,
  ...tokenRequirements,
  ...oauthStandardRequirements,
  ...oauthAppRequirements,
  ...listRequirements,
  ...languageRequirements,
  ...memberRequirements,
  ...shapeRequirements,
  ...jobRequestRequirements,
  ...jobResponseRequirements,
  ...moduleSafetyRequirements,
  ...moduleServiceRequirements,
  ...assumed,
} as const satisfies Record<string, Requirement>;

/** The id of a requirement. An unknown id does not compile. */
export type RequirementId = keyof typeof requirements;
