import type { Diagnostic } from './diagnostics.ts';
import { OperatorReader } from './operator-reader.ts';
import { powerOf, WORDS, type Operator } from './operators.ts';
import { readingOf, type Options } from './options.ts';
import type { LogicWord, Node, Span } from './tree.ts';

/** A tree, and what is wrong with it: the tree is whole only where nothing is. */
export interface Parsed {
  readonly tree: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads an expression by the grammar (`spec/croql/grammar.md`). Never throws: what cannot be read is a `missing` node
 * and a diagnostic, and reading goes on behind it. No node has a type yet, and no member is known to exist where it
 * stands: that is the checker's.
 */
export function parse(text: string, options: Options = {}): Parsed {
  return new Parser(text, readingOf(options)).parse();
}

const NOT_POWER = WORDS.find((row) => row.spelling === 'not')!.power;

class Parser extends OperatorReader {
  private unclosed = false;

  parse(): Parsed {
    if (this.isEnd) this.complain(this.next, { code: 'empty' });
    let tree = this.isEnd ? this.missing() : this.expression();
    while (!this.isEnd) {
      // Whatever follows is read as well, for the sake of further diagnostics.
      const stray = this.next;
      if (stray.text === ')' && stray.kind === 'symbol') {
        this.complain(stray, { code: 'unexpected-close' });
        this.skip();
        tree = this.operators(tree, 0, tree.span.start);
      } else {
        this.complain(stray, { code: 'missing-operator', found: this.textOf(stray) });
        if (!this.isOperand) this.skip();
        if (this.isOperand) this.expression();
        else this.operators(this.missing(), 0, this.next.start);
      }
    }
    const diagnostics = this.diagnostics.sort((a, b) => a.span.start - b.span.start);
    return { tree, diagnostics };
  }

  // ---- expression, operators -------------------------------------------------------------------------------------

  private expression(): Node {
    return this.deeper(() => (this.isWord('if') ? this.ternary() : this.binary(0)));
  }

  private ternary(): Node {
    const start = this.take().start;
    const condition = this.expression();
    let height = this.height;
    this.takeWord('then');
    const then = this.expression();
    height = Math.max(height, this.height);
    this.takeWord('else');
    const otherwise = this.expression();
    this.grow(height);
    return { kind: 'if', span: this.since(start), type: 'unknown', condition, then, otherwise };
  }

  private binary(least: number): Node {
    const start = this.next.start;
    return this.operators(this.prefix(least), least, start);
  }

  /** Reads the operators of at least a power that follow `left`, by precedence climbing. */
  private operators(left: Node, least: number, start: number): Node {
    let compared = false;
    for (;;) {
      const row = this.infix();
      if (!row) return left;
      const power = powerOf(row, this.reading.semantics);
      if (power < least) return left;
      const height = this.height;
      const isComparison = row.form === 'comparison' || row.spelling === 'between';
      if (compared && isComparison && this.reading.semantics['chained-comparison'] === 'error') {
        this.complain(this.next, { code: 'chained-comparison', operator: this.textOf(this.next) });
        left = this.missing(start);
      }
      compared = isComparison;
      left = this.operation(row, left, power, start);
      this.grow(height);
    }
  }

  private operation(row: Operator, left: Node, power: number, start: number): Node {
    const sign = this.takeInfix();
    if (sign === 'unreadable') return this.missing(start);
    if (row.form === 'logic') {
      const operands = [left, this.binary(power + 1)];
      let height = this.height;
      while (this.infix() === row) {
        this.takeInfix();
        operands.push(this.binary(power + 1));
        height = Math.max(height, this.height);
      }
      this.height = height;
      return { kind: 'logic', span: this.since(start), type: 'unknown', operator: row.spelling as LogicWord, operands };
    }
    const right = this.binary(power + 1);
    const type = 'unknown';
    if (row.form === 'arithmetic') {
      return { kind: 'arithmetic', span: this.since(start), type, operator: row.spelling, left, right };
    }
    if (row.form === 'comparison') {
      return { kind: 'comparison', span: this.since(start), type, operator: row.spelling, left, right };
    }
    let height = this.height;
    this.takeWord('and');
    // `between 1 or 2`: the second bound is meant all the same.
    if (this.isWord('or')) this.take();
    const high = this.binary(power + 1);
    this.height = Math.max(height, this.height);
    return { kind: 'between', span: this.since(start), type, value: left, low: right, high };
  }

  // ---- operands --------------------------------------------------------------------------------------------------

