import type { Rule } from '../kit/rule.ts';
import type { Refused, Selected } from '../oracle/query-result.ts';
import type { Violation } from '../../run/finding.ts';
import { RELATIONS } from '../../run/metamorphic-relations.ts';
import type { RelationName } from '../../run/metamorphic-relations.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Expressions between whose results a metamorphic relation holds, and what a target returned for each. */
export interface RelatedQueries {
  readonly relation: RelationName;
  readonly expressions: readonly string[];
  readonly results: readonly Selected[];
}

/** Related expressions that rest on one requirement, asked of one list. */
export interface RelatedSelections {
  readonly edition: Edition;
  readonly context: ContextName;
  readonly path?: string;
  /** Every record of the list. */
  readonly all: readonly number[];
  /** The finding shows the first that does not hold. */
  readonly relations: readonly RelatedQueries[];
  /** Every expression that rests on the requirement is refused. */
  readonly isUnsupported?: boolean;
}

/** Related expressions select records that keep their metamorphic relation, whatever the records are. */
export const keepsRelation = (requirement: RequirementId): Rule<RelatedSelections> => ({
  madeBy: ['keepsRelation', requirement],
  requirement,
  expected: 'related expressions select records that keep their metamorphic relation',
  violation: ({ edition, context, path, all, relations, isUnsupported }) => {
    const wrong = relations.flatMap((queries) => findBreach(queries, all) ?? []);
    const [first] = wrong;
    if (first === undefined) return undefined;
    const facts = {
      ...{ edition, context, hits: wrong.length, of: relations.length },
      ...(path === undefined ? {} : { path }),
    };
    const isPart = isUnsupported === true && first.code === 'expression-refused';
    return { ...facts, ...first, ...(isPart ? { unsupported: requirement } : {}) };
  },
  unproven: ({ all, relations }) => {
    const selections = new Set(relations.flatMap(({ results }) => results.map(String)));
    const isTrivial = (selection: string) => selection === '' || selection === String(all);
    return selections.size < 2 && [...selections].every(isTrivial)
      ? 'all related expressions select the same: nothing, or every record'
      : undefined;
  },
  // prettier-ignore
  invalid: [
    { title: 'two that differ',                           input: related('same', [1], [2]) },
    { title: 'a part of everything',                      input: related('everything', [1, 2]) },
    { title: 'a record of nothing',                       input: related('nothing', [1]) },
    { title: 'a complement that overlaps',                input: related('complement', [1, 2], [2, 3]) },
    { title: 'an intersection with more',                 input: related('intersection', [1, 2], [1], [1, 2]) },
    { title: 'a union with less',                         input: related('union', [1], [1], [2]) },
    { title: 'an exclusive union with what both select',  input: related('odd', [1, 2], [1, 2], [2]) },
    { title: 'the wrong branch',                          input: related('choice', [2], [1], [1], [3]) },
    { title: 'more than the set that contains it',        input: related('within', [1, 2], [1]) },
    { title: 'two disjoint sets that share a record',     input: related('apart', [1], [1]) },
    { title: 'a refusal',                                 input: related('same', [1], { status: 400, body: '' }) },
  ],
  // prettier-ignore
  valid: [
    { title: 'the same',                                  input: related('same', [1, 2], [1, 2]) },
    { title: 'everything and nothing',                    input: both(related('everything', [1, 2, 3]), related('nothing', [])) },
    { title: 'a complement',                              input: related('complement', [1, 3], [2]) },
    { title: 'an intersection',                           input: related('intersection', [2], [1, 2], [2, 3]) },
    { title: 'a union',                                   input: related('union', [1, 2, 3], [1, 2], [2, 3]) },
    { title: 'an exclusive union',                        input: related('odd', [1, 3], [1, 2], [2, 3]) },
    { title: 'the right branches',                        input: related('choice', [1, 3], [1, 2], [1], [2, 3]) },
    { title: 'less than the set that contains it',        input: related('within', [1], [1, 2]) },
    { title: 'two disjoint sets',                         input: related('apart', [1], [2, 3]) },
  ],
});

type Breach = Violation & { readonly code: 'relation-broken' | 'expression-refused' };
type Facts = 'edition' | 'context' | 'path' | 'hits' | 'of';

/** What is wrong with the results of related expressions: one is refused, or they do not keep their relation. */
function findBreach(
  { relation, expressions, results }: RelatedQueries,
  all: readonly number[],
): DistributiveOmit<Breach, Facts> | undefined {
  const index = results.findIndex((result) => 'status' in result);
  if (index >= 0) {
    const { status, body } = results[index] as Refused;
    return { code: 'expression-refused', expression: expressions[index]!, status, body };
  }
  const selected = results as readonly (readonly number[])[];
  const expected = RELATIONS[relation].expected(selected, all) ?? [];
  const [actual = []] = selected;
  if (String(expected) === String(actual)) return undefined;
  return { code: 'relation-broken', expression: expressions[0]!, expressions, relation, expected, actual };
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const both = (one: RelatedSelections, other: RelatedSelections): RelatedSelections => ({
  ...one,
  relations: [...one.relations, ...other.relations],
});

function related(relation: RelationName, ...results: readonly Selected[]): RelatedSelections {
  const expressions = results.map((_, index) => `expression ${index + 1}`);
  return {
    edition: 'hosted',
    context: 'source-string',
    all: [1, 2, 3],
    relations: [{ relation, expressions, results }],
  };
}
