import fc from 'fast-check';
import type { CoverageGoal } from './coverage-goal.ts';
import { ExpressionGenerator } from './expression-generator.ts';
import { pickPauses, pickQuantiles, quoteDate, quoteString, secondBefore } from './literals.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { elementCounts, memberValues } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import { ORDERED_SPELLINGS } from './member-forms.ts';
import { COMPARISONS } from '../../croql/operators.ts';
import { format } from '../../croql/printer.ts';
import { resolveMemberType } from '../../croql/vocabulary.ts';
import type { RequirementId } from '../../spec/requirements/requirements.ts';

/** The operands that one type has in the records of a scope. */
interface Operands {
  /** Members of the type. */
  readonly members: readonly string[];
  /** Literals that tell the records apart. */
  readonly literals: readonly string[];
}

/** Predicates of one goal about the elements of a scope. */
type Row = readonly [name: string, requirement: RequirementId, predicates: readonly string[]];

const MAX_CANDIDATES = 60;
const TURNS = 3;
const OF_PAIRS = /^two |member as|between members/;

const SIGNS = ORDERED_SPELLINGS.filter(({ spelling, operator }) => spelling === operator);

/**
 * Each type of value as each kind of operand at each place that takes one: a literal on the left, a member as a bound, a
 * conditional of texts. Numbers and booleans at every place are nestings; see nesting-goals.ts.
 */
export function operandGoals(target: QueryTarget): readonly CoverageGoal[] {
  const paths = memberPaths(target.context, target.edition).filter(target.knows);
  const generator = new ExpressionGenerator(target);
  const scopes = [...new Map(paths.map((path) => [String(path.scopes), path.scopes])).values()];
  return scopes.flatMap((scope, place) => {
    const own = paths.filter((path) => String(path.scopes) === String(scope));
    const where = scope.length === 0 ? '' : ` in ${scope.toReversed().join(' in ')}`;
    return (
      rowsAbout(target, own, samplePredicates(generator, scope))
        // Collections take turns.
        .filter((_, index) => scope.length === 0 || index % TURNS === place % TURNS)
        .map(([name, requirement, predicates]): CoverageGoal => ({
          name: `${name}${where}`,
          requirements: [requirement],
          ...(OF_PAIRS.test(name) ? { isOfPair: true } : {}),
          candidates: () =>
            predicates.flatMap((predicate) => liftPredicate(scope, predicate).slice(0, 2)).slice(0, MAX_CANDIDATES),
        }))
    );
  });
}

const samplePredicates = (generator: ExpressionGenerator, scope: readonly string[]): readonly string[] => [
  ...new Set(
    fc.sample(generator.predicate(scope), { seed: 1, numRuns: 8, unbiased: true }).map((tree) => `(${format(tree)})`),
  ),
];

