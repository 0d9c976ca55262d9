import { findConstant } from './constants.ts';
import { HOLE, decode, joinTexts, unknownText, type HostText } from './host-text.ts';
import type { HostLanguage } from './languages.ts';
import { skipGroup } from './scanner.ts';
import type { Scanned, Token } from './scanner.ts';

/** A file of a host language, split into tokens. */
export interface Source extends Scanned {
  readonly file: string;
  readonly language: HostLanguage;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Calls that give back the text of their first argument, with its parts filled in. */
const FORMATTERS = wordsOf(
  'format formatted sprintf printf raw dedent trim trimspace strip string str encodeuricomponent urlencode rawurlencode ' +
    'quote quoteplus queryescape pathescape escapedatastring',
);
/** Calls on a text that leave it a text of the same words. */
const TEXT_METHODS = wordsOf('format formatted trim strip lstrip rstrip stripindent squish stripheredoc freeze chomp');
const COMPARISONS = new Set(['==', '===', '!=', '!==', '<', '>', '<=', '>=']);
const ALTERNATIVES = new Set(['?', ':', '||', '??', '&&']);
const ALTERNATIVE_WORDS = wordsOf('if else or and unless then end');
const PREFIXES = new Set(['!', '-', '&', '*']);
const PREFIX_WORDS = wordsOf('await new const not');

/** A text that a value can be; `null` stands for one that is put together in another way. */
type Run = HostText | null;

/** What is joined to a text: the texts that it can be, and the unknown part that it is if these are several. */
interface Operand {
  readonly runs: readonly Run[];
  readonly whole: HostText;
}

/** Where names mean something: in the code around a template, for what fills a part of it. */
export interface Scope {
  readonly source: Source;
  readonly index: number;
}

/**
 * The texts that the expression from a token on can have, one for each of its alternatives; for one that is the name of a
 * variable, those of its value.
 */
export function readValues(source: Source, index: number, scope: Scope = { source, index }): readonly HostText[] {
  return listTexts(source, readAlternatives(source, index, source.tokens[index]?.parent ?? -1).runs, scope);
}

/** The same of the operand at a token, without what is joined to it. */
export const readPart = (source: Source, index: number): readonly HostText[] =>
  listTexts(source, readOperand(source, index, 0).runs, { source, index });

const listTexts = ({ file }: Source, runs: readonly Run[], scope: Scope): readonly HostText[] =>
  runs.flatMap((run) => {
    if (run === null || hasText(run)) return run ?? [];
    return readConstant(scope, file.slice(run.starts[0], run.ends[0]));
  });

/** The texts of a variable. */
function readConstant({ source, index }: Scope, name: string): readonly HostText[] {
  const { tokens, language } = source;
  const at = findConstant(tokens, language, name, index);
  if (at === undefined) return [];
  return readAlternatives(source, at, tokens[at]?.parent ?? -1).runs.filter(
    (run): run is HostText => run !== null && hasText(run),
  );
}

const hasText = ({ pieces }: HostText) => pieces.length > 0;

interface Reading {
  readonly runs: readonly Run[];
  readonly next: number;
}

function readAlternatives(source: Source, from: number, parent: number, level = 0): Reading {
  const { tokens, language } = source;
  const runs: Run[] = [];
  let parts: Operand[] = [];
  let isCompared = false;
  const close = () => {
    if (parts.length > 0 && !isCompared) runs.push(...joinOperands(parts));
    parts = [];
  };
  let at = from;
  while (at < tokens.length && tokens[at]!.parent === parent) {
    const token = tokens[at]!;
    const isJoined = parts.length === 0 || isOperator(language, tokens[at - 1]!);
    const isWordOperator = token.kind === 'word' && ALTERNATIVE_WORDS.has(token.text);
    if (at > from && token.isFirst && !isJoined && !continuesLine(source, at, parent)) break;
    if (token.kind === 'symbol') {
      if (token.text === '\\') {
        at++;
        continue;
      }
      if (COMPARISONS.has(token.text)) {
        isCompared = true;
        parts = [];
        at++;
        continue;
      }
      if (ALTERNATIVES.has(token.text)) {
        close();
        isCompared = false;
        at++;
        continue;
      }
      if (parts.length > 0 && language.joins.includes(token.text)) {
        at++;
        continue;
      }
      if (parts.length > 0 && token.text === '%') {
        // What is filled in says nothing about the text.
        at = readOperand(source, at + 1, level).next;
        continue;
      }
      if (!'([{'.includes(token.text) && !PREFIXES.has(token.text)) break;
    } else if (isWordOperator) {
      close();
      // In `a if b else c` the middle is a condition.
      isCompared = token.text === 'if' || token.text === 'unless';
      at++;
      continue;
    }
    const before = tokens[at - 1]?.text === '\\' ? tokens[at - 2] : tokens[at - 1];
    const areNeighbours = language.joinsNeighbours && token.kind === 'string' && before?.kind === 'string';
    if (!isJoined && !areNeighbours) break;
    const operand = readOperand(source, at, level);
    if (operand.next === at) break;
    parts.push({ runs: operand.runs, whole: unknownText({ start: token.start, end: tokens[operand.next - 1]!.end }) });
    at = operand.next;
  }
  close();
  return { runs, next: at };
}

function joinOperands(parts: readonly Operand[]): readonly Run[] {
  if (parts.length === 1) return parts[0]!.runs;
  // Alternatives within parentheses make a part unknown.
  const texts = parts.map(({ runs, whole }) => (runs.length === 1 ? runs[0]! : whole));
  return [texts.some((text) => text === null) ? null : joinTexts(texts as HostText[])];
}

const isOperator = (language: HostLanguage, { kind, text }: Token) =>
  kind === 'symbol' && language.joins.includes(text);

/** Whether a line goes on with a token that begins the next one. */
function continuesLine({ tokens, language }: Source, at: number, parent: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1]!;
  if (token.kind === 'symbol')
    return language.joins.includes(token.text) || ALTERNATIVES.has(token.text) || token.text === '%';
  if (before.kind === 'symbol' && (before.text === '\\' || ALTERNATIVES.has(before.text) || before.text === '%'))
    return true;
  const isInBrackets = parent >= 0 && language.joinsNeighbours === true;
  return (
    isInBrackets && (token.kind === 'string' || ALTERNATIVE_WORDS.has(token.text) || ALTERNATIVE_WORDS.has(before.text))
  );
}

