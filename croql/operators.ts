import type { RequirementId } from '../spec/requirements/requirements.ts';
import type { Semantics } from './semantics.ts';
import type { Type } from './types.ts';

/** A present value that can be compared. A datetime is its instant in milliseconds. */
export type Scalar = boolean | number | string;

interface Operator {
  /** The requirement that states the operator. */
  readonly requirement: RequirementId;
  /** Other spellings, each with its requirement. */
  readonly aliases: Readonly<Record<string, RequirementId>>;
  /** Higher binds tighter. */
  readonly precedence: number;
  /** The types that its operands may have. Operands of one operation have the same type. */
  readonly operands: readonly Type[];
}

/** A row of the table of logical operators. */
export interface Logic extends Operator {
  /** The value of an operand that decides the result, whatever the other operands are. */
  readonly decidedBy: boolean | null;
  readonly meaning: (left: boolean, right: boolean) => boolean;
}

/** A row of the table of comparisons. */
export interface Comparison extends Operator {
  /** What is compared: equality, order, or the characters of two texts. */
  readonly compares: 'equality' | 'order' | 'text';
  /** The requirement that a member may stand on the right, where the source states it apart. */
  readonly ofMembers: RequirementId | null;
  /** The result when exactly one value is absent. */
  readonly oneAbsent: boolean;
  /** The result when both values are absent. */
  readonly bothAbsent: boolean;
  readonly meaning: (left: Scalar, right: Scalar, semantics: Semantics) => boolean;
  /** The same as JavaScript, for two present values of one type under the default semantics. */
  readonly code: (left: string, right: string) => string;
}

/** A row of the table of arithmetic operators. */
export interface Arithmetic extends Operator {
  /** Null when the result is not a number. */
  readonly meaning: (left: number, right: number, semantics: Semantics) => number | null;
  /** The same as JavaScript, for two numbers under the default semantics; a division by zero is left to the caller. */
  readonly code: (left: string, right: string) => string;
}

const BOOLEAN = ['boolean'] as const;
const NUMBER = ['number'] as const;
const TEXT = ['string'] as const;
const EQUAL = ['number', 'string', 'datetime', 'boolean'] as const;
const ORDERED = ['number', 'datetime', 'string'] as const;

// prettier-ignore
const logic = {
  or:  { precedence: 10, operands: BOOLEAN, aliases: {}, requirement: 'croql.operator.or',  decidedBy: true,  meaning: (a, b) => a || b },
  xor: { precedence: 20, operands: BOOLEAN, aliases: {}, requirement: 'croql.operator.xor', decidedBy: null,  meaning: (a, b) => a !== b },
  and: { precedence: 30, operands: BOOLEAN, aliases: {}, requirement: 'croql.operator.and', decidedBy: false, meaning: (a, b) => a && b },
} as const satisfies Readonly<Record<string, Logic>>;

// prettier-ignore
const comparisons = {
  '=':      { precedence: 50, operands: EQUAL,   compares: 'equality', ofMembers: null, oneAbsent: false, bothAbsent: true,  meaning: equal,                          code: (a, b) => `${a}===${b}`,          requirement: 'croql.operator.equal',            aliases: {} },
  '!=':     { precedence: 50, operands: EQUAL,   compares: 'equality', ofMembers: null, oneAbsent: true,  bothAbsent: false, meaning: (a, b, how) => !equal(a, b, how), code: (a, b) => `${a}!==${b}`,        requirement: 'croql.operator.not-equal',        aliases: { '≠': 'croql.operator.not-equal-sign' } },
  '>':      { precedence: 50, operands: ORDERED, compares: 'order',    ofMembers: null, oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) > 0,      code: (a, b) => `${a}>${b}`,            requirement: 'croql.operator.greater',          aliases: {} },
  '>=':     { precedence: 50, operands: ORDERED, compares: 'order',    ofMembers: null, oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) >= 0,     code: (a, b) => `${a}>=${b}`,           requirement: 'croql.operator.greater-or-equal', aliases: { '≥': 'croql.operator.greater-or-equal-sign' } },
  '<':      { precedence: 50, operands: ORDERED, compares: 'order',    ofMembers: null, oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) < 0,      code: (a, b) => `${a}<${b}`,            requirement: 'croql.operator.less',             aliases: {} },
  '<=':     { precedence: 50, operands: ORDERED, compares: 'order',    ofMembers: null, oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) <= 0,     code: (a, b) => `${a}<=${b}`,           requirement: 'croql.operator.less-or-equal',    aliases: { '≤': 'croql.operator.less-or-equal-sign' } },
  contains: { precedence: 50, operands: TEXT,    compares: 'text', ofMembers: 'croql.operator.contains-members', oneAbsent: false, bothAbsent: false, meaning: byCase((a, b) => a.includes(b)), code: (a, b) => `${a}.includes(${b})`, requirement: 'croql.operator.contains',         aliases: {} },
} as const satisfies Readonly<Record<string, Comparison>>;

