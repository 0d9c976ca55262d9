import type { Answer } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import { LAWS } from './laws.ts';
import type { Law } from './laws.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { CroqlRecord } from '../../croql/world.ts';

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
  /** Where the list is, after `/api/v2`. */
  readonly path?: string;
  /** What the list was made to hold for the first that differs, when that is less than the loaded dataset. */
  readonly records?: readonly CroqlRecord[];
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
  judge: ({ requirement, edition, context, asked, because, part, path, records }) => {
    const differing = asked.filter(
      ({ expected, actual }) => 'status' in actual || differenceOf(expected, actual) !== undefined,
    );
    const [first] = differing;
    if (!first) return [];
    const { expression, expected, actual } = first;
    const shared = {
      ...{ requirement, edition, context, expression, hits: differing.length, of: asked.length },
      ...(path === undefined ? {} : { path }),
      ...(records === undefined ? {} : { records }),
    };
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

/** The ids that an expression selected, ascending, or the answer that held no records. */
export type Answers = readonly number[] | Answer;

interface Related {
  readonly requirement: RequirementId;
  readonly edition: Edition;
  readonly context: ContextName;
  readonly path?: string;
  /** Every record of the list. */
  readonly all: readonly number[];
  /** The first that is broken is shown. */
  readonly relations: readonly {
    readonly law: Law;
    readonly expressions: readonly string[];
    readonly answers: readonly Answers[];
  }[];
}

const pair = (law: Law, ...answers: readonly Answers[]): Related => ({
  requirement: 'croql.operator.not',
  edition: 'hosted',
  context: 'source-string',
  all: [1, 2, 3],
  relations: [{ law, expressions: answers.map((_, index) => `expression ${index + 1}`), answers }],
});

type Wrong =
  | {
      readonly law: Law;
      readonly expressions: readonly string[];
      readonly refused: { readonly expression: string; readonly answer: Answer };
    }
  | {
      readonly law: Law;
      readonly expressions: readonly string[];
      readonly due: readonly number[];
      readonly actual: readonly number[];
    };

/** Expressions that are related select records that keep their law, whatever the records are. */
export const related: Judge<Related> = {
  id: 'croql.related',
  decides: ({ requirement }) => [requirement],
  judge: ({ requirement, edition, context, path, all, relations }) => {
    const wrongs = relations.flatMap(({ law, expressions, answers }): Wrong[] => {
      const refused = answers.findIndex((answer) => 'status' in answer);
      if (refused >= 0)
        return [
          { law, expressions, refused: { expression: expressions[refused]!, answer: answers[refused] as Answer } },
        ];
      const selected = answers as readonly (readonly number[])[];
      const due = LAWS[law].due(selected, all) ?? [];
      return String(due) === String(selected[0]) ? [] : [{ law, expressions, due, actual: selected[0]! }];
    });
    const [first] = wrongs;
    if (!first) return [];
    const shared = {
      ...{ requirement, edition, context, hits: wrongs.length, of: relations.length },
      ...(path === undefined ? {} : { path }),
    };
    if ('refused' in first) {
      const { expression, answer } = first.refused;
      return [{ ...shared, code: 'expression-refused', expression, status: answer.status, body: answer.body }];
    }
    const { law, expressions, due, actual } = first;
    return [
      {
        ...shared,
        code: 'law-broken',
        expression: expressions[0]!,
        expressions,
        law,
        expected: due,
        actual,
      },
    ];
  },
  rejects: [
    { title: 'two that differ', breaks: 'croql.operator.not', input: pair('same', [1], [2]) },
    { title: 'a part of the whole', breaks: 'croql.operator.not', input: pair('everything', [1, 2]) },
    { title: 'a record of nothing', breaks: 'croql.operator.not', input: pair('nothing', [1]) },
    { title: 'a contrary that overlaps', breaks: 'croql.operator.not', input: pair('complement', [1, 2], [2, 3]) },
    {
      title: 'an intersection with more',
      breaks: 'croql.operator.not',
      input: pair('intersection', [1, 2], [1], [1, 2]),
    },
    { title: 'a union with less', breaks: 'croql.operator.not', input: pair('union', [1], [1], [2]) },
    {
      title: 'an exclusive union with what both select',
      breaks: 'croql.operator.not',
      input: pair('odd', [1, 2], [1, 2], [2]),
    },
    { title: 'the wrong branch', breaks: 'croql.operator.not', input: pair('choice', [2], [1], [1], [3]) },
    { title: 'more than it lies within', breaks: 'croql.operator.not', input: pair('within', [1, 2], [1]) },
    { title: 'two that should share nothing', breaks: 'croql.operator.not', input: pair('apart', [1], [1]) },
    {
      title: 'a refusal',
      breaks: 'croql.operator.not',
      input: pair('same', [1], { status: 400, headers: {}, body: '' }),
    },
  ],
  accepts: [
    { title: 'the same', input: pair('same', [1, 2], [1, 2]) },
    { title: 'everything', input: pair('everything', [1, 2, 3]) },
    { title: 'nothing', input: pair('nothing', []) },
    { title: 'a contrary', input: pair('complement', [1, 3], [2]) },
    { title: 'an intersection', input: pair('intersection', [2], [1, 2], [2, 3]) },
    { title: 'a union', input: pair('union', [1, 2, 3], [1, 2], [2, 3]) },
    { title: 'an exclusive union', input: pair('odd', [1, 3], [1, 2], [2, 3]) },
    { title: 'the right branches', input: pair('choice', [1, 3], [1, 2], [1], [2, 3]) },
    { title: 'less than it lies within', input: pair('within', [1], [1, 2]) },
    { title: 'two that share nothing', input: pair('apart', [1], [2, 3]) },
  ],
};

export const croqlJudges = [selection, related] as const;
