import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import { quoteString } from '../oracle/literals.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import { isSelective } from '../oracle/selection.ts';
import { LARGE_SIZES, LAST, sizeDataset } from '../oracle/size-dataset.ts';
import { selectsExpected } from '../rules/selection.ts';
import { requireFilter } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import { Unsupported } from '../kit/preconditions.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** An expression and the requirement that it rests on. */
type Question = readonly [requirement: RequirementId, expression: string];

/** The numbers of operands that one expression joins: above those at which lists of arguments and loops often end. */
const WIDTHS = [17, 33, 65] as const;
/** Where a service writes `xor` by other operators, what it writes doubles with each operand. */
const XOR_WIDTHS = [5, 9] as const;

/** Collections of each context, with what their last element alone is. */
const COLLECTIONS: Readonly<Record<ContextName, Readonly<Record<string, string>>>> = {
  'source-string': {
    translations: `text = "${LAST}"`,
    comments: 'has issue',
    labels: `title contains "${LAST}"`,
    fields: `name = "${LAST}"`,
    screenshots: '',
  },
  translation: { votes: 'is up', approvals: '' },
  'tm-segment': { records: `text = "${LAST}"` },
  'glossary-term': {},
};

function* askSizes(context: ContextName, edition: Edition): Generator<Question> {
  for (const [collection, last] of Object.entries(COLLECTIONS[context])) {
    if (collection === 'fields' && edition === 'hosted') continue;
    for (const size of LARGE_SIZES) {
      yield ['croql.syntax.count', `count of ${collection} = ${size}`];
      yield ['croql.syntax.count', `count of ${collection} > ${size - 1} and count of ${collection} < ${size + 1}`];
      yield ['croql.syntax.where', `count of ${collection} where (1 = 1) = ${size}`];
      if (last !== '') yield ['croql.syntax.where', `count of ${collection} where (not (${last})) = ${size - 1}`];
    }
    if (last !== '') yield ['croql.syntax.where', `count of ${collection} where (${last}) = 1`];
  }
  if (context !== 'source-string') return;
  for (const size of LARGE_SIZES)
    yield ['croql.syntax.where', `count of translations where (count of votes = ${size}) = 1`];
}

/** A text of each context that tells its records apart, as a predicate. */
const TEXTS: Readonly<Record<ContextName, (sign: string, text: string) => string>> = {
  'source-string': (sign, text) => `identifier ${sign} ${quoteString(`key.${text}`)}`,
  translation: (sign, text) => `text ${sign} ${quoteString(`translation ${text}`)}`,
  'tm-segment': (sign, text) => `text ${sign} ${quoteString(`segment ${text}`)}`,
  'glossary-term': (sign, text) => `text ${sign} ${quoteString(`term ${text}`)}`,
};

function* askWidths(context: ContextName): Generator<Question> {
  const lift = (predicate: string) =>
    context === 'tm-segment' ? `count of records where (${predicate}) > 0` : predicate;
  // The first operands are about no record at all, and the last about one.
  const join = (width: number, sign: string, operator: string) =>
    lift(
      Array.from({ length: width }, (_, index) =>
        TEXTS[context](sign, index === width - 1 ? '1' : `${900 + index}`),
      ).join(` ${operator} `),
    );
  for (const width of WIDTHS) {
    yield ['croql.operator.or', join(width, '=', 'or')];
    yield ['croql.operator.and', join(width, '!=', 'and')];
  }
  for (const width of XOR_WIDTHS) yield ['croql.operator.xor', join(width, '=', 'xor')];
}

function* askInstants(context: ContextName): Generator<Question> {
  if (context !== 'tm-segment' && context !== 'glossary-term') return;
  const lift = (predicate: string) =>
    context === 'tm-segment' ? `count of records where (${predicate}) = 1` : predicate;
  for (const sign of ['<', '>', '<=', '>=', '=', '!='])
    yield ['croql.context.offset-dates', lift(`createdAt ${sign} updatedAt`)];
  // Whether the bounds belong to a range is open, so they are left out.
  for (const range of [
    "updatedAt between createdAt and '2123-01-01 00:00:00'",
    "updatedAt between '1823-01-01 00:00:00' and createdAt",
    "createdAt between updatedAt and '2123-01-01 00:00:00'",
  ])
    yield ['croql.context.offset-dates', lift(`(${range}) and createdAt != updatedAt`)];
}

/** Numbers with several decimals that binary numbers hold exactly, about a number of each context. */
const NUMBERS: Readonly<Partial<Record<ContextName, (predicate: (name: string) => string) => string>>> = {
  'source-string': (predicate) => predicate('max length'),
  'tm-segment': (predicate) => `count of records where (${predicate('usageCount')}) > 0`,
};

function* askDecimals(context: ContextName): Generator<Question> {
  const lift = NUMBERS[context];
  if (lift === undefined) return;
  for (const write of [
    (name: string) => `${name} * 0.125 = 1`,
    (name: string) => `${name} * 0.125 = 1.125`,
    (name: string) => `${name} > 8.9375`,
    (name: string) => `${name} < 9.0625`,
    (name: string) => `${name} + 0.0009765625 > 9.0009`,
  ])
    yield ['croql.syntax.float', lift(write)];
  yield ['croql.operator.divide', lift((name) => `${name} / 64 = 0.140625`)];
}

/** Large collections, wide expressions, timestamps at the ends of days, and numbers with several decimals. */
export const sizeChecks = checkEachEdition(
  'croql.sizes',
  {
    title:
      'large collections, wide expressions, ends of days by other clocks and several decimals are read like others',
    cites: [
      ...(['croql.syntax.count', 'croql.syntax.where', 'croql.syntax.float'] as const),
      ...(['croql.operator.or', 'croql.operator.and', 'croql.operator.xor', 'croql.operator.divide'] as const),
      ...(['croql.context.offset-dates'] as const),
    ],
    oracle: 'reference',
  },
  async (context, edition) => {
    if (context.target.plan.depth === 'quick')
      throw new Unsupported('large collections belong to a deeper run', { code: 'depth' });
    await requireDataset(context, sizeDataset);
    for (const name of CONTEXT_NAMES) {
      const subject = listIn(sizeDataset, MAIN_LISTS[name], edition);
      await requireFilter(context, subject);
      const ask = await prepareAsk(context, subject);
      const questions = [
        ...askSizes(name, edition),
        ...askWidths(name),
        ...askInstants(name),
        ...askDecimals(name),
      ].filter(([, expression]) => isSelective(expression, subject));
      for (const requirement of new Set(questions.map(([id]) => id))) {
        const asked = [];
        for (const [id, expression] of questions)
          if (id === requirement)
            asked.push(evaluateCase({ expression, requirements: [] }, subject, await ask(expression)));
        context.countQueries(asked.length);
        context.judge(selectsExpected(requirement), { ...{ edition, context: name, path: subject.path }, asked });
      }
    }
  },
);
