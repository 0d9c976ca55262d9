import { recordsOf } from './read-list.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const REQUEST = { method: 'GET', url: 'https://service.example/api/v2/projects', headers: {} };
const answer = (status: number, body: string): Exchange => ({
  request: REQUEST,
  response: { status, headers: {}, body },
});

/** A list is answered with records, however they are wrapped. */
export const listed: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'lists.listed',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement }) =>
    recordsOf(exchange) === null
      ? [
          {
            requirement,
            code: 'no-list',
            call: `${exchange.request.method} ${new URL(exchange.request.url).pathname}`,
            status: exchange.response.status,
            body: exchange.response.body,
          },
        ]
      : [],
  rejects: [
    {
      title: 'a refusal',
      breaks: 'lists.projects',
      input: { exchange: answer(403, '{"data":[]}'), requirement: 'lists.projects' },
    },
    {
      title: 'a page',
      breaks: 'lists.projects',
      input: { exchange: answer(200, '<html>'), requirement: 'lists.projects' },
    },
    {
      title: 'an object without a list',
      breaks: 'lists.projects',
      input: { exchange: answer(200, '{"data":{}}'), requirement: 'lists.projects' },
    },
    {
      title: 'a list of numbers',
      breaks: 'lists.projects',
      input: { exchange: answer(200, '[1,2]'), requirement: 'lists.projects' },
    },
  ],
  accepts: [
    {
      title: 'records wrapped twice',
      input: { exchange: answer(200, '{"data":[{"data":{"id":1}}],"pagination":{}}'), requirement: 'lists.projects' },
    },
    { title: 'records in an array', input: { exchange: answer(200, '[{"id":1}]'), requirement: 'lists.projects' } },
    { title: 'an empty list', input: { exchange: answer(200, '{"items":[]}'), requirement: 'lists.projects' } },
  ],
};

interface Whole {
  readonly requirement: RequirementId;
  /** What a stranger's record in the list breaks. */
  readonly belongs: RequirementId;
  readonly call: string;
  /** Ids in ascending order. */
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

const strings = (actual: readonly number[]): Whole => ({
  requirement: 'lists.strings',
  belongs: 'lists.strings.project-id',
  call: 'GET /strings',
  expected: [1, 2],
  actual,
});

/** A list without a filter holds every record of its place and no other. */
export const whole: Judge<Whole> = {
  id: 'lists.whole',
  decides: ({ requirement, belongs }) => [requirement, belongs],
  judge: ({ requirement, belongs, call, expected, actual }) => {
    const findings: Finding[] = [];
    const missing = expected.filter((id) => !actual.includes(id));
    const strangers = actual.filter((id) => !expected.includes(id));
    if (missing.length > 0) findings.push({ requirement, code: 'records-missing', call, missing, of: expected.length });
    if (strangers.length > 0) findings.push({ requirement: belongs, code: 'records-strange', call, strangers });
    return findings;
  },
  rejects: [
    { title: 'a record is missing', breaks: 'lists.strings', input: strings([1]) },
    { title: 'a record of another place', breaks: 'lists.strings.project-id', input: strings([1, 2, 9]) },
  ],
  accepts: [{ title: 'every record once', input: strings([1, 2]) }],
};

export const listJudges = [listed, whole] as const;
