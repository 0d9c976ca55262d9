import { MAX_DIAGNOSTICS, type Diagnostic, type DiagnosticFacts } from './diagnostics.ts';
import { DIALECT_SYMBOLS } from './dialects.ts';
import { INFIX_OPERATORS, KEYWORDS } from './operators.ts';
import type { Semantics } from './semantics.ts';

/** What a token is. `quoted` is in single quotes; `dialect` is a symbol that CroQL does not have. */
export type TokenKind = 'word' | 'number' | 'string' | 'quoted' | 'symbol' | 'dialect' | 'end';

/** The smallest part of an expression that means something. */
export interface Token {
  readonly kind: TokenKind;
  /** As written, with single spaces between the words of an operator; for a string, the text between its quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The keyword that a word is, in any letter case. */
  readonly keyword: string | undefined;
}

const OWN_SYMBOLS = [...[...INFIX_OPERATORS.keys()].filter((spelling) => !/\w/.test(spelling)), '(', ')', '@', ':'];

/** Symbols by their first character, the longest first. */
const symbolsByFirst = new Map<string, string[]>();
for (const symbol of [...OWN_SYMBOLS, ...DIALECT_SYMBOLS.keys()].sort((a, b) => b.length - a.length)) {
  const first = symbol.charAt(0);
  symbolsByFirst.set(first, [...(symbolsByFirst.get(first) ?? []), symbol]);
}

const SPACE = /\s+/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
/** An operator of several words, with any white space between them; null while the language has none. */
const PHRASE = phrasePattern([...KEYWORDS].filter((keyword) => keyword.includes(' ')));
const NUMBER = /(?:\p{Nd}|\.\p{Nd})[\p{L}\p{N}_.]*/uy;
const DATE_AND_TIME = /\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/y;
const PLAIN_NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;
const CURLY: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
};

/** Splits an expression into tokens, the last of kind `end`, and reports what it cannot read. Never throws. */
export function tokenize(text: string, semantics: Semantics): { tokens: Token[]; diagnostics: Diagnostic[] } {
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  const report = (start: number, end: number, facts: DiagnosticFacts) => {
    if (diagnostics.length <= MAX_DIAGNOSTICS) diagnostics.push({ span: { start, end }, ...facts });
  };
  /** The end of what a pattern matches at an offset; the offset itself when it does not match. */
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  const push = (kind: TokenKind, start: number, end: number, content = text.slice(start, end)) => {
    tokens.push({ kind, text: content, start, end, keyword: kind === 'word' ? findKeyword(content) : undefined });
    return end;
  };

  let at = 0;
  while ((at = match(SPACE, at)) < text.length) {
    const start = at;
    const first = text.charAt(at);
    if (first === '"' || first === "'") {
      const hasEscapes = first === '"' && text.includes('\\') && semantics['string-escape'] === 'backslash';
      const { end, content, isClosed } = readQuoted(text, at, hasEscapes);
      if (!isClosed) report(start, end, { code: 'unclosed-string', quote: first });
      at = push(first === '"' ? 'string' : 'quoted', start, end, content);
    } else if (PHRASE && (at = match(PHRASE, start)) > start) {
      push('word', start, at, text.slice(start, at).replaceAll(/\s+/g, ' '));
    } else if ((at = match(WORD, start)) > start) {
      push('word', start, at);
    } else if ((at = match(DATE_AND_TIME, start)) > start) {
      report(start, at, { code: 'unquoted-date', instead: `'${text.slice(start, at)}'` });
      push('quoted', start, at);
    } else if ((at = match(NUMBER, start)) > start) {
      const found = text.slice(start, at);
      if (!PLAIN_NUMBER.test(found)) report(start, at, { code: 'number-form', found });
      push('number', start, at);
    } else {
      const symbol = symbolsByFirst.get(first)?.find((candidate) => text.startsWith(candidate, start));
      const instead = CURLY[first];
      if (symbol !== undefined) {
        at = push(DIALECT_SYMBOLS.has(symbol) ? 'dialect' : 'symbol', start, start + symbol.length);
      } else if (instead !== undefined) {
        at = pushCurlyQuoted(start, first, instead);
      } else {
        const found = String.fromCodePoint(text.codePointAt(start)!);
        at = push('dialect', start, start + found.length);
        report(start, at, { code: 'unexpected-character', found });
      }
    }
  }
  push('end', text.length, text.length);
  return { tokens, diagnostics };

  /** Reads text between typographic quotes as it is meant, so that the rest of the expression still makes sense. */
  function pushCurlyQuoted(start: number, found: string, instead: string): number {
    report(start, start + 1, { code: 'curly-quote', found, instead });
    let end = start + 1;
    while (end < text.length && CURLY[text.charAt(end)] !== instead && text.charAt(end) !== instead) end++;
    push(instead === '"' ? 'string' : 'quoted', start, Math.min(end + 1, text.length), text.slice(start + 1, end));
    return Math.min(end + 1, text.length);
  }
}

function phrasePattern(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|');
  return new RegExp(`(?:${pattern})(?![\\p{L}\\p{M}\\p{N}_])`, 'iuy');
}

function findKeyword(word: string): string | undefined {
  if (KEYWORDS.has(word)) return word;
  const lower = word.toLowerCase();
  return KEYWORDS.has(lower) ? lower : undefined;
}

interface Quoted {
  readonly end: number;
  /** The text between the quotes. */
  readonly content: string;
  readonly isClosed: boolean;
}

function readQuoted(text: string, start: number, hasEscapes: boolean): Quoted {
  const quote = text.charAt(start);
  if (!hasEscapes) {
    const close = text.indexOf(quote, start + 1);
    const end = close < 0 ? text.length : close;
    return { end: Math.min(end + 1, text.length), content: text.slice(start + 1, end), isClosed: close >= 0 };
  }
  let content = '';
  let at = start + 1;
  for (; at < text.length && text.charAt(at) !== quote; at++) {
    if (text.charAt(at) === '\\' && at + 1 < text.length) at++;
    content += text.charAt(at);
  }
  return { end: Math.min(at + 1, text.length), content, isClosed: at < text.length };
}
