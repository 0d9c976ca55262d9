import { replaced } from './mutants.ts';
import { check } from '../../croql/checker.ts';
import { format } from '../../croql/printer.ts';
import { children } from '../../croql/tree.ts';
import type { Node } from '../../croql/tree.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';

/** Expressions with one part less than this one, the smallest first; each is one that the language takes. */
export function smallerThan(text: string, context: ContextName, edition: Edition): readonly string[] {
  const checked = check(text, { context, edition });
  if (!checked.ok) return [];
  const { tree } = checked.query;
  const texts = new Set<string>();
  const visit = (node: Node): void => {
    for (const less of lessThan(node)) texts.add(respelled(format(replaced(tree, node, less)), text));
    for (const child of children(node)) visit(child);
  };
  visit(tree);
  return [...texts]
    .filter((other) => other.length < text.length && check(other, { context, edition }).ok)
    .sort((a, b) => a.length - b.length);
}

/** What may stand in the place of a node: its parts of the same type, and itself with a part less. */
function lessThan(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'logic':
      return [
        ...node.operands,
        ...(node.operands.length > 2
          ? node.operands.map((left) => ({ ...node, operands: node.operands.filter((each) => each !== left) }))
          : []),
      ];
    case 'not':
    case 'negative':
      return [node.operand];
    case 'if':
      return [...(node.type === 'boolean' ? [node.condition] : []), node.then, node.otherwise];
    case 'arithmetic':
      return [node.left, node.right];
    case 'where':
      return [node.collection];
    default:
      return [];
  }
}

const SPELLINGS = { '≠': '!=', '≥': '>=', '≤': '<=' } as const;

/** A tree forgets how its operators were spelled; a finding about a sign must keep it. */
function respelled(text: string, as: string): string {
  let result = text;
  for (const [sign, plain] of Object.entries(SPELLINGS))
    if (as.includes(sign) && !as.includes(plain)) result = result.replaceAll(` ${plain} `, ` ${sign} `);
  return result;
}

/** The first number of an expression that is worth asking for alone: a count, or arithmetic. */
export function numberIn(text: string, context: ContextName, edition: Edition): string | undefined {
  const checked = check(text, { context, edition });
  if (!checked.ok) return undefined;
  const { tree } = checked.query;
  if (tree.kind !== 'comparison' && tree.kind !== 'between') return undefined;
  const sides = tree.kind === 'comparison' ? [tree.left, tree.right] : [tree.value];
  const side = sides.find(({ kind, type }) => type === 'number' && kind !== 'number' && kind !== 'mention');
  return side && respelled(format(side), text);
}
