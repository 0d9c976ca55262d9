import {
  COMPARISON_OPERATORS,
  COMPARISONS,
  type ArithmeticOperator,
  type ComparisonOperator,
  type LogicOperator,
} from './operators.ts';

type OperatorName = LogicOperator | ComparisonOperator | ArithmeticOperator | 'between' | 'not';

/** How other languages spell each operator. */
// prettier-ignore
const SPELLINGS: Readonly<Record<OperatorName, readonly string[]>> = {
  or: ['||', '|'], xor: [], and: ['&&', '&'], not: ['!'],
  '=': ['===', '==', 'is', 'in', 'equals', 'eq'], '!=': ['!==', '<>', 'ne'],
  '>': ['gt'], '>=': ['=>', 'ge', 'gte'], '<': ['lt'], '<=': ['=<', 'le', 'lte'], between: [],
  contains: ['=~', '~', 'like', 'includes', 'include', 'contain', 'has'],
  '+': [], '-': [], '*': [], '/': [],
};

const spellings = Object.entries(SPELLINGS).flatMap(([operator, others]) =>
  others.map((spelling): [string, string] => [spelling, operator]),
);
const isWord = (spelling: string) => /^\w/.test(spelling);

/** Words of other languages for which CroQL has an operator, with that operator. */
export const DIALECT_WORDS: ReadonlyMap<string, string> = new Map(spellings.filter(([spelling]) => isWord(spelling)));

/** Symbols of other languages with what CroQL writes instead; empty where it has no equivalent. */
export const DIALECT_SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...spellings.filter(([spelling]) => !isWord(spelling)),
  ...['.', ',', '%'].map((symbol): [string, string] => [symbol, '']),
]);

/** Words that other languages write after `not`, with the operator that is meant. */
export const NEGATED_WORDS: ReadonlyMap<string, string> = new Map([
  ['between', 'between'],
  ['in', '='],
  ...COMPARISON_OPERATORS.filter((operator) => COMPARISONS[operator].compares === 'text').flatMap((operator) =>
    [operator, ...SPELLINGS[operator].filter(isWord)].map((spelling): [string, string] => [spelling, operator]),
  ),
]);

/** Words for an absent value, which CroQL cannot write. */
export const NULL_WORDS: ReadonlySet<string> = new Set(['null', 'nil', 'none', 'undefined', 'empty']);

/** Words for the two booleans, which CroQL cannot write. */
export const BOOLEAN_WORDS: ReadonlySet<string> = new Set(['true', 'false', 'yes', 'no']);

/** Names of the API's records, and other likely names, with the words that mean the same in an expression. */
export const DIALECT_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['fileId', 'id of file'],
  ['file_id', 'id of file'],
  ['branchId', 'id of branch'],
  ['branch_id', 'id of branch'],
  ['fileName', 'name of file'],
  ['key', 'identifier'],
  ['createdAt', 'added'],
  ['updatedAt', 'updated'],
  ['userId', 'user'],
  ['languageId', 'language'],
  ['conceptId', 'concept'],
  ['labelIds', 'count of labels where (id = …)'],
  ['hasPlurals', 'type is plural'],
  ['isIcu', 'type is icu'],
  ['type', 'type is plain'],
]);
