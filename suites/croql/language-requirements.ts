import { requirements } from '../../spec/requirements/requirements.ts';
import type { Requirement, RequirementId } from '../../spec/requirements/requirements.ts';

/** The requirements that an expression can rest on. */
export const LANGUAGE_REQUIREMENTS = (Object.entries(requirements) as [RequirementId, Requirement][])
  .filter(([id, { standing }]) => /^(croql|lists)\./.test(id) && standing === 'stated')
  .map(([id]) => id);
