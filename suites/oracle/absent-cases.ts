import type { Case } from './case.ts';
import { sensitiveGap } from './gap-sensitivity.ts';
import { joinPredicates } from './join-predicates.ts';
import { formatSpaced } from '../../croql/dates.ts';
import { quoteDate, quoteString } from './literals.ts';
import { liftPredicate } from './member-goals.ts';
import { memberName, memberPaths } from './member-paths.ts';
import type { MemberPath } from './member-paths.ts';
import { holdersOf } from './member-values.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective } from './selection.ts';
import { absentArrays, absentFlags } from './sparse-dataset.ts';
import type { CroqlRecord } from '../../croql/evaluation-context.ts';

/** Values of each kind that are asked of a member: more would ask the same again. */
const OF_EACH = 3;
/** Longer texts are asked elsewhere. */
const MAX_TEXT = 60;

/**
 * Cases about members that some records of a list lack, about one member of `step`. However an absent value is compared, it
 * equals no value of another member, of another record or of another element.
 */
export const absentCases = (target: QueryTarget, step = 1): readonly Case[] =>
  memberPaths(target.context, target.edition)
    .filter((path) => target.knows(path) && holdersOf(target, path).some((holder) => holder[path.name] === undefined))
    .filter((_, index) => index % step === 0)
    .flatMap((path) => {
      const parts = predicatesAbout(target, path)
        .map((one) => liftPredicate(path.scopes, one)[0]!)
        .filter((one) => sensitiveGap(one, target, false) === undefined);
      // Only a join by `or` holds whatever a comparison with an absent value gives.
      const expression = joinPredicates(parts, 0);
      return parts.length > 0 && isSelective(expression, target)
        ? [{ expression, requirements: [path.requirement], parts }]
        : [];
    });

/** Cases about flags that some records lack, about one of `step`: they are false. */
export const absentFlagCases = (target: QueryTarget, step = 1): readonly Case[] =>
  absentFlags(target)
    .filter((path) => holdersOf(target, path).some((holder) => holder[path.name] === undefined))
    .filter((_, index) => index % step === 0)
    .flatMap((path) => {
      const expression = liftPredicate(path.scopes, `not ${memberName(path)}`)[0]!;
      return isSelective(expression, target) && sensitiveGap(expression, target, false) === undefined
        ? [{ expression, requirements: [path.requirement] }]
        : [];
    });

/** Cases about arrays that some records lack: they are empty. */
export const absentArrayCases = (target: QueryTarget): readonly Case[] =>
  absentArrays(target)
    .filter((path) => holdersOf(target, path).some((holder) => holder[path.name] === undefined))
    .flatMap((path, index) =>
      [`count of ${memberName(path)} = 0`, `count of ${memberName(path)} > 0`]
        .map((predicate) => liftPredicate(path.scopes, predicate)[index % 3 === 0 ? 0 : 1] ?? predicate)
        .filter((one) => isSelective(one, target) && sensitiveGap(one, target, false) === undefined)
        .map((expression) => ({ expression, requirements: [path.requirement] })),
    );

/**
 * Cases about two objects of a record, of which one decides where the other is absent: what joins a record with its objects
 * must not lose it.
 */
export function absentObjectCases(target: QueryTarget): readonly Case[] {
  const ids = memberPaths(target.context, target.edition).filter(
    ({ object, name, scopes }) => object !== undefined && name === 'id' && scopes.length === 0,
  );
  const valuesOf = (path: MemberPath) => holdersOf(target, path).map(({ id }) => id);
  return ids.flatMap((there) =>
    ids.flatMap((absent): readonly Case[] => {
      const others = valuesOf(absent);
      const alone = valuesOf(there).find((id, index) => id !== undefined && others[index] === undefined);
      const other = others.find((id) => id !== undefined);
      if (alone === undefined || other === undefined) return [];
      const decides = `${memberName(there)} = ${String(alone)}`;
      const expression = `${decides} or ${memberName(absent)} = ${String(other)}`;
      return isSelective(expression, target)
        ? [{ expression, requirements: ['croql.operator.or'], parts: [decides] }]
        : [];
    }),
  );
}

function predicatesAbout(target: QueryTarget, path: MemberPath): readonly string[] {
  const { type, also, mention, values } = path.member;
  const name = memberName(path);
  const kind = also ?? type;
  if (mention !== undefined || values !== undefined || (kind === 'datetime' && target.hasOffsets)) return [];
  const ask = ASKED[kind];
  return ask === undefined ? [] : [...new Set(valuesBeside(target, path))].flatMap((value) => ask(name, value) ?? []);
}

/** How a value of each type is asked for; undefined for those that an absent value may equal. */
const ASKED: Readonly<Record<string, (name: string, value: unknown) => string | undefined>> = {
  integer: (name, value) => (typeof value === 'number' && value > 0 ? `${name} = ${value}` : undefined),
  string: (name, value) =>
    typeof value === 'string' && /^[^"\\\s]([^"\\\n\t]*[^"\\\s])?$/.test(value) && value.length <= MAX_TEXT
      ? `${name} = ${quoteString(value)}`
      : undefined,
  datetime: (name, value) => (typeof value === 'string' ? `${name} between ${secondsAround(value)}` : undefined),
};

/** Whether the bounds are included is a gap. */
function secondsAround(date: string): string {
  const at = Date.parse(`${date.replace(' ', 'T')}Z`);
  return [at - 1_000, at + 1_000].map((one) => quoteDate(formatSpaced(one))).join(' and ');
}

/** Values of other members of those that lack the member, of those before and behind them, and of some that have it. */
function valuesBeside(target: QueryTarget, path: MemberPath): readonly unknown[] {
  const { name, member } = path;
  const holders = holdersOf(target, path);
  const lacking = holders.flatMap((holder, index) => (holder[name] === undefined ? [index] : []));
  const alike = memberPaths(target.context, target.edition).filter(
    (other) =>
      other.name !== name &&
      String(other.scopes) === String(path.scopes) &&
      other.object === path.object &&
      (other.member.also ?? other.member.type) === (member.also ?? member.type) &&
      other.member.mention === undefined &&
      other.member.values === undefined,
  );
  const first = (values: readonly unknown[]) =>
    [...new Set(values.filter((value) => value !== undefined))].slice(0, OF_EACH);
  const of = (holder: CroqlRecord | undefined) => holder?.[name];
  return lacking.length === 0
    ? []
    : [
        ...alike.flatMap((other) => first(lacking.map((index) => holders[index]?.[other.name])).slice(0, 1)),
        ...first(lacking.map((index) => of(holders[index - 1]))),
        ...first(lacking.map((index) => of(holders[index + 1]))),
      ];
}
