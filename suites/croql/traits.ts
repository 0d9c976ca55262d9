import { featuresOf } from './features.ts';
import { contextOf } from '../../spec/croql/context.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import { children } from '../../croql/tree.ts';
import type { Node, NodeOf } from '../../croql/tree.ts';

/** Something that an expression rests on, finer than a requirement: `croql.syntax.integer · of several digits`. */
export interface Trait {
  readonly name: string;
  readonly requirement: RequirementId;
}

/** Everything that an expression rests on, as a requirement alone and with what sets its use here apart. */
export function traitsOf(text: string, tree: Node, context: ContextName): readonly Trait[] {
  const found = new Map<string, RequirementId>();
  const features = featuresOf(text, tree, context);
  for (const requirement of features) found.set(requirement, requirement);
  const add = (requirement: RequirementId, detail: string) => {
    if (features.has(requirement)) found.set(`${requirement} · ${detail}`, requirement);
  };
  const visit = (node: Node, depth: number): void => {
    switch (node.kind) {
      case 'number':
        if (node.value > 9) add('croql.syntax.integer', 'of several digits');
        break;
      case 'string':
        if (node.value.includes(' ')) add('croql.syntax.string', 'with a space');
        if (/[A-Z]/.test(node.value)) add('croql.syntax.string', 'with a capital');
        break;
      case 'datetime':
        if (!/00:00:00$/.test(node.text)) add('croql.syntax.datetime', 'with a time');
        if (/^\d{4}-\d\d-(0\d|1[012])/.test(node.text)) add('croql.syntax.datetime', 'of an early day');
        break;
      case 'mention':
        if (node.name.includes('-')) add('croql.syntax.mention-language', 'of a region');
        break;
      case 'comparison': {
        const detail = `of a ${node.left.type}`;
        for (const id of OPERATORS[node.operator] ?? []) add(id, detail);
        if (node.operator === '=' || node.operator === 'contains')
          add(OPERATORS[node.operator]![0]!, node.right.kind === 'string' ? 'with a text' : 'with a member');
        // What a literal far from every date never shows: the offset of each of two dates.
        if (node.left.kind === 'member' && node.right.kind === 'member')
          add('croql.context.offset-dates', 'of two members');
        if (node.left.kind === 'member' && node.left.name === 'provider' && node.right.kind === 'string')
          for (const value of PROVIDERS.filter((one) => isAlone(node, one)))
            found.set(`croql.member.translations.provider-values · ${value}`, VALUES);
        break;
      }
      case 'logic':
        add(`croql.operator.${node.operator}`, `of ${node.operands.length} parts`);
        break;
      case 'arithmetic':
        if (node.left.kind === 'arithmetic' || node.right.kind === 'arithmetic')
          add('croql.syntax.group', 'of arithmetic');
        break;
      case 'of':
        add('croql.syntax.member-of', `${node.name}`);
        break;
      case 'where':
        add('croql.syntax.where', `${depth + 1} deep`);
        break;
    }
    for (const child of children(node))
      visit(child, node.kind === 'where' && child === node.predicate ? depth + 1 : depth);
  };
  visit(tree, 0);
  return [...found].map(([name, requirement]) => ({ name, requirement }));
}

const VALUES = 'croql.member.translations.provider-values';
const PROVIDERS = contextOf('translation').members['provider']?.values ?? [];

/** Whether a comparison with a text is about one of the allowed values and no other. */
function isAlone({ operator, right }: NodeOf<'comparison'>, value: string): boolean {
  if (right.kind !== 'string') return false;
  if (operator !== 'contains') return right.value === value;
  return value.includes(right.value) && PROVIDERS.filter((one) => one.includes(right.value)).length === 1;
}

// prettier-ignore
const OPERATORS: Readonly<Record<string, readonly RequirementId[]>> = {
  '=': ['croql.operator.equal'], '!=': ['croql.operator.not-equal', 'croql.operator.not-equal-sign'],
  '>': ['croql.operator.greater'], '>=': ['croql.operator.greater-or-equal', 'croql.operator.greater-or-equal-sign'],
  '<': ['croql.operator.less'], '<=': ['croql.operator.less-or-equal', 'croql.operator.less-or-equal-sign'],
  contains: ['croql.operator.contains'],
};
