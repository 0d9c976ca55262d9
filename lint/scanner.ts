import type { Span } from '../croql/tree.ts';
import { SHELL_QUOTES, SHELL_WORD, type HostLanguage, type Part, type StringForm } from './languages.ts';

/** The smallest part of a host language that the finder tells apart. */
export interface Token extends Span {
  readonly kind: 'word' | 'symbol' | 'string';
  /** As written. */
  readonly text: string;
  /** How a string is written, and the span of its text. */
  readonly form: StringForm | null;
  readonly inner: Span;
  /** The index of the bracket that the token stands in; -1 outside of all. */
  readonly parent: number;
  /** The first token of its line. */
  readonly isFirst: boolean;
}

/** A comment, and the index of the token after it. */
export interface Comment extends Span {
  /** Without its marks. */
  readonly text: string;
  readonly next: number;
}

/** What a file of a host language consists of. */
export interface Scanned {
  readonly tokens: readonly Token[];
  readonly comments: readonly Comment[];
}

const SPACE = /\s+/y;
const WORD = /[\p{L}\p{N}_$@][\p{L}\p{N}_$]*/uy;
const SYMBOL = /===?|!==?|=>|:=|[-+.*/%&|^]=|\?\?=?|\|\|=?|&&=?|->|::|\?\.|<=|>=|<<|[^]/y;
const BARE = /(?:[^\s"'`$\\;&|<>()]|\\[^])+/y;
const OPENING = '([{';
const CLOSING = ')]}';
/** Words after which a `/` begins a regular expression. */
const BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'and',
  'or',
  'not',
  'if',
  'unless',
  'when',
]);
const REGEX = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,500}\/\w*/y;

/** Splits a text of a host language into tokens and comments, from `start` to `end`. Never throws, whatever the text. */
export function scan(text: string, language: HostLanguage, start = 0, end = text.length): Scanned {
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  const brackets: number[] = [];
  const unclosed = new Set<string>();
  const source = end === text.length ? text : text.slice(0, end);
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(source) ? pattern.lastIndex : at;
  };
  let isFirst = true;
  const push = (
    kind: Token['kind'],
    from: number,
    to: number,
    form: StringForm | null = null,
    inner = { start: from, end: to },
  ) => {
    const word = kind === 'string' ? '' : source.slice(from, to);
    if (kind === 'symbol' && CLOSING.includes(word)) brackets.pop();
    tokens.push({ kind, text: word, form, inner, start: from, end: to, parent: brackets.at(-1) ?? -1, isFirst });
    if (kind === 'symbol' && OPENING.includes(word)) brackets.push(tokens.length - 1);
    isFirst = false;
    return to;
  };
  const skipOutside = (at: number): number => {
    if (!language.codeBetween) return at;
    const open = source.indexOf(language.codeBetween[0], at);
    return open < 0 ? source.length : open + language.codeBetween[0].length;
  };

  // A block of Markdown is code as a whole.
  const isMixed = language.codeBetween && source.includes(language.codeBetween[0], start);
  let at = isMixed ? skipOutside(start) : start;
  while (at < source.length) {
    const space = match(SPACE, at);
    if (space > at) {
      if (source.slice(at, space).includes('\n')) isFirst = true;
      // A comment may begin with its line.
      at = language.blockComments.some(([open]) => source.startsWith(open, space - 1)) ? space - 1 : space;
      if (at === source.length) break;
    }
    const comment = readComment(source, at, language);
    if (comment) {
      comments.push({ ...comment, next: tokens.length });
      if (comment.text.includes('\n')) isFirst = true;
      at = comment.end;
      continue;
    }
    if (source.charAt(at) === '\n') {
      at++;
      continue;
    }
    if (language.codeBetween && source.startsWith(language.codeBetween[1], at)) {
      at = skipOutside(at);
      continue;
    }
    const string = readString(source, at, language, unclosed);
    if (string) {
      at = push('string', at, string.end, string.form, string.inner);
      continue;
    }
    const word = match(WORD, at);
    if (word > at) {
      at = push('word', at, word);
      continue;
    }
    const regex =
      language.hasRegex && source.charAt(at) === '/' && mayBeginRegex(tokens.at(-1)) ? match(REGEX, at) : at;
    at = regex > at ? push('word', at, regex) : push('symbol', at, match(SYMBOL, at));
  }
  return { tokens, comments };
}

function mayBeginRegex(before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'symbol') return !CLOSING.includes(before.text);
  return before.kind === 'word' && BEFORE_REGEX.has(before.text);
}

function readComment(text: string, at: number, language: HostLanguage): Omit<Comment, 'next'> | null {
  const line = language.lineComments.find((mark) => text.startsWith(mark, at));
  // In a shell `a#b` is a word, and in PHP `#[` an attribute.
  const isOther = language.hasBareWords
    ? /\S/.test(text.charAt(at - 1))
    : language.codeBetween && text.startsWith('#[', at);
  if (line !== undefined && !isOther) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    return { start: at, end: stop, text: text.slice(at + line.length, stop) };
  }
  const block = language.blockComments.find(([open]) => text.startsWith(open, at));
  if (!block) return null;
  const close = text.indexOf(block[1], at + block[0].length);
  const end = close < 0 ? text.length : close;
  return { start: at, end: Math.min(end + block[1].length, text.length), text: text.slice(at + block[0].length, end) };
}

interface ReadString {
  readonly end: number;
  readonly form: StringForm;
  readonly inner: Span;
}

