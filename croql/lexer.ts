import { MOST_DIAGNOSTICS, type Complaint, type Diagnostic } from './diagnostics.ts';
import { ARITHMETIC, COMPARISONS, KEYWORDS } from './operators.ts';
import type { Semantics } from './semantics.ts';

/** What a token is. `quoted` stands in single quotes, `foreign` is a symbol of some other language. */
export type TokenKind = 'word' | 'number' | 'string' | 'quoted' | 'symbol' | 'foreign' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As written; of a string, what it holds. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The keyword that a word is, in whatever case it is written. */
  readonly keyword: string | undefined;
}

/** Symbols that people bring from other languages, with what CroQL writes instead; empty where it has nothing. */
// prettier-ignore
export const FOREIGN_SYMBOLS: Readonly<Record<string, string>> = {
  '===': '=', '!==': '!=', '==': '=', '<>': '!=', '=>': '>=', '=<': '<=', '=~': 'contains', '~': 'contains',
  '&&': 'and', '||': 'or', '&': 'and', '|': 'or', '!': 'not', '.': '', ',': '', '%': '',
};

const OWN_SYMBOLS = [
  ...[...COMPARISONS, ...ARITHMETIC]
    .flatMap((row) => [row.spelling, ...row.aliases])
    .filter((text) => !/\w/.test(text)),
  ...['(', ')', '@', ':'],
];

const symbolsByFirst = new Map<string, string[]>();
for (const symbol of [...OWN_SYMBOLS, ...Object.keys(FOREIGN_SYMBOLS)].sort((a, b) => b.length - a.length)) {
  const first = symbol.charAt(0);
  symbolsByFirst.set(first, [...(symbolsByFirst.get(first) ?? []), symbol]);
}

const SPACE = /\s+/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
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

/** The tokens of an expression, ended by one of kind `end`, and what could not be read. Never throws. */
export function tokenize(text: string, semantics: Semantics): { tokens: Token[]; diagnostics: Diagnostic[] } {
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  const complain = (start: number, end: number, complaint: Complaint) => {
    if (diagnostics.length <= MOST_DIAGNOSTICS) diagnostics.push({ span: { start, end }, ...complaint });
  };
  const reads = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  const push = (kind: TokenKind, start: number, end: number, held = text.slice(start, end)) => {
    tokens.push({ kind, text: held, start, end, keyword: kind === 'word' ? keywordOf(held) : undefined });
    return end;
  };

  let at = 0;
  while ((at = reads(SPACE, at)) < text.length) {
    const start = at;
    const first = text.charAt(at);
    if (first === '"' || first === "'") {
      const { end, held, closed } = quoted(text, at, first === '"' && semantics['string-escape'] === 'backslash');
      if (!closed) complain(start, end, { code: 'unclosed-string', quote: first });
      at = push(first === '"' ? 'string' : 'quoted', start, end, held);
    } else if ((at = reads(WORD, start)) > start) {
      push('word', start, at);
    } else if ((at = reads(DATE_AND_TIME, start)) > start) {
      complain(start, at, { code: 'unquoted-date', instead: `'${text.slice(start, at)}'` });
      push('quoted', start, at);
    } else if ((at = reads(NUMBER, start)) > start) {
      const found = text.slice(start, at);
      if (!PLAIN_NUMBER.test(found)) complain(start, at, { code: 'number-form', found });
      push('number', start, at);
    } else {
      const symbol = symbolsByFirst.get(first)?.find((candidate) => text.startsWith(candidate, start));
      const instead = CURLY[first];
      if (symbol !== undefined) {
        at = push(symbol in FOREIGN_SYMBOLS ? 'foreign' : 'symbol', start, start + symbol.length);
      } else if (instead !== undefined) {
        at = curlyQuoted(start, first, instead);
      } else {
        const found = String.fromCodePoint(text.codePointAt(start)!);
        at = push('foreign', start, start + found.length);
        complain(start, at, { code: 'unexpected-character', found });
      }
    }
  }
  push('end', text.length, text.length);
  return { tokens, diagnostics };

  /** Text between typographic quotes is read as meant, so that the rest of the expression still makes sense. */
  function curlyQuoted(start: number, found: string, instead: string): number {
    complain(start, start + 1, { code: 'curly-quote', found, instead });
    let end = start + 1;
    while (end < text.length && CURLY[text.charAt(end)] !== instead && text.charAt(end) !== instead) end++;
    push(instead === '"' ? 'string' : 'quoted', start, Math.min(end + 1, text.length), text.slice(start + 1, end));
    return Math.min(end + 1, text.length);
  }
}

function keywordOf(word: string): string | undefined {
  if (KEYWORDS.has(word)) return word;
  const lower = word.toLowerCase();
  return KEYWORDS.has(lower) ? lower : undefined;
}

function quoted(text: string, start: number, escapes: boolean): { end: number; held: string; closed: boolean } {
  const quote = text.charAt(start);
  if (!escapes) {
    const close = text.indexOf(quote, start + 1);
    const end = close < 0 ? text.length : close;
    return { end: Math.min(end + 1, text.length), held: text.slice(start + 1, end), closed: close >= 0 };
  }
  let held = '';
  let at = start + 1;
  for (; at < text.length && text.charAt(at) !== quote; at++) {
    if (text.charAt(at) === '\\' && at + 1 < text.length) at++;
    held += text.charAt(at);
  }
  return { end: Math.min(at + 1, text.length), held, closed: at < text.length };
}
