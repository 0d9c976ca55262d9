import { rewrite, type Node } from '../../croql/tree.ts';
import type { World } from '../../croql/world.ts';
import type { Fault } from '../fault.ts';
import type { Members } from './resources.ts';

type Comparison = Extract<Node, { kind: 'comparison' }>;
type Arithmetic = Extract<Node, { kind: 'arithmetic' }>;
type Logic = Extract<Node, { kind: 'logic' }>;
type Between = Extract<Node, { kind: 'between' }>;

const tree = (change: (node: Node) => Node): Fault['rules'] => ({ tree: (whole) => rewrite(whole, change) });
const compare = (operator: Comparison['operator'], change: (node: Comparison) => Node): Fault['rules'] =>
  tree((node) => (node.kind === 'comparison' && node.operator === operator ? change(node) : node));
const compareAs = (operator: Comparison['operator'], as: Comparison['operator']) =>
  compare(operator, (node) => ({ ...node, operator: as }));
const calculate = (operator: Arithmetic['operator'], change: (node: Arithmetic) => Node): Fault['rules'] =>
  tree((node) => (node.kind === 'arithmetic' && node.operator === operator ? change(node) : node));
const joinAs = (operator: Logic['operator'], as: Logic['operator']): Fault['rules'] =>
  tree((node) => (node.kind === 'logic' && node.operator === operator ? { ...node, operator: as } : node));
const only = (operator: '>=' | '<=', bound: 'low' | 'high') => ({ kind: 'comparison', operator, bound }) as const;
const halfOpen = ({ operator, bound }: ReturnType<typeof only>): Fault['rules'] =>
  tree((node) => (node.kind === 'between' ? sideOf(node, operator, node[bound]) : node));
const sideOf = ({ value, span, type }: Between, operator: '>=' | '<=', right: Node): Node => ({
  kind: 'comparison',
  operator,
  left: value,
  right,
  span,
  type,
});
const world = (change: (world: World) => Partial<World>): Fault['rules'] => ({
  world: (whole) => ({ ...whole, ...change(whole) }),
});
/** The text with a change made outside of its strings and datetimes. */
const spelling = (change: (text: string) => string): Fault['rules'] => ({
  expression: (text) =>
    text.replace(/("[^"]*"|'[^']*')|[^"']+/g, (piece, quoted: string | undefined) =>
      quoted === undefined ? change(piece) : piece,
    ),
});
const dates = (change: (date: string) => string): Fault['rules'] => ({
  seen: (record) => changed(record, change) as Members,
});
const literals = (change: (node: Extract<Node, { kind: 'datetime' }>) => Node): Fault['rules'] =>
  tree((node) => (node.kind === 'datetime' ? change(node) : node));

const DATE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/;

/** A value with every date in it changed. */
function changed(value: unknown, change: (date: string) => string): unknown {
  if (typeof value === 'string') return DATE.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change)]));
}

/** What parentheses hold together comes apart: `(a or b) and c` becomes `a or (b and c)`, `(a + b) * c` becomes `a + b * c`. */
function ungrouped(node: Node): Node {
  if (node.kind === 'logic' && node.operator === 'and') {
    const at = node.operands.findIndex((operand) => operand.kind === 'logic' && operand.operator === 'or');
    const group = node.operands[at];
    if (group?.kind !== 'logic') return node;
    const tight: Node = {
      ...node,
      operands: [group.operands.at(-1)!, ...node.operands.filter((_, index) => index !== at)],
    };
    return { ...group, operands: [...group.operands.slice(0, -1), tight] };
  }
  const { left } = node.kind === 'arithmetic' ? node : {};
  if (
    node.kind === 'arithmetic' &&
    /[*/]/.test(node.operator) &&
    left?.kind === 'arithmetic' &&
    /[+-]/.test(left.operator)
  ) {
    return { ...left, right: { ...node, left: left.right } };
  }
  return node;
}

