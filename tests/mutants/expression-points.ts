import { DATE_CORRUPTIONS, NUMBER_CORRUPTIONS, TEXT_CORRUPTIONS } from './corruptions.ts';
import type { Corruption } from './corruptions.ts';
import type { ListMutant } from './list-change.ts';
import { children, rewrite } from '../../croql/tree.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';
import { COMPARISON_OPERATORS, LOGIC_OPERATORS, ARITHMETIC_OPERATORS } from '../../croql/operators.ts';

/** A node with the nodes around it, the nearest first, and its place among the children of the nearest. */
interface Placed {
  readonly node: Node;
  readonly around: readonly Node[];
  readonly index: number;
}

const depthOf = ({ around, node }: Placed) =>
  around.filter((outer, index) => outer.kind === 'where' && children(outer)[0] !== (around[index - 1] ?? node)).length;
const within =
  (kind: Kind) =>
  ({ around }: Placed) =>
    around.some((outer) => outer.kind === kind);

/** Places in an expression. */
// prettier-ignore
const PLACES: Readonly<Record<string, (placed: Placed) => boolean>> = {
  anywhere:                       () => true,
  'in the record itself':         (placed) => depthOf(placed) === 0,
  'in a where':                   (placed) => depthOf(placed) === 1,
  'two wheres deep':              (placed) => depthOf(placed) === 2,
  'as a second operand':          ({ index, around }) => index === 1 && around.length > 0,
  'from the third operand on':    ({ index, around }) => index >= 2 && around[0]?.kind === 'logic',
  'under not':                    within('not'),
  'in a conditional':             within('if'),
  'as an else':                   ({ index, around }) => index === 2 && around[0]?.kind === 'if',
  'in a between':                 within('between'),
  'in arithmetic':                within('arithmetic'),
  'under a minus sign':           within('negative'),
  'under =':                      ({ around }) => around[0]?.kind === 'comparison' && around[0].operator === '=',
  'under !=':                     ({ around }) => around[0]?.kind === 'comparison' && around[0].operator === '!=',
  'under contains':               ({ around }) => around[0]?.kind === 'comparison' && around[0].operator === 'contains',
  'under xor':                    ({ around }) => around.some((outer) => outer.kind === 'logic' && outer.operator === 'xor'),
  'under or':                     ({ around }) => around.some((outer) => outer.kind === 'logic' && outer.operator === 'or'),
  'under and under or':           ({ around }) => around[0]?.kind === 'logic' && around[0].operator === 'and' && around[1]?.kind === 'logic' && around[1].operator === 'or',
  'more than four deep':          ({ around }) => around.length > 4,
  'more than seven deep':         ({ around }) => around.length > 7,
};

/** Applies a change to the nodes at a place, inner nodes first. */
function rewriteAt(tree: Node, isAt: (placed: Placed) => boolean, change: (node: Node) => Node): Node {
  // A node keeps its span through rewriting, so the pair of span and kind finds it again.
  const found = new Map<unknown, Kind>();
  const visit = (node: Node, around: readonly Node[], index: number): void => {
    if (isAt({ node, around, index })) found.set(node.span, node.kind);
    children(node).forEach((child, at) => visit(child, [node, ...around], at));
  };
  visit(tree, [], 0);
  return found.size === 0 ? tree : rewrite(tree, (node) => (found.get(node.span) === node.kind ? change(node) : node));
}

type Mistake = readonly [name: string, change: (node: Node) => Node];

const of =
  <K extends Kind>(kind: K, change: (node: NodeOf<K>) => Node) =>
  (node: Node): Node =>
    node.kind === kind ? change(node as NodeOf<K>) : node;

const swap = (kind: 'comparison' | 'logic' | 'arithmetic', from: string, to: string): Mistake => [
  `${from} as ${to}`,
  (node) => (node.kind === kind && node.operator === from ? ({ ...node, operator: to } as Node) : node),
];

const pairs = (all: readonly string[]) => all.flatMap((a) => all.filter((b) => b !== a).map((b) => [a, b] as const));
const NUMERIC = COMPARISON_OPERATORS.filter((operator) => operator !== 'contains');
const negate = (operand: Node): Node => ({ kind: 'not', operand, span: operand.span, type: 'boolean' });
const literal = (node: Node, value: number): Node => ({
  kind: 'number',
  value,
  span: { ...node.span },
  type: 'number',
});

