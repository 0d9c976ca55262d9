import { defaultSemantics, type Semantics } from './semantics.ts';
import type { Kind, Node, NodeOf } from './tree.ts';

/**
 * The canonical text of a tree. Reading it gives the same tree under every semantics with the same escapes: wherever
 * precedence is a gap, parentheses say what is meant. Throws a `RangeError` when a string holds a double quote and
 * `semantics` knows no escapes, since no text says that.
 */
export function format(tree: Node, semantics: Pick<Semantics, 'string-escape'> = defaultSemantics): string {
  const print = (node: Node): string => {
    switch (node.kind) {
      case 'number':
        return decimal(node.value);
      case 'string':
        return quoted(node.value, semantics);
      case 'datetime':
        return `'${node.text}'`;
      case 'mention':
        return `@${node.of}:${quoted(node.name, semantics)}`;
      case 'member':
        return node.name;
      case 'of':
        return `${node.name} of ${inside(node.object, ['member', 'of'])}`;
      case 'count':
        return `count of ${inside(node.collection, ['member', 'of', 'where'])}`;
      case 'where':
        return `${inside(node.collection, ['member', 'where', 'with'])} where (${print(node.predicate)})`;
      case 'with':
        return `${inside(node.object, ['member', 'where', 'with'])} with (${print(node.predicate)})`;
      case 'not':
        return `not ${inside(node.operand, ['member'])}`;
      case 'negative':
        return `-${inside(node.operand, OPERANDS)}`;
      case 'logic':
        return node.operands.map((operand) => inside(operand, CLAUSES)).join(` ${node.operator} `);
      case 'comparison':
        return `${inside(node.left, SUMS)} ${node.operator} ${inside(node.right, SUMS)}`;
      case 'between':
        return `${inside(node.value, SUMS)} between ${inside(node.low, SUMS)} and ${inside(node.high, SUMS)}`;
      case 'arithmetic':
        return `${leftOf(node)} ${node.operator} ${inside(node.right, OPERANDS)}`;
      case 'if':
        return `If ${inside(node.condition, BRANCHES)} then ${inside(node.then, BRANCHES)} else ${print(node.otherwise)}`;
      case 'present':
        return print(node.operand);
      case 'void':
        return print(node.original);
      case 'missing':
        return '…';
    }
  };
  /** A node within another: in parentheses unless it is of a kind that stands there without. */
  const inside = (node: Node, kinds: readonly Kind[]): string => {
    if (node.kind === 'present') return inside(node.operand, kinds);
    if (node.kind === 'void') return inside(node.original, kinds);
    return kinds.includes(node.kind) ? print(node) : `(${print(node)})`;
  };
  const leftOf = ({ left, operator }: NodeOf<'arithmetic'>): string => {
    const isAdditive = (sign: string) => sign === '+' || sign === '-';
    const isRun = left.kind === 'arithmetic' && isAdditive(left.operator) === isAdditive(operator);
    return isRun ? print(left) : inside(left, [...OPERANDS, 'negative']);
  };
  return print(tree);
}

const OPERANDS: readonly Kind[] = ['number', 'string', 'datetime', 'mention', 'member', 'of', 'count', 'where', 'with'];
const SUMS: readonly Kind[] = [...OPERANDS, 'negative', 'arithmetic'];
const CLAUSES: readonly Kind[] = [...SUMS, 'comparison', 'not'];
const BRANCHES: readonly Kind[] = [...CLAUSES, 'between', 'logic'];

function quoted(text: string, semantics: Pick<Semantics, 'string-escape'>): string {
  if (semantics['string-escape'] === 'backslash') return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  if (text.includes('"')) throw new RangeError('A string that holds a double quote cannot be written without escapes.');
  return `"${text}"`;
}

/** A number in plain digits, for the language has no exponents. */
function decimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  if (exponent === undefined) return digits;
  const [whole = '', fraction = ''] = digits.split('.');
  const point = whole.length + Number(exponent);
  const all = whole + fraction;
  if (point <= 0) return `0.${'0'.repeat(-point)}${all}`;
  return all.padEnd(point, '0').slice(0, point) + (all.length > point ? `.${all.slice(point)}` : '');
}