/** Wrongs of the language: what the service makes of an expression, its surroundings or a record before it answers. */
// prettier-ignore
export const croqlFaults = {
  // --- Arithmetic.
  'croql.plus-as-minus': { breaks: 'croql.operator.plus', says: '+ subtracts.', rules: calculate('+', (node) => ({ ...node, operator: '-' })) },
  'croql.minus-as-plus': { breaks: 'croql.operator.minus', says: '- adds.', rules: calculate('-', (node) => ({ ...node, operator: '+' })) },
  'croql.minus-reversed': { breaks: 'croql.operator.minus', says: '- subtracts the first from the second.', rules: calculate('-', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.times-as-plus': { breaks: 'croql.operator.times', says: '* adds.', rules: calculate('*', (node) => ({ ...node, operator: '+' })) },
  'croql.divide-as-times': { breaks: 'croql.operator.divide', says: '/ multiplies.', rules: calculate('/', (node) => ({ ...node, operator: '*' })) },
  'croql.divide-reversed': { breaks: 'croql.operator.divide', says: '/ divides the second by the first.', rules: calculate('/', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.negative-ignored': { breaks: 'croql.operator.negate', says: '- before a number does nothing.', rules: tree((node) => (node.kind === 'negative' ? node.operand : node)) },

  // --- Comparison.
  'croql.between-low-only': { breaks: 'croql.operator.between', says: 'between looks at its first bound only.', rules: halfOpen(only('>=', 'low')) },
  'croql.between-high-only': { breaks: 'croql.operator.between', says: 'between looks at its second bound only.', rules: halfOpen(only('<=', 'high')) },
  'croql.equal-as-contains': { breaks: 'croql.operator.equal', says: '= between texts holds where the second occurs in the first.', rules: compare('=', (node) => (node.left.type === 'string' && node.right.kind === 'string' && node.right.value !== '' ? { ...node, operator: 'contains' } : node)) },
  'croql.equal-never': { breaks: 'croql.operator.equal', says: '= never holds.', rules: compareAs('=', '!=') },
  'croql.not-equal-as-equal': { breaks: 'croql.operator.not-equal', says: '!= holds where = does.', rules: compareAs('!=', '=') },
  'croql.not-equal-as-less': { breaks: 'croql.operator.not-equal', says: '!= between numbers holds only where the first is the smaller.', rules: compare('!=', (node) => (node.left.type === 'number' ? { ...node, operator: '<' } : node)) },
  'croql.not-equal-sign-unknown': { breaks: 'croql.operator.not-equal-sign', says: '≠ is not understood.', rules: spelling((text) => text.replaceAll('≠', '#')) },
  'croql.not-equal-sign-as-equal': { breaks: 'croql.operator.not-equal-sign', says: '≠ means =.', rules: spelling((text) => text.replaceAll('≠', '=')) },
  'croql.greater-as-less': { breaks: 'croql.operator.greater', says: '> means <.', rules: compareAs('>', '<') },
  'croql.greater-or-equal-written-so': { breaks: 'croql.operator.greater', says: '> holds for equal values too.', rules: compareAs('>', '>=') },
  'croql.greater-or-equal-as-greater': { breaks: 'croql.operator.greater-or-equal', says: '>= does not hold for equal values.', rules: compareAs('>=', '>') },
  'croql.greater-or-equal-sign-unknown': { breaks: 'croql.operator.greater-or-equal-sign', says: '≥ is not understood.', rules: spelling((text) => text.replaceAll('≥', '#')) },
  'croql.greater-or-equal-sign-as-greater': { breaks: 'croql.operator.greater-or-equal-sign', says: '≥ means >.', rules: spelling((text) => text.replaceAll('≥', '>')) },
  'croql.less-as-greater': { breaks: 'croql.operator.less', says: '< means >.', rules: compareAs('<', '>') },
  'croql.less-for-equal-too': { breaks: 'croql.operator.less', says: '< holds for equal values too.', rules: compareAs('<', '<=') },
  'croql.less-or-equal-as-less': { breaks: 'croql.operator.less-or-equal', says: '<= does not hold for equal values.', rules: compareAs('<=', '<') },
  'croql.less-or-equal-sign-unknown': { breaks: 'croql.operator.less-or-equal-sign', says: '≤ is not understood.', rules: spelling((text) => text.replaceAll('≤', '#')) },
  'croql.less-or-equal-sign-as-less': { breaks: 'croql.operator.less-or-equal-sign', says: '≤ means <.', rules: spelling((text) => text.replaceAll('≤', '<')) },
  'croql.contains-as-equals': { breaks: 'croql.operator.contains', says: 'contains holds only where the whole text is equal.', rules: compareAs('contains', '=') },
  'croql.contains-reversed': { breaks: 'croql.operator.contains', says: 'contains holds where the first text occurs in the second.', rules: compare('contains', (node) => ({ ...node, left: node.right, right: node.left })) },
  'croql.contains-no-member': { breaks: 'croql.operator.contains-members', says: 'A member on the right of contains is read as an empty text.', rules: compare('contains', (node) => (node.right.kind === 'member' || node.right.kind === 'of' ? { ...node, right: { kind: 'string', value: '', span: node.right.span, type: 'string' } } : node)) },

  // --- Logic.
  'croql.and-as-or': { breaks: 'croql.operator.and', says: 'and means or.', rules: joinAs('and', 'or') },
  'croql.and-first-two-only': { breaks: 'croql.operator.and', says: 'Of several parts joined by and the last is not looked at.', rules: tree((node) => (node.kind === 'logic' && node.operator === 'and' && node.operands.length > 1 ? (node.operands.length === 2 ? node.operands[0]! : { ...node, operands: node.operands.slice(0, -1) }) : node)) },
  'croql.or-as-and': { breaks: 'croql.operator.or', says: 'or means and.', rules: joinAs('or', 'and') },
  'croql.or-as-xor': { breaks: 'croql.operator.or', says: 'or means xor.', rules: joinAs('or', 'xor') },
  'croql.xor-as-or': { breaks: 'croql.operator.xor', says: 'xor means or.', rules: joinAs('xor', 'or') },
  'croql.xor-as-and': { breaks: 'croql.operator.xor', says: 'xor means and.', rules: joinAs('xor', 'and') },
  'croql.not-ignored': { breaks: 'croql.operator.not', says: 'not does nothing.', rules: tree((node) => (node.kind === 'not' ? node.operand : node)) },

  // --- Syntax.
  'croql.where-ignored': { breaks: 'croql.syntax.where', says: 'where keeps every element.', rules: tree((node) => (node.kind === 'where' ? node.collection : node)) },
  'croql.where-inverted': { breaks: 'croql.syntax.where', says: 'where keeps the other elements.', rules: tree((node) => (node.kind === 'where' ? { ...node, predicate: { kind: 'not', operand: node.predicate, span: node.span, type: 'boolean' } } : node)) },
  'croql.with-ignored': { breaks: 'croql.syntax.with', says: 'with asks nothing of its object.', rules: tree((node) => (node.kind === 'with' ? node.object : node)) },
  'croql.conditional-always-then': { breaks: 'croql.syntax.conditional', says: 'A conditional always gives its second expression.', rules: tree((node) => (node.kind === 'if' ? node.then : node)) },
  'croql.conditional-always-else': { breaks: 'croql.syntax.conditional', says: 'A conditional always gives its third expression.', rules: tree((node) => (node.kind === 'if' ? node.otherwise : node)) },
  'croql.conditional-swapped': { breaks: 'croql.syntax.conditional', says: 'A conditional gives its third expression when its condition holds.', rules: tree((node) => (node.kind === 'if' ? { ...node, then: node.otherwise, otherwise: node.then } : node)) },
  'croql.mention-user-nobody': { breaks: 'croql.syntax.mention-user', says: 'A mention of a user means nobody.', rules: world(() => ({ user: () => undefined })) },
  'croql.mention-user-another': { breaks: 'croql.syntax.mention-user', says: 'A mention of a user means the user with the next id.', rules: world(({ user }) => ({ user: (login) => { const id = user(login); return id === undefined ? undefined : id + 1; } })) },
  'croql.mention-language-none': { breaks: 'croql.syntax.mention-language', says: 'A mention of a language means none.', rules: world(() => ({ language: () => undefined })) },
  'croql.mention-language-region-dropped': { breaks: 'croql.syntax.mention-language', says: 'A mention of pt-BR means pt.', rules: world(({ language }) => ({ language: (code) => language(code.split('-')[0]!) })) },
  'croql.count-one-more': { breaks: 'croql.syntax.count', says: 'count is one too many.', rules: tree((node) => (node.kind === 'count' ? { kind: 'arithmetic', operator: '+', left: node, right: { kind: 'number', value: 1, span: node.span, type: 'number' }, span: node.span, type: 'number' } : node)) },
  'croql.count-at-most-one': { breaks: 'croql.syntax.count', says: 'count says only whether there is an element.', rules: tree((node) => (node.kind === 'count' ? { kind: 'if', condition: { kind: 'comparison', operator: '>', left: node, right: numberAt(node, 0), span: node.span, type: 'boolean' }, then: numberAt(node, 1), otherwise: numberAt(node, 0), span: node.span, type: 'number' } : node)) },
  'croql.of-record-itself': { breaks: 'croql.member.file.id', says: 'id of file is the id of the string.', rules: { seen: (record) => ('file' in record && record['file'] ? { ...record, file: { ...(record['file'] as object), id: record['id'] } } : record) } },
  'croql.integer-at-most-9': { breaks: 'croql.syntax.integer', says: 'Only the first digit of an integer is read.', rules: tree((node) => (node.kind === 'number' && node.value > 9 && Number.isInteger(node.value) ? { ...node, value: Number(String(node.value)[0]) } : node)) },
  'croql.float-cut': { breaks: 'croql.syntax.float', says: 'A float loses what stands after its point.', rules: tree((node) => (node.kind === 'number' ? { ...node, value: Math.trunc(node.value) } : node)) },
  'croql.string-cut-at-space': { breaks: 'croql.syntax.string', says: 'A string ends at its first space.', rules: tree((node) => (node.kind === 'string' ? { ...node, value: node.value.split(' ')[0]! } : node)) },
  'croql.string-lowered': { breaks: 'croql.syntax.string', says: 'A string is read in lower case.', rules: tree((node) => (node.kind === 'string' ? { ...node, value: node.value.toLowerCase() } : node)) },
  'croql.datetime-without-time': { breaks: 'croql.syntax.datetime', says: 'The time of a datetime is not read.', rules: literals((node) => ({ ...node, text: node.text.replace(/ \d\d:\d\d:\d\d$/, ' 00:00:00') })) },
  'croql.datetime-day-month-swapped': { breaks: 'croql.syntax.datetime', says: 'Day and month of a datetime are swapped where they can be.', rules: literals((node) => ({ ...node, text: node.text.replace(/^(\d{4})-(\d\d)-(0\d|1[012])/, '$1-$3-$2') })) },
  'croql.today-far-ahead': { breaks: 'croql.syntax.today', says: "'today' lies a hundred years ahead.", rules: world(({ now }) => ({ now: new Date(now.getTime() + 36_525 * 86_400_000) })) },
  'croql.today-fixed': { breaks: 'croql.syntax.today', says: "'today' is always the first day of 1970.", rules: world(() => ({ now: new Date(0) })) },
  'croql.group-ignored': { breaks: 'croql.syntax.group', says: 'Parentheses do not hold their parts together.', rules: tree(ungrouped) },

  // --- Contexts.
  'croql.names-with-hyphens': { breaks: 'croql.context.member-names', says: 'A member name is not known with its spaces.', rules: spelling((text) => text.replace(/\b(is|max|has|type|translation|languages) (?=[a-z])/g, '$1-')) },
  'croql.string-dates-hour-late': { breaks: 'croql.context.string-dates', says: 'The dates of a string context are an hour late.', rules: dates((date) => (date[10] === ' ' ? shifted(date) : date)) },
  'croql.string-dates-without-time': { breaks: 'croql.context.string-dates', says: 'The dates of a string context lose their time.', rules: dates((date) => (date[10] === ' ' ? `${date.slice(0, 10)} 00:00:00` : date)) },
  'croql.offset-ignored': { breaks: 'croql.context.offset-dates', says: 'The offset of a timestamp is not read.', rules: dates((date) => date.replace(/[+-]\d\d:\d\d$/, 'Z')) },
  'croql.translation-context-is-string': { breaks: 'lists.translations', says: 'Translations are asked in the source string context.', rules: { contextOf: (context) => (context === 'translation' ? 'source-string' : context) } },
  'croql.term-context-is-segment': { breaks: 'lists.terms', says: 'Terms are asked in the TM segment context.', rules: { contextOf: (context) => (context === 'glossary-term' ? 'tm-segment' : context) } },
} as const satisfies Record<string, Fault>;

function numberAt({ span }: Node, value: number): Node {
  return { kind: 'number', value, span, type: 'number' };
}

function shifted(date: string): string {
  return new Date(Date.parse(`${date.replace(' ', 'T')}Z`) + 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
