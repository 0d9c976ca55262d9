import type { Member, Members } from '../spec/croql/context.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import { checkTree } from './checker.ts';
import type { Diagnostic } from './diagnostics.ts';
import { tokenize, type Token } from './lexer.ts';
import { ARITHMETIC_OPERATORS, COMPARISON_OPERATORS, LOGIC_OPERATORS } from './operators.ts';
import { resolveOptions, type Options, type ResolvedOptions } from './options.ts';
import { parse } from './parser.ts';
import { children, type Node, type Span } from './tree.ts';
import type { Type } from './types.ts';
import { resolveMemberType } from './vocabulary.ts';

/** What can be written at a place of an expression. */
export interface Completion {
  readonly kind: 'member' | 'value' | 'operator' | 'keyword';
  /** The text to insert in place of `span`. */
  readonly text: string;
  readonly span: Span;
  /** The type of a member, or what the text is for; empty for what explains itself. */
  readonly detail: string;
}

/** Names of the data that mentions can have; without them a mention is offered with empty quotes. */
export interface KnownNames {
  readonly users?: readonly string[];
  readonly languages?: readonly string[];
}

/** A text that may stand at a place, and the shortest ends by one of which the expression could then go on. */
interface Candidate extends Omit<Completion, 'span'> {
  readonly ends: readonly string[];
}

/** A member as a candidate, with what its name can have after it. */
interface MemberCandidate extends Candidate {
  readonly type: Type;
}

/** More than anybody reads. */
const MAX_NAMES = 50;

/** How a condition can go on after a value of a type. */
// prettier-ignore
const ENDS: Readonly<Record<Type, readonly string[]>> = {
  boolean: ['', ' = 0'], number: [' = 0', ''], string: [' = ""', ''], datetime: [" = 'today'", ''],
  collection: [' = 0', ''], object: [' with (1 = 1)', ' = ""', ' = 0', ''], nothing: [''], unknown: [''],
};

const KEYWORD_ENDS: Readonly<Record<string, readonly string[]>> = {
  not: [' '],
  if: [' '],
  '(': [' '],
  where: [' ('],
  with: [' ('],
  then: [' '],
  else: [' '],
  ')': ['', ' = 0'],
};

/**
 * What can be written at an offset of an expression, by what the checker accepts there: members of the record that the
 * place is about, operators that take what stands before them, values of what is compared. What follows the offset is
 * not looked at. Never throws.
 */
export function complete(
  text: string,
  offset: number,
  options: Options = {},
  names: KnownNames = {},
): readonly Completion[] {
  const resolved = resolveOptions(options);
  const { tokens } = tokenize(text.slice(0, offset), resolved.semantics);
  const last = tokens.at(-2);
  if (last && isOpenText(text, last, offset)) return completeText(text, offset, tokens, resolved, names);
  const run = wordsBefore(tokens, offset);
  const isNameOpen = ({ code }: Diagnostic) => code !== 'not-boolean';
  const isRunOpen = run.at(-1)?.end === offset && mistakesOf(shorten(text, tokens, offset), resolved).some(isNameOpen);
  const starts = [...run.map(({ start }) => start), ...(isRunOpen ? [] : [offset])];
  const found = starts.flatMap((start) => {
    const before = shorten(text, tokens, start);
    const typed = text.slice(start, offset).replaceAll(/\s+/g, ' ').toLowerCase();
    const subject = findCompared(`${before}0`, before.length, resolved);
    // What follows can complete the name before, as in `name of`.
    const known = mistakesOf(before, resolved).filter(
      ({ code, span }) => !/-member$/.test(code) || span.end < before.trimEnd().length,
    );
    const isKnown = (mistake: Diagnostic) =>
      known.some(({ code, span }) => code === mistake.code && span.start === mistake.span.start);
    const isAccepted = (rest: string) => mistakesOf(before + rest, resolved).every(isKnown);
    return [...valuesOf(subject, names), ...membersOf(resolved), ...beforeMembers(resolved), ...WORDS]
      .filter((candidate) => candidate.text.toLowerCase().startsWith(typed) && candidate.text !== typed)
      .filter(({ text: own, ends }) => ends.some((end) => isAccepted(own + end)))
      .map(({ kind, text: own, detail }): Completion => ({ kind, text: own, detail, span: { start, end: offset } }));
  });
  const texts = new Set<string>();
  return found.filter((one) => !texts.has(one.text) && texts.add(one.text));
}

