import type { Query } from './checker.ts';
import {
  addConstant,
  addInstant,
  addTemporary,
  createCodegenContext,
  nextName,
  writeFunctionBody,
  writeMember,
  type CodegenContext,
  type Constant,
} from './codegen-context.ts';
import { writeSpacedBetween, writeSpacedComparison, writeWithin, writeWithinDay } from './codegen-dates.ts';
import { comparedWithToday } from './evaluator.ts';
import { ARITHMETIC, COMPARISONS, LOGIC, type Comparison } from './operators.ts';
import { arithmeticRow, children, type Node, type NodeOf } from './tree.ts';

/** JavaScript for a query: the body of a function of `R`, the functions that it calls, and `K`, its constants. */
export interface GeneratedCode {
  readonly body: string;
  readonly constants: readonly Constant[];
}

/**
 * Writes a checked tree as JavaScript. No text of the expression gets into the code: literals are constants, and member
 * names come from the context and are quoted. An absent value is `undefined`, so that numbers need no test for it:
 * comparisons with it are false and arithmetic with it is NaN.
 */
export function generateCode(query: Query): GeneratedCode {
  const context = createCodegenContext(query);
  const predicate = writeFunctionBody(context, () => {
    if (query.type !== 'number') return writeTruth(context, query.tree, ['r']);
    const value = addTemporary(context);
    return `(${value}=${writeValue(context, query.tree, ['r']).js})!==undefined&&${value}!==0`;
  });
  const { functions, constants } = context;
  const code = `${functions.join('\n')}\nreturn function(r){${predicate.declarations}return ${predicate.js};};`;
  const called = RUNTIME.filter((name) => code.includes(name)).map((name) => `${name}=R.${name}`);
  const declarations = [...called, ...constants.map((_, index) => `k${index}=K[${index}]`)].join(',');
  return { body: `"use strict";${declarations && `const ${declarations};`}${code}`, constants };
}

/** The functions that the compiler passes to the code. */
const RUNTIME = ['text', 'list', 'record', 'instant', 'isSpaced', 'compare', 'between', 'calculate', 'count', 'none'];

/** JavaScript for a value. */
interface Code {
  readonly js: string;
  /** The value may be `undefined`. */
  readonly mayBeAbsent: boolean;
  /** The value may be a text of several forms, which `===` and the methods of strings do not understand. */
  readonly mayHaveForms: boolean;
}

const present = (js: string): Code => ({ js, mayBeAbsent: false, mayHaveForms: false });
const optional = (js: string): Code => ({ js, mayBeAbsent: true, mayHaveForms: false });

// ---- booleans ----------------------------------------------------------------------------------------------------

/** Writes an expression that is `true` or `false`. */
function writeTruth(context: CodegenContext, node: Node, records: readonly string[]): string {
  switch (node.kind) {
    case 'member':
      return `${writeMember(node, records)}===true`;
    case 'of':
      return `${writeMemberOf(context, node, records)}===true`;
    case 'not':
      return `!(${writeTruth(context, node.operand, records)})`;
    case 'present':
      return `${writeValue(context, node.operand, records).js}!==undefined`;
    case 'logic': {
      const operands = node.operands.map((operand) => `(${writeTruth(context, operand, records)})`);
      const { decidedBy } = LOGIC[node.operator];
      if (decidedBy !== null) return operands.join(decidedBy ? '||' : '&&');
      return operands.reduce((left, right) => `(${left}!==${right})`);
    }
    case 'comparison':
      return writeComparison(context, node, records);
    case 'between':
      return writeBetween(context, node, records);
    case 'if': {
      const [condition, then, otherwise] = [node.condition, node.then, node.otherwise].map((each) =>
        writeTruth(context, each, records),
      );
      return `((${condition})?(${then}):(${otherwise}))`;
    }
    default:
      return 'false';
  }
}

function writeComparison(context: CodegenContext, node: NodeOf<'comparison'>, records: readonly string[]): string {
  const moment = context.query.semantics.today === 'whole-day' ? comparedWithToday(node) : null;
  if (moment !== null) {
    const isWithin = writeWithinDay(context, () => writeValue(context, moment, records).js);
    return node.operator === '=' ? isWithin : `!${isWithin}`;
  }
  const special =
    writeLimitedCount(context, node, records) ??
    writeWholeCount(context, node, records) ??
    writeSpacedComparison(context, node, records);
  if (special !== null) return special;
  const row = COMPARISONS[node.operator];
  const left = writeValue(context, node.left, records);
  const right = writeValue(context, node.right, records);
  if (needsRuntime(context, node, row, left, right)) {
    return `compare(${JSON.stringify(node.operator)},${left.js},${right.js})`;
  }
  if (row.compares !== 'text') return row.code(left.js, right.js);
  const [text, part] = [addTemporary(context), addTemporary(context)];
  const isPresent = left.mayBeAbsent ? `(${text}=${left.js})!==undefined` : `(${text}=${left.js},true)`;
  if (!right.mayBeAbsent) return `(${isPresent}&&${row.code(text, right.js)})`;
  return `(${isPresent}&&(${part}=${right.js})!==undefined&&${row.code(text, part)})`;
}

