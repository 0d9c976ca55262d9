import { check } from './checker.ts';
import { computeZoneOffset, formatSpaced } from './dates.ts';
import type { Diagnostic } from './diagnostics.ts';
import { tokenize } from './lexer.ts';
import { resolveOptions, type Options } from './options.ts';
import { format } from './printer.ts';
import type { Node, Span } from './tree.ts';
import { renderDiagnostic } from './wording.ts';

/** A value that a template can hold: a text, login or language code, a number, or a date to the second. */
export type BoundValue = string | number | Date;

/** A tag that checks an expression, and writes the values in it as literals. */
export type CroqlTag = (parts: TemplateStringsArray, ...values: readonly BoundValue[]) => string;

/** Thrown for a template that is not a valid expression. The message shows the place. */
export class TemplateError extends Error {
  /** The expression with its values. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];

  constructor(text: string, diagnostics: readonly Diagnostic[]) {
    super(`This is not a valid expression:\n${diagnostics.map((each) => renderDiagnostic(text, each)).join('\n')}`);
    this.name = 'TemplateError';
    this.text = text;
    this.diagnostics = diagnostics;
  }
}

/**
 * A template of an expression about source strings; with options, the tag for other records or for the enterprise
 * edition. Returns the expression with its values as literals, ready to be a query parameter; not percent-encoded.
 *
 * ```ts
 * const hidden = croql`is hidden and count of comments > 0`;
 * const drafts = croql({ context: 'glossary-term' })`status = "draft" and user = @user:${login} and createdAt > ${since}`;
 * ```
 *
 * A value brings its own quotes and stands where a literal can stand, so it never becomes another part of the expression.
 * Throws `TemplateError` for what is not valid, so a template at the top of a module is checked at start-up; a `TypeError`
 * for a value of another type and for options that do not exist; a `RangeError` for a value that no literal can hold: a text
 * with a double quote or half a character, or with a backslash unless `semantics` says what it means, a number that is not
 * finite, no date.
 */
export function croql(parts: TemplateStringsArray, ...values: readonly BoundValue[]): string;
export function croql(options: Options): CroqlTag;
export function croql(first: TemplateStringsArray | Options, ...values: readonly BoundValue[]): string | CroqlTag {
  if (isTemplate(first)) return bind(first, values, {});
  resolveOptions(first);
  return (parts, ...bound) => bind(parts, bound, first);
}

const isTemplate = (first: TemplateStringsArray | Options): first is TemplateStringsArray => Array.isArray(first);

function bind(parts: TemplateStringsArray, values: readonly BoundValue[], options: Options): string {
  let text = parts[0]!;
  const places: Span[] = [];
  for (const [index, value] of values.entries()) {
    const start = text.length;
    text += writeLiteral(value, options);
    places.push({ start, end: text.length });
    text += parts[index + 1]!;
  }
  requireTokens(text, places, options);
  const checked = check(text, options);
  if (!checked.ok) throw new TemplateError(text, checked.diagnostics);
  return text;
}

/** A value within quotes or beside a word would be a part of it. */
function requireTokens(text: string, places: readonly Span[], options: Options): void {
  const { tokens } = tokenize(text, resolveOptions(options).semantics);
  const [starts, ends] = [new Set(tokens.map(({ start }) => start)), new Set(tokens.map(({ end }) => end))];
  const wrong = places.findIndex(({ start, end }) => !starts.has(start) || !ends.has(end));
  if (wrong < 0) return;
  throw new RangeError(
    `Value ${wrong + 1} of the template stands within a text or a word: it brings its own quotes, so write none around it.`,
  );
}

function writeLiteral(value: BoundValue, options: Options): string {
  if (typeof value === 'string') return writeText(value, options);
  if (typeof value === 'number') return writeNumber(value);
  if (value instanceof Date) return writeDate(value, resolveOptions(options).semantics['date-zone']);
  const found = value === null ? 'null' : typeof value;
  throw new TypeError(`A template holds texts, numbers and dates; this is ${found}.`);
}

function writeText(text: string, { semantics = {} }: Options): string {
  const escape = semantics['string-escape'];
  if (text.includes('"') && escape !== 'backslash')
    throw new RangeError('A text of CroQL cannot hold a double quote, and this value has one.');
  if (text.includes('\\') && escape === undefined)
    throw new RangeError(
      'The source does not say what a backslash in a text means, and this value has one: set semantics["string-escape"] to how your service reads it.',
    );
  // What is no text of Unicode cannot be sent.
  if (/\p{Surrogate}/u.test(text)) throw new RangeError('A text cannot hold half a character, and this value does.');
  return format(leaf({ kind: 'string', value: text }), { 'string-escape': escape ?? 'none' });
}

function writeNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number that CroQL can write.`);
  const digits = format(leaf({ kind: 'number', value: Math.abs(value) }));
  return value < 0 ? `(-${digits})` : digits;
}

function writeDate(date: Date, zone: string): string {
  const instant = date.getTime();
  const isWritable = instant >= FIRST && instant <= LAST;
  if (!isWritable)
    throw new RangeError('This date cannot be written: it is invalid, or not within the years 1 to 9998.');
  return `'${formatSpaced(instant + computeZoneOffset(zone, instant) * 60_000)}'`;
}

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9998-12-31T23:59:59.999Z');

const leaf = (content: { kind: 'string'; value: string } | { kind: 'number'; value: number }): Node => ({
  ...content,
  ...{ span: { start: 0, end: 0 }, type: 'unknown' },
});
