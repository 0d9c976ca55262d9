import type { Fetch } from './in-process.ts';
import { parse } from '../croql/parser.ts';
import { children } from '../croql/tree.ts';
import type { Node } from '../croql/tree.ts';

/** A service that serves part of the source: what its rung of the ladder adds to the one below. */
export interface Rung {
  readonly adds: string;
  /** The title of the first finding of a run on it; absent: there is none. */
  readonly begins?: string;
  /** Lists by the end of their path. */
  readonly lists?: readonly string[];
  /** Whether a node of an expression is understood. */
  readonly knows?: (node: Node, text: string) => boolean;
}

const isFlag = (node: Node) => node.kind === 'member' && /^(is|type is|has) /.test(node.name);
const operator = (node: Node): string => ('operator' in node ? node.operator : '');
/** The operator of a comparison as it is written. */
const sign = (node: Node, text: string): string =>
  node.kind === 'comparison' ? text.slice(node.left.span.end, node.right.span.start).replace(/[()\s]/g, '') : '';

/** The order in which an implementer can build the service: each rung serves what all rungs up to it add. */
export const LADDER: readonly Rung[] = [
  {
    adds: 'authorization and tokens, with projects as the only list',
    begins: 'GET /api/v2/projects/21/strings is missing',
  },
  {
    adds: 'source strings, filtered by `is hidden` alone',
    begins: '`is visible` is not supported: `is visible` is refused (hosted)',
    lists: ['/strings'],
    knows: (node) => node.kind === 'member' && node.name === 'is hidden',
  },
  {
    adds: 'the other boolean members',
    begins: '`not` is not supported: `not is hidden` is refused (hosted)',
    knows: isFlag,
  },
  {
    adds: '`not`, `and`, `or` and parentheses',
    begins: '`=` is not supported: `max length = 40` is refused (hosted)',
    knows: (node) => node.kind === 'not' || /^(and|or)$/.test(operator(node)),
  },
  {
    adds: 'texts and numbers with `=` and `!=`',
    begins: '`>` is not supported: `max length > 40` is refused (hosted)',
    knows: (node, text) => ['string', 'number', 'member'].includes(node.kind) || /^(=|!=)$/.test(sign(node, text)),
  },
  {
    adds: '`>`, `>=`, `<`, `<=`',
    begins: '`contains` is not supported: `text contains "up"` is refused (hosted)',
    knows: (node, text) => /^[<>]=?$/.test(sign(node, text)),
  },
  {
    adds: '`contains`',
    begins: "`'today'` is not supported: `added < 'today'` is refused (hosted)",
    knows: (node) => operator(node) === 'contains',
  },
  {
    adds: 'dates and `between`',
    begins: '`of` is not supported: `id of file = 1` is refused (hosted)',
    knows: (node) => node.kind === 'datetime' || node.kind === 'between',
  },
  {
    adds: '`<member> of <object>`',
    begins: '`count of` is not supported: `count of labels = 2` is refused (hosted)',
    knows: (node) => node.kind === 'of',
  },
  {
    adds: '`count of` a collection',
    begins: '`where` is not supported: `count of labels where (1 = 1) = 3` is refused (hosted)',
    knows: (node) => node.kind === 'count',
  },
  {
    adds: '`where` and mentions',
    begins: 'GET /api/v2/projects/21/languages/uk/translations is missing',
    knows: (node) => node.kind === 'where' || node.kind === 'mention',
  },
  { adds: 'translations of a language', begins: 'GET /api/v2/tms/31/segments is missing', lists: ['/translations'] },
  {
    adds: 'TM segments and glossary terms',
    begins: '`≠` is not supported: `998 ≠ id` is refused (hosted)',
    lists: ['/segments', '/terms'],
  },
  {
    adds: 'the signs `≠`, `≥` and `≤`',
    begins: '`-` is not supported: `-id > -998` is refused (hosted)',
    knows: (node, text) => /^[≠≥≤]$/.test(sign(node, text)),
  },
  {
    adds: 'arithmetic',
    begins: '`xor` is not supported: `not is hidden xor count of labels > 0` is refused (hosted)',
    knows: (node) => node.kind === 'arithmetic' || node.kind === 'negative',
  },
  {
    adds: '`xor` and the conditional',
    begins: 'a valid expression is refused (hosted)',
    knows: (node) => operator(node) === 'xor' || node.kind === 'if',
  },
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
