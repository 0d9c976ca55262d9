import { featuresOf } from './features.ts';
import { SPELLINGS } from './spelling.ts';
import { ISOLATED_CLASSES, TEXT_CLASSES } from './value-classes.ts';
import { contextOf } from '../../spec/croql/contexts.ts';
import type { ContextName } from '../../spec/croql/contexts.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';
import { children } from '../../croql/tree.ts';
import { ARITHMETIC, COMPARISONS, LOGIC } from '../../croql/operators.ts';
import type { ComparisonOperator } from '../../croql/operators.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';

/** Something that an expression rests on, finer than a requirement: `croql.syntax.integer · of several digits`. */
export interface Trait {
  readonly name: string;
  readonly requirement: RequirementId;
}

/** Everything that an expression rests on, as a requirement alone and with the details of its use here. */
export function traitsOf(text: string, tree: Node, context: ContextName): readonly Trait[] {
  const found = new Map<string, RequirementId>();
  const features = featuresOf(text, tree, context);
  for (const requirement of features) found.set(requirement, requirement);
  const visit = (node: Node, depth: number): void => {
    const list = DETAILS[node.kind] as ListDetails<Kind>;
    for (const [requirement, detail] of list(node, depth))
      if (features.has(requirement) || requirement === VALUES) found.set(`${requirement} · ${detail}`, requirement);
    for (const child of children(node))
      visit(child, node.kind === 'where' && child === node.predicate ? depth + 1 : depth);
  };
  visit(tree, 0);
  if (features.has(CONDITIONAL) && /\b(?:If|then) If\b/.test(text))
    found.set(`${CONDITIONAL} · with another in it, without parentheses`, CONDITIONAL);
  // A member that mishandles a class of texts is told from an operator that does: others have the class too.
  const classes = new Set<string>();
  forEachText(tree, (value) => classesOf(value).forEach((name) => classes.add(name)));
  for (const requirement of features)
    if (requirement.startsWith('croql.member.'))
      for (const name of classes) found.set(`${requirement} · ${name}`, requirement);
  return [...found].map(([name, requirement]) => ({ name, requirement }));
}

function forEachText(node: Node, act: (value: string) => void): void {
  if (node.kind === 'string') act(node.value);
  for (const child of children(node)) forEachText(child, act);
}

type Detail = readonly [requirement: RequirementId, detail: string];
type ListDetails<K extends Kind> = (node: NodeOf<K>, depth: number) => readonly Detail[];

/** The details that hold, without those whose condition is false. */
const details = (...rows: readonly (readonly [isSo: boolean, ...detail: Detail])[]): readonly Detail[] =>
  rows.filter(([isSo]) => isSo).map(([, requirement, detail]) => [requirement, detail]);

const none = () => [];

const CONDITIONAL = 'croql.syntax.conditional';

const DETAILS: { readonly [K in Kind]: ListDetails<K> } = {
  number: ({ value }) =>
    details(
      [value > 9, 'croql.syntax.integer', 'of several digits'],
      [value >= 2 ** 31, 'croql.syntax.integer', 'above 31 bits'],
      [!Number.isInteger(10 * value), 'croql.syntax.float', 'of several digits'],
    ),
  string: ({ value }) =>
    details(
      [value.includes(' '), 'croql.syntax.string', 'with a space'],
      [/[A-Z]/.test(value), 'croql.syntax.string', 'with a capital'],
      ...classesOf(value).map((name) => [true, 'croql.syntax.string', name] as const),
    ),
  datetime: ({ text }) =>
    details(
      [!text.endsWith('00:00:00'), 'croql.syntax.datetime', 'with a time'],
      [/^\d{4}-\d\d-(0\d|1[012])/.test(text), 'croql.syntax.datetime', 'of an early day'],
    ),
  mention: ({ name }) => details([name.includes('-'), 'croql.syntax.mention-language', 'of a region']),
  comparison: comparisonDetails,
  logic: ({ operator, operands }) => [[LOGIC[operator].requirement, `of ${operands.length} parts`]],
  arithmetic: ({ operator, left, right }) =>
    details(
      [left.kind === 'arithmetic' || right.kind === 'arithmetic', 'croql.syntax.group', 'of arithmetic'],
      [right.kind === 'negative', ARITHMETIC[operator].requirement, 'of a negated number'],
    ),
  of: ({ name }) => [['croql.syntax.member-of', name]],
  where: ({ predicate }, depth) =>
    details(
      [true, 'croql.syntax.where', `${depth + 1} deep`],
      [isOfSeveralValues(predicate), 'croql.syntax.where', 'with several values'],
    ),
  member: none,
  count: none,
  with: none,
  not: none,
  negative: ({ operand }) => [['croql.operator.negate', `of a ${operand.kind}`]],
  between: ({ value, low, high }) => [
    ['croql.operator.between', `of a ${value.type}`],
    ['croql.operator.between', `between a ${low.kind} and a ${high.kind}`],
  ],
  if: ({ type }) => [[CONDITIONAL, `of a ${type}`]],
  present: none,
  void: none,
  missing: none,
};

