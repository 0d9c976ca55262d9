/*
 * Another reading of the query language, written from the source alone and in another way than the kit's: the text is
 * turned into nested functions while it is read. Where the source is silent it answers otherwise than the kit: logical
 * operators apply from left to right, letters of any case are equal, `between` leaves out its bounds, what is compared
 * with something absent is unknown, and whole numbers divide to whole numbers.
 */

type Json = Readonly<Record<string, unknown>>;
/** What an expression is asked of: the innermost record, and who and what mentions find. */
export interface Surroundings {
  readonly record: Json;
  readonly users: ReadonlyMap<string, number>;
  readonly languages: ReadonlySet<string>;
  readonly now: number;
}
type Ask = (around: Surroundings) => unknown;

/** Something is wrong with an expression. */
export class Unreadable extends Error {}

/** The choices of the language that a mistaken service could make; the tests replace some of them. */
export const sound = {
  compare: {
    '=': (a: Comparable, b: Comparable) => a === b,
    '!=': (a: Comparable, b: Comparable) => a !== b,
    '≠': (a: Comparable, b: Comparable) => a !== b,
    '>': (a: Comparable, b: Comparable) => a > b,
    '>=': (a: Comparable, b: Comparable) => a >= b,
    '≥': (a: Comparable, b: Comparable) => a >= b,
    '<': (a: Comparable, b: Comparable) => a < b,
    '<=': (a: Comparable, b: Comparable) => a <= b,
    '≤': (a: Comparable, b: Comparable) => a <= b,
    contains: (a: Comparable, b: Comparable) => String(a).includes(String(b)),
  } as Readonly<Record<string, (a: Comparable, b: Comparable) => boolean>>,
  xor: (a: boolean, b: boolean) => a !== b,
  keeps: (holds: boolean) => holds,
  between: (value: Comparable, low: Comparable, high: Comparable) => value > low && value < high,
  member: (record: Json, name: string): unknown => record[name],
  negate: (value: number) => -value,
  branch: (condition: boolean) => condition,
  language: (code: string) => code,
};
export type Choices = typeof sound;
type Comparable = string | number;

const TOKEN =
  /\s*(?:("[^"]*")|('[^']*')|(@(?:user|language):"[^"]*")|(\d+(?:\.\d+)?)|(>=|<=|!=|[≠≥≤=<>()+*/-])|([A-Za-z]+))/uy;
// prettier-ignore
const WORDS = new Set(['and', 'or', 'xor', 'not', 'contains', 'between', 'where', 'with', 'of', 'If', 'then', 'else']);

