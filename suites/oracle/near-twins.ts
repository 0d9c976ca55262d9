import { sensitiveGap } from './gap-sensitivity.ts';
import { memberPredicates } from './member-forms.ts';
import { liftPredicate } from './member-goals.ts';
import { memberPaths } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective, selectBy } from './selection.ts';

/** In what two expressions differ, and two predicates of which {@link makeTwins} makes them. */
export type TwinsRow = readonly [difference: Difference, predicates: readonly [string, string]];

/** What two expressions of nearly the same text may differ in. */
type Difference = keyof typeof CHANGES;

/** Expressions that are asked in sequences: pairs of twins, and those that every list of a context is asked. */
export interface SequenceExpressions {
  readonly twins: readonly TwinsRow[];
  readonly shared: readonly string[];
}

/** What makes an expression's twin; the text itself where there is nothing to change. */
type Change = (text: string, other: string) => readonly [string, string];

const TRUE = '(1 = 1) and ';
const padding = (length: number) => TRUE.repeat(Math.ceil(length / TRUE.length));
const withPrefix =
  (length: number): Change =>
  (p, q) => [`${padding(length)}(${p})`, `${padding(length)}(${q})`];
const withSuffix =
  (length: number): Change =>
  (p, q) => [`(${p}) and ${padding(length)}(2 = 2)`, `(${q}) and ${padding(length)}(2 = 2)`];

/** The first literal that matches, in another value of the same kind from the other expression. */
const exchange =
  (literal: RegExp): Change =>
  (p, q) => {
    const found = literal.exec(q)?.[0];
    return [p, found === undefined ? p : p.replace(literal, () => found)];
  };

/** An expression with a literal that stands twice, and with another one in the second place. */
const exchangeOne =
  (literal: RegExp): Change =>
  (p, q) => {
    const [, other] = exchange(literal)(p, q);
    return [`(${p}) or (${p})`, `(${p}) or (${other})`];
  };

const TEXT = /"[^"]*"(?<!@\w+:"[^"]*")/;
const NUMBER = /\b\d+\b(?!")/;
const DATE = /'[^']*'/;

// prettier-ignore
const CHANGES = {
  'the text of a string':           exchange(TEXT),
  'a number':                       exchange(NUMBER),
  'a date':                         exchange(DATE),
  'one of two equal texts':         exchangeOne(TEXT),
  'one of two equal numbers':       exchangeOne(NUMBER),
  'one of two equal dates':         exchangeOne(DATE),
  'a mention':                      exchange(/@\w+:"[^"]*"/),
  'an operator':                    (p) => [p, p.replace(/ (=|!=|>|<|>=|<=) (?=[^=<>]*$)/, (_, sign: string) => ` ${{ '=': '!=', '!=': '=', '>': '<', '<': '>', '>=': '<', '<=': '>' }[sign] ?? sign} `)],
  'one sign':                       (p) => [p, p.replace(/ (=|>|<) (?=[^=<>]*$)/, (_, sign: string) => ` ${{ '=': '!=', '>': '>=', '<': '<=' }[sign] ?? sign} `)],
  'where parentheses stand':        (p, q) => [`((${p}) or (${q})) and (not (${p}))`, `(${p}) or ((${q}) and (not (${p})))`],
  'the order of their parts':       (p, q) => [`(${p}) and (not (${q}))`, `(${q}) and (not (${p}))`],
  'the order of their branches':    (p, q) => [`If ${p} then ${q} else not (${p})`, `If ${q} then ${p} else not (${q})`],
  'one word':                       (p, q) => [`(${p}) and (${q})`, `(${p}) or (${q})`],
  'what follows 60 characters':     withPrefix(60),
  'what follows 250 characters':    withPrefix(250),
  'what follows 1,100 characters':  withPrefix(1_100),
  'what precedes 60 characters':    withSuffix(60),
  'what precedes 250 characters':   withSuffix(250),
  // Two letters of which Java, and who hashes as it does, makes one number.
  'a text of the same hash':        (p) => [`(${p}) or "Aa" = "BB"`, `(${p}) or "Aa" = "Aa"`],
  'everything':                     (p, q) => [p, q],
} satisfies Readonly<Record<string, Change>>;

/** Two expressions that are nearly the same text and select different records of a list. */
export const makeTwins = ([difference, [p, q]]: TwinsRow): readonly [string, string] => CHANGES[difference](p, q);

/** Pairs of predicates that are tried for each difference. */
const MAX_TRIES = 60;
const PER_CHANGE = 2;

/** Twins of every kind that the records of a list tell apart; none touches a gap. */
export function findTwins(target: QueryTarget): readonly TwinsRow[] {
  const predicates = memberPaths(target.context, target.edition)
    .filter(target.knows)
    .flatMap((path) =>
      memberPredicates(target, path)
        .slice(0, 12)
        .map((predicate) => liftPredicate(path.scopes, predicate)[0]!),
    )
    .filter((text) => !text.includes('today') && isSelective(text, target));
  const selected = (text: string) => selectBy(text, target)?.join();
  const isUsable = ([p, q]: readonly [string, string]) =>
    selected(p) !== undefined &&
    selected(q) !== undefined &&
    selected(p) !== selected(q) &&
    sensitiveGap(p, target) === undefined &&
    sensitiveGap(q, target) === undefined;
  return (Object.keys(CHANGES) as Difference[]).flatMap((difference) => {
    const found: TwinsRow[] = [];
    for (let tries = 0; tries < MAX_TRIES && found.length < PER_CHANGE; tries++) {
      // Steps without a common factor meet predicates about many members.
      const p = predicates[(tries * 7) % predicates.length];
      const q = predicates[(tries * 7 + 1 + (tries % 3)) % predicates.length];
      if (p === undefined || q === undefined) return [];
      const row: TwinsRow = [difference, [p, q]];
      const twins = makeTwins(row);
      if (twins[0] !== twins[1] && isUsable(twins)) found.push(row);
    }
    return found;
  });
}
