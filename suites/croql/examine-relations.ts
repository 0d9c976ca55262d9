import { causesOf } from './causes.ts';
import { related } from './judges.ts';
import type { Answers } from './judges.ts';
import { LAWS } from './laws.ts';
import { plainPredicates, relationsOf } from './relations.ts';
import type { Relation } from './relations.ts';
import type { Subject } from './subject.ts';
import { traitsOf } from './traits.ts';
import type { Trait } from './traits.ts';
import type { Attempt } from '../attempt.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { readList } from '../lists/read-list.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import { seeded } from '../seeded.ts';
import { check } from '../../croql/checker.ts';
import type { RequirementId } from '../../spec/requirements.ts';

interface Tried {
  readonly relation: Relation;
  readonly answers: readonly Answers[];
  readonly traits: readonly Trait[];
  readonly fails: boolean;
  readonly size: number;
}

/**
 * Asks a list of which nothing is known for expressions that are related, and judges the answers by each other. What is
 * refused though every service has it, and what breaks a law, is traced to its cause; one cause is one finding.
 */
export async function examineRelations(
  attempt: Attempt,
  subject: Pick<Subject, 'context' | 'edition' | 'path'>,
): Promise<void> {
  const { context, edition, path } = subject;
  const { target } = attempt;
  const token = await accessTokenOf(attempt);
  const address = `${target.api(edition)}/api/v2${path}`;
  const all = (await readList(target, address, {}, token)).ids ?? [];
  const known = new Map<string, Promise<Answers>>();
  const ask = (expression: string): Promise<Answers> => {
    const before = known.get(expression);
    if (before) return before;
    const asked = readList(target, address, { croql: expression }, token).then(
      ({ ids, exchange }) => ids ?? exchange.response,
    );
    known.set(expression, asked);
    return asked;
  };

  const plain = plainPredicates(context, edition);
  const first = await inFlight(AT_ONCE, plain, async ({ expression }) => ({
    expression,
    answer: await ask(expression),
  }));
  const partial = first.flatMap(({ expression, answer }) =>
    'status' in answer || answer.length === 0 || answer.length === all.length ? [] : [expression],
  );
  const understood: Relation[] = plain.map(({ expression, requirement }) => ({
    requirement,
    law: 'same',
    expressions: [expression, expression],
  }));
  // A service takes an object for a boolean or not, and either way there is none that is not there.
  const withNothing = 'file with (1 = 2)';
  if (context === 'source-string') {
    const isObject = 'status' in (await ask(withNothing));
    const expressions = [isObject ? `id of (${withNothing}) > 0` : withNothing];
    understood.push({ requirement: 'croql.syntax.with', law: 'nothing', expressions });
  }
  const relations = [
    ...understood,
    ...relationsOf(context, edition, partial, seeded(`${target.plan.seed} ${edition} ${path}`)),
  ];
  const tried = await inFlight(AT_ONCE, relations, async (relation): Promise<Tried> => {
    const answers: Answers[] = [];
    for (const expression of relation.expressions) answers.push(await ask(expression));
    const size = relation.expressions.join('').length;
    return {
      relation,
      answers,
      traits: traitsOfRelation(relation, answers, subject),
      fails: breaks(relation, answers, all),
      size,
    };
  });

  const firstWrong = tried.findIndex(({ fails }) => fails);
  attempt.counted(known.size, firstWrong < 0 ? undefined : firstWrong + 1);
  const about = { edition, context, path, all };
  // An expression that is understood shows nothing of what it means.
  const isTelling = ({ relation, fails }: Tried) => fails || relation.expressions[0] !== relation.expressions[1];
  const isRefused = tried.some(({ answers }) => answers.some((answer) => 'status' in answer));
  const causes = causesOf(isRefused ? tried : tried.filter(isTelling));
  const found = new Set<RequirementId>();
  for (const { requirement, cases } of causes) {
    if (found.has(requirement)) continue;
    found.add(requirement);
    const [shown] = cases;
    target.takeExchanges();
    for (const expression of shown!.relation.expressions) await readList(target, address, { croql: expression }, token);
    attempt.judge(related, {
      ...about,
      requirement,
      relations: cases.map(({ relation, answers }) => ({ ...relation, answers })),
    });
  }
  const sound = new Map<RequirementId, Tried[]>();
  for (const one of tried)
    if (!one.fails) sound.set(one.relation.requirement, [...(sound.get(one.relation.requirement) ?? []), one]);
  target.takeExchanges();
  for (const [requirement, cases] of sound)
    if (!found.has(requirement))
      attempt.judge(related, {
        ...about,
        requirement,
        relations: cases.map(({ relation, answers }) => ({ ...relation, answers })),
      });
}

const breaks = ({ law }: Relation, answers: readonly Answers[], all: readonly number[]): boolean => {
  const selected = answers.flatMap((answer) => ('status' in answer ? [] : [answer]));
  return selected.length < answers.length || String(LAWS[law].due(selected, all)) !== String(selected[0]);
};

/** What a relation rests on: what its expressions do, but for what they share, which cannot tell them apart. */
function traitsOfRelation(
  { expressions, requirement }: Relation,
  answers: readonly Answers[],
  { context, edition }: Pick<Subject, 'context' | 'edition'>,
): readonly Trait[] {
  const refused = expressions.filter((_, index) => 'status' in (answers[index] ?? []));
  const own = new Map<string, Trait>([[requirement, { name: requirement, requirement }]]);
  for (const expression of refused.length > 0 ? refused : expressions) {
    const checked = check(expression, { context, edition });
    if (!checked.ok) throw new Error(`the kit asks what it does not understand: ${expression}`);
    for (const trait of traitsOf(expression, checked.query.tree, context)) own.set(trait.name, trait);
  }
  return [...own.values()];
}
