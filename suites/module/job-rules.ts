import { requireType, requireValue } from './field-violation.ts';
import { INVALID_JOBS, VALID_JOBS } from './job-examples.ts';
import { FILE_ROWS } from './job-file-rules.ts';
import { LANGUAGE_ROWS } from './job-language-rules.ts';
import { aboutJob, findObject, isObjectField, JOB } from './job-parts.ts';
import { STRINGS_ROWS } from './job-strings-rules.ts';
import { MAX_PAYLOAD } from './payload-limit.ts';
import { isAddress } from './read-job.ts';
import type { ReadJob } from './read-job.ts';
import { addExamples, rowsAbout } from './rule-table.ts';
import type { RuleRow } from './rule-table.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';
import type { Violation } from '../../run/finding.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

function findExcess(size: number): Violation | undefined {
  return size > MAX_PAYLOAD ? { code: 'too-large', what: JOB, max: '5 MB', actual: `${size} bytes` } : undefined;
}

const aboutCall = rowsAbout((input: ReadJob) => input.received, 'there is no call');

const CALL_ROWS: readonly RuleRow<ReadJob>[] = [
  aboutCall('module.limits.request', 'a job of at most 5 MB', ({ size }) => findExcess(size)),
  aboutCall('module.call.body', 'a JSON object', ({ body }, { job }) =>
    job === undefined
      ? { code: 'wrong-format', what: 'the body of the call', format: 'a job', actual: showValue(body) }
      : undefined,
  ),
  aboutJob('module.request.json', 'UTF-8', (_job, { received }) =>
    received.isUtf8 ? undefined : { code: 'wrong-format', what: JOB, format: 'UTF-8', actual: 'other bytes' },
  ),
  aboutJob('module.request.content-type', 'application/json', (_job, { received }) => {
    const type = received.headers['content-type'];
    if (type === undefined || type === '') return { code: 'missing-field', what: 'the call', name: 'Content-Type' };
    if (/^application\/json\s*(?:;|$)/i.test(type)) return undefined;
    return { code: 'wrong-value', what: 'the call', name: 'Content-Type', actual: type };
  }),
  aboutJob('module.request.job-type', 'the configured job type', (job, { jobType }) =>
    requireValue(JOB, 'jobType', job['jobType'], jobType),
  ),
];

const aboutOrganization = rowsAbout(findObject('organization'), 'the job has no organization');
const ORGANIZATION = 'the organization of the job';

const ORGANIZATION_ROWS: readonly RuleRow<ReadJob>[] = [
  isObjectField('module.request.organization', 'organization'),
  aboutOrganization('module.request.organization.id', 'an integer', ({ id }) =>
    requireType(ORGANIZATION, 'id', id, 'an integer', Number.isSafeInteger(id)),
  ),
  aboutOrganization('module.request.organization.domain', 'a string', ({ domain }) =>
    requireType(ORGANIZATION, 'domain', domain, 'a string', typeof domain === 'string'),
  ),
  aboutOrganization('module.request.organization.base-url', 'https:// and the domain', ({ domain, baseUrl }) => {
    if (typeof baseUrl !== 'string' || !isAddress(baseUrl))
      return requireType(ORGANIZATION, 'baseUrl', baseUrl, 'an address', false);
    if (typeof domain !== 'string' || baseUrl.replace(/\/$/, '') === `https://${domain}`) return undefined;
    return requireValue(ORGANIZATION, 'baseUrl', baseUrl, `https://${domain}`);
  }),
  aboutOrganization('module.request.organization.api-base-url', 'the address of the API', ({ apiBaseUrl }) =>
    requireType(ORGANIZATION, 'apiBaseUrl', apiBaseUrl, 'the address of the API', isAddress(apiBaseUrl)),
  ),
];

const aboutProject = rowsAbout(findObject('project'), 'the job has no project');
const isProjectField = (requirement: RequirementId, name: 'id' | 'identifier' | 'name') =>
  aboutProject(requirement, `the ${name} of the project`, (given, { project }) =>
    requireValue('the project of the job', name, given[name], project[name]),
  );

const PROJECT_ROWS: readonly RuleRow<ReadJob>[] = [
  isObjectField('module.request.project', 'project'),
  isProjectField('module.request.project.id', 'id'),
  isProjectField('module.request.project.identifier', 'identifier'),
  isProjectField('module.request.project.name', 'name'),
];

/** What the job of a call has to be. Source, "File-processing job request". */
export const jobRules: readonly Rule<ReadJob>[] = addExamples(
  [...CALL_ROWS, ...ORGANIZATION_ROWS, ...PROJECT_ROWS, ...FILE_ROWS, ...LANGUAGE_ROWS, ...STRINGS_ROWS],
  INVALID_JOBS,
  VALID_JOBS,
);

/** The requirements of those rules. */
export const JOB_REQUIREMENTS: readonly RequirementId[] = jobRules.map(({ requirement }) => requirement);

/** The size of a job, in bytes, is within the limit; undefined where no job was sent. */
export const isWithinLimit: Rule<number | undefined> = {
  madeBy: ['isWithinLimit'],
  requirement: 'module.limits.request',
  expected: 'a job of at most 5 MB',
  violation: (size) => (size === undefined ? undefined : findExcess(size)),
  unproven: (size) => (size === undefined ? 'no job was sent' : undefined),
  invalid: [{ title: 'one byte more', input: MAX_PAYLOAD + 1 }],
  valid: [
    { title: 'exactly 5 MB', input: MAX_PAYLOAD },
    { title: 'a small job', input: 2_000 },
  ],
};
