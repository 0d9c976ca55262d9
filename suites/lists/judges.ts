import { recordsOf } from './read-list.ts';
import { header, json } from '../exchange.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';

const REQUEST = { method: 'GET', url: 'https://service.example/api/v2/projects', headers: {} };
const JSON_TYPE = { 'content-type': ['application/json'] };
const answer = (status: number, body: string, headers: Exchange['response']['headers'] = JSON_TYPE): Exchange => ({
  request: REQUEST,
  response: { status, headers, body },
});
const callOf = ({ request }: Exchange) => `${request.method} ${new URL(request.url).pathname}`;
const noList = (requirement: RequirementId, exchange: Exchange): Finding => ({
  requirement,
  code: 'no-list',
  call: callOf(exchange),
  status: exchange.response.status,
  body: exchange.response.body,
});

/** A list is answered with records, however they are wrapped. */
export const listed: Judge<{ readonly exchange: Exchange; readonly requirement: RequirementId }> = {
  id: 'lists.listed',
  decides: ({ requirement }) => [requirement],
  judge: ({ exchange, requirement }) => (recordsOf(exchange) === null ? [noList(requirement, exchange)] : []),
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
  /** What records of other places break that are found in this list. */
  readonly others: readonly { readonly breaks: RequirementId; readonly ids: readonly number[] }[];
  readonly call: string;
  /** Ids in ascending order. */
  readonly expected: readonly number[];
  readonly actual: readonly number[];
}

const strings = (actual: readonly number[]): Whole => ({
  requirement: 'lists.strings',
  others: [{ breaks: 'lists.strings.project-id', ids: [8, 9] }],
  call: 'GET /strings',
  expected: [1, 2],
  actual,
});

/** A list without a filter holds every record of its place and no other. */
export const whole: Judge<Whole> = {
  id: 'lists.whole',
  decides: ({ requirement, others }) => [requirement, ...others.map(({ breaks }) => breaks)],
  judge: ({ requirement, others, call, expected, actual }) => {
    const findings: Finding[] = [];
    const missing = expected.filter((id) => !actual.includes(id));
    if (missing.length > 0) findings.push({ requirement, code: 'records-missing', call, missing, of: expected.length });
    const strangers = actual.filter((id) => !expected.includes(id));
    const known = new Set(others.flatMap(({ ids }) => ids));
    const sorted = [...others, { breaks: requirement, ids: strangers.filter((id) => !known.has(id)) }];
    for (const { breaks, ids } of sorted) {
      const found = strangers.filter((id) => ids.includes(id));
      if (found.length > 0) findings.push({ requirement: breaks, code: 'records-strange', call, strangers: found });
    }
    return findings;
  },
  rejects: [
    { title: 'a record is missing', breaks: 'lists.strings', input: strings([1]) },
    { title: 'no records at all', breaks: 'lists.strings', input: strings([]) },
    { title: 'a record of another place', breaks: 'lists.strings.project-id', input: strings([1, 2, 9]) },
    { title: 'a record of nowhere', breaks: 'lists.strings', input: strings([1, 2, 77]) },
  ],
  accepts: [{ title: 'every record once', input: strings([1, 2]) }],
};

interface Pages {
  /** What was asked for: how many records at most, from which on. */
  readonly limit: number;
  readonly pages: readonly (readonly number[])[];
  /** Every record of the list, in the order of one long page; its place is left open. */
  readonly all: readonly number[];
}

/** Pages show every record once and none twice, and none holds more than was asked for. */
export const paged: Judge<Pages> = {
  id: 'lists.paged',
  decides: () => ['lists.pagination'],
  judge: ({ limit, pages, all }) => {
    const shown = pages.flat();
    const wrong = (due: string, came: string): Finding[] => [
      { requirement: 'lists.pagination', code: 'field', name: `pages of ${limit}`, due, came },
    ];
    const long = pages.find((page) => page.length > limit);
    if (long) return wrong(`at most ${limit} records on a page`, `${long.length}`);
    const twice = shown.find((id, index) => shown.indexOf(id) !== index);
    if (twice !== undefined) return wrong('each record once', `record ${twice} on two pages`);
    const missing = all.slice(0, Math.min(all.length, limit * pages.length)).length - shown.length;
    if (missing > 0) return wrong('every record on some page', `${missing} records on none`);
    const stranger = shown.find((id) => !all.includes(id));
    return stranger === undefined ? [] : wrong('records of the list', `record ${stranger}`);
  },
  rejects: [
    {
      title: 'a record on two pages',
      breaks: 'lists.pagination',
      input: {
        limit: 2,
        pages: [
          [1, 2],
          [2, 3],
        ],
        all: [1, 2, 3, 4],
      },
    },
    { title: 'the first page again', breaks: 'lists.pagination', input: { limit: 1, pages: [[1], [1]], all: [1, 2] } },
    {
      title: 'a record on no page',
      breaks: 'lists.pagination',
      input: { limit: 2, pages: [[1, 2], [4]], all: [1, 2, 3, 4] },
    },
    { title: 'a page too long', breaks: 'lists.pagination', input: { limit: 1, pages: [[1, 2]], all: [1, 2] } },
    { title: 'a record of no list', breaks: 'lists.pagination', input: { limit: 2, pages: [[1, 7]], all: [1, 2] } },
  ],
  accepts: [
    { title: 'pages in any order', input: { limit: 2, pages: [[4, 1], [3]], all: [1, 3, 4] } },
    { title: 'some first pages', input: { limit: 1, pages: [[1], [2]], all: [1, 2, 3] } },
  ],
};

