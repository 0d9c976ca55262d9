import { prepareAsk } from './asking.ts';
import { requireDataset } from './require-dataset.ts';
import { evaluateCase } from '../oracle/evaluated-case.ts';
import type { EvaluatedCase } from '../oracle/evaluated-case.ts';
import { FIXTURE_IDS } from '../oracle/fixture-lists.ts';
import { quoteString } from '../oracle/literals.ts';
import { listIn, MAIN_LISTS } from '../oracle/query-target.ts';
import { isSelective } from '../oracle/selection.ts';
import { LARGE_SIZES, LAST, sizeDataset, SOURCE } from '../oracle/size-dataset.ts';
import { selectsExpected } from '../rules/selection.ts';
import { findFiltered } from '../drivers/list-filter.ts';
import { checkEachEdition } from '../kit/check.ts';
import { PreconditionFailed, Unsupported } from '../kit/preconditions.ts';
import { CONTEXT_NAMES } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The requirement, an expression that rests on it, and a plain one of the same parts: where that is wrong, nothing is shown. */
type Question = readonly [requirement: RequirementId, expression: string, plain: string];

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
    const all = `count of ${collection} where (1 = 1) = 2`;
    const others = `count of ${collection} where (not (${last})) = 2`;
    for (const size of LARGE_SIZES) {
      const plain = `count of ${collection} = 2`;
      const between = `count of ${collection} > ${size - 1} and count of ${collection} < ${size + 1}`;
      yield ['croql.syntax.count', `count of ${collection} = ${size}`, plain];
      yield ['croql.syntax.count', between, `count of ${collection} > 1 and count of ${collection} < 3`];
      yield ['croql.syntax.where', `count of ${collection} where (1 = 1) = ${size}`, all];
      if (last !== '')
        yield ['croql.syntax.where', `count of ${collection} where (not (${last})) = ${size - 1}`, others];
    }
    if (last !== '') yield ['croql.syntax.where', `count of ${collection} where (${last}) = 1`, others];
  }
  if (context !== 'source-string') return;
  const ofVotes = (size: number) => `count of translations where (count of votes = ${size}) = 1`;
  for (const size of LARGE_SIZES) yield ['croql.syntax.where', ofVotes(size), ofVotes(2)];
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
    yield ['croql.operator.or', join(width, '=', 'or'), join(2, '=', 'or')];
    yield ['croql.operator.and', join(width, '!=', 'and'), join(2, '!=', 'and')];
  }
  for (const width of XOR_WIDTHS) yield ['croql.operator.xor', join(width, '=', 'xor'), join(2, '=', 'xor')];
}

function* askInstants(context: ContextName): Generator<Question> {
  if (context !== 'tm-segment' && context !== 'glossary-term') return;
  const lift = (predicate: string) =>
    context === 'tm-segment' ? `count of records where (${predicate}) = 1` : predicate;
  for (const sign of ['<', '>', '<=', '>=', '=', '!='])
    yield [
      'croql.context.offset-dates',
      lift(`createdAt ${sign} updatedAt`),
      lift(`createdAt ${sign} '2123-01-01 00:00:00'`),
    ];
  // Whether the bounds belong to a range is open, so they are left out.
  for (const range of [
    "updatedAt between createdAt and '2123-01-01 00:00:00'",
    "updatedAt between '1823-01-01 00:00:00' and createdAt",
    "createdAt between updatedAt and '2123-01-01 00:00:00'",
  ])
    yield [
      'croql.context.offset-dates',
      lift(`(${range}) and createdAt != updatedAt`),
      lift("(updatedAt between '1823-01-01 00:00:00' and '2123-01-01 00:00:00') and createdAt != updatedAt"),
    ];
}

function* askPatterns(context: ContextName): Generator<Question> {
  if (context !== 'source-string') return;
  const plain = 'text contains "abc"';
  yield ['croql.operator.contains-members', 'text contains context', plain];
  yield ['croql.operator.contains-members', 'not (text contains context)', plain];
}

