import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ExpressionGenerator } from './expression-generator.ts';
import type { QueryTarget } from './query-target.ts';
import { SPELLINGS, withoutLiterals } from './spelling.ts';
import { ARITHMETIC, ARITHMETIC_OPERATORS, COMPARISONS, LOGIC, LOGIC_OPERATORS } from '../../croql/operators.ts';
import { format } from '../../croql/printer.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One form of the language at one place of another. */
export interface NestingGoal {
  readonly name: string;
  readonly requirements: readonly RequirementId[];
  readonly texts: Arbitrary<string>;
}

/** A form, and what it is made of for the records of some scope. */
interface Form {
  readonly name: string;
  readonly requirement: RequirementId;
  readonly texts: Arbitrary<string>;
}

/** A place that takes another form; the part stands in parentheses. */
interface Place {
  readonly name: string;
  readonly requirement: RequirementId;
  readonly around: (part: Arbitrary<string>) => Arbitrary<string>;
}

type Part = string | Arbitrary<string> | Arbitrary<number>;

/** Texts in which each of the parts is generated anew wherever it stands. */
function text(strings: TemplateStringsArray, ...parts: readonly Part[]): Arbitrary<string> {
  const arbitraries = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part));
  return fc.tuple<(string | number)[]>(...arbitraries).map((values) => String.raw({ raw: strings }, ...values));
}

const small = fc.nat(6);
/** Divisors without a remainder of twelve, also as groups. */
const DIVISORS = fc.constantFrom('2', '3', '(6 / 2)', '(4 / 2)', '(2 * 3)', '(2 + 1)', '(5 - 3)');
const half = fc.nat(6).map((value) => `${value}.5`);

/** What one scope offers to be nested: the record itself, or the elements of a collection. */
class Scope {
  private readonly generator: ExpressionGenerator;
  private readonly scopes: readonly string[];
  private drawn: readonly string[] | undefined;

  constructor(generator: ExpressionGenerator, scopes: readonly string[] = []) {
    this.generator = generator;
    this.scopes = scopes;
  }

  get collections(): readonly string[] {
    return this.generator.filterable(this.scopes);
  }

  within(collection: string): Scope {
    return new Scope(this.generator, [...this.scopes, collection]);
  }

  get predicate(): Arbitrary<string> {
    return this.generator.predicate(this.scopes).map((tree) => format(tree));
  }

  /** Counts and small numbers, which a small literal tells apart; any number where there are none. */
  get number(): Arbitrary<string> {
    const counts = this.generator.collections(this.scopes).map((name) => `count of ${name}`);
    const numbers = [...counts, ...this.generator.smallNumbers(this.scopes)];
    return numbers.length > 0
      ? fc.constantFrom(...numbers)
      : this.generator.number(this.scopes, 0).map((tree) => format(tree));
  }

  /** Predicates with a comparison of this spelling, whatever it compares. */
  private comparisons(spelling: string): Arbitrary<string> | undefined {
    const found = this.sample.filter((one) => withoutLiterals(one).includes(` ${spelling} `));
    return found.length === 0 ? undefined : fc.constantFrom(...found);
  }

  private get sample(): readonly string[] {
    this.drawn ??= fc.sample(this.predicate, { seed: 1, numRuns: 400, unbiased: true });
    return this.drawn;
  }

  private get filteredCount(): Arbitrary<string> | undefined {
    const counts = this.collections.map((name) => text`count of ${name} where (${this.within(name).predicate})`);
    return counts.length === 0 ? undefined : fc.oneof(...counts);
  }

