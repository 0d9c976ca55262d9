import { sensitiveGap } from './gap-sensitivity.ts';
import { memberPredicates } from './member-forms.ts';
import { liftPredicate } from './member-goals.ts';
import { memberPaths } from './member-paths.ts';
import type { QueryTarget } from './query-target.ts';
import { isSelective, selectIds } from './selection.ts';
import { check } from '../../croql/checker.ts';

/** Two expressions that are nearly the same text and select different records of a list. */
export interface Twins {
  /** In what they differ. */
  readonly name: string;
  readonly expressions: readonly [string, string];
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

// prettier-ignore
const CHANGES: Readonly<Record<string, Change>> = {
  'the text of a string':           exchange(/"[^"]*"(?<!@\w+:"[^"]*")/),
  'a number':                       exchange(/\b\d+\b(?!")/),
  'a date':                         exchange(/'[^']*'/),
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
  'everything':                     (p, q) => [p, q],
};

/** Pairs of predicates that are tried for each difference. */
const MAX_TRIES = 60;
const PER_CHANGE = 2;

/** Twins of every kind that the records of a list tell apart; none touches a gap. */
export function findTwins(target: QueryTarget): readonly Twins[] {
  const predicates = memberPaths(target.context, target.edition)
    .filter(target.knows)
    .flatMap((path) =>
      memberPredicates(target, path)
        .slice(0, 12)
        .map((predicate) => liftPredicate(path.scopes, predicate)[0]!),
    )
    .filter((text) => !text.includes('today') && isSelective(text, target));
  const selected = (text: string) => {
    const checked = check(text, target);
    return checked.ok ? String(selectIds(checked.query, target)) : undefined;
  };
  const isUsable = ([p, q]: readonly [string, string]) =>
    selected(p) !== undefined &&
    selected(q) !== undefined &&
    selected(p) !== selected(q) &&
    sensitiveGap(p, target) === undefined &&
    sensitiveGap(q, target) === undefined;
  return Object.entries(CHANGES).flatMap(([name, change]) => {
    const found: Twins[] = [];
    for (let tries = 0; tries < MAX_TRIES && found.length < PER_CHANGE; tries++) {
      // Steps without a common factor meet predicates about many members.
      const p = predicates[(tries * 7) % predicates.length];
      const q = predicates[(tries * 7 + 1 + (tries % 3)) % predicates.length];
      if (p === undefined || q === undefined) return [];
      const expressions = change(p, q);
      if (expressions[0] !== expressions[1] && isUsable(expressions)) found.push({ name, expressions });
    }
    return found;
  });
}
