import type { Law } from './laws.ts';
import { memberLaws } from './member-laws.ts';
import { pathsOf, written } from './paths.ts';
import type { Path } from './paths.ts';
import { wraps } from './slots.ts';
import type { Seeded } from '../seeded.ts';
import type { ContextName } from '../../spec/croql/context.ts';
import type { Edition } from '../../spec/requirement.ts';
import type { RequirementId } from '../../spec/requirements.ts';

/** Expressions between whose answers a law holds in every correct service, whatever its records are. */
export interface Relation {
  readonly requirement: RequirementId;
  readonly law: Law;
  readonly expressions: readonly string[];
}

// prettier-ignore
/** Relations without any member: what the language says of values that are written out. */
const CONSTANTS: readonly (readonly [RequirementId, holds: string, fails: string])[] = [
  ['croql.operator.plus', '2 + 3 = 5', '2 + 3 = 6'], ['croql.operator.plus', '4 + 1 > 4', '4 + 1 < 4'],
  ['croql.operator.minus', '7 - 2 = 5', '2 - 7 = 5'], ['croql.operator.times', '2 * 3 = 6', '2 * 3 = 5'],
  ['croql.operator.divide', '6 / 2 = 3', '2 / 6 = 3'], ['croql.operator.negate', '-3 < 0', '-3 > 0'], ['croql.operator.negate', '-(2) + 5 = 3', '-(2) + 5 = 7'],
  ['croql.operator.between', '3 between 1 and 5', '7 between 1 and 5'], ['croql.operator.between', '2.5 between 2 and 3', '0 between 1 and 5'],
  ['croql.operator.equal', '4 = 4', '4 = 5'], ['croql.operator.equal', '"big cat" = "big cat"', '"big cat" = "cat"'],
  ['croql.operator.not-equal', '4 != 5', '4 != 4'], ['croql.operator.not-equal', '"cat" != "big cat"', '"cat" != "cat"'], ['croql.operator.not-equal', '5 != 4', '5 != 5'],
  ['croql.operator.not-equal-sign', '4 ≠ 5', '4 ≠ 4'], ['croql.operator.not-equal-sign', '"cat" ≠ "dog"', '"cat" ≠ "cat"'],
  ['croql.operator.greater', '5 > 4', '4 > 5'], ['croql.operator.greater', '6 > 5', '5 > 5'],
  ['croql.operator.greater-or-equal', '5 >= 5', '4 >= 5'], ['croql.operator.greater-or-equal', '6 >= 5', '0 >= 5'],
  ['croql.operator.greater-or-equal-sign', '5 ≥ 5', '4 ≥ 5'], ['croql.operator.greater-or-equal-sign', '6 ≥ 5', '0 ≥ 5'],
  ['croql.operator.less', '4 < 5', '5 < 4'], ['croql.operator.less', '3 < 5', '5 < 5'],
  ['croql.operator.less-or-equal', '5 <= 5', '6 <= 5'], ['croql.operator.less-or-equal', '4 <= 5', '9 <= 5'],
  ['croql.operator.less-or-equal-sign', '5 ≤ 5', '6 ≤ 5'], ['croql.operator.less-or-equal-sign', '4 ≤ 5', '9 ≤ 5'],
  ['croql.operator.contains', '"big cat" contains "cat"', '"cat" contains "big cat"'], ['croql.operator.contains', '"big cat" contains "g c"', '"big cat" contains "dog"'],
  ['croql.operator.and', '(1 = 1) and (2 = 2)', '(1 = 1) and (2 = 3)'], ['croql.operator.and', '(1 = 1) and (2 = 2) and (3 = 3)', '(1 = 1) and (2 = 2) and (3 = 4)'],
  ['croql.operator.or', '(1 = 1) or (2 = 2)', '(1 = 2) or (2 = 3)'], ['croql.operator.or', '(1 = 2) or (2 = 3) or (3 = 3)', '(1 = 2) or (2 = 3) or (3 = 4)'],
  ['croql.operator.xor', '(1 = 2) xor (2 = 2)', '(1 = 1) xor (2 = 2)'], ['croql.operator.not', 'not (1 = 2)', 'not (1 = 1)'],
  ['croql.syntax.conditional', 'If 1 = 1 then 2 = 2 else 2 = 3', 'If 1 = 2 then 2 = 2 else 2 = 3'], ['croql.syntax.conditional', '(If 1 = 2 then 5 else 6) = 6', '(If 1 = 1 then 5 else 6) = 6'],
  ['croql.syntax.integer', '12 > 9', '12 = 1'], ['croql.syntax.integer', '305 = 305', '305 = 3'],
  ['croql.syntax.float', '1.5 > 1', '1.5 = 1'], ['croql.syntax.float', '2.25 < 2.5', '2.25 = 2.5'],
  ['croql.syntax.string', '"big cat" contains "big c"', '"big cat" = "big dog"'], ['croql.syntax.string', '"Cat" = "Cat"', '"Cat two" = "Cat"'],
  ['croql.syntax.datetime', `'2024-01-02 10:00:00' < '2024-01-02 11:00:00'`, `'2024-01-02 10:00:00' = '2024-01-02 11:00:00'`],
  ['croql.syntax.datetime', `'2024-03-01 00:00:00' > '2024-01-03 00:00:00'`, `'2024-01-05 00:00:00' > '2024-03-01 00:00:00'`],
  ['croql.syntax.datetime', `'2024-03-01 12:00:00' between '2024-02-28 00:00:00' and '2024-04-01 00:00:00'`, `'2023-12-31 00:00:00' > '2024-01-01 00:00:00'`],
  ['croql.syntax.today', `'today' > '2001-01-01 00:00:00'`, `'today' < '2001-01-01 00:00:00'`], ['croql.syntax.today', `'today' < '2096-01-01 00:00:00'`, `'today' > '2096-01-01 00:00:00'`],
  ['croql.syntax.group', '(2 + 1) * 4 = 12', '2 + (1 * 4) = 12'], ['croql.syntax.group', '((1 = 1) or (1 = 2)) and (2 = 2)', '((1 = 1) or (1 = 2)) and (2 = 3)'],
];

