import { elementsOf } from '../lists/list-service.ts';
import type { Data, Implementation, Json, ListRequest } from '../lists/list-service.ts';
import { LISTS } from '../lists/members.ts';
import type { Members } from '../lists/members.ts';
import { Refused } from '../lists/syntax.ts';

/*
 * The service as a script: a record is a page of lines `file.id=40` and `comments.0.user=3`, and an expression is
 * rewritten by patterns, the innermost parentheses first, until `true` or `false` is left.
 */

/** Holds a dataset as pages of lines and selects records by rewriting expressions. */
export function createPatterns(): Implementation {
  let data: Data = {};
  let pages = new Map<Json, Page>();
  const pageOf = (record: Json) => {
    const page = pages.get(record) ?? new Page(linesOf(record, '').join('\n'));
    pages.set(record, page);
    return page;
  };
  return {
    load: (loaded) => {
      data = loaded;
      pages = new Map();
    },
    select: (request) => {
      const { expression, list, isEnterprise } = request;
      const records = recordsOf(data, request);
      const patterns = patternsFor(namesOf(LISTS[list], isEnterprise).map(escapePattern).join('|'));
      const kept =
        expression === undefined
          ? records
          : records.filter((record) => matches(expression, pageOf(record), patterns, data));
      return kept.map(({ id }) => Number(id)).sort((a, b) => a - b);
    },
  };
}

function recordsOf(data: Data, { list, owner, language }: ListRequest): readonly Json[] {
  const [owners, name] = {
    strings: [data.projects, 'strings'] as const,
    translations: [data.projects, 'strings'] as const,
    segments: [data.tms, 'segments'] as const,
    terms: [data.glossaries, 'terms'] as const,
  }[list];
  const records = (owners ?? []).filter(({ id }) => id === owner).flatMap((one) => elementsOf(one, name));
  if (list !== 'translations') return records;
  return records.flatMap((record) => elementsOf(record, 'translations')).filter((one) => one['language'] === language);
}

const linesOf = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => linesOf(part, path === '' ? name : `${path}.${name}`))
    : [`${path}=${JSON.stringify(value)}`];

/** The lines of a record, and what has been looked up in them. */
class Page {
  private readonly text: string;
  private readonly found = new Map<string, unknown>();

  constructor(text: string) {
    this.text = text;
  }

  private remember<Found>(key: string, find: () => Found): Found {
    if (!this.found.has(key)) this.found.set(key, find());
    return this.found.get(key) as Found;
  }

  /** What a line holds. */
  value = (path: string): string =>
    this.remember(`=${path}`, () => new RegExp(`^${path}=(.*)$`, 'm').exec(this.text)?.[1] ?? 'null');

  /** The elements of a list. */
  elements = (list: string): readonly Page[] =>
    this.remember(`*${list}`, () => {
      const elements = new Map<string, string[]>();
      for (const [, index, line] of this.text.matchAll(new RegExp(`^${list}\\.(\\d+)\\.(.*)$`, 'gm')))
        elements.set(index!, [...(elements.get(index!) ?? []), line!]);
      return [...elements.values()].map((lines) => new Page(lines.join('\n')));
    });

  /** The members of an object. */
  object = (name: string): Page =>
    this.remember(`.${name}`, () => {
      const lines = [...this.text.matchAll(new RegExp(`^${name}\\.(.*)$`, 'gm'))].map(([, line]) => line);
      return new Page(lines.join('\n'));
    });
}

/** Every name that a list knows, at any depth, longer ones first. */
const namesOf = (members: Members, isEnterprise: boolean): readonly string[] =>
  [...new Set(allNames(members, isEnterprise))].sort((a, b) => b.length - a.length);
const allNames = (members: Members, isEnterprise: boolean): readonly string[] =>
  [...members]
    .filter(([, member]) => isEnterprise || !member.isEnterprise)
    .flatMap(([name, { of }]) => [name, ...allNames(of, isEnterprise)]);

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A literal or a value of a record stands in the expression as the number of its text. */
class Texts {
  private readonly texts: string[] = [];
  put = (text: string): string => `§${this.texts.push(text) - 1}`;
  get = (token: string): string => (token.startsWith('§') ? this.texts[Number(token.slice(1))]! : token);
}

/** Whether the record of a page matches. Throws {@link Refused} when the expression does not become true or false. */
function matches(expression: string, page: Page, patterns: Patterns, data: Data): boolean {
  const texts = new Texts();
  const idOf = (login: string) => (data.users ?? []).find((user) => user.login === login)?.id ?? 'null';
  const prepared = expression
    .replace(/@user:"([^"]*)"/g, (_, login: string) => String(idOf(login)))
    .replace(/@language:("[^"]*")/g, '$1')
    .replace(/"([^"]*)"/g, (_, text: string) => texts.put(text))
    .replace(/'([^']*)'/g, (_, date: string) =>
      texts.put(date === 'today' ? new Date().toISOString().slice(0, 10) : date),
    )
    .replaceAll('≠', '!=')
    .replaceAll('≥', '>=')
    .replaceAll('≤', '<=')
    .replace(/\b(?:if|then|else|and|or|xor|not|contains|between|where|with|of)\b/gi, (word) => word.toLowerCase());
  const result = rewrite(prepared, page, patterns, texts);
  if (result !== 'true' && result !== 'false') throw new Refused(`what is left is ${result}`);
  return result === 'true';
}

