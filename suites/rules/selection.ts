import type { Rule } from '../kit/rule.ts';
import type { MeasuredNumber, QueryResult } from '../oracle/query-result.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Expressions that rest on one requirement, and what a target returned for each. */
export interface Selection {
  readonly edition: Edition;
  readonly context: ContextName;
  /** The finding shows the first that differs. */
  readonly asked: readonly QueryResult[];
  /** Explains why an expression selects a record or not; called for one that shows a difference. */
  readonly because?: (id: number) => string;
  readonly part?: MeasuredNumber;
  /** Every expression that rests on the requirement is refused. */
  readonly isUnsupported?: boolean;
  /** The context of another list, in which the target reads the expressions. */
  readonly readIn?: ContextName;
  /** The path of the list after `/api/v2`. */
  readonly path?: string;
  /** The records of the list when the first difference appeared, if fewer than the loaded dataset has. */
  readonly records?: readonly CroqlRecord[];
}

/** A list filtered by an expression holds exactly the records that the expression selects, in any order. */
export const selectsExpected = (requirement: RequirementId): Rule<Selection> => ({
  madeBy: ['selectsExpected', requirement],
  requirement,
  expected: 'the records that the expression selects, and no others',
  violation: ({ edition, context, asked, because, part, path, records, isUnsupported, readIn }) => {
    const wrong = asked.filter(
      ({ expected, actual }) => 'status' in actual || findDifference(expected, actual) !== undefined,
    );
    const [first] = wrong;
    if (first === undefined) return undefined;
    const { expression, expected, actual } = first;
    const facts = {
      ...{ edition, context, expression, hits: wrong.length, of: asked.length },
      ...(path === undefined ? {} : { path }),
      ...(records === undefined ? {} : { records }),
    };
    if ('status' in actual)
      return {
        ...facts,
        ...{ code: 'expression-refused', status: actual.status, body: actual.body },
        ...(isUnsupported ? { unsupported: requirement } : {}),
        ...(readIn === undefined ? {} : { readIn }),
      };
    const id = findDifference(expected, actual)!;
    const example = { id, selected: expected.includes(id), because: because?.(id) ?? 'the record says so' };
    return { ...facts, code: 'records-differ', expected, actual, example, ...(part ? { part } : {}) };
  },
  unproven: ({ asked }) =>
    asked.every(({ expected }) => expected.length === 0)
      ? 'no expression selects a record, so a list that is always empty would pass as well'
      : undefined,
  // prettier-ignore
  invalid: [
    { title: 'a record is missing',                 input: selection([[1, 2], [1]]) },
    { title: 'a record too many',                   input: selection([[1, 2], [1, 2, 3]]) },
    { title: 'a record that is there twice',        input: selection([[1, 2], [1, 1, 2]]) },
    { title: 'another record',                      input: selection([[1], [2]]) },
    { title: 'no records',                          input: selection([[1], []]) },
    { title: 'the last of several differs',         input: selection([[1], [1]], [[2], [1]]) },
    { title: 'a refusal',                           input: selection([[1], { status: 400, body: '{}' }]) },
    { title: 'a refusal where no record is expected', input: selection([[], { status: 500, body: '' }]) },
  ],
  // prettier-ignore
  valid: [
    { title: 'the same records',                    input: selection([[1, 2], [1, 2]]) },
    { title: 'no records where none is expected',   input: selection([[1], [1]], [[], []]) },
  ],
});

/** An id that only one of the two lists has, or that one list has more often. */
function findDifference(expected: readonly number[], actual: readonly number[]): number | undefined {
  if (expected.length === actual.length && expected.every((id, index) => id === actual[index])) return undefined;
  const [wanted, seen] = [new Set(expected), new Set(actual)];
  return (
    expected.find((id) => !seen.has(id)) ??
    actual.find((id) => !wanted.has(id)) ??
    actual.find((id, index) => actual.indexOf(id) !== index)
  );
}

function selection(...asked: (readonly [expected: readonly number[], actual: QueryResult['actual']])[]): Selection {
  return {
    edition: 'hosted',
    context: 'source-string',
    asked: asked.map(([expected, actual]) => ({ expression: 'is duplicate', expected, actual })),
  };
}
