import { MOST_DIAGNOSTICS, type Complaint, type Diagnostic } from './diagnostics.ts';
import { tokenize, type Token } from './lexer.ts';
import type { Reading } from './options.ts';
import type { Node, Span } from './tree.ts';

/** How deep parentheses, operators and trees may go. */
export const DEPTH_LIMIT = 200;

/** Goes through the tokens of an expression, and keeps its diagnostics and the bounds on its depth. */
export class TokenReader {
  protected readonly text: string;
  protected readonly reading: Reading;
  protected readonly tokens: readonly Token[];
  protected readonly diagnostics: Diagnostic[];
  protected at = 0;
  protected depth = 0;
  protected stopped = false;
  /** How many levels the node that was read last has. */
  protected height = 0;

  constructor(text: string, reading: Reading) {
    this.text = text;
    this.reading = reading;
    const { tokens, diagnostics } = tokenize(text, reading.semantics);
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  protected get next(): Token {
    return this.tokens[this.at]!;
  }

  protected get isEnd(): boolean {
    return this.next.kind === 'end';
  }

  /** Whether an operand may begin here. */
  protected get isOperand(): boolean {
    const { kind, text } = this.next;
    if (kind === 'word') return [undefined, 'not', 'if'].includes(this.keyword());
    if (kind === 'symbol') return text === '(' || text === '@' || text === '-';
    return kind === 'number' || kind === 'string' || kind === 'quoted' || text === '!';
  }

  protected peek(ahead: number): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)]!;
  }

  protected take(): Token {
    const token = this.next;
    if (token.kind === 'word') this.checkCase(token);
    this.skip();
    return token;
  }

  /** Goes on by one token, and never past the end. */
  protected skip(): void {
    if (!this.isEnd) this.at++;
  }

  /** The keyword that a coming word is. */
  protected keyword(ahead = 0): string | undefined {
    return this.peek(ahead).keyword;
  }

  protected isWord(word: string): boolean {
    return this.keyword() === word;
  }

  /** Whether a word is one that is a keyword only in its place; says so when its case is wrong. */
  protected isLocalWord(token: Token, word: string): boolean {
    if (token.kind !== 'word' || token.text.toLowerCase() !== word) return false;
    const isStrict = this.reading.semantics['keyword-case'] === 'as-written';
    if (isStrict && token.text !== word)
      this.complain(token, { code: 'keyword-case', found: token.text, instead: word });
    return true;
  }

  protected checkCase(token: Token): void {
    if (this.reading.semantics['keyword-case'] === 'any') return;
    const word = token.keyword;
    if (word === undefined || word === token.text || token.text === 'If') return;
    this.complain(token, { code: 'keyword-case', found: token.text, instead: word });
  }

  protected takeWord(wanted: string): void {
    if (this.isWord(wanted)) this.take();
    else this.complain(this.next, { code: 'missing-word', wanted, found: this.textOf(this.next) });
  }

  protected skipGroup(): void {
    if (this.next.text !== '(') return;
    this.take();
    this.skipToClose();
  }

  protected skipToClose(): void {
    for (let open = 1; open > 0 && !this.isEnd; this.skip()) {
      if (this.next.kind !== 'symbol') continue;
      if (this.next.text === '(') open++;
      if (this.next.text === ')') open--;
    }
  }

  protected since(start: number): Span {
    return { start, end: Math.max(start, this.tokens[this.at - 1]?.end ?? start) };
  }

  protected textOf(token: Token): string {
    return this.text.slice(token.start, token.end);
  }

  protected missing(start = this.next.start): Node {
    this.height = 1;
    return { kind: 'missing', span: this.since(start), type: 'unknown' };
  }

  /** Runs a rule one level deeper, or gives the rest of the expression up. */
  protected deeper(rule: () => Node): Node {
    if (this.depth >= DEPTH_LIMIT) return this.tooDeep();
    this.depth++;
    const node = rule();
    this.depth--;
    return node;
  }

  /** The node being made is one level higher than the nodes under it, of which this was one. */
  protected grow(other: number): void {
    this.height = Math.max(this.height, other) + 1;
    if (this.height > DEPTH_LIMIT) this.tooDeep();
  }

  protected tooDeep(): Node {
    this.complain(this.next, { code: 'too-deep', limit: DEPTH_LIMIT });
    this.stop();
    return this.missing();
  }

  /** Reads no further: what is unfinished has no more to complain of. */
  protected stop(): void {
    this.at = this.tokens.length - 1;
    this.stopped = true;
  }

  protected complain(span: Span, complaint: Complaint): void {
    if (this.stopped) return;
    // One mistake often trips several rules at one place; the first of them knows it best.
    const isEcho = this.diagnostics.some((known) => known.span.start === span.start);
    if (!isEcho) this.diagnostics.push({ span: { start: span.start, end: span.end }, ...complaint });
    if (this.diagnostics.length > MOST_DIAGNOSTICS) this.stop();
  }
}
