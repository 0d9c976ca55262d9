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
        return `${node.name} of ${inside(node.object, ['member'])}`;
      case 'count':
        return `count of ${inside(node.collection, ['member', 'where'])}`;
      case 'where':
        return `${inside(node.collection, ['member', 'where'])} where (${print(node.predicate)})`;
      case 'with':
        return `${inside(node.object, ['member', 'with'])} with (${print(node.predicate)})`;
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

const OPERANDS: readonly Kind[] = ['number', 'string', 'datetime', 'mention', 'member', 'of', 'count'];
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
  const [digits, exponent] = String(value).split('e') as [string, string?];
  if (exponent === undefined) return digits;
  // JavaScript writes an exponent behind one digit and the point, and only where all digits are on one side of it.
  const all = digits.replace('.', '');
  const point = 1 + Number(exponent);
  return point < 0 ? `0.${'0'.repeat(-point)}${all}` : all.padEnd(point, '0');
}