// prettier-ignore
const arithmetic = {
  '+': { precedence: 60, operands: NUMBER, aliases: {}, requirement: 'croql.operator.plus',   meaning: (a, b) => numberOrNull(a + b), code: (a, b) => `${a}+${b}` },
  '-': { precedence: 60, operands: NUMBER, aliases: {}, requirement: 'croql.operator.minus',  meaning: (a, b) => numberOrNull(a - b), code: (a, b) => `${a}-${b}` },
  '*': { precedence: 70, operands: NUMBER, aliases: {}, requirement: 'croql.operator.times',  meaning: (a, b) => numberOrNull(a * b), code: (a, b) => `${a}*${b}` },
  '/': { precedence: 70, operands: NUMBER, aliases: {}, requirement: 'croql.operator.divide', meaning: divide,                        code: (a, b) => `${a}/${b}` },
} as const satisfies Readonly<Record<string, Arithmetic>>;

/** The spellings of the logical operators. */
export type LogicOperator = keyof typeof logic;
/** The spellings of the comparisons, without their aliases. */
export type ComparisonOperator = keyof typeof comparisons;
/** The other spellings of the comparisons. */
export type ComparisonAlias = {
  [Operator in ComparisonOperator]: keyof (typeof comparisons)[Operator]['aliases'];
}[ComparisonOperator];
/** The spellings of the arithmetic operators between two numbers. */
export type ArithmeticOperator = keyof typeof arithmetic;

/** The logical operators ("CroQL language", logical). */
export const LOGIC: Readonly<Record<LogicOperator, Logic>> = logic;
/** The comparisons of two values ("CroQL language", comparison). */
export const COMPARISONS: Readonly<Record<ComparisonOperator, Comparison>> = comparisons;
/** The arithmetic of two numbers ("CroQL language", arithmetic). */
export const ARITHMETIC: Readonly<Record<ArithmeticOperator, Arithmetic>> = arithmetic;

/** The comparison with its operands exchanged; null if there is none. */
// prettier-ignore
export const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator | null>> = {
  '=': '=', '!=': '!=', '>': '<', '>=': '<=', '<': '>', '<=': '>=', contains: null,
};
/** The comparison of two present values that is false where another is true; null if there is none. */
// prettier-ignore
export const NEGATED: Readonly<Record<ComparisonOperator, ComparisonOperator | null>> = {
  '=': '!=', '!=': '=', '>': '<=', '>=': '<', '<': '>=', '<=': '>', contains: null,
};

/** The operators between two conditions. */
export const LOGIC_OPERATORS = Object.keys(LOGIC) as readonly LogicOperator[];
/** The operators that compare two values. */
export const COMPARISON_OPERATORS = Object.keys(COMPARISONS) as readonly ComparisonOperator[];
/** The operators between two numbers. */
export const ARITHMETIC_OPERATORS = Object.keys(ARITHMETIC) as readonly ArithmeticOperator[];

/** `not`, which stands before its operand. */
export const NOT = { precedence: 40, operands: BOOLEAN, requirement: 'croql.operator.not' } as const;
/** `between`, which has three operands. */
export const BETWEEN = { precedence: 50, operands: ORDERED, requirement: 'croql.operator.between' } as const;
/** `-` before a number. */
export const NEGATIVE = { operands: NUMBER, requirement: 'croql.operator.negate' } as const;

/** An operator that stands between operands. */
export type InfixOperator =
  | { readonly form: 'logic'; readonly operator: LogicOperator; readonly precedence: number }
  | { readonly form: 'comparison'; readonly operator: ComparisonOperator; readonly precedence: number }
  | { readonly form: 'arithmetic'; readonly operator: ArithmeticOperator; readonly precedence: number }
  | { readonly form: 'between'; readonly operator: 'between'; readonly precedence: number };

