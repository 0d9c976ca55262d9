import type { Members } from '../spec/croql/context.ts';
import { contextOf } from '../spec/croql/contexts.ts';
import {
  createMissing,
  isContextualKeyword,
  isSymbol,
  peek,
  report,
  skip,
  sourceText,
  spanFrom,
  take,
  type Cursor,
} from './cursor.ts';
import type { DiagnosticFacts } from './diagnostics.ts';
import { BOOLEAN_WORDS, DIALECT_WORDS, NULL_WORDS } from './dialects.ts';
import type { Token } from './lexer.ts';
import type { Node } from './tree.ts';
import { camelCase, findContextsWith, getVocabulary } from './vocabulary.ts';

// No member name has more words, and a run of thousands of words must not be read thousands of times.
const MAX_NAME_WORDS = 12;

/** Reads `@user:"login"` or `@language:"code"`; the cursor is at the `@`. */
export function parseMention(cursor: Cursor): Node {
  const { start } = take(cursor);
  const word = peek(cursor);
  const isName = word.kind === 'word' && word.keyword === undefined;
  const of = (['user', 'language'] as const).find((each) => isContextualKeyword(cursor, word, each));
  if (isName) take(cursor);
  if (!of) report(cursor, spanFrom(cursor, start), { code: 'mention-kind', found: isName ? word.text : '' });
  const hasColon = isSymbol(cursor, ':');
  if (hasColon) take(cursor);
  const name = peek(cursor);
  if (hasColon && name.kind === 'string') {
    take(cursor);
    cursor.height = 1;
    if (of) return { kind: 'mention', span: spanFrom(cursor, start), type: 'unknown', of, name: name.text };
    return createMissing(cursor, start);
  }
  // In `@user: alice` the word is the name; without a colon it can be a member as well.
  const isBare = name.kind === 'word' && name.keyword === undefined;
  if (name.kind === 'string' || (isBare && (hasColon || countKnownWords(cursor) === 0))) take(cursor);
  // `@user:alice`, which a shell makes of `@user:"alice"`, can be several tokens without space between them.
  while (isAdjacent(cursor) && /^[\w'.-]+$/.test(sourceText(cursor, peek(cursor)))) take(cursor);
  const written = cursor.text.slice(name.start, spanFrom(cursor, start).end).replaceAll(/['"]/g, '');
  const instead = `@${of}:"${written || (of === 'user' ? 'login' : 'code')}"`;
  if (of) report(cursor, spanFrom(cursor, start), { code: 'mention-form', instead });
  return createMissing(cursor, start);
}

/** Whether no space precedes the next token. */
const isAdjacent = (cursor: Cursor) => peek(cursor).start === cursor.tokens[cursor.index - 1]!.end;

/** Reads a member: the longest run of words that the context knows, or the whole run if it knows none. */
export function parseMember(cursor: Cursor): Node {
  const { start } = peek(cursor);
  const run = peekRun(cursor);
  const known = countKnownWords(cursor, run);
  const mistake = known === 0 ? describeLiteral(run[0]!.text) : null;
  if (mistake) {
    report(cursor, take(cursor), mistake);
    return createMissing(cursor, start);
  }
  const isKnownElsewhere = known < run.length && findContextsWith(joinWords(cursor, run)).length > 0;
  const length = isKnownElsewhere ? run.length : known || lengthOfUnknown(run);
  cursor.index += length;
  cursor.height = 1;
  const name = resolveSpelling(cursor, joinWords(cursor, run.slice(0, length)));
  if (isDot(peek(cursor))) return parsePath(cursor, start, name);
  return { kind: 'member', span: spanFrom(cursor, start), type: 'unknown', name, up: 0 };
}

/** The number of words of the longest known name that begins with the next token; 0 if there is none. */
export function countKnownWords(cursor: Cursor, run: readonly Token[] = peekRun(cursor)): number {
  const { semantics, context } = cursor.options;
  const candidates = getVocabulary(context).byFirstWord.get(run[0]!.text) ?? [];
  const found = candidates.find((words) =>
    words.every((word, index) => {
      const token = run[index];
      if (token?.text !== word) return false;
      return (
        index === 0 ||
        semantics.whitespace !== 'single-in-members' ||
        cursor.text.slice(run[index - 1]!.end, token.start) === ' '
      );
    }),
  );
  return found?.length ?? 0;
}

/** The next words that are not keywords. */
function peekRun(cursor: Cursor): readonly Token[] {
  const run: Token[] = [];
  while (run.length < MAX_NAME_WORDS) {
    const token = peek(cursor, run.length);
    if (token.kind !== 'word' || token.keyword !== undefined) break;
    run.push(token);
  }
  return run;
}

/** How many words an unknown name has: it ends before an operator of another language. */
function lengthOfUnknown(run: readonly Token[]): number {
  const end = run.findIndex(({ text }, index) => index > 0 && DIALECT_WORDS.has(text));
  return end < 0 ? run.length : end;
}

/** The name that words make; with the white space between them, if that counts. */
function joinWords(cursor: Cursor, run: readonly Token[]): string {
  if (run.length === 1) return run[0]!.text;
  if (cursor.options.semantics.whitespace === 'free') return run.map(({ text }) => text).join(' ');
  return cursor.text.slice(run[0]!.start, run.at(-1)!.end);
}

/** The name as the context spells it, if the semantics accept camel case. */
function resolveSpelling({ options }: Cursor, name: string): string {
  const { names } = getVocabulary(options.context);
  if (names.has(name) || options.semantics['member-spelling'] === 'as-written') return name;
  return [...names].find((known) => camelCase(known) === name) ?? name;
}

/** What is wrong with a word that stands for a value in other languages. */
function describeLiteral(word: string): DiagnosticFacts | null {
  const lower = word.toLowerCase();
  if (lower === 'today') return { code: 'unquoted-date', instead: "'today'" };
  if (NULL_WORDS.has(lower)) return { code: 'no-null', found: word };
  if (BOOLEAN_WORDS.has(lower)) return { code: 'no-boolean-literal', found: word };
  return null;
}

const isDot = ({ kind, text }: Token) => kind === 'dialect' && text === '.';

/** Reads the rest of `file.name`, which CroQL does not have, and reports it. */
function parsePath(cursor: Cursor, start: number, first: string): Node {
  const path = [first];
  while (isDot(peek(cursor)) && peek(cursor, 1).kind === 'word') {
    skip(cursor);
    path.push(take(cursor).text);
  }
  if (path.length === 1) skip(cursor);
  const span = spanFrom(cursor, start);
  const { context } = cursor.options;
  if (!path.some((word) => getVocabulary(context).names.has(word))) {
    report(cursor, span, { code: 'unquoted-text', found: path.join('.') });
  } else {
    const instead = rewritePath(path, contextOf(context).members);
    report(cursor, span, { code: 'dotted-path', found: sourceText(cursor, span), instead });
  }
  return createMissing(cursor, start);
}

/** A path of members in CroQL: a count, if it leads into a collection, else the members joined by `of`. */
function rewritePath(path: readonly string[], members: Members | undefined): string {
  const [first, ...rest] = path as [string, ...string[]];
  const member = members?.[first];
  if (member?.type !== 'array' || rest.length === 0) return path.toReversed().join(' of ');
  const condition = rewritePath(rest, member.members);
  return `count of ${first} where (${condition}${condition.startsWith('count of ') ? ' > 0' : ' …'})`;
}
