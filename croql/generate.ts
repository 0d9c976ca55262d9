import fc, { type Arbitrary } from 'fast-check';
import { type Members } from '../spec/croql/context.ts';
import { contextOf, type ContextName } from '../spec/croql/contexts.ts';
import { gaps, type Gap } from '../spec/gaps/gaps.ts';
import type { Edition } from '../spec/requirements/requirement.ts';
import { ARITHMETIC_OPERATORS, COMPARISON_OPERATORS, COMPARISONS, LOGIC_OPERATORS } from './operators.ts';
import { SEMANTIC_GAPS, type Semantics } from './semantics.ts';
import type { Kind, Node, NodeOf } from './tree.ts';
import type { Type } from './types.ts';
import { resolveMemberType } from './vocabulary.ts';
import type { CroqlRecord, EvaluationContext } from './evaluation-context.ts';

/** The values of generated expressions and records: few, so that they are often equal. */
export interface Pool {
  readonly numbers: readonly number[];
  readonly strings: readonly string[];
  /** Literals, between their quotes. */
  readonly dates: readonly string[];
  readonly logins: Readonly<Record<string, number>>;
  readonly languages: readonly string[];
}

/** Values away from boundaries, with texts that differ in case, order and length. */
export const POOL: Pool = {
  numbers: [0, 1, 2, 3, 7, 12, 0.5],
  strings: ['', 'a', 'A', 'b', 'ab', 'Bab', '\u{1f600}', '\uffee', 'tm', 'noun'],
  dates: [
    'today',
    '2024-01-31 00:00:00',
    '2024-02-29 12:30:00',
    '2024-03-31 02:30:00',
    '2024-02-29',
    '2024-02-29T12:30:00+02:00',
  ],
  logins: { alice: 1, bob: 2, carol: 7 },
  languages: ['uk', 'pt', 'pt-BR'],
};

/** A context on a fixed day that knows the pool's logins and languages; `nobody` and `xx` are unknown. */
export const createEvaluationContext = (pool: Pool, now = new Date('2024-02-29T12:30:00Z')): EvaluationContext => ({
  now,
  user: (login) => (Object.hasOwn(pool.logins, login) ? pool.logins[login] : undefined),
  language: (code) => (pool.languages.includes(code) ? code : undefined),
});

/** What generated trees consist of. */
export interface TreeOptions {
  readonly edition?: Edition;
  readonly pool?: Pool;
  /** The maximum depth, 3 by default. */
  readonly depth?: number;
}

/** Well-typed boolean trees for a context, like those of `parse`; `format` gives their text. */
export function trees(context: ContextName, options: TreeOptions = {}): Arbitrary<Node> {
  const { edition = 'enterprise', pool = POOL, depth = 3 } = options;
  return new Trees(edition, pool).of('boolean', contextOf(context).members, depth);
}

/** Records of a context, with members that are absent, have a wrong type or are plural texts. */
export function records(context: ContextName, pool: Pool = POOL): Arbitrary<CroqlRecord> {
  const { members, dates } = contextOf(context);
  const moments = dates === 'ISO 8601 with offset' ? ISO_DATES : SPACED_DATES;
  return generateRecord(members, pool, moments);
}

/** Any combination of resolutions of the language's gaps. */
export const semantics: Arbitrary<Semantics> = fc.record(
  Object.fromEntries(SEMANTIC_GAPS.map(([name, id]) => [name, fc.constantFrom(...listResolutions(gaps[id]))])),
) as unknown as Arbitrary<Semantics>;

/** The resolutions of a gap, the kit's default first. */
export function listResolutions(gap: Gap): readonly string[] {
  return gap.choices ? Object.keys(gap.choices) : ['UTC', 'Europe/Berlin', '-05:30'];
}

// ---- trees -------------------------------------------------------------------------------------------------------

class Trees {
  private readonly edition: Edition;
  private readonly pool: Pool;
  private readonly cache = new Map<Members, Map<string, Arbitrary<Node>>>();

