import { elementsOf } from '../lists/list-service.ts';
import type { Data, Implementation, Json, ListRequest } from '../lists/list-service.ts';
import { LISTS } from '../lists/members.ts';
import { parse } from '../lists/syntax.ts';
import type { Node, NodeOf } from '../lists/syntax.ts';

/*
 * The service for many readers: every list is indexed by the values of its members and of its elements, conditions are
 * answered from the index where it knows them, and responses are kept under the expression without needless space.
 */

type Ids = ReadonlySet<number>;

/** The records of a list, and which of them have a value under a name: `text`, `file/id`, `translations/user`. */
interface Indexed {
  readonly records: readonly Json[];
  readonly all: Ids;
  readonly index: ReadonlyMap<string, ReadonlyMap<unknown, Ids>>;
}

/** Holds a dataset by an index and keeps what it has answered. */
export function createCached(): Implementation {
  let data: Data = {};
  const lists = new Map<string, Indexed>();
  const responses = new Map<string, readonly number[]>();
  return {
    load: (loaded) => {
      data = loaded;
      lists.clear();
      responses.clear();
    },
    select: (request) => {
      const { list, owner, language, isEnterprise, expression } = request;
      const place = `${list} ${owner} ${language}`;
      const key = `${place} ${isEnterprise} ${expression === undefined ? '' : normalize(expression)}`;
      const known = responses.get(key);
      if (known) return known;
      const indexed = lists.get(place) ?? buildIndex(recordsOf(data, request));
      lists.set(place, indexed);
      const ids =
        expression === undefined ? indexed.all : select(parse(expression, LISTS[list], isEnterprise), indexed, data);
      const response = [...ids].sort((a, b) => a - b);
      responses.set(key, response);
      return response;
    },
  };
}

/** The same expression with other spaces is the same question. */
const normalize = (expression: string) =>
  expression
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([()=<>+*/]) ?/g, '$1');

function recordsOf(data: Data, { list, owner, language }: ListRequest): readonly Json[] {
  const within = (owners: readonly Json[] | undefined, name: string) =>
    (owners ?? []).filter(({ id }) => id === owner).flatMap((one) => elementsOf(one, name));
  switch (list) {
    case 'strings':
      return within(data.projects, 'strings');
    case 'translations':
      return within(data.projects, 'strings')
        .flatMap((string) => elementsOf(string, 'translations'))
        .filter((one) => one['language'] === language);
    case 'segments':
      return within(data.tms, 'segments');
    case 'terms':
      return within(data.glossaries, 'terms');
  }
}

function buildIndex(records: readonly Json[]): Indexed {
  const index = new Map<string, Map<unknown, Set<number>>>();
  const add = (name: string, value: unknown, id: number): void => {
    if (Array.isArray(value)) return value.forEach((element: Json) => addAll(`${name}/`, element, id));
    if (typeof value === 'object' && value !== null) return addAll(`${name}/`, value as Json, id);
    const values = index.get(name) ?? new Map<unknown, Set<number>>();
    index.set(name, values.set(value, (values.get(value) ?? new Set()).add(id)));
  };
  const addAll = (prefix: string, record: Json, id: number): void => {
    for (const [name, value] of Object.entries(record)) add(`${prefix}${name}`, value, id);
  };
  for (const record of records) addAll('', record, Number(record['id']));
  return { records, all: new Set(records.map(({ id }) => Number(id))), index };
}

/** The records that match: from the index where it can tell, else by looking at each of them. */
function select(node: Node, indexed: Indexed, data: Data): Ids {
  return lookUp(node, '', indexed, data) ?? scan(node, indexed, data);
}

const scan = (node: Node, { records }: Indexed, data: Data): Ids =>
  new Set(records.filter((record) => evaluate(node, record, data) === true).map(({ id }) => Number(id)));

/** The records with an element, or a member, for which a condition holds; undefined where the index cannot tell. */
function lookUp(node: Node, prefix: string, indexed: Indexed, data: Data): Ids | undefined {
  const { all, index } = indexed;
  const find = (name: string, value: unknown) => index.get(`${prefix}${name}`)?.get(value) ?? new Set<number>();
  switch (node.is) {
    case 'member':
      return node.gives === 'boolean' ? find(node.name, true) : undefined;
    case 'not': {
      // Elements that a condition does not hold for are no complement of records.
      const inner = prefix === '' ? lookUp(node.operand, prefix, indexed, data) : undefined;
      return inner && without(all, inner);
    }
    case 'logic': {
      const [a, b] = [lookUp(node.left, prefix, indexed, data), lookUp(node.right, prefix, indexed, data)];
      if (!a || !b) return undefined;
      if (node.sign === 'xor') return prefix === '' ? new Set([...without(a, b), ...without(b, a)]) : undefined;
      return node.sign === 'and' ? without(a, without(a, b)) : new Set([...a, ...b]);
    }
    case 'compare': {
      const { sign, left, right } = node;
      if (sign === '=' && left.gives !== 'date' && isConstant(right)) {
        const name = nameOf(left);
        if (name !== undefined) return find(name, evaluate(right, {}, data));
      }
      return prefix === '' ? lookUpSome(node, indexed, data) : undefined;
    }
    default:
      return undefined;
  }
}

