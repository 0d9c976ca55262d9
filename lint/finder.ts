import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Span } from '../croql/tree.ts';
import { camelCase } from '../croql/vocabulary.ts';
import { contextByName, findPosition, isExpressionName, MENTIONS_CROQL, normalize } from './clients.ts';
import { findContext } from './find-context.ts';
import { findInText } from './find-texts.ts';
import { readDirective, type Directive, type Found, type Search, type Silenced } from './found.ts';
import { decode, HOLE, type HostText } from './host-text.ts';
import type { HostLanguage } from './languages.ts';
import { scan, type Token } from './scanner.ts';
import { afterUnknown, readValues, skipGroup, type Source } from './values.ts';

/** Code within a text within code is read that deep. */
const MAX_LEVELS = 5;

/** Finds the expressions in a text of a host language, from one offset to another. */
export function searchCode(file: string, language: HostLanguage, start = 0, end = file.length, level = 0): Search {
  const source: Source = { file, language, ...scan(file, language, start, end) };
  const found: Found[] = [];
  source.tokens.forEach((token, index) => {
    found.push(...findByName(source, index), ...findInCall(source, index));
    if (token.kind !== 'string' || !MENTIONS_CROQL.test(file.slice(token.start, token.end))) return;
    found.push(...findInText(source, index));
    if (level === MAX_LEVELS) return;
    for (const part of listParts(file, token))
      found.push(...searchCode(file, language, part.start, part.end, level + 1).found);
  });
  const { silenced, contexts } = readComments(source);
  for (const comment of contexts) applyContext(source, found, comment);
  return { found: dropRepeated(found), silenced };
}

