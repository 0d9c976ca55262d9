import { pathsOf, written } from './paths.ts';
import type { Path } from './paths.ts';
import { predicatesOf } from './slots.ts';
import type { Slot } from './slots.ts';
import type { Subject } from './subject.ts';
import type { Seeded } from '../seeded.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/**
 * Grows well-typed expressions for a list out of predicates about its members, with a choice at every joint. What joins
 * them is always in parentheses, so that no precedence matters.
 */
export class Grower {
  private readonly paths: readonly Path[];
  private readonly subject: Subject;
  private readonly chance: Seeded;
  private readonly pools = new Map<string, readonly string[]>();

  constructor(subject: Subject, chance: Seeded) {
    this.subject = subject;
    this.chance = chance;
    this.paths = pathsOf(subject.context, subject.edition).filter(subject.knows);
  }

  readonly from = <Item>(items: readonly Item[]): Item => items[this.chance.number(items.length)]!;
  readonly below = (bound: number): number => this.chance.number(bound);

  /** A predicate about one member of an element within these collections. */
  leaf(scopes: readonly string[] = []): string {
    const key = scopes.join(' in ');
    let pool = this.pools.get(key);
    if (!pool) {
      const here = this.paths.filter((path) => String(path.scopes) === String(scopes));
      // By member first: one with many forms is not asked more often than others.
      pool = here.flatMap((path) => {
        const all = predicatesOf(this.subject, path).filter((predicate) => !/'today'/.test(predicate));
        return all.length > 0 ? [this.from(all), this.from(all), this.from(all), this.from(all)] : [];
      });
      this.pools.set(key, pool);
    }
    return pool.length > 0 ? this.from(pool) : this.boolean(scopes, 1);
  }

  /** The collections of a record within these collections. */
  collections(scopes: readonly string[]): readonly string[] {
    return this.paths
      .filter((path) => String(path.scopes) === String(scopes) && (path.member.also ?? path.member.type) === 'array')
      .map(({ name }) => name);
  }

  /** A number: a count, whole or filtered, a member, or arithmetic with them. */
  number(scopes: readonly string[], depth: number): string {
    const collections = this.collections(scopes);
    const members = this.paths.filter(
      ({ scopes: inside, member }) =>
        String(inside) === String(scopes) && member.type === 'integer' && member.mention === undefined,
    );
    const kinds = [
      ...(collections.length > 0 ? ['count', ...(depth > 0 ? ['filtered', 'filtered'] : [])] : []),
      ...(members.length > 0 ? ['member'] : []),
      ...(depth > 0 ? ['sum', 'choice'] : []),
    ];
    switch (kinds.length === 0 ? 'literal' : this.from(kinds)) {
      case 'count':
        return `count of ${this.from(collections)}`;
      case 'filtered': {
        const collection = this.from(collections);
        return `count of ${collection} where (${this.inside([...scopes, collection], depth - 1)})`;
      }
      case 'member':
        return written(this.from(members));
      case 'sum': {
        const [a, b] = [this.number(scopes, depth - 1), this.number(scopes, depth - 1)];
        return `(${a} ${this.from(['+', '-', '*'])} ${b})`;
      }
      case 'choice': {
        const condition = this.boolean(scopes, depth - 1);
        return `(If ${condition} then ${this.number(scopes, 0)} else ${this.number(scopes, 0)})`;
      }
      default:
        return String(this.below(4));
    }
  }

  /** A boolean about an element within these collections; elements that have no members are only counted. */
  private inside(scopes: readonly string[], depth: number): string {
    const hasMembers = this.paths.some((path) => String(path.scopes) === String(scopes));
    return hasMembers ? this.boolean(scopes, depth) : '1 = 1';
  }

