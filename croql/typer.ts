import { inferDatetime, findMistakenDate } from './datetime-typing.ts';
import type { Diagnostic, DiagnosticFacts } from './diagnostics.ts';
import { ARITHMETIC, BETWEEN, COMPARISONS, LOGIC, NEGATIVE, NOT } from './operators.ts';
import type { ResolvedOptions } from './options.ts';
import { arithmeticRow, type Node, type NodeOf } from './tree.ts';
import type { Type } from './types.ts';
import {
  asBoolean,
  copyShape,
  createPresent,
  createTypingContext,
  createVoid,
  declareMember,
  fits,
  haveSameType,
  rejectMember,
  rejectNode,
  rejectOperand,
  report,
  type TypingContext,
} from './typing-context.ts';
import { findMember, resolveMemberType } from './vocabulary.ts';

/** A tree of which each node has its type, and the mistakes found on the way. */
export interface Inferred {
  readonly tree: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/** Infers the type of each node of an expression, from the leaves up. */
export function inferTypes(text: string, node: Node, options: ResolvedOptions, expects: 'boolean' | 'any'): Inferred {
  const context = createTypingContext(text, options);
  let tree = infer(context, node);
  const isNumberAccepted = tree.type === 'number' && options.semantics['root-type'] === 'truth-of-number';
  if (expects === 'boolean' && !isNumberAccepted) {
    const boolean = asBoolean(context, tree);
    if (boolean) tree = boolean;
    else report(context, tree.span, { code: 'not-boolean', where: 'query', found: tree.type });
  }
  return { tree: context.matchesNothing ? createVoid(tree, tree.type) : tree, diagnostics: context.diagnostics };
}

function infer(context: TypingContext, node: Node): Node {
  switch (node.kind) {
    case 'number':
      return { ...node, type: 'number' };
    case 'string':
      return { ...node, type: 'string' };
    case 'datetime':
      return inferDatetime(context, node);
    case 'mention':
      return { ...node, type: node.of === 'user' ? 'number' : 'string' };
    case 'member':
      return inferMember(context, node);
    case 'of':
      return inferOf(context, node);
    case 'count':
      return inferCount(context, node);
    case 'where':
      return inferWhere(context, node);
    case 'with':
      return inferWith(context, node);
    case 'not': {
      const operand = infer(context, node.operand);
      const boolean = asBoolean(context, operand);
      if (boolean) return { ...node, type: 'boolean', operand: boolean };
      return rejectOperand(context, { ...node, operand }, operand, 'not', NOT.operands, 'boolean');
    }
    case 'negative': {
      const operand = infer(context, node.operand);
      if (fits(operand, 'number')) return { ...node, type: 'number', operand };
      return rejectOperand(context, { ...node, operand }, operand, '-', NEGATIVE.operands, 'nothing');
    }
    case 'logic':
      return inferLogic(context, node);
    case 'arithmetic':
      return inferArithmetic(context, node);
    case 'comparison':
      return inferComparison(context, node);
    case 'between':
      return inferBetween(context, node);
    case 'if':
      return inferIf(context, node);
    case 'present':
      // An earlier check of the same tree set it.
      return infer(context, node.operand);
    case 'void':
      return node;
    case 'missing':
      return { ...node, type: 'nothing' };
  }
}

// ---- members -----------------------------------------------------------------------------------------------------

function inferMember(context: TypingContext, node: NodeOf<'member'>): Node {
  const { scopes, options } = context;
  for (let up = 0; up < scopes.length; up++) {
    if (up > 0 && options.semantics['outer-members'] !== 'outer-record') break;
    const members = scopes[scopes.length - 1 - up]!;
    if (!members) return { ...node, type: 'nothing' };
    const member = findMember(members, node.name);
    if (member) return declareMember(context, { ...node, up, type: resolveMemberType(member) }, node.name, member);
  }
  return rejectMember(context, node, node.name, scopes.at(-1)!, node.span);
}

function inferOf(context: TypingContext, node: NodeOf<'of'>): Node {
  const object = infer(context, node.object);
  if (object.type === 'nothing') return { ...node, object, type: 'nothing' };
  const members = context.shapes.get(object);
  if (object.type !== 'object' || !members) {
    const facts: DiagnosticFacts = { code: 'not-an-object', word: 'of', found: object.type };
    return rejectNode(context, { ...node, object }, object.span, facts);
  }
  const member = findMember(members, node.name);
  const span = { start: node.span.start, end: node.span.start + node.name.length };
  if (!member) return rejectMember(context, { ...node, object }, node.name, members, span);
  return declareMember(context, { ...node, object, type: resolveMemberType(member) }, node.name, member);
}

// ---- collections and objects -------------------------------------------------------------------------------------

function inferCount(context: TypingContext, node: NodeOf<'count'>): Node {
  const collection = infer(context, node.collection);
  if (fits(collection, 'collection')) return { ...node, type: 'number', collection };
  const facts: DiagnosticFacts = { code: 'not-a-collection', word: 'count', found: collection.type };
  return rejectNode(context, { ...node, collection }, collection.span, facts);
}

function inferWhere(context: TypingContext, node: NodeOf<'where'>): Node {
  const collection = infer(context, node.collection);
  const predicate = inferPredicate(context, node.predicate, collection);
  if (!fits(collection, 'collection')) {
    const found = collection.type;
    const facts: DiagnosticFacts =
      found === 'object'
        ? { code: 'filter-word', found: 'where', instead: 'with' }
        : { code: 'not-a-collection', word: 'where', found };
    return rejectNode(context, { ...node, collection }, collection.span, facts);
  }
  const result: Node = { ...node, type: collection.type, collection, predicate };
  copyShape(context, result, collection);
  return result;
}

function inferWith(context: TypingContext, node: NodeOf<'with'>): Node {
  const object = infer(context, node.object);
  const predicate = inferPredicate(context, node.predicate, object);
  if (!fits(object, 'object')) {
    const found = object.type;
    const facts: DiagnosticFacts =
      found === 'collection'
        ? { code: 'filter-word', found: 'with', instead: 'where' }
        : { code: 'not-an-object', word: 'with', found };
    return rejectNode(context, { ...node, object }, object.span, facts);
  }
  const result: Node = { ...node, type: 'object', object, predicate };
  copyShape(context, result, object);
  return context.options.semantics.with === 'boolean' ? createPresent(result) : result;
}

/** Infers the type of a predicate in the scope of what it filters. */
function inferPredicate(context: TypingContext, node: Node, filtered: Node): Node {
  context.scopes.push(context.shapes.get(filtered) ?? null);
  const predicate = infer(context, node);
  context.scopes.pop();
  return requireBoolean(context, predicate, 'predicate');
}

function requireBoolean(context: TypingContext, node: Node, where: 'condition' | 'predicate'): Node {
  const facts: DiagnosticFacts = { code: 'not-boolean', where, found: node.type };
  return asBoolean(context, node) ?? rejectNode(context, node, node.span, facts, 'boolean');
}

// ---- operators ---------------------------------------------------------------------------------------------------

function inferLogic(context: TypingContext, node: NodeOf<'logic'>): Node {
  const operands = node.operands.map((each) => {
    const operand = infer(context, each);
    return (
      asBoolean(context, operand) ??
      rejectOperand(context, operand, operand, node.operator, LOGIC[node.operator].operands, 'boolean')
    );
  });
  return { ...node, type: 'boolean', operands };
}

function inferArithmetic(context: TypingContext, node: NodeOf<'arithmetic'>): Node {
  const { first, operations } = arithmeticRow(node);
  return operations.reduce(
    (left, operation): Node => {
      const right = infer(context, operation.right);
      const result = { ...operation, left, right };
      const wrong = [left, right].find((operand) => !fits(operand, 'number'));
      if (!wrong) return { ...result, type: 'number' };
      const { operator } = operation;
      return rejectOperand(context, result, wrong, operator, ARITHMETIC[operator].operands, 'nothing');
    },
    infer(context, first),
  );
}

function inferComparison(context: TypingContext, node: NodeOf<'comparison'>): Node {
  const { operator } = node;
  const { compares, operands } = COMPARISONS[operator];
  const first = infer(context, node.left);
  context.isTextExpected = first.type === 'string' && node.right.kind === 'member';
  const second = infer(context, node.right);
  context.isTextExpected = false;
  const [left, right] = unifyTypes(context, [first, second]) as [Node, Node];
  const result: Node = { ...node, type: 'boolean', left, right };
  if (compares === 'text') {
    const wrong = [left, right].find((operand) => !fits(operand, 'string'));
    if (wrong) return rejectOperand(context, result, wrong, operator, operands, 'boolean');
  } else {
    const rejected = rejectOperands(context, result, [left, right], operator, operands, compares === 'order');
    if (rejected) return rejected;
  }
  return rejectPlainCode(context, result, left, right) ?? result;
}

function inferBetween(context: TypingContext, node: NodeOf<'between'>): Node {
  const operands = [node.value, node.low, node.high].map((each) => infer(context, each));
  const [value, low, high] = unifyTypes(context, operands) as [Node, Node, Node];
  const result: Node = { ...node, type: 'boolean', value, low, high };
  return (
    rejectOperands(context, result, [value, low, high], 'between', BETWEEN.operands, true) ??
    rejectPlainCode(context, result, value, low) ??
    rejectPlainCode(context, result, value, high) ??
    result
  );
}

/** Rejects a comparison whose operands are not of one type that the operator accepts; else null. */
function rejectOperands(
  context: TypingContext,
  result: Node,
  operands: readonly Node[],
  operator: string,
  accepted: readonly Type[],
  isOrder: boolean,
): Node | null {
  const { semantics } = context.options;
  const meaningful = operands.filter((operand) => operand.type !== 'nothing');
  const first = meaningful[0];
  if (!first) return null;
  const wrong = meaningful.find((operand) => !accepted.includes(operand.type));
  if (wrong) return rejectOperand(context, result, wrong, operator, accepted, 'boolean');
  const other = meaningful.find((operand) => operand.type !== first.type);
  if (other) {
    const [operand, facts] = findMistakenDate(context, meaningful, other) ?? [
      result,
      { code: 'types-differ', operator, left: first.type, right: other.type } as const,
    ];
    return rejectNode(context, result, operand.span, facts, 'boolean');
  }
  if (first.type === 'string' && isOrder && semantics['string-order'] === 'error') {
    return rejectOperand(context, result, first, operator, ['number', 'datetime'], 'boolean');
  }
  if (first.type === 'boolean' && semantics['boolean-equality'] === 'error') {
    return rejectOperand(context, result, first, operator, ['number', 'string', 'datetime'], 'boolean');
  }
  return null;
}

/** Converts operands to one type where the language allows it: a date in a string, or the presence of an object. */
function unifyTypes(context: TypingContext, operands: readonly Node[]): readonly Node[] {
  const has = (type: Type) => operands.some((operand) => operand.type === type);
  if (has('datetime') && has('string') && context.options.semantics['date-string'] === 'date') {
    return operands.map((operand) =>
      operand.kind === 'string'
        ? inferDatetime(context, { kind: 'datetime', span: operand.span, type: 'unknown', text: operand.value })
        : operand,
    );
  }
  // Two objects can only be compared by whether they are present.
  if (has('boolean') || has('object')) return operands.map((operand) => asBoolean(context, operand) ?? operand);
  return operands;
}

/** Rejects a number or text in place of a mention, if the semantics require mentions; else null. */
function rejectPlainCode(context: TypingContext, result: Node, left: Node, right: Node): Node | null {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const mention = context.declarations.get(side)?.mention;
    if (mention === undefined || (other.kind === 'mention' && other.of === mention)) continue;
    if (context.options.semantics['plain-codes'] === 'accepted') continue;
    const name = side.kind === 'member' || side.kind === 'of' ? side.name : mention;
    report(context, other.span, { code: 'mention-needed', name, mention });
    return { ...result, type: 'boolean' };
  }
  return null;
}

function inferIf(context: TypingContext, node: NodeOf<'if'>): Node {
  const condition = requireBoolean(context, infer(context, node.condition), 'condition');
  const [then, otherwise] = unifyBranches(context, infer(context, node.then), infer(context, node.otherwise));
  const type = then.type === 'nothing' ? otherwise.type : then.type;
  const result: Node = { ...node, type, condition, then, otherwise };
  if (!haveSameType(context, then, otherwise)) {
    const facts: DiagnosticFacts = { code: 'branches-differ', left: then.type, right: otherwise.type };
    return rejectNode(context, result, node.span, facts);
  }
  copyShape(context, result, then.type === 'nothing' ? otherwise : then);
  return result;
}

/** Converts the branches of a ternary to booleans if they have no other type in common. */
function unifyBranches(context: TypingContext, then: Node, otherwise: Node): readonly [Node, Node] {
  if (haveSameType(context, then, otherwise)) return [then, otherwise];
  const booleans = [asBoolean(context, then), asBoolean(context, otherwise)] as const;
  return booleans[0] && booleans[1] ? [booleans[0], booleans[1]] : [then, otherwise];
}
