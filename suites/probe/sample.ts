import { memberPaths } from '../oracle/member-paths.ts';
import { memberValues } from '../oracle/member-values.ts';
import type { QueryTarget } from '../oracle/query-target.ts';
import { readInstant } from '../../croql/dates.ts';

/** A member and a value that some record has. */
interface Held<Value> {
  readonly name: string;
  readonly value: Value;
}

/** What expressions may speak of: members of a list's records that are known of every record, with values of some. */
export interface Sample {
  readonly now: Date;
  readonly booleans: readonly string[];
  readonly numbers: readonly Held<number>[];
  /** Texts of ASCII letters. */
  readonly texts: readonly Held<string>[];
  /** Dates with offsets. */
  readonly dates: readonly { readonly name: string; readonly instant: number }[];
  readonly users: readonly string[];
  readonly languages: readonly string[];
  readonly userIds: readonly Held<number>[];
  readonly languageCodes: readonly Held<string>[];
  readonly collections: readonly string[];
  /** Every offset from UTC that a known time zone has, in minutes, in winter or in summer. */
  readonly offsets: readonly number[];
}

/** Values of one member that are sampled. */
const VALUES = 2;

/** Collects a sample of a list's records: at most `count` values of each type, of as many members as there are. */
export function sampleOf(target: QueryTarget, offsets: readonly number[], count: number): Sample {
  const { context, edition, records, environment, hasOffsets } = target;
  const known = memberPaths(context, edition)
    .filter(({ scopes, object }) => scopes.length === 0 && object === undefined)
    .filter(target.knows);
  const named = <Value>(
    is: (type: string, mention: string | undefined) => boolean,
    fits: (value: unknown) => value is Value,
  ) =>
    known
      .filter(({ member }) => member.values === undefined && is(member.also ?? member.type, member.mention))
      .flatMap((path) =>
        [...new Set(memberValues(target, path).filter(fits))]
          .slice(0, VALUES)
          .map((value, place) => ({ name: path.name, value, place })),
      )
      // The first value of every member comes before the second one of any.
      .sort((a, b) => a.place - b.place);
  const few = <Item>(items: readonly Item[]) => items.slice(0, count);
  const names = (type: string, mention?: string) => [
    ...new Set(named((own, of) => own === type && of === mention, isAnything).map(({ name }) => name)),
  ];
  const booleans = names('boolean');
  const varied = (name: string) => new Set(records.map(({ record }) => record[name] === true)).size;
  return {
    now: environment.now,
    booleans: booleans.toSorted((a, b) => varied(b) - varied(a)),
    numbers: few(named((type, mention) => type === 'integer' && mention === undefined, isNumber)),
    texts: few(named((type, mention) => type === 'string' && mention === undefined, isPlainText)),
    dates: hasOffsets
      ? few(named((type) => type === 'datetime', isText)).flatMap(({ name, value }) => {
          const instant = readInstant(value, 'UTC');
          return instant === null ? [] : [{ name, instant }];
        })
      : [],
    users: names('integer', 'user'),
    languages: names('string', 'language'),
    userIds: named((_, mention) => mention === 'user', isNumber),
    languageCodes: named((_, mention) => mention === 'language', isText),
    collections: names('array'),
    offsets,
  };
}

const isAnything = (value: unknown): value is unknown => value !== undefined;
const isNumber = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][A-Za-z ]{1,30}$/.test(value);
