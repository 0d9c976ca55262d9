import { memberRequirement } from './member-paths.ts';
import { scopeWithin, visitNodes } from './scopes.ts';
import type { Scope } from './scopes.ts';
import { spellingsIn, withoutLiterals } from './spelling.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { ARITHMETIC, BETWEEN, COMPARISONS, LOGIC, NEGATIVE, NOT } from '../../croql/operators.ts';
import type { ComparisonOperator } from '../../croql/operators.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';

/**
 * Every stated requirement that an expression rests on: its operators as they are spelled, its syntactic forms, its
 * members, and what its context says of dates and names. A wrong response to it is a breach of one of these.
 */
export function featuresOf(text: string, tree: Node, context: ContextName): ReadonlySet<RequirementId> {
  const found = new Set<RequirementId>();
  visitNodes(tree, context, (node, scopes) => {
    const list = FEATURES[node.kind] as ListFeatures<Kind>;
    for (const requirement of list(node, { text, context, scopes })) found.add(requirement);
  });
  if (hasGroup(text)) found.add('croql.syntax.group');
  return found;
}

interface NodeContext {
  readonly text: string;
  readonly context: ContextName;
  readonly scopes: readonly Scope[];
}

type ListFeatures<K extends Kind> = (node: NodeOf<K>, context: NodeContext) => readonly RequirementId[];

const FEATURES: { readonly [K in Kind]: ListFeatures<K> } = {
  number: ({ value }, { text }) => [
    /\d\.\d/.test(text) && !Number.isInteger(value) ? 'croql.syntax.float' : 'croql.syntax.integer',
  ],
  string: () => ['croql.syntax.string'],
  datetime: ({ text }) => [text === 'today' ? 'croql.syntax.today' : 'croql.syntax.datetime'],
  mention: (node) => [`croql.syntax.mention-${node.of}`],
  member: (node, { context, scopes }) => [
    ...(node.type === 'datetime' ? [DATE_REQUIREMENTS[context]] : []),
    ...nameFeatures(scopes[node.up], node.name),
  ],
  of: (node, { scopes }) => ['croql.syntax.member-of', ...nameFeatures(scopeWithin(node.object, scopes), node.name)],
  count: () => ['croql.syntax.count'],
  where: () => ['croql.syntax.where'],
  with: () => ['croql.syntax.with'],
  not: () => [NOT.requirement],
  negative: () => [NEGATIVE.requirement],
  logic: ({ operator }) => [LOGIC[operator].requirement],
  comparison: ({ operator, right }, { text }) => [
    ...spellingsIn(text, operator).map(({ requirement }) => requirement),
    ...(right.kind === 'string' ? [] : ofMembers(operator)),
  ],
  between: () => [BETWEEN.requirement],
  arithmetic: ({ operator }) => [ARITHMETIC[operator].requirement],
  if: () => ['croql.syntax.conditional'],
  present: () => [],
  void: () => [],
  missing: () => [],
};

const ofMembers = (operator: ComparisonOperator): readonly RequirementId[] => {
  const requirement = COMPARISONS[operator].ofMembers;
  return requirement === null ? [] : [requirement];
};

const DATE_REQUIREMENTS: Readonly<Record<ContextName, RequirementId>> = {
  'source-string': 'croql.context.string-dates',
  translation: 'croql.context.string-dates',
  'tm-segment': 'croql.context.offset-dates',
  'glossary-term': 'croql.context.offset-dates',
};

const nameFeatures = (scope: Scope | undefined, name: string): readonly RequirementId[] => [
  ...(scope && Object.hasOwn(scope.members, name) ? [memberRequirement(scope.name, name)] : []),
  name.includes(' ') ? 'croql.context.member-names' : 'croql.syntax.identifier',
];

/** Parentheses other than those of a predicate. */
const hasGroup = (text: string) => /(?<!where |with )\(/.test(withoutLiterals(text));