/** What an evaluator may do wrongly with a node. */
// prettier-ignore
const OPERATOR_MISTAKES: readonly Mistake[] = [
  ...pairs(NUMERIC).map(([from, to]) => swap('comparison', from, to)),
  ...pairs(LOGIC_OPERATORS).map(([from, to]) => swap('logic', from, to)),
  ...pairs(ARITHMETIC_OPERATORS).map(([from, to]) => swap('arithmetic', from, to)),
  ['= between texts as contains',          of('comparison', (node) => (node.operator === '=' && node.left.type === 'string' && node.right.kind === 'string' ? { ...node, operator: 'contains' } : node))],
  ['contains as =',                        of('comparison', (node) => (node.operator === 'contains' ? { ...node, operator: '=' } : node))],
  ['contains at the start only',           of('comparison', (node) => (node.operator === 'contains' && node.right.kind === 'string' && node.right.value.length < 3 ? { ...node, operator: '=' } : node))],
  ['a comparison with its sides swapped',  of('comparison', (node) => ({ ...node, left: node.right, right: node.left }))],
  ['a literal on the left is misread',     of('comparison', (node) => (node.left.kind === 'number' && node.right.kind !== 'number' ? { ...node, left: node.right, right: node.left } : node))],
  ['two members compared as one',          of('comparison', (node) => (node.left.kind === 'member' && node.right.kind === 'member' ? { ...node, right: node.left } : node))],
  ['a logic drops its last operand',       of('logic', (node) => (node.operands.length > 2 ? { ...node, operands: node.operands.slice(0, -1) } : node))],
  ['a logic drops its second operand',     of('logic', (node) => (node.operands.length > 2 ? { ...node, operands: node.operands.filter((_, index) => index !== 1) } : node.operands[0]!))],
  ['a logic reads its last operand only',  of('logic', (node) => node.operands.at(-1)!)],
  ['xor of three asks for exactly one',    of('logic', (node) => (node.operator === 'xor' && node.operands.length === 3 ? { ...node, operator: 'and', operands: [node, negate({ ...node, operator: 'and', span: { ...node.span } })] } : node))],
  ['not is ignored',                       of('not', (node) => node.operand)],
  ['not of a logic negates its first part', of('not', (node) => (node.operand.kind === 'logic' ? { ...node.operand, operands: [negate(node.operand.operands[0]!), ...node.operand.operands.slice(1)] } : node))],
  ['not not is not',                       of('not', (node) => (node.operand.kind === 'not' ? node.operand : node))],
  ['where is ignored',                     of('where', (node) => node.collection)],
  ['where is negated',                     of('where', (node) => ({ ...node, predicate: negate(node.predicate) }))],
  ['between reads its first bound',        of('between', ({ value: left, low: right, span, type }) => ({ kind: 'comparison', operator: '>=', left, right, span, type }))],
  ['between reads its second bound',       of('between', ({ value: left, high: right, span, type }) => ({ kind: 'comparison', operator: '<=', left, right, span, type }))],
  ['a conditional always takes then',      of('if', (node) => node.then)],
  ['a conditional always takes else',      of('if', (node) => node.otherwise)],
  ['a conditional swaps its branches',     of('if', (node) => ({ ...node, then: node.otherwise, otherwise: node.then }))],
  ['a minus sign is ignored',              of('negative', (node) => node.operand)],
  ['- is reversed',                        of('arithmetic', (node) => (node.operator === '-' ? { ...node, left: node.right, right: node.left } : node))],
  ['/ is reversed',                        of('arithmetic', (node) => (node.operator === '/' ? { ...node, left: node.right, right: node.left } : node))],
  ['arithmetic reads its first operand',   of('arithmetic', (node) => node.left)],
  ['a group on the right is taken apart',  of('arithmetic', (node) => (node.right.kind === 'arithmetic' ? { ...node.right, left: { ...node, right: node.right.left } } : node))],
  ['count is one more',                    of('count', (node) => ({ kind: 'arithmetic', operator: '+', left: node, right: literal(node, 1), span: { ...node.span }, type: 'number' }))],
  ['count of the whole collection',        of('count', (node) => (node.collection.kind === 'where' ? { ...node, collection: node.collection.collection } : node))],
];

const texts = (kinds: 'string' | 'mention', corruptions: readonly Corruption<string>[]): readonly Mistake[] =>
  corruptions.map(({ name, corrupt }): Mistake => [
    `a ${kinds} ${name}`,
    kinds === 'string'
      ? of('string', (node) => ({ ...node, value: corrupt(node.value) }))
      : of('mention', (node) => ({ ...node, name: corrupt(node.name) })),
  ]);

const LITERAL_MISTAKES: readonly Mistake[] = [
  ...texts('string', TEXT_CORRUPTIONS),
  ...texts(
    'mention',
    TEXT_CORRUPTIONS.filter(({ name }) => !/cut at [1-9]\d\d/.test(name)),
  ),
  ...NUMBER_CORRUPTIONS.map(({ name, corrupt }): Mistake => [
    `a number ${name}`,
    of('number', (node) => ({ ...node, value: corrupt(node.value) })),
  ]),
  ...DATE_CORRUPTIONS.map(({ name, corrupt }): Mistake => [
    `a date ${name}`,
    of('datetime', (node) => ({ ...node, text: corrupt(node.text) })),
  ]),
  ['a mention without its region', of('mention', (node) => ({ ...node, name: node.name.split('-')[0]! }))],
  ['a mention up to a dot', of('mention', (node) => ({ ...node, name: node.name.split('.')[0]! }))],
  ['a mention up to an @', of('mention', (node) => ({ ...node, name: node.name.split('@')[0]! }))],
  ['a mention of its first five letters', of('mention', (node) => ({ ...node, name: node.name.slice(0, 5) }))],
];

const mutants = (kind: 'literal' | 'operator', mistakes: readonly Mistake[]): readonly ListMutant[] =>
  mistakes.flatMap(([name, change]) =>
    Object.entries(PLACES).map(([place, isAt]): ListMutant => ({
      id: `${kind}: ${name}, ${place}`,
      kind,
      change: { rules: { rewriteTree: (tree) => rewriteAt(tree, isAt, change) } },
    })),
  );

/** Literals and operators that are read wrongly, anywhere or at one kind of place. */
export const expressionMutants = (): readonly ListMutant[] => [
  ...mutants('literal', LITERAL_MISTAKES),
  ...mutants('operator', OPERATOR_MISTAKES),
];
