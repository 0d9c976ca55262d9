import type { Answer } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Edition } from '../../spec/run.ts';

/** One expression that a target was asked, what it should have answered, and what it did. Ids in ascending order. */
export interface Asked {
  readonly expression: string;
  readonly expected: readonly number[];
  /** The answer itself where it held no records. */
  readonly actual: readonly number[] | Answer;
}

/** A number within an expression that a target takes for another one at some record. */
export interface Part {
  readonly expression: string;
  readonly id: number;
  readonly expected: number;
  readonly actual: number;
}

/** What a target made of expressions that rest on one requirement. */
interface Selection {
  readonly requirement: RequirementId;
  readonly edition: Edition;
  readonly context: ContextName;
  /** The first that differs is shown. */
  readonly asked: readonly Asked[];
  /** Says why an expression selects a record or not; asked for one that shows a difference. */
  readonly because?: (id: number) => string;
  readonly part?: Part;
}

const sample = (...asked: (readonly [expected: readonly number[], actual: Asked['actual']])[]): Selection => ({
  requirement: 'croql.editor.duplicates',
  edition: 'hosted',
  context: 'source-string',
  asked: asked.map(([expected, actual]) => ({ expression: 'is duplicate', expected, actual })),
});

/** A list filtered by an expression holds exactly the records that the expression selects, in any order. */
export const selection: Judge<Selection> = {
  id: 'croql.selection',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, edition, context, asked, because, part }) => {
    const differing = asked.filter(
      ({ expected, actual }) => 'status' in actual || differenceOf(expected, actual) !== undefined,
    );
    const [first] = differing;
    if (!first) return [];
    const { expression, expected, actual } = first;
    const shared = { requirement, edition, context, expression, hits: differing.length, of: asked.length };
    if ('status' in actual)
      return [{ ...shared, code: 'expression-refused', status: actual.status, body: actual.body }];
    const id = differenceOf(expected, actual)!;
    const example = { id, selected: expected.includes(id), because: because?.(id) ?? 'the record says so' };
    return [{ ...shared, code: 'records-differ', expected, actual, example, ...(part ? { part } : {}) }];
  },
  rejects: [
    { title: 'a record is missing', breaks: 'croql.editor.duplicates', input: sample([[1, 2], [1]]) },
    {
      title: 'a record too many',
      breaks: 'croql.editor.duplicates',
      input: sample([
        [1, 2],
        [1, 2, 3],
      ]),
    },
    { title: 'another record', breaks: 'croql.editor.duplicates', input: sample([[1], [2]]) },
    { title: 'no records', breaks: 'croql.editor.duplicates', input: sample([[1], []]) },
    { title: 'the last of several differs', breaks: 'croql.editor.duplicates', input: sample([[1], [1]], [[2], [1]]) },
    {
      title: 'a refusal',
      breaks: 'croql.editor.duplicates',
      input: sample([[1], { status: 400, headers: {}, body: '{}' }]),
    },
    {
      title: 'a refusal where no record is due',
      breaks: 'croql.editor.duplicates',
      input: sample([[], { status: 500, headers: {}, body: '' }]),
    },
  ],
  accepts: [
    {
      title: 'the same records',
      input: sample([
        [1, 2],
        [1, 2],
      ]),
    },
    { title: 'none where none is due', input: sample([[], []]) },
    { title: 'several answers, all of them right', input: sample([[1], [1]], [[], []]) },
  ],
};

/** An id that one of the lists has and the other has not. */
const differenceOf = (expected: readonly number[], actual: readonly number[]): number | undefined =>
  [...expected, ...actual].find((id) => expected.includes(id) !== actual.includes(id));

export const croqlJudges = [selection] as const;
