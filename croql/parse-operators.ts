import { isKeyword, peek, report, skipGroup, sourceText, spanFrom, take, type Cursor } from './cursor.ts';
import { DIALECT_SYMBOLS, DIALECT_WORDS, NEGATED_WORDS, NULL_WORDS } from './dialects.ts';
import type { Token } from './lexer.ts';
import { INFIX_OPERATORS, type InfixOperator } from './operators.ts';
import { countKnownWords } from './parse-names.ts';

/** The operator between operands that comes next, if there is one; also in the spelling of another language. */
export function peekInfix(cursor: Cursor): InfixOperator | undefined {
  const { kind, text, keyword } = peek(cursor);
  switch (kind) {
    case 'symbol':
      return INFIX_OPERATORS.get(text);
    case 'dialect':
      return INFIX_OPERATORS.get(DIALECT_SYMBOLS.get(text) ?? '');
    case 'word':
      // Other languages negate operators: `not like`, `not in`.
      if (keyword === 'not') return INFIX_OPERATORS.get(NEGATED_WORDS.get(peek(cursor, 1).text.toLowerCase()) ?? '');
      if (keyword !== undefined) return INFIX_OPERATORS.get(keyword);
      // The first word of a member such as `is hidden` is not an operator.
      if (countKnownWords(cursor) > 0) return undefined;
      return INFIX_OPERATORS.get(DIALECT_WORDS.get(text.toLowerCase()) ?? '');
    default:
      return undefined;
  }
}

/** Takes the operator that `peekInfix` saw and reports its spelling. False: what follows cannot be its operand. */
export function takeInfix(cursor: Cursor): boolean {
  const token = take(cursor);
  const { kind, text, keyword } = token;
  if (kind === 'dialect') {
    report(cursor, token, { code: 'foreign-operator', found: text, instead: DIALECT_SYMBOLS.get(text)! });
  } else if (kind === 'word' && keyword === undefined) {
    return takeDialectWord(cursor, token);
  } else if (keyword === 'not') {
    const negated = take(cursor);
    const operator = negated.text.toLowerCase();
    if (operator === 'in') return takeDialectWord(cursor, negated, token.start);
    const instead = `not (… ${NEGATED_WORDS.get(operator)} …)`;
    report(cursor, spanFrom(cursor, token.start), { code: 'foreign-operator', found: `not ${operator}`, instead });
  }
  return true;
}

/** Takes what belongs to an operator of another language, such as `is not null` or the list after `in`. */
function takeDialectWord(cursor: Cursor, token: Token, start = token.start): boolean {
  const word = token.text.toLowerCase();
  if (word === 'in') {
    skipGroup(cursor);
    report(cursor, spanFrom(cursor, start), { code: 'no-in' });
    return false;
  }
  const isNegated = word === 'is' && isKeyword(cursor, 'not');
  if (isNegated) take(cursor);
  const { kind, text } = peek(cursor);
  const isNull = word === 'is' && kind === 'word' && NULL_WORDS.has(text.toLowerCase());
  if (isNull) take(cursor);
  const span = spanFrom(cursor, token.start);
  const found = sourceText(cursor, span);
  if (isNull) report(cursor, span, { code: 'no-null', found });
  else report(cursor, span, { code: 'foreign-operator', found, instead: isNegated ? '!=' : DIALECT_WORDS.get(word)! });
  return !isNull;
}
