import fc, { type Arbitrary } from 'fast-check';
import type { Context, Member, Members } from '../spec/croql/context.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import type { Query } from './checker.ts';
import { compile } from './compiler.ts';
import { computeMidnight, formatSpaced, readDate, toInstant } from './dates.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';
import { nodeKey } from './node-key.ts';
import { MIRRORED } from './operators.ts';
import { rewrite, type Node } from './tree.ts';
import { resolveMemberType } from './vocabulary.ts';

/** What is known about whether two queries of one context select the same records. */
export type Difference =
  | { readonly kind: 'equal' }
  | {
      readonly kind: 'differs';
      readonly record: CroqlRecord;
      /** Whether each query selects the record. */
      readonly selected: readonly [boolean, boolean];
    }
  | { readonly kind: 'none-found'; readonly tried: number };

/** How to search for a record. The same seed generates the same records. */
export interface Search {
  readonly now: Date;
  readonly runs: number;
  readonly seed: number;
}

/**
 * Searches for a record on which two queries differ, among generated ones that hold the values of both and those next to
 * them, and makes it small. Queries with one normal form are equal; otherwise finding none is no proof.
 */
export function findDifference(first: Query, second: Query, { now, runs, seed }: Search): Difference {
  if (nodeKey(normalize(first.tree)) === nodeKey(normalize(second.tree))) return { kind: 'equal' };
  const values = collectValues([first.tree, second.tree], now);
  const context = createContext(values, now);
  const [isFirst, isSecond] = [compile(first, context), compile(second, context)];
  const property = fc.property(generateRecords(first, values), (record) => isFirst(record) === isSecond(record));
  const { counterexample, numRuns } = fc.check(property, { numRuns: runs, seed });
  if (!counterexample) return { kind: 'none-found', tried: numRuns };
  const [record] = counterexample;
  return { kind: 'differs', record: removeAbsent(record), selected: [isFirst(record), isSecond(record)] };
}

/** A tree that is the same for expressions that differ in order, in repetition or in a double negation. */
function normalize(tree: Node): Node {
  return rewrite(tree, (node) => {
    if (node.kind === 'not' && node.operand.kind === 'not') return node.operand.operand;
    if (node.kind === 'comparison') {
      const operator = MIRRORED[node.operator];
      const isSwapped = operator !== null && nodeKey(node.left) > nodeKey(node.right);
      return isSwapped ? { ...node, operator, left: node.right, right: node.left } : node;
    }
    if (node.kind !== 'logic') return node;
    const { operator } = node;
    const all = node.operands.flatMap((each) =>
      each.kind === 'logic' && each.operator === operator ? each.operands : [each],
    );
    const keyed = all.map((each) => ({ each, key: nodeKey(each) })).sort((a, b) => (a.key < b.key ? -1 : 1));
    const distinct = keyed.filter(({ key }, index) => operator === 'xor' || key !== keyed[index - 1]?.key);
    return distinct.length === 1 ? distinct[0]!.each : { ...node, operands: distinct.map(({ each }) => each) };
  });
}

// ---- values ------------------------------------------------------------------------------------------------------

/** The values that two expressions tell apart, and those next to them. */
interface Values {
  readonly names: ReadonlySet<string>;
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly instants: readonly number[];
  readonly users: ReadonlyMap<string, number>;
  readonly languages: readonly string[];
}

const DAY = 86_400_000;

