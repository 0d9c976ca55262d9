import type { QueryTarget } from './query-target.ts';
import { selectBy, selectIds } from './selection.ts';
import type { Query } from '../../croql/checker.ts';
import { buildClosure } from '../../croql/closures.ts';
import { EvaluationError } from '../../croql/diagnostics.ts';
import type { Environment } from '../../croql/evaluator.ts';
import { nodeKey } from '../../croql/node-key.ts';
import { COMPARISONS } from '../../croql/operators.ts';
import { observeCheck, otherResolutions, readUnder, VALUE_GAPS } from '../../croql/other-resolutions.ts';
import { defaultSemantics } from '../../croql/semantics.ts';
import { children } from '../../croql/tree.ts';
import type { Kind, Node } from '../../croql/tree.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/** Every known resolution of a gap of the language besides the kit's. */
const othersThanDefault = otherResolutions(defaultSemantics);

/**
 * Why the records that an expression selects depend on how a gap is resolved, or undefined where they do not: only then
 * may a response be judged by what the source states. With `isAbsenceOpen` false, what compares an absent value is held
 * against the known resolutions alone.
 */
export function sensitiveGap(text: string, target: QueryTarget, isAbsenceOpen = true): string | undefined {
  const { context, edition } = target;
  const { checked, asked } = observeCheck(text, { context, edition, semantics: defaultSemantics });
  if (!checked.ok) return `it is no expression: ${checked.diagnostics[0]?.code}`;
  const { query } = checked;
  const form = sensitiveForm(query.tree, text);
  if (form !== undefined) return form;
  if (isAbsenceOpen && readsAbsent(query, target)) return 'croql.null: it compares an absent value';
  const selected = selectBy(text, target) ?? [];
  const key = nodeKey(query.tree);
  for (const each of othersThanDefault) {
    const { gap, resolution } = each;
    if (!VALUE_GAPS[gap] && !asked.has(gap)) continue;
    const other = readUnder(each, query, key);
    if (other?.ok === false) return `croql.${gap}: ${resolution} refuses it`;
    if (other && selectsOthers(other.query, target, selected)) return `croql.${gap}: ${resolution} differs`;
  }
  return undefined;
}

/** Whether a query is refused or selects other records than these. */
function selectsOthers(query: Query, target: QueryTarget, ids: readonly number[]): boolean {
  try {
    const others = selectIds(query, target);
    return others.length !== ids.length || others.some((id, index) => id !== ids[index]);
  } catch (error) {
    if (error instanceof EvaluationError) return true;
    throw error;
  }
}

/** Forms that services may resolve in more ways than the kit's semantics know. */
function sensitiveForm(tree: Node, text: string): string | undefined {
  const visit = (node: Node): string | undefined => {
    if (node.kind === 'with' || node.kind === 'present' || node.kind === 'void') return 'croql.with or a bare object';
    if (node.kind === 'member' && node.up > 0) return 'croql.outer-members';
    if (node.kind === 'comparison') {
      const { left, right, operator } = node;
      if (left.type === 'boolean') return 'croql.boolean-equality';
      const { compares } = COMPARISONS[operator];
      if (left.type === 'string' && compares === 'order') return 'croql.string-order';
      if (compares === 'text' && right.kind === 'string' && right.value === '') return 'contains of nothing';
    }
    if (node.kind === 'between' && node.value.type === 'string') return 'croql.string-order';
    for (const child of children(node)) {
      const found = visit(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  if (/[“”‘’\\\t\n]/.test(text) || / {2}/.test(text.replace(/"[^"]*"|'[^']*'/g, '0')))
    return 'croql.whitespace or croql.string-escape';
  return visit(tree);
}

/** Whether some record lacks a value that is compared or calculated with. */
function readsAbsent({ tree, semantics }: Query, { records, environment }: QueryTarget): boolean {
  const isAbsent = absences(tree, { semantics, context: environment });
  return records.some(({ record }) => isAbsent([record]));
}

type IsAbsent = (records: readonly CroqlRecord[]) => boolean;

/** Looks for an absent operand in every part of an expression, whether or not its value depends on that part. */
function absences(node: Node, environment: Environment): IsAbsent {
  if (node.kind === 'where') {
    const elements = buildClosure(node.collection, environment);
    const outer = absences(node.collection, environment);
    const inner = absences(node.predicate, environment);
    return (records) =>
      outer(records) ||
      ((elements(records) ?? []) as readonly CroqlRecord[]).some((element) => inner([element, ...records]));
  }
  const parts = children(node);
  const within = parts.map((part) => absences(part, environment)).filter((part) => part !== never);
  const operands = READS_VALUES[node.kind] ? parts.map((part) => buildClosure(part, environment)) : [];
  if (within.length === 0 && operands.length === 0) return never;
  return (records) =>
    operands.some((operand) => operand(records) === null) || within.some((isAbsent) => isAbsent(records));
}

const never: IsAbsent = () => false;

/** The kinds of nodes whose result depends on a gap when an operand is absent. */
// prettier-ignore
const READS_VALUES: Readonly<Record<Kind, boolean>> = {
  comparison: true, between: true, arithmetic: true, negative: true,
  number: false, string: false, datetime: false, mention: false, member: false, of: false, count: false, where: false,
  with: false, not: false, logic: false, if: false, present: false, void: false, missing: false,
};
