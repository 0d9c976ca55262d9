import { isExpressionName } from './clients.ts';
import type { Found } from './found.ts';
import { findContext } from './find-context.ts';
import { endingOf, findLanguage } from './languages.ts';
import { findArgument, scan, skipGroup, type Token } from './scanner.ts';
import { readValues, type Source } from './values.ts';

/** Which arguments of a call are expressions, counted from 0, by the name of the function that is called. */
export type ExpressionParameters = ReadonlyMap<string, readonly number[]>;

/** A function or method that a file declares. */
export interface DeclaredFunction {
  readonly name: string;
  /** Whether each of its parameters is an expression; undefined for one that takes all arguments that are left. */
  readonly parameters: readonly (boolean | undefined)[];
}

const LANGUAGES = new Set(['TypeScript', 'JavaScript']);
/** Words before a bracket that call or declare nothing. */
const KEYWORDS = new Set(
  'if for while switch catch with return await typeof async function super constructor new'.split(' '),
);
const MODIFIERS = new Set('public private protected readonly override'.split(' '));
/** First words of the names of functions that say something of an expression, which may be a wrong one. */
const EXAMINES =
  /^(?:is|has|can|should|validate|check|verify|assert|expect|parse|describe|explain|highlight|lint|test|tokenize|format)(?![a-z])/;
const MAX_GENERIC = 20;

/** Whether functions are read in files of that name. */
export const declaresFunctions = (name: string): boolean => LANGUAGES.has(findLanguage(endingOf(name))?.name ?? '');

/** The functions of a file of TypeScript or JavaScript; none of any other. */
export function listFunctions(name: string, text: string): readonly DeclaredFunction[] {
  const language = findLanguage(endingOf(name));
  if (language === undefined || !LANGUAGES.has(language.name)) return [];
  const { tokens } = scan(text, language);
  return tokens.flatMap((_, index) => readFunction(tokens, index) ?? []);
}

/**
 * The arguments that are expressions: those of a parameter with a name such as `croql`. Where functions of the same name
 * differ in a parameter, nothing says which of them is called.
 */
export function findParameters(functions: readonly DeclaredFunction[]): ExpressionParameters {
  const byName = new Map<string, DeclaredFunction[]>();
  for (const each of functions) {
    const same = byName.get(each.name);
    if (same) same.push(each);
    else byName.set(each.name, [each]);
  }
  return new Map(
    [...byName].flatMap(([name, same]) => {
      const isExpression = (at: number) =>
        same.every(({ parameters }) =>
          at < parameters.length ? parameters[at] === true : parameters.at(-1) !== undefined || parameters.length === 0,
        );
      const length = Math.max(...same.map(({ parameters }) => parameters.length));
      const positions = Array.from({ length }, (_, at) => at).filter(isExpression);
      return positions.length > 0 && !EXAMINES.test(name) ? [[name, positions] as const] : [];
    }),
  );
}

/** The functions that a text may call. */
export interface Functions {
  readonly parameters: ExpressionParameters;
  /** The names of those that the text declares itself: no other can be meant. */
  readonly declared: ReadonlySet<string>;
}

/** What is given to the parameters that are expressions, by the call of the function whose name is at an index. */
export function findInArguments(source: Source, index: number, { parameters, declared }: Functions): readonly Found[] {
  const { tokens, language } = source;
  if (tokens[index]!.kind !== 'word' || !LANGUAGES.has(language.name)) return [];
  const positions = parameters.get(nameAt(tokens, index)) ?? [];
  const open = positions.length === 0 ? index : skipGenerics(tokens, index + 1);
  if (tokens[open]?.text !== '(') return [];
  const before = nameStart(tokens, index) - 1;
  const isMember = ['.', '?.'].includes(tokens[before]?.text ?? '');
  const isOwn =
    declared.has(nameAt(tokens, index)) && (!isMember || ['this', 'super'].includes(tokens[before - 1]?.text ?? ''));
  return positions.flatMap((position) => {
    const at = findArgument(tokens, open, position);
    if (at === undefined) return [];
    const context = findContext(source, at);
    const by = context === null ? (isOwn ? 'name' : 'argument') : 'list call';
    return readValues(source, at).map((host) => ({
      ...{ host, by, context, edition: null, anchor: tokens[index]!.start },
    }));
  });
}