/** Values that records of any service may have: they only have to select something now and then. */
const PIECES = ['a', 'e', 'an', 'er'];
const COUNTS = [0, 1, 2];

/** Predicates about records of which nothing is known; those that select some of them make relations worth asking. */
export function plainPredicates(
  context: ContextName,
  edition: Edition,
): readonly { readonly expression: string; readonly requirement: RequirementId }[] {
  return pathsOf(context, edition).flatMap((path) =>
    plainOf(path).flatMap((predicate) =>
      wraps(path.scopes, predicate)
        .slice(0, 1)
        .map((expression) => ({ expression, requirement: path.requirement })),
    ),
  );
}

function plainOf(path: Path): readonly string[] {
  const { member } = path;
  const name = written(path);
  if (member.also === 'datetime') return [];
  if ((member.also ?? member.type) === 'array') return COUNTS.map((count) => `count of ${name} > ${count}`);
  if (member.mention !== undefined) return [];
  if (member.type === 'boolean') return [name];
  if (member.type === 'string')
    return member.values
      ? member.values.map((value) => `${name} = "${value}"`)
      : PIECES.map((piece) => `${name} contains "${piece}"`);
  if (member.type === 'integer') return [`${name} > 1`, `${name} > 30`];
  if (member.type === 'datetime') return [`${name} > '2023-01-01 12:00:00'`];
  return [];
}

