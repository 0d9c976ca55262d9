import { COMPARISON_OPERATORS, COMPARISONS } from '../../croql/operators.ts';
import type { ComparisonAlias, ComparisonOperator } from '../../croql/operators.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** One spelling of a comparison. */
export interface Spelling {
  readonly spelling: ComparisonOperator | ComparisonAlias;
  readonly operator: ComparisonOperator;
  /** What this spelling is stated by. */
  readonly requirement: RequirementId;
}

/** Every spelling of the comparisons, each operator before its aliases. */
export const SPELLINGS: readonly Spelling[] = COMPARISON_OPERATORS.flatMap((operator) => [
  { spelling: operator, operator, requirement: COMPARISONS[operator].requirement },
  ...(Object.entries(COMPARISONS[operator].aliases) as [ComparisonAlias, RequirementId][]).map(
    ([spelling, requirement]) => ({ spelling, operator, requirement }),
  ),
]);

const ALIASES = SPELLINGS.filter(({ spelling, operator }) => spelling !== operator);

/** The aliases of the comparisons. */
export const ALIAS_SPELLINGS = ALIASES.map(({ spelling }) => spelling as ComparisonAlias);

/** The text with these aliases in the place of their operators. A tree forgets how its operators were spelled. */
export const spell = (text: string, aliases: readonly ComparisonAlias[]): string =>
  text
    .split(LITERAL)
    .map((part, index) => (index % 2 === 1 ? part : spellOperators(part, aliases)))
    .join('');

/** The aliases that a text uses wherever it could. */
export const aliasesIn = (text: string): readonly ComparisonAlias[] =>
  ALIASES.filter(({ spelling, operator }) => uses(text, spelling) && !uses(text, operator)).map(
    ({ spelling }) => spelling as ComparisonAlias,
  );

/** The spellings that a text uses of those of an operator. */
export const spellingsIn = (text: string, operator: ComparisonOperator): readonly Spelling[] => {
  const aliases = ALIASES.filter((row) => row.operator === operator && uses(text, row.spelling));
  const isPlain = aliases.length === 0 || uses(text, operator);
  return [...aliases, ...SPELLINGS.filter(({ spelling }) => isPlain && spelling === operator)];
};

/** A text without its strings and dates. */
export const withoutLiterals = (text: string): string => text.replace(/"[^"]*"|'[^']*'/g, '');

/** Splits a text so that every second part is a literal in its quotes. */
const LITERAL = /("[^"]*"|'[^']*')/;

const spellOperators = (part: string, aliases: readonly ComparisonAlias[]) =>
  ALIASES.filter(({ spelling }) => (aliases as readonly string[]).includes(spelling)).reduce(
    (all, { spelling, operator }) => all.replaceAll(` ${operator} `, ` ${spelling} `),
    part,
  );

const uses = (text: string, spelling: string) => withoutLiterals(text).includes(spelling);
