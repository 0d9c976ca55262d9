import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { CONTEXT_OF, expressionOf } from './request-space.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { fixtureList } from '../oracle/query-target.ts';
import type { FixtureList, QueryTarget } from '../oracle/query-target.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import { selectsExpected } from '../rules/selection.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const TRUE = '(1 = 1) and ';

/** Two expressions that a careless key takes for one, made of a predicate; they select different records. */
// prettier-ignore
const LOOK_ALIKES: readonly ((predicate: string) => readonly [string, string])[] = [
  (predicate) => [`${TRUE.repeat(2)}(${predicate})`, `${TRUE.repeat(2)}(not (${predicate}))`],
  (predicate) => [`${TRUE.repeat(22)}(${predicate})`, `${TRUE.repeat(22)}(not (${predicate}))`],
  (predicate) => [`(${predicate}) and ${TRUE.repeat(5)}(2 = 2)`, `(not (${predicate})) and ${TRUE.repeat(5)}(2 = 2)`],
  (predicate) => [`(${predicate}) and (4 = 4)`, `(${predicate}) and (4 = 5)`],
];

/** Asks a list expressions that look alike, one after another. Gives none where the list does not select by the predicate. */
async function askLookAlikes(
  context: CheckContext,
  edition: Edition,
  place: keyof typeof CONTEXT_OF & FixtureList,
): Promise<readonly EvaluatedCase[]> {
  const subject = fixtureList(place, edition);
  const ask = await prepareAsk(context, subject);
  const evaluate = async (expression: string) =>
    evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
  const predicate = expressionOf({ list: place, expression: 'plain' });
  if ((await evaluate(predicate)).fails) return [];
  const asked: EvaluatedCase[] = [];
  for (const pair of LOOK_ALIKES)
    for (const expression of pair(predicate)) {
      const tried = await evaluate(expression);
      // What is refused is not supported, which other checks say.
      if (!('status' in tried.actual)) asked.push(tried);
    }
  return asked;
}

/** Other spellings of a text. Whether they are the same text is open, so what they select is not judged. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replaceAll(' ', '  '),
  (text) => `${text} `,
];

/** Texts of a list, each of which is no other one in another spelling. */
function findTexts({ context, records }: QueryTarget): readonly string[] {
  const texts = records
    .map(
      ({ record }) => record as { readonly text?: unknown; readonly records?: readonly { readonly text?: unknown }[] },
    )
    .flatMap((record) => (context === 'tm-segment' ? (record.records ?? []) : [record]).map(({ text }) => text))
    .filter((text): text is string => typeof text === 'string' && /^[A-Za-z](?:[A-Za-z ]*[A-Za-z])?$/.test(text));
  const fold = (text: string) => text.toLowerCase().replace(/ +/g, ' ');
  return texts.filter((text) => texts.filter((other) => fold(other) === fold(text)).length === 1);
}

/** An expression that no other check asks, so that nothing is known of it yet. */
const hasText = (context: ContextName, text: string) =>
  `(${context === 'tm-segment' ? `count of records where (text = "${text}") > 0` : `text = "${text}"`}) and (7 = 7)`;

/** Asks for texts, each after another spelling of it: the records with exactly the text are selected in any case. */
async function askSpellings(
  context: CheckContext,
  edition: Edition,
  place: FixtureList,
): Promise<readonly EvaluatedCase[]> {
  const subject = fixtureList(place, edition);
  const ask = await prepareAsk(context, subject);
  const texts = findTexts(subject);
  const asked: EvaluatedCase[] = [];
  for (const [index, respell] of SPELLINGS.entries()) {
    const text = texts.filter((one) => respell(one) !== one)[index];
    if (text === undefined) continue;
    await ask(hasText(subject.context, respell(text)));
    const expression = hasText(subject.context, text);
    const tried = evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
    if (!('status' in tried.actual)) asked.push(tried);
  }
  return asked;
}

/** What sequences of the main lists show, of every list of both editions with the plainest expressions. */
export const lookAlikeChecks = checkEachEdition(
  'croql.look-alikes',
  {
    title: 'expressions that look alike have responses of their own in every list',
    cites: ['lists.croql', 'croql.syntax.string'],
    oracle: 'reference',
  },
  async (context, edition) => {
    if (context.target.plan.depth === 'quick')
      throw new Unsupported('look-alikes of every list belong to a deeper run', { code: 'depth' });
    await requireDataset(context);
    let isAsked = false;
    for (const place of Object.keys(CONTEXT_OF) as (keyof typeof CONTEXT_OF)[]) {
      const asked = await askLookAlikes(context, edition, place);
      if (asked.length === 0) continue;
      isAsked = true;
      const spelled = await askSpellings(context, edition, place);
      const { path } = fixtureList(place, edition);
      for (const [requirement, own] of [
        ['lists.croql', asked],
        ['croql.syntax.string', spelled],
      ] as const) {
        if (own.length === 0) continue;
        context.countQueries(own.length);
        const found = context.judge(selectsExpected(requirement), {
          ...{ edition, context: CONTEXT_OF[place], path },
          asked: [...own].sort((one, other) => Number(other.fails) - Number(one.fails)),
        });
        // What mixes up any two expressions also mixes up spellings.
        if (found.length > 0) break;
      }
    }
    if (!isAsked)
      throw new PreconditionFailed('no list selects what a plain expression should select, which other checks say');
  },
);
