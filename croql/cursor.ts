import { MAX_DIAGNOSTICS, type Diagnostic, type DiagnosticFacts } from './diagnostics.ts';
import { tokenize, type Token } from './lexer.ts';
import type { ResolvedOptions } from './options.ts';
import type { Node, Span } from './tree.ts';

/** How deep parentheses and operators before their operand may be nested. */
export const MAX_DEPTH = 200;

/** How many levels a tree may have; a row of operators that are applied from left to right can have one for each. */
export const MAX_HEIGHT = 1000;

/** A position in the tokens of an expression, and what was found up to there. */
export interface Cursor {
  readonly text: string;
  readonly options: ResolvedOptions;
  /** They end with one of kind `end`. */
  readonly tokens: readonly Token[];
  readonly diagnostics: Diagnostic[];
  /** The index of the next token. */
  index: number;
  /** The number of nested rules being read. */
  depth: number;
  /** The number of levels of the node that was read last. */
  height: number;
  /** The rest of the expression was given up, and no more diagnostics are reported. */
  isStopped: boolean;
  /** An open parenthesis at the end was reported already. */
  hasUnclosedGroup: boolean;
}

/** A cursor before the first token of an expression. */
export function createCursor(text: string, options: ResolvedOptions): Cursor {
  const { tokens, diagnostics } = tokenize(text, options.semantics);
  return {
    text,
    options,
    tokens,
    diagnostics,
    index: 0,
    depth: 0,
    height: 0,
    isStopped: false,
    hasUnclosedGroup: false,
  };
}

// ---- looking ahead -----------------------------------------------------------------------------------------------

/** A token ahead, without taking it; the end, where there are no more. */
export function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[Math.min(cursor.index + ahead, cursor.tokens.length - 1)]!;
}

/** Whether no token is left. */
export function isAtEnd(cursor: Cursor): boolean {
  return peek(cursor).kind === 'end';
}

/** Whether the next token is a keyword. */
export function isKeyword(cursor: Cursor, keyword: string): boolean {
  return peek(cursor).keyword === keyword;
}

/** Whether the next token is a symbol. */
export function isSymbol(cursor: Cursor, symbol: string): boolean {
  const { kind, text } = peek(cursor);
  return kind === 'symbol' && text === symbol;
}

/** Whether an operand can begin with the next token. */
export function isOperandNext(cursor: Cursor): boolean {
  const { kind, text, keyword } = peek(cursor);
  if (kind === 'word') return keyword === undefined || keyword === 'not' || keyword === 'if';
  if (kind === 'symbol') return text === '(' || text === '@' || text === '-';
  return kind === 'number' || kind === 'string' || kind === 'quoted' || text === '!';
}

/** Whether a word is a keyword that only its position makes one, such as `count`; reports a wrong letter case. */
export function isContextualKeyword(cursor: Cursor, token: Token, keyword: string): boolean {
  if (token.kind !== 'word' || token.text.toLowerCase() !== keyword) return false;
  if (token.text !== keyword && cursor.options.semantics['keyword-case'] === 'as-written') {
    report(cursor, token, { code: 'keyword-case', found: token.text, instead: keyword });
  }
  return true;
}

// ---- moving ------------------------------------------------------------------------------------------------------

/** Takes the next token; reports a keyword in a letter case that the semantics refuse. */
export function take(cursor: Cursor): Token {
  const token = peek(cursor);
  const { kind, text, keyword } = token;
  if (kind === 'word' && keyword !== undefined && keyword !== text && text !== 'If') {
    const isStrict = cursor.options.semantics['keyword-case'] === 'as-written';
    if (isStrict) report(cursor, token, { code: 'keyword-case', found: text, instead: keyword });
  }
  skip(cursor);
  return token;
}

/** Passes the next token, and never the end. */
export function skip(cursor: Cursor): void {
  if (!isAtEnd(cursor)) cursor.index++;
}

/** Takes a keyword, or reports that it is missing. */
export function expectKeyword(cursor: Cursor, wanted: string): void {
  const token = peek(cursor);
  if (token.keyword === wanted) take(cursor);
  else report(cursor, token, { code: 'missing-word', wanted, found: sourceText(cursor, token) });
}

/** Passes a group in parentheses, if one comes next. */
export function skipGroup(cursor: Cursor): void {
  if (peek(cursor).text !== '(') return;
  take(cursor);
  skipToClose(cursor);
}

/** Passes everything up to the parenthesis that closes the current group. */
export function skipToClose(cursor: Cursor): void {
  for (let open = 1; open > 0 && !isAtEnd(cursor); skip(cursor)) {
    if (isSymbol(cursor, '(')) open++;
    if (isSymbol(cursor, ')')) open--;
  }
}

// ---- nodes -------------------------------------------------------------------------------------------------------

/** The span from an offset to the end of the token that was taken last. */
export function spanFrom(cursor: Cursor, start: number): Span {
  return { start, end: Math.max(start, cursor.tokens[cursor.index - 1]?.end ?? start) };
}

/** A token as it is written. */
export function sourceText(cursor: Cursor, { start, end }: Span): string {
  return cursor.text.slice(start, end);
}

/** The node in place of something that could not be read. */
export function createMissing(cursor: Cursor, start = peek(cursor).start): Node {
  cursor.height = 1;
  return { kind: 'missing', span: spanFrom(cursor, start), type: 'unknown' };
}

/** Reads a rule one level deeper, or gives up the rest of the expression when it is nested too deep. */
export function nest(cursor: Cursor, rule: (cursor: Cursor) => Node): Node {
  if (cursor.depth >= MAX_DEPTH) {
    stopTooDeep(cursor, MAX_DEPTH);
    return createMissing(cursor);
  }
  cursor.depth++;
  const node = rule(cursor);
  cursor.depth--;
  return node;
}

/** Sets the height of the node that was read last; a tree that is too high ends the reading. */
export function setHeight(cursor: Cursor, height: number): void {
  cursor.height = height;
  if (height > MAX_HEIGHT) stopTooDeep(cursor, MAX_HEIGHT);
}

function stopTooDeep(cursor: Cursor, limit: number): void {
  report(cursor, peek(cursor), { code: 'too-deep', limit });
  stop(cursor);
}

// ---- diagnostics -------------------------------------------------------------------------------------------------

/** Adds a diagnostic, unless one was reported at the same place: the first rule that fails there knows it best. */
export function report(cursor: Cursor, { start, end }: Span, facts: DiagnosticFacts): void {
  if (cursor.isStopped) return;
  const isRepeated = cursor.diagnostics.some((known) => known.span.start === start);
  if (!isRepeated) cursor.diagnostics.push({ span: { start, end }, ...facts });
  if (cursor.diagnostics.length > MAX_DIAGNOSTICS) stop(cursor);
}

function stop(cursor: Cursor): void {
  cursor.index = cursor.tokens.length - 1;
  cursor.isStopped = true;
}
