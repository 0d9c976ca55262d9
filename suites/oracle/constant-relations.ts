import type { Relation } from './relation.ts';
import { SPELLINGS } from './spelling.ts';
import { ARITHMETIC, ARITHMETIC_OPERATORS, LOGIC, LOGIC_OPERATORS } from '../../croql/operators.ts';
import type { ArithmeticOperator, ComparisonAlias, ComparisonOperator, LogicOperator } from '../../croql/operators.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

type Example = readonly [holds: string, fails: string];

/** Comparisons of written values that hold for every record, and that fail for every record. */
// prettier-ignore
const COMPARISON_EXAMPLES: Readonly<Record<ComparisonOperator | ComparisonAlias, readonly Example[]>> = {
  '=':      [['4 = 4', '4 = 5'], ['"big cat" = "big cat"', '"big cat" = "cat"']],
  '!=':     [['4 != 5', '4 != 4'], ['"cat" != "big cat"', '"cat" != "cat"'], ['5 != 4', '5 != 5']],
  '≠':      [['4 ≠ 5', '4 ≠ 4'], ['"cat" ≠ "dog"', '"cat" ≠ "cat"']],
  '>':      [['5 > 4', '4 > 5'], ['6 > 5', '5 > 5']],
  '>=':     [['5 >= 5', '4 >= 5'], ['6 >= 5', '0 >= 5']],
  '≥':      [['5 ≥ 5', '4 ≥ 5'], ['6 ≥ 5', '0 ≥ 5']],
  '<':      [['4 < 5', '5 < 4'], ['3 < 5', '5 < 5']],
  '<=':     [['5 <= 5', '6 <= 5'], ['4 <= 5', '9 <= 5']],
  '≤':      [['5 ≤ 5', '6 ≤ 5'], ['4 ≤ 5', '9 ≤ 5']],
  contains: [
    ['"big cat" contains "cat"', '"cat" contains "big cat"'], ['"big cat" contains "g c"', '"big cat" contains "dog"'],
    // What other languages read as more than the character.
    ['"100% sure" contains "0% s"', '"100 sure" contains "1%e"'], ['"snake_case" contains "e_c"', '"snakeXcase" contains "e_c"'],
    ['"a.b*c" contains ".b*"', '"axbc" contains "a.b"'], ['"a [b] (c) {d}" contains "[b] ("', '"a b c d" contains "[b]"'],
    ['"it is ^$ |+?" contains "^$ |+"', '"it is" contains "^it"'], ['"\u{1f600} smile" contains "\u{1f600}"', '"\u{1f600} smile" contains "\u{1f601}"'],
  ],
};

// prettier-ignore
const ARITHMETIC_EXAMPLES: Readonly<Record<ArithmeticOperator, readonly Example[]>> = {
  '+': [['2 + 3 = 5', '2 + 3 = 6'], ['4 + 1 > 4', '4 + 1 < 4']],
  '-': [['7 - 2 = 5', '2 - 7 = 5']],
  '*': [['2 * 3 = 6', '2 * 3 = 5']],
  '/': [['6 / 2 = 3', '2 / 6 = 3']],
};

// prettier-ignore
const LOGIC_EXAMPLES: Readonly<Record<LogicOperator, readonly Example[]>> = {
  and: [['(1 = 1) and (2 = 2)', '(1 = 1) and (2 = 3)'], ['(1 = 1) and (2 = 2) and (3 = 3)', '(1 = 1) and (2 = 2) and (3 = 4)']],
  or:  [['(1 = 1) or (2 = 2)', '(1 = 2) or (2 = 3)'], ['(1 = 2) or (2 = 3) or (3 = 3)', '(1 = 2) or (2 = 3) or (3 = 4)']],
  xor: [['(1 = 2) xor (2 = 2)', '(1 = 1) xor (2 = 2)']],
};

