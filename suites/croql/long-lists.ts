import { askAll } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { quoteString } from '../oracle/literals.ts';
import { longDataset, PLACES, textAt } from '../oracle/long-dataset.ts';
import { memberPredicates } from '../oracle/member-forms.ts';
import { liftPredicate } from '../oracle/member-goals.ts';
import { memberName, memberPaths } from '../oracle/member-paths.ts';
import { memberValues } from '../oracle/member-values.ts';
import { isRefused } from '../oracle/other-context.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { selectBy } from '../oracle/selection.ts';
import { selectsExpected } from '../rules/selection.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** Expressions about the text of records; the first selects the first record alone, and the last all but one. */
function textQuestions(context: ContextName): readonly string[] {
  const about = (predicate: string) => liftPredicate(context === 'tm-segment' ? ['records'] : [], predicate)[0]!;
  return [
    ...PLACES.map((place) => about(`text = ${quoteString(textAt(place))}`)),
    about('text contains "remarkable"'),
    about(`text != ${quoteString(textAt(1))}`),
    `not (${about(`text = ${quoteString(textAt(1))}`)})`,
  ];
}

/** What is negated alone, of records that are alike in it. */
const negatedQuestions = ({ context, edition }: QueryTarget): readonly string[] =>
  memberPaths(context, edition)
    .filter(({ scopes, member: { type } }) => scopes.length === 0 && type === 'boolean')
    .map((path) => `not ${memberName(path)}`);

/** Members that every record has with the same value, as a condition of the remarkable records. */
function sharedQuestions(subject: QueryTarget): readonly string[] {
  const { context, edition, records } = subject;
  const remarkable = liftPredicate(context === 'tm-segment' ? ['records'] : [], 'text contains "remarkable"')[0]!;
  return memberPaths(context, edition)
    .filter(({ name, member: { type, also } }) => name !== 'text' && (also ?? type) !== 'datetime')
    .filter((path) => {
      const values = memberValues(subject, path);
      return values.length > 0 && !values.includes(undefined);
    })
    .flatMap((path) => {
      const predicates = memberPredicates(subject, path).flatMap((one) => liftPredicate(path.scopes, one).slice(0, 1));
      return predicates.find((one) => one.includes(' = ') && selectBy(one, subject)?.length === records.length) ?? [];
    })
    .map((shared) => `(${shared}) and (${remarkable})`);
}

/** Lists of more records than a program may look at. */
export const longListChecks: readonly Check[] = checkEachEdition(
  'croql.long-lists',
  {
    title: 'an expression selects from all records of a long list',
    cites: ['lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    if (context.target.plan.depth === 'quick')
      throw new Unsupported('long lists belong to a deeper run', { code: 'depth' });
    await requireDataset(context, longDataset);
    let judged = 0;
    const lists = CONTEXT_NAMES.map((name) => listIn(longDataset, MAIN_LISTS[name], edition));
    for (const subject of await findFiltered(context, lists)) {
      const { context: name } = subject;
      const [plain, ...others] = await askAll(context, subject, [
        ...textQuestions(name),
        ...sharedQuestions(subject),
        ...negatedQuestions(subject),
      ]);
      if (plain!.fails) continue;
      // What is refused is judged elsewhere.
      const asked = others.filter((one) => !isRefused(one));
      judged += 1;
      context.countQueries(asked.length);
      context.judge(selectsExpected('lists.croql'), { edition, context: name, path: subject.path, asked });
    }
    if (judged === 0) throw new PreconditionFailed('no text is compared rightly, which other checks say');
  },
);
