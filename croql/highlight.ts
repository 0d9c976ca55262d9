import { tokenize } from './lexer.ts';
import { resolveOptions, type Options } from './options.ts';
import { parse } from './parser.ts';
import { children, type Node, type Span } from './tree.ts';

/** What a part of an expression is, in the names of language servers. */
export const HIGHLIGHTS = ['property', 'keyword', 'operator', 'number', 'string', 'regexp', 'variable'] as const;

/** A part of an expression and what it is: a date is a `regexp`, and a mention a `variable`, as themes have no others. */
export interface Highlight {
  readonly span: Span;
  readonly kind: (typeof HIGHLIGHTS)[number];
}

const LEAVES: Partial<Record<Node['kind'], Highlight['kind']>> = {
  number: 'number',
  string: 'string',
  datetime: 'regexp',
  mention: 'variable',
};

/** The parts of an expression in the order of the text, none within another. Valid or not; never throws. */
export function highlight(text: string, options: Options = {}): readonly Highlight[] {
  const found: Highlight[] = [];
  const open = [parse(text, options).tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { start } = node.span;
    const kind = LEAVES[node.kind];
    if (kind) found.push({ span: node.span, kind });
    // Names are as long as they are written, whatever their spelling is.
    else if (node.kind === 'member') found.push({ span: node.span, kind: 'property' });
    else if (node.kind === 'of') found.push({ span: { start, end: start + node.name.length }, kind: 'property' });
    open.push(...children(node));
  }
  found.sort((a, b) => a.span.start - b.span.start);
  const { tokens } = tokenize(text, resolveOptions(options).semantics);
  let next = 0;
  const rest = tokens.flatMap(({ kind, keyword, start, end }): Highlight[] => {
    while (next < found.length && found[next]!.span.end <= start) next++;
    const isTaken = next < found.length && found[next]!.span.start <= start;
    const isWord = kind === 'word' && (keyword !== undefined || text.slice(start, end).toLowerCase() === 'count');
    if (isTaken || (!isWord && kind !== 'symbol')) return [];
    return [{ span: { start, end }, kind: isWord ? 'keyword' : 'operator' }];
  });
  return [...found, ...rest].sort((a, b) => a.span.start - b.span.start);
}
