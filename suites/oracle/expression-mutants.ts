import { TARGETS, USERS } from './fixture-values.ts';
import { scopeWithin, visitNodes } from './scopes.ts';
import type { Scope } from './scopes.ts';
import type { Member, Members } from '../../spec/croql/context.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { Edition } from '../../spec/requirements/requirement.ts';
import { formatSpaced } from '../../croql/dates.ts';
import { ARITHMETIC_OPERATORS, COMPARISON_OPERATORS, COMPARISONS, LOGIC_OPERATORS } from '../../croql/operators.ts';
import type { Comparison, ComparisonOperator } from '../../croql/operators.ts';
import { rewrite } from '../../croql/tree.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';
import type { Type } from '../../croql/types.ts';
import { resolveMemberType } from '../../croql/vocabulary.ts';

/** An expression with one thing read wrongly. */
export interface Mutant {
  /** What is read wrongly, and as what. */
  readonly description: string;
  readonly tree: Node;
}

/** Every expression that results from reading one operator, member, scope or literal of a checked tree wrongly. */
export function expressionMutants(tree: Node, context: ContextName, edition: Edition): readonly Mutant[] {
  const found: Mutant[] = [];
  visitNodes(tree, context, (node, scopes) => {
    const mutate = MUTATIONS[node.kind] as Mutate<Kind>;
    for (const [description, other] of mutate(node, { scopes, edition }))
      found.push({ description, tree: replaceNode(tree, node, other) });
  });
  return found;
}

/** The tree with another node in the place of one of its own. */
export const replaceNode = (tree: Node, node: Node, by: Node): Node =>
  rewrite(tree, (each) => (each.span === node.span && each.kind === node.kind ? by : each));

interface NodeContext {
  readonly scopes: readonly Scope[];
  readonly edition: Edition;
}

type NodeMutant = readonly [description: string, node: Node];
type Mutate<K extends Kind> = (node: NodeOf<K>, context: NodeContext) => readonly NodeMutant[];

const none = () => [];

const MUTATIONS: { readonly [K in Kind]: Mutate<K> } = {
  comparison: mutateComparison,
  logic: (node) => [
    ...swapOperator(node, LOGIC_OPERATORS),
    ...node.operands.map((operand, index): NodeMutant => [`${node.operator} reads part ${index + 1} only`, operand]),
    ...(node.operands.length > 2
      ? [['the last part is left out', { ...node, operands: node.operands.slice(0, -1) }] as const]
      : []),
  ],
  arithmetic: (node) => {
    const { left, right, operator } = node;
    const isCommutative = operator === '+' || operator === '*';
    return [
      ...swapOperator(node, ARITHMETIC_OPERATORS),
      ...(isCommutative ? [] : [[`${operator} reversed`, { ...node, left: right, right: left }] as const]),
      ...(left.kind === 'arithmetic'
        ? [['the group is taken apart', { ...left, right: { ...node, left: left.right } }] as const]
        : []),
      ...(right.kind === 'arithmetic'
        ? [['the group on the right is taken apart', { ...right, left: { ...node, right: right.left } }] as const]
        : []),
    ];
  },
  between: (node) => [
    ['between reads its first bound only', compare(node, '>=', node.value, node.low)],
    ['between reads its second bound only', compare(node, '<=', node.value, node.high)],
    ['between negated', negate(node)],
  ],
  not: (node) => [['not ignored', node.operand]],
  negative: (node) => [['- ignored', node.operand]],
  if: (node) => [
    ['always then', node.then],
    ['always else', node.otherwise],
    ['branches swapped', { ...node, then: node.otherwise, otherwise: node.then }],
  ],
  where: (node) => [
    ['where ignored', node.collection],
    ['where negated', { ...node, predicate: negate(node.predicate) }],
  ],
  count: (node) => [
    [
      'count one too many',
      {
        kind: 'arithmetic',
        operator: '+',
        left: node,
        right: { kind: 'number', value: 1, span: node.span, type: 'number' },
        span: node.span,
        type: 'number',
      },
    ],
  ],
  number: (node) =>
    [
      ...(Number.isInteger(node.value) ? [] : [Math.trunc(node.value)]),
      ...(node.value > 9 && Number.isInteger(node.value) ? [Number(String(node.value)[0])] : []),
    ].map((value) => [`${node.value} as ${value}`, { ...node, value }]),
  string: (node) =>
    [node.value.split(' ')[0]!, node.value.toLowerCase()]
      .filter((value) => value !== node.value && value !== '')
      .map((value) => [`the text as “${value}”`, { ...node, value }]),
  datetime: (node) =>
    datetimeMutants(node.text)
      .filter(([, text]) => text !== node.text)
      .map(([description, text]) => [description, { ...node, text }]),
  mention: (node) =>
    (node.of === 'user' ? Object.keys(USERS) : TARGETS)
      .filter((name) => name !== node.name)
      .map((name) => [`the mention of ${name}`, { ...node, name }]),
  member: (node, { scopes, edition }) => [
    ...confusable(scopes[node.up]?.members ?? {}, node.name, node.type, edition).map((name): NodeMutant => [
      `${node.name} as ${name}`,
      { ...node, name },
    ]),
    ...scopes.flatMap(({ members }, up): NodeMutant[] =>
      up > node.up && members[node.name] && resolveMemberType(members[node.name]!) === node.type
        ? [[`${node.name} of the outer record`, { ...node, up }]]
        : [],
    ),
  ],
  of: mutateMemberOf,
  with: none,
  present: none,
  void: none,
  missing: none,
};