function comparisonDetails({ operator, left, right }: NodeOf<'comparison'>): readonly Detail[] {
  const { requirement } = COMPARISONS[operator];
  const spellings = SPELLINGS.filter((row) => row.operator === operator);
  return [
    ...(isLiteral(left) ? placeDetails(left, requirement) : []),
    ...spellings.map((row): Detail => [row.requirement, `of a ${left.type}`]),
    ...(right.kind === 'string' ? classesOf(right.value) : []).map((name): Detail => [requirement, name]),
    ...details(
      [
        operator === '=' || COMPARISONS[operator].compares === 'text',
        requirement,
        right.kind === 'string' ? 'with a text' : 'with a member',
      ],
      // A literal far from every date never shows the offset of each of two dates.
      [left.kind === 'member' && right.kind === 'member', 'croql.context.offset-dates', 'of two members'],
    ),
    ...(left.kind === 'member' && left.name === 'provider' && right.kind === 'string'
      ? PROVIDERS.filter((value) => isAbout(operator, right.value, value)).map((value): Detail => [VALUES, value])
      : []),
  ];
}

const isLiteral = ({ kind }: Node) => kind === 'string' || kind === 'datetime' || kind === 'mention';

/** What a literal on the left of a comparison rests on. */
function placeDetails(left: Node, comparison: RequirementId): readonly Detail[] {
  const where = 'on the left';
  if (left.kind === 'datetime')
    return [[left.text === 'today' ? 'croql.syntax.today' : 'croql.syntax.datetime', where]];
  if (left.kind === 'mention') return [[`croql.syntax.mention-${left.of}`, where]];
  return [[comparison, where]];
}

/** Whether a predicate asks for an element with several values, which an index of values has of different elements. */
const isOfSeveralValues = (node: Node): boolean =>
  node.kind === 'logic' &&
  node.operator === 'and' &&
  node.operands.every((part) => part.kind === 'member' || (part.kind === 'comparison' && part.operator === '='));

/** The classes that a text is a value of, or a line of one. */
const classesOf = (text: string): readonly string[] => CLASSES.get(text) ?? [];

const CLASSES: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const { name, values } of [...TEXT_CLASSES, ...ISOLATED_CLASSES])
    for (const text of new Set(values.flatMap((value) => [value, ...value.split(/[\n\r\t\u2028\u2029]+/)])))
      found.set(text, [...(found.get(text) ?? []), name]);
  return found;
})();

const VALUES = 'croql.member.translations.provider-values';
const PROVIDERS = contextOf('translation').members['provider']?.values ?? [];

/** Whether a comparison with a text is about one of the allowed values and no other. */
const isAbout = (operator: ComparisonOperator, text: string, value: string): boolean =>
  COMPARISONS[operator].compares === 'text'
    ? value.includes(text) && PROVIDERS.filter((one) => one.includes(text)).length === 1
    : text === value;
