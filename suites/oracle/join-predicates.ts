type Join = (predicates: readonly string[]) => string;

const between =
  (operator: string): Join =>
  (predicates) =>
    predicates.map((one) => `(${one})`).join(` ${operator} `);

/** Each predicate is the condition of a conditional whose `else` asks for the next one. */
const inTurn: Join = (predicates) =>
  predicates.reduceRight((others, one) => `If (${one}) then 1 = 1 else (${others})`, '1 = 2');

/** Each predicate stands under as many operators as others come before it. */
const deeper: Join = (predicates) => predicates.reduceRight((others, one) => `(${one}) or (${others})`);

const negated: Join = (predicates) => `not (${between('and')(predicates.map((one) => `not (${one})`))})`;

/** Expressions of several predicates, in which the values of a predicate meet another place of the language each. */
const JOINS: readonly Join[] = [between('or'), inTurn, between('xor'), negated, deeper];

/** These predicates in one expression, whose outcome rests on each of them; `turn` selects the way. */
export const joinPredicates = (predicates: readonly string[], turn: number): string =>
  predicates.length < 2 ? predicates.join('') : JOINS[turn % JOINS.length]!(predicates);
