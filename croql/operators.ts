import type { ArithmeticSign, ComparisonSign, LogicWord, Type } from './tree.ts';
import type { Semantics } from './semantics.ts';

/** A value that can be compared, when it is there. A datetime is its instant in milliseconds. */
export type Scalar = boolean | number | string;

interface Row<Spelling extends string, Form extends string> {
  readonly spelling: Spelling;
  readonly form: Form;
  readonly aliases: readonly string[];
  /** How tightly it binds: more is tighter. */
  readonly power: number;
  /** What its operands may be; both are of one type. */
  readonly takes: readonly Type[];
  readonly gives: Type;
}

export interface Logic extends Row<LogicWord, 'logic'> {
  /** The value of an operand that settles the result by itself. */
  readonly settledBy: boolean | null;
  readonly meaning: (left: boolean, right: boolean) => boolean;
}

export interface Comparison extends Row<ComparisonSign, 'comparison'> {
  /** The result when exactly one value is absent, and when both are. */
  readonly oneAbsent: boolean;
  readonly bothAbsent: boolean;
  readonly meaning: (left: Scalar, right: Scalar, semantics: Semantics) => boolean;
  /** The same in JavaScript for two values of one type, where no option asks for more. */
  readonly script: (left: string, right: string) => string;
}

export interface Arithmetic extends Row<ArithmeticSign, 'arithmetic'> {
  /** Absent when the result is not a number. */
  readonly meaning: (left: number, right: number, semantics: Semantics) => number | null;
}

export interface Word extends Row<'not' | '-' | 'between' | 'where' | 'with' | 'of', 'word'> {}

export type Operator = Logic | Comparison | Arithmetic | Word;

const BOOLEAN = ['boolean'] as const;
const NUMBER = ['number'] as const;
const STRING = ['string'] as const;
const EQUAL = ['number', 'string', 'datetime', 'boolean'] as const;
const ORDERED = ['number', 'datetime', 'string'] as const;

/** The logical operators ("CroQL language", logical). */
// prettier-ignore
export const LOGIC: readonly Logic[] = [
  { spelling: 'or',  form: 'logic', aliases: [], power: 10, takes: BOOLEAN, gives: 'boolean', settledBy: true,  meaning: (a, b) => a || b },
  { spelling: 'xor', form: 'logic', aliases: [], power: 20, takes: BOOLEAN, gives: 'boolean', settledBy: null,  meaning: (a, b) => a !== b },
  { spelling: 'and', form: 'logic', aliases: [], power: 30, takes: BOOLEAN, gives: 'boolean', settledBy: false, meaning: (a, b) => a && b },
];

/** The comparisons of two values ("CroQL language", comparison). */
// prettier-ignore
export const COMPARISONS: readonly Comparison[] = [
  { spelling: '=',        form: 'comparison', aliases: [],    power: 50, takes: EQUAL,   gives: 'boolean', oneAbsent: false, bothAbsent: true,  meaning: equal,                              script: (a, b) => `${a}===${b}` },
  { spelling: '!=',       form: 'comparison', aliases: ['≠'], power: 50, takes: EQUAL,   gives: 'boolean', oneAbsent: true,  bothAbsent: false, meaning: (a, b, how) => !equal(a, b, how),    script: (a, b) => `${a}!==${b}` },
  { spelling: '>',        form: 'comparison', aliases: [],    power: 50, takes: ORDERED, gives: 'boolean', oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) > 0,           script: (a, b) => `${a}>${b}` },
  { spelling: '>=',       form: 'comparison', aliases: ['≥'], power: 50, takes: ORDERED, gives: 'boolean', oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) >= 0,          script: (a, b) => `${a}>=${b}` },
  { spelling: '<',        form: 'comparison', aliases: [],    power: 50, takes: ORDERED, gives: 'boolean', oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) < 0,           script: (a, b) => `${a}<${b}` },
  { spelling: '<=',       form: 'comparison', aliases: ['≤'], power: 50, takes: ORDERED, gives: 'boolean', oneAbsent: false, bothAbsent: false, meaning: (a, b) => order(a, b) <= 0,          script: (a, b) => `${a}<=${b}` },
  { spelling: 'contains', form: 'comparison', aliases: [],    power: 50, takes: STRING,  gives: 'boolean', oneAbsent: false, bothAbsent: false, meaning: contains,                           script: (a, b) => `${a}.includes(${b})` },
];

