import type { HostText } from './host-text.ts';
import { skipGroup } from './scanner.ts';
import type { Token } from './scanner.ts';
import { readValues, type Source } from './values.ts';

/** Languages in which the lines of a function are those that are indented more than its first one. */
const INDENTED = new Set(['Python', 'Ruby']);
const KEYWORDS = new Set(['async', 'function', 'func', 'fn']);
const CONTROL = new Set(
  'if else elseif for foreach while do switch select match case try catch finally using lock with'.split(' '),
);
const TYPE_SYMBOLS = new Set(['.', ',', '[', ']', '|', '?', '<', '>', ':', '*', '->']);
const MAX_TYPE = 12;
/** First words of the names of functions that are about an expression, and return something else. */
const ABOUT =
  /^(?:is|has|can|should|validate|check|verify|assert|parse|read|describe|explain|print|show|log|report|render|highlight|lint|test|tokenize|handle|on|help|label|title|error)(?![a-z])/;

/** Whether a function of that name, which is that of an expression, returns one. */
export const returnsExpression = (name: string): boolean => !ABOUT.test(name);

/** A text that is made to be a part of an expression. */
export const isFragment = ({ text }: HostText): boolean =>
  /^\s*(?:and|or|xor|where|\))(?!\w)|(?<!\w)(?:and|or|xor|not|where|\()\s*$/i.test(text);

/**
 * The texts that a function returns by itself, not by those within it. The index is that of its name, of a word such as
 * `function`, or of its parameters; for any other token there are none.
 */
export function readReturned(source: Source, index: number): readonly HostText[] {
  const { tokens, language } = source;
  if (INDENTED.has(language.name)) return tokens[index - 1]?.text === 'def' ? readIndented(source, index) : [];
  let at = index;
  while (tokens[at]?.kind === 'word' && KEYWORDS.has(tokens[at]!.text)) at++;
  if (tokens[at]?.kind === 'word' && CONTROL.has(tokens[at]!.text)) return [];
  if (tokens[at]?.kind === 'word' && tokens[at + 1]?.text === '=>') return readBody(source, at + 1);
  // In Go a condition is a call before a block as well.
  if (language.name === 'Go' && at === index && !['func', ')'].includes(tokens[at - 1]?.text ?? '')) return [];
  if (tokens[at]?.kind === 'word') at++;
  if (tokens[at]?.text !== '(' || CONTROL.has(tokens[at - 1]?.text ?? '')) return [];
  const end = skipGroup(tokens, at);
  let next = end;
  while (next < end + MAX_TYPE && (tokens[next]?.kind === 'word' || TYPE_SYMBOLS.has(tokens[next]?.text ?? ''))) next++;
  return readBody(source, next);
}

/** What is returned by a block, or by an expression after an arrow. */
function readBody(source: Source, index: number): readonly HostText[] {
  const { tokens } = source;
  const isArrow = tokens[index]?.text === '=>';
  const open = isArrow ? index + 1 : index;
  if (tokens[open]?.text !== '{') return isArrow ? readValues(source, open) : [];
  const end = skipGroup(tokens, open);
  const texts: HostText[] = [];
  for (let at = open + 1; at < end - 1; at++) {
    const { kind, text } = tokens[at]!;
    if (kind === 'word' && text === 'return') texts.push(...readValues(source, at + 1));
    const isOther = text === '(' || text === '[' || (text === '{' && !isControl(tokens, at));
    if (isOther && kind === 'symbol') at = skipGroup(tokens, at) - 1;
  }
  return texts;
}

/** Whether a brace opens the block of a condition, a loop or the like. */
function isControl(tokens: readonly Token[], open: number): boolean {
  const { parent } = tokens[open]!;
  for (let at = open - 1; at > parent; at--) {
    const token = tokens[at]!;
    if (token.parent !== parent) continue;
    if (token.text === ';' || token.text === '}' || token.text === '=>' || token.text === 'function') return false;
    if (token.kind === 'word' && CONTROL.has(token.text)) return true;
    if (token.isFirst) return false;
  }
  return false;
}

/** What is returned by the lines that are indented; in Ruby also the one text that they are. */
function readIndented(source: Source, name: number): readonly HostText[] {
  const { tokens, language } = source;
  const column = columnOf(source, name);
  const texts: HostText[] = [];
  let isStart = true;
  let inner = Number.POSITIVE_INFINITY;
  for (let at = name + 1; at < tokens.length; at++) {
    const { kind, text, isFirst, parent } = tokens[at]!;
    if (isFirst && parent === tokens[name]!.parent) {
      const own = columnOf(source, at);
      if (own <= column) break;
      if (own <= inner) inner = text === 'def' || text === 'class' ? own : Number.POSITIVE_INFINITY;
      if (isStart && language.name === 'Ruby' && kind === 'string') texts.push(...readValues(source, at));
      isStart = false;
    }
    if (kind === 'word' && text === 'return' && inner === Number.POSITIVE_INFINITY)
      texts.push(...readValues(source, at + 1));
  }
  return texts;
}

/** How far the line of a token is indented. */
function columnOf({ file, tokens }: Source, index: number): number {
  const start = file.lastIndexOf('\n', tokens[index]!.start - 1) + 1;
  return /^[ \t]*/.exec(file.slice(start, start + 200))![0].length;
}