/** Whether a comparison needs the full meaning of its operator: texts in any letter case, in order, or of several forms. */
function needsRuntime(
  { query }: CodegenContext,
  { left, right }: NodeOf<'comparison'>,
  { compares }: Comparison,
  leftCode: Code,
  rightCode: Code,
): boolean {
  if (mayBeCollection(left) || mayBeCollection(right)) return true;
  if (left.type !== 'string' && right.type !== 'string') return false;
  const letterCase = query.semantics['string-case'];
  const [leftForms, rightForms] = [leftCode.mayHaveForms, rightCode.mayHaveForms];
  if (compares === 'text') return letterCase !== 'sensitive' || leftForms || rightForms;
  if (compares === 'order') return true;
  // An unknown mention is equal to nothing, and so it is by `===`, unless both sides can be such values.
  const isPlain = (node: Node, hasForms: boolean) => !hasForms || node.kind === 'mention';
  return (
    letterCase === 'insensitive' ||
    !isPlain(left, leftForms) ||
    !isPlain(right, rightForms) ||
    (leftForms && rightForms)
  );
}

function writeBetween(context: CodegenContext, node: NodeOf<'between'>, records: readonly string[]): string {
  const rule = context.query.semantics['between-bounds'];
  const spaced = rule === 'swapped' ? null : writeSpacedBetween(context, node, records);
  if (spaced !== null) return spaced;
  const operands = [node.value, node.low, node.high];
  const [value, low, high] = operands.map((each) => writeOperand(context, each, writeValue(context, each, records).js));
  if (operands.some(({ type }) => type === 'string')) return `between(${value},${low},${high})`;
  const [v, l, h] = [addTemporary(context), addTemporary(context), addTemporary(context)];
  return `(${v}=${value},${l}=${low},${h}=${high},${writeWithin(rule, v, l, h)})`;
}

// ---- values ------------------------------------------------------------------------------------------------------

/** Writes the value of a node. */
function writeValue(context: CodegenContext, node: Node, records: readonly string[]): Code {
  switch (node.kind) {
    case 'number':
    case 'string':
      return present(addConstant(context, { kind: 'value', value: node.value }));
    case 'datetime':
      return present(addInstant(context, node));
    case 'mention': {
      const js = addConstant(context, { kind: 'mention', node });
      return { js, mayBeAbsent: false, mayHaveForms: node.of === 'language' };
    }
    case 'member':
      return writeTyped(context, node, writeMember(node, records));
    case 'of':
      return writeTyped(context, node, writeMemberOf(context, node, records));
    case 'count':
      return present(writeCount(context, node, records));
    case 'where':
      return present(writeLoop(context, node, records, 'keep'));
    case 'with': {
      const object = addTemporary(context);
      const predicate = writeTruth(context, node.predicate, [object, ...records]);
      const isPresent = `(${object}=${writeValue(context, node.object, records).js})!==undefined`;
      return optional(`(${isPresent}&&(${predicate})?${object}:undefined)`);
    }
    case 'negative': {
      const value = addTemporary(context);
      return optional(
        writeNumber(`-(${writeOperand(context, node.operand, writeValue(context, node.operand, records).js)})`, value),
      );
    }
    case 'arithmetic':
      return optional(writeArithmetic(context, node, records));
    case 'if': {
      const then = writeValue(context, node.then, records);
      const otherwise = writeValue(context, node.otherwise, records);
      return {
        js: `((${writeTruth(context, node.condition, records)})?${then.js}:${otherwise.js})`,
        mayBeAbsent: then.mayBeAbsent || otherwise.mayBeAbsent,
        mayHaveForms: then.mayHaveForms || otherwise.mayHaveForms,
      };
    }
    case 'void':
    case 'missing':
      return node.type === 'boolean' ? present('false') : optional('undefined');
    default:
      return present(`(${writeTruth(context, node, records)})`);
  }
}