/** A member, another one, and the first again: what gathers the values of one member must not lose the other. */
function* askMixed(context: ContextName): Generator<Question> {
  if (context !== 'source-string') return;
  const join = (sign: string, operator: string, count: number) =>
    [`identifier ${sign} "key.0"`, `max length ${sign} 9`, `identifier ${sign} "key.2"`]
      .slice(0, count)
      .join(` ${operator} `);
  yield ['croql.operator.or', join('=', 'or', 3), join('=', 'or', 2)];
  yield ['croql.operator.and', join('!=', 'and', 3), join('!=', 'and', 2)];
}

function* askSourceLanguage(context: ContextName): Generator<Question> {
  if (context !== 'glossary-term') return;
  const of = (language: string) => `language = @language:"${language}"`;
  yield ['croql.syntax.mention-language', of(SOURCE), of(FIXTURE_IDS.language)];
}

/** Numbers with several decimals that binary numbers hold exactly, about a number of each context. */
const NUMBERS: Readonly<Partial<Record<ContextName, (predicate: (name: string) => string) => string>>> = {
  'source-string': (predicate) => predicate('max length'),
  'tm-segment': (predicate) => `count of records where (${predicate('usageCount')}) > 0`,
};

function* askDecimals(context: ContextName): Generator<Question> {
  const lift = NUMBERS[context];
  if (lift === undefined) return;
  const write = (sign: string) => lift((name) => `${name} ${sign}`);
  for (const [sign, plain] of [
    ['* 0.125 = 1', '* 0.5 = 4'],
    ['* 0.125 = 1.125', '* 0.5 = 4.5'],
    ['> 8.9375', '> 8.5'],
    ['< 9.0625', '< 8.5'],
    ['+ 0.0009765625 > 9.0009', '+ 0.5 > 9'],
  ] as const)
    yield ['croql.syntax.float', write(sign), write(plain)];
  yield ['croql.operator.divide', write('/ 4 = 2.25'), write('/ 2 = 4.5')];
}

/** Large collections, wide expressions, timestamps at the ends of days, numbers with several decimals, and texts like patterns. */
export const sizeChecks = checkEachEdition(
  'croql.sizes',
  {
    title: 'large collections, wide expressions and rare values are read like others',
    cites: [
      ...(['croql.syntax.count', 'croql.syntax.where', 'croql.syntax.float'] as const),
      ...(['croql.operator.or', 'croql.operator.and', 'croql.operator.xor', 'croql.operator.divide'] as const),
      ...(['croql.context.offset-dates', 'croql.operator.contains-members', 'croql.syntax.mention-language'] as const),
    ],
    oracle: 'reference',
  },
  async (context, edition) => {
    if (context.target.plan.depth === 'quick')
      throw new Unsupported('large collections belong to a deeper run', { code: 'depth' });
    await requireDataset(context, sizeDataset);
    let judged = 0;
    const lists = CONTEXT_NAMES.map((name) => listIn(sizeDataset, MAIN_LISTS[name], edition));
    for (const subject of await findFiltered(context, lists)) {
      const { context: name } = subject;
      const ask = await prepareAsk(context, subject);
      const evaluate = async (expression: string) =>
        evaluateCase({ expression, requirements: [] }, subject, await ask(expression));
      const plainFails = new Map<string, boolean>();
      const asked = new Map<RequirementId, EvaluatedCase[]>();
      for (const [requirement, expression, plain] of [
        ...askSizes(name, edition),
        ...askWidths(name),
        ...askInstants(name),
        ...askDecimals(name),
        ...askPatterns(name),
        ...askSourceLanguage(name),
        ...askMixed(name),
      ]) {
        if (!isSelective(expression, subject)) continue;
        if (!plainFails.has(plain)) plainFails.set(plain, (await evaluate(plain)).fails);
        if (!plainFails.get(plain))
          asked.set(requirement, [...(asked.get(requirement) ?? []), await evaluate(expression)]);
      }
      for (const [requirement, cases] of asked) {
        judged += 1;
        context.countQueries(cases.length);
        context.judge(selectsExpected(requirement), {
          ...{ edition, context: name, path: subject.path },
          asked: cases,
        });
      }
    }
    if (judged === 0) throw new PreconditionFailed('plain expressions are answered wrongly, which other checks say');
  },
);
