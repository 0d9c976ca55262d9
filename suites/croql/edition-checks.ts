import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureList } from '../oracle/query-target.ts';
import { selectsExpected } from '../rules/selection.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { awaitAll } from '../kit/await-all.ts';
import { check } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

/** What the editions are asked at the same moment: one of them with a member that the other does not have. */
const QUESTIONS: readonly (readonly [edition: Edition, expression: string])[] = [
  ['enterprise', 'isPassedWorkflow'],
  ['hosted', 'is visible'],
  ['enterprise', 'not isPassedWorkflow'],
  ['hosted', 'not is visible'],
];
const ROUNDS = 15;

/** Both editions asked at the same moment. */
export const editionChecks: readonly Check[] = [
  check(
    'croql.editions-at-once',
    {
      title:
        'an expression is read in the edition of its request, whatever the other edition is asked at the same moment',
      cites: ['lists.croql'],
      oracle: 'reference',
    },
    async (context) => {
      const { depth, editions } = context.target.plan;
      if (depth === 'quick') throw new Unsupported('both editions at once belong to a deeper run', { code: 'depth' });
      if (editions.length < 2)
        throw new Unsupported('one edition alone is examined', { code: 'no-enterprise-edition' });
      await requireDataset(context);
      const asks = new Map(
        await awaitAll(
          editions.map(async (edition) => [edition, await prepareAsk(context, fixtureList('main', edition))] as const),
        ),
      );
      const ask = async ([edition, expression]: (typeof QUESTIONS)[number]): Promise<EvaluatedCase> =>
        evaluateCase(
          { expression, requirements: [] },
          fixtureList('main', edition),
          await asks.get(edition)!(expression),
        );
      for (const edition of editions) await requireFilter(context, fixtureList('main', edition));
      for (const question of QUESTIONS)
        if ((await ask(question)).fails)
          throw new PreconditionFailed(`\`${question[1]}\` is answered wrongly by itself, which another check decides`);
      const asked = new Map<Edition, EvaluatedCase[]>(editions.map((edition) => [edition, []]));
      for (let round = 0; round < ROUNDS; round++)
        await awaitAll(QUESTIONS.map(async (question) => asked.get(question[0])!.push(await ask(question))));
      for (const [edition, cases] of asked) {
        context.countQueries(cases.length);
        context.judge(selectsExpected('lists.croql'), {
          ...{ edition, context: 'source-string', path: fixtureList('main', edition).path },
          asked: cases.toSorted((a, b) => Number(b.fails) - Number(a.fails)),
          because: () => 'the same expression is answered rightly when the other edition is asked nothing',
        });
      }
    },
  ),
];