/** Every spelling of an infix operator, aliases included. */
export const INFIX_OPERATORS: ReadonlyMap<string, InfixOperator> = new Map(
  [
    ...LOGIC_OPERATORS.map((operator) => ({ form: 'logic', operator, ...LOGIC[operator] }) as const),
    ...COMPARISON_OPERATORS.map((operator) => ({ form: 'comparison', operator, ...COMPARISONS[operator] }) as const),
    ...ARITHMETIC_OPERATORS.map((operator) => ({ form: 'arithmetic', operator, ...ARITHMETIC[operator] }) as const),
    { form: 'between', operator: 'between', aliases: {}, ...BETWEEN } as const,
  ].flatMap(({ aliases, form, operator, precedence }) => {
    const row = { form, operator, precedence } as InfixOperator;
    return [operator, ...Object.keys(aliases)].map((spelling): [string, InfixOperator] => [spelling, row]);
  }),
);

/** The words that cannot be part of a member's name. An operator of several words is one keyword. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...[...INFIX_OPERATORS.keys()].filter((spelling) => /^\w/.test(spelling)),
  ...['not', 'where', 'with', 'of', 'if', 'then', 'else'],
]);

/** How tightly an operator binds under `semantics`. */
export function resolvePrecedence({ form, operator, precedence }: InfixOperator, semantics: Semantics): number {
  if (form === 'logic') {
    if (semantics['precedence.logic'] === 'left-to-right') return LOGIC.or.precedence;
    if (semantics['precedence.logic'] === 'and-then-or-xor' && operator === 'xor') return LOGIC.or.precedence;
  }
  if (form === 'arithmetic' && semantics['precedence.arithmetic'] === 'left-to-right')
    return ARITHMETIC['+'].precedence;
  return precedence;
}

/** Whether `value` lies between two bounds ("CroQL language", comparison). */
export function isBetween(value: Scalar, low: Scalar, high: Scalar, semantics: Semantics): boolean {
  const fromLow = order(value, low);
  const toHigh = order(value, high);
  switch (semantics['between-bounds']) {
    case 'included':
      return fromLow >= 0 && toHigh <= 0;
    case 'excluded':
      return fromLow > 0 && toHigh < 0;
    case 'swapped':
      return (fromLow >= 0 && toHigh <= 0) || (fromLow <= 0 && toHigh >= 0);
  }
}

function equal(left: Scalar, right: Scalar, semantics: Semantics): boolean {
  if (semantics['string-case'] === 'insensitive') return foldCase(left) === foldCase(right);
  return left === right;
}

/** A test of two texts that ignores letter case where `semantics` says so. */
function byCase(test: (left: string, right: string) => boolean): Comparison['meaning'] {
  return (left, right, semantics) => {
    if (semantics['string-case'] === 'sensitive') return test(String(left), String(right));
    return test(String(foldCase(left)), String(foldCase(right)));
  };
}

const foldCase = (value: Scalar): Scalar => (typeof value === 'string' ? value.toLowerCase() : value);

/** Negative, zero or positive when `left` comes before `right`, equals it or comes after it; else NaN. */
function order(left: Scalar, right: Scalar): number {
  if (typeof left === 'string' && typeof right === 'string') return compareCodePoints(left, right);
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : NaN;
}

/** Like `<` on strings, but by code points: an astral character comes after every other. */
export function compareCodePoints(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index++) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue;
    // If the second half of a surrogate pair differs, the character begins one unit earlier.
    const start = index > 0 && (left.charCodeAt(index - 1) & 0xfc00) === 0xd800 ? index - 1 : index;
    return left.codePointAt(start)! - right.codePointAt(start)!;
  }
  return left.length - right.length;
}

const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Thrown by a division by zero where `Semantics` makes it an error. */
export class DivisionByZero extends Error {}

function divide(left: number, right: number, semantics: Semantics): number | null {
  if (right === 0) {
    if (semantics.division === 'zero-error') throw new DivisionByZero();
    return null;
  }
  return numberOrNull(semantics.division === 'whole' ? Math.trunc(left / right) : left / right);
}
