import { ANSWER_REJECTS } from './answer-samples.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Everything that the answer to a job can break: whatever it is doctored to break before a run. */
export const ANSWER_REQUIREMENTS: readonly RequirementId[] = [...new Set(ANSWER_REJECTS.map(({ breaks }) => breaks))];
