import type { Interaction, Rule } from './contract.ts';
import { CONFIDENTIAL_APP, theAppIsAuthorized, theAppIsRegistered, theDatasetIs } from './states.ts';
import type { RequirementId } from '../requirements/requirements.ts';

const states = [theDatasetIs, theAppIsRegistered(CONFIDENTIAL_APP), theAppIsAuthorized(CONFIDENTIAL_APP)];

/** A call with the access token of the state. Source, Authentication 1. */
const createCall = (path: string, query?: Readonly<Record<string, string>>): Interaction['request'] => ({
  method: 'GET',
  path: `/api/v2${path}`,
  ...(query && { query }),
  headers: { Authorization: 'Bearer 2YotnFZFEjr1zCsicMWpAA' },
  given: { header: { Authorization: 'Bearer ${accessToken}' } },
});

const headers = { 'Content-Type': 'application/json' };
const header = { 'Content-Type': [{ match: 'regex', regex: '^application/json(;.*)?$' }] } as const;

/** The envelope and the records of a list are gaps: another shape is reported and breaks nothing. */
const shapeRequirements = (record: RequirementId) =>
  ({
    'Content-Type': 'lists.content-type',
    body: 'lists.json',
    $: 'lists.envelope',
    '$.data[*]': 'lists.envelope',
    '$.data[*].data': record,
  }) as const;

interface List {
  readonly name: string;
  readonly path: string;
  readonly requirement: RequirementId;
  readonly record: RequirementId;
  /** The first record of the dataset, as the list returns it. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The path of its id. */
  readonly id: string;
  readonly rules?: Readonly<Record<string, readonly Rule[]>>;
}

const MOMENT: readonly Rule[] = [
  { match: 'regex', regex: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$' },
];

const PROJECTS: List = {
  name: 'projects',
  path: '/projects',
  requirement: 'lists.projects',
  record: 'lists.project-list',
  example: { id: 1, identifier: 'demo', name: 'Demo' },
  id: '$.id',
};
const STRINGS: List = {
  name: 'strings of a project',
  path: '/projects/1/strings',
  requirement: 'lists.strings',
  record: 'lists.string-record',
  example: { id: 101, projectId: 1, identifier: 'menu.open', text: 'Open' },
  id: '$.id',
};
const TRANSLATIONS: List = {
  name: 'translations into a language',
  path: '/projects/1/languages/uk/translations',
  requirement: 'lists.translations',
  record: 'lists.translation-record',
  example: { stringId: 101, translationId: 9001, text: 'Відкрити' },
  id: '$.translationId',
};
const SEGMENTS: List = {
  name: 'segments of a translation memory',
  path: '/tms/1/segments',
  requirement: 'lists.segments',
  record: 'lists.segment-record',
  example: { id: 1, records: [{ id: 11, text: 'Відкрити', usageCount: 3, createdAt: '2024-01-31T08:00:00+00:00' }] },
  id: '$.id',
  rules: { '$.records[0].createdAt': MOMENT },
};
const TERMS: List = {
  name: 'terms of a glossary',
  path: '/glossaries/1/terms',
  requirement: 'lists.terms',
  record: 'lists.term-record',
  example: { id: 21, glossaryId: 1, languageId: 'en', text: 'close', createdAt: '2024-01-31T08:00:00+00:00' },
  id: '$.id',
  rules: { '$.createdAt': MOMENT },
};

/** A list without an expression: at least one record, each with an id. */
function createList({ name, path, requirement, record, example, id }: List): Interaction {
  const place = `$.data[*].data${id.slice(1)}`;
  return {
    description: `the ${name} are listed`,
    states,
    request: createCall(path),
    response: {
      status: 200,
      statuses: 'success',
      headers,
      body: { data: [{ data: { [id.slice(2)]: example[id.slice(2)] } }] },
      rules: { header, body: { '$.data': [{ match: 'type', min: 1 }], [place]: [{ match: 'integer' }] } },
    },
    breaks: { ...shapeRequirements(record), status: requirement },
  };
}

/** A list with an expression that selects the first of two records. */
function createFilteredList({ name, path, record, example, id, rules = {} }: List, croql: string): Interaction {
  return {
    description: `the ${name} are filtered`,
    states,
    request: createCall(path, { croql }),
    response: {
      status: 200,
      statuses: 'success',
      headers,
      body: { data: [{ data: example }] },
      rules: {
        header,
        body: Object.fromEntries(Object.entries(rules).map(([at, rule]) => [`$.data[0].data${at.slice(1)}`, rule])),
      },
    },
    breaks: {
      ...shapeRequirements(record),
      status: 'lists.croql',
      '$.data.length': 'lists.croql',
      [`$.data[*].data${id.slice(1)}`]: 'lists.croql',
    },
  };
}

/** A call that is refused with 401. */
const createRefusedCall = (
  description: string,
  authorization: string | undefined,
  forbids: RequirementId,
): Interaction => ({
  description,
  states,
  request: {
    method: 'GET',
    path: '/api/v2/projects/1/strings',
    ...(authorization !== undefined && { headers: { Authorization: authorization } }),
  },
  response: { status: 401, statuses: 'clientError' },
  breaks: { status: 'errors.unauthorized' },
  forbids,
});

/** Calls of Endpoints 3 and 4, with and without an expression, permitted and refused. */
// prettier-ignore
export const API_INTERACTIONS: readonly Interaction[] = [
  ...[PROJECTS, STRINGS, TRANSLATIONS, SEGMENTS, TERMS].map(createList),
  createFilteredList(STRINGS,      'identifier = "menu.open" and id of file = 7'),
  createFilteredList(TRANSLATIONS, 'user = @user:"alice" or count of votes where ( is up ) >= 1'),
  createFilteredList(SEGMENTS,     'count of records where (usageCount > 0) > 0'),
  createFilteredList(TERMS,        'text contains "close" and partOfSpeech = "verb"'),
  {
    description: 'a list is asked a malformed expression',
    states,
    request: createCall('/projects/1/strings', { croql: 'count of translations = ' }),
    response: { status: 400, statuses: 'clientError' },
    breaks: { status: 'croql.malformed' },
  },
  createRefusedCall('a list is asked without a token', undefined, 'lists.bearer'),
  createRefusedCall('a list is asked with a token that was never issued', 'Bearer made-up-by-the-contract', 'oauth.access.token-issued'),
];
