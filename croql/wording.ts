import { contextOf, type ContextName } from '../spec/croql/contexts.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { Span } from './tree.ts';
import type { Type } from './types.ts';
import { WARNINGS, type Warning } from './warning.ts';
import { describeWarning } from './warning-wording.ts';

/** Writes a diagnostic or a warning as a sentence: what was found, and what to write instead. */
export function describeDiagnostic(diagnostic: Diagnostic | Warning): string {
  const facts = shortenFacts(diagnostic);
  return isWarning(facts) ? describeWarning(facts) : describeMistake(facts);
}

const isWarning = (facts: Diagnostic | Warning): facts is Warning => Object.hasOwn(WARNINGS, facts.code);

function describeMistake(d: Diagnostic): string {
  switch (d.code) {
    case 'unexpected-character':
      return `The character ${quote(d.found)} has no meaning in CroQL.`;
    case 'curly-quote':
      return `${d.found} is a typographic quote: write ${d.instead}.`;
    case 'unclosed-string':
      return d.quote === '"'
        ? 'The text that begins here has no closing ".'
        : "This ' is never closed: write a date as 'YYYY-MM-DD hh:mm:ss' or 'today', and a text in double quotes.";
    case 'number-form':
      return `${quote(d.found)} is not a number CroQL can read: write digits, and at most one point between them.`;
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
      return `An operator is missing before ${quote(d.found)}, such as and, or, = or contains.`;
    case 'missing-operand':
      return d.found === ''
        ? 'The expression ends where a value is missing.'
        : `A value is missing before ${quote(d.found)}: a member, a number, a "text", a 'date' or a mention.`;
    case 'missing-word':
      return d.found === ''
        ? `The expression ends where ${d.wanted} is missing.`
        : `The word ${d.wanted} is missing before ${quote(d.found)}.`;
    case 'missing-close':
      return 'This parenthesis is never closed: a ) is missing.';
    case 'unexpected-close':
      return 'This ) closes nothing.';
    case 'chained-comparison':
      return `A comparison cannot be compared again by ${d.operator}: join two comparisons by and, or use between.`;
    case 'bare-predicate':
      return `The condition after ${d.word} must be in parentheses.`;
    case 'missing-predicate':
      return `A condition in parentheses is missing after ${d.word}, as in ${d.word} (id = 1).`;
    case 'parentheses-needed':
      return `Put ${d.around} and what follows it in parentheses here.`;
    case 'bare-count':
      return 'After count, write of and a collection, as in count of translations.';
    case 'grouped-bounds':
      return `The bounds of between are not in parentheses: write ${d.instead}.`;
    case 'mention-kind':
      return d.found === ''
        ? 'After @ comes user or language, as in @user:"login" or @language:"code".'
        : `There is no mention @${d.found}: write @user:"login" or @language:"code".`;
    case 'mention-form':
      return `Write a mention with a colon and double quotes: ${d.instead}. ${SHELL_HINT}`;
    case 'unquoted-date':
      return `Write a date in single quotes: ${d.instead}.`;
    case 'too-deep':
      return `The expression is nested more than ${d.limit} levels deep.`;
    case 'too-many':
      return 'There are more errors, which are not shown.';
    case 'unknown-member':
      return describeUnknownMember(d);
    case 'misplaced-member':
      return describeMisplacedMember(d);
    case 'enterprise-member':
      return `${d.name} exists only in the enterprise edition.`;
    case 'unquoted-text':
      return `There is no member ${quote(d.found)} here. Write a text in double quotes: "${d.found}". ${SHELL_HINT}`;
    case 'operand-type':
      return `${d.operator} takes ${joinWords(
        d.wanted.map((type) => TYPES[type]),
        'or',
      )}, but this is ${TYPES[d.found]}.${hint(d.found)}`;
    case 'types-differ':
      return `${d.operator} compares two values of one type, but these are ${TYPES[d.left]} and ${TYPES[d.right]}.`;
    case 'branches-differ':
      return d.left === d.right
        ? 'then and else give values of different kinds.'
        : `then gives ${TYPES[d.left]} and else ${TYPES[d.right]}: both must give the same type.`;
    case 'not-boolean':
      return `${PLACES[d.where]} must be true or false, but this is ${TYPES[d.found]}${COMPARED[d.found] ?? ''}.`;
    case 'not-a-collection':
      return d.word === 'count'
        ? `count of takes a collection, but this is ${TYPES[d.found]}.`
        : `where filters a collection, but this is ${TYPES[d.found]}.`;
    case 'not-an-object':
      return d.word === 'of'
        ? `of names a member of an object, but this is ${TYPES[d.found]}.${hint(d.found)}`
        : `with asks about an object, but this is ${TYPES[d.found]}.`;
    case 'filter-word':
      return d.instead === 'with'
        ? 'This is an object: ask about it by with, and keep where for collections.'
        : 'This is a collection: filter it by where, and keep with for objects.';
    case 'single-quoted-text':
      return `Single quotes are for dates. Write a text in double quotes: "${d.found}".`;
    case 'double-quoted-date':
      return `Double quotes are for texts. Write a date in single quotes: '${d.found}'.`;
    case 'datetime-form':
      return `${quote(d.found)} is not a date: write 'YYYY-MM-DD hh:mm:ss' or 'today'.`;
    case 'impossible-date':
      return `No calendar has the date ${d.found}.`;
    case 'mention-needed':
      return `Compare ${d.name} with a mention: @${d.mention}:"…".`;
    case 'unknown-mention':
      return d.of === 'user' ? `No user has the login ${quote(d.name)}.` : `There is no language ${quote(d.name)}.`;
    case 'division-by-zero':
      return 'This divides by zero.';
  }
}

