import { requireType } from './field-violation.ts';
import type { ReadJob } from './read-job.ts';
import { rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { isObject } from '../../spec/json.ts';
import type { Json } from '../../spec/json.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** What findings call the job. */
export const JOB = 'the job';

/** Makes rows about a job that could be read. */
export const aboutJob = rowsAbout(({ job }: ReadJob) => job, 'the body of the call is no job');

/** Finds a member of the job that is an object. */
export const findObject =
  (name: string) =>
  ({ job }: ReadJob): Json | undefined => {
    const value = job?.[name];
    return isObject(value) ? value : undefined;
  };

/** The row that a member of the job is an object. */
export const isObjectField = (requirement: RequirementId, name: string): RuleRow<ReadJob> =>
  aboutJob(requirement, 'an object', (job) => requireType(JOB, name, job[name], 'an object', isObject(job[name])));
