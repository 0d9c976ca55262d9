import { check, type CheckOptions } from '../croql/checker.ts';
import type { Diagnostic, DiagnosticCode } from '../croql/diagnostics.ts';
import type { Span } from '../croql/tree.ts';
import { getVocabulary } from '../croql/vocabulary.ts';
import { HOLE } from './host-text.ts';

/** What is written in place of a value that is filled in later, which no expression has outside of its texts. */
const PLACEHOLDER = new RegExp(
  [
    HOLE,
    String.raw`\{\{[^{}\n]*\}\}|[$#@]?\{[^{}\n]*\}|\$\([^()\n]*\)|\$\w+`,
    String.raw`%\(\w+\)[a-z]|%(?:\d+\$)?[-+#0 ]*\d*(?:\.\d+)?[sdifvqxu](?!\w)`,
    String.raw`<[A-Za-z_][\w-]*>|\.\.\.|…`,
  ].join('|'),
  'g',
);

/** An unknown part of a template: outside of texts, or a date that has one. */
interface Unknown extends Span {
  readonly isDate: boolean;
}

/** Each unknown part costs one of the diagnostics that the checker gives at most, so templates of more are accepted. */
const MAX_UNKNOWNS = 20;

/**
 * What is wrong with an expression, whatever the values of its unknown parts are. Such a part is accepted where a
 * number, a text, a mention, a member, an operator or a clause fits, and within quotes any text.
 */
export function diagnoseTemplate(text: string, options: CheckOptions): readonly Diagnostic[] {
  const unknowns = findUnknowns(text);
  if (unknowns.length === 0) return check(text, options).diagnostics;
  if (unknowns.length > MAX_UNKNOWNS) return [];
  const wild = unknowns.map(({ isDate }, index) => (isDate ? "'today'" : `__${index}__`));
  const attempt = (standIns: readonly string[]) => diagnoseWith(text, unknowns, standIns, options);
  const first = attempt(wild);
  if (first.length === 0) return first;
  const best = findStandIns(text, unknowns, wild, options, attempt);
  if (best.length === 0) return best;
  // The date as it is written tells more about a mistake around it.
  const asWritten = attempt(
    wild.map((each, index) =>
      unknowns[index]!.isDate ? text.slice(unknowns[index]!.start, unknowns[index]!.end) : each,
    ),
  );
  return asWritten.length <= best.length ? asWritten : best;
}

/** Whether a text has no word besides its unknown parts. */
export const isUnknown = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text.replaceAll(PLACEHOLDER, ''));

/** Whether a text has a part that only the running program knows. */
export const hasUnknowns = (text: string): boolean => text.includes(HOLE) || findUnknowns(text).length > 0;

