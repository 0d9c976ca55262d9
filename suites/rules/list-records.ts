import { readRecords } from '../drivers/read-list.ts';
import { listExchange } from './list-examples.ts';
import { nameCall } from '../kit/exchange.ts';
import type { Exchange } from '../kit/exchange.ts';
import type { Rule } from '../kit/rule.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The response is a list of records, whatever the envelope around them. */
export const isList = (requirement: RequirementId): Rule<Exchange> => ({
  madeBy: ['isList', requirement],
  requirement,
  expected: 'a list of records',
  violation: (exchange) => {
    if (readRecords(exchange) !== null) return undefined;
    const { status, body } = exchange.response;
    return { code: 'no-list', call: nameCall(exchange), status, body };
  },
  unproven: (exchange) => (readRecords(exchange)?.length === 0 ? 'the list holds no records' : undefined),
  // prettier-ignore
  invalid: [
    { title: 'a refusal',                 input: listExchange(403, '{"data":[]}') },
    { title: 'a page',                    input: listExchange(200, '<html>') },
    { title: 'an object without a list',  input: listExchange(200, '{"data":{}}') },
    { title: 'a list of numbers',         input: listExchange(200, '[1,2]') },
  ],
  // prettier-ignore
  valid: [
    { title: 'records wrapped twice',     input: listExchange(200, '{"data":[{"data":{"id":1}}],"pagination":{}}') },
    { title: 'records in an array',       input: listExchange(200, '[{"id":1}]') },
    { title: 'records by another name',   input: listExchange(200, '{"items":[{"id":1}]}') },
  ],
});

/** What a list without a filter holds. Ids in ascending order. */
export interface ListContents {
  readonly call: string;
  readonly expected: readonly number[];
  readonly actual: readonly number[];
  /** Records that belong elsewhere, each group with the requirement that keeps it out of this list. */
  readonly others: readonly OtherRecords[];
}

/** Records of another project, language, memory or glossary. */
export interface OtherRecords {
  readonly requirement: RequirementId;
  readonly ids: readonly number[];
}

/** The list holds every record that belongs to it, and none that belongs nowhere. */
export const isComplete = (requirement: RequirementId): Rule<ListContents> => ({
  madeBy: ['isComplete', requirement],
  requirement,
  expected: 'every record of the list, and no unknown ones',
  violation: ({ call, expected, actual, others }) => {
    const missing = expected.filter((id) => !actual.includes(id));
    if (missing.length > 0) return { code: 'records-missing', call, missing, of: expected.length };
    const known = new Set([...expected, ...others.flatMap(({ ids }) => ids)]);
    return describeOthers(
      call,
      actual.filter((id) => !known.has(id)),
    );
  },
  unproven: ({ expected }) => (expected.length === 0 ? 'the list is known to hold no records' : undefined),
  // prettier-ignore
  invalid: [
    { title: 'a record is missing',               input: contents([1]) },
    { title: 'no records at all',                 input: contents([]) },
    { title: 'a record that belongs nowhere',     input: contents([1, 2, 77]) },
  ],
  // prettier-ignore
  valid: [
    { title: 'every record once',                 input: contents([1, 2]) },
    { title: 'a record that belongs elsewhere',   input: contents([1, 2, 9]) },
  ],
});

/** The list holds none of the records that a requirement keeps out of it. */
export const excludesOthers = (requirement: RequirementId): Rule<ListContents> => ({
  madeBy: ['excludesOthers', requirement],
  requirement,
  expected: 'no record that belongs elsewhere',
  violation: ({ call, expected, actual, others }) => {
    const ids = new Set(others.filter((group) => group.requirement === requirement).flatMap((group) => group.ids));
    return describeOthers(
      call,
      actual.filter((id) => ids.has(id) && !expected.includes(id)),
    );
  },
  unproven: ({ actual }) => (actual.length === 0 ? 'no record shows where it belongs' : undefined),
  invalid: [{ title: 'a record of another place', input: contents([1, 2, 9], requirement) }],
  // prettier-ignore
  valid: [
    { title: 'only records of its own',           input: contents([1, 2], requirement) },
    { title: 'a missing record',                  input: contents([1], requirement) },
    { title: 'a record that belongs nowhere',     input: contents([1, 77], requirement) },
  ],
});

const describeOthers = (call: string, others: readonly number[]) =>
  others.length === 0 ? undefined : ({ code: 'records-of-others', call, others } as const);

function contents(actual: readonly number[], requirement: RequirementId = 'lists.strings.project-id'): ListContents {
  return { call: 'GET /strings', expected: [1, 2], actual, others: [{ requirement, ids: [8, 9] }] };
}
