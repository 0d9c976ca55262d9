import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { memberPredicates } from './member-forms.ts';
import { memberName, memberPaths } from './member-paths.ts';
import { memberValues } from './member-values.ts';
import type { MemberPath } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import { ARITHMETIC_OPERATORS, COMPARISON_OPERATORS, COMPARISONS, LOGIC_OPERATORS } from '../../croql/operators.ts';
import { parse } from '../../croql/parser.ts';
import type { Kind, Node, NodeOf } from '../../croql/tree.ts';
import { resolveMemberType } from '../../croql/vocabulary.ts';

/** The collections around an element, from the record inwards. */
type Scopes = readonly string[];

/**
 * Arbitraries of well-typed trees about the records of a list. Their predicates compare known members with values from
 * the records, so most of what they generate selects some records and not all.
 */
export class ExpressionGenerator {
  private readonly target: QueryTarget;
  private readonly paths: readonly MemberPath[];
  private readonly arbitraries = new Map<string, Arbitrary<Node>>();

  constructor(target: QueryTarget) {
    this.target = target;
    this.paths = memberPaths(target.context, target.edition).filter(target.knows);
  }

  /** The collections of an element within these collections. */
  collections(scopes: Scopes): readonly string[] {
    return this.pathsIn(scopes)
      .filter(({ member }) => resolveMemberType(member) === 'collection')
      .map(({ name }) => name);
  }

  /** The collections whose elements have members. */
  filterable(scopes: Scopes): readonly string[] {
    return this.collections(scopes).filter((name) => this.pathsIn([...scopes, name]).length > 0);
  }

  /** Members of an element that are small numbers in every record. */
  smallNumbers(scopes: Scopes): readonly string[] {
    return this.pathsIn(scopes)
      .filter(({ member }) => resolveMemberType(member) === 'number' && member.mention === undefined)
      .filter((path) => (memberValues(this.target, path) as readonly number[]).every((value) => Math.abs(value) < 20))
      .map((path) => memberName(path));
  }

  /** Predicates about one member of an element; each member is as likely as another, however many forms it has. */
  predicate(scopes: Scopes): Arbitrary<Node> {
    return this.remember('predicate', scopes, 0, () => {
      const { context } = this.target;
      const members = this.pathsIn(scopes)
        // What is compared with `'today'` is so for all records or for none.
        .map((path) => memberPredicates(this.target, path).filter((text) => !text.includes(`'today'`)))
        .filter((predicates) => predicates.length > 0)
        .map((predicates) => fc.constantFrom(...predicates).map((text) => parse(text, { context }).tree));
      return members.length > 0 ? fc.oneof(...members) : fc.constant(TRUE);
    });
  }

  /** Predicates about an element that nest up to `depth` operators. */
  boolean(scopes: Scopes, depth: number): Arbitrary<Node> {
    if (depth <= 0) return this.predicate(scopes);
    return this.remember('boolean', scopes, depth, () => {
      const inner = this.boolean(scopes, depth - 1);
      return fc.oneof(
        this.predicate(scopes),
        inner.map((operand) => node('not', { operand })),
        { weight: 2, arbitrary: logic(inner) },
        conditional(inner, inner),
        comparison(this.number(scopes, depth - 1), fc.oneof(literal, this.number(scopes, depth - 1))),
        ...this.filteredCounts(scopes, this.filterable(scopes), depth - 1, (counts) => comparison(counts, literal)),
      );
    });
  }

  /** Numbers about an element: a member, a count, whole or filtered, or arithmetic with them. */
  number(scopes: Scopes, depth: number): Arbitrary<Node> {
    return this.remember('number', scopes, depth, () => {
      const numbers = this.pathsIn(scopes).filter(
        ({ member }) => resolveMemberType(member) === 'number' && member.mention === undefined,
      );
      const collections = this.collections(scopes);
      const leaves = [...(numbers.length > 0 ? [fc.constantFrom(...numbers.map(memberNode))] : [])];
      if (collections.length > 0) leaves.push(fc.constantFrom(...collections.map(countNode)));
      if (depth <= 0) return leaves.length > 0 ? fc.oneof(...leaves) : literal;
      const inner = this.number(scopes, depth - 1);
      return fc.oneof(
        ...leaves,
        arithmetic(inner),
        conditional(this.boolean(scopes, depth - 1), this.number(scopes, 0)),
        ...this.filteredCounts(scopes, collections, depth - 1, (counts) => counts),
      );
    });
  }