const without = (ids: Ids, others: Ids): Ids => new Set([...ids].filter((id) => !others.has(id)));

/** The answers to `count of … where (…) > 0` and `= 0`. */
function lookUpSome({ sign, left, right }: NodeOf<'compare'>, indexed: Indexed, data: Data): Ids | undefined {
  if (right.is !== 'number' || right.value !== 0 || (sign !== '>' && sign !== '=') || left.is !== 'count')
    return undefined;
  const { list } = left;
  if (list.is !== 'where' || list.list.is !== 'member') return undefined;
  const some = lookUp(list.predicate, `${list.list.name}/`, indexed, data);
  return some && (sign === '>' ? some : without(indexed.all, some));
}

const isConstant = ({ is }: Node) => is === 'number' || is === 'text' || is === 'mention';

function nameOf(node: Node): string | undefined {
  if (node.is === 'member') return node.name;
  return node.is === 'of' && node.object.is === 'member' ? `${node.object.name}/${node.name}` : undefined;
}

/** What a part of an expression gives for one record; null where something is absent. */
function evaluate(node: Node, record: Json, data: Data): unknown {
  const read = (part: Node) => evaluate(part, record, data);
  const isTrue = (part: Node) => {
    const value = read(part);
    return part.gives === 'boolean' ? value === true : value !== null;
  };
  switch (node.is) {
    case 'number':
    case 'text':
      return node.value;
    case 'date':
      return node.value === 'today' ? new Date().setUTCHours(0, 0, 0, 0) : instant(node.value);
    case 'mention':
      if (node.of === 'user') return (data.users ?? []).find(({ login }) => login === node.value)?.id ?? null;
      return (data.languages ?? []).find(({ id }) => id === node.value)?.id ?? null;
    case 'member':
    case 'of': {
      const owner = node.is === 'of' ? ((read(node.object) ?? {}) as Json) : record;
      const value = owner[node.name] ?? null;
      return node.gives === 'date' && value !== null ? instant(value as string) : value;
    }
    case 'where':
      return ((read(node.list) ?? []) as readonly Json[]).filter((one) => holds(node.predicate, one, data));
    case 'with': {
      const object = read(node.object) as Json | null;
      return object && holds(node.predicate, object, data) ? object : null;
    }
    case 'count':
      return ((read(node.list) ?? []) as readonly Json[]).length;
    case 'not':
      return !isTrue(node.operand);
    case 'logic': {
      const [a, b] = [isTrue(node.left), isTrue(node.right)];
      return { and: a && b, or: a || b, xor: a !== b }[node.sign];
    }
    case 'if':
      return isTrue(node.condition) ? read(node.then) : read(node.otherwise);
    case 'negate':
      return calculate('-', 0, read(node.operand));
    case 'calculate':
      return calculate(node.sign, read(node.left), read(node.right));
    case 'between': {
      const [value, low, high] = [read(node.value), read(node.low), read(node.high)] as number[];
      return value !== null && value! >= low! && value! <= high!;
    }
    case 'compare':
      return compare(node.sign, read(node.left), read(node.right));
  }
}

const holds = (node: Node, record: Json, data: Data): boolean => {
  const value = evaluate(node, record, data);
  return node.gives === 'boolean' ? value === true : value !== null;
};

/** The instant of a date; one without an offset is in UTC. */
const instant = (text: string) => Date.parse(/[T]/.test(text) ? text : `${text.replace(' ', 'T')}Z`);

function calculate(sign: '+' | '-' | '*' | '/', a: unknown, b: unknown): number | null {
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  return { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign];
}

function compare(sign: NodeOf<'compare'>['sign'], a: unknown, b: unknown): boolean {
  if (sign === '=') return a === b;
  if (sign === '!=') return a !== b;
  if (a === null || b === null) return false;
  if (sign === 'contains') return (a as string).includes(b as string);
  const [x, y] = [a as number, b as number];
  return { '>': x > y, '>=': x >= y, '<': x < y, '<=': x <= y }[sign];
}