function describeUnknownMember(d: Extract<Diagnostic, { code: 'unknown-member' }>): string {
  const start = `A ${contextOf(d.context).title} has no ${quote(d.name)}`;
  if (d.instead !== null) return `${start}: write ${d.instead}.`;
  if (d.contexts.length > 0) return `${start}: it is known in ${joinWords(d.contexts.map(nameContext), 'and')}.`;
  if (d.suggestions.length > 0) return `${start}. Did you mean ${joinWords(d.suggestions, 'or')}?`;
  return `${start}.`;
}

function describeMisplacedMember({ name, owners }: Extract<Diagnostic, { code: 'misplaced-member' }>): string {
  const holders = owners.filter((owner) => owner !== '');
  if (holders.length === 0) return `${name} belongs to the record itself, and is not known inside this predicate.`;
  const owner = holders[0]!;
  const example = OBJECTS.has(owner) ? `${name} of ${owner}` : `count of ${owner} where (${name} …)`;
  const outside = holders.length < owners.length ? 'the record itself and of ' : '';
  return `${name} is a member of ${outside}${joinWords(holders, 'and of')}, and is not known here: write ${example}.`;
}

const SHELL_HINT = 'Shells remove quotes that are not quoted themselves.';

const OBJECTS: ReadonlySet<string> = new Set(['file', 'branch']);

// prettier-ignore
const TYPES: Readonly<Record<Type, string>> = {
  boolean: 'true or false', number: 'a number', string: 'a text', datetime: 'a date', object: 'an object',
  collection: 'a collection', nothing: 'nothing', unknown: 'of no known type',
};

// prettier-ignore
const PLACES = { query: 'A query', condition: 'The condition between if and then', predicate: 'The condition after where or with' };

/** How to make a condition of a value of another type. */
const COMPARED: Partial<Record<Type, string>> = {
  number: ': compare it, as in … > 0',
  string: ': compare it, as in … = "text"',
  datetime: ": compare it, as in … > 'today'",
  collection: ': compare its number, as in count of … > 0',
  object: ': ask about it, as in … with (id = 1)',
};

const hint = (found: Type): string => (found === 'collection' ? ' Count it: count of … where (…).' : '');

const nameContext = (context: ContextName): string => `a ${contextOf(context).title}`;

function joinWords(items: readonly string[], word: string): string {
  if (items.length <= 1) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

const quote = (text: string): string => `“${text}”`;

/** The facts as they fit into a sentence: text of the expression on one line, and not too long. */
function shortenFacts(diagnostic: Diagnostic | Warning): Diagnostic | Warning {
  const facts = Object.entries(diagnostic).map(([key, fact]) => [
    key,
    typeof fact === 'string' ? shortenText(fact) : fact,
  ]);
  return Object.fromEntries(facts) as Diagnostic | Warning;
}

function shortenText(text: string): string {
  const short = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  const code = (character: string) => character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return short.replaceAll(/\p{C}/gu, (character) => `U+${code(character)}`);
}

/** Writes a diagnostic or a warning for a terminal: the sentence, and the line of the expression with the place underlined. */
export function renderDiagnostic(text: string, diagnostic: Diagnostic | Warning): string {
  const { start } = diagnostic.span;
  const place = text.includes('\n') ? `line ${text.slice(0, start).split('\n').length}, ` : '';
  const column = start - text.lastIndexOf('\n', start - 1);
  const [severity, code] = isWarning(diagnostic) ? ['warning: ', ` [${diagnostic.code}]`] : ['', ''];
  const sentence = `${place}column ${column}: ${severity}${describeDiagnostic(diagnostic)}${code}`;
  return `${sentence}\n${renderFrame(text, diagnostic.span)}`;
}

/** The line in which a span begins, or the part of a long line around it, and the span underlined. */
export function renderFrame(text: string, { start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = text.indexOf('\n', start);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  // Only the part of a long line around the place is shown.
  const from = Math.max(lineStart, start - 60);
  const to = Math.min(lineEnd, Math.max(start + 1, from + 110));
  const line = `${from > lineStart ? '…' : ''}${text.slice(from, to)}${to < lineEnd ? '…' : ''}`;
  const column = start - from + (from > lineStart ? 1 : 0);
  const width = Math.max(1, Math.min(end, to) - start);
  return `  ${line.replaceAll(/\p{Cc}/gu, ' ')}\n  ${' '.repeat(column)}${'^'.repeat(width)}`;
}
