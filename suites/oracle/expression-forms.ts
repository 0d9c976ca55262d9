import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { CoverageGoal } from './coverage-goal.ts';
import { ExpressionGenerator } from './expression-generator.ts';
import type { QueryTarget } from './query-target.ts';
import { LOGIC, LOGIC_OPERATORS } from '../../croql/operators.ts';
import { format } from '../../croql/printer.ts';
import { randomFrom } from '../../run/prng.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** A shape of whole expressions whose parts are generated. */
interface ExpressionForm {
  readonly name: string;
  readonly requirement: RequirementId;
  readonly texts: Arbitrary<string>;
}

const CANDIDATES = 24;

/** The goals of whole expressions: each form with several members and literals. */
export const formGoals = (target: QueryTarget): readonly CoverageGoal[] =>
  expressionForms(target).map(({ name, requirement, texts }) => ({
    name,
    requirements: [requirement],
    candidates: () =>
      fc.sample(texts, { seed: randomFrom(`${target.path} ${name}`).seed(), numRuns: CANDIDATES, unbiased: true }),
  }));

function expressionForms(target: QueryTarget): readonly ExpressionForm[] {
  const generator = new ExpressionGenerator(target);
  const predicate = (...scopes: readonly string[]) => generator.predicate(scopes).map((tree) => format(tree));
  const p = fc
    .oneof(
      predicate(),
      generator.boolean([], 1).map((tree) => format(tree)),
    )
    .map((text) => `(${text})`);
  const number = (depth: number) => generator.number([], depth).map((tree) => format(tree));
  const n = number(0);
  const outer = generator.filterable([]);
  const form = (name: string, requirement: RequirementId, texts: Arbitrary<string>) => ({ name, requirement, texts });

  const logic = LOGIC_OPERATORS.flatMap((op) => {
    const { requirement } = LOGIC[op];
    return [
      form(`p ${op} q`, requirement, text`${p} ${op} ${p}`),
      form(`p ${op} q ${op} r`, requirement, text`${p} ${op} ${p} ${op} ${p}`),
      form(`not (p ${op} q)`, 'croql.operator.not', text`not (${p} ${op} ${p})`),
      ...outer.map((name) => {
        const q = predicate(name);
        const bound = fc.constantFrom('> 0', '= 1', '>= 2');
        return form(`p ${op} q in ${name}`, requirement, text`count of ${name} where ((${q}) ${op} (${q})) ${bound}`);
      }),
      ...outer.flatMap((name) =>
        generator.filterable([name]).map((inner) => {
          const q = predicate(name, inner);
          return form(
            `p ${op} q in ${inner} in ${name}`,
            requirement,
            text`count of ${name} where (count of ${inner} where ((${q}) ${op} (${q})) > 0) > 0`,
          );
        }),
      ),
    ];
  });

  // prettier-ignore
  return [
    ...logic,
    form('(p or q) and r',  'croql.syntax.group',       text`(${p} or ${p}) and ${p}`),
    form('p and (q or r)',  'croql.syntax.group',       text`${p} and (${p} or ${p})`),
    form('p xor (q and r)', 'croql.syntax.group',       text`${p} xor (${p} and ${p})`),
    form('(p xor q) or r',  'croql.syntax.group',       text`(${p} xor ${p}) or ${p}`),
    ...REPEATED.map(([name, join]) =>
      form(name, 'croql.syntax.group', fc.tuple(p, p, p).map(([one, two, three]) => join(one, two, three))),
    ),
    form('not p',           'croql.operator.not',       text`not ${p}`),
    form('If',              'croql.syntax.conditional', text`If ${p} then ${p} else ${p}`),
    form('If of predicates', 'croql.syntax.conditional', text`If ${predicate()} then ${predicate()} else ${predicate()}`),
    form('If in If',        'croql.syntax.conditional', text`If ${p} then ${p} else (If ${p} then ${p} else ${p})`),
    form('If of numbers',   'croql.syntax.conditional', text`(If ${p} then ${n} else ${n}) ${fc.constantFrom('>', '=', '<=')} ${fc.nat(3)}`),
    ...outer.flatMap((name) => {
      const q = predicate(name);
      return [
        form(`all of ${name}`,          'croql.syntax.where',       text`count of ${name} = count of ${name} where (${q})`),
        form(`If in ${name}`,           'croql.syntax.conditional', text`count of ${name} where (If ${q} then ${q} else ${q}) > 0`),
        form(`sum over ${name}`,        'croql.operator.plus',      text`count of ${name} where (${q}) + count of ${name} where (${q}) = ${between(1, 3)}`),
        form(`difference over ${name}`, 'croql.operator.minus',     text`count of ${name} - count of ${name} where (${q}) = ${between(1, 2)}`),
        form(`product over ${name}`,    'croql.operator.times',     text`count of ${name} * count of ${name} where (${q}) = ${fc.constantFrom(2, 4, 6)}`),
      ];
    }),
    ...(outer.length === 0 ? [] : [
      form('(a + b) * c',       'croql.syntax.group',     text`(${n} + ${n}) * ${between(2, 3)} ${fc.constantFrom('=', '>')} ${fc.constantFrom(4, 6, 8)}`),
      form('a - (b - c)',       'croql.syntax.group',     text`${n} - (${n} - ${n}) ${fc.constantFrom('=', '>')} ${fc.nat(3)}`),
      form('a between b and c', 'croql.operator.between', text`${number(1)} between ${fc.nat(1)}.5 and ${between(2, 4)}.5`),
      form('-a',                'croql.operator.negate',  text`-(${n}) ${fc.constantFrom('=', '<', '>=')} -${between(1, 3)}`),
      form('a / b',             'croql.operator.divide',  text`(${n} * 6) / ${between(2, 3)} ${fc.constantFrom('=', '>')} ${fc.constantFrom(2, 3, 4, 6)}`),
    ]),
  ];
}

type Join = (p: string, q: string, r: string) => string;

/** Forms in which a predicate stands twice: what simplifies them has to keep their meaning. */
// prettier-ignore
const REPEATED: readonly (readonly [name: string, join: Join])[] = [
  ['(p and q) or (p and r)',     (p, q, r) => `(${p} and ${q}) or (${p} and ${r})`],
  ['(p or q) and (p or r)',      (p, q, r) => `(${p} or ${q}) and (${p} or ${r})`],
  ['(p and q) or (not p and r)', (p, q, r) => `(${p} and ${q}) or ((not ${p}) and ${r})`],
  ['p and (p or q)',             (p, q) => `${p} and (${p} or ${q})`],
  ['p or (p and q)',             (p, q) => `${p} or (${p} and ${q})`],
  ['p xor (p and q)',            (p, q) => `${p} xor (${p} and ${q})`],
];

const between = (min: number, max: number) => fc.integer({ min, max });

/** Texts in which each of the parts is generated anew wherever it stands. */
function text(
  strings: TemplateStringsArray,
  ...parts: readonly (string | Arbitrary<string> | Arbitrary<number>)[]
): Arbitrary<string> {
  const arbitraries = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part));
  return fc.tuple<(string | number)[]>(...arbitraries).map((values) => String.raw({ raw: strings }, ...values));
}