function findUnknowns(text: string): readonly Unknown[] {
  const placeholders = [...text.matchAll(PLACEHOLDER)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const unknowns: Unknown[] = [];
  for (const { start, end, quote } of splitByQuotes(text)) {
    const within = placeholders.filter((each) => each.start >= start && each.end <= end);
    if (quote === "'" && within.length > 0) unknowns.push({ start, end, isDate: true });
    if (quote !== '') continue;
    for (const each of within) {
      const last = unknowns.at(-1);
      if (last?.end === each.start && !last.isDate) unknowns[unknowns.length - 1] = { ...last, end: each.end };
      else unknowns.push({ ...each, isDate: false });
    }
  }
  return unknowns;
}

/** The texts and dates of an expression, and what is between them. */
function splitByQuotes(text: string): readonly (Span & { readonly quote: string })[] {
  const parts: (Span & { quote: string })[] = [];
  for (let at = 0; at < text.length;) {
    const found = /["']/.exec(text.slice(at));
    const start = found ? at + found.index : text.length;
    parts.push({ start: at, end: start, quote: '' });
    if (!found) break;
    const close = text.indexOf(found[0], start + 1);
    const end = close < 0 ? text.length : close + 1;
    parts.push({ start, end, quote: found[0] });
    at = end;
  }
  return parts;
}

/** What can stand for an unknown part besides an operand, which is tried first. */
const STAND_INS = [
  ...['', '"x"', '1', "'today'", '(1 = 1)', 'and 1 = 1', '1 = 1 and', '=', 'and', '> 0', '= 1', 'where (1 = 1)', 'not'],
  ...['@user:"x"', 'user', 'language', ')', '('],
];
/** The texts that are tried for one template, and their characters, which bound the time. */
const MAX_ATTEMPTS = 2_000;
const MAX_CHARACTERS = 1_000_000;
/** A mistake is put down to the values of the nearest parts only. */
const MAX_NEAR = 3;

/**
 * The diagnostics that remain whatever stands in for the parts near them. None, if the template is so long that not
 * everything can be tried.
 */
function findStandIns(
  text: string,
  unknowns: readonly Unknown[],
  wild: readonly string[],
  options: CheckOptions,
  attempt: (standIns: readonly string[]) => readonly Diagnostic[],
): readonly Diagnostic[] {
  const choicesOf = (index: number): readonly string[] =>
    unknowns[index]!.isDate ? [] : [...completeMember(text, unknowns[index]!, options), ...STAND_INS];
  let best = { standIns: wild, diagnostics: attempt(wild) };
  let left = Math.min(MAX_ATTEMPTS, MAX_CHARACTERS / Math.max(text.length, 1));
  for (let standing = 0; standing < best.diagnostics.length && left > 0;) {
    let better = best;
    for (const index of findNear(best.diagnostics[standing]!.span, unknowns)) {
      for (const choice of choicesOf(index)) {
        if (left-- <= 0 || better.diagnostics.length === 0) break;
        const standIns = best.standIns.with(index, choice);
        const diagnostics = attempt(standIns);
        if (isFewer(diagnostics, better.diagnostics)) better = { standIns, diagnostics };
      }
    }
    if (better === best) standing++;
    best = better;
  }
  return left > 0 ? best.diagnostics : [];
}

/** The parts in a span or nearest to it, in their order. */
function findNear(span: Span, unknowns: readonly Unknown[]): readonly number[] {
  const distance = ({ start, end }: Span) => Math.max(0, start - span.end, span.start - end);
  return [...unknowns.keys()]
    .toSorted((a, b) => distance(unknowns[a]!) - distance(unknowns[b]!))
    .slice(0, MAX_NEAR)
    .sort((a, b) => a - b);
}

/** Whether diagnostics are fewer than others, or as many and begin later. */
export const isFewer = (some: readonly Diagnostic[], others: readonly Diagnostic[]): boolean =>
  some.length < others.length ||
  (some.length === others.length && (some[0]?.span.start ?? 0) > (others[0]?.span.start ?? 0));

/** The middles of the members that begin with the words before a part and end with those after it. */
function completeMember(
  text: string,
  { start, end }: Span,
  { context = 'source-string' }: CheckOptions,
): readonly string[] {
  const before = /(?:\w+ )*\w* ?$/
    .exec(text.slice(Math.max(0, start - 60), start))![0]
    .split(' ')
    .slice(-4);
  const after = /^ ?\w*(?: \w+)*/
    .exec(text.slice(end, end + 60))![0]
    .split(' ')
    .slice(0, 4);
  const middles = new Set<string>();
  for (const name of getVocabulary(context).names) {
    for (let from = 0; from < before.length; from++) {
      const prefix = before.slice(from).join(' ');
      if (prefix === '' || !name.startsWith(prefix)) continue;
      for (let to = after.length; to > 0; to--) {
        const suffix = after.slice(0, to).join(' ');
        if (name.length > prefix.length + suffix.length && name.endsWith(suffix)) {
          middles.add(name.slice(prefix.length, name.length - suffix.length));
        }
      }
    }
  }
  return [...middles].slice(0, 4);
}

/** Codes that are about the name of a stand-in, and not about its place. */
const ABOUT_NAMES: ReadonlySet<DiagnosticCode> = new Set([
  'unknown-member',
  'unquoted-text',
  'number-form',
  'misplaced-member',
]);

/** The diagnostics of a text with its unknown parts replaced, at their places in the text as it is. */
function diagnoseWith(
  text: string,
  unknowns: readonly Unknown[],
  standIns: readonly string[],
  options: CheckOptions,
): readonly Diagnostic[] {
  let filled = '';
  let from = 0;
  const shifts: { readonly at: number; readonly length: number; readonly unknown: Unknown }[] = [];
  unknowns.forEach((unknown, index) => {
    filled += text.slice(from, unknown.start);
    shifts.push({ at: filled.length, length: standIns[index]!.length, unknown });
    filled += standIns[index]!;
    from = unknown.end;
  });
  filled += text.slice(from);
  const original = (offset: number, isEnd: boolean): number => {
    let shift = 0;
    for (const { at, length, unknown } of shifts) {
      if (offset < at || (offset === at && !isEnd && length > 0 && offset < at)) break;
      if (offset < at + length || (isEnd && offset === at + length && length > 0)) {
        return isEnd && offset > at ? unknown.end : unknown.start;
      }
      if (offset === at && length === 0) return isEnd ? unknown.end : unknown.start;
      shift = unknown.end - (at + length);
    }
    return offset + shift;
  };
  return check(filled, options)
    .diagnostics.filter(
      ({ code, span }) => !(ABOUT_NAMES.has(code) && /__\d+__/.test(filled.slice(span.start, span.end))),
    )
    .map((each) => ({
      ...restoreFacts(each, text, unknowns),
      span: { start: original(each.span.start, false), end: original(each.span.end, true) },
    }));
}

/** The facts with the parts as they are written in place of their stand-ins. */
function restoreFacts(diagnostic: Diagnostic, text: string, unknowns: readonly Unknown[]): Diagnostic {
  const restore = (fact: string) =>
    fact.replaceAll(/__(\d+)__/g, (whole, index: string) => {
      const unknown = unknowns[Number(index)];
      return unknown ? text.slice(unknown.start, unknown.end) : whole;
    });
  const facts = Object.entries(diagnostic).map(([key, fact]) => [key, typeof fact === 'string' ? restore(fact) : fact]);
  return Object.fromEntries(facts) as Diagnostic;
}
