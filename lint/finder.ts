import { CONTEXT_NAMES, type ContextName } from '../spec/croql/contexts.ts';
import type { Span } from '../croql/tree.ts';
import { camelCase } from '../croql/vocabulary.ts';
import { contextByName, findPosition, isExpressionName, MENTIONS_CROQL, normalize } from './clients.ts';
import { findInCommand } from './find-commands.ts';
import { findContext } from './find-context.ts';
import { isFragment, readReturned, returnsExpression } from './find-returned.ts';
import { findAppended } from './find-appended.ts';
import { findInText } from './find-texts.ts';
import { readDirective, type Directive, type Found, type Search, type Silenced } from './found.ts';
import { decode, HOLE, placeWithin, type HostText } from './host-text.ts';
import { findLanguage, JSX_FORMS, type HostLanguage } from './languages.ts';
import { findInArguments, type Functions } from './parameters.ts';
import { findArgument, scan, skipGroup, skipType, type Token } from './scanner.ts';
import { afterUnknown, readValues, type Source } from './values.ts';

/** Code within a text within code is read that deep. */
const MAX_LEVELS = 5;

/** Which part of a text is searched, and which functions it may call. */
interface Range {
  readonly start?: number;
  readonly end?: number;
  readonly functions?: Functions | undefined;
  readonly level?: number;
}

/** Finds the expressions in a text of a host language, from one offset to another. */
export function searchCode(
  file: string,
  language: HostLanguage,
  { start = 0, end = file.length, functions, level = 0 }: Range = {},
): Search {
  const source: Source = { file, language, ...scan(file, language, start, end) };
  const found: Found[] = [];
  source.tokens.forEach((token, index) => {
    found.push(...findByName(source, index), ...findInCall(source, index), ...findInCommand(source, index));
    if (functions) found.push(...findInArguments(source, index, functions));
    if (token.kind !== 'string' || !MENTIONS_CROQL.test(file.slice(token.start, token.end))) return;
    found.push(...findInScript(source, index), ...findInText(source, index), ...findAppended(source, index));
    if (level === MAX_LEVELS) return;
    for (const part of listParts(file, token))
      found.push(...searchCode(file, language, { ...part, functions, level: level + 1 }).found);
  });
  const { silenced, contexts } = readComments(source);
  for (const comment of contexts) applyContext(source, found, comment);
  return { found: dropRepeated(found), silenced };
}

/** Finds the expressions in a script of a shell that is the value of a key, as in a file of JSON or YAML. */
export function searchScript(script: HostText): Search {
  const { found, silenced } = searchCode(script.text, SHELL);
  return {
    found: found.map((each) => ({
      ...each,
      host: placeWithin(script, each.host),
      anchor: script.starts[each.anchor]!,
    })),
    silenced: silenced.map(({ end, codes }) => ({ end: script.ends[end - 1]!, codes })),
  };
}

const SHELL = findLanguage('sh')!;

/** Keys whose values are scripts of a shell. */
const SCRIPTS = new Set(['run', 'script', 'command', 'cmd', 'before_script', 'after_script']);

/** Whether the value of a key is a script. */
export const isScript = (key: string): boolean => SCRIPTS.has(key);

/** The expressions of the script that a text of JSON is: one in `scripts`, or of a key for one. */
function findInScript(source: Source, index: number): readonly Found[] {
  const { tokens, file, language } = source;
  if (language.name !== 'JSON' || tokens[index - 1]?.text !== ':') return [];
  if (!isScript(readName(source, index - 2) ?? '') && keyAbove(source, index) !== 'scripts') return [];
  return searchScript(decode(file, tokens[index]!.form!, tokens[index]!.inner)).found;
}

