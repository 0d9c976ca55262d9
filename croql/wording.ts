import { contextOf, type ContextName } from '../spec/croql/context.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { Type } from './tree.ts';

/** The sentence for a diagnostic: what is there, and what would help. */
export function wording(diagnostic: Diagnostic): string {
  const d = brief(diagnostic);
  switch (d.code) {
    case 'unexpected-character':
      return `CroQL has no use for the character ${shown(d.found)}.`;
    case 'curly-quote':
      return `${d.found} is a typographic quote: write ${d.instead}.`;
    case 'unclosed-string':
      return `The text that begins here has no closing ${d.quote}.`;
    case 'number-form':
      return `${shown(d.found)} is not a number CroQL can read: write digits, and at most one point between them.`;
    case 'number-too-large':
      return 'This number is too large to calculate with.';
    case 'empty':
      return 'There is no expression: write a condition, such as count of translations > 0.';
    case 'foreign-operator':
      return d.instead === ''
        ? `CroQL has no ${d.found}.`
        : `CroQL has no ${d.found}: write ${d.instead}${d.instead.includes('…') ? '' : ' instead'}.`;
    case 'keyword-case':
      return `${d.found} is written ${d.instead}.`;
    case 'no-in':
      return 'CroQL has no in: compare with each value and join the comparisons by or, as in status = "draft" or status = "admitted".';
    case 'no-null':
      return `CroQL has no ${d.found}: a text is empty when it is = "", and a collection when the count of it is 0.`;
    case 'no-boolean-literal':
      return `CroQL has no ${d.found}: a boolean member stands for itself, as in is hidden, or not is hidden.`;
    case 'dotted-path':
      return `CroQL has no paths with points: write ${d.instead}.`;
    case 'missing-operator':
      return `Before ${shown(d.found)} an operator is missing, such as and, or, = or contains.`;
    case 'missing-operand':
      return d.found === ''
        ? 'The expression ends where a value is missing.'
        : `A value is missing before ${shown(d.found)}: a member, a number, a "text", a 'date' or a mention.`;
    case 'missing-word':
      return d.found === ''
        ? `The expression ends where ${d.wanted} is missing.`
        : `Before ${shown(d.found)} the word ${d.wanted} is missing.`;
    case 'missing-close':
      return 'This parenthesis is never closed: a ) is missing.';
    case 'unexpected-close':
      return 'This ) closes nothing.';
    case 'chained-comparison':
      return `A comparison cannot be compared again by ${d.operator}: join two comparisons by and, or use between.`;
    case 'bare-predicate':
      return `What follows ${d.word} has to stand in parentheses.`;
    case 'missing-predicate':
      return `After ${d.word} a condition in parentheses is missing, as in ${d.word} (id = 1).`;
    case 'parentheses-needed':
      return `Put ${d.around} and what belongs to it in parentheses here.`;
    case 'bare-count':
      return 'count stands before of and a collection, as in count of translations.';
    case 'mention-kind':
      return d.found === ''
        ? 'After @ comes user or language, as in @user:"login" or @language:"code".'
        : `There is no mention @${d.found}: write @user:"login" or @language:"code".`;
    case 'mention-form':
      return `A mention is written with a colon and double quotes: ${d.instead}. A shell removes quotes that are not quoted themselves.`;
    case 'unquoted-date':
      return `A date stands in single quotes: ${d.instead}.`;
    case 'too-deep':
      return `The expression is nested more than ${d.limit} levels deep.`;
    case 'too-many':
      return 'There are more errors, which are left out here.';
    case 'unknown-member':
      return unknownMember(d);
    case 'misplaced-member':
      return misplacedMember(d);
    case 'enterprise-member':
      return `${d.name} exists only in the enterprise edition.`;
    case 'unquoted-text':
      return `Nothing here is called ${shown(d.found)}. If it is a text, put it in double quotes: "${d.found}". A shell removes quotes that are not quoted themselves.`;
    case 'operand-type':
      return `${d.operator} takes ${listed(
        d.wanted.map((type) => TYPES[type]),
        'or',
      )}, and this is ${TYPES[d.found]}.${hint(d.found)}`;
    case 'types-differ':
      return `${d.operator} compares two values of one type, and these are ${TYPES[d.left]} and ${TYPES[d.right]}.`;
    case 'branches-differ':
      return d.left === d.right
        ? 'then and else give things of different kinds.'
        : `then gives ${TYPES[d.left]} and else ${TYPES[d.right]}: both have to give the same.`;
    case 'not-boolean':
      return `${PLACES[d.where]} is true or false, and this is ${TYPES[d.found]}${COMPARED[d.found] ?? ''}.`;
    case 'not-a-collection':
      return d.word === 'count'
        ? `count of takes a collection, and this is ${TYPES[d.found]}.`
        : `where filters a collection, and this is ${TYPES[d.found]}.`;
    case 'not-an-object':
      return d.word === 'of'
        ? `of names a member of an object, and this is ${TYPES[d.found]}.${hint(d.found)}`
        : `with asks about an object, and this is ${TYPES[d.found]}.`;
    case 'filter-word':
      return d.instead === 'with'
        ? 'This is an object: ask about it by with, and keep where for collections.'
        : 'This is a collection: filter it by where, and keep with for objects.';
    case 'single-quoted-text':
      return `Single quotes hold a date. A text stands in double quotes: "${d.found}".`;
    case 'double-quoted-date':
      return `Double quotes hold a text. A date stands in single quotes: '${d.found}'.`;
    case 'datetime-form':
      return `${shown(d.found)} is no date: write 'YYYY-MM-DD hh:mm:ss' or 'today'.`;
    case 'impossible-date':
      return `No calendar has the date ${d.found}.`;
    case 'mention-needed':
      return `${d.name} is compared with a mention only: @${d.mention}:"…".`;
    case 'unknown-mention':
      return d.of === 'user' ? `No user has the login ${shown(d.name)}.` : `There is no language ${shown(d.name)}.`;
    case 'division-by-zero':
      return 'This divides by zero.';
  }
}

