import siftModule from 'sift';
import { elementsOf } from '../lists/list-service.ts';
import type { Data, Implementation, Json, ListRequest } from '../lists/list-service.ts';
import { LISTS } from '../lists/members.ts';
import type { Members } from '../lists/members.ts';
import { parse } from '../lists/syntax.ts';
import type { Node, NodeOf } from '../lists/syntax.ts';

/*
 * The service over a document database: records are documents as they came, with dates for what are dates, and an
 * expression becomes a filter of the database as far as its filters reach; the rest of it runs as code on each document.
 */

type Filter = Readonly<Record<string, unknown>>;
const sift = siftModule as unknown as (filter: Filter) => (document: unknown) => boolean;

interface Store {
  readonly users: ReadonlyMap<string, number>;
  readonly languages: ReadonlySet<string>;
}

/** Holds a dataset as documents and selects records by filters. */
export function createDocuments(): Implementation {
  let store: Store = { users: new Map(), languages: new Set() };
  let collections: Readonly<Record<ListRequest['list'], readonly Json[]>>;
  return {
    load: (data) => {
      store = {
        users: new Map((data.users ?? []).map(({ id, login }) => [login, id])),
        languages: new Set((data.languages ?? []).map(({ id }) => id)),
      };
      collections = collect(data);
    },
    select: ({ list, owner, language, isEnterprise, expression }) => {
      const place = list === 'translations' ? { owner, language } : { owner };
      const filter = expression === undefined ? {} : filterOf(parse(expression, LISTS[list], isEnterprise), store);
      const found = collections[list].filter(sift({ $and: [place, filter] }));
      return found.map(({ id }) => Number(id)).sort((a, b) => a - b);
    },
  };
}

function collect(data: Data): Readonly<Record<ListRequest['list'], readonly Json[]>> {
  const documents = (owners: readonly Json[] = [], list: 'strings' | 'segments' | 'terms') =>
    owners.flatMap((owner) =>
      elementsOf(owner, list).map((record) => ({ owner: owner['id'], ...withDates(record, LISTS[list]) })),
    );
  const strings = documents(data.projects, 'strings');
  return {
    strings,
    translations: strings.flatMap((string: Json) =>
      elementsOf(string, 'translations').map((one) => ({ owner: string['owner'], ...one })),
    ),
    segments: documents(data.tms, 'segments'),
    terms: documents(data.glossaries, 'terms'),
  };
}

const withDates = (record: Json, members: Members): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const { kind, of } = members.get(name) ?? {};
      if (value === null || value === undefined) return [name, value];
      if (kind === 'date') return [name, new Date(value as string)];
      if (kind === 'object') return [name, withDates(value as Json, of!)];
      return [name, kind === 'list' ? (value as readonly Json[]).map((one) => withDates(one, of!)) : value];
    }),
  );

const OPERATORS = { '=': '$eq', '!=': '$ne', '>': '$gt', '>=': '$gte', '<': '$lt', '<=': '$lte' } as const;
const FLIPPED = { '=': '=', '!=': '!=', '>': '<', '>=': '<=', '<': '>', '<=': '>=' } as const;
const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A condition as a filter. */
function filterOf(node: Node, store: Store): Filter {
  const path = pathOf(node);
  if (path !== undefined) return node.gives === 'boolean' ? { [path]: true } : { [path]: { $exists: true, $ne: null } };
  switch (node.is) {
    case 'not':
      return { $nor: [filterOf(node.operand, store)] };
    case 'logic': {
      const [a, b] = [filterOf(node.left, store), filterOf(node.right, store)];
      if (node.sign === 'xor') return { $or: [{ $and: [a, { $nor: [b] }] }, { $and: [b, { $nor: [a] }] }] };
      return { [node.sign === 'and' ? '$and' : '$or']: [a, b] };
    }
    case 'between': {
      const value = pathOf(node.value);
      if (value === undefined || !isConstant(node.low) || !isConstant(node.high)) return codeOf(node, store);
      return { [value]: { $gte: valueOf(node.low, {}, store), $lte: valueOf(node.high, {}, store) } };
    }
    case 'compare':
      return comparisonFilter(node, store) ?? codeOf(node, store);
    case 'with': {
      const object = pathOf(node.object);
      if (object === undefined) return codeOf(node, store);
      const inner = sift(filterOf(node.predicate, store));
      return { $where: (document: Json) => document[object] != null && inner(document[object]) };
    }
    default:
      return codeOf(node, store);
  }
}

