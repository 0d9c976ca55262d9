import { check, type CheckOptions } from '../croql/checker.ts';
import type { Diagnostic } from '../croql/diagnostics.ts';
import { parse } from '../croql/parser.ts';
import { format } from '../croql/printer.ts';
import type { Span } from '../croql/tree.ts';
import { encodeFor, fileSpan, HOLE, type HostText } from './host-text.ts';
import { diagnoseTemplate, hasUnknowns } from './template.ts';

/** A replacement of a span; the text is as the file has it. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** The edits of the one right correction of a mistake, in the expression's own offsets; null if there is none. */
export function correct(text: string, diagnostic: Diagnostic, options: CheckOptions): readonly Edit[] | null {
  const edits = proposeEdits(text, diagnostic);
  if (!edits) return null;
  const corrected = applyEdits(text, edits);
  const isBetter = diagnoseTemplate(corrected, options).length < diagnoseTemplate(text, options).length;
  return isBetter ? edits : null;
}

/** What may have been meant by a name that does not exist. */
export const suggest = (diagnostic: Diagnostic): readonly string[] =>
  diagnostic.code === 'unknown-member' && diagnostic.instead === null ? diagnostic.suggestions : [];

const CLOSING_QUOTES: Readonly<Record<string, RegExp>> = { '"': /[“”„«»"]/, "'": /[‘’']/ };

function proposeEdits(text: string, d: Diagnostic): readonly Edit[] | null {
  const { span } = d;
  const replace = (by: string, at: Span = span): readonly Edit[] => [{ span: at, text: by }];
  switch (d.code) {
    case 'curly-quote': {
      const close = text.slice(span.end).search(CLOSING_QUOTES[d.instead]!);
      if (close < 0) return null;
      const end = { start: span.end + close, end: span.end + close + 1 };
      return [...replace(d.instead), ...replace(d.instead, end)];
    }
    case 'foreign-operator':
      // A word can have been meant in several ways.
      return d.instead === '' || /\w/.test(d.found) ? null : replace(separate(text, span, d.instead));
    case 'keyword-case':
    case 'unquoted-date':
    case 'mention-form':
      return replace(d.instead);
    case 'dotted-path':
      return d.instead.includes('…') ? null : replace(d.instead);
    case 'unquoted-text':
    case 'single-quoted-text':
      return d.found.includes('"') ? null : replace(`"${text.slice(span.start, span.end).replaceAll(/^'|'$/g, '')}"`);
    case 'double-quoted-date':
      return replace(`'${d.found}'`);
    case 'bare-predicate':
      return replace(`(${text.slice(span.start, span.end)})`);
    case 'filter-word': {
      const word = new RegExp(`^\\s*${d.found}\\b`, 'i').exec(text.slice(span.end));
      return (
        word &&
        replace(d.instead, { start: span.end + word[0].length - d.found.length, end: span.end + word[0].length })
      );
    }
    case 'unknown-member': {
      if (d.instead !== null) return d.instead.includes('…') ? null : replace(d.instead);
      const bare = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
      const respelled = d.suggestions.filter((name) => bare(name) === bare(d.name));
      return respelled.length === 1 ? replace(respelled[0]!) : null;
    }
    default:
      return null;
  }
}

/** A word in place of a symbol, with the spaces that the symbol did not need. */
function separate(text: string, { start, end }: Span, word: string): string {
  const isWord = /\w/.test(word);
  const before = isWord && start > 0 && !/[\s(]/.test(text.charAt(start - 1)) ? ' ' : '';
  const after = isWord && end < text.length && !/\s/.test(text.charAt(end)) ? ' ' : '';
  return before + word + after;
}

/** The canonical text of a valid expression that one literal on one line holds; null if it has that text. */
export function formatHost({ text, pieces }: HostText, options: CheckOptions, isFile: boolean): Edit | null {
  const isPlain = pieces.length === 1 && !pieces[0]!.isUrl && (isFile || !text.includes('\n'));
  if (!isPlain || hasUnknowns(text) || !check(text, options).ok) return null;
  try {
    const formatted = format(parse(text, options).tree) + (isFile && text.endsWith('\n') ? '\n' : '');
    return formatted === text ? null : { span: { start: 0, end: text.length }, text: formatted };
  } catch {
    return null;
  }
}

/** An edit of an expression as an edit of the file that has it; null if no single literal of the file can hold it. */
export function locateEdit(host: HostText, { span, text }: Edit): Edit | null {
  const piece = host.pieces.find(({ start, end }) => start <= span.start && span.end <= end);
  if (!piece || host.text.slice(span.start, span.end).includes(HOLE)) return null;
  const encoded = encodeFor(piece, text);
  return encoded === null ? null : { span: fileSpan(host, span), text: encoded };
}

/** A text with edits made; one that overlaps an earlier one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { span, text: by } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    if (span.start < at) continue;
    result += text.slice(at, span.start) + by;
    at = span.end;
  }
  return result + text.slice(at);
}
