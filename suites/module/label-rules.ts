import { groupBy } from './product.ts';
import { showValue } from './show-value.ts';
import type { Rule } from '../kit/rule.ts';

/**
 * The labels, or the attributes, of two strings of one kind, in a job in which strings of other kinds stand between them, and
 * in the same job again.
 */
export interface MarksApart {
  /** Each first and second time: those of the string before the others, and of the one behind them. */
  readonly ahead: readonly [readonly string[], readonly string[]];
  readonly behind: readonly [readonly string[], readonly string[]];
  /** Those that the strings between them have. */
  readonly between: readonly string[];
}

/**
 * A string does not have the labels or attributes of the strings before it. Fewer than `enough` may say where a string stands,
 * and several may be drawn.
 */
const hasOwn = (name: 'labels' | 'attributes', enough: number): Rule<MarksApart> => ({
  requirement: 'module.response.answered',
  expected: `the ${name} that a string of its kind has without the others`,
  violation: ({ ahead: [first, again], behind: [last, lastAgain], between }) => {
    const strange = last.filter((mark) => !first.includes(mark) && between.includes(mark));
    // What is once in a list that all strings share is in each of them from then on.
    const isShared = strange.every((mark) => again.includes(mark) && lastAgain.includes(mark));
    if (strange.length < enough || !isShared) return undefined;
    return {
      code: 'strings-differ',
      what: `a string has the ${name} of the strings before it, and so has every string of the next job`,
      expected: `${showValue(first)}, as a string of its kind before them`,
      actual: showValue(last),
    };
  },
  unproven: ({ between }) => (between.length === 0 ? `the app gives no ${name} to these strings` : undefined),
  invalid: [
    {
      title: 'those that all strings share',
      input: { ahead: [[], MARKS], behind: [MARKS, MARKS], between: MARKS },
    },
  ],
  valid: [
    { title: 'none', input: { ahead: [[], []], behind: [[], []], between: MARKS } },
    { title: 'the last one has it at first only', input: { ahead: [[], ['a']], behind: [['a'], []], between: ['a'] } },
    ...(enough > 1
      ? [
          {
            title: 'one that tells the last',
            input: { ahead: [[], ['a']], behind: [['a'], ['a']], between: ['a'] },
          } as const,
        ]
      : []),
    {
      title: 'drawn at random',
      input: {
        ahead: [['d'], ['b']],
        behind: [
          ['a', 'b'],
          ['a', 'c'],
        ],
        between: ['a', 'b', 'c', 'd'],
      },
    },
    { title: 'of the place in the list', input: { ahead: [[], []], behind: [MARKS, MARKS], between: MARKS } },
  ],
});

/** In the examples. */
const MARKS = ['a', 'b', 'c'];

/** One label may tell a string from those before it, such as the last of a list. */
export const hasOwnLabels = hasOwn('labels', 2);
/** Attributes say what kind of text a string is. */
export const hasOwnAttributes = hasOwn('attributes', 1);

/** The labels that a string got which came without any, and its twin in the same job, beside the one that it came with. */
export interface TwinLabels {
  readonly without: readonly string[];
  readonly withOne: readonly string[];
}

/** Strings that hardly have the same labels by chance where their twins have others. */
const ENOUGH_ALIKE = 4;

/** Strings that come without labels do not share one list. */
export const sharesNoLabels: Rule<readonly TwinLabels[]> = {
  requirement: 'module.response.answered',
  expected: 'the labels of its own kind, as a string that came with one has',
  violation: (twins) => {
    for (const group of groupAlike(twins)) {
      const { without: shared } = group[0]!;
      const kinds = new Set(group.map(({ withOne }) => withOne.toSorted().join('\n')));
      const given = new Set(group.flatMap(({ withOne }) => withOne));
      const isOfAll = given.size === shared.length && shared.every((label) => given.has(label));
      if (group.length < ENOUGH_ALIKE || kinds.size < 2 || !isOfAll) continue;
      const own = group.find(({ withOne }) => withOne.length < shared.length)!;
      return {
        code: 'strings-differ',
        what: 'strings that came without labels have those of one another',
        expected: `${showValue(own.withOne)}, as a string of its kind that came with a label`,
        actual: showValue(shared),
      };
    }
    return undefined;
  },
  unproven: (twins) =>
    twins.some(({ withOne }) => withOne.length > 0) ? undefined : 'the app gives no labels to these strings',
  invalid: [
    {
      title: 'one list',
      input: twinsOf([['a'], ['b'], ['a'], ['b']], () => ['b', 'a']),
    },
  ],
  valid: [
    { title: 'own ones', input: twinsOf([['a'], ['b'], ['a', 'b'], ['b']], (labels) => labels) },
    {
      title: 'one more for what had none',
      input: twinsOf([['a'], ['b'], ['a'], ['b']], (labels) => [...labels, 'new']),
    },
    { title: 'another one for what had none', input: twinsOf([['a'], ['b'], ['a'], ['b']], () => ['new']) },
  ],
};

/** The twins that got labels, by the labels of the one that came without any. */
const groupAlike = (twins: readonly TwinLabels[]): Iterable<readonly TwinLabels[]> =>
  groupBy(
    twins.filter(({ withOne }) => withOne.length > 0),
    ({ without }) => without.toSorted().join('\n'),
  ).values();

function twinsOf(
  kinds: readonly (readonly string[])[],
  withoutOne: (labels: readonly string[]) => readonly string[],
): readonly TwinLabels[] {
  return kinds.map((withOne) => ({ withOne, without: withoutOne(withOne) }));
}
