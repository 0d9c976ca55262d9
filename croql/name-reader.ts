import { contextOf, type Members } from '../spec/croql/context.ts';
import type { Complaint } from './diagnostics.ts';
import { BOOLEAN_WORDS, FOREIGN_OPERATORS, NULL_WORDS } from './foreign.ts';
import type { Token } from './lexer.ts';
import type { Reading } from './options.ts';
import { TokenReader } from './token-reader.ts';
import type { Node } from './tree.ts';
import { camelCase, contextsWith, vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** Reads what names something: members of several words, and mentions. */
export class NameReader extends TokenReader {
  protected readonly vocabulary: Vocabulary;

  constructor(text: string, reading: Reading) {
    super(text, reading);
    this.vocabulary = vocabularyOf(reading.context);
  }

  protected mention(): Node {
    const start = this.take().start;
    const kind = this.next;
    const isNamed = kind.kind === 'word' && kind.keyword === undefined;
    const of = (['user', 'language'] as const).find((name) => this.isLocalWord(kind, name));
    if (isNamed) this.take();
    if (!of) this.complain(this.since(start), { code: 'mention-kind', found: isNamed ? kind.text : '' });
    const hasColon = this.next.kind === 'symbol' && this.next.text === ':';
    if (hasColon) this.take();
    const name = this.next;
    if (hasColon && name.kind === 'string') {
      this.take();
      this.height = 1;
      if (of) return { kind: 'mention', span: this.since(start), type: 'unknown', of, name: name.text };
    } else {
      if (name.kind === 'string') this.take();
      // `@user:alice`, as a shell leaves it, may have been read as several tokens.
      while (this.next.start === this.tokens[this.at - 1]!.end && /^[\w'.-]+$/.test(this.textOf(this.next)))
        this.take();
      const written = this.text.slice(name.start, this.since(start).end).replaceAll(/['"]/g, '');
      const instead = `@${of}:"${written || (of === 'user' ? 'login' : 'code')}"`;
      if (of) this.complain(this.since(start), { code: 'mention-form', instead });
    }
    return this.missing(start);
  }

  /** A member: the longest run of words that the context knows, or all the words there are when it knows none. */
  protected member(): Node {
    const { start } = this.next;
    const run = this.run();
    const words = run.map((token) => token.text);
    const known = this.known(run);
    const foreign = known === 0 && this.foreignOperand(words[0]!);
    if (foreign) {
      this.complain(this.take(), foreign);
      return this.missing(start);
    }
    const inAnother = known < run.length && contextsWith(this.nameOf(run)).length > 0;
    // An unknown name ends where an operator of another language begins.
    const end = words.findIndex((word, index) => index > 0 && FOREIGN_OPERATORS.has(word));
    const taken = inAnother ? run.length : known || (end < 0 ? run.length : end);
    this.at += taken;
    this.height = 1;
    const name = this.spelling(this.nameOf(run.slice(0, taken)));
    if (this.next.kind === 'foreign' && this.next.text === '.') return this.dotted(start, name);
    return { kind: 'member', span: this.since(start), type: 'unknown', name, up: 0 };
  }

  /** The name that words make: with the very white space between them, where that counts. */
  protected nameOf(run: readonly Token[]): string {
    if (this.reading.semantics.whitespace === 'free') return run.map((token) => token.text).join(' ');
    return this.text.slice(run[0]!.start, run.at(-1)!.end);
  }

  protected spelling(name: string): string {
    if (this.reading.semantics['member-spelling'] === 'as-written' || this.vocabulary.names.has(name)) return name;
    return [...this.vocabulary.names].find((known) => camelCase(known) === name) ?? name;
  }

  /** How many tokens of a run the longest known name has. */
  protected known(run: readonly Token[]): number {
    const single = this.reading.semantics.whitespace === 'single-in-members';
    const candidates = this.vocabulary.byFirstWord.get(run[0]!.text) ?? [];
    const found = candidates.find((words) =>
      words.every((word, index) => {
        const token = run[index];
        if (token?.text !== word) return false;
        return !single || index === 0 || this.text.slice(run[index - 1]!.end, token.start) === ' ';
      }),
    );
    return found?.length ?? 0;
  }

  /** The words from here on that are no keywords. */
  protected run(): Token[] {
    const run: Token[] = [];
    // No name is longer than ten words, and a run of thousands must not be looked at thousands of times.
    while (run.length < 12 && this.peek(run.length).kind === 'word' && this.keyword(run.length) === undefined) {
      run.push(this.peek(run.length));
    }
    return run;
  }

  protected foreignOperand(word: string): Complaint | null {
    const lower = word.toLowerCase();
    if (lower === 'today') return { code: 'unquoted-date', instead: "'today'" };
    if (NULL_WORDS.has(lower)) return { code: 'no-null', found: word };
    if (BOOLEAN_WORDS.has(lower)) return { code: 'no-boolean-literal', found: word };
    return null;
  }

  protected dotted(start: number, first: string): Node {
    const path = [first];
    while (this.next.kind === 'foreign' && this.next.text === '.' && this.peek(1).kind === 'word') {
      this.skip();
      path.push(this.take().text);
    }
    if (path.length === 1) this.skip();
    const span = this.since(start);
    if (!path.some((word) => this.vocabulary.names.has(word))) {
      this.complain(span, { code: 'unquoted-text', found: path.join('.') });
      return this.missing(start);
    }
    const instead = spelledOut(path, contextOf(this.reading.context).members);
    this.complain(span, { code: 'dotted-path', found: this.text.slice(span.start, span.end), instead });
    return this.missing(start);
  }
}

/** What a path of members is in CroQL: a count where it leads into a collection, else the members by `of`. */
function spelledOut(path: readonly string[], members: Members | undefined): string {
  const [first, ...rest] = path as [string, ...string[]];
  const member = members?.[first];
  if (member?.type !== 'array' || rest.length === 0) return path.toReversed().join(' of ');
  const asked = spelledOut(rest, member.members);
  return `count of ${first} where (${asked}${asked.startsWith('count of ') ? ' > 0' : ' …'})`;
}