function writeMemberOf(context: CodegenContext, { object, name }: NodeOf<'of'>, records: readonly string[]): string {
  const isPlain = object.kind === 'member' && object.type === 'object';
  const js = isPlain ? writeMember(object, records) : writeValue(context, object, records).js;
  return `(${js}??none)[${JSON.stringify(name)}]`;
}

/**
 * Writes the operand of an operator of numbers or of order. An unknown member may be accepted and filtered, which gives a
 * collection: JavaScript would read a number from it, and the language reads none.
 */
function writeOperand(context: CodegenContext, node: Node, js: string): string {
  if (!mayBeCollection(node)) return js;
  const value = addTemporary(context);
  return `(typeof(${value}=${js})==="object"?undefined:${value})`;
}

const mayBeCollection = (node: Node): boolean =>
  node.kind === 'where' || (node.kind === 'if' && (mayBeCollection(node.then) || mayBeCollection(node.otherwise)));

/** Writes the value that a record holds for a member, read as the member's type. */
function writeTyped(context: CodegenContext, node: NodeOf<'member'> | NodeOf<'of'>, member: string): Code {
  const value = addTemporary(context);
  const { semantics } = context.query;
  switch (node.type) {
    case 'boolean':
      return present(`(${member}===true)`);
    case 'number':
      return optional(`(typeof(${value}=${member})==="number"?${value}:undefined)`);
    case 'string':
      return {
        js: `(typeof(${value}=${member})==="string"?${value}:text(${value}))`,
        mayBeAbsent: semantics.null !== 'empty-text',
        mayHaveForms: semantics['plural-text'] === 'any',
      };
    case 'datetime':
      return optional(`instant(${member})`);
    case 'object':
      return optional(`record(${member})`);
    case 'collection':
      return present(`(Array.isArray(${value}=${member})?${value}:list(${value}))`);
    default:
      return optional('undefined');
  }
}

/** Writes a row of arithmetic. Each operation but the last is assigned, so that long rows do not nest. */
function writeArithmetic(context: CodegenContext, node: NodeOf<'arithmetic'>, records: readonly string[]): string {
  const { first, operations } = arithmeticRow(node);
  let js = writeOperand(context, first, writeValue(context, first, records).js);
  const assignments: string[] = [];
  const result = operations.length > 1 ? addTemporary(context) : '';
  for (const [index, operation] of operations.entries()) {
    if (index > 0) {
      assignments.push(`${result}=${js}`);
      js = result;
    }
    const right = writeOperand(context, operation.right, writeValue(context, operation.right, records).js);
    js = writeOperation(context, operation, js, right);
  }
  return assignments.length > 0 ? `(${assignments.join(',')},${js})` : js;
}

function writeOperation(context: CodegenContext, node: NodeOf<'arithmetic'>, left: string, right: string): string {
  const { code } = ARITHMETIC[node.operator];
  const value = addTemporary(context);
  if (node.operator !== '/') return writeNumber(code(left, right), value);
  const { division } = context.query.semantics;
  if (division === 'zero-error') return `calculate(${addConstant(context, { kind: 'node', node })},${left},${right})`;
  const [a, b] = [addTemporary(context), addTemporary(context)];
  const quotient = division === 'whole' ? `Math.trunc(${code(a, b)})` : code(a, b);
  return `(${a}=${left},${b}=${right},${b}===0?undefined:${writeNumber(quotient, value)})`;
}

/** Writes a number that is `undefined` in place of NaN. */
const writeNumber = (js: string, value: string) => `((${value}=${js})===${value}?${value}:undefined)`;

// ---- collections -------------------------------------------------------------------------------------------------

function writeCount(context: CodegenContext, { collection }: NodeOf<'count'>, records: readonly string[]): string {
  if (context.query.semantics['plural-count'] === 'one') {
    return `count(${writeValue(context, collection, records).js})`;
  }
  if (collection.kind === 'where') return writeLoop(context, collection, records, 'count');
  return `${writeList(context, collection, records)}.length`;
}

function writeList(context: CodegenContext, node: Node, records: readonly string[]): string {
  const { js, mayBeAbsent } = writeValue(context, node, records);
  return mayBeAbsent ? `(${js}??[])` : js;
}

/** Whether loops may end before the last element: an early end could skip a division by zero that is an error. */
const canEndEarly = ({ query: { semantics } }: CodegenContext) =>
  semantics['plural-count'] === 'each-form' && semantics.division !== 'zero-error';

