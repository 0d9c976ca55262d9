import type { Contract, Interaction, Terms } from './contract.ts';
import type { JobRequest } from '../schemas/types.gen.ts';

/** The jobs of the contract, by the name of their vector, with a description; the last one cannot be processed. */
const JOBS = {
  'new-file': 'a job for a new file',
  translations: 'a job for translations that are imported',
  multilingual: 'a job for a multilingual file',
  broken: 'a job whose file is not base64',
} as const;
/** The name of a job of the contract. */
export type JobName = keyof typeof JOBS;

const headers = { 'Content-Type': 'application/json' };

/** The forms of a response that the source allows; an app uses one of them. Source, "File-processing job response". */
const FORMS: Readonly<Record<string, Pick<Interaction, 'response' | 'breaks'>>> = {
  strings: {
    response: {
      status: 200,
      statuses: 'success',
      headers,
      body: { data: { strings: [{ uniqId: 'a', identifier: 'menu.open' }] } },
      rules: {
        header: { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] },
        body: {
          '$.data.strings': [{ match: 'type', min: 0 }],
          '$.data.strings[*].uniqId': [{ match: 'regex', regex: '.+' }],
          '$.data.strings[*].identifier': [{ match: 'type' }],
        },
      },
    },
    breaks: {
      status: 'module.answer-status',
      'Content-Type': 'module.response.content-type',
      body: 'module.response.json',
      $: 'module.response.answered',
      '$.data.strings': 'module.response.strings',
      '$.data.strings[*].uniqId': 'module.response.uniq-id',
      '$.data.strings[*].identifier': 'module.response.identifier',
    },
  },
  'an address': {
    response: {
      status: 200,
      statuses: 'success',
      headers,
      body: { data: { stringsUrl: 'https://app.example/results/1' } },
      rules: {
        header: { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] },
        body: { '$.data.stringsUrl': [{ match: 'regex', regex: '^https?://.+$' }] },
      },
    },
    breaks: {
      status: 'module.answer-status',
      'Content-Type': 'module.response.content-type',
      body: 'module.response.json',
      $: 'module.response.answered',
      '$.data.stringsUrl': 'module.response.strings-url',
    },
  },
  'an error': {
    response: {
      status: 200,
      statuses: 'any',
      headers,
      body: { error: { message: 'The file could not be processed.' } },
      rules: {
        header: { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] },
        body: { '$.error.message': [{ match: 'regex', regex: '.+' }] },
      },
    },
    breaks: {
      status: 'module.answer-status',
      'Content-Type': 'module.response.content-type',
      body: 'module.response.json',
      $: 'module.response.answered',
      '$.error': 'module.response.error-message',
    },
  },
  'no change': { response: { status: 304, statuses: 'exactly' }, breaks: { status: 'module.answer-unchanged' } },
};

/** The terms of a job and one form of its response. */
interface JobTerms extends Terms {
  readonly job: JobName;
  readonly form: string;
}

/** The terms of the interactions, without their jobs. */
export const serviceAppTerms: readonly JobTerms[] = (Object.keys(JOBS) as JobName[]).flatMap((job) =>
  Object.entries(FORMS).map(([form, { breaks }]) => ({
    job,
    form,
    description: `${JOBS[job]}, answered with ${form}`,
    choice: JOBS[job],
    breaks,
  })),
);

/**
 * What the service needs from a file post-import module: a response to each job in one of the forms. The state `the app
 * answers with` sets the form; an app without states has to fulfil one form per job. Source, Endpoints 5.
 */
export const serviceAppContract = (jobs: Readonly<Record<JobName, JobRequest>>): Contract => ({
  consumer: 'service',
  provider: 'file post-import module',
  interactions: serviceAppTerms.map(({ job, form, ...terms }): Interaction => ({
    ...terms,
    states: [{ name: 'the app answers with', params: { form } }],
    request: { method: 'POST', path: '/process', headers, body: jobs[job] },
    response: FORMS[form]!.response,
  })),
});