/** The code in the parts of a template, without what encloses it. */
function listParts(file: string, { form, inner }: Token): readonly Span[] {
  const { text, starts, ends } = decode(file, form!, inner);
  return [...text.matchAll(new RegExp(HOLE, 'g'))].flatMap(({ index }) => {
    const part = file.slice(starts[index], ends[index]);
    const open = /^(?:[$#]?\{|\$\(|`)/.exec(part)?.[0];
    if (open === undefined || !MENTIONS_CROQL.test(part)) return [];
    return [{ start: starts[index]! + open.length, end: ends[index]! - 1 }];
  });
}

// ---- names -------------------------------------------------------------------------------------------------------

const ASSIGNMENTS = new Set(['=', ':', '=>', ':=', '+=', '.=', '||=', '??=']);
const SETTERS = /^(?:set|with|add)?_?croql$/i;

/** What is assigned to, passed as or tagged by a name such as `croql`. */
function findByName(source: Source, index: number): readonly Found[] {
  const { tokens } = source;
  const name = readName(source, index);
  if (name === null || !isExpressionName(name)) return [];
  const token = tokens[index]!;
  const make = (texts: readonly HostText[], by: Found['by'] = 'name', context = findContext(source, index)) =>
    texts.map((host): Found => {
      const isCall = by === 'name' && context !== null;
      return { host, by: isCall ? 'list call' : by, context, edition: null, anchor: token.start };
    });

  const tagged = token.kind === 'word' ? findTagged(source, index) : null;
  if (tagged) return make([tagged.host], 'tag', tagged.context ?? findContext(source, index));
  let at = index + 1;
  if (token.kind === 'word' && tokens[at]?.text === '(' && SETTERS.test(name)) return make(readValues(source, at + 1));
  if (token.kind === 'string' && tokens[at]?.text === ',') {
    const isFlag = name.startsWith('-');
    return isArgument(source, index, isFlag ? '([{' : '(')
      ? make(readValues(source, at + 1), isFlag ? 'flag' : 'name')
      : [];
  }
  // `params['croql'] = …` and `croql?: string = …`
  while ([']', ')', '?', '!'].includes(tokens[at]?.text ?? '')) at++;
  let operator = tokens[at];
  if (operator?.text === ':' && token.kind === 'word') {
    const typed = skipType(source, at + 1);
    if (tokens[typed]?.text === '=') operator = tokens[(at = typed)];
  } else if (operator?.kind === 'word' && tokens[at + 1]?.text === '=' && source.language.name === 'Go') {
    operator = tokens[++at];
  }
  if (operator?.kind !== 'symbol' || !ASSIGNMENTS.has(operator.text)) return [];
  const texts = readValues(source, at + 1);
  return make(operator.text === '+=' || operator.text === '.=' ? texts.map(afterUnknown) : texts);
}

/** Whether a token is a whole element between brackets of one of some kinds. */
function isArgument({ tokens }: Source, index: number, brackets: string): boolean {
  const { parent } = tokens[index]!;
  return (
    parent >= 0 &&
    brackets.includes(tokens[parent]!.text) &&
    [',', tokens[parent]!.text].includes(tokens[index - 1]!.text)
  );
}

/** The name that a token is: a word, or a text that can be a key. */
function readName({ file, tokens }: Source, index: number): string | null {
  const { kind, text, inner } = tokens[index]!;
  if (kind === 'word') return text;
  return kind === 'string' && inner.end - inner.start < 60 ? file.slice(inner.start, inner.end) : null;
}

/** The index after a type annotation of a few words. */
function skipType({ tokens }: Source, from: number): number {
  let at = from;
  while (
    at < from + 8 &&
    (tokens[at]?.kind === 'word' || ['.', '[', ']', '|', '?', '<', '>'].includes(tokens[at]?.text ?? ''))
  )
    at++;
  return at;
}

/** A template that is tagged `croql`, `croql.translation` or `croql(…)`. */
function findTagged(source: Source, index: number): { host: HostText; context: ContextName | null } | null {
  const { tokens, language, file } = source;
  if (!language.hasTags || normalize(tokens[index]!.text) !== 'croql') return null;
  let at = index + 1;
  let named = '';
  if (tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'word') {
    named = tokens[at + 1]!.text;
    at += 2;
  }
  if (tokens[at]?.text === '(') {
    const end = skipGroup(tokens, at);
    named += file.slice(tokens[at]!.start, tokens[end - 1]!.end);
    at = end;
  }
  const template = tokens[at];
  if (template?.kind !== 'string' || !file.startsWith('`', template.start)) return null;
  const context =
    CONTEXT_NAMES.find((each) => named.includes(each) || named === camelCase(each.replace('-', ' '))) ?? null;
  return { host: decode(file, template.form!, template.inner), context };
}

// ---- calls -------------------------------------------------------------------------------------------------------

/** What a list call takes as an expression by its position. */
function findInCall(source: Source, index: number): readonly Found[] {
  const { tokens, language } = source;
  const { kind, text } = tokens[index]!;
  const position = kind === 'word' && tokens[index + 1]?.text === '(' ? findPosition(text, language.name) : null;
  if (position === null) return [];
  let at = index + 2;
  for (let argument = 0; argument < position; argument++) {
    while (at < tokens.length && tokens[at]!.parent > index) {
      if (tokens[at]!.parent === index + 1 && tokens[at]!.text === ',') break;
      at++;
    }
    if (tokens[at]?.text !== ',' || tokens[at]!.parent !== index + 1) return [];
    at++;
  }
  const context = contextByName(text);
  return readValues(source, at).map((host) => ({
    host,
    by: 'list call',
    context,
    edition: null,
    anchor: tokens[index]!.start,
  }));
}

// ---- comments ----------------------------------------------------------------------------------------------------

interface ContextComment {
  readonly end: number;
  readonly next: number;
  readonly says: Extract<Directive, { kind: 'context' }>;
  readonly anchor: number;
}

function readComments({ comments }: Source): { silenced: readonly Silenced[]; contexts: readonly ContextComment[] } {
  const silenced: Silenced[] = [];
  const contexts: ContextComment[] = [];
  for (const { start, end, text, next } of comments) {
    const says = readDirective(text);
    if (says?.kind === 'disable') silenced.push({ end, codes: says.codes });
    else if (says) contexts.push({ end, next, says, anchor: start });
  }
  return { silenced, contexts };
}

/** Applies a comment to the text after it; else to the expression, or the first text, up to the end of the next line. */
function applyContext(source: Source, found: Found[], { end, next, says, anchor }: ContextComment): void {
  const { file, tokens } = source;
  const lineEnd = file.indexOf('\n', end) < 0 ? file.length : file.indexOf('\n', end);
  const nextEnd = file.indexOf('\n', lineEnd + 1) < 0 ? file.length : file.indexOf('\n', lineEnd + 1);
  const isDirect = tokens[next]?.kind === 'string' && tokens[next].start < lineEnd;
  const named = isDirect ? undefined : found.find((each) => each.anchor >= end && each.anchor < nextEnd)?.anchor;
  if (named !== undefined) {
    found.forEach((each, index) => {
      if (each.anchor !== named) return;
      found[index] = { ...each, by: 'comment', context: says.context ?? each.context, edition: says.edition };
    });
    return;
  }
  let at = next;
  while (at < tokens.length && tokens[at]!.start < nextEnd && tokens[at]!.kind !== 'string') at++;
  if (tokens[at]?.kind !== 'string' || tokens[at]!.start >= nextEnd) return;
  for (const host of readValues(source, at)) {
    found.push({ host, by: 'comment', context: says.context, edition: says.edition, anchor });
  }
}

/** The expressions in their order, each once: what was found by its name may stand in an address as well. */
function dropRepeated(found: readonly Found[]): readonly Found[] {
  const seen = new Set<number>();
  return found
    .toSorted((a, b) => Number(b.by === 'comment') - Number(a.by === 'comment'))
    .filter(({ host }) => {
      const start = host.starts[0] ?? -1;
      const isNew = !seen.has(start);
      seen.add(start);
      return isNew;
    })
    .toSorted((a, b) => (a.host.starts[0] ?? 0) - (b.host.starts[0] ?? 0));
}