  // prettier-ignore
  booleans(): readonly Form[] {
    const { predicate: p, number: n } = this;
    const count = this.filteredCount;
    return [
      ...SPELLINGS.flatMap(({ spelling, requirement }): Form[] => {
        const texts = this.comparisons(spelling);
        return texts ? [{ name: spelling, requirement, texts }] : [];
      }),
      ...LOGIC_OPERATORS.flatMap((operator): Form[] => [
        { name: operator, requirement: LOGIC[operator].requirement, texts: text`(${p}) ${operator} (${p})` },
        { name: `${operator} of three`, requirement: LOGIC[operator].requirement, texts: text`(${p}) ${operator} (${p}) ${operator} (${p})` },
      ]),
      { name: 'a predicate', requirement: 'croql.syntax.group', texts: p },
      { name: 'not', requirement: 'croql.operator.not', texts: text`not (${p})` },
      { name: 'If', requirement: 'croql.syntax.conditional', texts: text`If ${p} then ${p} else ${p}` },
      { name: 'between', requirement: 'croql.operator.between', texts: text`${n} between ${half} and ${half}` },
      { name: 'two numbers', requirement: 'croql.operator.less', texts: text`${n} < ${n}` },
      { name: 'a number on the left', requirement: 'croql.operator.greater', texts: text`${small} > ${n}` },
      { name: 'a fraction', requirement: 'croql.syntax.float', texts: text`${n} > ${half}` },
      ...(count ? [{ name: 'where', requirement: 'croql.syntax.where' as const, texts: text`${count} > 0` }] : []),
    ];
  }

  // prettier-ignore
  numbers(): readonly Form[] {
    const { predicate: p, number: n } = this;
    const count = this.filteredCount;
    return [
      { name: 'a number', requirement: 'croql.syntax.group', texts: n },
      ...ARITHMETIC_OPERATORS.map((operator): Form => ({ name: operator, requirement: ARITHMETIC[operator].requirement, texts: operator === '/' ? text`(${n} * 12) / ${DIVISORS}` : text`${n} ${operator} ${fc.oneof(n, small.map(String))}` })),
      { name: '-', requirement: 'croql.operator.negate', texts: text`-(${n})` },
      { name: 'a number below zero', requirement: 'croql.operator.negate', texts: text`-${small} + ${n}` },
      { name: 'If', requirement: 'croql.syntax.conditional', texts: text`If ${p} then ${n} else ${small}` },
      ...(count ? [{ name: 'where', requirement: 'croql.syntax.where' as const, texts: count }] : []),
    ];
  }