/** The forms that are no infix operator of two operands. */
// prettier-ignore
const FORM_EXAMPLES = {
  'croql.operator.negate':    [['-3 < 0', '-3 > 0'], ['-(2) + 5 = 3', '-(2) + 5 = 7']],
  'croql.operator.between':   [['3 between 1 and 5', '7 between 1 and 5'], ['2.5 between 2 and 3', '0 between 1 and 5'],
    ['3 between 1 and 5 and 2 = 2', '3 between 1 and 5 and 2 = 3']],
  'croql.operator.not':       [['not (1 = 2)', 'not (1 = 1)']],
  'croql.syntax.conditional': [['If 1 = 1 then 2 = 2 else 2 = 3', 'If 1 = 2 then 2 = 2 else 2 = 3'], ['(If 1 = 2 then 5 else 6) = 6', '(If 1 = 1 then 5 else 6) = 6']],
  'croql.syntax.integer':     [['12 > 9', '12 = 1'], ['305 = 305', '305 = 3']],
  'croql.syntax.float':       [['1.5 > 1', '1.5 = 1'], ['2.25 < 2.5', '2.25 = 2.5']],
  'croql.syntax.string':      [['"big cat" contains "big c"', '"big cat" = "big dog"'], ['"Cat" = "Cat"', '"Cat two" = "Cat"'],
    ['"[a] {b}" = "[a] {b}"', '"[a] {b}" = "a b"'], ['"a%20b" = "a%20b"', '"a%20b" = "a b"'], ['"&amp;" = "&amp;"', '"&amp;" = "&"'],
    // Texts that a service may take for one: they differ in a space.
    ['"bird house" = "bird house"', '"bird house" = "birdhouse"'], ['"bird  house" != "bird house"', '"bird  house" = "bird house"'],
    ['" bird" != "bird"', '"bird " = "bird"'],
    // What looks like a value of another type, and what ends a line elsewhere.
    ['"007" = "007"', '"007" = "7"'], ['"7.0" != "7"', '"7.0" = "7"'],
    ['"2024-01-02 10:00:00" != "2024-01-02T10:00:00Z"', '"2024-01-02 10:00:00" = "2024-01-02T10:00:00Z"'],
    ['"one\u2028two" contains "two"', '"one\u2028two" contains "three"'], ['"\u{1f600}" = "\u{1f600}"', '"\u{1f600}" = "\u{1f601}"'],
  ],
  'croql.syntax.datetime': [
    [`'2024-01-02 10:00:00' < '2024-01-02 11:00:00'`, `'2024-01-02 10:00:00' = '2024-01-02 11:00:00'`],
    [`'2024-03-01 00:00:00' > '2024-01-03 00:00:00'`, `'2024-01-05 00:00:00' > '2024-03-01 00:00:00'`],
    [`'2024-03-01 12:00:00' between '2024-02-28 00:00:00' and '2024-04-01 00:00:00'`, `'2023-12-31 00:00:00' > '2024-01-01 00:00:00'`],
  ],
  'croql.syntax.today': [[`'today' > '2001-01-01 00:00:00'`, `'today' < '2001-01-01 00:00:00'`], [`'today' < '2096-01-01 00:00:00'`, `'today' > '2096-01-01 00:00:00'`],
    [`'2001-01-01 00:00:00' between '2000-01-01 00:00:00' and 'today'`, `'2096-01-01 00:00:00' between '2000-01-01 00:00:00' and 'today'`],
    [`'2096-01-01 00:00:00' between 'today' and '2097-01-01 00:00:00'`, `'2001-01-01 00:00:00' between 'today' and '2097-01-01 00:00:00'`],
  ],
  'croql.syntax.group': [['(2 + 1) * 4 = 12', '2 + (1 * 4) = 12'], ['((1 = 1) or (1 = 2)) and (2 = 2)', '((1 = 1) or (1 = 2)) and (2 = 3)']],
} as const satisfies { readonly [Id in RequirementId]?: readonly Example[] };

const relate = (requirement: RequirementId, examples: readonly Example[]): readonly Relation[] =>
  examples.flatMap(([holds, fails]) => [
    { requirement, kind: 'everything', expressions: [holds] },
    { requirement, kind: 'nothing', expressions: [fails] },
  ]);

/** Relations without any member: what the language says of values that are written out. */
export const CONSTANT_RELATIONS: readonly Relation[] = [
  ...SPELLINGS.flatMap(({ spelling, requirement }) => relate(requirement, COMPARISON_EXAMPLES[spelling])),
  ...ARITHMETIC_OPERATORS.flatMap((operator) =>
    relate(ARITHMETIC[operator].requirement, ARITHMETIC_EXAMPLES[operator]),
  ),
  ...LOGIC_OPERATORS.flatMap((operator) => relate(LOGIC[operator].requirement, LOGIC_EXAMPLES[operator])),
  ...(Object.entries(FORM_EXAMPLES) as [RequirementId, readonly Example[]][]).flatMap(([requirement, examples]) =>
    relate(requirement, examples),
  ),
];