// ---- where -------------------------------------------------------------------------------------------------------

/** Whether an offset is inside the quotes of a token. */
const isOpenText = (text: string, { kind, start, end }: Token, offset: number) =>
  (kind === 'string' || kind === 'quoted') &&
  end === offset &&
  (end === start + 1 || text.charAt(offset - 1) !== text.charAt(start));

/** The words before an offset that may belong to the name that is being written, the first first. */
function wordsBefore(tokens: readonly Token[], offset: number): readonly Token[] {
  const run: Token[] = [];
  for (const token of tokens.slice(0, -1).toReversed()) {
    // A keyword that is not finished may be the start of a longer name.
    if (token.kind !== 'word' || (token.keyword !== undefined && token.end < offset) || run.length === 4) break;
    run.unshift(token);
  }
  return run;
}

/** The text before an offset without the conditions that are complete: what can follow does not depend on them. */
function shorten(text: string, tokens: readonly Token[], offset: number): string {
  const cuts: Span[] = [];
  /** Of each group that is open: where its current condition starts, and whether an `and` belongs to `between`. */
  const open = [{ start: 0, cuts: 0, isBetween: false }];
  for (const { kind, text: own, keyword, start, end } of tokens) {
    if (start >= offset) break;
    const group = open.at(-1)!;
    if (kind === 'symbol' && own === '(') open.push({ start: end, cuts: cuts.length, isBetween: false });
    else if (kind === 'symbol' && own === ')' && open.length > 1) cuts.length = open.pop()!.cuts;
    else if (keyword === 'between') group.isBetween = true;
    else if (keyword === 'and' && group.isBetween) group.isBetween = false;
    else if (keyword === 'if' || keyword === 'then' || keyword === 'else') group.start = end;
    else if (keyword === 'and' || keyword === 'or' || keyword === 'xor') {
      cuts.push({ start: group.start, end });
      group.start = end;
    }
  }
  let left = '';
  let at = 0;
  for (const { start, end } of cuts) {
    left += `${text.slice(at, start)} `;
    at = end;
  }
  return left + text.slice(at, offset);
}

// ---- what --------------------------------------------------------------------------------------------------------

/** Every member of a context and an edition at any depth, once for each type that its name has. */
function membersOf({ context, edition }: ResolvedOptions): readonly MemberCandidate[] {
  const rows = new Map<string, MemberCandidate>();
  const visit = (members: Members, object?: string) => {
    for (const [name, member] of Object.entries(members)) {
      if (member.edition === 'enterprise' && edition !== 'enterprise') continue;
      const type = resolveMemberType(member);
      const before = rows.get(`${name}:${type}`);
      const own = member.note === undefined ? type : `${type}: ${member.note}`;
      // Members of one name can mean different things.
      const detail = before === undefined || before.detail === own ? own : type;
      const all = before?.ends ?? ENDS[type];
      const ends = object === undefined ? all : [...all, ...ENDS[type].map((end) => ` of ${object}${end}`)];
      rows.set(`${name}:${type}`, { kind: 'member', text: name, type, detail, ends });
      visit(member.members ?? {}, type === 'object' ? name : undefined);
    }
  };
  visit(contextOf(context).members);
  return [...rows.values()];
}

/** The values that a member is usually compared with. */
function valuesOf(subject: Member | undefined, names: KnownNames): readonly Candidate[] {
  const value = (text: string, detail = ''): Candidate => ({ kind: 'value', text, detail, ends: ['', ' and 1 = 1'] });
  const { mention } = subject ?? {};
  const known = mention === 'user' ? names.users : names.languages;
  return [
    ...(mention === undefined
      ? []
      : (known?.slice(0, MAX_NAMES) ?? ['']).map((name) => value(`@${mention}:"${name}"`))),
    ...(subject?.values ?? []).map((one) => value(`"${one}"`)),
    ...(subject && resolveMemberType(subject) === 'datetime'
      ? [value("'today'", 'the day it is'), value("'2026-01-31 00:00:00'", 'a date')]
      : []),
  ];
}

