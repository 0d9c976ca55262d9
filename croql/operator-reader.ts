import { FOREIGN_OPERATORS, NULL_WORDS } from './foreign.ts';
import { FOREIGN_SYMBOLS, type Token } from './lexer.ts';
import { NameReader } from './name-reader.ts';
import { OPERATORS, type Operator } from './operators.ts';

const INFIX: ReadonlyMap<string, Operator> = new Map(
  OPERATORS.filter(({ form, spelling }) => form !== 'word' || spelling === 'between').flatMap((row) =>
    [row.spelling, ...row.aliases].map((spelling): [string, Operator] => [spelling, row]),
  ),
);
// What people write behind `not`, with the operator that is meant.
const NEGATED: ReadonlyMap<string, string> = new Map([
  ['contains', 'contains'],
  ['between', 'between'],
  ['in', '='],
  ...[...FOREIGN_OPERATORS].filter(([, meant]) => meant === 'contains'),
]);

/** Reads what stands between two operands, also in the spelling of another language. */
export class OperatorReader extends NameReader {
  /** The operator between two operands that comes next, if one does, also in the spelling of another language. */
  protected infix(): Operator | undefined {
    const token = this.next;
    switch (token.kind) {
      case 'symbol':
        return INFIX.get(token.text);
      case 'foreign':
        return INFIX.get(FOREIGN_SYMBOLS[token.text] ?? '');
      case 'word': {
        const word = this.keyword();
        // `not like`, `not in`: other languages negate the operator.
        if (word === 'not') return INFIX.get(NEGATED.get(this.peek(1).text.toLowerCase()) ?? '');
        if (word !== undefined) return INFIX.get(word);
        // A member such as `is hidden` begins here, and its first word is no operator.
        if (this.known(this.run()) > 0) return undefined;
        return INFIX.get(FOREIGN_OPERATORS.get(token.text.toLowerCase()) ?? '');
      }
      default:
        return undefined;
    }
  }

  /** Takes the operator that `infix` saw and says what is wrong with its spelling. */
  protected takeInfix(): 'readable' | 'unreadable' {
    const token = this.take();
    if (token.kind === 'foreign') {
      this.complain(token, { code: 'foreign-operator', found: token.text, instead: FOREIGN_SYMBOLS[token.text]! });
    } else if (token.kind === 'word') {
      const word = token.keyword;
      if (word === 'not' && this.next.text.toLowerCase() === 'in') return this.foreignWord(this.take(), token.start);
      if (word === 'not') {
        const operator = this.take().text.toLowerCase();
        const span = this.since(token.start);
        this.complain(span, {
          code: 'foreign-operator',
          found: `not ${operator}`,
          instead: `not (… ${NEGATED.get(operator)} …)`,
        });
      } else if (word === undefined) return this.foreignWord(token);
    }
    return 'readable';
  }

  protected foreignWord(token: Token, start = token.start): 'readable' | 'unreadable' {
    const found = token.text.toLowerCase();
    if (found === 'in') {
      this.skipGroup();
      this.complain(this.since(start), { code: 'no-in' });
      return 'unreadable';
    }
    const negated = found === 'is' && this.isWord('not');
    if (negated) this.take();
    if (found === 'is' && this.next.kind === 'word' && NULL_WORDS.has(this.next.text.toLowerCase())) {
      this.take();
      const span = this.since(token.start);
      this.complain(span, { code: 'no-null', found: this.text.slice(span.start, span.end) });
      return 'unreadable';
    }
    const instead = negated ? '!=' : FOREIGN_OPERATORS.get(found)!;
    const span = this.since(token.start);
    this.complain(span, { code: 'foreign-operator', found: this.text.slice(span.start, span.end), instead });
    return 'readable';
  }
}
