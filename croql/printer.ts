import { ARITHMETIC } from './operators.ts';
import { defaultSemantics, type Semantics } from './semantics.ts';
import { arithmeticRow, type Kind, type Node, type NodeOf } from './tree.ts';

/**
 * Writes a tree as canonical text, with parentheses wherever precedence is a gap. Parsing it gives the same tree under
 * all semantics that treat escapes alike. Throws a `RangeError` if a string contains a double quote and `semantics` has
 * no escapes, because no text means that.
 */
export function format(tree: Node, semantics: Pick<Semantics, 'string-escape'> = defaultSemantics): string {
  const print = (node: Node): string => {
    switch (node.kind) {
      case 'number':
        return formatNumber(node.value);
      case 'string':
        return quote(node.value, semantics);
      case 'datetime':
        return `'${node.text}'`;
      case 'mention':
        return `@${node.of}:${quote(node.name, semantics)}`;
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
        return printRow(node);
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
  /** Prints a node within another: in parentheses, unless its kind needs none there. */
  const inside = (node: Node, kinds: readonly Kind[]): string => {
    if (node.kind === 'present') return inside(node.operand, kinds);
    if (node.kind === 'void') return inside(node.original, kinds);
    return kinds.includes(node.kind) ? print(node) : `(${print(node)})`;
  };
  const printRow = (node: NodeOf<'arithmetic'>): string => {
    const { first, operations } = arithmeticRow(node);
    let text = inside(first, [...OPERANDS, 'negative']);
    let precedence: number | undefined;
    for (const { operator, right } of operations) {
      const next = ARITHMETIC[operator].precedence;
      const left = precedence === undefined || precedence === next ? text : `(${text})`;
      text = `${left} ${operator} ${inside(right, OPERANDS)}`;
      precedence = next;
    }
    return text;
  };
  return print(tree);
}

const OPERANDS: readonly Kind[] = ['number', 'string', 'datetime', 'mention', 'member', 'of', 'count'];
const SUMS: readonly Kind[] = [...OPERANDS, 'negative', 'arithmetic'];
const CLAUSES: readonly Kind[] = [...SUMS, 'comparison', 'not'];
const BRANCHES: readonly Kind[] = [...CLAUSES, 'between', 'logic'];

function quote(text: string, semantics: Pick<Semantics, 'string-escape'>): string {
  if (semantics['string-escape'] === 'backslash') return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
  if (text.includes('"')) throw new RangeError('A string with a double quote cannot be written without escapes.');
  return `"${text}"`;
}

/** Writes a number in plain digits, because the language has no exponents. */
function formatNumber(value: number): string {
  const [digits, exponent] = String(value).split('e') as [string, string?];
  if (exponent === undefined) return digits;
  // JavaScript writes one digit before the point, and an exponent only if all digits end up on one side of it.
  const allDigits = digits.replace('.', '');
  const point = 1 + Number(exponent);
  return point < 0 ? `0.${'0'.repeat(-point)}${allDigits}` : allDigits.padEnd(point, '0');
}