  // prettier-ignore
  booleanPlaces(): readonly Place[] {
    const { predicate: p } = this;
    return [
      ...LOGIC_OPERATORS.flatMap((operator): Place[] => {
        const { requirement } = LOGIC[operator];
        return [
          { name: `before ${operator}`, requirement, around: (part) => text`(${part}) ${operator} (${p})` },
          { name: `after ${operator}`, requirement, around: (part) => text`(${p}) ${operator} (${part})` },
          { name: `third of ${operator}`, requirement, around: (part) => text`(${p}) ${operator} (${p}) ${operator} (${part})` },
        ];
      }),
      { name: 'and under or', requirement: 'croql.operator.or', around: (part) => text`(${p}) or ((${p}) and (${part}))` },
      { name: 'not', requirement: 'croql.operator.not', around: (part) => text`not (${part})` },
      { name: 'not not', requirement: 'croql.operator.not', around: (part) => text`not (not (${part}))` },
      { name: 'If', requirement: 'croql.syntax.conditional', around: (part) => text`If (${part}) then ${p} else ${p}` },
      { name: 'then', requirement: 'croql.syntax.conditional', around: (part) => text`If ${p} then (${part}) else ${p}` },
      { name: 'else', requirement: 'croql.syntax.conditional', around: (part) => text`If ${p} then ${p} else (${part})` },
      { name: 'after and, three parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`(((${p} and (${part}))))` },
      { name: 'before or, four parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`((((${part}) or ${p})))` },
      { name: 'not, five parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`(((((not (${part}))))))` },
      { name: 'after and, seven parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`(((((((${p} and (${part}))))))))` },
      { name: 'five deep', requirement: 'croql.syntax.group', around: (part) => this.bury(part, ['or', 'and']) },
      { name: 'nine deep', requirement: 'croql.syntax.group', around: (part) => this.bury(part, ['or', 'xor', 'or', 'and']) },
    ];
  }

  /** A part under several operators, each negated. */
  private bury(part: Arbitrary<string>, operators: readonly string[]): Arbitrary<string> {
    return operators.reduce((inner, operator) => text`(${this.predicate}) ${operator} (not (${inner}))`, part);
  }

  // prettier-ignore
  numberPlaces(): readonly Place[] {
    const { predicate: p, number: n } = this;
    const sign = fc.constantFrom('=', '>', '<=', '!=');
    return [
      ...SPELLINGS.filter(({ operator }) => COMPARISONS[operator].operands.includes('number')).map(({ spelling, requirement }): Place => ({ name: `before ${spelling}`, requirement, around: (part) => text`(${part}) ${spelling} ${small}` })),
      { name: 'after =', requirement: 'croql.operator.equal', around: (part) => text`${small} = (${part})` },
      { name: 'after >', requirement: 'croql.operator.greater', around: (part) => text`${n} > (${part})` },
      { name: 'between', requirement: 'croql.operator.between', around: (part) => text`(${part}) between ${half} and ${half}` },
      { name: 'as the first bound', requirement: 'croql.operator.between', around: (part) => text`${half} between (${part}) and ${fc.integer({ min: 7, max: 90 })}` },
      { name: 'as the second bound', requirement: 'croql.operator.between', around: (part) => text`${half} between -1 and (${part})` },
      ...ARITHMETIC_OPERATORS.filter((operator) => operator !== '/').flatMap((operator): Place[] => {
        const { requirement } = ARITHMETIC[operator];
        return [
          { name: `before ${operator}`, requirement, around: (part) => text`(${part}) ${operator} ${n} ${sign} ${small}` },
          { name: `after ${operator}`, requirement, around: (part) => text`${n} ${operator} (${part}) ${sign} ${small}` },
        ];
      }),
      { name: 'after -, three parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`(((${n} - (${part})))) ${sign} ${small}` },
      { name: 'before *, five parentheses deep', requirement: 'croql.syntax.group', around: (part) => text`(((((${part}) * ${n})))) ${sign} ${small}` },
      { name: 'before /', requirement: 'croql.operator.divide', around: (part) => text`((${part}) * 6) / 2 ${sign} ${small.map((value) => 3 * value)}` },
      { name: 'under -', requirement: 'croql.operator.negate', around: (part) => text`-(${part}) ${sign} -${small}` },
      { name: 'then', requirement: 'croql.syntax.conditional', around: (part) => text`(If ${p} then (${part}) else ${small}) ${sign} ${small}` },
      { name: 'else', requirement: 'croql.syntax.conditional', around: (part) => text`(If ${p} then ${small} else (${part})) ${sign} ${small}` },
    ];
  }
}

/** Every form of the language at every place of every other, about the records of a list and the elements within. */
export function nestingGoals(target: QueryTarget): readonly NestingGoal[] {
  const generator = new ExpressionGenerator(target);
  const record = new Scope(generator);
  const nest = (scope: Scope, where: string, lift: (inner: Arbitrary<string>) => Arbitrary<string>): NestingGoal[] => {
    const combine = (forms: readonly Form[], places: readonly Place[]): NestingGoal[] =>
      forms.flatMap((form) =>
        places.map((place): NestingGoal => ({
          name: `${form.name} ${place.name}${where}`,
          requirements: [form.requirement, place.requirement],
          texts: lift(place.around(form.texts)),
        })),
      );
    const numbers = record.collections.length === 0 ? [] : combine(scope.numbers(), scope.numberPlaces());
    return [...combine(scope.booleans(), scope.booleanPlaces()), ...numbers];
  };
  // Within a collection, the forms that a filter has, each in one of the collections.
  const elements = record.collections.flatMap((name, index, all) =>
    nest(record.within(name), ` in ${name}`, (inner) => text`count of ${name} where (${inner}) > 0`).filter(
      (_, goal) => goal % (3 * all.length) === index,
    ),
  );
  const pairs = record.collections.flatMap((name) =>
    record.within(name).collections.map((inner) => [name, inner] as const),
  );
  const deep = pairs.flatMap(([name, inner], index) =>
    nest(
      record.within(name).within(inner),
      ` in ${inner} in ${name}`,
      (part) => text`count of ${name} where (count of ${inner} where (${part}) > 0) > 0`,
    ).filter((_, goal) => goal % (6 * pairs.length) === index),
  );
  return [...nest(record, '', (inner) => inner), ...elements, ...deep];
}
