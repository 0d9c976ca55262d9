import { ask, croql } from './ask-list.ts';
import { placesHere } from './here.ts';
import { failed, kept, notRefused } from './judges.ts';
import { checkEachEdition } from '../check.ts';
import type { Place } from '../croql/subject.ts';

/** Texts that are no expressions in any reading, or mean nothing in any: a gap leaves open how they are refused. */
// prettier-ignore
const MALFORMED: readonly { readonly place: Place; readonly expression: string }[] = [
  { place: 'main', expression: 'text contains' }, { place: 'main', expression: '(is hidden' }, { place: 'main', expression: 'is hidden)' },
  { place: 'main', expression: 'text contains "open' }, { place: 'main', expression: 'and' }, { place: 'main', expression: 'is hidden and' },
  { place: 'main', expression: 'count of' }, { place: 'main', expression: '= 1' }, { place: 'main', expression: 'If is hidden then' },
  { place: 'main', expression: '@user:' }, { place: 'main', expression: 'nothing of the kind = 1' }, { place: 'main', expression: ')(' },
  { place: 'translations', expression: 'identifier = "a"' }, { place: 'segments', expression: 'count of votes > 0' }, { place: 'terms', expression: 'count of records > 0' },
];

/** How a list takes what is no expression. */
export const malformedChecks = checkEachEdition(
  'lists.malformed',
  {
    title: 'what is no expression is refused, and never answered with records',
    cites: ['lists.malformed-not-5xx', 'croql.malformed'],
  },
  async (attempt, edition) => {
    const here = await placesHere(
      attempt,
      MALFORMED.map(({ place }) => place),
      edition,
    );
    const shapes = MALFORMED.flatMap(({ place, expression }) => {
      const found = here.get(place);
      return found ? [{ shape: expression, subject: found.subject }] : [];
    });
    for (const { requirement, due, came } of [
      { requirement: 'lists.malformed-not-5xx', due: 'a refusal that is no failure of the service', came: failed },
      { requirement: 'croql.malformed', due: 'a refusal', came: notRefused },
    ] as const)
      await attempt.each(kept, shapes, async ({ subject, shape }) => {
        const exchange = await ask(attempt, subject, croql(shape));
        return { requirement, exchange, due: `${due} of \`${shape}\``, came };
      });
  },
);