  private prefix(least: number): Node {
    const token = this.next;
    const isForeignNot = token.kind === 'foreign' && token.text === '!';
    if (this.isWord('not') || isForeignNot) {
      return this.deeper(() => {
        this.take();
        if (isForeignNot) this.complain(token, { code: 'foreign-operator', found: token.text, instead: 'not' });
        else if (least > NOT_POWER) this.complain(token, { code: 'parentheses-needed', around: 'not' });
        const operand = this.binary(Math.max(least, NOT_POWER));
        this.grow(0);
        return { kind: 'not', span: this.since(token.start), type: 'unknown', operand };
      });
    }
    if (this.isWord('if')) {
      this.complain(token, { code: 'parentheses-needed', around: 'if' });
      return this.deeper(() => this.ternary());
    }
    return this.unary();
  }

  private unary(): Node {
    const token = this.next;
    if (token.kind !== 'symbol' || token.text !== '-') return this.filtered();
    return this.deeper(() => {
      this.take();
      const operand = this.unary();
      this.grow(0);
      return { kind: 'negative', span: this.since(token.start), type: 'unknown', operand };
    });
  }

  private filtered(): Node {
    const start = this.next.start;
    let node = this.access();
    for (;;) {
      const kind = this.isWord('where') ? 'where' : this.isWord('with') ? 'with' : null;
      if (!kind) return node;
      const height = this.height;
      this.take();
      const predicate = this.predicate(kind);
      this.grow(height);
      const span = this.since(start);
      node =
        kind === 'where'
          ? { kind, span, type: 'unknown', collection: node, predicate }
          : { kind, span, type: 'unknown', object: node, predicate };
    }
  }

  private predicate(word: 'where' | 'with'): Node {
    const token = this.next;
    if (token.kind === 'symbol' && token.text === '(') return this.primary();
    const isCount = this.isLocalWord(token, 'count');
    if (token.kind !== 'word' || this.keyword() !== undefined || isCount) {
      this.complain(token, { code: 'missing-predicate', word });
      if (this.isWord('not')) return this.prefix(0);
      // What is counted is read, and is only a part of what was meant.
      if (isCount) this.access();
      return this.missing(token.start);
    }
    const member = this.primary();
    if (this.reading.semantics['bare-predicate'] === 'error')
      this.complain(member.span, { code: 'bare-predicate', word });
    return member;
  }

  private access(): Node {
    const token = this.next;
    if (this.isLocalWord(token, 'count')) return this.count();
    const member = this.primary();
    if (member.kind !== 'member' || !this.isWord('of')) return member;
    return this.deeper(() => {
      this.take();
      const object = this.filtered();
      this.grow(0);
      return { kind: 'of', span: this.since(token.start), type: 'unknown', name: member.name, object };
    });
  }

  private count(): Node {
    return this.deeper(() => {
      const token = this.take();
      if (this.isWord('of')) this.take();
      else this.complain(token, { code: 'bare-count' });
      const collection = this.filtered();
      this.grow(0);
      return { kind: 'count', span: this.since(token.start), type: 'unknown', collection };
    });
  }

  private primary(): Node {
    const token = this.next;
    const leaf = (): Span => {
      this.take();
      this.height = 1;
      return this.since(token.start);
    };
    switch (token.kind) {
      case 'number': {
        const value = Number(token.text);
        if (value === Infinity) this.complain(token, { code: 'number-too-large' });
        return { kind: 'number', span: leaf(), type: 'unknown', value };
      }
      case 'string':
        return { kind: 'string', span: leaf(), type: 'unknown', value: token.text };
      case 'quoted':
        return { kind: 'datetime', span: leaf(), type: 'unknown', text: token.text };
      case 'word':
        return this.keyword() === undefined ? this.member() : this.operandMissing();
      case 'symbol':
        if (token.text === '(') return this.group();
        if (token.text === '@') return this.mention();
    }
    return this.operandMissing();
  }

  private group(): Node {
    const open = this.take();
    const node = this.expression();
    if (this.next.kind === 'symbol' && this.next.text === ')') {
      this.take();
    } else if (this.isEnd) {
      const isUnfinished = this.diagnostics.at(-1)?.span.start === this.next.start;
      if (!this.unclosed && !isUnfinished) this.complain(open, { code: 'missing-close' });
      this.unclosed = true;
    } else {
      // Something in the way: the group ends at its parenthesis all the same.
      this.complain(this.next, { code: 'missing-operator', found: this.textOf(this.next) });
      this.skipToClose();
    }
    return node;
  }

  private operandMissing(): Node {
    this.complain(this.next, { code: 'missing-operand', found: this.textOf(this.next) });
    if (this.next.kind !== 'foreign') return this.missing();
    // What stands behind the odd symbol is probably the operand.
    this.skip();
    return this.isOperand ? this.prefix(0) : this.missing();
  }
}
