import { createHash } from 'node:crypto';

/** One sentence, table row or list item of the source document, for which the register has an entry. */
export interface SourceUnit {
  /** Sixteen hex digits of the SHA-256 of the section, the text, and the count of the same text so far in the section. */
  readonly hash: string;
  /** The headings above it, outermost first. */
  readonly section: string;
  /** The text with single spaces; in a table row, the name of the column precedes each cell. */
  readonly text: string;
  /** The line of the document, from 1, where its paragraph, row or item starts. */
  readonly line: number;
}

type Block = { readonly line: number; readonly kind: 'row' | 'prose'; readonly text: string; readonly section: string };

/** Splits a Markdown document into its units. Headings name the sections and are not units. */
export function readSourceUnits(document: string): readonly SourceUnit[] {
  const seen = new Map<string, number>();
  return readBlocks(document)
    .flatMap((block) =>
      block.kind === 'row' ? [block] : splitSentences(block.text).map((text) => ({ ...block, text })),
    )
    .map(({ section, text, line }) => {
      const key = `${section}\n${text}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const hash = createHash('sha256').update(`${key}\n${nth}`).digest('hex').slice(0, 16);
      return { hash, section, text, line };
    });
}

function readBlocks(document: string): readonly Block[] {
  const found: Block[] = [];
  const trail: string[] = [];
  let columns: readonly string[] | undefined;
  let open: { line: number; text: string } | undefined;
  const section = () => trail.filter(Boolean).join(' / ');
  const close = () => {
    if (open) found.push({ ...open, kind: 'prose', section: section() });
    open = undefined;
  };
  for (const [index, raw] of document.split(/\r?\n/).entries()) {
    const line = index + 1;
    const text = raw.trim().replace(/\s+/g, ' ');
    const heading = /^(#+) (.*)$/.exec(text);
    const item = /^(?:\d+\.|[-*]) (.*)$/.exec(text);
    if (!text.startsWith('|')) columns = undefined;
    if (heading) {
      close();
      // The title of the document is not a section.
      const depth = heading[1]!.length - 2;
      trail.length = Math.max(depth, 0);
      if (depth >= 0) trail[depth] = heading[2]!;
    } else if (text.startsWith('|')) {
      close();
      const cells = splitCells(text);
      if (!columns) columns = cells;
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
        // A cell such as `yes` means nothing without the name of its column.
        const named = cells.map((cell, at) => `${columns?.[at] ?? ''}: ${cell}`).join(' | ');
        found.push({ line, kind: 'row', text: named, section: section() });
      }
    } else if (text === '') close();
    else if (item) {
      close();
      open = { line, text: item[1]! };
    } else if (open) open.text += ` ${text}`;
    else open = { line, text };
  }
  close();
  return found;
}

/** The cells of a table row; a `|` after a backslash or between backticks is not a separator. */
function splitCells(row: string): readonly string[] {
  const cells = row.replace(/^\||\|$/g, '').match(/(?:\\.|`[^`]*`|[^|])+|(?<=\|)(?=\|)/g) ?? [];
  return cells.map((cell) => cell.trim());
}

function splitSentences(text: string): readonly string[] {
  return text.split(/(?<=[^.][.!?])(?<!e\.g\.|i\.e\.) (?=["'`({<A-Z])/);
}
