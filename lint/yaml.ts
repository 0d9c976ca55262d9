import { isMap, isScalar, isSeq, LineCounter, parseAllDocuments, visit, type Pair, type Scalar } from 'yaml';
import type { Span } from '../croql/tree.ts';
import { contextByName, isExpressionName } from './clients.ts';
import { isScript, searchScript } from './finder.ts';
import { readDirective, type Directive, type Found, type Search } from './found.ts';
import { decode, type HostText } from './host-text.ts';
import { YAML_FORMS } from './languages.ts';
import { findQueryStrings } from './query-strings.ts';

/** Finds the expressions in a YAML file and in the scripts in it. */
export function searchYaml(file: string): Search {
  const found: Found[] = [];
  const parts: Search[] = [];
  const comments = readComments(file);
  for (const document of parseAllDocuments(file, {
    lineCounter: new LineCounter(),
    logLevel: 'silent',
    keepSourceTokens: true,
  })) {
    if (!('contents' in document)) continue;
    visit(document, {
      Scalar: (place, node, path) => {
        if (place === 'key') return;
        const host = readScalar(file, node);
        if (!host) return;
        const key = keyOf(path);
        const start = node.range![0];
        const anchor = key.start ?? start;
        const named = comments.find(({ end, says }) => says.kind === 'context' && isNextLine(file, end, anchor))?.says;
        const by = named ? 'comment' : 'name';
        const says = named?.kind === 'context' ? named : { context: null, edition: null };
        if (key.name === null ? named !== undefined : isExpressionName(key.name) || (named && key.value === node)) {
          found.push({ host, by, context: says.context ?? contextAbove(path), edition: says.edition, anchor });
        } else if (isScript(key.name ?? listKeyOf(path))) {
          parts.push(searchScript(host));
        } else if (/croql=/.test(host.text)) {
          for (const query of findQueryStrings(host, { isWhole: true, isEncodedLater: false })) {
            found.push({
              host: query.host,
              by: 'query string',
              context: query.context,
              edition: null,
              anchor,
              isRawQuery: query.isRaw,
            });
          }
        }
      },
    });
  }
  const silenced = comments.flatMap(({ end, says }) => (says.kind === 'disable' ? [{ end, codes: says.codes }] : []));
  return {
    found: [...found, ...parts.flatMap((part) => part.found)],
    silenced: [...silenced, ...parts.flatMap((part) => part.silenced)],
  };
}

const isBlock = ({ type }: Scalar) => type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';

/** The text of a scalar with the places of its characters. */
function readScalar(file: string, node: Scalar): HostText | null {
  if (!node.range || typeof node.value !== 'string') return null;
  const [start, end] = node.range;
  if (node.type === 'QUOTE_DOUBLE') return decode(file, YAML_FORMS.double, { start: start + 1, end: end - 1 });
  if (node.type === 'QUOTE_SINGLE') return decode(file, YAML_FORMS.single, { start: start + 1, end: end - 1 });
  if (!isBlock(node)) return decode(file, YAML_FORMS.plain, { start, end });
  const header = file.indexOf('\n', start) + 1;
  // White space means little in an expression, so that the indentation can stay in it.
  return header === 0 ? null : decode(file, YAML_FORMS.plain, trim(file, { start: header, end }));
}

function trim(file: string, { start, end }: Span): Span {
  const text = file.slice(start, end);
  return { start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}

interface Key {
  readonly name: string | null;
  readonly start: number | undefined;
  readonly value: unknown;
}

function keyOf(path: readonly unknown[]): Key {
  const pair = path.at(-1) as Pair | undefined;
  const key: unknown = pair?.key;
  if (!isScalar(key) || !key.range) return { name: null, start: undefined, value: null };
  return { name: String(key.value), start: key.range[0], value: pair!.value };
}

/** The key of the list that an element is in, as in `script: [npm ci, npm test]`. */
function listKeyOf(path: readonly unknown[]): string {
  const key: unknown = isSeq(path.at(-1)) ? (path.at(-2) as Pair).key : null;
  return isScalar(key) ? String(key.value) : '';
}

/** The context by a key around the expression, as in `list_terms: { croql: … }`. */
function contextAbove(path: readonly unknown[]) {
  for (const node of path.toReversed()) {
    const key = (node as Pair).key;
    const context = !isMap(node) && isScalar(key) ? contextByName(String(key.value)) : null;
    if (context) return context;
  }
  return null;
}

function readComments(file: string): readonly { readonly end: number; readonly says: Directive }[] {
  return [...file.matchAll(/(?:^|\s)#[ \t]*(croql.*)$/gm)].flatMap(({ 0: whole, 1: text = '', index }) => {
    const says = readDirective(text);
    return says ? [{ end: index + whole.length, says }] : [];
  });
}

/** Whether an offset is on the line after another. */
function isNextLine(file: string, end: number, offset: number): boolean {
  const start = file.indexOf('\n', end) + 1;
  const next = file.indexOf('\n', start);
  return start > 0 && offset >= start && (next < 0 || offset < next);
}
