import type { Kind, Members } from './members.ts';

/*
 * A reader of the query language for several implementations, written from the source alone. Names are resolved while
 * it reads, so that every node knows what it gives.
 */

export type Sign = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'contains';

/** A part of an expression, and what it gives. */
export type Node = { readonly gives: Kind } & (
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'text'; readonly value: string }
  | { readonly is: 'date'; readonly value: string }
  | { readonly is: 'mention'; readonly of: 'user' | 'language'; readonly value: string }
  | { readonly is: 'member'; readonly name: string; readonly members: Members }
  | { readonly is: 'of'; readonly name: string; readonly object: Node }
  | { readonly is: 'where'; readonly list: Node; readonly predicate: Node; readonly members: Members }
  | { readonly is: 'with'; readonly object: Node; readonly predicate: Node; readonly members: Members }
  | { readonly is: 'count'; readonly list: Node }
  | { readonly is: 'compare'; readonly sign: Sign; readonly left: Node; readonly right: Node }
  | { readonly is: 'between'; readonly value: Node; readonly low: Node; readonly high: Node }
  | { readonly is: 'calculate'; readonly sign: '+' | '-' | '*' | '/'; readonly left: Node; readonly right: Node }
  | { readonly is: 'negate'; readonly operand: Node }
  | { readonly is: 'not'; readonly operand: Node }
  | { readonly is: 'logic'; readonly sign: 'and' | 'or' | 'xor'; readonly left: Node; readonly right: Node }
  | { readonly is: 'if'; readonly condition: Node; readonly then: Node; readonly otherwise: Node }
);
export type NodeOf<Is extends Node['is']> = Extract<Node, { readonly is: Is }>;

/** An expression cannot be read, or means nothing here. */
export class Refused extends Error {}

const TOKEN =
  /\s*(?:("[^"]*")|('[^']*')|(@(?:user|language)\s*:\s*"[^"]*")|(\d+(?:\.\d+)?)|(>=|<=|!=|[≠≥≤=<>()+*/-])|([A-Za-z]+))/uy;
const KEYWORDS = /^(?:and|or|xor|not|contains|between|where|with|of|if|then|else)$/i;
const SIGNS: Readonly<Record<string, Sign>> = {
  ...{ '=': '=', '!=': '!=', '≠': '!=', '>': '>', '>=': '>=', '≥': '>=', '<': '<', '<=': '<=', '≤': '<=' },
  contains: 'contains',
};

function tokenize(text: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (token === undefined) throw new Refused(`nothing can be read at ${at}`);
    tokens.push(KEYWORDS.test(token) ? token.toLowerCase() : token);
  }
  return tokens;
}