/** Relations about a list of which nothing is known but some predicates that select some of its records. */
export function relationsOf(
  context: ContextName,
  edition: Edition,
  partial: readonly string[],
  chance: Seeded,
): readonly Relation[] {
  const from = <Item>(items: readonly Item[]): Item => items[chance.number(items.length)]!;
  const found: Relation[] = [];
  const add = (requirement: RequirementId, law: Law, ...expressions: string[]) =>
    found.push({ requirement, law, expressions });
  for (const [requirement, holds, fails] of CONSTANTS) {
    add(requirement, 'everything', holds);
    add(requirement, 'nothing', fails);
  }
  if (partial.length > 0)
    for (let round = 0; round < ROUNDS; round++) {
      const [p, q, r] = [from(partial), from(partial), from(partial)];
      add('croql.operator.not', 'complement', `not (${p})`, p);
      add('croql.operator.not', 'same', `not (not (${p}))`, p);
      add('croql.operator.and', 'intersection', `(${p}) and (${q})`, p, q);
      add('croql.operator.and', 'intersection', `(${p}) and (${q}) and (${r})`, p, q, r);
      add('croql.operator.or', 'union', `(${p}) or (${q})`, p, q);
      add('croql.operator.or', 'union', `(${p}) or (${q}) or (${r})`, p, q, r);
      add('croql.operator.xor', 'odd', `(${p}) xor (${q})`, p, q);
      add('croql.operator.and', 'same', `not ((${p}) and (${q}))`, `(not (${p})) or (not (${q}))`);
      add('croql.operator.or', 'same', `not ((${p}) or (${q}))`, `(not (${p})) and (not (${q}))`);
      add('croql.operator.xor', 'same', `(${p}) xor (${q})`, `((${p}) or (${q})) and (not ((${p}) and (${q})))`);
      add('croql.syntax.conditional', 'choice', `If ${p} then (${q}) else (${r})`, p, q, r);
      add(
        'croql.syntax.conditional',
        'same',
        `If ${p} then (${q}) else (${r})`,
        `((${p}) and (${q})) or ((not (${p})) and (${r}))`,
      );
      add('croql.syntax.group', 'same', `(${p}) and ((${q}) or (${r}))`, `((${p}) and (${q})) or ((${p}) and (${r}))`);
      add('croql.syntax.group', 'same', `((${p}) or (${q})) and (${r})`, `((${p}) and (${r})) or ((${q}) and (${r}))`);
      add('lists.croql', 'within', `(${p}) and (${q})`, p);
      add('lists.croql', 'apart', p, `not (${p})`);
    }
  const paths = pathsOf(context, edition);
  const collections = paths.filter(({ member }) => (member.also ?? member.type) === 'array');
  for (const collection of collections) ofCollection(collection, paths, from, add);
  for (const path of paths) ofMember(path, add);
  found.push(...memberLaws(context));
  if (context === 'source-string')
    add(
      'croql.member.languages-summary.is-auto-translated',
      'everything',
      'count of languages summary where (is auto translated) = count of languages summary where ((is translated by tm) or (is translated by mt) or (is translated by ai))',
    );
  return found;
}

const ROUNDS = 6;

type Add = (requirement: RequirementId, law: Law, ...expressions: string[]) => void;