/** The key of the object that a token of JSON is in. */
const keyAbove = (source: Source, index: number): string | null =>
  source.language.name === 'JSON' ? readName(source, source.tokens[index]!.parent - 2) : null;

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
  if (name === null || !isExpressionName(name) || keyAbove(source, index) === 'scripts') return [];
  const token = tokens[index]!;
  const make = (texts: readonly HostText[], by: Found['by'] = 'name', context = findContext(source, index)) =>
    texts.map((host): Found => {
      const isCall = by === 'name' && context !== null;
      return { host, by: isCall ? 'list call' : by, context, edition: null, anchor: token.start };
    });

  const tagged = token.kind === 'word' ? findTagged(source, index) : null;
  if (tagged) return make([tagged.host], 'tag', tagged.context ?? findContext(source, index));
  let at = index + 1;
  const isSetter = token.kind === 'word' && tokens[at]?.text === '(' && SETTERS.test(name);
  const given = isSetter ? readValues(source, at + 1) : [];
  if (given.length > 0) return make(given);
  const makeReturned = (texts: readonly HostText[]) =>
    returnsExpression(name)
      ? make(
          texts.filter((each) => !isFragment(each)),
          'function',
        )
      : [];
  const isFunction = token.kind === 'word' && (tokens[at]?.text === '(' || tokens[index - 1]?.text === 'def');
  if (isFunction) return makeReturned(readReturned(source, index));
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
    const typed = skipType(tokens, at + 1);
    if (tokens[typed]?.text === '=') operator = tokens[(at = typed)];
  } else if (operator?.kind === 'word' && tokens[at + 1]?.text === '=' && source.language.name === 'Go') {
    operator = tokens[++at];
  }
  if (operator?.kind !== 'symbol' || !ASSIGNMENTS.has(operator.text)) return [];
  const attribute = source.language.hasTags && operator.text === '=' ? readAttribute(source, at) : null;
  if (attribute) return make(attribute);
  const returned = readReturned(source, at + 1);
  if (returned.length > 0) return makeReturned(returned);
  const texts = readValues(source, at + 1);
  return make(operator.text === '+=' || operator.text === '.=' ? texts.map(afterUnknown) : texts);
}

/** The value of an attribute of JSX, which nothing separates from its `=`; null for another assignment. */
function readAttribute(source: Source, equals: number): readonly HostText[] | null {
  const { tokens, file } = source;
  const [before, sign, value, first, second] = tokens.slice(equals - 1, equals + 4);
  if (!value || before?.end !== sign?.start || sign?.end !== value.start) return null;
  if (value.kind === 'string') {
    const { inner } = value;
    const form = JSX_FORMS[file.charAt(value.start)];
    return form && /&\w+;/.test(file.slice(inner.start, inner.end)) ? [decode(file, form, inner)] : null;
  }
  const isObject = first?.text === '[' || first?.text === '.' || [':', ','].includes(second?.text ?? '');
  return value.text === '{' && !isObject ? readValues(source, equals + 2) : null;
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
  if (!tokens[index]) return null;
  const { kind, text, inner } = tokens[index];
  if (kind === 'word') return text;
  return kind === 'string' && inner.end - inner.start < 60 ? file.slice(inner.start, inner.end) : null;
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
  const at = findArgument(tokens, index + 1, position);
  if (at === undefined) return [];
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
  const returned = isDirect ? [] : findFunction(source, next, nextEnd);
  for (const host of returned) {
    found.push({ host, by: 'comment', context: says.context, edition: says.edition, anchor });
  }
  if (returned.length > 0) return;
  let at = next;
  while (at < tokens.length && tokens[at]!.start < nextEnd && tokens[at]!.kind !== 'string') at++;
  if (tokens[at]?.kind !== 'string' || tokens[at]!.start >= nextEnd) return;
  for (const host of readValues(source, at)) {
    found.push({ host, by: 'comment', context: says.context, edition: says.edition, anchor });
  }
}

/** What the function returns that begins at a token, or is assigned there, before an offset. */
function findFunction(source: Source, from: number, end: number): readonly HostText[] {
  const { tokens } = source;
  for (let at = from; at < tokens.length && tokens[at]!.start < end && tokens[at]!.kind !== 'string'; at++) {
    const { text, parent } = tokens[at]!;
    if (parent !== tokens[from]!.parent) continue;
    if (text === ';') break;
    const isStart = tokens[at + 1]?.text === '(' || text === '(' || tokens[at - 1]?.text === 'def';
    const returned = isStart || tokens[at + 1]?.text === '=>' ? readReturned(source, at) : [];
    if (returned.length > 0) return returned;
  }
  return [];
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