/** Reads an expression about records with these members. Throws {@link Refused}. */
export function parse(text: string, members: Members, isEnterprise: boolean): Node {
  const tokens = tokenize(text);
  let at = 0;
  let scope = members;

  const skip = (token: string): boolean => tokens[at] === token && ++at > 0;
  const take = (token: string) => {
    if (!skip(token)) throw new Refused(`${token} is missing before ${tokens[at] ?? 'the end'}`);
  };
  const within = <Result>(inner: Members, read: () => Result): Result => {
    const outer = scope;
    scope = inner;
    const result = read();
    scope = outer;
    return result;
  };
  const holds = (node: Node): Node => {
    // A date alone asks whether there is one.
    if (node.gives !== 'boolean' && node.gives !== 'date' && node.is !== 'with')
      throw new Refused(`a ${node.gives} is neither true nor false`);
    return node;
  };
  const number = (node: Node): Node => {
    if (node.gives !== 'number') throw new Refused(`a ${node.gives} is no number`);
    return node;
  };

  const logic = (sign: 'and' | 'or' | 'xor', inner: () => Node) => (): Node => {
    let left = inner();
    while (skip(sign)) left = { is: 'logic', gives: 'boolean', sign, left: holds(left), right: holds(inner()) };
    return left;
  };
  const negation = (): Node =>
    skip('not') ? { is: 'not', gives: 'boolean', operand: holds(negation()) } : comparison();
  const expression: () => Node = logic('or', logic('xor', logic('and', negation)));

  function comparison(): Node {
    const left = sum();
    if (skip('between')) {
      const low = sum();
      take('and');
      const node: Node = { is: 'between', gives: 'boolean', value: left, low, high: sum() };
      if (low.gives !== left.gives || node.high.gives !== left.gives) throw new Refused('bounds of another kind');
      return node;
    }
    const sign = SIGNS[tokens[at] ?? ''];
    if (sign === undefined) return left;
    at++;
    const right = sum();
    if (left.gives !== right.gives) throw new Refused(`a ${left.gives} and a ${right.gives} cannot be compared`);
    return { is: 'compare', gives: 'boolean', sign, left, right };
  }

  const arithmetic = (signs: readonly ('+' | '-' | '*' | '/')[], inner: () => Node) => (): Node => {
    let left = inner();
    for (;;) {
      const sign = signs.find((one) => skip(one));
      if (sign === undefined) return left;
      left = { is: 'calculate', gives: 'number', sign, left: number(left), right: number(inner()) };
    }
  };
  const negative = (): Node =>
    skip('-') ? { is: 'negate', gives: 'number', operand: number(negative()) } : filtered();
  const sum: () => Node = arithmetic(['+', '-'], arithmetic(['*', '/'], negative));

  function filtered(): Node {
    let node = primary();
    for (;;) {
      const members = partsOf(node);
      if (skip('where')) {
        if (node.gives !== 'list') throw new Refused('where is for lists');
        node = { is: 'where', gives: 'list', list: node, predicate: within(members, predicate), members };
      } else if (skip('with')) {
        if (node.gives !== 'object') throw new Refused('with is for objects');
        node = { is: 'with', gives: 'object', object: node, predicate: within(members, predicate), members };
      } else return node;
    }
  }
  const predicate = (): Node => holds(tokens[at] === '(' ? primary() : word());

  function primary(): Node {
    const token = tokens[at];
    if (token === undefined) throw new Refused('something is missing at the end');
    if (skip('(')) {
      const inside = expression();
      take(')');
      return inside;
    }
    if (skip('if')) {
      const condition = holds(expression());
      take('then');
      const then = expression();
      take('else');
      const otherwise = expression();
      if (then.gives !== otherwise.gives) throw new Refused('the branches give different things');
      return { is: 'if', gives: then.gives, condition, then, otherwise };
    }
    if (/^[A-Za-z]/.test(token)) return word();
    at++;
    if (token.startsWith('"')) return { is: 'text', gives: 'text', value: token.slice(1, -1) };
    if (token.startsWith("'")) return { is: 'date', gives: 'date', value: token.slice(1, -1) };
    if (/^\d/.test(token)) return { is: 'number', gives: 'number', value: Number(token) };
    const [, of, value] = /^@(user|language)\s*:\s*"(.*)"$/su.exec(token) ?? [];
    if (of === 'user') return { is: 'mention', gives: 'number', of, value: value! };
    if (of === 'language') return { is: 'mention', gives: 'text', of, value: value! };
    throw new Refused(`${token} is out of place`);
  }

  /** A member, alone or of an object, or a count. */
  function word(): Node {
    const words: string[] = [];
    while (/^[A-Za-z]/.test(tokens[at] ?? '') && !KEYWORDS.test(tokens[at]!)) words.push(tokens[at++]!);
    const name = words.join(' ');
    if (!skip('of')) return { is: 'member', name, ...memberOf(scope, name) };
    const object = filtered();
    if (name === 'count') {
      if (object.gives !== 'list') throw new Refused('only lists are counted');
      return { is: 'count', gives: 'number', list: object };
    }
    if (object.gives !== 'object') throw new Refused(`${name} is a member of objects`);
    return { is: 'of', name, object, gives: memberOf(partsOf(object), name).gives };
  }
  function memberOf(members: Members, name: string) {
    const member = members.get(name);
    if (!member || (member.isEnterprise && !isEnterprise)) throw new Refused(`${name || tokens[at]} is no member`);
    return { gives: member.kind, members: member.of };
  }

  const node = holds(expression());
  if (at < tokens.length) throw new Refused(`${tokens[at]} is one too many`);
  return node;
}

/** The members of the object, or of the elements of the list, that a part gives. */
function partsOf(node: Node): Members {
  if (node.is === 'member' || node.is === 'where' || node.is === 'with') return node.members;
  return node.is === 'if' ? partsOf(node.then) : new Map();
}
