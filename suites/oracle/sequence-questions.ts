import { makeTwins } from './near-twins.ts';
import type { FixtureList } from './query-target.ts';
import { sequences } from './sequences.gen.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** The lists of each context that are asked the same; the first is the one that twins are chosen for. */
export const SEQUENCE_LISTS = {
  'source-string': ['main', 'neighbour'],
  translation: [
    'translations',
    'translations into de',
    'translations into pt',
    'translations into pt-BR',
    'neighbour translations',
  ],
  'tm-segment': ['segments', 'other segments'],
  'glossary-term': ['terms', 'other terms'],
} as const satisfies Readonly<Record<ContextName, readonly [FixtureList, ...FixtureList[]]>>;

/** One question: an expression and the list that it is asked of. */
export interface Question {
  readonly place: FixtureList;
  readonly expression: string;
}

/** Pairs of questions to the first list of a context that look alike and have different answers. */
export const twinQuestions = (context: ContextName, edition: Edition): readonly (readonly [Question, Question])[] => {
  const [place] = SEQUENCE_LISTS[context];
  return sequences[edition][context].twins.map((row) => {
    const [p, q] = makeTwins(row);
    return [
      { place, expression: p },
      { place, expression: q },
    ];
  });
};

/** The same expressions for each list of a context, one list after another. */
export const sharedQuestions = (context: ContextName, edition: Edition): readonly Question[] =>
  sequences[edition][context].shared.flatMap((expression) =>
    SEQUENCE_LISTS[context].map((place) => ({ place, expression })),
  );
