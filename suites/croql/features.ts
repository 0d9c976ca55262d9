import { requirementOf } from './paths.ts';
import { contextOf } from '../../spec/croql/context.ts';
import type { ContextName, Members } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import { children } from '../../croql/tree.ts';
import type { Kind, Node } from '../../croql/tree.ts';

// prettier-ignore
const SIGNS: Readonly<Record<string, RequirementId>> = {
  '+': 'croql.operator.plus', '-': 'croql.operator.minus', '*': 'croql.operator.times', '/': 'croql.operator.divide',
  '=': 'croql.operator.equal', '!=': 'croql.operator.not-equal', '>': 'croql.operator.greater',
  '>=': 'croql.operator.greater-or-equal', '<': 'croql.operator.less', '<=': 'croql.operator.less-or-equal',
  contains: 'croql.operator.contains', and: 'croql.operator.and', or: 'croql.operator.or', xor: 'croql.operator.xor',
};
// prettier-ignore
const KINDS: { readonly [K in Kind]?: RequirementId } = {
  between: 'croql.operator.between', negative: 'croql.operator.negate', not: 'croql.operator.not',
  where: 'croql.syntax.where', with: 'croql.syntax.with', if: 'croql.syntax.conditional', count: 'croql.syntax.count',
  of: 'croql.syntax.member-of', string: 'croql.syntax.string',
};
const ALIASES: Readonly<Record<string, RequirementId>> = {
  '≠': 'croql.operator.not-equal-sign',
  '≥': 'croql.operator.greater-or-equal-sign',
  '≤': 'croql.operator.less-or-equal-sign',
};

/**
 * Everything stated that an expression rests on: its operators as they are spelled, its syntactic forms, its members
 * and what its context says of dates and names. A difference in its answer is a breach of one of these.
 */
export function featuresOf(text: string, tree: Node, context: ContextName): ReadonlySet<RequirementId> {
  const found = new Set<RequirementId>();
  const member = (owners: readonly Scope[], name: string) => {
    const owner = owners.find(({ members }) => Object.hasOwn(members, name));
    if (owner) found.add(requirementOf(owner.name, name));
    found.add(name.includes(' ') ? 'croql.context.member-names' : 'croql.syntax.identifier');
  };
  const visit = (node: Node, scopes: readonly Scope[]): void => {
    const kind = KINDS[node.kind];
    if (kind) found.add(kind);
    switch (node.kind) {
      case 'number':
        found.add(/\d\.\d/.test(text) && !Number.isInteger(node.value) ? 'croql.syntax.float' : 'croql.syntax.integer');
        break;
      case 'mention':
        found.add(`croql.syntax.mention-${node.of}`);
        break;
      case 'datetime':
        found.add(node.text === 'today' ? 'croql.syntax.today' : 'croql.syntax.datetime');
        break;
      case 'logic':
      case 'arithmetic':
        found.add(SIGNS[node.operator]!);
        break;
      case 'comparison':
        for (const spelled of spellings(text, node.operator)) found.add(spelled);
        if (node.operator === 'contains' && !(node.right.kind === 'string'))
          found.add('croql.operator.contains-members');
        break;
      case 'member':
        if (node.type === 'datetime')
          found.add(
            context === 'source-string' || context === 'translation'
              ? 'croql.context.string-dates'
              : 'croql.context.offset-dates',
          );
        member(scopes.slice(node.up), node.name);
        break;
      case 'of':
        visit(node.object, scopes);
        member([scopeOf(node.object, scopes)], node.name);
        return;
      case 'where':
        visit(node.collection, scopes);
        visit(node.predicate, [scopeOf(node.collection, scopes), ...scopes]);
        return;
      case 'with':
        visit(node.object, scopes);
        visit(node.predicate, [scopeOf(node.object, scopes), ...scopes]);
        return;
    }
    for (const child of children(node)) visit(child, scopes);
  };
  visit(tree, [{ name: context, members: contextOf(context).members }]);
  if (isGrouped(text)) found.add('croql.syntax.group');
  return found;
}

interface Scope {
  readonly name: string;
  readonly members: Members;
}

/** What the elements of a collection, or an object, have. */
function scopeOf(node: Node, scopes: readonly Scope[]): Scope {
  if (node.kind === 'where') return scopeOf(node.collection, scopes);
  if (node.kind === 'with') return scopeOf(node.object, scopes);
  if (node.kind !== 'member') return { name: '', members: {} };
  const owner = scopes.find(({ members }) => Object.hasOwn(members, node.name));
  return { name: node.name, members: owner?.members[node.name]?.members ?? {} };
}

/** A tree has no aliases any more; the text tells which spellings of an operator it uses. */
function spellings(text: string, operator: string): readonly RequirementId[] {
  const alias = { '!=': '≠', '>=': '≥', '<=': '≤' }[operator];
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '');
  if (alias === undefined || !bare.includes(alias)) return [SIGNS[operator]!];
  return [ALIASES[alias]!, ...(bare.includes(operator) ? [SIGNS[operator]!] : [])];
}

/** Parentheses other than those of a predicate. */
const isGrouped = (text: string) => /(?<!where |with )\(/.test(text.replace(/"[^"]*"|'[^']*'/g, ''));
