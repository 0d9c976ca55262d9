import type { Fetch } from './in-process.ts';
import { parse } from '../croql/parser.ts';
import { children } from '../croql/tree.ts';
import type { Node } from '../croql/tree.ts';

/** A service that serves part of the source: what its rung of the ladder adds to the one below. */
export interface Rung {
  readonly adds: string;
  /** Lists by the end of their path. */
  readonly lists?: readonly string[];
  /** Whether a node of an expression is understood. */
  readonly knows?: (node: Node, text: string) => boolean;
}

const isFlag = (node: Node) => node.kind === 'member' && /^(is|type is|has) /.test(node.name);
const operator = (node: Node): string => ('operator' in node ? node.operator : '');
const spells = (node: Node, text: string, sign: string) =>
  text
    .slice(node.span.start, node.span.end)
    .replace(/"[^"]*"/g, '')
    .includes(sign);

/** The order in which an implementer can build the service: each rung serves what all rungs up to it add. */
export const LADDER: readonly Rung[] = [
  { adds: 'authorization and tokens, with projects as the only list' },
  {
    adds: 'source strings, filtered by `is hidden` alone',
    lists: ['/strings'],
    knows: (node) => node.kind === 'member' && node.name === 'is hidden',
  },
  { adds: 'the other boolean members', knows: isFlag },
  {
    adds: '`not`, `and`, `or` and parentheses',
    knows: (node) => node.kind === 'not' || /^(and|or)$/.test(operator(node)),
  },
  {
    adds: 'texts and numbers with `=` and `!=`',
    knows: (node, text) =>
      ['string', 'number', 'member'].includes(node.kind) ||
      (/^(=|!=)$/.test(operator(node)) && !spells(node, text, '≠')),
  },
  { adds: '`>`, `>=`, `<`, `<=`', knows: (node, text) => /^[<>]=?$/.test(operator(node)) && !/[≥≤]/.test(text) },
  { adds: '`contains`', knows: (node) => operator(node) === 'contains' },
  { adds: 'dates and `between`', knows: (node) => node.kind === 'datetime' || node.kind === 'between' },
  { adds: '`<member> of <object>`', knows: (node) => node.kind === 'of' },
  { adds: '`count of` a collection', knows: (node) => node.kind === 'count' },
  { adds: '`where` and mentions', knows: (node) => node.kind === 'where' || node.kind === 'mention' },
  { adds: 'translations of a language', lists: ['/translations'] },
  { adds: 'TM segments and glossary terms', lists: ['/segments', '/terms'] },
  { adds: 'the signs `≠`, `≥` and `≤`', knows: (node) => /^(!=|>=|<=)$/.test(operator(node)) },
  { adds: 'arithmetic', knows: (node) => node.kind === 'arithmetic' || node.kind === 'negative' },
  { adds: '`xor` and the conditional', knows: (node) => operator(node) === 'xor' || node.kind === 'if' },
  { adds: '`with`', knows: (node) => node.kind === 'with' },
];

/** Makes the service of a rung out of a whole one: what it does not serve is missing (404), what it cannot read refused. */
export const serviceOfRung =
  (height: number) =>
  (fetch: Fetch): Fetch =>
  async (request) => {
    const url = new URL(request.url);
    const rungs = LADDER.slice(0, height + 1);
    const list = /\/(strings|translations|segments|terms)$/.exec(url.pathname)?.[0];
    if (list === undefined || url.pathname.startsWith('/_state')) return fetch(request);
    if (!rungs.some(({ lists = [] }) => lists.includes(list)))
      return Response.json({ error: { message: 'Resource Not Found', code: 404 } }, { status: 404 });
    const text = url.searchParams.get('croql');
    if (text === null || rungs.length === LADDER.length) return fetch(request);
    const understands = (node: Node): boolean =>
      rungs.some(({ knows }) => knows?.(node, text)) && children(node).every(understands);
    if (understands(parse(text).tree)) return fetch(request);
    const error = { key: 'croql', errors: [{ code: 'croqlInvalidSyntax', message: 'Not supported' }] };
    return Response.json({ errors: [{ error }] }, { status: 400 });
  };
