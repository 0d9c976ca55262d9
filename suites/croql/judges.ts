import type { Answer } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { Edition } from '../../spec/run.ts';

/** What a target made of one expression, beside what the expression says. */
interface Selection {
  readonly requirement: RequirementId;
  readonly edition: Edition;
  readonly expression: string;
  /** Ids in ascending order. */
  readonly expected: readonly number[];
  /** Ids in ascending order, or the answer that held no records. */
  readonly actual: readonly number[] | Answer;
  /** Says why the expression selects a record or not; asked for one that shows a difference. */
  readonly because: (id: number) => string;
}

const sample = (expected: readonly number[], actual: Selection['actual']): Selection => ({
  requirement: 'croql.editor.duplicates',
  edition: 'hosted',
  expression: 'is duplicate',
  expected,
  actual,
  because: () => 'the record says so',
});

/** A list filtered by an expression holds exactly the records that the expression selects, in any order. */
export const selection: Judge<Selection> = {
  id: 'croql.selection',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, edition, expression, expected, actual, because }) => {
    if ('status' in actual)
      return [
        { requirement, code: 'expression-refused', edition, expression, status: actual.status, body: actual.body },
      ];
    const different = [...expected, ...actual].find((id) => expected.includes(id) !== actual.includes(id));
    if (different === undefined) return [];
    const example = { id: different, selected: expected.includes(different), because: because(different) };
    return [{ requirement, code: 'records-differ', edition, expression, expected, actual, example }];
  },
  rejects: [
    { title: 'a record is missing', breaks: 'croql.editor.duplicates', input: sample([1, 2], [1]) },
    { title: 'a record too many', breaks: 'croql.editor.duplicates', input: sample([1, 2], [1, 2, 3]) },
    { title: 'another record', breaks: 'croql.editor.duplicates', input: sample([1], [2]) },
    { title: 'no records', breaks: 'croql.editor.duplicates', input: sample([1], []) },
    {
      title: 'a refusal',
      breaks: 'croql.editor.duplicates',
      input: sample([1], { status: 400, headers: {}, body: '{}' }),
    },
  ],
  accepts: [
    { title: 'the same records', input: sample([1, 2], [1, 2]) },
    { title: 'none where none is due', input: sample([], []) },
  ],
};

export const croqlJudges = [selection] as const;
