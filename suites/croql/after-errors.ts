import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { fewOf } from '../kit/few.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureDataset } from '../oracle/fixture-dataset.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import { selectsExpected } from '../rules/selection.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';

/** A collection of each context, in the scope of which an error may leave a service. */
const COLLECTIONS: Readonly<Partial<Record<ContextName, string>>> = {
  'source-string': 'translations',
  translation: 'votes',
  'tm-segment': 'records',
};

/** Expressions in which nothing can be read from some place on: outside and inside parentheses, filters, texts and branches. */
const errorsOf = (context: ContextName): readonly string[] => {
  const collection = COLLECTIONS[context];
  const inFilter = (predicate: string) =>
    collection === undefined ? [] : [`count of ${collection} where (${predicate}) > 0`];
  return [
    ...inFilter('nothing of the kind = 1'),
    'nothing of the kind = 1',
    ...inFilter('id > "text"'),
    'not (not (nothing of the kind',
    ...inFilter('user = '),
    'If 1 = 1 then nothing of the kind else 2 = 2',
    '(1 = 1) and "open',
  ];
};

/** Plain expressions about members that the elements of those collections do not have. */
const PLAIN: Readonly<Record<ContextName, string>> = {
  'source-string': 'identifier contains "a"',
  translation: 'text contains "a"',
  'tm-segment': 'count of records > 1',
  'glossary-term': 'text contains "a"',
};

/** The plain expression of a context; with each number another text, so that none was asked before. */
const plainOf = (context: ContextName, number: number) => `${PLAIN[context]} and ${1_000 + number} > ${number}`;

/** What an expression that cannot be read leaves behind: the next one is read as if it had not been. */
export const afterErrorChecks: readonly Check[] = checkEachEdition(
  'croql.after-errors',
  {
    title: 'an expression selects the same records after one that cannot be read',
    cites: ['lists.croql'],
    oracle: 'reference',
  },
  async (context, edition) => {
    await requireDataset(context);
    let judged = 0;
    const lists = CONTEXT_NAMES.map((name) => listIn(fixtureDataset, MAIN_LISTS[name], edition));
    for (const subject of await findFiltered(context, lists)) {
      const { context: name } = subject;
      const ask = await prepareAsk(context, subject);
      const evaluate = async (expression: string): Promise<EvaluatedCase> =>
        evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
      if ((await evaluate(plainOf(name, 0))).fails) continue;
      const asked: (EvaluatedCase & { readonly after: string })[] = [];
      for (const [index, after] of fewOf(context.target.plan, errorsOf(name)).entries()) {
        await ask(after);
        asked.push({ ...(await evaluate(plainOf(name, index + 1))), after });
      }
      judged += asked.length;
      context.countQueries(asked.length);
      const wrong = asked.find(({ fails }) => fails);
      context.judge(selectsExpected('lists.croql'), {
        ...{ edition, context: name, path: subject.path },
        asked: asked.toSorted((a, b) => Number(b.fails) - Number(a.fails)),
        because: () => `the request before it was \`${wrong?.after}\``,
      });
    }
    if (judged === 0) throw new PreconditionFailed('no plain expression is answered rightly, which other checks say');
  },
);
