import { findCauses } from '../oracle/causes.ts';
import { keepsRelation } from '../rules/relation.ts';
import type { RelatedQueries } from '../rules/relation.ts';
import type { Selected } from '../oracle/query-result.ts';
import { RELATIONS } from '../../run/metamorphic-relations.ts';
import { plainPredicates } from '../oracle/plain-predicates.ts';
import { relationsOf } from '../oracle/relations.ts';
import type { Relation } from '../oracle/relation.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { traitsOf } from '../oracle/traits.ts';
import { findUnsupported } from '../oracle/unsupported.ts';
import type { Trait } from '../oracle/traits.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { readList } from '../drivers/read-list.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import { randomFrom } from '../../run/prng.ts';
import { check } from '../../croql/checker.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

interface TriedRelation {
  readonly relation: Relation;
  readonly results: readonly Selected[];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

type Subject = Pick<QueryTarget, 'context' | 'edition' | 'path'>;

/**
 * Sends related expressions to a list whose records are unknown, and judges the results by each other. A refused
 * expression and a broken relation are traced to their cause; one cause is one finding.
 */
export async function examineRelations(checkContext: CheckContext, subject: Subject): Promise<void> {
  const { context, edition, path } = subject;
  const { target } = checkContext;
  const token = await getAccessToken(checkContext);
  const address = `${target.api(edition)}/api/v2${path}`;
  const all = (await readList(target, address, {}, token)).ids ?? [];
  const known = new Map<string, Promise<Selected>>();
  const ask = (expression: string): Promise<Selected> => {
    const before = known.get(expression);
    if (before) return before;
    const asked = readList(target, address, { croql: expression }, token).then(
      ({ ids, exchange }) => ids ?? exchange.response,
    );
    known.set(expression, asked);
    return asked;
  };

  const plain = plainPredicates(context, edition);
  const first = await mapConcurrent(MAX_CONCURRENT, plain, async ({ expression }) => ({
    expression,
    result: await ask(expression),
  }));
  const partial = first.flatMap(({ expression, result }) =>
    'status' in result || result.length === 0 || result.length === all.length ? [] : [expression],
  );
  if (partial.length > 0) target.confirm('croql');
  const repeated: Relation[] = plain.map(({ expression, requirement }) => ({
    requirement,
    kind: 'same',
    expressions: [expression, expression],
  }));
  // Whether or not a service treats an object as a boolean, no object satisfies this.
  for (const object of context === 'source-string' ? ['file', 'branch'] : []) {
    const impossible = `${object} with (1 = 2)`;
    const isObject = 'status' in (await ask(impossible));
    const expressions = [isObject ? `id of (${impossible}) > 0` : impossible];
    repeated.push({ requirement: 'croql.syntax.with', kind: 'nothing', expressions });
  }
  const relations = [
    ...repeated,
    ...relationsOf(context, edition, partial, randomFrom(`${target.plan.seed} ${edition} ${path}`)),
  ];
  const tried = await mapConcurrent(MAX_CONCURRENT, relations, async (relation): Promise<TriedRelation> => {
    const results: Selected[] = [];
    for (const expression of relation.expressions) results.push(await ask(expression));
    const size = relation.expressions.join('').length;
    return {
      relation,
      results,
      traits: findTraits(relation, results, subject),
      fails: breaks(relation, results, all),
      size,
    };
  });

  // What the source does not say of members is the cause of nothing else.
  const isAssumed = ({ relation }: TriedRelation) => relation.requirement === 'croql.related-members';
  const stated = tried.filter((one) => !isAssumed(one));
  const firstWrong = tried.findIndex(({ fails }) => fails);
  checkContext.countQueries(known.size, firstWrong < 0 ? undefined : firstWrong + 1);
  const about = { edition, context, path, all };
  const found = new Set<RequirementId>();
  const report = async (requirement: RequirementId, cases: readonly TriedRelation[], isUnsupported = false) => {
    if (found.has(requirement)) return;
    found.add(requirement);
    const [shown] = cases;
    target.takeExchanges();
    for (const expression of shown!.relation.expressions) await readList(target, address, { croql: expression }, token);
    checkContext.judge(keepsRelation(requirement), { ...about, isUnsupported, relations: cases.map(showQueries) });
  };
  const refused = stated.filter(isRefused);
  const explained = new Set<TriedRelation>();
  for (const { requirement, cases } of findUnsupported(await askedOf(stated, ask, subject))) {
    const parts = new Map(cases.map(({ expression }, index) => [expression, index]));
    const rank = ({ relation }: TriedRelation) =>
      Math.min(...relation.expressions.map((one) => parts.get(one) ?? Infinity));
    const resting = refused.filter((one) => !explained.has(one) && rank(one) < Infinity);
    for (const one of resting) explained.add(one);
    if (resting.length > 0)
      await report(
        requirement,
        resting.toSorted((a, b) => rank(a) - rank(b)),
        true,
      );
  }
  // What is refused is another matter than what is selected: neither is the cause of the other.
  const accepted = stated.filter((one) => !isRefused(one));
  // The same expression twice shows that it is accepted, but nothing about its meaning.
  const isInformative = ({ relation, fails }: TriedRelation) =>
    fails || relation.expressions[0] !== relation.expressions[1];
  const held = accepted.filter(({ fails }) => !fails);
  for (const asked of [[...held, ...refused.filter((one) => !explained.has(one))], accepted.filter(isInformative)])
    for (const { requirement, cases } of findCauses(asked)) await report(requirement, cases);
  const assumed = tried.filter((one) => isAssumed(one) && !isRefused(one));
  if (assumed.length > 0)
    checkContext.judge(keepsRelation('croql.related-members'), { ...about, relations: assumed.map(showQueries) });
  const passed = new Map<RequirementId, TriedRelation[]>();
  for (const one of stated)
    if (!one.fails) passed.set(one.relation.requirement, [...(passed.get(one.relation.requirement) ?? []), one]);
  target.takeExchanges();
  for (const [requirement, cases] of passed)
    if (!found.has(requirement))
      checkContext.judge(keepsRelation(requirement), { ...about, relations: cases.map(showQueries) });
}

const isRefused = ({ results }: TriedRelation): boolean => results.some((result) => 'status' in result);

/** The expressions of relations, each alone. */
const askedOf = (tried: readonly TriedRelation[], ask: (expression: string) => Promise<Selected>, subject: Subject) =>
  Promise.all(
    [...new Set(tried.flatMap(({ relation }) => relation.expressions))].map(async (expression) => ({
      expression,
      actual: await ask(expression),
      traits: traitsIn(expression, subject),
      size: expression.length,
    })),
  );

const showQueries = ({ relation: { kind: relation, expressions }, results }: TriedRelation): RelatedQueries => ({
  ...{ relation, expressions, results },
});

const breaks = ({ kind }: Relation, results: readonly Selected[], all: readonly number[]): boolean => {
  const selected = results.flatMap((result) => ('status' in result ? [] : [result]));
  return selected.length < results.length || String(RELATIONS[kind].expected(selected, all)) !== String(selected[0]);
};

/** The traits that a relation rests on: those of its expressions, or of the refused ones only. */
function findTraits(
  { expressions, requirement }: Relation,
  results: readonly Selected[],
  subject: Subject,
): readonly Trait[] {
  const refused = expressions.filter((_, index) => 'status' in (results[index] ?? []));
  const own = new Map<string, Trait>([[requirement, { name: requirement, requirement }]]);
  for (const expression of refused.length > 0 ? refused : expressions)
    for (const trait of traitsIn(expression, subject)) own.set(trait.name, trait);
  return [...own.values()];
}

function traitsIn(expression: string, { context, edition }: Subject): readonly Trait[] {
  const checked = check(expression, { context, edition });
  if (!checked.ok) throw new Error(`the kit sends an expression that it cannot check itself: ${expression}`);
  return traitsOf(expression, checked.query.tree, context);
}
