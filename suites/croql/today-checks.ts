import { askAll, prepareAsk } from './asking.ts';
import { boundaryList } from '../oracle/boundary-cases.ts';
import { boundaryDataset } from '../oracle/boundary-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { quoteDate } from '../oracle/literals.ts';
import { liftPredicate } from '../oracle/member-goals.ts';
import { memberName, memberPaths } from '../oracle/member-paths.ts';
import type { MemberPath } from '../oracle/member-paths.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { dateAt, todayDataset } from '../oracle/today-dataset.ts';
import { selectsExpected } from '../rules/selection.ts';
import { importDataset, PROJECT } from '../drivers/import-fixtures.ts';
import { buildImportParams } from '../drivers/imports.ts';
import { MAX_DAYS, passTime } from '../drivers/oauth-steps.ts';
import type { CheckContext } from '../kit/check-context.ts';
import { checkEachEdition } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { Dataset } from '../../spec/schemas/types.gen.ts';

const DAY = 86_400_000;
const IDENTIFIER = 'locspec.today';
/** The farthest that the target's clock is looked for ahead of the kit's, in days. */
const MAX_AHEAD = 4_096;
/** How exactly it is known, in days. */
const EXACTLY = 0.25;
/** What passes between the questions, in days: from before some dates to after them. */
const DAYS_PASSED = 7;

/**
 * `'today'` beside dates that are some days before and after it. The clock of a target may have been moved, so the kit
 * looks at the date of a string that is imported now, or else at what is before `'today'` itself, which then has to move
 * with the clock.
 */
export const todayChecks = checkEachEdition(
  'croql.today',
  {
    title: "'today' is the day on which an expression is asked",
    cites: ['croql.syntax.today', 'croql.syntax.datetime'],
    oracle: 'reference',
  },
  async (context, edition) => {
    const { target } = context;
    if (target.plan.depth === 'quick')
      throw new Unsupported("the dates around 'today' belong to a deeper run", { code: 'depth' });
    const moment = await readImportDate(context, edition).catch((error: unknown) => {
      if (error instanceof Unsupported) return readToday(context, edition);
      throw error;
    });
    const dataset = todayDataset(moment);
    await askAround(context, edition, dataset, moment);
    await passTime(target, (DAYS_PASSED * DAY) / 1_000);
    await askAround(context, edition, dataset, moment + DAYS_PASSED * DAY);
    await askOnLongDay(context, edition, moment + DAYS_PASSED * DAY);
  },
);

/** Asks about dates of shorter months on a day that they do not have. */
async function askOnLongDay(context: CheckContext, edition: Edition, now: number): Promise<void> {
  const { target } = context;
  const start = new Date(now);
  const days = Array.from(
    { length: 63 },
    (_, day) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() + day, 12)),
  );
  const long = days.find((day) => day.getUTCDate() === 31 && day.getTime() > now)!;
  const subject = boundaryList('source-string', edition);
  await target.load(boundaryDataset);
  const ask = (expressions: readonly string[]) => askAll(context, subject, expressions);
  const before = await ask(SHORT_MONTHS.map((date) => `added between '${date} 11:59:59' and '${date} 12:00:01'`));
  await passTime(target, Math.ceil((long.getTime() - now) / 1_000));
  // What is wrong on any day is for other checks to report.
  const asked = await ask(before.filter(({ fails }) => !fails).map(({ expression }) => `${expression} and 1 = 1`));
  if (asked.length === 0) return;
  context.countQueries(asked.length);
  context.judge(selectsExpected('croql.syntax.datetime'), {
    ...{ edition, context: subject.context, path: subject.path },
    asked: asked.toSorted((a, b) => Number(b.fails) - Number(a.fails)),
    because: () => 'the same dates are read rightly on another day; this was the 31st of a month',
  });
}

/** Dates of records of rare values, in months that have fewer days than others. */
const SHORT_MONTHS = ['2023-02-06', '2024-02-28', '2024-02-29', '2020-02-28'] as const;