function unknownMember(d: Extract<Diagnostic, { code: 'unknown-member' }>): string {
  const start = `A ${contextOf(d.context).title} has no ${shown(d.name)}`;
  if (d.instead !== null) return `${start}: write ${d.instead}.`;
  if (d.contexts.length > 0) return `${start}: it is known in ${listed(d.contexts.map(title), 'and')}.`;
  if (d.near.length > 0) return `${start}. Did you mean ${listed(d.near, 'or')}?`;
  return `${start}.`;
}

function misplacedMember({ name, owners }: Extract<Diagnostic, { code: 'misplaced-member' }>): string {
  const holders = owners.filter((owner) => owner !== '');
  if (holders.length === 0) return `${name} belongs to the record itself, and is not known inside this predicate.`;
  const owner = holders[0]!;
  const example = OBJECTS.has(owner) ? `${name} of ${owner}` : `count of ${owner} where (${name} …)`;
  const outside = holders.length < owners.length ? 'the record itself and of ' : '';
  return `${name} is a member of ${outside}${listed(holders, 'and of')}, and is not known here: write ${example}.`;
}

const OBJECTS: ReadonlySet<string> = new Set(['file', 'branch']);

// prettier-ignore
const TYPES: Readonly<Record<Type, string>> = {
  boolean: 'true or false', number: 'a number', string: 'a text', datetime: 'a date', object: 'an object',
  collection: 'a collection', nothing: 'nothing', unknown: 'of no known type',
};

// prettier-ignore
const PLACES = { query: 'A query', condition: 'What stands between if and then', predicate: 'What stands after where or with' };

/** What makes a condition of a value that is none. */
const COMPARED: Partial<Record<Type, string>> = {
  number: ': compare it, as in … > 0',
  string: ': compare it, as in … = "text"',
  datetime: ": compare it, as in … > 'today'",
  collection: ': compare its number, as in count of … > 0',
  object: ': ask about it, as in … with (id = 1)',
};

const hint = (found: Type): string => (found === 'collection' ? ' Count it: count of … where (…).' : '');

const title = (context: ContextName): string => `a ${contextOf(context).title}`;

function listed(items: readonly string[], word: string): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const shown = (text: string): string => `“${text}”`;

/** The facts as they fit into a sentence: whatever came from the expression on one line, and not too long. */
function brief(diagnostic: Diagnostic): Diagnostic {
  const facts = Object.entries(diagnostic).map(([key, fact]) => [
    key,
    typeof fact === 'string' ? briefText(fact) : fact,
  ]);
  return Object.fromEntries(facts) as Diagnostic;
}

function briefText(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  const code = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return short.replaceAll(/\p{C}/gu, (character) => `U+${code(character)}`);
}

/** A diagnostic for a terminal: the sentence, and the line of the expression with the place underlined. */
export function rendered(text: string, diagnostic: Diagnostic): string {
  const { start, end } = diagnostic.span;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', start);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  // Of a long line, what stands around the place.
  const from = Math.max(lineStart, start - 60);
  const to = Math.min(lineEnd, Math.max(start + 1, from + 110));
  const line = `${from > lineStart ? '…' : ''}${text.slice(from, to)}${to < lineEnd ? '…' : ''}`;
  const column = start - from + (from > lineStart ? 1 : 0);
  const width = Math.max(1, Math.min(end, to) - start);
  const number = text.slice(0, start).split('\n').length;
  const place = text.includes('\n') ? `line ${number}, ` : '';
  return [
    `${place}column ${start - lineStart + 1}: ${wording(diagnostic)}`,
    `  ${line.replaceAll(/\p{Cc}/gu, ' ')}`,
    `  ${' '.repeat(column)}${'^'.repeat(width)}`,
  ].join('\n');
}