// prettier-ignore
function rowsAbout(target: QueryTarget, own: readonly MemberPath[], conditions: readonly string[]): readonly Row[] {
  const rows: Row[] = [];
  const add = (name: string, requirement: RequirementId, predicates: readonly string[]) => {
    if (predicates.length > 0) rows.push([name, requirement, predicates]);
  };
  const texts = textsOf(target, own);
  add('a literal contains a text',     'croql.operator.contains-members', texts.members.flatMap((member) => joined(texts.literals).map((literal) => `${literal} contains ${member}`)));
  add('a literal = a text',            'croql.operator.equal',     across(texts, (member, literal) => `${literal} = ${member}`));
  add('a literal != a text',           'croql.operator.not-equal', across(texts, (member, literal) => `${literal} != ${member}`));
  add('two texts =',                   'croql.operator.equal',     pairs(texts.members).map(([one, other]) => `${one} = ${other}`));
  add('two texts !=',                  'croql.operator.not-equal', pairs(texts.members).map(([one, other]) => `${one} != ${other}`));
  add('a conditional of texts =',      'croql.syntax.conditional', chosen(texts, conditions).flatMap((text) => texts.literals.map((literal) => `${text} = ${literal}`)));
  add('contains a conditional',        'croql.syntax.conditional', either(texts, conditions).flatMap((text) => texts.members.map((member) => `${member} contains ${text}`)));

  const dates = datesOf(target, own);
  // Whether an instant equals a date without a zone is a gap.
  for (const { spelling, requirement } of SIGNS.filter(({ operator }) => !target.hasOffsets || COMPARISONS[operator].compares === 'order'))
    add(`a datetime ${spelling} a member`, requirement, across(dates, (member, literal) => `${literal} ${spelling} ${member}`));
  add('a conditional of dates <',      'croql.syntax.conditional', chosen(dates, conditions).flatMap((date) => dates.literals.map((literal) => `${date} < ${literal}`)));
  add('> a conditional of dates',      'croql.syntax.conditional', either(dates, conditions).flatMap((date) => dates.members.map((member) => `${member} > ${date}`)));
  // What is compared with `'today'` is years away from it; of records that a target shows that is not known.
  if (target.environment.now.getTime() > 0) {
    add("between a date and 'today'",    'croql.syntax.today',      dates.members.flatMap((member) => dates.bounds.map((literal) => `${member} between ${literal} and 'today'`)));
    add("'today' on the left",           'croql.syntax.today',      dates.ahead.map((member) => `'today' > ${member}`));
    add("'today' in a conditional",      'croql.syntax.today',      dates.members.flatMap((member) => dates.literals.flatMap((literal) => conditions.map((condition) => `${member} < (If ${condition} then ${literal} else 'today')`))));
  }
  add('a date before the year 9000',   'croql.operator.between',   dates.members.flatMap((member) => dates.bounds.map((literal) => `${member} between ${literal} and '9000-01-01 00:00:00'`)));
  add('a date between members',        'croql.operator.between',   pairs(dates.members).flatMap(([low, high]) => dates.bounds.map((literal) => `${literal} between ${low} and ${high}`)));
  add('a member as the second bound',  'croql.operator.between',   pairs(dates.members).flatMap(([value, high]) => dates.bounds.map((literal) => `${value} between ${literal} and ${high}`)));
  add('a member as the first bound',   'croql.operator.between',   pairs(dates.members).flatMap(([low, value]) => dates.bounds.map((literal) => `${value} between ${low} and ${literal}`)));

  for (const [kind, requirement] of [['user', 'croql.syntax.mention-user'], ['language', 'croql.syntax.mention-language']] as const) {
    const mentions = mentionsOf(target, own, kind);
    add(`a mention of a ${kind} =`,    requirement, across(mentions, (member, literal) => `${literal} = ${member}`));
    add(`a mention of a ${kind} !=`,   requirement, across(mentions, (member, literal) => `${literal} != ${member}`));
    add(`a conditional of a ${kind}`,  'croql.syntax.conditional', chosen(mentions, conditions).flatMap((member) => mentions.literals.map((mention) => `${member} = ${mention}`)));
    add(`two members of a ${kind} =`,  'croql.operator.equal',     pairs(mentions.members).map(([one, other]) => `${one} = ${other}`));
    add(`two members of a ${kind} !=`, 'croql.operator.not-equal', pairs(mentions.members).map(([one, other]) => `${one} != ${other}`));
  }

  const numbers = numbersOf(target, own);
  for (const { spelling, requirement } of SIGNS)
    add(`two numbers ${spelling}`,     requirement, pairs(numbers.members).map(([one, other]) => `${one} ${spelling} ${other}`));
  for (const { spelling, requirement } of ORDERED_SPELLINGS)
    add(`a number ${spelling} a member`, requirement, across(numbers, (member, literal) => `${literal} ${spelling} ${member}`));
  const values = numbers.literals.map(Number);
  add('a product with a fraction',     'croql.operator.times',  numbers.members.flatMap((member) => values.map((value) => `${member} * 1.25 = ${value * 1.25}`)));
  add('a sum with a fraction',         'croql.operator.plus',   numbers.members.flatMap((member) => values.map((value) => `0.125 + ${member} > ${value + 0.125}`)));
  add('a difference with a fraction',  'croql.operator.minus',  numbers.members.flatMap((member) => values.map((value) => `${member} - 0.75 = ${value - 0.75}`)));
  add('a product above 32 bits',       'croql.operator.times',  numbers.members.flatMap((member) => values.map((value) => `${member} * 5000000000 = ${value * 5_000_000_000}`)));
  add('a sum above 32 bits',           'croql.operator.plus',   numbers.members.flatMap((member) => values.map((value) => `4294967296 + ${member} <= ${4_294_967_296 + value}`)));
  add('a difference below 32 bits',    'croql.operator.minus',  numbers.members.flatMap((member) => values.map((value) => `${member} - 4294967296 < ${value - 4_294_967_296}`)));
  // Code that looks for the values of the member turns the sign where it divides by a negative number or takes from one.
  for (const { spelling, requirement } of SIGNS.filter(({ operator }) => COMPARISONS[operator].compares === 'order')) {
    add(`a negative product ${spelling}`, requirement,             numbers.members.flatMap((member) => values.flatMap((value) => [`${member} * -2 ${spelling} ${value * -2}`, `-3 * ${member} ${spelling} ${value * -3}`])));
    add(`a difference from a number ${spelling}`, requirement,     numbers.members.flatMap((member) => values.map((value) => `7 - ${member} ${spelling} ${7 - value}`)));
    add(`a negative number ${spelling}`, requirement,              numbers.members.flatMap((member) => values.map((value) => `-${member} ${spelling} ${-value}`)));
  }
  // Code that reads two signs in a row as one loses one of them.
  add('a negative number taken away',  'croql.operator.minus',  numbers.members.flatMap((member) => values.flatMap((value) => [`${member} - -2 = ${value + 2}`, `7 - -${member} = ${value + 7}`])));
  add('a negative number added',       'croql.operator.plus',   numbers.members.flatMap((member) => values.map((value) => `${member} + -2 = ${value - 2}`)));
  add('a fraction behind then',        'croql.syntax.conditional', conditions.flatMap((condition) => [`(If ${condition} then 2.5 else 2) > 2`, `(If ${condition} then 1.5 else 2) < 2`]));
  add('a fraction behind else',        'croql.syntax.conditional', conditions.flatMap((condition) => [`(If ${condition} then 2 else 2.5) > 2`, `(If ${condition} then 2 else 1.5) < 2`]));
  add('a conditional of members =',    'croql.syntax.conditional', chosen(numbers, conditions).flatMap((value) => numbers.literals.map((literal) => `${value} = ${literal}`)));

  return rows;
}