function collectValues(trees: readonly Node[], now: Date): Values {
  const nodes = trees.flatMap(listNodes);
  const of = <T>(read: (node: Node) => T | undefined): T[] => [
    ...new Set(nodes.map(read).filter((value) => value !== undefined)),
  ];
  const mentions = (kind: 'user' | 'language') =>
    of((node) => (node.kind === 'mention' && node.of === kind ? node.name : undefined));
  const written = of((node) => (node.kind === 'string' ? node.value : undefined));
  const numbers = of((node) => (node.kind === 'number' ? node.value : undefined));
  const dates = of((node) => (node.kind === 'datetime' && node.text !== 'today' ? node.text : undefined));
  const instants = dates.map((text) => toInstant(readDate(text)!, 'UTC'));
  return {
    names: new Set(of((node) => (node.kind === 'member' || node.kind === 'of' ? node.name : undefined))),
    numbers: unique([0, 1, 2, ...numbers.flatMap((value) => [value, value - 1, value + 1, -value])]),
    texts: unique([
      '',
      'a',
      ...written.flatMap((text) => [text, `a ${text} b`, swapCase(text), ...joinPairs(written, text)]),
    ]),
    instants: unique([
      ...[...instants, now.getTime(), computeMidnight(now.getTime(), 'UTC')].flatMap((at) => [
        at - DAY,
        at - 1000,
        at,
        at + 1000,
        at + DAY,
      ]),
    ]),
    users: new Map(mentions('user').map((login, index) => [login, 901 + index])),
    languages: unique([...mentions('language'), 'uk', 'de']),
  };
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Texts that contain two of the written ones. */
const joinPairs = (written: readonly string[], text: string): readonly string[] =>
  written.slice(0, 10).map((other) => `${text} ${other}`);

const swapCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

function listNodes(tree: Node): readonly Node[] {
  const nodes: Node[] = [];
  rewrite(tree, (node) => {
    nodes.push(node);
    return node;
  });
  return nodes;
}

const createContext = ({ users, languages }: Values, now: Date): EvaluationContext => ({
  now,
  user: (login) => users.get(login),
  language: (code) => (languages.includes(code) ? code : undefined),
});

// ---- records -----------------------------------------------------------------------------------------------------

const MAX_ELEMENTS = 40;

function generateRecords({ context }: Query, values: Values): Arbitrary<CroqlRecord> {
  const { members, dates } = contextOf(context);
  return generateRecord(members, dates, values);
}

/** Records with the members that are asked about; the others are absent. */
function generateRecord(members: Members, dates: Context['dates'], values: Values): Arbitrary<CroqlRecord> {
  const asked = Object.entries(members).filter(([name]) => values.names.has(name));
  const fields = asked.map(([name, member]): [string, Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 9, arbitrary: generateValue(member, dates, values) },
    ),
  ]);
  return fc.record(Object.fromEntries(fields)) as Arbitrary<CroqlRecord>;
}

function generateValue(member: Member, dates: Context['dates'], values: Values): Arbitrary<unknown> {
  const { minimum = -Infinity } = member;
  switch (resolveMemberType(member)) {
    case 'boolean':
      return fc.boolean();
    case 'number': {
      const users = member.mention === 'user' ? [...values.users.values()] : [];
      const whole = values.numbers.map(Math.floor).filter((value) => value >= minimum);
      return fc.constantFrom(...unique([...whole, ...users, 950]));
    }
    case 'datetime':
      return fc.constantFrom(...values.instants.map((at) => writeDate(at, dates)));
    case 'object':
      return generateRecord(member.members ?? {}, dates, values);
    case 'collection': {
      const element = generateRecord(member.members ?? {}, dates, values);
      const sizes = values.numbers.filter((size) => Number.isInteger(size) && size >= 0 && size <= MAX_ELEMENTS);
      const lists = unique([1, 2, 3, ...sizes]).map((size) => fc.array(element, { minLength: size, maxLength: size }));
      return fc.oneof(...lists);
    }
    default:
      if (member.mention === 'language') return fc.constantFrom(...values.languages);
      return fc.constantFrom(...(member.values && !member.furtherValues ? member.values : values.texts));
  }
}

const writeDate = (instant: number, form: Context['dates']) =>
  form === 'ISO 8601 with offset' ? `${new Date(instant).toISOString().slice(0, 19)}+00:00` : formatSpaced(instant);

/** The record without its absent members. */
function removeAbsent(record: CroqlRecord): CroqlRecord {
  return JSON.parse(JSON.stringify(record)) as CroqlRecord;
}
