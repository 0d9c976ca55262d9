import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** What a target answers to a question that the source leaves open, beside what it was expected to answer. */
export interface Observation {
  /** The gap. */
  readonly requirement: RequirementId;
  readonly due: string;
  readonly came: string;
}

/** A target answers what the kit, or its configuration, says that it answers. Never a failure. */
export const asAssumed: Judge<Observation> = {
  id: 'oauth.as-assumed',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, due, came }) => (due === came ? [] : [{ requirement, code: 'other-answer', due, came }]),
  rejects: [
    {
      title: 'another answer',
      breaks: 'oauth.body-form',
      input: { requirement: 'oauth.body-form', due: 'json-and-form', came: 'json' },
    },
  ],
  accepts: [{ title: 'that answer', input: { requirement: 'oauth.body-form', due: 'json', came: 'json' } }],
};