/** The function that an expression is, over records whose members have these names. Throws {@link Unreadable}. */
export function read(text: string, names: ReadonlySet<string>, choices: Choices = sound): Ask {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const start = TOKEN.lastIndex;
    const [, ...kinds] = TOKEN.exec(text) ?? [];
    const token = kinds.find((kind) => kind !== undefined);
    if (token === undefined) throw new Unreadable(`nothing can be read at ${start}`);
    tokens.push(token);
  }
  let at = 0;
  const peek = () => tokens[at];
  const take = (wanted?: string) => {
    const token = tokens[at++];
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Unreadable(`${wanted ?? 'more'} is missing`);
    return token;
  };
  const skip = (wanted: string) => peek() === wanted && (at++, true);

  const logic = (): Ask => {
    let left = unary();
    for (;;) {
      const word = peek();
      if (word !== 'and' && word !== 'or' && word !== 'xor') return left;
      at++;
      const [a, b] = [left, unary()];
      left = (around) => {
        const [x, y] = [a(around) === true, b(around) === true];
        return word === 'and' ? x && y : word === 'or' ? x || y : choices.xor(x, y);
      };
    }
  };
  const unary = (): Ask => {
    if (!skip('not')) return comparison();
    const operand = unary();
    return (around) => {
      const value = operand(around);
      return value === null ? null : value !== true;
    };
  };
  const comparison = (): Ask => {
    const left = sum();
    const sign = peek() ?? '';
    if (skip('between')) {
      const low = sum();
      take('and');
      const high = sum();
      return (around) => known([left, low, high], around, ([value, from, to]) => choices.between(value!, from!, to!));
    }
    const meaning = choices.compare[sign];
    if (!meaning) return left;
    at++;
    const right = sum();
    return (around) => known([left, right], around, ([a, b]) => meaning(a!, b!));
  };
  const sum = (): Ask => {
    let left = product();
    for (let sign = peek(); sign === '+' || sign === '-'; sign = peek()) {
      at++;
      const [a, b, plus] = [left, product(), sign === '+'];
      left = (around) => known([a, b], around, ([x, y]) => (plus ? Number(x) + Number(y) : Number(x) - Number(y)));
    }
    return left;
  };
  const product = (): Ask => {
    let left = negative();
    for (let sign = peek(); sign === '*' || sign === '/'; sign = peek()) {
      at++;
      const [a, b, times] = [left, negative(), sign === '*'];
      left = (around) =>
        known([a, b], around, ([x, y]) => (times ? Number(x) * Number(y) : Math.trunc(Number(x) / Number(y))));
    }
    return left;
  };
  const negative = (): Ask => {
    if (!skip('-')) return primary();
    const operand = negative();
    return (around) => known([operand], around, ([value]) => choices.negate(Number(value)));
  };
  const primary = (): Ask => {
    const token = take();
    if (token === '(') {
      const inside = logic();
      take(')');
      return filtered(inside);
    }
    if (token === 'If') {
      const condition = logic();
      take('then');
      const then = logic();
      take('else');
      const otherwise = logic();
      return (around) => (choices.branch(condition(around) === true) ? then(around) : otherwise(around));
    }
    if (token.startsWith('"')) return () => folded(token.slice(1, -1));
    if (token.startsWith("'"))
      return ({ now }) =>
        token === "'today'" ? now - (now % 86_400_000) : Date.parse(`${token.slice(1, -1).replace(' ', 'T')}Z`);
    if (token.startsWith('@user:')) return ({ users }) => users.get(token.slice(7, -1)) ?? null;
    if (token.startsWith('@language:'))
      return ({ languages }) =>
        languages.has(token.slice(11, -1)) ? folded(choices.language(token.slice(11, -1))) : null;
    if (/^\d/.test(token)) return () => Number(token);
    if (token === 'count' && skip('of')) {
      const collection = filtered(member());
      return (around) => elements(collection(around)).length;
    }
    at--;
    return filtered(member());
  };
  /** A member by the longest run of words that is a name; `of` leads outwards. */
  const member = (): Ask => {
    if (skip('(')) {
      const inside = logic();
      take(')');
      return inside;
    }
    let [name, end] = ['', at];
    for (
      let next = at, words = '';
      next < tokens.length && /^[A-Za-z]+$/.test(tokens[next]!) && !WORDS.has(tokens[next]!);
      next++
    ) {
      words = words === '' ? tokens[next]! : `${words} ${tokens[next]!}`;
      if (names.has(words)) [name, end] = [words, next + 1];
    }
    if (name === '') throw new Unreadable(`${peek() ?? 'nothing'} is no member`);
    at = end;
    if (!skip('of')) return ({ record }) => value(choices.member(record, name), name);
    const owner = member();
    return (around) => value(choices.member((owner(around) ?? {}) as Json, name), name);
  };
  const filtered = (of: Ask): Ask => {
    if (skip('where')) {
      const predicate = member();
      return filtered((around) =>
        elements(of(around)).filter((record) => choices.keeps(predicate({ ...around, record }) === true)),
      );
    }
    if (!skip('with')) return of;
    const predicate = member();
    return (around) => predicate({ ...around, record: (of(around) ?? {}) as Json }) === true;
  };

  const ask = logic();
  if (at < tokens.length) throw new Unreadable(`${peek() ?? ''} is one too many`);
  return ask;
}

/** A result where all values are there, and unknown where one is not. */
function known(asks: readonly Ask[], around: Surroundings, of: (values: readonly Comparable[]) => unknown): unknown {
  const values = asks.map((ask) => ask(around));
  return values.some((each) => each === null) ? null : of(values as Comparable[]);
}

const folded = (text: string) => text.toLowerCase();
const elements = (list: unknown) => (list ?? []) as readonly Json[];
const FLAG = /^(?:is|has|type is) |^isPassedWorkflow$/;
const DATES = new Set(['added', 'updated', 'translation updated', 'createdAt', 'updatedAt']);

/** The value of a member as it is compared: dates by their instants, texts whatever the case of their letters. */
function value(held: unknown, name: string): unknown {
  // The interface of datasets says so of a boolean that is absent.
  if (held === undefined && FLAG.test(name)) return false;
  if (typeof held !== 'string') return held ?? null;
  if (!DATES.has(name)) return folded(held);
  return Date.parse(held.includes(' ') ? `${held.replace(' ', 'T')}Z` : held);
}