function readString(text: string, at: number, language: HostLanguage, unclosed: Set<string>): ReadString | null {
  for (const form of language.strings) {
    form.open.lastIndex = at;
    const opened = form.open.exec(text);
    if (!opened) continue;
    const from = at + opened[0].length;
    // What nothing closes once is not closed later either, and is not looked for again.
    const name = `${form.close} ${form.escapes} ${form.close === '' ? opened.at(-1) : ''}`;
    if (unclosed.has(name)) continue;
    const inner = form.close === '' ? readHeredoc(text, from, opened.at(-1)!) : readLiteral(text, from, form);
    if (!inner && form.isMultiline) unclosed.add(name);
    if (inner) return { form, inner: { start: inner.start, end: inner.end }, end: inner.after };
  }
  if (!language.hasBareWords) return null;
  const end = skipShellWord(text, at);
  return end > at ? { form: SHELL_WORD, inner: { start: at, end }, end } : null;
}

type Inner = Span & { readonly after: number };

function readHeredoc(text: string, from: number, name: string): Inner | null {
  const lineEnd = text.indexOf('\n', from);
  if (lineEnd < 0) return null;
  const closing = new RegExp(`^[ \\t]*${name}\\b`, 'my');
  for (let at = lineEnd + 1; at > 0 && at <= text.length; at = text.indexOf('\n', at) + 1) {
    closing.lastIndex = at;
    if (closing.test(text)) return { start: lineEnd + 1, end: at, after: closing.lastIndex };
  }
  return null;
}

/** The text of a literal whose quotes have been opened, or null if nothing closes it. */
export function readLiteral(text: string, from: number, form: StringForm): Inner | null {
  let at = from;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === '\n' && !form.isMultiline) return null;
    if (letter === '\\' && form.escapes !== 'none' && form.escapes !== 'doubled') {
      at += 2;
      continue;
    }
    if (text.startsWith(form.close, at)) {
      if (form.escapes !== 'doubled' || text.charAt(at + 1) !== form.close) {
        return { start: from, end: at, after: at + form.close.length };
      }
      at += 2;
      continue;
    }
    const after = skipPart(text, at, form.parts);
    at = after > at ? after : at + 1;
  }
  return null;
}

/** The end of a part of a template that begins at an offset; the offset itself if none does. */
export function skipPart(text: string, at: number, parts: readonly Part[]): number {
  for (const part of parts) {
    if (part instanceof RegExp) {
      part.lastIndex = at;
      if (part.test(text)) return part.lastIndex;
    } else if (text.startsWith(part.open, at)) {
      // A doubled brace is a brace.
      if (part.open === '{' && text.charAt(at + 1) === '{') return at + 2;
      return skipBracket(text, at + part.open.length, part.open.at(-1)!, part.close);
    }
  }
  return at;
}

/** Templates within templates are read that deep; no file that somebody writes is deeper. */
const MAX_DEPTH = 20;

/** The offset after the bracket that closes one, with those in between and in quotes passed over. */
function skipBracket(text: string, from: number, open: string, close: string, level = 0): number {
  if (level > MAX_DEPTH) return text.length;
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '\\') at++;
    else if (letter === close) {
      depth--;
      if (depth === 0) return at + 1;
    } else if (letter === open) depth++;
    else if (letter === '"' || letter === "'" || letter === '`') {
      const end = findQuoteEnd(text, at, level);
      // An apostrophe in between closes nothing.
      if (end > at) at = end;
    }
  }
  return text.length;
}

function findQuoteEnd(text: string, at: number, level: number): number {
  const quote = text.charAt(at);
  for (let end = at + 1; end < text.length; end++) {
    const letter = text.charAt(end);
    if (letter === '\\') end++;
    else if (letter === quote) return end;
    else if (letter === '\n' && quote !== '`') return at;
    else if (quote === '`' && text.startsWith('${', end)) end = skipBracket(text, end + 2, '{', '}', level + 1) - 1;
  }
  // Nothing closes a template that its file does not close.
  return quote === '`' ? text.length : at;
}

function skipShellWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    BARE.lastIndex = at;
    if (BARE.test(text)) {
      at = BARE.lastIndex;
      continue;
    }
    const quoted = SHELL_QUOTES.find(({ open }) => {
      open.lastIndex = at;
      return open.test(text);
    });
    const literal = quoted && readLiteral(text, quoted.open.lastIndex, quoted);
    const after = literal ? literal.after : skipPart(text, at, SHELL_WORD.parts);
    if (after === at) return at;
    at = after;
  }
  return at;
}

/** Groups that long are not looked through. */
const MAX_GROUP = 2_000;

/** The index after the bracket that closes the one at an index, or of the last token that is looked at. */
export function skipGroup(tokens: readonly Token[], open: number): number {
  const end = Math.min(tokens.length, open + MAX_GROUP);
  let at = open + 1;
  while (at < end && tokens[at]!.parent >= open) at++;
  return Math.min(at + 1, tokens.length);
}

/** The index of the first token of an argument by its position; undefined if a call has fewer, or spreads some before. */
export function findArgument(tokens: readonly Token[], open: number, position: number): number | undefined {
  let at = open + 1;
  for (let argument = 0; argument < position; argument++) {
    if (tokens[at]?.text === '.' && tokens[at + 1]?.text === '.') return undefined;
    while (at < tokens.length && tokens[at]!.parent >= open) {
      if (tokens[at]!.parent === open && tokens[at]!.text === ',') break;
      at++;
    }
    if (tokens[at]?.text !== ',' || tokens[at]!.parent !== open) return undefined;
    at++;
  }
  return at;
}

/** Words and signs of a type that are looked at. */
const MAX_TYPE = 8;
const TYPE_SIGNS = new Set(['.', '[', ']', '|', '?', '<', '>']);

/** The index after the annotation of a type, from its first token on. */
export function skipType(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + MAX_TYPE && (tokens[at]?.kind === 'word' || TYPE_SIGNS.has(tokens[at]?.text ?? ''))) at++;
  return at;
}