/** Something about an answer that the source leaves open or that a standard asks for: the kit's answer, and what came. */
interface Expectation {
  readonly requirement: RequirementId;
  readonly exchange: Exchange;
  readonly due: string;
  /** What the answer shows instead, or undefined when it shows what is due. */
  readonly came: (exchange: Exchange) => string | undefined;
}

/** An answer has one property that can be read off it. */
export const kept: Judge<Expectation> = {
  id: 'lists.kept',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, exchange, due, came }) => {
    const instead = came(exchange);
    return instead === undefined ? [] : [{ requirement, code: 'field', name: callOf(exchange), due, came: instead }];
  },
  rejects: [
    rejected('lists.json', answer(200, '{"data":[1,]}'), notJson),
    rejected('lists.content-type', answer(200, '[]', { 'content-type': ['text/html'] }), notJsonType),
    rejected('lists.content-type', answer(200, '[]', {}), notJsonType),
    rejected('lists.status', answer(206, '[]'), otherStatus(200)),
    rejected('lists.malformed-not-5xx', answer(500, ''), failed),
    rejected('croql.malformed', answer(302, ''), notRefused),
    rejected('croql.malformed', answer(200, '{"data":[{"data":{"id":1}}]}'), notRefused),
    rejected('lists.envelope', answer(200, '{"data":[{"id":1}]}'), otherEnvelope('data-of-data')),
    rejected('lists.envelope', answer(200, '[{"id":1}]'), otherEnvelope('data')),
    rejected('lists.string-record', answer(200, '[{"id":1}]'), withoutFields(['id', 'text'])),
  ],
  accepts: [
    accepted('lists.json', answer(200, ' {"data":[]}'), notJson),
    accepted(
      'lists.content-type',
      answer(200, '[]', { 'content-type': ['application/json; charset=utf-8'] }),
      notJsonType,
    ),
    accepted('lists.status', answer(200, '[]'), otherStatus(200)),
    accepted('croql.malformed', answer(422, '{}'), notRefused),
    accepted('croql.malformed', answer(503, ''), notRefused),
    accepted('lists.malformed-not-5xx', answer(400, '{}'), failed),
    accepted('lists.malformed-not-5xx', answer(200, '[]'), failed),
    accepted('lists.envelope', answer(200, '{"data":[{"data":{"id":1}}]}'), otherEnvelope('data-of-data')),
    accepted('lists.envelope', answer(200, '[{"id":1}]'), otherEnvelope('array')),
    accepted('lists.string-record', answer(200, '[{"id":1,"text":null}]'), withoutFields(['id', 'text'])),
  ],
};

function rejected(breaks: RequirementId, exchange: Exchange, came: Expectation['came']) {
  return {
    title: `${breaks}: ${came(exchange) ?? 'nothing wrong'}`,
    breaks,
    input: { requirement: breaks, exchange, due: 'other', came },
  };
}
function accepted(requirement: RequirementId, exchange: Exchange, came: Expectation['came']) {
  return { title: `${requirement} kept`, input: { requirement, exchange, due: 'this', came } };
}

export function notJson({ response }: Exchange): string | undefined {
  return json(response) === undefined ? `a body that is no JSON: ${response.body.slice(0, 80)}` : undefined;
}

export function notJsonType({ response }: Exchange): string | undefined {
  const type = header(response, 'content-type');
  return /^application\/json\b/i.test(type ?? '') ? undefined : (type ?? 'no content type');
}

export function otherStatus(status: number): Expectation['came'] {
  return ({ response }) => (response.status === status ? undefined : `status ${response.status}`);
}

/** A refusal is no list; that it is no failure of the service either is a requirement of its own. */
export function notRefused({ response }: Exchange): string | undefined {
  return response.status >= 400 ? undefined : `status ${response.status}: ${response.body.slice(0, 120)}`;
}

/** What is wrong with a request is not the service's own failure. */
export function failed({ response }: Exchange): string | undefined {
  return response.status >= 500 ? `status ${response.status}: ${response.body.slice(0, 120)}` : undefined;
}

export function otherEnvelope(envelope: string): Expectation['came'] {
  return ({ response }) => {
    const body = json(response) as { readonly data?: readonly { readonly data?: unknown }[] } | readonly unknown[];
    const found = Array.isArray(body)
      ? 'array'
      : (body as { data?: { data?: unknown }[] })?.data?.[0]?.data === undefined
        ? 'data'
        : 'data-of-data';
    return found === envelope ? undefined : found;
  };
}

export function withoutFields(fields: readonly string[]): Expectation['came'] {
  return (exchange) => {
    const missing = fields.filter((field) => (recordsOf(exchange) ?? []).some((record) => record[field] === undefined));
    return missing.length === 0 ? undefined : `records without ${missing.join(', ')}`;
  };
}

export const listJudges = [listed, whole, paged, kept] as const;
