import { prepareAsk } from './asking.ts';
import type { Ask } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { attempt, PreconditionFailed } from '../kit/preconditions.ts';
import { copiedDataset, COPIES } from '../oracle/copied-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { sensitiveGap } from '../oracle/gap-sensitivity.ts';
import { memberForms } from '../oracle/member-forms.ts';
import { liftPredicate } from '../oracle/member-goals.ts';
import { memberPaths } from '../oracle/member-paths.ts';
import { listIn } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { isSelective } from '../oracle/selection.ts';
import { excludesOthers } from '../rules/list-records.ts';
import { selectsExpected } from '../rules/selection.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Each member with a value that a record has, in the form in which a value is looked up. */
function lookUps(subject: QueryTarget): readonly string[] {
  return memberPaths(subject.context, subject.edition)
    .filter(subject.knows)
    .flatMap((path) => {
      const forms = memberForms(subject, path);
      const predicates = (forms.find(({ name }) => name.startsWith('=')) ?? forms[0])?.predicates() ?? [];
      const chosen = predicates
        .map((predicate) => liftPredicate(path.scopes, predicate)[0]!)
        .find((one) => isSelective(one, subject) && sensitiveGap(one, subject) === undefined);
      return chosen === undefined ? [] : [chosen];
    });
}

interface Copy {
  readonly subject: QueryTarget;
  readonly keptOut: RequirementId;
}

/** The lists of a context that have the same contents, where each of them filters its records. */
async function findCopies(context: CheckContext, name: ContextName, edition: Edition) {
  const copies: Copy[] = [];
  for (const [place, keptOut] of COPIES[name]) {
    const subject = listIn(copiedDataset, place, edition);
    const filtered = await attempt(requireFilter(context, subject).then(() => subject));
    if (filtered !== undefined) copies.push({ subject, keptOut });
  }
  return copies.length > 1 ? copies : [];
}

/** The same contents in several lists, each of which is asked for its own. */
export const copiedListChecks: readonly Check[] = checkEachEdition(
  'croql.copied-lists',
  {
    title: 'an expression selects from the list that is asked, though another has the same contents',
    cites: [...new Set(Object.values(COPIES).flatMap((lists) => lists.map(([, keptOut]) => keptOut))), 'lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context, copiedDataset);
    let judged = 0;
    for (const name of CONTEXT_NAMES) {
      const copies = await findCopies(context, name, edition);
      if (copies.length === 0) continue;
      const asks = new Map<Copy, Ask>();
      for (const copy of copies) asks.set(copy, await prepareAsk(context, copy.subject));
      const questions = fewOf(context.target.plan, lookUps(copies[0]!.subject)).flatMap((expression) =>
        copies.map((copy) => ({ expression, copy })),
      );
      const answers = await mapConcurrent(MAX_CONCURRENT, questions, async ({ expression, copy }) => ({
        ...{ expression, copy },
        tried: evaluateCase({ expression, requirements: [] }, copy.subject, await asks.get(copy)!(expression)),
      }));
      context.countQueries(answers.length);
      for (const { expression, copy, tried } of answers) {
        const like = answers.filter((one) => one.expression === expression && one.copy !== copy);
        if (judge(context, copy, tried, like)) judged += 1;
      }
    }
    if (judged === 0) throw new PreconditionFailed('no expression is answered rightly, which other checks say');
  },
);

/**
 * Judges what a list answers beside the lists of the same contents. What is wrong in all of them is not about the list,
 * unless records of another one are among its own.
 */
function judge(
  context: CheckContext,
  { subject, keptOut }: Copy,
  tried: EvaluatedCase,
  like: readonly { readonly copy: Copy; readonly tried: EvaluatedCase }[],
): boolean {
  const { actual, expected, expression } = tried;
  if ('status' in actual) return false;
  const { edition, context: name, path } = subject;
  const others = like.flatMap(({ copy }) => copy.subject.records.map(({ id }) => id));
  const found = context.judge(excludesOthers(keptOut), {
    ...{ call: `\`${expression}\` of ${path}`, expected, actual },
    others: [{ requirement: keptOut, ids: others }],
  });
  if (found.length > 0 || (tried.fails && like.every((one) => one.tried.fails))) return found.length > 0;
  context.judge(selectsExpected('lists.croql'), {
    ...{ edition, context: name, path, asked: [tried] },
    because: () => 'the record says so; a list with the same contents is answered rightly',
  });
  return true;
}
