import type { Query } from './checker.ts';
import { closuresOf } from './closures.ts';
import { midnightOf, spacedDate } from './dates.ts';
import {
  calculate,
  compareValues,
  isAnyBetween,
  literalInstant,
  resolveMention,
  resolveMentions,
} from './evaluator.ts';
import { isSpacedDate, quickInstant } from './quick-dates.ts';
import { countOf, readCollection, readMember, readText, type Value } from './reading.ts';
import { scriptOf, type Script } from './script.ts';
import type { Constant } from './script-parts.ts';
import type { Semantics } from './semantics.ts';
import type { ComparisonSign, Node, NodeOf } from './tree.ts';
import type { CroqlRecord, World } from './world.ts';

/** Whether a record matches. Throws `Refusal` where `evaluate` does. */
export type Predicate = (record: CroqlRecord) => boolean;

/**
 * A query made fast: the predicate says of every record what `evaluate` says of it in the same world, whose clock and
 * users are asked now, once. The code is made once for expressions that differ in their literals only, and kept.
 * Throws `Refusal` where the semantics make an unknown mention an error.
 */
export function compile(query: Query, world: World): Predicate {
  return remembered(compiled, query, () => compiler(query))(world);
}

/** The same for whoever keeps it beside the query: what is left to do for each world. */
export function compiler(query: Query): (world: World) => Predicate {
  if (!canMakeCode()) return (world) => interpreted(query, world);
  const script = scriptOf(query);
  return (world) => {
    resolveMentions(query, world);
    const factory = kept(script);
    return factory(
      runtimeOf(query.semantics),
      script.constants.map((constant) => valueOf(constant, query, world)),
    );
  };
}

const compiled = new WeakMap<Query, (world: World) => Predicate>();

/** The same without making code from strings. */
export function interpreted(query: Query, world: World): Predicate {
  resolveMentions(query, world);
  const value = closuresOf(query.tree, { semantics: query.semantics, world });
  if (query.type !== 'number') return (record) => value([record]) === true;
  return (record) => {
    const found = value([record]);
    return found !== null && found !== 0;
  };
}

// ---- making code -------------------------------------------------------------------------------------------------

type Factory = (runtime: Runtime, constants: readonly unknown[]) => Predicate;

/** How many pieces of code are kept: expressions of as many shapes. */
export const KEPT = 500;

const factories = new Map<string, Factory>();

/** The function for a script. The one used longest ago goes when there are too many. */
function kept({ body }: Script): Factory {
  let factory = factories.get(body);
  if (factory) factories.delete(body);
  else {
    factory = new Function('R', 'K', body) as Factory;
    if (factories.size >= KEPT) factories.delete(factories.keys().next().value!);
  }
  factories.set(body, factory);
  return factory;
}

let isAllowed: boolean | undefined;

/** Whether this process may make code from strings: a content security policy or a flag of Node's may forbid it. */
function canMakeCode(): boolean {
  if (isAllowed === undefined) {
    try {
      new Function('');
      isAllowed = true;
    } catch {
      isAllowed = false;
    }
  }
  return isAllowed;
}

// ---- what the code calls -----------------------------------------------------------------------------------------

/** The functions that generated code calls: the evaluator's own, with `undefined` for what is absent. */
interface Runtime {
  readonly none: CroqlRecord;
  readonly text: (held: unknown) => unknown;
  readonly list: (held: unknown) => readonly CroqlRecord[];
  readonly record: (held: unknown) => unknown;
  readonly instant: (held: unknown) => number | undefined;
  readonly isSpaced: (text: string) => boolean;
  readonly compare: (operator: ComparisonSign, left: Value | undefined, right: Value | undefined) => boolean;
  readonly between: (value: Value | undefined, low: Value | undefined, high: Value | undefined) => boolean;
  readonly calculate: (node: Node, left: number | undefined, right: number | undefined) => number | undefined;
  readonly count: (held: unknown) => number;
}

const runtimes = new WeakMap<Semantics, Runtime>();

const runtimeOf = (semantics: Semantics): Runtime =>
  remembered(runtimes, semantics, () => ({
    none: {},
    text: (held) => readText(held, semantics) ?? undefined,
    list: readCollection,
    record: (held) => readMember({ held }, 'held', 'object', semantics) ?? undefined,
    instant: (held) => (typeof held === 'string' ? quickInstant(held, semantics['date-zone']) : undefined),
    isSpaced: isSpacedDate,
    compare: (operator, left, right) => compareValues(operator, left ?? null, right ?? null, semantics),
    between: (value, low, high) => isAnyBetween(value ?? null, low ?? null, high ?? null, semantics),
    calculate: (node, left, right) =>
      calculate(node as NodeOf<'arithmetic'>, left ?? null, right ?? null, semantics) ?? undefined,
    count: (held) => countOf(readCollection(held), semantics),
  }));

function valueOf(constant: Constant, { semantics }: Query, world: World): unknown {
  switch (constant.kind) {
    case 'value':
      return shared(constant.value);
    case 'mention':
      return shared(resolveMention(constant.node, world));
    case 'instant':
      return literalInstant(constant.text, semantics, world.now);
    case 'spaced':
      return spacedDate(literalInstant(constant.text, semantics, world.now));
    case 'node':
      return constant.node;
    case 'day':
      return midnightOf(world.now.getTime(), semantics['date-zone'], constant.end ? 1 : 0);
  }
}

// Without a prototype: what is a key here for a moment never becomes a shape of objects.
const names: Record<string, 0> = Object.create(null);

/** The engine's one copy of a text, as property names are, so that equal texts are mostly one and compared at once. */
function shared<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  names[value] = 0;
  const [name] = Object.keys(names);
  delete names[value];
  return name!;
}

function remembered<K extends object, V>(store: WeakMap<K, V>, key: K, make: () => V): V {
  let value = store.get(key);
  if (value === undefined) store.set(key, (value = make()));
  return value;
}
