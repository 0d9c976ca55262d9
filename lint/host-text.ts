import type { Span } from '../croql/tree.ts';
import { SHELL_QUOTES, SHELL_WORD, type StringForm } from './languages.ts';
import { readLiteral, skipPart } from './scanner.ts';

/** What stands in a text for a part that only the running program knows. */
export const HOLE = '\uFFFC';

/** A text as the running program has it, and where the file has each of its characters. */
export interface HostText {
  /** With `HOLE` for each part that only the running program knows. */
  readonly text: string;
  /** For each character, the span of the file that stands for it. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The literals that it consists of, in its order. */
  readonly pieces: readonly Piece[];
}

/** A part of a text that one literal of the file holds. */
export interface Piece extends Span {
  readonly form: StringForm;
  /** Percent-encoded within the literal. */
  readonly isUrl: boolean;
}

/** The text of a literal between two offsets of the file. */
export function decode(file: string, form: StringForm, inner: Span): HostText {
  const text: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const push = (letters: string, start: number, end: number) => {
    for (let index = 0; index < letters.length; index++) {
      text.push(letters.charAt(index));
      starts.push(start);
      ends.push(end);
    }
  };
  const read = (rule: StringForm, from: number, to: number) => {
    let at = from;
    while (at < to) {
      const quoted = rule === SHELL_WORD ? readShellQuote(file, at) : null;
      if (quoted) {
        read(quoted.form, quoted.start, quoted.end);
        at = quoted.after;
        continue;
      }
      const doubled = hasBraces(rule) ? /^(?:\{\{|\}\})/.exec(file.slice(at, at + 2))?.[0] : undefined;
      if (doubled !== undefined) {
        push(doubled.charAt(0), at, at + 2);
        at += 2;
        continue;
      }
      const part = Math.min(skipPart(file, at, rule.parts), to);
      if (part > at) {
        push(HOLE, at, part);
        at = part;
        continue;
      }
      const escape = readEscape(file, at, rule);
      push(escape.text, at, Math.min(escape.end, to));
      at = escape.end;
    }
  };
  read(form, inner.start, inner.end);
  return { text: text.join(''), starts, ends, pieces: [{ start: 0, end: text.length, form, isUrl: false }] };
}

/** Whether parts stand in single braces, so that a doubled brace is one of the text. */
const hasBraces = ({ parts }: StringForm) => parts.some((part) => !(part instanceof RegExp) && part.open === '{');

function readShellQuote(file: string, at: number) {
  for (const form of SHELL_QUOTES) {
    form.open.lastIndex = at;
    if (!form.open.test(file)) continue;
    const literal = readLiteral(file, form.open.lastIndex, form);
    if (literal) return { ...literal, form };
  }
  return null;
}

const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0', '\n': '' };
const CODE_POINT = /\\(?:x([\da-f]{2})|u\{([\da-f]{1,6})\}|u([\da-f]{4})|U([\da-f]{8}))/iy;

