import { contextOf } from '../spec/croql/context.ts';
import { MOST_DIAGNOSTICS, type Complaint, type Diagnostic } from './diagnostics.ts';
import { BOOLEAN_WORDS, FOREIGN_OPERATORS, NULL_WORDS } from './foreign.ts';
import { FOREIGN_SYMBOLS, tokenize, type Token } from './lexer.ts';
import { KEYWORDS, OPERATORS, powerOf, WORDS, type Operator } from './operators.ts';
import { readingOf, type Options, type Reading } from './options.ts';
import type { LogicWord, Node, Span } from './tree.ts';
import { camelCase, contextsWith, vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** How deep parentheses, operators and trees may go. */
export const DEPTH_LIMIT = 200;

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

const INFIX: ReadonlyMap<string, Operator> = new Map(
  OPERATORS.filter(({ form, spelling }) => form !== 'word' || spelling === 'between').flatMap((row) =>
    [row.spelling, ...row.aliases].map((spelling): [string, Operator] => [spelling, row]),
  ),
);
const NEGATED: ReadonlyMap<string, Operator> = new Map(
  (['contains', 'between', 'in'] as const).map((word) => [word, INFIX.get(word === 'in' ? '=' : word)!]),
);
const NOT_POWER = WORDS.find((row) => row.spelling === 'not')!.power;

class Parser {
  private readonly text: string;
  private readonly reading: Reading;
  private readonly vocabulary: Vocabulary;
  private readonly tokens: readonly Token[];
  private readonly diagnostics: Diagnostic[];
  private at = 0;
  private depth = 0;
  private stopped = false;
  private unclosed = false;
  /** How many levels the node that was read last has. */
  private height = 0;

  constructor(text: string, reading: Reading) {
    this.text = text;
    this.reading = reading;
    this.vocabulary = vocabularyOf(reading.context);
    const { tokens, diagnostics } = tokenize(text, reading.semantics);
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  parse(): Parsed {
    if (this.isEnd && this.diagnostics.length === 0) this.complain(this.next, { code: 'empty' });
    let tree = this.isEnd ? this.missing() : this.expression();
    while (!this.isEnd) {
      // Whatever follows is read as well, for the sake of further diagnostics.
      const stray = this.next;
      if (stray.text === ')' && stray.kind === 'symbol') {
        this.complain(stray, { code: 'unexpected-close' });
        this.skip();
        if (this.isEnd) break;
        if (this.infix()) tree = this.operators(tree, 0, tree.span.start);
      } else {
        this.complain(stray, { code: 'missing-operator', found: this.textOf(stray) });
        if (!this.isOperand) this.skip();
        if (this.isOperand) this.expression();
        else if (this.infix()) this.operators(this.missing(), 0, this.next.start);
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

  /** The operator between two operands that comes next, if one does, also in the spelling of another language. */
  private infix(): Operator | undefined {
    const token = this.next;
    switch (token.kind) {
      case 'symbol':
        return INFIX.get(token.text);
      case 'foreign':
        return INFIX.get(FOREIGN_SYMBOLS[token.text] ?? '');
      case 'word': {
        const word = this.keyword();
        // `not contains`, `not in`: other languages negate the operator.
        if (word === 'not') return NEGATED.get(this.peek(1).text.toLowerCase());
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
  private takeInfix(): 'readable' | 'unreadable' {
    const token = this.take();
    if (token.kind === 'foreign') {
      this.complain(token, { code: 'foreign-operator', found: token.text, instead: FOREIGN_SYMBOLS[token.text]! });
    } else if (token.kind === 'word') {
      const word = this.keywordOf(token);
      if (word === 'not' && this.next.text.toLowerCase() === 'in') return this.foreignWord(this.take(), token.start);
      if (word === 'not') {
        const operator = this.take().text.toLowerCase();
        const span = this.since(token.start);
        this.complain(span, {
          code: 'foreign-operator',
          found: `not ${operator}`,
          instead: `not (… ${operator} …)`,
        });
      } else if (word === undefined) return this.foreignWord(token);
    }
    return 'readable';
  }

  private foreignWord(token: Token, start = token.start): 'readable' | 'unreadable' {
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
    if (token.kind !== 'word' || this.keyword() !== undefined) {
      this.complain(token, { code: 'missing-predicate', word });
      return this.isWord('not') ? this.prefix(0) : this.missing();
    }
    const member = this.primary();
    if (this.reading.semantics['bare-predicate'] === 'error')
      this.complain(member.span, { code: 'bare-predicate', word });
    return member;
  }

  private access(): Node {
    const token = this.next;
    if (token.kind !== 'word' || this.keyword() !== undefined) return this.primary();
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
      const goesOn = this.next.kind === 'word' || this.next.text === '(';
      const collection = goesOn ? this.filtered() : this.operandMissing();
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

  private mention(): Node {
    const start = this.take().start;
    const kind = this.next;
    const of = (['user', 'language'] as const).find((name) => this.isLocalWord(kind, name));
    if (kind.kind === 'word') this.take();
    if (!of) this.complain(this.since(start), { code: 'mention-kind', found: kind.kind === 'word' ? kind.text : '' });
    const hasColon = this.next.kind === 'symbol' && this.next.text === ':';
    if (hasColon) this.take();
    const name = this.next;
    if (hasColon && name.kind === 'string') {
      this.take();
    } else if (of) {
      if (!hasColon && name.kind === 'string') this.take();
      // `@user:alice`, as a shell leaves it, may have been read as several tokens.
      while (this.next.start === this.tokens[this.at - 1]!.end && /^[\w'.-]+$/.test(this.textOf(this.next)))
        this.take();
      const written = this.text.slice(name.start, this.since(start).end).replaceAll(/['"]/g, '');
      const instead = `@${of}:"${written || (of === 'user' ? 'login' : 'code')}"`;
      this.complain(this.since(start), { code: 'mention-form', instead });
      return this.missing(start);
    }
    if (!of) {
      if (this.next.kind === 'string') this.take();
      return this.missing(start);
    }
    this.height = 1;
    return { kind: 'mention', span: this.since(start), type: 'unknown', of, name: name.text };
  }

  /** A member: the longest run of words that the context knows, or all the words there are when it knows none. */
  private member(): Node {
    const { start } = this.next;
    const run = this.run();
    const words = run.map((token) => token.text);
    const known = this.known(run);
    const foreign = known === 0 && this.foreignOperand(words[0]!);
    if (foreign) {
      this.complain(this.take(), foreign);
      return this.missing(start);
    }
    const inAnother = known < run.length && contextsWith(this.nameOf(run)).length > 0;
    // An unknown name ends where an operator of another language begins.
    const end = words.findIndex((word, index) => index > 0 && (word === 'in' || FOREIGN_OPERATORS.has(word)));
    const taken = inAnother ? run.length : known || (end < 0 ? run.length : end);
    this.at += taken;
    this.height = 1;
    const written = this.nameOf(run.slice(0, taken));
    const name = known > 1 || inAnother ? written : this.spelling(written);
    if (this.next.kind === 'foreign' && this.next.text === '.') return this.dotted(start, name);
    return { kind: 'member', span: this.since(start), type: 'unknown', name, up: 0 };
  }

  /** The name that words make: with the very white space between them, where that counts. */
  private nameOf(run: readonly Token[]): string {
    if (this.reading.semantics.whitespace === 'free') return run.map((token) => token.text).join(' ');
    return this.text.slice(run[0]!.start, run.at(-1)!.end);
  }

  private spelling(name: string): string {
    if (this.reading.semantics['member-spelling'] === 'as-written' || this.vocabulary.names.has(name)) return name;
    return [...this.vocabulary.names].find((known) => camelCase(known) === name) ?? name;
  }

  /** How many tokens of a run the longest known name has. */
  private known(run: readonly Token[]): number {
    const single = this.reading.semantics.whitespace === 'single-in-members';
    const candidates = this.vocabulary.byFirstWord.get(run[0]!.text) ?? [];
    const found = candidates.find((words) =>
      words.every((word, index) => {
        const token = run[index];
        if (token?.text !== word) return false;
        return !single || index === 0 || this.text.slice(run[index - 1]!.end, token.start) === ' ';
      }),
    );
    return found?.length ?? 0;
  }

  /** The words from here on that are no keywords. */
  private run(): Token[] {
    const run: Token[] = [];
    // No name is longer than ten words, and a run of thousands must not be looked at thousands of times.
    while (run.length < 12 && this.peek(run.length).kind === 'word' && this.keyword(run.length) === undefined) {
      run.push(this.peek(run.length));
    }
    return run;
  }

  private foreignOperand(word: string): Complaint | null {
    const lower = word.toLowerCase();
    if (lower === 'today') return { code: 'unquoted-date', instead: "'today'" };
    if (NULL_WORDS.has(lower)) return { code: 'no-null', found: word };
    if (BOOLEAN_WORDS.has(lower)) return { code: 'no-boolean-literal', found: word };
    return null;
  }

  private dotted(start: number, first: string): Node {
    const path = [first];
    while (this.next.kind === 'foreign' && this.next.text === '.' && this.peek(1).kind === 'word') {
      this.skip();
      path.push(this.take().text);
    }
    if (path.length === 1) this.skip();
    const span = this.since(start);
    const owner = (contextOf(this.reading.context).members as Record<string, { type: string }>)[first];
    const last = path.at(-1)!;
    if (!path.some((word) => this.vocabulary.names.has(word))) {
      this.complain(span, { code: 'unquoted-text', found: path.join('.') });
      return this.missing(start);
    }
    const instead = owner?.type === 'array' ? `count of ${first} where (${last} …)` : [...path].reverse().join(' of ');
    this.complain(span, { code: 'dotted-path', found: this.text.slice(span.start, span.end), instead });
    return this.missing(start);
  }

  // ---- tokens ----------------------------------------------------------------------------------------------------

  private get next(): Token {
    return this.tokens[this.at]!;
  }

  private get isEnd(): boolean {
    return this.next.kind === 'end';
  }

  /** Whether an operand may begin here. */
  private get isOperand(): boolean {
    const { kind, text } = this.next;
    if (kind === 'word') return [undefined, 'not', 'if'].includes(this.keyword());
    if (kind === 'symbol') return text === '(' || text === '@' || text === '-';
    return kind === 'number' || kind === 'string' || kind === 'quoted' || text === '!';
  }

  private peek(ahead: number): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!;
  }

  private take(): Token {
    const token = this.next;
    if (token.kind === 'word') this.checkCase(token);
    this.skip();
    return token;
  }

  /** Goes on by one token, and never past the end. */
  private skip(): void {
    if (!this.isEnd) this.at++;
  }

  /** The keyword that a coming word is. */
  private keyword(ahead = 0): string | undefined {
    return this.keywordOf(this.peek(ahead));
  }

  private keywordOf(token: Token): string | undefined {
    if (token.kind !== 'word') return undefined;
    if (KEYWORDS.has(token.text)) return token.text;
    const lower = token.text.toLowerCase();
    return KEYWORDS.has(lower) ? lower : undefined;
  }

  private isWord(word: string): boolean {
    return this.keyword() === word;
  }

  /** Whether a word is one that is a keyword only in its place; says so when its case is wrong. */
  private isLocalWord(token: Token, word: string): boolean {
    if (token.kind !== 'word' || token.text.toLowerCase() !== word) return false;
    const isStrict = this.reading.semantics['keyword-case'] === 'as-written';
    if (isStrict && token.text !== word)
      this.complain(token, { code: 'keyword-case', found: token.text, instead: word });
    return true;
  }

  private checkCase(token: Token): void {
    if (this.reading.semantics['keyword-case'] === 'any') return;
    const word = this.keywordOf(token);
    if (word === undefined || word === token.text || token.text === 'If') return;
    this.complain(token, { code: 'keyword-case', found: token.text, instead: word });
  }

  private takeWord(wanted: string): void {
    if (this.isWord(wanted)) this.take();
    else this.complain(this.next, { code: 'missing-word', wanted, found: this.textOf(this.next) });
  }

  private skipGroup(): void {
    if (this.next.text !== '(') return;
    this.take();
    this.skipToClose();
  }

  private skipToClose(): void {
    for (let open = 1; open > 0 && !this.isEnd; this.skip()) {
      if (this.next.kind !== 'symbol') continue;
      if (this.next.text === '(') open++;
      if (this.next.text === ')') open--;
    }
  }

  // ---- results ---------------------------------------------------------------------------------------------------

  private since(start: number): Span {
    return { start, end: Math.max(start, this.tokens[this.at - 1]?.end ?? start) };
  }

  private textOf(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  private missing(start = this.next.start): Node {
    this.height = 1;
    return { kind: 'missing', span: this.since(start), type: 'unknown' };
  }

  private operandMissing(): Node {
    this.complain(this.next, { code: 'missing-operand', found: this.textOf(this.next) });
    if (this.next.kind !== 'foreign') return this.missing();
    // What stands behind the odd symbol is probably the operand.
    this.skip();
    return this.isOperand && this.next.text !== '!' ? this.unary() : this.missing();
  }

  /** Runs a rule one level deeper, or gives the rest of the expression up. */
  private deeper(rule: () => Node): Node {
    if (this.depth >= DEPTH_LIMIT) return this.tooDeep();
    this.depth++;
    const node = rule();
    this.depth--;
    return node;
  }

  /** The node being made is one level higher than the nodes under it, of which this was one. */
  private grow(other: number): void {
    this.height = Math.max(this.height, other) + 1;
    if (this.height > DEPTH_LIMIT) this.tooDeep();
  }

  private tooDeep(): Node {
    this.complain(this.next, { code: 'too-deep', limit: DEPTH_LIMIT });
    this.stop();
    return this.missing();
  }

  /** Reads no further: what is unfinished has no more to complain of. */
  private stop(): void {
    this.at = this.tokens.length - 1;
    this.stopped = true;
  }

  private complain(span: Span, complaint: Complaint): void {
    if (this.stopped) return;
    // One mistake often trips several rules at one place; the first of them knows it best.
    const isEcho = this.diagnostics.some((known) => known.span.start === span.start);
    if (!isEcho) this.diagnostics.push({ span: { start: span.start, end: span.end }, ...complaint });
    if (this.diagnostics.length > MOST_DIAGNOSTICS) this.stop();
  }
}