/** The moment on the target's clock, as its dates show it. Throws {@link Unsupported} if no date shows it. */
async function readImportDate(context: CheckContext, edition: Edition): Promise<number> {
  const { target } = context;
  await target.load(importDataset());
  const strings = [{ uniqId: IDENTIFIER, identifier: IDENTIFIER, text: 'Today' }];
  await target.state('the file is imported', buildImportParams({ strings, name: 'today.txt', content: 'Today' }));
  const ask = await prepareAsk(context, { edition, path: `/projects/${PROJECT.id}/strings` });
  const start = Date.now();
  const isAfter = async (days: number) => {
    const ids = await ask(`identifier = "${IDENTIFIER}" and added > ${quoteDate(dateAt(start, days))}`);
    return Array.isArray(ids) && ids.length === 1;
  };
  let low = -2;
  let high = 2;
  while ((await isAfter(high)) && high < MAX_AHEAD) high *= 2;
  if (!(await isAfter(low)) || (await isAfter(high)))
    throw new Unsupported('no string that is imported shows the date of its import', {
      code: 'not-observable',
      subject: 'the date on the clock of the target',
    });
  while (high - low > EXACTLY) {
    const middle = (low + high) / 2;
    if (await isAfter(middle)) low = middle;
    else high = middle;
  }
  return start + low * DAY;
}

/** The days around the kit's clock among which `'today'` is looked for: the kit has moved the target's clock by some. */
const LADDER = { from: -5, to: MAX_DAYS } as const;

/** The moment of `'today'`, to a day, as the target reads it now. Throws {@link Unsupported} if it is none of those days. */
async function readToday(context: CheckContext, edition: Edition): Promise<number> {
  const start = Date.now();
  const days = Array.from({ length: LADDER.to - LADDER.from }, (_, index) => LADDER.from + index);
  const base = todayDataset(start);
  const [project] = base.projects ?? [];
  const [string] = project?.strings ?? [];
  const strings = days.map((day, index) => ({
    ...string,
    ...{ id: 100 + index, added: dateAt(start, day), translations: [], 'languages summary': [] },
  }));
  await context.target.load({ ...base, projects: [{ ...project, strings }] } as Dataset);
  const ask = await prepareAsk(context, listIn(base, MAIN_LISTS['source-string'], edition));
  const before = await ask("added < 'today'");
  if (!Array.isArray(before) || before.length === 0 || before.length === days.length)
    throw new Unsupported("the day that is 'today' could not be found", {
      code: 'not-observable',
      subject: 'the date on the clock of the target',
    });
  return start + (days[before.length - 1]! + 0.5) * DAY;
}

/** Asks every list what is before and after `'today'`, where it answers rightly with the date in place of it. */
async function askAround(context: CheckContext, edition: Edition, dataset: Dataset, now: number): Promise<void> {
  await context.target.load(dataset);
  for (const name of CONTEXT_NAMES) {
    const list = listIn(dataset, MAIN_LISTS[name], edition);
    const subject: QueryTarget = { ...list, environment: { ...list.environment, now: new Date(now) } };
    const ask = await prepareAsk(context, subject);
    const evaluate = async (expression: string) =>
      evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
    const asked: EvaluatedCase[] = [];
    for (const expression of expressionsAbout(subject, now)) {
      const one = await evaluate(expression);
      // In another form, so that nothing that is kept of the one serves the other.
      const control = await evaluate(`(${expression.replace("'today'", quoteDate(dateAt(now, 0)))}) and (1 = 1)`);
      if (!control.fails) asked.push(one);
    }
    if (asked.length === 0) continue;
    context.countQueries(asked.length);
    context.judge(selectsExpected('croql.syntax.today'), {
      ...{ edition, context: name, path: subject.path },
      asked: asked.toSorted((a, b) => Number(b.fails) - Number(a.fails)),
    });
  }
}

const PER_MEMBER = 3;

const expressionsAbout = ({ context, edition }: QueryTarget, now: number): readonly string[] =>
  memberPaths(context, edition)
    .filter(({ member: { type, also } }) => (also ?? type) === 'datetime')
    .flatMap((path, place) => predicatesAbout(path, now, place).map((one) => liftPredicate(path.scopes, one)[0]!));

/** Members take turns in the forms. */
function predicatesAbout(path: MemberPath, now: number, place: number): readonly string[] {
  const name = memberName(path);
  const ranges = [
    `${name} between ${quoteDate(dateAt(now, -20))} and 'today'`,
    `${name} between 'today' and ${quoteDate(dateAt(now, 20))}`,
  ];
  if (path.member.also !== undefined) return ranges;
  const all = [`${name} < 'today'`, `'today' < ${name}`, ...ranges, `${name} >= 'today'`, `'today' > ${name}`];
  return Array.from({ length: PER_MEMBER }, (_, index) => all[(PER_MEMBER * place + index) % all.length]!);
}