/** The character at an offset, which an escape can stand for. */
function readEscape(file: string, at: number, { escapes, close }: StringForm): { text: string; end: number } {
  const letter = file.charAt(at);
  if (escapes === 'doubled') return { text: letter, end: letter === close ? at + 2 : at + 1 };
  if (escapes === 'entity') return readEntity(file, at);
  if (letter !== '\\' || escapes === 'none') return { text: letter, end: at + 1 };
  const next = file.charAt(at + 1);
  if (escapes === 'quote-only') {
    return next === '\\' || next === close ? { text: next, end: at + 2 } : { text: letter, end: at + 1 };
  }
  if (escapes === 'shell') {
    const isEscaped = close === '' || '"\\$`\n'.includes(next);
    return isEscaped ? { text: next === '\n' ? '' : next, end: at + 2 } : { text: letter, end: at + 1 };
  }
  CODE_POINT.lastIndex = at;
  const code = CODE_POINT.exec(file);
  const digits = code?.slice(1).find((each) => each !== undefined);
  if (code && digits !== undefined && Number.parseInt(digits, 16) <= 0x10ffff) {
    return { text: String.fromCodePoint(Number.parseInt(digits, 16)), end: CODE_POINT.lastIndex };
  }
  return { text: LETTERS[next] ?? next, end: at + 2 };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>' };

function readEntity(file: string, at: number): { text: string; end: number } {
  const name = /^&(quot|apos|amp|lt|gt);/.exec(file.slice(at, at + 6))?.[1];
  return name === undefined
    ? { text: file.charAt(at), end: at + 1 }
    : { text: ENTITIES[name]!, end: at + name.length + 2 };
}

/** A text of one part that only the running program knows. */
export const unknownText = ({ start, end }: Span): HostText => ({
  text: HOLE,
  starts: [start],
  ends: [end],
  pieces: [],
});

/** Texts one after the other. */
export function joinTexts(texts: readonly HostText[]): HostText {
  if (texts.length === 1) return texts[0]!;
  let length = 0;
  const pieces = texts.flatMap((each) => {
    const offset = length;
    length += each.text.length;
    return each.pieces.map((piece) => ({ ...piece, start: piece.start + offset, end: piece.end + offset }));
  });
  return {
    text: texts.map(({ text }) => text).join(''),
    starts: texts.flatMap(({ starts }) => starts),
    ends: texts.flatMap(({ ends }) => ends),
    pieces,
  };
}

/** A part of a text. */
export const sliceText = ({ text, starts, ends, pieces }: HostText, from: number, to = text.length): HostText => ({
  text: text.slice(from, to),
  starts: starts.slice(from, to),
  ends: ends.slice(from, to),
  pieces: pieces
    .map((piece) => ({ ...piece, start: Math.max(piece.start - from, 0), end: Math.min(piece.end, to) - from }))
    .filter(({ start, end }) => start < end || from === to),
});

/** Texts that were found in another text, by their places in the file that has that one. */
export function placeWithin(outer: HostText, { text, starts, ends, pieces }: HostText): HostText {
  return {
    ...{ text, pieces },
    starts: starts.map((start) => outer.starts[start]!),
    ends: ends.map((end) => outer.ends[end - 1]!),
  };
}

/** The value of a query parameter with its percent-encoding undone; characters that are not encoded stay. */
export function decodeUrl(host: HostText): HostText {
  const texts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let pieces: Piece[] = host.pieces.map((piece) => ({ ...piece, isUrl: true }));
  for (let at = 0; at < host.text.length;) {
    const encoded = /^(?:%[\da-f]{2})+/i.exec(host.text.slice(at, at + 3 * 200))?.[0] ?? '';
    const [letters, length] = encoded === '' ? [host.text.charAt(at).replace('+', ' '), 1] : decodeRun(encoded);
    const before = texts.length;
    for (let index = 0; index < letters.length; index++) {
      texts.push(letters.charAt(index));
      starts.push(host.starts[at]!);
      ends.push(host.ends[at + length - 1]!);
    }
    const shift = letters.length - length;
    if (shift !== 0) {
      pieces = pieces.map((piece) => ({
        ...piece,
        start: piece.start > before ? piece.start + shift : piece.start,
        end: piece.end > before ? piece.end + shift : piece.end,
      }));
    }
    at += length;
  }
  return { text: texts.join(''), starts, ends, pieces };
}

/** The first character of a run of percent-encoded bytes, and how much of the run it takes. */
function decodeRun(run: string): readonly [letters: string, length: number] {
  for (let length = 3; length <= Math.min(run.length, 12); length += 3) {
    try {
      return [decodeURIComponent(run.slice(0, length)), length];
    } catch {
      // More bytes belong to the character.
    }
  }
  return [run.slice(0, 3), 3];
}

/** The span of the file that stands for a part of a text. */
export function fileSpan({ starts, ends, text }: HostText, { start, end }: Span): Span {
  if (text === '') return { start: 0, end: 0 };
  const last = text.length - 1;
  if (start > last) return { start: ends[last]!, end: ends[last]! };
  return { start: starts[start]!, end: Math.max(starts[start]!, ends[Math.min(Math.max(end - 1, start), last)]!) };
}

/** How a text is written in a piece of the file, or null if its form cannot hold it. */
export function encodeFor({ form, isUrl }: Piece, text: string): string | null {
  // Half of a character has no encoding.
  if (isUrl && /\p{Surrogate}/u.test(text)) return null;
  const plain = isUrl
    ? encodeURIComponent(text).replaceAll(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
    : text;
  const { escapes, close } = form;
  if (escapes === 'doubled') return plain.replaceAll(close, close + close);
  if (escapes === 'entity') {
    const entity = close === '"' ? '&quot;' : '&apos;';
    return plain.replaceAll('&', '&amp;').replaceAll(close, entity);
  }
  if (escapes === 'none') return close !== '' && plain.includes(close) ? null : plain;
  // The quotes of a shell are not told apart within a word.
  if (escapes === 'shell') return /^[\w%=.-]*$/.test(plain) ? plain : null;
  const escaped = plain.replaceAll('\\', '\\\\');
  return close === '' ? escaped : escaped.replaceAll(close.charAt(0), `\\${close.charAt(0)}`);
}
