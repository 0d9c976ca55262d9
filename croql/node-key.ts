import { children, type Node } from './tree.ts';

/** A text that two trees share if they are the same apart from where they are written. Walks without recursion. */
export function nodeKey(tree: Node): string {
  let key = '';
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const below = children(node);
    key += `${node.kind}${below.length}${describeOwn(node)} `;
    for (const child of below.toReversed()) open.push(child);
  }
  return key;
}

function describeOwn(node: Node): string {
  switch (node.kind) {
    case 'number':
    case 'string':
      return JSON.stringify(node.value);
    case 'datetime':
      return JSON.stringify(node.text);
    case 'mention':
      return `${node.of}${JSON.stringify(node.name)}`;
    case 'member':
      return `${node.up}${JSON.stringify(node.name)}`;
    case 'of':
      return JSON.stringify(node.name);
    case 'logic':
    case 'comparison':
    case 'arithmetic':
      return node.operator;
    default:
      return '';
  }
}