/** Writes the comparison of a count with a literal: the loop ends when the result is known. */
function writeLimitedCount(
  context: CodegenContext,
  { left, right, operator }: NodeOf<'comparison'>,
  records: readonly string[],
): string | null {
  if (left.kind !== 'count' || left.collection.kind !== 'where' || right.kind !== 'number') return null;
  if (!canEndEarly(context)) return null;
  const { code, meaning } = COMPARISONS[operator];
  const { semantics } = context.query;
  const compare = (count: number, limit: number) => meaning(count, limit, semantics);
  // A count at the limit is enough if it compares like every higher count.
  const isLimitEnough = compare(0, 0) === compare(1, 0);
  const isOneEnough = right.value < 1 || (right.value === 1 && isLimitEnough);
  const ofOne = compare(1, right.value);
  if (isOneEnough && ofOne !== compare(0, right.value) && isShort(left.collection)) {
    return writeSearch(context, left.collection, records, (test) => test, ofOne);
  }
  const limit = addConstant(context, { kind: 'value', value: right.value });
  return code(writeLoop(context, left.collection, records, isLimitEnough ? `++n>=${limit}` : `++n>${limit}`), limit);
}

/** Writes `count of X = count of X where (…)`: the loop ends at the first element that does not pass. */
function writeWholeCount(
  context: CodegenContext,
  { left, right, operator }: NodeOf<'comparison'>,
  records: readonly string[],
): string | null {
  if (left.kind !== 'count' || right.kind !== 'count' || COMPARISONS[operator].compares !== 'equality') return null;
  const [whole, part] = right.collection.kind === 'where' ? [left, right] : [right, left];
  if (part.collection.kind !== 'where' || !canEndEarly(context)) return null;
  if (!isSameMember(whole.collection, part.collection.collection) || !isShort(part.collection)) return null;
  return writeSearch(context, part.collection, records, (test) => `!(${test})`, operator !== '=');
}

const isSameMember = (a: Node, b: Node) =>
  a.kind === 'member' && b.kind === 'member' && a.name === b.name && a.up === b.up;

/** The collection under filters, and their predicates, the innermost first. */
function unfilter(node: NodeOf<'where'>): { readonly collection: Node; readonly predicates: readonly Node[] } {
  const predicates: Node[] = [];
  let collection: Node = node;
  for (; collection.kind === 'where'; collection = collection.collection) predicates.push(collection.predicate);
  return { collection, predicates: predicates.reverse() };
}

/** Whether the predicates of filters read no other collection. */
const isShort = (node: NodeOf<'where'>): boolean => !unfilter(node).predicates.some(readsCollection);

const readsCollection = (node: Node): boolean => node.type === 'collection' || children(node).some(readsCollection);

/**
 * Writes whether a filtered collection has an element for which the wanted test is true, or whether it has none. The engine
 * makes a faster `some` of short predicates than a loop.
 */
function writeSearch(
  context: CodegenContext,
  node: NodeOf<'where'>,
  records: readonly string[],
  want: (test: string) => string,
  isFound: boolean,
): string {
  const { collection, predicates } = unfilter(node);
  const name = nextName(context);
  const test = writeFunctionBody(context, () => writeTests(context, predicates, [`e${name}`, ...records]));
  const search = `function(a${name}){${test.declarations}const e${name}=a${name}??none;return ${want(test.js)}}`;
  return `${isFound ? '' : '!'}${writeList(context, collection, records)}.some(${search})`;
}

const writeTests = (context: CodegenContext, predicates: readonly Node[], records: readonly string[]) =>
  predicates.map((each) => `(${writeTruth(context, each, records)})`).join('&&');

/** Writes a function that loops over a filtered collection, and returns its call. Any other aim is when to break. */
function writeLoop(
  context: CodegenContext,
  node: NodeOf<'where'>,
  records: readonly string[],
  aim: 'keep' | 'count' | `++n${string}`,
): string {
  const { collection, predicates } = unfilter(node);
  const hasOuterMembers = context.query.semantics['outer-members'] === 'outer-record';
  const outer = hasOuterMembers ? records.map((_, index) => `o${index}`) : [];
  const name = `f${nextName(context)}`;
  const element = `e${nextName(context)}`;
  const test = writeFunctionBody(context, () => writeTests(context, predicates, [element, ...outer]));
  const step = { keep: `n.push(${element})`, count: 'n++' }[aim as string] ?? `{if(${aim})break}`;
  context.functions.push(
    `function ${name}(${['a', ...outer].join(',')}){${test.declarations}let n=${aim === 'keep' ? '[]' : '0'};` +
      `for(let i=0;i<a.length;i++){const ${element}=a[i]??none;if(${test.js})${step}}return n;}`,
  );
  const list = writeList(context, collection, records);
  return `${name}(${[list, ...(hasOuterMembers ? records : [])].join(',')})`;
}