/** `of`, which the members of objects can have after them, and `count of`. */
function beforeMembers(options: ResolvedOptions): readonly Candidate[] {
  const members = membersOf(options);
  const ofObject = members.flatMap(({ ends }) => ends.filter((end) => end.startsWith(' of ')));
  const ofCollection = members.filter(({ type }) => type === 'collection');
  const create = (text: string, ends: readonly string[]): Candidate => ({ kind: 'keyword', text, detail: '', ends });
  return [
    create('of', [...new Set(ofObject.map((end) => end.slice(3)))]),
    create(
      'count of',
      ofCollection.flatMap(({ text }) => [` ${text} = 0`, ` ${text}`]),
    ),
  ];
}

const WORDS: readonly Candidate[] = [
  ...[...COMPARISON_OPERATORS, 'between', ...ARITHMETIC_OPERATORS, ...LOGIC_OPERATORS].map((text): Candidate => ({
    kind: 'operator',
    text,
    detail: '',
    ends: [' '],
  })),
  ...Object.entries(KEYWORD_ENDS).map(([text, ends]): Candidate => ({ kind: 'keyword', text, detail: '', ends })),
];

/** What is wrong with an expression besides what is not yet written. */
function mistakesOf(text: string, options: ResolvedOptions): readonly Diagnostic[] {
  const { diagnostics } = checkTree(text, parse(text, options), options);
  const end = text.trimEnd().length;
  return diagnostics.filter(({ code, span }) => {
    if (code === 'missing-word' || code === 'missing-operand') return span.start < end;
    return code !== 'missing-close' && code !== 'empty';
  });
}

// ---- inside quotes -----------------------------------------------------------------------------------------------

/** The texts that can stand between the quotes that are open at an offset. */
function completeText(
  text: string,
  offset: number,
  tokens: readonly Token[],
  options: ResolvedOptions,
  names: KnownNames,
): readonly Completion[] {
  const { start, kind } = tokens.at(-2)!;
  const typed = text.slice(start + 1, offset).toLowerCase();
  const quote = text.charAt(start);
  const isClosed = text.charAt(offset) === quote;
  const [at, of, colon] = tokens.slice(-5, -2);
  const mention = at?.text === '@' && colon?.text === ':' ? of?.text.toLowerCase() : undefined;
  const before = shorten(text, tokens, start);
  const subject = findCompared(`${before}""`, before.length, options);
  return (textsFor(mention, kind === 'quoted', subject, names) ?? [])
    .filter((name) => name.toLowerCase().startsWith(typed))
    .slice(0, MAX_NAMES)
    .map((name) => ({
      ...({ kind: 'value', detail: '' } as const),
      text: isClosed ? name : name + quote,
      span: { start: start + 1, end: offset },
    }));
}

function textsFor(
  mention: string | undefined,
  isDate: boolean,
  subject: Member | undefined,
  names: KnownNames,
): readonly string[] | undefined {
  if (mention === 'user') return names.users;
  if (mention === 'language') return names.languages;
  return isDate ? ['today'] : subject?.values;
}

// ---- what is compared --------------------------------------------------------------------------------------------

/** The member with which the operand at an offset is compared, by its name. */
function findCompared(text: string, offset: number, options: ResolvedOptions): Member | undefined {
  const path: Node[] = [];
  const isFound = (node: Node): boolean => {
    path.push(node);
    if (node.span.start === offset && children(node).length === 0) return true;
    if (children(node).some(isFound)) return true;
    path.pop();
    return false;
  };
  if (!isFound(parse(text, options).tree)) return undefined;
  const parent = path.at(-2);
  if (parent?.kind !== 'comparison' && parent?.kind !== 'between') return undefined;
  const other = children(parent).find((node) => node !== path.at(-1));
  if (other?.kind !== 'member' && other?.kind !== 'of') return undefined;
  return findByName(contextOf(options.context).members, other.name);
}

/** The member of a name: the one that can be mentioned or has values, if there are several. */
function findByName(members: Members, name: string): Member | undefined {
  const found: Member[] = [];
  const visit = (inside: Members) => {
    for (const [own, member] of Object.entries(inside)) {
      if (own === name) found.push(member);
      visit(member.members ?? {});
    }
  };
  visit(members);
  return found.find(({ mention, values }) => mention !== undefined || values !== undefined) ?? found[0];
}
