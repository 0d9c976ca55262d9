import type { Options } from '../croql/options.ts';
import type { Span } from '../croql/tree.ts';
import type { Found } from '../lint/found.ts';
import type { HostText } from '../lint/host-text.ts';

/** How the language reads an expression of a file; an edition that is not said may be the one with more members. */
export const optionsOf = ({ context, edition }: Found): Options => ({
  ...(context === null ? {} : { context }),
  edition: edition ?? 'enterprise',
});

/** An expression of a file and the offset within it of a place in the file. */
export interface Place {
  readonly found: Found;
  readonly offset: number;
}

/** The expression that an offset of a file is in or at the end of, if there is one. */
export function findPlace(expressions: readonly Found[], offset: number): Place | undefined {
  for (const found of expressions) {
    const { starts, ends, text, pieces } = found.host;
    if (text === '' && (found.by === 'file' || pieces.length > 0)) return { found, offset: 0 };
    if (text === '' || offset < starts[0]! || offset > ends[text.length - 1]!) continue;
    const next = starts.findIndex((start) => start >= offset);
    return { found, offset: next < 0 ? text.length : next };
  }
  return undefined;
}

/** A place of an expression in its file, as a range without length where the expression is empty. */
export const spanOf = ({ starts, ends, text }: HostText, { start, end }: Span): Span => {
  const last = text.length - 1;
  if (last < 0) return { start: 0, end: 0 };
  const from = start > last ? ends[last]! : starts[start]!;
  return { start: from, end: end <= start ? from : Math.max(from, ends[Math.min(end - 1, last)]!) };
};