const comparisonsOf = (...compared: readonly Comparison['compares'][]) =>
  COMPARISON_OPERATORS.filter((operator) => compared.includes(COMPARISONS[operator].compares));

function mutateComparison(node: NodeOf<'comparison'>, { scopes }: NodeContext): readonly NodeMutant[] {
  const { left, right, operator } = node;
  if (COMPARISONS[operator].compares === 'text')
    return [
      [`${operator} as =`, { ...node, operator: '=' }],
      [`${operator} reversed`, { ...node, left: right, right: left }],
    ];
  const isMention = left.kind === 'member' && scopes[left.up]?.members[left.name]?.mention !== undefined;
  const isOrdered = (left.type === 'number' || left.type === 'datetime') && !isMention;
  return [
    ...swapOperator(node, isOrdered ? comparisonsOf('equality', 'order') : comparisonsOf('equality')),
    ...(left.type === 'string' && operator === '=' && right.kind === 'string' && right.value !== ''
      ? [['= as contains', { ...node, operator: 'contains' }] as const]
      : []),
  ];
}

function swapOperator<N extends NodeOf<'comparison' | 'logic' | 'arithmetic'>>(
  node: N,
  operators: readonly N['operator'][],
): readonly NodeMutant[] {
  return operators
    .filter((operator) => operator !== node.operator)
    .map((operator) => [`${node.operator} as ${operator}`, { ...node, operator } as Node]);
}

function datetimeMutants(text: string): readonly (readonly [description: string, text: string])[] {
  if (text === 'today') return [["'today' as long ago", '1970-01-01 00:00:00']];
  return [
    ['a datetime without its time', text.replace(/ \d\d:\d\d:\d\d$/, ' 00:00:00')],
    ['day and month swapped', text.replace(/^(\d{4})-(\d\d)-(0\d|1[012])/, '$1-$3-$2')],
    ['an hour late', formatSpaced(Date.parse(`${text.replace(' ', 'T')}Z`) + 3_600_000)],
  ];
}

function mutateMemberOf(node: NodeOf<'of'>, { scopes, edition }: NodeContext): readonly NodeMutant[] {
  const { object, name } = node;
  if (object.kind !== 'member') return [];
  const outside = scopes[object.up]?.members ?? {};
  const otherObjects = Object.entries(outside).filter(
    ([other, { type, also, members }]) =>
      other !== object.name && type === 'object' && !also && members?.[name] !== undefined,
  );
  return [
    ...confusable(scopeWithin(object, scopes).members, name, node.type, edition).map((other): NodeMutant => [
      `${name} of ${object.name} as ${other}`,
      { ...node, name: other },
    ]),
    ...otherObjects.map(([other]): NodeMutant => [
      `of ${object.name} as of ${other}`,
      { ...node, object: { ...object, name: other } },
    ]),
    ...(outside[name] && resolveMemberType(outside[name]) === node.type
      ? [[`${name} of ${object.name} as ${name}`, { ...object, name, type: node.type }] as const]
      : []),
  ];
}

/** Other members of the record that could be taken for this one: of the same type, and a mention for a mention. */
function confusable(members: Members, name: string, type: Type, edition: Edition): readonly string[] {
  const own = members[name];
  if (!own) return [];
  return (
    Object.entries(members)
      .filter(
        ([other, member]) => other !== name && resolveMemberType(member) === type && own.mention === member.mention,
      )
      .filter(([, member]) => member.edition === undefined || member.edition === edition)
      .filter(([other, member]) => type !== 'collection' || sharesMember(own, member) || other === 'screenshots')
      // Absent in every record of the same list.
      .filter(([other]) => other !== 'plural form')
      .map(([other]) => other)
  );
}

/** Whether some predicate about the elements of one collection can be asked of another's. */
const sharesMember = ({ members = {} }: Member, other: Member) =>
  Object.keys(members).some((name) => other.members?.[name]?.type === members[name]?.type);

const negate = (node: Node): Node => ({ kind: 'not', operand: node, span: node.span, type: 'boolean' });

const compare = ({ span }: Node, operator: ComparisonOperator, left: Node, right: Node): Node => ({
  kind: 'comparison',
  operator,
  left,
  right,
  span,
  type: 'boolean',
});