  boolean(scopes: readonly string[], depth: number): string {
    const collections = this.collections(scopes).filter((name) => name !== 'screenshots');
    const canLeaf = this.paths.some((path) => String(path.scopes) === String(scopes));
    if (depth <= 0) return canLeaf ? this.leaf(scopes) : '1 = 1';
    const kind = this.from([
      'leaf',
      'not',
      'logic',
      'logic',
      'choice',
      'number',
      ...(collections.length > 0 ? ['exists', 'exists'] : []),
    ]);
    switch (kind) {
      case 'not':
        return `not (${this.boolean(scopes, depth - 1)})`;
      case 'logic': {
        const operator = this.from(['and', 'or', 'xor']);
        const parts = Array.from({ length: 2 + this.below(2) }, () => `(${this.boolean(scopes, depth - 1)})`);
        return parts.join(` ${operator} `);
      }
      case 'choice': {
        const [a, b, c] = [depth - 1, depth - 1, depth - 1].map((left) => this.boolean(scopes, left));
        return `If ${a} then (${b}) else (${c})`;
      }
      case 'number':
        return `${this.number(scopes, depth - 1)} ${this.sign()} ${this.from([String(this.below(4)), this.number(scopes, depth - 1)])}`;
      case 'exists': {
        const collection = this.from(collections);
        return `count of ${collection} where (${this.boolean([...scopes, collection], depth - 1)}) ${this.sign()} ${this.below(3)}`;
      }
      default:
        return this.leaf(scopes);
    }
  }

  private sign = (): string => this.from(['=', '!=', '≠', '>', '>=', '≥', '<', '<=', '≤']);
}

type Make = (grower: Grower) => string;