  constructor(edition: Edition, pool: Pool) {
    this.edition = edition;
    this.pool = pool;
  }

  /** Trees of a type over a record with these members. */
  of(type: Type, members: Members, depth: number): Arbitrary<Node> {
    const made = this.cache.get(members) ?? new Map<string, Arbitrary<Node>>();
    this.cache.set(members, made);
    const key = `${type} ${depth}`;
    let trees = made.get(key);
    if (!trees) {
      const leaves = this.leaves(type, members);
      const nodes = depth > 0 ? this.nodes(type, members, depth - 1) : [];
      trees = leaves.length + nodes.length > 0 ? fc.oneof(...leaves, ...nodes) : fc.constant(createConstant(type));
      made.set(key, trees);
    }
    return trees;
  }

  private names(members: Members, type: Type): [string, Members | undefined][] {
    return Object.entries(members)
      .filter(([, member]) => resolveMemberType(member) === type || (type === 'boolean' && member.type === 'boolean'))
      .filter(([, member]) => member.edition === undefined || member.edition === this.edition)
      .map(([name, member]) => [name, member.members]);
  }

  private leaves(type: Type, members: Members): Arbitrary<Node>[] {
    const { pool } = this;
    const names = this.names(members, type).map(([name]) => name);
    const leaves = names.length > 0 ? [fc.constantFrom(...names).map((name) => node('member', { name, up: 0 }))] : [];
    if (type === 'number') {
      const logins = [...Object.keys(pool.logins), 'nobody'];
      leaves.push(fc.constantFrom(...pool.numbers).map((value) => node('number', { value })));
      leaves.push(fc.constantFrom(...logins).map((name) => node('mention', { of: 'user', name })));
    }
    if (type === 'string') {
      const codes = [...pool.languages, 'xx'];
      leaves.push(fc.constantFrom(...pool.strings).map((value) => node('string', { value })));
      leaves.push(fc.constantFrom(...codes).map((name) => node('mention', { of: 'language', name })));
    }
    if (type === 'datetime') leaves.push(fc.constantFrom(...pool.dates).map((text) => node('datetime', { text })));
    for (const [owner, inside] of this.names(members, 'object')) {
      const inner = this.names(inside ?? {}, type).map(([name]) => name);
      if (inner.length === 0) continue;
      const object = node('member', { name: owner, up: 0 });
      leaves.push(fc.constantFrom(...inner).map((name) => node('of', { name, object })));
    }
    return leaves;
  }

  private nodes(type: Type, members: Members, depth: number): Arbitrary<Node>[] {
    const of = (other: Type) => this.of(other, members, depth);
    const branches = (other: Type) =>
      fc
        .tuple(of('boolean'), of(other), of(other))
        .map(([condition, then, otherwise]) => node('if', { condition, then, otherwise }));
    switch (type) {
      case 'boolean':
        return [
          of('boolean').map((operand) => node('not', { operand })),
          branches('boolean'),
          ...LOGIC_OPERATORS.map((operator) =>
            fc
              .array(of('boolean'), { minLength: 2, maxLength: 3 })
              .map((operands) => node('logic', { operator, operands })),
          ),
          ...COMPARISON_OPERATORS.flatMap((operator) =>
            COMPARISONS[operator].operands.map((each) =>
              fc.tuple(of(each), of(each)).map(([left, right]) => node('comparison', { operator, left, right })),
            ),
          ),
          ...(['number', 'datetime', 'string'] as const).map((each) =>
            fc.tuple(of(each), of(each), of(each)).map(([value, low, high]) => node('between', { value, low, high })),
          ),
          ...this.existing(members, depth),
          ...this.objects(members, depth),
        ];
      case 'number':
        return [
          of('number').map((operand) => node('negative', { operand })),
          branches('number'),
          ...ARITHMETIC_OPERATORS.map((operator) =>
            fc.tuple(of('number'), of('number')).map(([left, right]) => node('arithmetic', { operator, left, right })),
          ),
          ...this.collections(members, depth).map((each) => each.map((collection) => node('count', { collection }))),
        ];
      default:
        return [branches(type)];
    }
  }