/** The patterns of the forms that have names in them. */
const patternsFor = (name: string) => ({
  filter: new RegExp(`(?:count of )?\\(?(${name}) (where|with) \\(`),
  count: new RegExp(`\\bcount of (${name})\\b`, 'g'),
  of: new RegExp(`\\b(${name}) of (${name})\\b`, 'g'),
  member: new RegExp(`\\b(${name})\\b`, 'g'),
});
type Patterns = ReturnType<typeof patternsFor>;

/** Rewrites an expression about the record of a page to its value. */
function rewrite(expression: string, page: Page, patterns: Patterns, texts: Texts): string {
  let text = expression;
  for (;;) {
    const found = patterns.filter.exec(text);
    if (!found) break;
    const open = found.index + found[0].length - 1;
    const close = closingParenthesis(text, open);
    const predicate = text.slice(open + 1, close);
    const isMatch = (part: Page) => rewrite(predicate, part, patterns, texts) === 'true';
    const value =
      found[2] === 'where' ? page.elements(found[1]!).filter(isMatch).length : isMatch(page.object(found[1]!));
    const end = found[0].includes('of (') ? close + 2 : close + 1;
    text = `${text.slice(0, found.index)}${value}${text.slice(end)}`;
  }
  text = text
    .replace(patterns.count, (_, list: string) => String(page.elements(list).length))
    .replace(patterns.of, (_, part: string, object: string) => valueIn(page, `${object}.${part}`, texts))
    .replace(patterns.member, (_, member: string) => valueIn(page, member, texts));
  for (let inner = /\(([^()]*)\)/.exec(text); inner; inner = /\(([^()]*)\)/.exec(text))
    text = text.replace(inner[0], reduce(inner[1]!, texts));
  return reduce(text, texts);
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Refused(') is missing');
}

function valueIn(page: Page, path: string, texts: Texts): string {
  const line = page.value(path);
  return line.startsWith('"') ? texts.put(JSON.parse(line) as string) : line;
}

const VALUE = '(§\\d+|-?[\\d.]+(?:e[+-]?\\d+)?|true|false|null)';
const binary = (signs: string) => new RegExp(`${VALUE}\\s*(${signs})\\s*${VALUE}`);
const TIMES = binary('[*/]');
const PLUS = binary('[+-]');
const COMPARISON = binary('>=|<=|!=|=|>|<|contains');
const BETWEEN = new RegExp(`${VALUE} between ${VALUE} and ${VALUE}`);
const IF = new RegExp(`if ${VALUE} then ${VALUE} else ${VALUE}`);

/** The value of an expression without parentheses and names. */
function reduce(expression: string, texts: Texts): string {
  let text = expression.trim().replace(/- ?-/g, '');
  const all = (pattern: RegExp, value: (match: RegExpExecArray) => string | number | boolean) => {
    for (let match = pattern.exec(text); match; match = pattern.exec(text))
      text = `${text.slice(0, match.index)}${value(match)}${text.slice(match.index + match[0].length)}`;
  };
  all(TIMES, ([, a, sign, b]) => (sign === '*' ? Number(a) * Number(b) : Number(a) / Number(b)));
  all(PLUS, ([, a, sign, b]) => (sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)));
  all(BETWEEN, ([, value, low, high]) => compare(value!, '>=', low!, texts) && compare(value!, '<=', high!, texts));
  all(COMPARISON, ([, a, sign, b]) => compare(a!, sign!, b!, texts));
  all(/\bnot (true|false|null)\b/, ([, a]) => a !== 'true');
  all(/\b(true|false|null) and (true|false|null)\b/, ([, a, b]) => a === 'true' && b === 'true');
  all(/\b(true|false|null) xor (true|false|null)\b/, ([, a, b]) => (a === 'true') !== (b === 'true'));
  all(/\b(true|false|null) or (true|false|null)\b/, ([, a, b]) => a === 'true' || b === 'true');
  all(IF, ([, condition, then, otherwise]) => (condition === 'true' ? then! : otherwise!));
  return text;
}

const isNumeric = (text: string) => text.trim() !== '' && !Number.isNaN(Number(text));

/** Compares as scripts do: what looks like two numbers is compared as numbers. */
function compare(left: string, sign: string, right: string, texts: Texts): boolean {
  const [a, b] = [texts.get(left), texts.get(right)];
  if (sign === 'contains') return new RegExp(b).test(a);
  const order = isNumeric(a) && isNumeric(b) ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0;
  return { '=': order === 0, '!=': order !== 0, '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[
    sign
  ]!;
}
