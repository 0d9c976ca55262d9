import { addressOf } from './ask-list.ts';
import { listHere } from './here.ts';
import type { Here } from './here.ts';
import { readList } from './read-list.ts';
import type { Attempt } from '../attempt.ts';
import { checkEachEdition } from '../check.ts';
import type { Check } from '../check.ts';
import { selection } from '../croql/judges.ts';
import type { Subject } from '../croql/subject.ts';
import { AT_ONCE, inFlight } from '../in-flight.ts';
import { accessTokenOf } from '../oauth/steps.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Texts in which a character has a meaning to some layer on the way, by what tells that it should have none. */
// prettier-ignore
const LITERALS: readonly { readonly requirement: RequirementId; readonly pieces: readonly string[] }[] = [
  { requirement: 'lists.percent-encoding', pieces: ['100%', '%41', 'a+b', 'a&b=c', 'a#b', '?croql=', 'a;b', 'back/slash'] },
  { requirement: 'croql.parameter.utf-8',  pieces: ['Привіт', '日本', 'naïve café', '\u{1f600}'] },
  { requirement: 'croql.syntax.string',    pieces: ["it's", '(a) and (b)', 'where (x)', 'snake_case', 'a b'] },
];

/** How an expression arrives in the address of a request: each of its characters, and many of them. */
export const encodingChecks: readonly Check[] = [
  ...checkEachEdition(
    'lists.encoding',
    {
      title: 'every character of an expression arrives as itself',
      cites: ['lists.percent-encoding', 'croql.parameter.utf-8', 'croql.syntax.string', 'lists.plus'],
    },
    async (attempt, edition) => {
      const here = await listHere(attempt, 'special', edition);
      const { subject } = here;
      await acquaint(attempt, subject);
      for (const { requirement, pieces } of here.isLoaded ? LITERALS : []) {
        const expressions = pieces.flatMap((piece) => [`text contains "${piece}"`, `not (text contains "${piece}")`]);
        const asked = await inFlight(AT_ONCE, expressions, (expression) => answered(attempt, here, expression));
        attempt.judge(selection, { requirement, edition, context: subject.context, asked });
      }
      // Every character may be percent-encoded, and the digits may be of either case.
      const expression = 'is hidden';
      const forms = [asBytes, (text: string) => asBytes(text).toUpperCase()];
      const asked = await inFlight(AT_ONCE, forms, (form) => answered(attempt, here, expression, form));
      attempt.judge(selection, { requirement: 'lists.percent-encoding', edition, context: subject.context, asked });
      if ((attempt.target.plan.answers['lists.plus'] ?? 'space') === 'space') {
        const plus = await answered(attempt, here, expression, (text) => text.replaceAll(' ', '+'));
        attempt.judge(selection, { requirement: 'lists.plus', edition, context: subject.context, asked: [plus] });
      }
    },
  ),

  ...checkEachEdition(
    'lists.long',
    { title: 'a long expression is answered like a short one', cites: ['croql.length'] },
    async (attempt, edition) => {
      const here = await listHere(attempt, 'main', edition);
      const { subject } = here;
      await acquaint(attempt, subject);
      const most = Number(attempt.target.plan.answers['croql.length'] ?? 8_000);
      const part = '(is hidden or (is duplicate and count of translations >= 2))';
      for (const length of [1_500, 6_000].filter((one) => one < most)) {
        const expression = Array.from({ length: Math.floor(length / (part.length + 5)) }, () => part).join(' and ');
        // However often it stands there, it selects what it selects once.
        const one = { ...(await answered(attempt, here, expression)), expected: await here.selected(part) };
        attempt.judge(selection, { requirement: 'croql.length', edition, context: subject.context, asked: [one] });
      }
    },
  ),
];

/** What the list brings for an expression, in which each character is encoded in this way. */
async function answered(
  attempt: Attempt,
  { subject, selected }: Here,
  expression: string,
  encode?: (text: string) => string,
) {
  const token = await accessTokenOf(attempt);
  const { target } = attempt;
  const { ids, exchange } = await readList(target, addressOf(attempt, subject), { croql: expression }, token, encode);
  return { expression, expected: await selected(expression), actual: ids ?? exchange.response };
}

/** Reads the whole list once: it tells how large its pages are. */
const acquaint = async (attempt: Attempt, subject: Subject) =>
  readList(attempt.target, addressOf(attempt, subject), {}, await accessTokenOf(attempt));

/** Every byte as two digits in hex, though most could stand for themselves. */
const asBytes = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