  /** Counts of what a predicate selects in one of the collections, twice as likely as another kind of node. */
  private filteredCounts(
    scopes: Scopes,
    collections: readonly string[],
    depth: number,
    use: (counts: Arbitrary<Node>) => Arbitrary<Node>,
  ): readonly { readonly weight: number; readonly arbitrary: Arbitrary<Node> }[] {
    if (collections.length === 0) return [];
    const counts = collections.map((name) => filteredCount(name, this.boolean([...scopes, name], depth)));
    return [{ weight: 2, arbitrary: use(fc.oneof(...counts)) }];
  }

  private pathsIn(scopes: Scopes): readonly MemberPath[] {
    return this.paths.filter((path) => String(path.scopes) === String(scopes));
  }

  private remember(what: string, scopes: Scopes, depth: number, make: () => Arbitrary<Node>): Arbitrary<Node> {
    const key = `${what} ${scopes.join('/')} ${depth}`;
    const known = this.arbitraries.get(key);
    if (known) return known;
    const made = make();
    this.arbitraries.set(key, made);
    return made;
  }
}

const logic = (operands: Arbitrary<Node>): Arbitrary<Node> =>
  fc
    .tuple(fc.constantFrom(...LOGIC_OPERATORS), fc.array(operands, { minLength: 2, maxLength: 3 }))
    .map(([operator, parts]) => node('logic', { operator, operands: parts }));

const conditional = (conditions: Arbitrary<Node>, branches: Arbitrary<Node>): Arbitrary<Node> =>
  fc
    .tuple(conditions, branches, branches)
    .map(([condition, then, otherwise]) => node('if', { condition, then, otherwise }));

const NUMBER_COMPARISONS = COMPARISON_OPERATORS.filter((operator) => COMPARISONS[operator].operands.includes('number'));

const comparison = (lefts: Arbitrary<Node>, rights: Arbitrary<Node>): Arbitrary<Node> =>
  fc
    .tuple(fc.constantFrom(...NUMBER_COMPARISONS), lefts, rights)
    .map(([operator, left, right]) => node('comparison', { operator, left, right }));

/** Most divisions have a remainder or a divisor of zero, and both are gaps. */
const EXACT = ARITHMETIC_OPERATORS.filter((operator) => operator !== '/');

const arithmetic = (operands: Arbitrary<Node>): Arbitrary<Node> =>
  fc
    .tuple(fc.constantFrom(...EXACT), operands, operands)
    .map(([operator, left, right]) => node('arithmetic', { operator, left, right }));

const filteredCount = (name: string, predicates: Arbitrary<Node>): Arbitrary<Node> =>
  predicates.map((predicate) =>
    node('count', { collection: node('where', { collection: node('member', { name, up: 0 }), predicate }) }),
  );

const literal: Arbitrary<Node> = fc.nat(3).map((value) => node('number', { value }));

const countNode = (name: string): Node => node('count', { collection: node('member', { name, up: 0 }) });

const memberNode = ({ name, object }: MemberPath): Node =>
  object === undefined
    ? node('member', { name, up: 0 })
    : node('of', { name, object: node('member', { name: object, up: 0 }) });

/** A node as the parser gives it: types are the checker's. */
function node<K extends Kind>(kind: K, content: Omit<NodeOf<K>, 'kind' | 'span' | 'type'>): Node {
  return { kind, span: { start: 0, end: 0 }, type: 'unknown', ...content } as unknown as Node;
}

const ONE = node('number', { value: 1 });
/** Elements of `screenshots` have no members to ask about. */
const TRUE = node('comparison', { operator: '=', left: ONE, right: ONE });