/** The arithmetic of two numbers ("CroQL language", arithmetic). */
// prettier-ignore
export const ARITHMETIC: readonly Arithmetic[] = [
  { spelling: '+', form: 'arithmetic', aliases: [], power: 60, takes: NUMBER, gives: 'number', meaning: (a, b) => numeric(a + b) },
  { spelling: '-', form: 'arithmetic', aliases: [], power: 60, takes: NUMBER, gives: 'number', meaning: (a, b) => numeric(a - b) },
  { spelling: '*', form: 'arithmetic', aliases: [], power: 70, takes: NUMBER, gives: 'number', meaning: (a, b) => numeric(a * b) },
  { spelling: '/', form: 'arithmetic', aliases: [], power: 70, takes: NUMBER, gives: 'number', meaning: divide },
];

/** The operators with a form of their own: before one operand, between three, or between a thing and a predicate. */
// prettier-ignore
export const WORDS: readonly Word[] = [
  { spelling: 'not',     form: 'word', aliases: [], power: 40,  takes: BOOLEAN,        gives: 'boolean' },
  { spelling: 'between', form: 'word', aliases: [], power: 50,  takes: ORDERED,        gives: 'boolean' },
  { spelling: '-',       form: 'word', aliases: [], power: 80,  takes: NUMBER,         gives: 'number' },
  { spelling: 'where',   form: 'word', aliases: [], power: 90,  takes: ['collection'], gives: 'collection' },
  { spelling: 'with',    form: 'word', aliases: [], power: 90,  takes: ['object'],     gives: 'object' },
  { spelling: 'of',      form: 'word', aliases: [], power: 100, takes: ['object'],     gives: 'unknown' },
];

/** Every operator of the language. */
export const OPERATORS: readonly Operator[] = [...LOGIC, ...COMPARISONS, ...ARITHMETIC, ...WORDS];

/** The words that are no member's: operators that are words, and those of the ternary. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...OPERATORS.map((operator) => operator.spelling).filter((spelling) => /^\w/.test(spelling)),
  'if',
  'then',
  'else',
]);

const byWord = new Map(LOGIC.map((row) => [row.spelling, row]));
const bySign = new Map(COMPARISONS.map((row) => [row.spelling, row]));
const byArithmetic = new Map(ARITHMETIC.map((row) => [row.spelling, row]));

/** The row of a logical operator. */
export const logicOf = (operator: LogicWord): Logic => byWord.get(operator)!;
/** The row of a comparison. */
export const comparisonOf = (operator: ComparisonSign): Comparison => bySign.get(operator)!;
/** The row of an arithmetic operator. */
export const arithmeticOf = (operator: ArithmeticSign): Arithmetic => byArithmetic.get(operator)!;

/** How tightly an operator binds where `semantics` may have answered otherwise. */
export function powerOf(operator: Operator, semantics: Semantics): number {
  if (operator.form === 'logic') {
    if (semantics['precedence.logic'] === 'left-to-right') return 10;
    if (semantics['precedence.logic'] === 'and-then-or-xor' && operator.spelling === 'xor') return 10;
  }
  if (operator.form === 'arithmetic' && semantics['precedence.arithmetic'] === 'left-to-right') return 60;
  return operator.power;
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
  if (semantics['string-case'] === 'insensitive') return folded(left) === folded(right);
  return left === right;
}

function contains(left: Scalar, right: Scalar, semantics: Semantics): boolean {
  if (semantics['string-case'] !== 'sensitive') return String(folded(left)).includes(String(folded(right)));
  return String(left).includes(String(right));
}

const folded = (value: Scalar): Scalar => (typeof value === 'string' ? value.toLowerCase() : value);

/** Negative, zero or positive as `left` comes before `right`, equals it or comes after; NaN where neither is so. */
function order(left: Scalar, right: Scalar): number {
  if (typeof left === 'string' && typeof right === 'string') return codePointOrder(left, right);
  return left < right ? -1 : left > right ? 1 : left === right ? 0 : NaN;
}

/** Like `<` on strings, but by code points: an astral character comes after every other. */
export function codePointOrder(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index++) {
    if (left.charCodeAt(index) === right.charCodeAt(index)) continue;
    // A difference inside a pair of surrogates is a difference of the characters that begin one unit earlier.
    const start = index > 0 && (left.charCodeAt(index - 1) & 0xfc00) === 0xd800 ? index - 1 : index;
    return left.codePointAt(start)! - right.codePointAt(start)!;
  }
  return left.length - right.length;
}

const numeric = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Dividing by zero was an error, because `Semantics` says so. */
export class DivisionByZero extends Error {}

function divide(left: number, right: number, semantics: Semantics): number | null {
  if (right === 0) {
    if (semantics.division === 'zero-error') throw new DivisionByZero();
    return null;
  }
  return numeric(semantics.division === 'whole' ? Math.trunc(left / right) : left / right);
}
