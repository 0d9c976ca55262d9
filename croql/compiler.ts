import type { Query } from './checker.ts';
import { buildClosure } from './closures.ts';
import type { Constant } from './codegen-context.ts';
import { generateCode, type GeneratedCode } from './codegen.ts';
import { computeMidnight, formatSpaced } from './dates.ts';
import {
  calculate,
  compareValues,
  isAnyBetween,
  isMatch,
  requireKnownMentions,
  resolveDatetime,
  resolveMention,
} from './evaluator.ts';
import type { ComparisonOperator } from './operators.ts';
import { isSpacedDate, readInstantFast } from './quick-dates.ts';
import { countElements, readCollection, readMember, readText, type Value } from './record-values.ts';
import type { Semantics } from './semantics.ts';
import { arithmeticRow, children, type Node, type NodeOf } from './tree.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

/** Whether a record matches. Throws `EvaluationError` where `evaluate` does. */
export type Predicate = (record: CroqlRecord) => boolean;

/**
 * Turns a query into a fast predicate, which gives what `evaluate` gives in the same context; the context is asked only
 * now. Expressions that differ only in their literals share their code. Throws `EvaluationError` if a mention is unknown
 * and the semantics make that an error.
 */
export function compile(query: Query, context: EvaluationContext): Predicate {
  return memoize(prepared, query, () => prepareQuery(query)).bind(context);
}

/** A query that is ready to be compiled. */
export interface PreparedQuery {
  /** Compiles it for a context, as `compile` does. */
  readonly bind: (context: EvaluationContext) => Predicate;
  /** Whether that is fast, because an expression of the same shape has been compiled. */
  readonly isShapeKnown: () => boolean;
}

/** The part of `compile` that does not depend on the context, for callers that keep the result. */
export function prepareQuery(query: Query): PreparedQuery {
  if (!canGenerateCode() || !isHeightBelow(query.tree, MAX_CODE_HEIGHT))
    return { bind: (context) => interpret(query, context), isShapeKnown: () => true };
  const code = generateCode(query);
  return {
    bind: (context) => {
      requireKnownMentions(query, context);
      return getFactory(code)(
        getRuntime(query.semantics),
        code.constants.map((constant) => bindConstant(constant, query, context)),
      );
    },
    isShapeKnown: () => factories.has(code.body),
  };
}

const prepared = new WeakMap<Query, PreparedQuery>();

/** Does the same as `compile` without code from strings. */
export function interpret(query: Query, context: EvaluationContext): Predicate {
  requireKnownMentions(query, context);
  const computeValue = buildClosure(query.tree, { semantics: query.semantics, context });
  return (record) => isMatch(query, computeValue([record]));
}

// ---- code from strings -------------------------------------------------------------------------------------------

type Factory = (runtime: Runtime, constants: readonly unknown[]) => Predicate;

/** How many functions are cached, one for each shape of expression. */
export const MAX_FACTORIES = 500;

const factories = new Map<string, Factory>();

/** The function for generated code. When the cache is full, the least recently used one is dropped. */
function getFactory({ body }: GeneratedCode): Factory {
  let factory = factories.get(body);
  if (factory) factories.delete(body);
  else {
    factory = new Function('R', 'K', body) as Factory;
    if (factories.size >= MAX_FACTORIES) factories.delete(factories.keys().next().value!);
  }
  factories.set(body, factory);
  return factory;
}

let isCodeAllowed: boolean | undefined;

/** Whether this process accepts code from strings: a content security policy or a Node flag can forbid it. */
function canGenerateCode(): boolean {
  if (isCodeAllowed === undefined) {
    try {
      new Function('');
      isCodeAllowed = true;
    } catch {
      isCodeAllowed = false;
    }
  }
  return isCodeAllowed;
}

// Deeper nested code could overflow the stack of the engine's parser.
const MAX_CODE_HEIGHT = 300;

/** Whether the code for a tree nests fewer levels. Each operand of `xor` is a level, and a row of arithmetic is one. */
function isHeightBelow(node: Node, limit: number): boolean {
  if (limit <= 0) return false;
  if (node.kind === 'arithmetic') {
    const { first, operations } = arithmeticRow(node);
    return [first, ...operations.map(({ right }) => right)].every((each) => isHeightBelow(each, limit - 1));
  }
  const levels = node.kind === 'logic' && node.operator === 'xor' ? node.operands.length : 1;
  return children(node).every((child) => isHeightBelow(child, limit - levels));
}

// ---- what the code calls -----------------------------------------------------------------------------------------

/** The functions that generated code calls. They are the evaluator's, with `undefined` for an absent value. */
interface Runtime {
  readonly none: CroqlRecord;
  readonly text: (value: unknown) => unknown;
  readonly list: (value: unknown) => readonly CroqlRecord[];
  readonly record: (value: unknown) => unknown;
  readonly instant: (value: unknown) => number | undefined;
  readonly isSpaced: (text: string) => boolean;
  readonly compare: (operator: ComparisonOperator, left: Value | undefined, right: Value | undefined) => boolean;
  readonly between: (value: Value | undefined, low: Value | undefined, high: Value | undefined) => boolean;
  readonly calculate: (node: Node, left: number | undefined, right: number | undefined) => number | undefined;
  readonly count: (value: unknown) => number;
}

const runtimes = new WeakMap<Semantics, Runtime>();

const getRuntime = (semantics: Semantics): Runtime =>
  memoize(runtimes, semantics, () => ({
    none: {},
    text: (value) => readText(value, semantics) ?? undefined,
    list: readCollection,
    record: (value) => readMember({ value }, 'value', 'object', semantics) ?? undefined,
    instant: (value) => (typeof value === 'string' ? readInstantFast(value, semantics['date-zone']) : undefined),
    isSpaced: isSpacedDate,
    compare: (operator, left, right) => compareValues(operator, left ?? null, right ?? null, semantics),
    between: (value, low, high) => isAnyBetween(value ?? null, low ?? null, high ?? null, semantics),
    calculate: (node, left, right) =>
      calculate(node as NodeOf<'arithmetic'>, left ?? null, right ?? null, semantics) ?? undefined,
    count: (value) => countElements(readCollection(value), semantics),
  }));

function bindConstant(constant: Constant, { semantics }: Query, context: EvaluationContext): unknown {
  switch (constant.kind) {
    case 'value':
      return internString(constant.value);
    case 'mention':
      return internString(resolveMention(constant.node, context));
    case 'instant':
      return resolveDatetime(constant.text, semantics, context.now);
    case 'spaced':
      return formatSpaced(resolveDatetime(constant.text, semantics, context.now));
    case 'node':
      return constant.node;
    case 'day':
      return computeMidnight(context.now.getTime(), semantics['date-zone'], constant.end ? 1 : 0);
  }
}

// It has no prototype, and no key for long, so that keys never become shapes of objects.
const names: Record<string, 0> = Object.create(null);

/** The engine's own copy of a string, which it makes of property names: equal copies are compared by identity. */
function internString<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  names[value] = 0;
  const [name] = Object.keys(names);
  delete names[value];
  return name!;
}

function memoize<K extends object, V>(store: WeakMap<K, V>, key: K, make: () => V): V {
  let value = store.get(key);
  if (value === undefined) store.set(key, (value = make()));
  return value;
}
