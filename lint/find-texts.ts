import type { ContextName } from '../spec/croql/contexts.ts';
import { contextByPath, isExpressionName } from './clients.ts';
import type { Found } from './found.ts';
import { decode, HOLE, sliceText, type HostText } from './host-text.ts';
import { findQueryStrings } from './query-strings.ts';
import type { Token } from './scanner.ts';
import type { Source } from './values.ts';

/** The query strings in a text; in a shell also flags and variables. */
export function findInText(source: Source, index: number): readonly Found[] {
  const { file, tokens, language } = source;
  const { start, form, inner } = tokens[index]!;
  if (!/croql/i.test(file.slice(inner.start, inner.end)) || isDocumentation(source, index)) return [];
  const host = decode(file, form!, inner);
  const before = language.hasBareWords ? wordOf(source, index - 1) : '';
  if (language.hasBareWords && !isQueryFlag(before)) {
    const assigned = findShellValue(source, index, host);
    if (assigned) return [assigned];
  }
  const isEncodedLater =
    before === '--data-urlencode' ||
    /(?:encodeURI|URLSearchParams)\(\s*$/.test(file.slice(Math.max(0, start - 20), start));
  return findQueryStrings(host, { isWhole: true, isEncodedLater }).map(({ host: query, context, isRaw }) => ({
    host: query,
    by: 'query string',
    context: context ?? contextOfShellAddress(source, index),
    edition: null,
    anchor: start,
    isRawQuery: isRaw,
  }));
}

const isQueryFlag = (word: string) => /^(?:-d|--data(?:-\w+)?|-F|--form)$/.test(word);

function wordOf({ file, tokens }: Source, index: number): string {
  const token = tokens[index];
  return token?.kind === 'string' && token.end - token.start < 2_000 ? decode(file, token.form!, token.inner).text : '';
}

/** `croql=…`, `--croql=…` or `--croql …`. */
function findShellValue(source: Source, index: number, host: HostText): Found | null {
  const { file, tokens } = source;
  const found = { context: null, edition: null, anchor: tokens[index]!.start } as const;
  const assigned = /^(-{0,2}\w+)\+?=/.exec(host.text);
  if (assigned && isExpressionName(assigned[1]!)) {
    if (host.text.length === assigned[0].length) return null;
    return { ...found, host: sliceText(host, assigned[0].length), by: assigned[1]!.startsWith('-') ? 'flag' : 'name' };
  }
  const next = tokens[index + 1];
  if (host.text !== '--croql' || next?.kind !== 'string' || next.isFirst) return null;
  return { ...found, host: decode(file, next.form!, next.inner), by: 'flag' };
}

/** The context by the address of the same command of a shell. */
function contextOfShellAddress(source: Source, index: number): ContextName | null {
  if (!source.language.hasBareWords) return null;
  for (const step of [-1, 1]) {
    for (let at = index + step; at >= 0 && at < source.tokens.length && Math.abs(at - index) < 20; at += step) {
      const context = contextByPath(wordOf(source, at).replaceAll(HOLE, 'x'));
      if (context) return context;
    }
  }
  return null;
}

/** Whether a text is a statement of its own, as texts are that document something. */
function isDocumentation({ tokens, language }: Source, index: number): boolean {
  const before: Token | undefined = tokens[index - 1];
  if (language.name !== 'Python' || !tokens[index]!.isFirst) return false;
  return before === undefined || before.kind !== 'symbol' || before.text === ':';
}
