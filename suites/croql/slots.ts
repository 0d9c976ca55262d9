import { inWords, pathsOf, written } from './paths.ts';
import type { Path } from './paths.ts';
import type { Subject } from './subject.ts';
import type { RequirementId } from '../../spec/requirements.ts';
import type { CroqlRecord } from '../../croql/world.ts';

/** One thing that a directed case must show: a member at its place, in one form of the language. */
export interface Slot {
  readonly name: string;
  /** What the slot is there for, the headline first. */
  readonly requirements: readonly RequirementId[];
  /** Expressions that may show it, the plainest first. */
  readonly candidates: () => readonly string[];
  /** Every candidate that is clear of gaps is asked, not only those that a misreading needs. */
  readonly all?: true;
}

/** The slots of a list: each member at each depth in each form that its type takes, and the forms of whole expressions. */
export function slotsOf(subject: Subject): readonly Slot[] {
  const paths = pathsOf(subject.context, subject.edition).filter(subject.knows);
  return [...paths.flatMap((path) => slotsOfMember(subject, path)), ...slotsOfPairs(paths)];
}

type Form = {
  readonly name: string;
  readonly requirement?: RequirementId;
  readonly predicates: () => readonly string[];
};

/** Predicates about a member where its own record is known, in every form that its type takes. */
export const predicatesOf = (subject: Subject, path: Path): readonly string[] =>
  formsOf(subject, path).flatMap(({ predicates }) => predicates());

function slotsOfMember(subject: Subject, path: Path): Slot[] {
  return formsOf(subject, path).map(({ name, requirement, predicates }) => ({
    name: `${inWords(path)} · ${name}`,
    requirements: [path.requirement, ...(requirement ? [requirement] : [])],
    candidates: () => predicates().flatMap((predicate) => wraps(path.scopes, predicate)),
    ...(name === 'each value' ? { all: true as const } : {}),
  }));
}

/** A predicate about an element, as predicates about the record that holds it. */
export function wraps(scopes: readonly string[], predicate: string): readonly string[] {
  const [outer, inner] = scopes;
  if (outer === undefined) return [predicate];
  if (inner === undefined)
    return [
      `count of ${outer} where (${predicate}) > 0`,
      `count of ${outer} where (${predicate}) = 1`,
      `count of ${outer} where (${predicate}) >= 2`,
    ];
  return [
    `count of ${outer} where (count of ${inner} where (${predicate}) > 0) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) = 1) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) >= 2) > 0`,
    `count of ${outer} where (count of ${inner} where (${predicate}) = 1) = 2`,
  ];
}

const SIGNS = {
  '=': 'croql.operator.equal',
  '!=': 'croql.operator.not-equal',
  '≠': 'croql.operator.not-equal-sign',
  '>': 'croql.operator.greater',
  '>=': 'croql.operator.greater-or-equal',
  '≥': 'croql.operator.greater-or-equal-sign',
  '<': 'croql.operator.less',
  '<=': 'croql.operator.less-or-equal',
  '≤': 'croql.operator.less-or-equal-sign',
} as const satisfies Record<string, RequirementId>;
type Sign = keyof typeof SIGNS;
const ALL = Object.keys(SIGNS) as readonly Sign[];
const EQUALITY = ['=', '!=', '≠'] as const satisfies readonly Sign[];

const signed = (signs: readonly Sign[], left: string, literals: () => readonly string[]): Form[] =>
  signs.map((sign) => ({
    name: sign,
    requirement: SIGNS[sign],
    predicates: () => literals().map((literal) => `${left} ${sign} ${literal}`),
  }));

function formsOf(subject: Subject, path: Path): Form[] {
  const { member } = path;
  const name = written(path);
  const values = () => valuesAt(subject, path);
  const both = member.also ?? member.type;
  if (both === 'array') return numberForms(`count of ${name}`, () => spread(countsAt(subject, path)));
  if (member.mention === 'user') return mentionForms(name, 'user', subject.mentions.user);
  if (member.mention === 'language') return mentionForms(name, 'language', subject.mentions.language);
  switch (both) {
    case 'boolean':
      return [
        { name: 'bare', predicates: () => [name] },
        {
          name: 'not',
          requirement: 'croql.operator.not',
          predicates: () => [`not ${path.object ? `(${name})` : name}`],
        },
      ];
    case 'integer':
      return numberForms(name, () => spread(values() as number[]));
    case 'string':
      return stringForms(name, () => [...new Set(values() as string[])].filter((value) => value !== ''), member.values);
    case 'datetime':
      return !subject.hasOffsets
        ? localDateForms(
            name,
            member.also === undefined,
            path.scopes.length === 0,
            () => spread((values() as string[]).sort()),
            values,
          )
        : instantForms(name, () => gapsBetween((values() as string[]).map((text) => Date.parse(text))));
    default:
      return [];
  }
}

