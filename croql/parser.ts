import {
  createCursor,
  createMissing,
  expectKeyword,
  isAtEnd,
  isContextualKeyword,
  isKeyword,
  isOperandNext,
  isSymbol,
  nest,
  peek,
  report,
  setHeight,
  skip,
  skipToClose,
  sourceText,
  spanFrom,
  take,
  type Cursor,
} from './cursor.ts';
import type { Token } from './lexer.ts';
import type { Diagnostic } from './diagnostics.ts';
import { NOT, resolvePrecedence, type InfixOperator } from './operators.ts';
import { resolveOptions, type Options } from './options.ts';
import { parseMember, parseMention } from './parse-names.ts';
import { peekInfix, takeInfix } from './parse-operators.ts';
import type { Node, NodeOf } from './tree.ts';

/** A tree and its diagnostics. The tree is complete only if there are none. */
export interface Parsed {
  readonly tree: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads an expression by the grammar (`spec/croql/grammar.md`). Never throws: a part that cannot be read becomes a
 * `missing` node and a diagnostic, and the parser goes on after it. Nodes have no types yet, and members may not exist:
 * the checker finds that out.
 */
export function parse(text: string, options: Options = {}): Parsed {
  const cursor = createCursor(text, resolveOptions(options));
  if (isAtEnd(cursor)) report(cursor, peek(cursor), { code: 'empty' });
  let tree = isAtEnd(cursor) ? createMissing(cursor) : parseExpression(cursor);
  while (!isAtEnd(cursor)) tree = parseStray(cursor, tree);
  return { tree, diagnostics: cursor.diagnostics.sort((a, b) => a.span.start - b.span.start) };
}

/** Reads what follows a complete expression, which is a mistake, so that later mistakes are reported too. */
function parseStray(cursor: Cursor, tree: Node): Node {
  const stray = peek(cursor);
  if (isSymbol(cursor, ')')) {
    report(cursor, stray, { code: 'unexpected-close' });
    skip(cursor);
    return parseOperators(cursor, tree, 0, tree.span.start);
  }
  report(cursor, stray, { code: 'missing-operator', found: sourceText(cursor, stray) });
  if (!isOperandNext(cursor)) skip(cursor);
  if (isOperandNext(cursor)) parseExpression(cursor);
  else parseOperators(cursor, createMissing(cursor), 0, peek(cursor).start);
  return tree;
}

// ---- expression, operators ---------------------------------------------------------------------------------------

function parseExpression(cursor: Cursor): Node {
  return nest(cursor, () => (isKeyword(cursor, 'if') ? parseTernary(cursor) : parseBinary(cursor, 0)));
}

function parseTernary(cursor: Cursor): Node {
  const { start } = take(cursor);
  const condition = parseExpression(cursor);
  let { height } = cursor;
  expectKeyword(cursor, 'then');
  const then = parseExpression(cursor);
  height = Math.max(height, cursor.height);
  expectKeyword(cursor, 'else');
  const otherwise = parseExpression(cursor);
  setHeight(cursor, Math.max(height, cursor.height) + 1);
  return { kind: 'if', span: spanFrom(cursor, start), type: 'unknown', condition, then, otherwise };
}

function parseBinary(cursor: Cursor, least: number): Node {
  const { start } = peek(cursor);
  return parseOperators(cursor, parsePrefix(cursor, least), least, start);
}

/** Reads the operators after `left` that have at least a given precedence, by precedence climbing. */
function parseOperators(cursor: Cursor, left: Node, least: number, start: number): Node {
  const { semantics } = cursor.options;
  let isCompared = false;
  for (;;) {
    const infix = peekInfix(cursor);
    if (!infix) return left;
    const precedence = resolvePrecedence(infix, semantics);
    if (precedence < least) return left;
    const isComparison = infix.form === 'comparison' || infix.form === 'between';
    let { height } = cursor;
    if (isCompared && isComparison && semantics['chained-comparison'] === 'error') {
      const token = peek(cursor);
      report(cursor, token, { code: 'chained-comparison', operator: sourceText(cursor, token) });
      left = createMissing(cursor, start);
      height = 1;
    }
    isCompared = isComparison;
    // A row of arithmetic is one level, however long.
    const isRow = infix.form === 'arithmetic' && left.kind === 'arithmetic';
    left = parseOperation(cursor, infix, left, precedence, start);
    setHeight(cursor, Math.max(isRow ? height : height + 1, cursor.height + 1));
  }
}

function parseOperation(cursor: Cursor, infix: InfixOperator, left: Node, precedence: number, start: number): Node {
  if (!takeInfix(cursor)) return createMissing(cursor, start);
  const type = 'unknown';
  const first = peek(cursor);
  const right = parseBinary(cursor, precedence + 1);
  switch (infix.form) {
    case 'logic': {
      const operands = [left, right];
      let { height } = cursor;
      while (peekInfix(cursor) === infix) {
        takeInfix(cursor);
        operands.push(parseBinary(cursor, precedence + 1));
        height = Math.max(height, cursor.height);
      }
      cursor.height = height;
      return { kind: 'logic', span: spanFrom(cursor, start), type, operator: infix.operator, operands };
    }
    case 'comparison':
      return { kind: 'comparison', span: spanFrom(cursor, start), type, operator: infix.operator, left, right };
    case 'arithmetic':
      return { kind: 'arithmetic', span: spanFrom(cursor, start), type, operator: infix.operator, left, right };
    case 'between': {
      const { height } = cursor;
      const bounds = readGroupedBounds(cursor, first, right);
      if (bounds) return { kind: 'between', span: spanFrom(cursor, start), type, value: left, ...bounds };
      expectKeyword(cursor, 'and');
      // In `between 1 or 2` the second bound is clear all the same.
      if (isKeyword(cursor, 'or')) take(cursor);
      const high = parseBinary(cursor, precedence + 1);
      cursor.height = Math.max(height, cursor.height);
      return { kind: 'between', span: spanFrom(cursor, start), type, value: left, low: right, high };
    }
  }
}

/** The bounds in `between (1 and 2)`, which is reported; null for any other first bound. */
function readGroupedBounds(cursor: Cursor, open: Token, node: Node): Pick<NodeOf<'between'>, 'low' | 'high'> | null {
  const isGroup = open.kind === 'symbol' && open.text === '(' && node.span.start > open.start;
  if (!isGroup || node.kind !== 'logic' || node.operator !== 'and' || node.operands.length !== 2) return null;
  // No bound is a condition, unless a service gives a condition some value.
  if (cursor.options.semantics['type-error'] !== 'error') return null;
  const [low, high] = node.operands as readonly [Node, Node];
  const instead = `between ${sourceText(cursor, low.span)} and ${sourceText(cursor, high.span)}`;
  report(cursor, spanFrom(cursor, open.start), { code: 'grouped-bounds', instead });
  return { low, high };
}

// ---- operands ----------------------------------------------------------------------------------------------------

function parsePrefix(cursor: Cursor, least: number): Node {
  const token = peek(cursor);
  if (isKeyword(cursor, 'if')) {
    report(cursor, token, { code: 'parentheses-needed', around: 'if' });
    return nest(cursor, parseTernary);
  }
  const isDialect = token.kind === 'dialect' && token.text === '!';
  if (!isKeyword(cursor, 'not') && !isDialect) return parseUnary(cursor);
  return nest(cursor, () => {
    take(cursor);
    if (isDialect) report(cursor, token, { code: 'foreign-operator', found: token.text, instead: 'not' });
    else if (least > NOT.precedence) report(cursor, token, { code: 'parentheses-needed', around: 'not' });
    const operand = parseBinary(cursor, Math.max(least, NOT.precedence));
    setHeight(cursor, cursor.height + 1);
    return { kind: 'not', span: spanFrom(cursor, token.start), type: 'unknown', operand };
  });
}

function parseUnary(cursor: Cursor): Node {
  if (!isSymbol(cursor, '-')) return parseFiltered(cursor);
  return nest(cursor, () => {
    const { start } = take(cursor);
    const operand = parseUnary(cursor);
    setHeight(cursor, cursor.height + 1);
    return { kind: 'negative', span: spanFrom(cursor, start), type: 'unknown', operand };
  });
}

function parseFiltered(cursor: Cursor): Node {
  const { start } = peek(cursor);
  let node = parseAccess(cursor);
  for (;;) {
    const kind = isKeyword(cursor, 'where') ? 'where' : isKeyword(cursor, 'with') ? 'with' : null;
    if (!kind) return node;
    const { height } = cursor;
    take(cursor);
    const predicate = parsePredicate(cursor, kind);
    setHeight(cursor, Math.max(height, cursor.height) + 1);
    const span = spanFrom(cursor, start);
    node =
      kind === 'where'
        ? { kind, span, type: 'unknown', collection: node, predicate }
        : { kind, span, type: 'unknown', object: node, predicate };
  }
}

function parsePredicate(cursor: Cursor, word: 'where' | 'with'): Node {
  if (isSymbol(cursor, '(')) return parsePrimary(cursor);
  const token = peek(cursor);
  const isCount = isContextualKeyword(cursor, token, 'count');
  if (token.kind !== 'word' || token.keyword !== undefined || isCount) {
    report(cursor, token, { code: 'missing-predicate', word });
    if (isKeyword(cursor, 'not')) return parsePrefix(cursor, 0);
    // The count is only a part of the condition that was meant.
    if (isCount) parseAccess(cursor);
    return createMissing(cursor, token.start);
  }
  const member = parsePrimary(cursor);
  if (cursor.options.semantics['bare-predicate'] === 'error') {
    report(cursor, member.span, { code: 'bare-predicate', word });
  }
  return member;
}

function parseAccess(cursor: Cursor): Node {
  const token = peek(cursor);
  if (isContextualKeyword(cursor, token, 'count')) return parseCount(cursor);
  const member = parsePrimary(cursor);
  if (member.kind !== 'member' || !isKeyword(cursor, 'of')) return member;
  return nest(cursor, () => {
    take(cursor);
    const object = parseFiltered(cursor);
    setHeight(cursor, cursor.height + 1);
    return { kind: 'of', span: spanFrom(cursor, token.start), type: 'unknown', name: member.name, object };
  });
}

function parseCount(cursor: Cursor): Node {
  return nest(cursor, () => {
    const token = take(cursor);
    if (isKeyword(cursor, 'of')) take(cursor);
    else report(cursor, token, { code: 'bare-count' });
    const collection = parseFiltered(cursor);
    setHeight(cursor, cursor.height + 1);
    return { kind: 'count', span: spanFrom(cursor, token.start), type: 'unknown', collection };
  });
}

function parsePrimary(cursor: Cursor): Node {
  const token = peek(cursor);
  const takeLeaf = () => {
    take(cursor);
    cursor.height = 1;
    return spanFrom(cursor, token.start);
  };
  switch (token.kind) {
    case 'number': {
      const value = Number(token.text);
      if (value === Infinity) report(cursor, token, { code: 'number-too-large' });
      return { kind: 'number', span: takeLeaf(), type: 'unknown', value };
    }
    case 'string':
      return { kind: 'string', span: takeLeaf(), type: 'unknown', value: token.text };
    case 'quoted':
      // What is not closed may be anything.
      if (cursor.diagnostics.some(({ code, span }) => code === 'unclosed-string' && span.start === token.start)) {
        skip(cursor);
        return createMissing(cursor, token.start);
      }
      return { kind: 'datetime', span: takeLeaf(), type: 'unknown', text: token.text };
    case 'word':
      return token.keyword === undefined ? parseMember(cursor) : reportMissingOperand(cursor);
    case 'symbol':
      if (token.text === '(') return parseGroup(cursor);
      if (token.text === '@') return parseMention(cursor);
  }
  return reportMissingOperand(cursor);
}

function parseGroup(cursor: Cursor): Node {
  const open = take(cursor);
  const node = parseExpression(cursor);
  const next = peek(cursor);
  if (isSymbol(cursor, ')')) {
    take(cursor);
  } else if (isAtEnd(cursor)) {
    const isUnfinished = cursor.diagnostics.at(-1)?.span.start === next.start;
    if (!cursor.hasUnclosedGroup && !isUnfinished) report(cursor, open, { code: 'missing-close' });
    cursor.hasUnclosedGroup = true;
  } else {
    report(cursor, next, { code: 'missing-operator', found: sourceText(cursor, next) });
    skipToClose(cursor);
  }
  return node;
}

function reportMissingOperand(cursor: Cursor): Node {
  const token = peek(cursor);
  report(cursor, token, { code: 'missing-operand', found: sourceText(cursor, token) });
  if (token.kind !== 'dialect') return createMissing(cursor);
  // The operand probably follows the unknown symbol.
  skip(cursor);
  return isOperandNext(cursor) ? parsePrefix(cursor, 0) : createMissing(cursor);
}
