import { contextOf } from '../../spec/croql/context.ts';
import type { ContextName, Member, Members } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import { children, rewrite } from '../../croql/tree.ts';
import type { ArithmeticSign, ComparisonSign, LogicWord, Node, NodeOf, Type } from '../../croql/tree.ts';
import { typeOf } from '../../croql/vocabulary.ts';

/** An expression misread in one thing. */
export interface Mutant {
  /** What is misread, and as what. */
  readonly what: string;
  readonly tree: Node;
}

interface Scope {
  readonly name: string;
  readonly members: Members;
}

/** Every expression that a reader would take this one for who misreads one of its operators, members, scopes or literals. */
export function mutantsOf(tree: Node, context: ContextName, edition: Edition): readonly Mutant[] {
  const found: Mutant[] = [];
  const visit = (node: Node, scopes: readonly Scope[]): void => {
    for (const { what, tree: other } of misreadings(node, scopes, edition))
      found.push({ what, tree: replaced(tree, node, other) });
    if (node.kind === 'where' || node.kind === 'with') {
      const filtered = node.kind === 'where' ? node.collection : node.object;
      visit(filtered, scopes);
      visit(node.predicate, [scopeOf(filtered, scopes), ...scopes]);
    } else for (const child of children(node)) visit(child, scopes);
  };
  visit(tree, [{ name: context, members: contextOf(context).members }]);
  return found;
}

/** The tree with one of its nodes replaced. */
export const replaced = (tree: Node, node: Node, by: Node): Node =>
  rewrite(tree, (each) => (each.span === node.span && each.kind === node.kind ? by : each));

/** What the elements of a collection, or an object, have. */
export function scopeOf(node: Node, scopes: readonly Scope[]): Scope {
  if (node.kind === 'where') return scopeOf(node.collection, scopes);
  if (node.kind === 'with') return scopeOf(node.object, scopes);
  if (node.kind !== 'member') return { name: '', members: {} };
  return { name: node.name, members: scopes[node.up]?.members[node.name]?.members ?? {} };
}

const COMPARISONS: readonly ComparisonSign[] = ['=', '!=', '>', '>=', '<', '<='];
const LOGIC: readonly LogicWord[] = ['and', 'or', 'xor'];
const ARITHMETIC: readonly ArithmeticSign[] = ['+', '-', '*', '/'];