/** The function whose parameters a bracket opens, or that is an arrow after one name; null for any other token. */
function readFunction(tokens: readonly Token[], index: number): DeclaredFunction | null {
  const { kind, text } = tokens[index]!;
  if (kind === 'word' && tokens[index + 1]?.text === '=>') {
    const name = readAssigned(tokens, index - 1);
    return name === null ? null : { name, parameters: [isExpressionName(text)] };
  }
  if (kind !== 'symbol' || text !== '(') return null;
  const end = skipGroup(tokens, index);
  const isArrow = tokens[end]?.text === '=>';
  const before = skipGenericsBack(tokens, index - 1);
  const isNamed = tokens[before]?.kind === 'word' && !KEYWORDS.has(tokens[before].text) && !isArrow;
  const start = isNamed ? nameStart(tokens, before) - 1 : before;
  if (isNamed && ['.', '?.', 'new', 'get', 'set'].includes(tokens[start]?.text ?? '')) return null;
  const isFunction = tokens[tokens[start]?.text === '*' ? start - 1 : start]?.text === 'function';
  const name = isNamed ? nameAt(tokens, before) : readAssigned(tokens, before);
  const read = name === null ? null : readParameters(tokens, index, end);
  if (name === null || read === null) return null;
  const isDeclared = isFunction || isArrow || read.isTyped || (isNamed && tokens[end]?.text === '{');
  return isDeclared ? { name, parameters: read.parameters } : null;
}

/** The parameters in a bracket, and whether one has a type; null if it holds something else, such as arguments. */
function readParameters(tokens: readonly Token[], open: number, end: number) {
  const parameters: (boolean | undefined)[] = [];
  let isTyped = false;
  let at = open + 1;
  while (at < end - 1) {
    while (MODIFIERS.has(tokens[at]!.text) && tokens[at + 1]?.kind === 'word') at++;
    const { kind, text } = tokens[at]!;
    const isRest = text === '.' && tokens[at + 1]?.text === '.';
    const isPattern = kind === 'symbol' && '{['.includes(text);
    if (!isRest && !isPattern && kind !== 'word') return null;
    let next = isRest ? at + 4 : isPattern ? skipGroup(tokens, at) : at + 1;
    if (tokens[next]?.text === '?' && [':', ',', ')'].includes(tokens[next + 1]?.text ?? '')) next++;
    const sign = tokens[next]?.text ?? '';
    if (!isRest && ![':', '=', ',', ')'].includes(sign)) return null;
    isTyped ||= sign === ':';
    if (text !== 'this') parameters.push(isRest ? undefined : !isPattern && isExpressionName(text));
    at = skipParameter(tokens, next, open, end);
  }
  return { parameters, isTyped };
}

/** The index after the comma that ends a parameter, with those between the angle brackets of a type passed over. */
function skipParameter(tokens: readonly Token[], from: number, open: number, end: number): number {
  let depth = 0;
  let isType = tokens[from]?.text === ':';
  for (let at = from; at < end - 1; at++) {
    const { text, parent, kind } = tokens[at]!;
    if (parent !== open || kind !== 'symbol') continue;
    if (text === '=') isType = false;
    if (text === ',' && (depth === 0 || !isType)) return at + 1;
    if (text === '<') depth++;
    if (text === '>') depth--;
  }
  return end - 1;
}

/** The name that a function without one is assigned to, by the token before its parameters. */
function readAssigned(tokens: readonly Token[], from: number): string | null {
  let at = from;
  while (['async', 'function', '*'].includes(tokens[at]?.text ?? '')) at--;
  at = tokens[at]?.text === '>' ? skipGenericsBack(tokens, at) : at;
  if (!['=', ':'].includes(tokens[at]?.text ?? '')) return null;
  at--;
  if (tokens[at]?.text === '?') at--;
  // `const list: List = (…) =>`
  if (tokens[at + 1]!.text === '=' && tokens[at - 1]?.text === ':') at -= 2;
  // `condition ? name : (…) =>`, `case name: (…) =>`
  if (tokens[at + 1]!.text === ':' && ['?', 'case', '.'].includes(tokens[at - 1]?.text ?? '')) return null;
  return tokens[at]?.kind === 'word' ? nameAt(tokens, at) : null;
}

/** A name, with the sign of a private one. */
const nameAt = (tokens: readonly Token[], index: number): string =>
  (nameStart(tokens, index) < index ? '#' : '') + tokens[index]!.text;

const nameStart = (tokens: readonly Token[], index: number): number =>
  tokens[index - 1]?.text === '#' ? index - 1 : index;

/** The index after `?.` and after the types in angle brackets between a name and its arguments. */
function skipGenerics(tokens: readonly Token[], from: number): number {
  const start = tokens[from]?.text === '?.' ? from + 1 : from;
  if (tokens[start]?.text !== '<') return start;
  let depth = 0;
  for (let at = start; at < start + MAX_GENERIC && at < tokens.length; at++) {
    if (tokens[at]!.text === '<') depth++;
    if (tokens[at]!.text === '>' && --depth === 0) return at + 1;
  }
  return start;
}

/** The index before the parameters of types that end at an index, if some do. */
function skipGenericsBack(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.text !== '>') return from;
  let depth = 0;
  for (let at = from; at > from - MAX_GENERIC && at >= 0; at--) {
    if (tokens[at]!.text === '>') depth++;
    if (tokens[at]!.text === '<' && --depth === 0) return at - 1;
  }
  return from;
}
