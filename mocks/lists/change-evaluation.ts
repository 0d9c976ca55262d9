import type { EvaluationContext } from '../../croql/evaluation-context.ts';
import { rewrite, type Node } from '../../croql/tree.ts';
import type { Fault } from '../core/fault.ts';
import type { Members } from '../data/resources.ts';
import type { AllListRules } from './list-context.ts';

type Rules = Fault<AllListRules>['rules'];
type Comparison = Extract<Node, { kind: 'comparison' }>;
type Arithmetic = Extract<Node, { kind: 'arithmetic' }>;
type Logic = Extract<Node, { kind: 'logic' }>;

/** Changes every node of the checked expression, inner nodes first. */
export const changeTree = (change: (node: Node) => Node): Rules => ({
  rewriteTree: (tree) => rewrite(tree, change),
});

/** Changes every comparison by one operator. */
export const changeComparison = (operator: Comparison['operator'], change: (node: Comparison) => Node): Rules =>
  changeTree((node) => (node.kind === 'comparison' && node.operator === operator ? change(node) : node));

/** Replaces one comparison operator by another. */
export const swapComparison = (operator: Comparison['operator'], replacement: Comparison['operator']): Rules =>
  changeComparison(operator, (node) => ({ ...node, operator: replacement }));

/** Changes every calculation by one operator. */
export const changeArithmetic = (operator: Arithmetic['operator'], change: (node: Arithmetic) => Node): Rules =>
  changeTree((node) => (node.kind === 'arithmetic' && node.operator === operator ? change(node) : node));

/** Replaces one logical operator by another. */
export const swapLogic = (operator: Logic['operator'], replacement: Logic['operator']): Rules =>
  changeTree((node) =>
    node.kind === 'logic' && node.operator === operator ? { ...node, operator: replacement } : node,
  );

/** Replaces every `between` by a comparison with one of its bounds. */
export const keepOneBound = (operator: '>=' | '<=', bound: 'low' | 'high'): Rules =>
  changeTree((node) => {
    if (node.kind !== 'between') return node;
    const { value, span, type } = node;
    return { kind: 'comparison', operator, left: value, right: node[bound], span, type };
  });

/** Changes every datetime literal. */
export const changeLiterals = (change: (node: Extract<Node, { kind: 'datetime' }>) => Node): Rules =>
  changeTree((node) => (node.kind === 'datetime' ? change(node) : node));

/** Changes the users and languages that mentions resolve to, or the current time. */
export const changeContext = (change: (context: EvaluationContext) => Partial<EvaluationContext>): Rules => ({
  evaluationContext: (context) => ({ ...context, ...change(context) }),
});

/** Changes the text of the expression outside of its strings and datetimes. */
export const changeSpelling = (change: (text: string) => string): Rules => ({
  rewriteExpression: (text) =>
    text.replace(/("[^"]*"|'[^']*')|[^"']+/g, (part, literal: string | undefined) =>
      literal === undefined ? change(part) : part,
    ),
});

/** Changes every date of the records. */
export const changeDates = (change: (date: string) => string): Rules => ({
  readRecord: (record) => changeEveryDate(record, change) as Members,
});

const DATE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/;

function changeEveryDate(value: unknown, change: (date: string) => string): unknown {
  if (typeof value === 'string') return DATE.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => changeEveryDate(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changeEveryDate(each, change)]));
}

/** Changes every text of the records that is no date of theirs. */
export const changeTexts = (change: (text: string) => string): Rules => ({
  readRecord: (record) => changeEveryText(record, change) as Members,
});

const DATE_MEMBERS = ['added', 'updated', 'translation updated', 'createdAt', 'updatedAt'];

function changeEveryText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changeEveryText(each, change));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, each]) => [name, DATE_MEMBERS.includes(name) ? each : changeEveryText(each, change)]),
  );
}

/** Whether there is an element for each of several conditions, in place of one element for all of them. */
export function splitConditions(node: Node): Node {
  if (node.kind !== 'comparison' || node.left.kind !== 'count' || node.left.collection.kind !== 'where') return node;
  const { left, right, operator, span } = node;
  const { collection } = left;
  const isAboutNone = right.kind === 'number' && right.value === 0 && (operator === '>' || operator === '=');
  if (!isAboutNone || collection.kind !== 'where') return node;
  const { predicate } = collection;
  if (predicate.kind !== 'logic' || predicate.operator !== 'and') return node;
  const operands = predicate.operands.map((part): Node => ({
    ...node,
    operator: '>',
    left: { ...left, collection: { ...collection, predicate: part } },
  }));
  const each: Node = { ...predicate, operands };
  return operator === '>' ? each : { kind: 'not', operand: each, span, type: 'boolean' };
}

/** A node without its parentheses: `(a or b) and c` becomes `a or (b and c)`, `(a + b) * c` becomes `a + b * c`. */
export function dropParentheses(node: Node): Node {
  if (node.kind === 'logic' && node.operator === 'and') {
    const at = node.operands.findIndex((operand) => operand.kind === 'logic' && operand.operator === 'or');
    const group = node.operands[at];
    if (group?.kind !== 'logic') return node;
    const others = node.operands.filter((_, index) => index !== at);
    const conjunction: Node = { ...node, operands: [group.operands.at(-1)!, ...others] };
    return { ...group, operands: [...group.operands.slice(0, -1), conjunction] };
  }
  if (node.kind === 'arithmetic' && /[*/]/.test(node.operator)) {
    const { left } = node;
    if (left.kind === 'arithmetic' && /[+-]/.test(left.operator)) {
      return { ...left, right: { ...node, left: left.right } };
    }
  }
  return node;
}

/** A number literal in the place of another node. */
export const createNumber = ({ span }: Node, value: number): Node => ({ kind: 'number', value, span, type: 'number' });
