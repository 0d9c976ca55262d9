import { JOB_ACCEPTS, JOB_REJECTS } from './job-samples.ts';
import { jobPoints } from './job-points.ts';
import type { JobCall } from './job-points.ts';
import { broken, decidedBy, findingsOf } from './points.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** The job of a call is what the source's tables say. */
export const job: Judge<JobCall> = {
  id: 'module.job',
  decides: (input) => decidedBy(jobPoints(input)),
  judge: (input) => findingsOf(jobPoints(input)),
  rejects: JOB_REJECTS,
  accepts: JOB_ACCEPTS,
};

/** What a service did, as one value that can be right. */
export interface Done {
  readonly requirement: RequirementId;
  readonly what: string;
  readonly due: unknown;
  readonly came: unknown;
}

const done = (came: unknown): Done => ({
  requirement: 'module.result.strings-added',
  what: 'strings are missing',
  due: 2,
  came,
});

/** A service did what was due. */
export const does: Judge<Done> = {
  id: 'module.does',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, what, due, came }) =>
    JSON.stringify(due) === JSON.stringify(came) ? [] : findingsOf([broken(requirement, what, told(due), told(came))]),
  rejects: [
    { title: 'another number', breaks: 'module.result.strings-added', input: done(1) },
    { title: 'nothing', breaks: 'module.result.strings-added', input: done(undefined) },
  ],
  accepts: [{ title: 'what was due', input: done(2) }],
};

const told = (value: unknown) =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value).slice(0, 300);

export const serviceJudges = [job, does] as const;