  /** Collections, filtered or whole. */
  private collections(members: Members, depth: number): Arbitrary<Node>[] {
    return this.names(members, 'collection').flatMap(([name, inside = {}]) => {
      const collection = node('member', { name, up: 0 });
      const predicates = this.of('boolean', inside, depth);
      return [
        fc.constant<Node>(collection),
        predicates.map((predicate): Node => node('where', { collection, predicate })),
      ];
    });
  }

  /** `count of <collection> where (…) > 0` and the like, the most frequent shape of queries. */
  private existing(members: Members, depth: number): Arbitrary<Node>[] {
    const collections = this.collections(members, depth);
    if (collections.length === 0) return [];
    const numbers = fc.constantFrom(0, 1, 2);
    const operators = COMPARISON_OPERATORS.filter((operator) => COMPARISONS[operator].operands.includes('number'));
    return [
      fc.tuple(fc.oneof(...collections), fc.constantFrom(...operators), numbers).map(([collection, operator, value]) =>
        node('comparison', {
          operator,
          left: node('count', { collection }),
          right: node('number', { value }),
        }),
      ),
    ];
  }

  private objects(members: Members, depth: number): Arbitrary<Node>[] {
    return this.names(members, 'object').map(([name, inside = {}]) =>
      this.of('boolean', inside, depth).map((predicate) =>
        node('with', { object: node('member', { name, up: 0 }), predicate }),
      ),
    );
  }
}

function node<K extends Kind>(kind: K, content: Omit<NodeOf<K>, 'kind' | 'span' | 'type'>): Node {
  return { kind, span: { start: 0, end: 0 }, type: 'unknown', ...content } as unknown as Node;
}

/** An expression for a record without members, such as an element of `screenshots`. */
function createConstant(type: Type): Node {
  const zero = node('number', { value: 0 });
  return type === 'boolean' ? node('comparison', { operator: '=', left: zero, right: zero }) : zero;
}

// ---- records -----------------------------------------------------------------------------------------------------

const SPACED_DATES = ['2024-01-31 00:00:00', '2024-02-29 00:00:00', '2024-02-29 12:30:00', '2024-03-31 02:30:00'];
const ISO_DATES = [
  '2024-01-31T00:00:00+00:00',
  '2024-02-29T12:30:00+02:00',
  '2024-02-29T10:30:00+00:00',
  '2024-02-29T00:00:00Z',
];
const JUNK = [null, 5, 'junk', true, [], {}, '2024-02-30 00:00:00', '9999-99-99 99:99:99', [null, 3]];

function generateRecord(members: Members, pool: Pool, dates: readonly string[]): Arbitrary<CroqlRecord> {
  const fields = Object.entries(members).map(([name, member]): [string, Arbitrary<unknown>] => {
    const usual = (): Arbitrary<unknown> => {
      switch (resolveMemberType(member)) {
        case 'boolean':
          return fc.boolean();
        case 'number':
          return fc.constantFrom(...pool.numbers, ...Object.values(pool.logins));
        case 'datetime':
          return fc.constantFrom(...dates);
        case 'object':
          return generateRecord(member.members ?? {}, pool, dates);
        case 'collection':
          return fc.array(generateRecord(member.members ?? {}, pool, dates), { maxLength: 3 });
        default: {
          const texts = fc.constantFrom(...pool.strings, ...pool.languages);
          const forms = fc.record({ one: texts, other: texts }, { requiredKeys: [] });
          return fc.oneof({ weight: 6, arbitrary: texts }, { weight: 1, arbitrary: forms });
        }
      }
    };
    return [
      name,
      fc.oneof(
        { weight: 12, arbitrary: usual() },
        { weight: 2, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...JUNK) },
      ),
    ];
  });
  return fc.record(Object.fromEntries(fields)) as Arbitrary<CroqlRecord>;
}