function misreadings(node: Node, scopes: readonly Scope[], edition: Edition): Mutant[] {
  switch (node.kind) {
    case 'comparison': {
      const { left, right, operator } = node;
      if (operator === 'contains')
        return [
          { what: 'contains as =', tree: { ...node, operator: '=' } },
          { what: 'contains reversed', tree: { ...node, left: right, right: left } },
        ];
      const isOrdered = left.type === 'number' || left.type === 'datetime';
      const isOneOfMany = left.kind === 'member' && isMention(scopes[left.up]?.members[left.name]);
      const others = isOrdered && !isOneOfMany ? COMPARISONS : (['=', '!='] as const);
      return [
        ...others
          .filter((other) => other !== operator)
          .map((other) => ({ what: `${operator} as ${other}`, tree: { ...node, operator: other } })),
        ...(left.type === 'string' && operator === '=' && right.kind === 'string' && right.value !== ''
          ? [{ what: '= as contains', tree: { ...node, operator: 'contains' as const } }]
          : []),
      ];
    }
    case 'logic':
      return [
        ...LOGIC.filter((other) => other !== node.operator).map((other) => ({
          what: `${node.operator} as ${other}`,
          tree: { ...node, operator: other },
        })),
        ...node.operands.map((operand, index) => ({
          what: `${node.operator} looks at part ${index + 1} only`,
          tree: operand,
        })),
        ...(node.operands.length > 2
          ? [{ what: 'the last part left out', tree: { ...node, operands: node.operands.slice(0, -1) } }]
          : []),
      ];
    case 'arithmetic': {
      const { left, right, operator } = node;
      const swapped = { ...node, left: right, right: left };
      return [
        ...ARITHMETIC.filter((other) => other !== operator).map((other) => ({
          what: `${operator} as ${other}`,
          tree: { ...node, operator: other },
        })),
        ...(operator === '-' || operator === '/' ? [{ what: `${operator} reversed`, tree: swapped }] : []),
        ...(left.kind === 'arithmetic'
          ? [{ what: 'the group taken apart', tree: { ...left, right: { ...node, left: left.right } } }]
          : []),
      ];
    }
    case 'between': {
      const side = (operator: '>=' | '<=', right: Node): Node => ({
        kind: 'comparison',
        operator,
        left: node.value,
        right,
        span: node.span,
        type: 'boolean',
      });
      return [
        { what: 'between by its first bound only', tree: side('>=', node.low) },
        { what: 'between by its second bound only', tree: side('<=', node.high) },
        { what: 'between turned round', tree: negated(node) },
      ];
    }
    case 'not':
      return [{ what: 'not ignored', tree: node.operand }];
    case 'negative':
      return [{ what: '- ignored', tree: node.operand }];
    case 'if':
      return [
        { what: 'always then', tree: node.then },
        { what: 'always else', tree: node.otherwise },
        { what: 'branches exchanged', tree: { ...node, then: node.otherwise, otherwise: node.then } },
      ];
    case 'where':
      return [
        { what: 'where ignored', tree: node.collection },
        { what: 'where turned round', tree: { ...node, predicate: negated(node.predicate) } },
      ];
    case 'count':
      return [
        {
          what: 'count one too many',
          tree: {
            kind: 'arithmetic',
            operator: '+',
            left: node,
            right: number(node, 1),
            span: node.span,
            type: 'number',
          },
        },
      ];
    case 'number':
      return literalReadings(node);
    case 'string':
      return [node.value.split(' ')[0]!, node.value.toLowerCase()]
        .filter((value) => value !== node.value && value !== '')
        .map((value) => ({ what: `the text as “${value}”`, tree: { ...node, value } }));
    case 'datetime':
      return node.text === 'today'
        ? [{ what: "'today' as long ago", tree: { ...node, text: '1970-01-01 00:00:00' } }]
        : [
            { what: 'a datetime without its time', text: node.text.replace(/ \d\d:\d\d:\d\d$/, ' 00:00:00') },
            { what: 'day and month exchanged', text: node.text.replace(/^(\d{4})-(\d\d)-(0\d|1[012])/, '$1-$3-$2') },
            { what: 'an hour late', text: later(node.text) },
          ]
            .filter(({ text }) => text !== node.text)
            .map(({ what, text }) => ({ what, tree: { ...node, text } }));
    case 'mention':
      return (node.of === 'user' ? ['alice', 'bob', 'carol', 'dave'] : ['uk', 'de', 'pt', 'pt-BR'])
        .filter((name) => name !== node.name)
        .map((name) => ({ what: `the mention of ${name}`, tree: { ...node, name } }));
    case 'member':
      return [
        ...siblings(scopes[node.up]?.members ?? {}, node.name, node.type, edition).map((name) => ({
          what: `${node.name} as ${name}`,
          tree: { ...node, name },
        })),
        // The same name further out.
        ...scopes.flatMap(({ members }, up) =>
          up > node.up && members[node.name] && typeOf(members[node.name]!) === node.type
            ? [{ what: `${node.name} of the outer record`, tree: { ...node, up } }]
            : [],
        ),
      ];
    case 'of': {
      const object = node.object;
      if (object.kind !== 'member') return [];
      const outside = scopes[object.up]?.members ?? {};
      return [
        ...siblings(outside[object.name]?.members ?? {}, node.name, node.type, edition).map((name) => ({
          what: `${node.name} of ${object.name} as ${name}`,
          tree: { ...node, name },
        })),
        ...Object.entries(outside)
          .filter(([name, member]) => name !== object.name && member.type === 'object' && !member.also)
          .filter(([, member]) => member.members?.[node.name] !== undefined)
          .map(([name]) => ({
            what: `of ${object.name} as of ${name}`,
            tree: { ...node, object: { ...object, name } },
          })),
        ...(outside[node.name] && typeOf(outside[node.name]!) === node.type
          ? [
              {
                what: `${node.name} of ${object.name} as ${node.name}`,
                tree: { ...object, name: node.name, type: node.type },
              },
            ]
          : []),
      ];
    }
    default:
      return [];
  }
}

/** Other members of the record that a reader could take for this one: the same type, and a mention for a mention. */
function siblings(members: Members, name: string, type: Type, edition: Edition): string[] {
  const own = members[name];
  if (!own) return [];
  return (
    Object.entries(members)
      .filter(([other, member]) => other !== name && typeOf(member) === type && own.mention === member.mention)
      .filter(([, member]) => member.edition === undefined || member.edition === edition)
      .filter(([other, member]) => type !== 'collection' || fits(own, member) || other === 'screenshots')
      // Absent in every record of the same list.
      .filter(([other]) => other !== 'plural form')
      .map(([other]) => other)
  );
}

/** Whether predicates about the elements of one collection can be asked of another's. */
const fits = ({ members = {} }: Member, other: Member) =>
  Object.keys(members).some((name) => other.members?.[name]?.type === members[name]?.type);

const isMention = (member: Member | undefined) => member?.mention !== undefined;

function literalReadings(node: NodeOf<'number'>): Mutant[] {
  const { value } = node;
  const readings = [
    ...(Number.isInteger(value) ? [] : [Math.trunc(value)]),
    ...(value > 9 && Number.isInteger(value) ? [Number(String(value)[0])] : []),
  ];
  return readings.map((other) => ({ what: `${value} as ${other}`, tree: { ...node, value: other } }));
}

const negated = (node: Node): Node => ({ kind: 'not', operand: node, span: node.span, type: 'boolean' });
const number = ({ span }: Node, value: number): Node => ({ kind: 'number', value, span, type: 'number' });

function later(text: string): string {
  return new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
