import { readDirective, type Directive, type Found, type Search } from './found.ts';
import { sliceText, decode } from './host-text.ts';
import { PLAIN } from './languages.ts';

/** Finds the expressions in the code of a Markdown file; `search` reads a language that is named by its ending. */
export function searchMarkdown(file: string, search: (ending: string, start: number, end: number) => Search): Search {
  const parts: Search[] = [{ found: [], silenced: readComments(file) }];
  for (const { info, start, end, fence } of findBlocks(file)) {
    const [language = '', ...words] = info.trim().split(/[\s,{}]+/);
    if (language.toLowerCase() !== 'croql') {
      parts.push(search(language, start, end));
      continue;
    }
    const says = readDirective(`croql: ${words.join(' ')}`) ?? readDirective('croql');
    parts.push({ found: [readBlock(file, start, end, fence, says)], silenced: [] });
  }
  return {
    found: parts.flatMap(({ found }) => found),
    silenced: parts.flatMap(({ silenced }) => silenced),
  };
}

function readBlock(file: string, start: number, end: number, anchor: number, says: Directive | null): Found {
  const host = decode(file, PLAIN, { start, end });
  const named = says?.kind === 'context' ? says : { context: null, edition: null };
  const body = host.text.trimEnd().length;
  return { host: sliceText(host, 0, body), by: 'code block', context: named.context, edition: named.edition, anchor };
}

interface Block {
  readonly info: string;
  readonly start: number;
  readonly end: number;
  readonly fence: number;
}

const FENCE = /^[ \t>]{0,40}(?:[-*+] |\d{1,9}[.)] )?[ \t]{0,8}(`{3,}|~{3,})([^`\n]*)$/gm;

/** The fenced blocks of code, without their fences. */
function findBlocks(file: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { mark: string; info: string; start: number; fence: number } | null = null;
  for (const match of file.matchAll(FENCE)) {
    const [line, mark = '', info = ''] = match;
    if (open === null) open = { mark, info, start: match.index + line.length + 1, fence: match.index };
    else if (mark.startsWith(open.mark) && info.trim() === '') {
      blocks.push({ info: open.info, start: open.start, end: Math.max(open.start, match.index), fence: open.fence });
      open = null;
    }
  }
  return blocks;
}

const readComments = (file: string) =>
  [...file.matchAll(/<!--([^]{0,500}?)-->/g)].flatMap(({ 0: whole, 1: text = '', index }) => {
    const says = readDirective(text);
    return says?.kind === 'disable' ? [{ end: index + whole.length, codes: says.codes }] : [];
  });
