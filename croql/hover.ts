import type { Member } from '../spec/croql/context.ts';
import { requirements, type RequirementId } from '../spec/requirements/requirements.ts';
import { declarationOf, visitNodes } from './declarations.ts';
import { tokenize } from './lexer.ts';
import { ARITHMETIC, BETWEEN, COMPARISONS, LOGIC, NEGATIVE, NOT } from './operators.ts';
import { resolveOptions, type Options } from './options.ts';
import { parse } from './parser.ts';
import { children, type Node, type Span } from './tree.ts';
import { inferTypes } from './typer.ts';

/** What stands at a place of an expression, in words. */
export interface Hover {
  /** The part of the expression that it is about. */
  readonly span: Span;
  /** The member with its type, or the words of the language, as code. */
  readonly title: string;
  /** What it means, and its values, edition and section of the source, a sentence each. */
  readonly lines: readonly string[];
}

/** What stands at an offset of an expression, valid or not; undefined where nothing has a meaning. Never throws. */
export function hover(text: string, offset: number, options: Options = {}): Hover | undefined {
  const resolved = resolveOptions(options);
  const token = tokenize(text, resolved.semantics).tokens.findLast(
    ({ start, end, kind }) => kind !== 'end' && start <= offset && offset <= end,
  );
  if (!token) return undefined;
  const { tree } = inferTypes(text, parse(text, resolved).tree, resolved, 'any');
  let found: { readonly node: Node; readonly member: Member | undefined } | undefined;
  visitNodes({ ...resolved, text, tree, type: tree.type }, (node, scopes) => {
    const { start, end } = node.span;
    const isAround = start <= token.start && token.end <= end && node.kind !== 'present';
    if (!isAround || (found && found.node.span.end - found.node.span.start < end - start)) return;
    found = { node, member: declarationOf(node, scopes) };
  });
  if (!found) return undefined;
  const { node, member } = found;
  const isName = node.kind === 'member' || (node.kind === 'of' && token.start < node.span.start + node.name.length);
  if (isName && member) {
    const span = { start: node.span.start, end: node.span.start + node.name.length };
    return { span, title: `${node.name}: ${node.type}`, lines: describeMember(member) };
  }
  const requirement = requirementOf(node);
  if (requirement === undefined) return undefined;
  const { says, source } = requirements[requirement];
  const isLeaf = children(node).length === 0;
  const span = isLeaf ? node.span : { start: token.start, end: token.end };
  return { span, title: `${text.slice(span.start, span.end)}: ${node.type}`, lines: [says, `Source: ${source}.`] };
}

function describeMember({ note, values, furtherValues, mention, edition, gap }: Member): readonly string[] {
  const more = furtherValues === true ? ', and others' : '';
  return [
    ...(note === undefined ? [] : [`${note.charAt(0).toUpperCase()}${note.slice(1)}.`]),
    ...(values === undefined ? [] : [`One of ${values.map((value) => `"${value}"`).join(', ')}${more}.`]),
    ...(mention === undefined ? [] : [`Compare it with a mention, as in @${mention}:"…".`]),
    ...(edition === undefined ? [] : [`Only in the ${edition} edition.`]),
    ...(gap === undefined ? [] : [`The source leaves open how it is read: ${gap}.`]),
  ];
}

/** The requirement that says what a node means; undefined for one that explains itself. */
function requirementOf(node: Node): RequirementId | undefined {
  switch (node.kind) {
    case 'logic':
      return LOGIC[node.operator].requirement;
    case 'comparison':
      return COMPARISONS[node.operator].requirement;
    case 'arithmetic':
      return ARITHMETIC[node.operator].requirement;
    case 'between':
      return BETWEEN.requirement;
    case 'not':
      return NOT.requirement;
    case 'negative':
      return NEGATIVE.requirement;
    case 'of':
      return 'croql.syntax.member-of';
    case 'count':
      return 'croql.syntax.count';
    case 'where':
      return 'croql.syntax.where';
    case 'with':
      return 'croql.syntax.with';
    case 'if':
      return 'croql.syntax.conditional';
    case 'mention':
      return `croql.syntax.mention-${node.of}`;
    case 'datetime':
      return node.text === 'today' ? 'croql.syntax.today' : 'croql.syntax.datetime';
    default:
      return undefined;
  }
}
