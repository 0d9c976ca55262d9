import { prepareAsk } from './asking.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { quoteDate } from '../oracle/literals.ts';
import { liftPredicate } from '../oracle/member-goals.ts';
import { memberPaths } from '../oracle/member-paths.ts';
import type { MemberPath } from '../oracle/member-paths.ts';
import { isWrong } from '../oracle/query-result.ts';
import type { QueryResult } from '../oracle/query-result.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { sameDayDataset } from '../oracle/same-day-dataset.ts';
import { selectsExpected } from '../rules/selection.ts';
import { formatSpaced } from '../../croql/dates.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';

const HOUR = 3_600_000;
/** Datetimes as far as this from a timestamp are told from it by every service, whatever the zone. */
const MAX_DISTANCE = 48 * HOUR;
/** Literals are this far apart, and none of them is the moment of a record. */
const STEP = HOUR / 2;
const BESIDE = 7 * 60_000;

/** The contexts whose records have dates with an offset. */
const DATED = ['tm-segment', 'glossary-term'] as const;

/**
 * Timestamps of one day beside datetimes of that day. In which zone a service reads a datetime is a gap, but all of one
 * day are read in one zone: the answers must agree on it.
 */
export const sameDayChecks = checkEachEdition(
  'croql.same-day',
  {
    title: 'timestamps of one day are told apart by datetimes of that day',
    cites: ['croql.context.offset-dates'],
    oracle: 'reference',
  },
  async (context, edition) => {
    const { target } = context;
    if (target.plan.depth === 'quick')
      throw new Unsupported('the hours of a day belong to a deeper run', { code: 'depth' });
    await target.load(sameDayDataset);
    const lists = DATED.map((name) => listIn(sameDayDataset, MAIN_LISTS[name], edition));
    for (const subject of await findFiltered(context, lists))
      for (const path of memberPaths(subject.context, edition).filter(({ member }) => member.type === 'datetime'))
        await judgeHours(context, subject, edition, path);
  },
);

/** A record with the moment of the member that is asked about. */
interface Dated {
  readonly id: number;
  readonly at: number;
}

/** What was asked, and whether a record of a moment is selected where literals are this far ahead of UTC. */
interface Asked {
  readonly expression: string;
  readonly holds: (at: number) => boolean;
  readonly actual: QueryResult['actual'];
}

/** Finds where each record stops being later than a literal, and judges all answers by the zone that most of them show. */
async function judgeHours(context: CheckContext, subject: QueryTarget, edition: Edition, path: MemberPath) {
  const ask = await prepareAsk(context, subject);
  const dated: readonly Dated[] = subject.records.map(({ id, record }) => ({ id, at: readMoment(record, path) }));
  const asked = new Map<string, Asked>();
  const put = async (comparison: string, holds: Asked['holds']) => {
    const expression = liftPredicate(path.scopes, `${path.name} ${comparison}`)[0]!;
    const actual = asked.get(expression)?.actual ?? (await ask(expression));
    asked.set(expression, { expression, holds, actual });
    return actual;
  };
  const isLater = async (id: number, literal: number): Promise<boolean> => {
    const ids = await put(`> ${write(literal)}`, (at) => at > literal);
    return Array.isArray(ids) && ids.includes(id);
  };
  const moments = dated.map(({ at }) => at);
  const [from, to] = [Math.min(...moments) - MAX_DISTANCE + BESIDE, Math.max(...moments) + MAX_DISTANCE + BESIDE];
  const seen: { readonly least: number; readonly most: number }[] = [];
  for (const { id, at } of dated) {
    // Other checks judge a list that does not tell one day from another.
    if (!(await isLater(id, from)) || (await isLater(id, to))) return;
    let [low, high] = [from, to];
    while (high - low > STEP) {
      const middle = low + Math.floor((high - low) / STEP / 2) * STEP;
      if (await isLater(id, middle)) low = middle;
      else high = middle;
    }
    seen.push({ least: low - at, most: high - at });
  }
  const [least, most] = [Math.max(...seen.map((one) => one.least)), Math.min(...seen.map((one) => one.most))];
  const zones = [(least + most) / 2, ...seen.map((one) => (one.least + one.most) / 2)];
  const judgeBy = (zone: number): readonly QueryResult[] =>
    [...asked.values()].map(({ expression, holds, actual }) => ({
      ...{ expression, actual },
      expected: dated.filter(({ at }) => holds(at + zone)).map(({ id }) => id),
    }));
  const countWrong = (zone: number) => judgeBy(zone).filter(isWrong).length;
  const zone = zones.reduce((best, one) => (countWrong(one) < countWrong(best) ? one : best));
  if (least < most)
    for (const { at } of dated) {
      const [before, after] = [at + zone - STEP, at + zone + STEP];
      await put(`between ${write(before)} and ${write(after)}`, (one) => before < one && one < after);
      await put(`< ${write(after)}`, (one) => one < after);
    }
  context.countQueries(asked.size);
  const asSeen = judgeBy(zone);
  if (asSeen.some((one) => !isWrong(one) && one.expected.length > 0 && one.expected.length < dated.length))
    context.target.confirm('croql');
  const wrong = asSeen.filter(isWrong);
  // The finding shows the request of its expression alone.
  context.target.takeExchanges();
  if (wrong[0]) await ask(wrong[0].expression);
  context.judge(selectsExpected('croql.context.offset-dates'), {
    ...{ edition, context: subject.context, path: subject.path },
    asked: [...wrong, ...asSeen.filter((one) => !isWrong(one))],
    because: (id) =>
      explain(
        dated.find((one) => one.id === id),
        path,
        zone,
      ),
  });
}

const write = (literal: number) => quoteDate(formatSpaced(Math.round(literal / 1_000) * 1_000));

/** The moment of a member of a record, or of the only element of its collection. */
function readMoment(record: Readonly<Record<string, unknown>>, { scopes, name }: MemberPath): number {
  const [element] = scopes.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (found, scope) => found.flatMap((one) => one[scope] as Readonly<Record<string, unknown>>[]),
    [record],
  );
  return Date.parse(String(element?.[name]));
}

function explain(record: Dated | undefined, { name }: MemberPath, zone: number): string {
  const hours = (zone / HOUR).toFixed(1);
  const read = `most answers of this list read datetimes about ${hours} hours ahead of UTC`;
  return record === undefined ? read : `${name} is ${new Date(record.at).toISOString()}, and ${read}`;
}