/** Whole expressions by the form that they show; each is tried with several members and literals. */
function formsOf(
  grower: Grower,
): readonly { readonly name: string; readonly requirement: RequirementId; readonly make: Make }[] {
  const p = (g: Grower) => `(${g.boolean([], g.below(2))})`;
  const collections = grower.collections([]).filter((name) => name !== 'screenshots');
  const inner = collections.flatMap((outer) => grower.collections([outer]).map((name) => [outer, name] as const));
  const logic = (['and', 'or', 'xor'] as const).flatMap((operator) => {
    const requirement = `croql.operator.${operator}` as const;
    const rows: { name: string; requirement: RequirementId; make: Make }[] = [
      { name: `p ${operator} q`, requirement, make: (g) => `${p(g)} ${operator} ${p(g)}` },
      {
        name: `p ${operator} q ${operator} r`,
        requirement,
        make: (g) => `${p(g)} ${operator} ${p(g)} ${operator} ${p(g)}`,
      },
      {
        name: `not (p ${operator} q)`,
        requirement: 'croql.operator.not',
        make: (g) => `not (${p(g)} ${operator} ${p(g)})`,
      },
    ];
    for (const outer of collections)
      rows.push({
        name: `p ${operator} q in ${outer}`,
        requirement,
        make: (g) =>
          `count of ${outer} where ((${g.leaf([outer])}) ${operator} (${g.leaf([outer])})) ${g.from(['> 0', '= 1', '>= 2'])}`,
      });
    for (const [outer, name] of inner)
      rows.push({
        name: `p ${operator} q in ${name} in ${outer}`,
        requirement,
        make: (g) =>
          `count of ${outer} where (count of ${name} where ((${g.leaf([outer, name])}) ${operator} (${g.leaf([outer, name])})) > 0) > 0`,
      });
    return rows;
  });
  const rows: { name: string; requirement: RequirementId; make: Make }[] = [
    ...logic,
    { name: '(p or q) and r', requirement: 'croql.syntax.group', make: (g) => `(${p(g)} or ${p(g)}) and ${p(g)}` },
    { name: 'p and (q or r)', requirement: 'croql.syntax.group', make: (g) => `${p(g)} and (${p(g)} or ${p(g)})` },
    { name: 'p xor (q and r)', requirement: 'croql.syntax.group', make: (g) => `${p(g)} xor (${p(g)} and ${p(g)})` },
    { name: '(p xor q) or r', requirement: 'croql.syntax.group', make: (g) => `(${p(g)} xor ${p(g)}) or ${p(g)}` },
    { name: 'not p', requirement: 'croql.operator.not', make: (g) => `not ${p(g)}` },
    { name: 'If', requirement: 'croql.syntax.conditional', make: (g) => `If ${p(g)} then ${p(g)} else ${p(g)}` },
    {
      name: 'If of leaves',
      requirement: 'croql.syntax.conditional',
      make: (g) => `If ${g.leaf()} then ${g.leaf()} else ${g.leaf()}`,
    },
    {
      name: 'If in If',
      requirement: 'croql.syntax.conditional',
      make: (g) => `If ${p(g)} then ${p(g)} else (If ${p(g)} then ${p(g)} else ${p(g)})`,
    },
    {
      name: 'If of numbers',
      requirement: 'croql.syntax.conditional',
      make: (g) =>
        `(If ${p(g)} then ${g.number([], 0)} else ${g.number([], 0)}) ${g.from(['>', '=', '<='])} ${g.below(4)}`,
    },
    ...collections.flatMap((name) => [
      {
        name: `all of ${name}`,
        requirement: 'croql.syntax.where' as const,
        make: (g: Grower) => `count of ${name} = count of ${name} where (${g.leaf([name])})`,
      },
      {
        name: `If in ${name}`,
        requirement: 'croql.syntax.conditional' as const,
        make: (g: Grower) =>
          `count of ${name} where (If ${g.leaf([name])} then ${g.leaf([name])} else ${g.leaf([name])}) > 0`,
      },
      {
        name: `sum over ${name}`,
        requirement: 'croql.operator.plus' as const,
        make: (g: Grower) =>
          `count of ${name} where (${g.leaf([name])}) + count of ${name} where (${g.leaf([name])}) = ${1 + g.below(3)}`,
      },
      {
        name: `difference over ${name}`,
        requirement: 'croql.operator.minus' as const,
        make: (g: Grower) => `count of ${name} - count of ${name} where (${g.leaf([name])}) = ${1 + g.below(2)}`,
      },
      {
        name: `product over ${name}`,
        requirement: 'croql.operator.times' as const,
        make: (g: Grower) => `count of ${name} * count of ${name} where (${g.leaf([name])}) = ${g.from([2, 4, 6])}`,
      },
    ]),
    ...(collections.length > 0
      ? [
          {
            name: '(a + b) * c',
            requirement: 'croql.syntax.group' as const,
            make: (g: Grower) =>
              `(${g.number([], 0)} + ${g.number([], 0)}) * ${2 + g.below(2)} ${g.from(['=', '>'])} ${g.from([4, 6, 8])}`,
          },
          {
            name: 'a - (b - c)',
            requirement: 'croql.syntax.group' as const,
            make: (g: Grower) =>
              `${g.number([], 0)} - (${g.number([], 0)} - ${g.number([], 0)}) ${g.from(['=', '>'])} ${g.below(4)}`,
          },
          {
            name: 'a between b and c',
            requirement: 'croql.operator.between' as const,
            make: (g: Grower) => `${g.number([], 1)} between ${g.below(2)}.5 and ${2 + g.below(3)}.5`,
          },
          {
            name: '-a',
            requirement: 'croql.operator.negate' as const,
            make: (g: Grower) => `-(${g.number([], 0)}) ${g.from(['=', '<', '>='])} -${1 + g.below(3)}`,
          },
          {
            name: 'a / b',
            requirement: 'croql.operator.divide' as const,
            make: (g: Grower) =>
              `(${g.number([], 0)} * 6) / ${g.from([2, 3])} ${g.from(['=', '>'])} ${g.from([2, 3, 4, 6])}`,
          },
        ]
      : []),
  ];
  return rows;
}

const TRIES = 14;

/** The slots of whole expressions. */
export function slotsOfForms(subject: Subject, chance: Seeded): readonly Slot[] {
  const grower = new Grower(subject, chance);
  return formsOf(grower).map(({ name, requirement, make }) => ({
    name,
    requirements: [requirement],
    candidates: () => Array.from({ length: TRIES }, () => make(grower)),
  }));
}
