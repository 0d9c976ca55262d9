import { requireAccepted, requireFilter } from '../drivers/list-filter.ts';
import { buildAddress, encodeEveryByte } from '../drivers/ask-list.ts';
import { openList } from './list-under-test.ts';
import type { ListUnderTest } from './list-under-test.ts';
import { readList } from '../drivers/read-list.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import type { Check } from '../kit/check.ts';
import { selectsExpected } from '../rules/selection.ts';
import { SPECIAL_TEXTS } from '../oracle/fixture-values.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { PreconditionFailed } from '../kit/preconditions.ts';
import { MAX_CONCURRENT, mapConcurrent } from '../kit/map-concurrent.ts';
import { getAccessToken } from '../drivers/oauth-steps.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** Texts with characters that some layer on the way could interpret, by the requirement that forbids it. */
// prettier-ignore
const LITERALS: readonly { readonly requirement: RequirementId; readonly pieces: readonly string[] }[] = [
  { requirement: 'lists.percent-encoding', pieces: ['100%', '%41', 'a+b', 'a&b=c', 'a#b', '?croql=', 'a;b', 'back/slash'] },
  { requirement: 'croql.parameter.utf-8',  pieces: ['Привіт', '日本', 'naïve café', '\u{1f600}'] },
  { requirement: 'croql.syntax.string',    pieces: ["it's", '(a) and (b)', 'where (x)', 'snake_case', 'a b'] },
];

/** Expressions without a character that could be misread: what is wrong with them is no matter of encoding. */
const PLAIN = ['text = "half price"', 'text = "A done"', 'text contains "half"', 'text contains "alf pri"'].flatMap(
  (one) => [one, `not (${one})`],
);

/** How a list decodes the expression in a request's address: special characters, and great length. */
export const encodingChecks: readonly Check[] = [
  ...checkEachEdition(
    'lists.encoding',
    {
      title: 'every character of an expression arrives as itself',
      cites: ['lists.percent-encoding', 'croql.parameter.utf-8', 'croql.syntax.string', 'lists.plus'],
      mayFind: ['croql.operator.equal', 'croql.operator.contains'],
    },
    async (checkContext, edition) => {
      const here = await openList(checkContext, 'special', edition);
      const { subject } = here;
      const { context } = subject;
      await learnPageSize(checkContext, subject);
      await requireFilter(checkContext, subject);
      if (here.isLoaded) {
        await requireAccepted(checkContext, subject, 'text contains "a"', 'croql.operator.contains');
        await requireAccepted(checkContext, subject, 'text = "half price"', 'croql.operator.equal');
        await requireAccepted(checkContext, subject, 'not is hidden', 'croql.operator.not');
        await requireAccepted(checkContext, subject, 'not (is hidden)', 'croql.syntax.group');
        const plain = await mapConcurrent(MAX_CONCURRENT, PLAIN, (expression) => query(checkContext, here, expression));
        const wrong = plain.find(isWrong);
        if (wrong)
          throw new PreconditionFailed(`\`${wrong.expression}\` selects other records, which other checks say`);
      }
      for (const { requirement, pieces } of here.isLoaded ? LITERALS : []) {
        const ask = (predicates: readonly string[]) =>
          mapConcurrent(
            MAX_CONCURRENT,
            predicates.flatMap((predicate) => [predicate, `not (${predicate})`]),
            (expression) => query(checkContext, here, expression),
          );
        const wholes = SPECIAL_TEXTS.filter((text) => pieces.some((piece) => text.includes(piece)));
        const equal = await ask(wholes.map((text) => `text = "${text}"`));
        const contains = await ask(pieces.map((piece) => `text contains "${piece}"`));
        // Characters that arrive in one form arrive in the other: what is wrong there is the operator.
        const [equalArrives, containsArrives] = [equal, contains].map((asked) => !asked.some(isWrong));
        const about = { edition, context };
        const ofEqual = containsArrives && !equalArrives ? 'croql.operator.equal' : requirement;
        const ofContains = equalArrives && !containsArrives ? 'croql.operator.contains' : requirement;
        checkContext.judge(selectsExpected(ofEqual), { ...about, asked: equal });
        checkContext.judge(selectsExpected(ofContains), { ...about, asked: contains });
      }
      // Every character may be percent-encoded, with digits in either case.
      const expression = 'is hidden';
      const forms = [encodeEveryByte, (text: string) => encodeEveryByte(text).toUpperCase()];
      const asked = await mapConcurrent(MAX_CONCURRENT, forms, (form) => query(checkContext, here, expression, form));
      checkContext.judge(selectsExpected('lists.percent-encoding'), { edition, context, asked });
      if ((checkContext.target.plan.answers['lists.plus'] ?? 'space') === 'space') {
        const plus = await query(checkContext, here, expression, (text) => text.replaceAll(' ', '+'));
        checkContext.judge(selectsExpected('lists.plus'), { edition, context, asked: [plus] });
      }
    },
  ),

  ...checkEachEdition(
    'lists.long',
    {
      title: 'a long or deep expression selects the same records as a short one',
      cites: ['croql.length', 'lists.croql'],
    },
    async (checkContext, edition) => {
      const here = await openList(checkContext, 'main', edition);
      const { subject } = here;
      await learnPageSize(checkContext, subject);
      await requireFilter(checkContext, subject);
      await requireAccepted(checkContext, subject, 'count of translations = 2', 'croql.syntax.count');
      await requireAccepted(checkContext, subject, 'count of translations >= 2', 'croql.operator.greater-or-equal');
      await requireAccepted(checkContext, subject, '(is hidden or is duplicate) and is hidden', 'croql.operator.or');
      const max = Number(checkContext.target.plan.answers['croql.length'] ?? 8_000);
      const part = '(is hidden or (is duplicate and count of translations >= 2))';
      const short = await query(checkContext, here, part);
      if (isWrong(short)) throw new PreconditionFailed(`\`${part}\` selects other records, which other checks say`);
      const long = [1_500, 6_000].map((length) =>
        Array.from({ length: Math.floor(length / (part.length + 5)) }, () => part).join(' and '),
      );
      const deep = `${'('.repeat(DEPTH)}${part}${')'.repeat(DEPTH)}`;
      for (const expression of [deep, ...long].filter(({ length }) => length < max)) {
        // A condition that is repeated selects what it selects once.
        const one = { ...(await query(checkContext, here, expression)), expected: short.expected };
        // How long an expression may be is open; what one selects that is taken is not.
        const requirement = 'status' in one.actual ? 'croql.length' : 'lists.croql';
        checkContext.judge(selectsExpected(requirement), { edition, context: subject.context, asked: [one] });
      }
    },
  ),
];

/** Levels of parentheses around a condition. */
const DEPTH = 60;

/** The result of an expression whose characters are encoded by the given function. */
async function query(
  checkContext: CheckContext,
  { subject, selected }: ListUnderTest,
  expression: string,
  encode?: (text: string) => string,
) {
  const token = await getAccessToken(checkContext);
  const { target } = checkContext;
  const { ids, exchange } = await readList(
    target,
    buildAddress(checkContext, subject),
    { croql: expression },
    token,
    encode && { encode },
  );
  return { expression, expected: await selected(expression), actual: ids ?? exchange.response };
}

const isWrong = ({ expected, actual }: QueryResult) => 'status' in actual || String(expected) !== String(actual);

/** Reads the whole list once, which shows the size of its pages. */
const learnPageSize = async (checkContext: CheckContext, subject: QueryTarget) =>
  readList(checkContext.target, buildAddress(checkContext, subject), {}, await getAccessToken(checkContext));