/** A literal, a name with what follows it, or something in parentheses. */
function readOperand(source: Source, from: number, level: number): Reading {
  const { tokens, file } = source;
  let at = from;
  while (
    (tokens[at]?.kind === 'symbol' && PREFIXES.has(tokens[at]!.text)) ||
    (tokens[at]?.kind === 'word' && PREFIX_WORDS.has(tokens[at]!.text))
  ) {
    at++;
  }
  const token = tokens[at];
  if (!token) return { runs: [], next: from };
  if (token.kind === 'string') return readMethods(source, at + 1, decode(file, token.form!, token.inner));
  if (token.text === '(') {
    const inner = level < MAX_LEVELS ? readAlternatives(source, at + 1, at, level + 1).runs : [];
    return { runs: inner, next: skipGroup(tokens, at) };
  }
  if (token.text === '[' || token.text === '{') {
    const next = skipGroup(tokens, at);
    return { runs: [unknownText({ start: token.start, end: tokens[next - 1]!.end })], next };
  }
  return token.kind === 'word' ? readChain(source, at, level) : { runs: [], next: from };
}

/** A chain such as `a.b(c)[d]`; a call that formats a text is that text. */
function readChain(source: Source, from: number, level: number): Reading {
  const { tokens, language } = source;
  let at = from + 1;
  let name = tokens[from]!.text;
  let formatted: HostText | null = null;
  for (;;) {
    const token = tokens[at];
    if (!token || (token.isFirst && token.kind !== 'symbol')) break;
    if (['.', '->', '::', '?.'].includes(token.text) && tokens[at + 1]?.kind === 'word' && !isJoinSpaced(source, at)) {
      name = tokens[at + 1]!.text;
      at += 2;
    } else if (token.text === '(' || token.text === '[') {
      const isCall = token.text === '(' && FORMATTERS.has(name.toLowerCase().replaceAll('_', ''));
      const inner: readonly Run[] =
        isCall && level < MAX_LEVELS ? readAlternatives(source, at + 1, at, level + 1).runs : [];
      formatted = inner.length === 1 ? inner[0]! : null;
      at = skipGroup(tokens, at);
    } else if (language.hasTags && token.kind === 'string' && token.start === tokens[at - 1]!.end) {
      return readMethods(source, at + 1, decode(source.file, token.form!, token.inner));
    } else break;
  }
  const whole = unknownText({ start: tokens[from]!.start, end: tokens[at - 1]!.end });
  return { runs: [formatted ?? whole], next: at };
}

/** In PHP a point joins, and is not between an object and its member. */
const isJoinSpaced = ({ tokens, language }: Source, at: number) =>
  tokens[at]!.text === '.' && language.joins.includes('.');

function readMethods(source: Source, from: number, text: HostText): Reading {
  const { tokens, language } = source;
  let at = from;
  let isText = true;
  while (
    ['.', '->', '?.'].includes(tokens[at]?.text ?? '') &&
    !language.joins.includes(tokens[at]!.text) &&
    tokens[at + 1]?.kind === 'word'
  ) {
    const name = tokens[at + 1]!.text.toLowerCase().replaceAll('_', '');
    isText &&= TEXT_METHODS.has(name);
    at += 2;
    if (tokens[at]?.text === '(') at = skipGroup(tokens, at);
  }
  return { runs: [isText ? text : null], next: at };
}

/** Parentheses that deep are no text. */
const MAX_LEVELS = 20;

/** A text with one unknown part before it, as what is appended to another has. */
export const afterUnknown = (text: HostText): HostText =>
  text.text.startsWith(HOLE)
    ? text
    : joinTexts([unknownText({ start: text.starts[0] ?? 0, end: text.starts[0] ?? 0 }), text]);