/** Three of the values, from the lower, the middle and the upper part. */
function spread<Value extends number | string>(values: readonly Value[]): readonly Value[] {
  const sorted = [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
  return [...new Set([0.5, 0.3, 0.7].map((part) => sorted[Math.floor(part * sorted.length)]!))].filter(
    (value) => value !== undefined,
  );
}

function numberForms(name: string, values: () => readonly number[]): Form[] {
  const each = (make: (value: number) => string) => () => values().map(make);
  return [
    ...signed(ALL, name, () => values().map(String)),
    {
      name: 'between',
      requirement: 'croql.operator.between',
      predicates: each((value) => `${name} between ${value - 0.5} and ${value + 1.5}`),
    },
    { name: 'float', requirement: 'croql.syntax.float', predicates: each((value) => `${name} < ${value + 0.5}`) },
    { name: '+', requirement: 'croql.operator.plus', predicates: each((value) => `${name} + 2 = ${value + 2}`) },
    { name: '-', requirement: 'croql.operator.minus', predicates: each((value) => `${name} - 2 > ${value - 3}`) },
    { name: '*', requirement: 'croql.operator.times', predicates: each((value) => `${name} * 3 = ${value * 3}`) },
    {
      name: '/',
      requirement: 'croql.operator.divide',
      predicates: each((value) => `(${name} * 6) / 2 = ${value * 3}`),
    },
    {
      name: 'negative',
      requirement: 'croql.operator.negate',
      predicates: each((value) => `-(${name}) > ${-value - 0.5}`),
    },
    {
      name: 'group',
      requirement: 'croql.syntax.group',
      predicates: each((value) => `(${name} + 1) * 2 = ${2 * value + 2}`),
    },
  ];
}

function stringForms(name: string, values: () => readonly string[], allowed: readonly string[] | undefined): Form[] {
  const literals = () => {
    const all = values();
    // A value that stands in another first: it tells equality from containment.
    const inside = all.filter((value) => all.some((other) => other !== value && other.includes(value)));
    return [...inside.slice(0, 3), ...spread(all)].map(quoted);
  };
  const pieces = () =>
    spread(values()).flatMap((value) => {
      const words = value.split(' ');
      const middle = value.slice(1, -1);
      return [
        ...(words.length > 1 ? [words.slice(-2).join(' '), words[0]!] : []),
        middle.length > 3 ? middle : value,
      ].map(quoted);
    });
  return [
    ...signed(EQUALITY, name, literals),
    {
      name: 'contains',
      requirement: 'croql.operator.contains',
      predicates: () => pieces().map((piece) => `${name} contains ${piece}`),
    },
    ...(allowed
      ? [
          {
            name: 'each value',
            requirement: 'croql.operator.equal' as const,
            predicates: () => allowed.map((value) => `${name} = ${quoted(value)}`),
          },
        ]
      : []),
  ];
}

const quoted = (value: string) => `"${value}"`;
const dated = (value: string) => `'${value}'`;

const mentionForms = (name: string, of: 'user' | 'language', all: readonly string[]): Form[] =>
  EQUALITY.map((sign) => ({
    name: `${sign} a mention`,
    requirement: SIGNS[sign],
    predicates: () => all.map((one) => `${name} ${sign} @${of}:"${one}"`),
  }));

/** Dates that name no zone, compared with literals that name none: whatever zone is meant, it is the same. */
function localDateForms(
  name: string,
  isPlain: boolean,
  isOuter: boolean,
  values: () => readonly string[],
  all: () => readonly unknown[],
): Form[] {
  const after = (value: string) =>
    `${value.slice(0, 14)}${String((Number(value.slice(14, 16)) + 1) % 60).padStart(2, '0')}:00`;
  const between: Form = {
    name: 'between',
    requirement: 'croql.operator.between',
    predicates: () => {
      const sorted = [...new Set(all() as string[])].sort();
      return values().map((value) => {
        const next = sorted[sorted.indexOf(value) + Math.ceil(sorted.length / 4)] ?? sorted.at(-1)!;
        return `${name} between '${before(value)}' and '${after(next)}'`;
      });
    },
  };
  // `translation updated` is a boolean in one place of the source and compared by `between` in another.
  if (!isPlain) return [between];
  return [
    ...signed(ALL, name, () => values().map(dated)),
    between,
    ...(name === 'added' && isOuter
      ? (['<', '>'] as const).map((sign) => ({
          name: `${sign} 'today'`,
          requirement: 'croql.syntax.today' as const,
          predicates: () => [`${name} ${sign} 'today'`],
        }))
      : []),
  ];
}

/** The second before. */
const before = (value: string) =>
  new Date(Date.parse(`${value.replace(' ', 'T')}Z`) - 1_000).toISOString().slice(0, 19).replace('T', ' ');

/** Instants compared with literals that lie more than a day from each of them, so that no zone matters. */
function instantForms(name: string, gaps: () => readonly number[]): Form[] {
  const literals = () => gaps().map((instant) => new Date(instant).toISOString().slice(0, 19).replace('T', ' '));
  return [
    ...signed(
      ALL.filter((sign) => !(EQUALITY as readonly string[]).includes(sign)),
      name,
      () => literals().map(dated),
    ),
    {
      name: 'between',
      requirement: 'croql.operator.between',
      predicates: () => {
        const [low, , high] = [...literals()].sort();
        return low && high ? [`${name} between '${low}' and '${high}'`] : [];
      },
    },
  ];
}

const DAY = 86_400_000;

/** Three moments in the middle of long pauses. */
function gapsBetween(instants: readonly number[]): readonly number[] {
  const sorted = [...new Set(instants)].sort((a, b) => a - b);
  const pauses = sorted.flatMap((instant, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next - instant > 3 * DAY ? [(instant + next) / 2] : [];
  });
  return [0.5, 0.2, 0.8].map((part) => pauses[Math.floor(part * pauses.length)]!).filter((one) => one !== undefined);
}

/** Two members of one record and type, compared with each other. */
function slotsOfPairs(paths: readonly Path[]): Slot[] {
  const slots: Slot[] = [];
  for (const left of paths)
    for (const right of paths) {
      if (left === right || String(left.scopes) !== String(right.scopes)) continue;
      const [a, b] = [written(left), written(right)];
      const slot = (sign: string, requirement: RequirementId) =>
        slots.push({
          name: `${inWords(left)} · ${sign} ${b}`,
          requirements: [left.requirement, requirement],
          candidates: () => wraps(left.scopes, `${a} ${sign} ${b}`),
        });
      if (
        left.member.type === 'string' &&
        right.member.type === 'string' &&
        !left.member.mention &&
        !right.member.mention
      )
        if (!left.member.values && !right.member.values) slot('contains', 'croql.operator.contains-members');
      if (left.member.type === 'datetime' && right.member.type === 'datetime' && left.name < right.name)
        for (const sign of ALL) slot(sign, SIGNS[sign]);
    }
  return slots;
}

/** Every value that a member has in the records of a list. */
export function valuesAt({ records }: Subject, path: Path): readonly unknown[] {
  return holdersAt(
    records.map(({ record }) => record),
    path,
  ).map((holder) => holder[path.name]);
}

const countsAt = ({ records }: Subject, path: Path): readonly number[] =>
  holdersAt(
    records.map(({ record }) => record),
    path,
  ).map((holder) => ((holder[path.name] as unknown[]) ?? []).length);

function holdersAt(records: readonly CroqlRecord[], { scopes, object }: Path): readonly CroqlRecord[] {
  const inner = scopes.reduce<readonly CroqlRecord[]>(
    (outer, scope) => outer.flatMap((record) => (record[scope] as readonly CroqlRecord[] | undefined) ?? []),
    records,
  );
  return object === undefined ? inner : inner.map((record) => (record[object] ?? {}) as CroqlRecord);
}