/** What no filter expresses is code that the database runs on a document. */
const codeOf = (node: Node, store: Store): Filter => ({
  $where: (document: Json) => valueOf(node, document, store) === true,
});

const pathOf = (node: Node): string | undefined => {
  if (node.is === 'member') return node.name;
  if (node.is !== 'of') return undefined;
  const owner = pathOf(node.object);
  return owner === undefined ? undefined : `${owner}.${node.name}`;
};
const isConstant = ({ is }: Node) => is === 'number' || is === 'text' || is === 'date' || is === 'mention';

function comparisonFilter({ sign, left, right }: NodeOf<'compare'>, store: Store): Filter | undefined {
  if (isConstant(left) && !isConstant(right) && sign !== 'contains')
    return comparisonFilter({ is: 'compare', gives: 'boolean', sign: FLIPPED[sign], left: right, right: left }, store);
  if (!isConstant(right)) return undefined;
  const path = pathOf(left);
  const value = valueOf(right, {}, store);
  if (path !== undefined)
    return {
      [path]: sign === 'contains' ? { $regex: escapePattern(String(value)) } : { [OPERATORS[sign]]: value },
    };
  if (left.is !== 'count' || sign === 'contains' || typeof value !== 'number') return undefined;
  return sizeFilter(left.list, sign, value, store);
}

/** The comparisons of a count that a filter has a form for. */
function sizeFilter(list: Node, sign: keyof typeof OPERATORS, size: number, store: Store): Filter | undefined {
  const isSome = (sign === '>' && size === 0) || (sign === '>=' && size === 1) || (sign === '!=' && size === 0);
  const isNone = (sign === '=' && size === 0) || (sign === '<' && size === 1) || (sign === '<=' && size === 0);
  if (list.is === 'where' && list.list.is === 'member') {
    const some = { [list.list.name]: { $elemMatch: filterOf(list.predicate, store) } };
    return isSome ? some : isNone ? { $nor: [some] } : undefined;
  }
  if (list.is !== 'member') return undefined;
  const some = { [`${list.name}.0`]: { $exists: true } };
  if (isSome || isNone) return isSome ? some : { $nor: [some] };
  return sign === '=' ? { [list.name]: { $size: size } } : undefined;
}

/** What a part of an expression gives for one document. */
function valueOf(node: Node, document: Json, store: Store): unknown {
  const read = (part: Node) => valueOf(part, document, store);
  switch (node.is) {
    case 'number':
    case 'text':
      return node.value;
    case 'date':
      return node.value === 'today' ? new Date(new Date().setHours(0, 0, 0, 0)) : new Date(node.value);
    case 'mention':
      if (node.of === 'user') return store.users.get(node.value) ?? null;
      return store.languages.has(node.value) ? node.value : null;
    case 'member':
      return document[node.name];
    case 'of':
      return (read(node.object) as Json | null | undefined)?.[node.name];
    case 'with': {
      const object = read(node.object);
      return sift(filterOf(node.predicate, store))(object) ? object : null;
    }
    case 'where':
      return ((read(node.list) ?? []) as readonly Json[]).filter(sift(filterOf(node.predicate, store)));
    case 'count':
      return ((read(node.list) ?? []) as readonly Json[]).length;
    case 'calculate': {
      const [a, b] = [Number(read(node.left)), Number(read(node.right))];
      return { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[node.sign];
    }
    case 'negate':
      return -Number(read(node.operand));
    case 'compare':
      return compare(node, read(node.left), read(node.right));
    case 'between': {
      const [value, low, high] = [node.value, node.low, node.high].map((part) => comparable(read(part)));
      return value! >= low! && value! <= high!;
    }
    case 'if':
      return sift(filterOf(node.condition, store))(document) ? read(node.then) : read(node.otherwise);
    case 'not':
    case 'logic':
      return sift(filterOf(node, store))(document);
  }
}

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value) as number | string;

function compare({ sign }: NodeOf<'compare'>, left: unknown, right: unknown): boolean {
  const [a, b] = [comparable(left), comparable(right)];
  switch (sign) {
    case 'contains':
      return typeof left === 'string' && left.includes(String(right));
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
  }
}
