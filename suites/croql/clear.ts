import type { Subject } from './subject.ts';
import { check } from '../../croql/checker.ts';
import type { Query } from '../../croql/checker.ts';
import { Refusal } from '../../croql/diagnostics.ts';
import { closuresOf } from '../../croql/closures.ts';
import { interpreted } from '../../croql/compiler.ts';
import type { Surroundings } from '../../croql/evaluator.ts';
import { defaultSemantics, SEMANTIC_GAPS } from '../../croql/semantics.ts';
import type { Semantics } from '../../croql/semantics.ts';
import { children } from '../../croql/tree.ts';
import type { Kind, Node } from '../../croql/tree.ts';
import type { CroqlRecord } from '../../croql/world.ts';
import { gaps } from '../../spec/gaps.ts';
import type { Gap } from '../../spec/gaps.ts';

/** One answer to one gap that is not the kit's. */
export interface OtherAnswer {
  readonly gap: keyof Semantics;
  readonly answer: string;
  readonly semantics: Semantics;
}

/** Zones that lie as far from UTC as zones do, and one that sets its clocks. */
const ZONES = ['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'];

/** Every answer to a gap of the language that is known besides the kit's. */
export const otherAnswers: readonly OtherAnswer[] = SEMANTIC_GAPS.flatMap(([gap, id]) => {
  const { choices, default: usual }: Gap = gaps[id];
  const others = choices ? Object.keys(choices).filter((name) => name !== usual) : ZONES;
  return others.map((answer) => ({ gap, answer, semantics: { ...defaultSemantics, [gap]: answer } as Semantics }));
});

/** The ids that a query selects, ascending, or `refused` where its semantics refuse to evaluate it. */
export function selectionOf(query: Query, { records, world }: Subject): readonly number[] | 'refused' {
  try {
    const holds = interpreted(query, world);
    return records.filter(({ record }) => holds(record)).map(({ id }) => id);
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
}

/**
 * Why an expression touches a silence of the source on these records, or undefined when it is clear of all of them:
 * only then may its answer be judged by what the source states.
 */
export function touchedGap(text: string, subject: Subject): string | undefined {
  const { context, edition } = subject;
  const plain = check(text, { context, edition });
  if (!plain.ok) return `it is no expression: ${plain.diagnostics[0]?.code}`;
  const shape = touchedByShape(plain.query.tree, text);
  if (shape !== undefined) return shape;
  const absent = touchesAbsent(plain.query, subject);
  if (absent) return 'croql.null: it compares an absent value';
  const selected = selectionOf(plain.query, subject);
  for (const { gap, answer, semantics } of otherAnswers) {
    const other = check(text, { context, edition, semantics });
    if (!other.ok) return `croql.${gap}: ${answer} refuses it`;
    if (!matters(gap, other.query.tree, plain.query.tree)) continue;
    if (String(selectionOf(other.query, subject)) !== String(selected)) return `croql.${gap}: ${answer} differs`;
  }
  return undefined;
}

/** What the tree alone tells, where the kit's semantics know fewer answers than services might give. */
function touchedByShape(tree: Node, text: string): string | undefined {
  const visit = (node: Node): string | undefined => {
    if (node.kind === 'with' || node.kind === 'present' || node.kind === 'void') return `croql.with or a bare object`;
    if (node.kind === 'member' && node.up > 0) return 'croql.outer-members';
    if (node.kind === 'comparison') {
      const { left, right, operator } = node;
      if (left.type === 'boolean') return 'croql.boolean-equality';
      if (left.type === 'string' && operator !== '=' && operator !== '!=' && operator !== 'contains')
        return 'croql.string-order';
      if (operator === 'contains' && right.kind === 'string' && right.value === '') return 'contains of nothing';
    }
    if (node.kind === 'between' && node.value.type === 'string') return 'croql.string-order';
    for (const child of children(node)) {
      const touched = visit(child);
      if (touched !== undefined) return touched;
    }
    return undefined;
  };
  if (/[“”‘’\\\t\n]| {2}/.test(text)) return 'croql.whitespace or croql.string-escape';
  return visit(tree);
}

/** Whether anything that is compared or counted with is absent in a record. */
function touchesAbsent({ tree, semantics }: Query, { records, world }: Subject): boolean {
  const touches = absences(tree, { semantics, world });
  return records.some(({ record }) => touches([record]));
}

type Absences = (records: readonly CroqlRecord[]) => boolean;

/** Looks for an absent operand in every part of an expression, whether or not the whole comes to ask for it. */
function absences(node: Node, around: Surroundings): Absences {
  if (node.kind === 'where') {
    const [collection, outer, inner] = [
      closuresOf(node.collection, around),
      absences(node.collection, around),
      absences(node.predicate, around),
    ];
    return (records) =>
      outer(records) ||
      ((collection(records) ?? []) as readonly CroqlRecord[]).some((element) => inner([element, ...records]));
  }
  const parts = children(node);
  const within = parts.map((part) => absences(part, around)).filter((part) => part !== never);
  const operands = COMPARED.includes(node.kind) ? parts.map((part) => closuresOf(part, around)) : [];
  if (within.length === 0 && operands.length === 0) return never;
  return (records) =>
    operands.some((operand) => operand(records) === null) || within.some((touches) => touches(records));
}

const never: Absences = () => false;
const COMPARED: readonly Kind[] = ['comparison', 'between', 'arithmetic', 'negative'];

/** The kinds of nodes at which an answer to a gap can change a value; every other answer changes the tree or nothing. */
const PLACES: { readonly [Gap in keyof Semantics]?: (node: Node) => boolean } = {
  'string-case': (node) => node.kind === 'comparison' && node.left.type === 'string',
  'between-bounds': ({ kind }) => kind === 'between',
  null: ({ kind }) => kind === 'comparison' || kind === 'between',
  division: (node) => node.kind === 'arithmetic' && node.operator === '/',
  'date-zone': ({ kind }) => kind === 'datetime',
  today: (node) => node.kind === 'datetime' && node.text === 'today',
  'unknown-mention': ({ kind }) => kind === 'mention',
  'plural-text': ({ kind, type }) => kind === 'member' && type === 'string',
  'plural-count': ({ kind }) => kind === 'count',
};

function matters(gap: keyof Semantics, tree: Node, plain: Node): boolean {
  const isPlace = PLACES[gap];
  if (!isPlace) return JSON.stringify(tree) !== JSON.stringify(plain);
  const some = (node: Node): boolean => isPlace(node) || children(node).some(some);
  return some(tree);
}