/** Every member with every literal, a member with its first literal before the next with its second. */
const across = ({ members, literals }: Operands, write: (member: string, literal: string) => string) =>
  literals.flatMap((literal) => members.map((member) => write(member, literal)));

/** Two texts in one literal, which contains the members of some records. */
const joined = (literals: readonly string[]) =>
  literals.map((literal, index) =>
    quoteString(`${unquote(literal)}, ${unquote(literals[(index + 1) % literals.length]!)}`),
  );
const unquote = (literal: string) => literal.slice(1, -1);

const pairs = (members: readonly string[]) =>
  members.flatMap((one) => members.filter((other) => other !== one).map((other) => [one, other] as const));

/** Conditionals of two members. */
const chosen = ({ members }: Operands, conditions: readonly string[]) =>
  conditions.flatMap((condition) =>
    pairs(members)
      .slice(0, 3)
      .map(([one, other]) => `(If ${condition} then ${one} else ${other})`),
  );

/** Conditionals of two literals. */
const either = ({ literals }: Operands, conditions: readonly string[]) =>
  conditions.flatMap((condition) =>
    pairs(literals)
      .slice(0, 3)
      .map(([one, other]) => `(If ${condition} then ${one} else ${other})`),
  );

function textsOf(target: QueryTarget, own: readonly MemberPath[]): Operands {
  const found = own.filter(({ member: { type, mention, values } }) => type === 'string' && !mention && !values);
  const values = found.flatMap((path) => pickQuantiles(known<string>(target, path)).slice(0, 2));
  return {
    members: found.map(memberName),
    literals: [...new Set(values.filter((value) => value !== ''))].map(quoteString),
  };
}

/** Dates, those of them that are no date of a record, and the members that are far ahead in some record. */
interface Dates extends Operands {
  readonly bounds: readonly string[];
  readonly ahead: readonly string[];
}

function datesOf(target: QueryTarget, own: readonly MemberPath[]): Dates {
  const found = own.filter(({ member: { type, also } }) => type === 'datetime' && also === undefined);
  const values = found.flatMap((path) => known<string>(target, path));
  // Where zones matter, literals are more than a day from every instant.
  const literals = target.hasOffsets ? pickPauses(values.map((text) => Date.parse(text))) : pickQuantiles(values);
  const isAhead = (path: MemberPath) => known<string>(target, path).some((value) => value > '2090');
  return {
    members: found.map(memberName),
    literals: literals.map(quoteDate),
    bounds: (target.hasOffsets ? literals : literals.map(secondBefore)).map(quoteDate),
    ahead: found.filter(isAhead).map(memberName),
  };
}

function mentionsOf(target: QueryTarget, own: readonly MemberPath[], kind: 'user' | 'language'): Operands {
  const found = own.filter(({ member: { mention, type, also } }) => mention === kind && (also ?? type) !== 'array');
  return { members: found.map(memberName), literals: target.mentions[kind].map((one) => `@${kind}:"${one}"`) };
}

function numbersOf(target: QueryTarget, own: readonly MemberPath[]): Operands {
  const members = own.filter(({ member }) => resolveMemberType(member) === 'number' && member.mention === undefined);
  const collections = own.filter(({ member }) => resolveMemberType(member) === 'collection');
  const values = [
    ...members.flatMap((path) => known<number>(target, path).filter((value) => Math.abs(value) < 100_000)),
    ...collections.flatMap((path) => elementCounts(target, path)),
  ];
  return {
    members: [...members.map(memberName), ...collections.map((path) => `count of ${memberName(path)}`)],
    literals: pickQuantiles(values).map(String),
  };
}

/** The values of a member where it has one. */
const known = <Value>(target: QueryTarget, path: MemberPath): readonly Value[] =>
  (memberValues(target, path) as readonly Value[]).filter((value) => value !== undefined && value !== null);