/** Counts, whole and filtered: a filter and its contrary make up the whole. */
function ofCollection(
  path: Path,
  paths: readonly Path[],
  from: <Item>(items: readonly Item[]) => Item,
  add: Add,
): void {
  // Within another collection, what holds for every element of it holds for none that breaks it.
  const outer = path.scopes[0];
  const holds = (requirement: RequirementId, predicate: string) =>
    outer === undefined
      ? add(requirement, 'everything', predicate)
      : add(requirement, 'nothing', `count of ${outer} where (not (${predicate})) > 0`);
  const n = `count of ${path.name}`;
  for (const k of [1, 2]) {
    const same = (requirement: RequirementId, a: string, b: string) =>
      add(requirement, 'same', wraps(path.scopes, a)[0]!, wraps(path.scopes, b)[0]!);
    const never = (requirement: RequirementId, predicate: string) =>
      add(requirement, 'nothing', wraps(path.scopes, predicate)[0]!);
    same('croql.operator.not-equal', `${n} != ${k}`, `not (${n} = ${k})`);
    same('croql.operator.not-equal-sign', `${n} ≠ ${k}`, `${n} != ${k}`);
    same('croql.operator.greater', `${n} > ${k}`, `not (${n} <= ${k})`);
    same('croql.operator.greater', `${n} > ${k}`, `${k} < ${n}`);
    same('croql.operator.greater', `${n} > ${k}`, `(${n} >= ${k}) and (${n} != ${k})`);
    same('croql.operator.less', `${n} < ${k}`, `not (${n} >= ${k})`);
    same('croql.operator.greater-or-equal', `${n} >= ${k}`, `(${n} > ${k}) or (${n} = ${k})`);
    same('croql.operator.greater-or-equal', `${n} >= ${k}`, `${n} > ${k - 1}`);
    same('croql.operator.greater-or-equal-sign', `${n} ≥ ${k}`, `${n} >= ${k}`);
    same('croql.operator.less-or-equal', `${n} <= ${k}`, `(${n} < ${k}) or (${n} = ${k})`);
    same('croql.operator.less-or-equal-sign', `${n} ≤ ${k}`, `${n} <= ${k}`);
    same('croql.operator.between', `${n} between ${k - 0.5} and ${k + 1.5}`, `(${n} = ${k}) or (${n} = ${k + 1})`);
    same('croql.operator.plus', `${n} + 3 = ${k + 3}`, `${n} = ${k}`);
    same('croql.operator.minus', `${n} - 3 = ${k} - 3`, `${n} = ${k}`);
    same('croql.operator.minus', `5 - ${n} = ${5 - k}`, `${n} = ${k}`);
    same('croql.operator.times', `${n} * 3 = ${3 * k}`, `${n} = ${k}`);
    same('croql.operator.divide', `(${n} * 6) / 2 = ${3 * k}`, `${n} = ${k}`);
    same('croql.operator.negate', `-(${n}) = -${k}`, `${n} = ${k}`);
    same('croql.operator.negate', `-(${n}) < -${k - 0.5}`, `${n} >= ${k}`);
    same('croql.syntax.float', `${n} > ${k - 0.5}`, `${n} >= ${k}`);
    same('croql.syntax.group', `(${n} + 1) * 2 = ${2 * k + 2}`, `${n} = ${k}`);
    never('croql.operator.equal', `(${n} = ${k}) and (${n} = ${k + 1})`);
  }
  holds('croql.syntax.count', `${n} >= 0`);
  holds('croql.operator.plus', `${n} + ${n} = ${n} * 2`);
  holds('croql.operator.minus', `${n} - ${n} = 0`);
  const inside = paths.filter(({ scopes }) => String(scopes) === String([...path.scopes, path.name]));
  const predicates = inside.flatMap((each) =>
    plainOf(each)
      .slice(0, 2)
      .map((expression) => ({ expression, each })),
  );
  holds('croql.syntax.where', `${n} where (1 = 1) = ${n}`);
  holds('croql.syntax.where', `${n} where (1 = 2) = 0`);
  for (const { expression: p, each } of predicates) {
    holds('croql.syntax.where', `${n} where (${p}) <= ${n}`);
    if (each.member.type === 'boolean') {
      holds('croql.syntax.where', `${n} where (${p}) + ${n} where (not (${p})) = ${n}`);
      const { expression: q } = from(predicates.filter((other) => other.each.member.type === 'boolean'));
      holds(
        'croql.operator.or',
        `${n} where ((${p}) or (${q})) = (${n} where (${p}) + ${n} where (${q})) - ${n} where ((${p}) and (${q}))`,
      );
      holds(
        'croql.operator.xor',
        `${n} where ((${p}) xor (${q})) = ${n} where ((${p}) or (${q})) - ${n} where ((${p}) and (${q}))`,
      );
    }
  }
}

/** What a member says of itself, where no value of it can be absent or none of a row of values can be had at once. */
function ofMember(path: Path, add: Add): void {
  const { member, scopes, requirement } = path;
  const name = written(path);
  const some = (predicate: string) => wraps(scopes, predicate)[0]!;
  if (member.values)
    for (const [index, value] of member.values.entries()) {
      const next = member.values[(index + 1) % member.values.length]!;
      add(requirement, 'nothing', some(`(${name} = "${value}") and (${name} = "${next}")`));
    }
  if (member.type === 'boolean' && !member.also) {
    add(requirement, 'nothing', some(`(${name}) and (not (${name}))`));
    if (scopes.length === 0) add(requirement, 'complement', `not (${inParentheses(name, path)})`, name);
  }
  if (member.type === 'string' && !member.mention && !member.values) {
    add('croql.operator.contains', 'within', some(`${name} contains "an"`), some(`${name} contains "a"`));
    add('croql.operator.contains-members', 'within', some(`${name} contains "e"`), some(`${name} contains ${name}`));
  }
}

const inParentheses = (name: string, { object }: Path) => (object === undefined ? name : `(${name})`);
