import initialize from 'sql.js';
import type { Database } from 'sql.js';
import { elementsOf } from '../lists/list-service.ts';
import type { Data, Implementation, Json, ListRequest } from '../lists/list-service.ts';
import { LISTS } from '../lists/members.ts';
import type { ListName, Member, Members } from '../lists/members.ts';
import { parse, Refused } from '../lists/syntax.ts';
import type { Node, NodeOf } from '../lists/syntax.ts';

/*
 * The service over a relational database: a table for each list and each list within it, columns for members, and an
 * expression becomes the condition of a query. Dates are texts, as they came.
 */

/** The table of the elements of a list within the rows of another table. */
const tableWithin = (table: string, name: string) => `${table}/${name}`;
const quote = (name: string) => `"${name}"`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The columns of the members of a record; those of an object are columns of its owner. */
const columnsOf = (members: Members, prefix = ''): readonly (readonly [column: string, member: Member])[] =>
  [...members].flatMap(([name, member]) =>
    member.kind === 'list'
      ? []
      : member.kind === 'object'
        ? columnsOf(member.of, `${prefix}${name}/`)
        : [[`${prefix}${name}`, member] as const],
  );

// Translations are listed by themselves as well, and rows of every list are listed by their ids.
const columnNames = (members: Members) => [...new Set(['id', ...columnsOf(members).map(([column]) => column)])];

const COLUMN_TYPES = {
  number: 'INTEGER',
  boolean: 'INTEGER',
  text: 'TEXT',
  date: 'TEXT',
  object: '',
  list: '',
} as const;

/** Holds a dataset in a database and selects records by queries. */
export async function createSql(): Promise<Implementation> {
  const { Database } = await initialize();
  let database = new Database();
  return {
    load: (data) => {
      database.close();
      database = new Database();
      fill(database, data);
    },
    select: (request) => {
      const [result] = database.exec(queryOf(request));
      return (result?.values ?? []).map(([id]) => Number(id));
    },
  };
}

function fill(database: Database, data: Data): void {
  database.run('CREATE TABLE users (id INTEGER, login TEXT); CREATE TABLE languages (id TEXT); BEGIN');
  for (const { id, login } of data.users ?? []) database.run('INSERT INTO users VALUES (?, ?)', [id, login]);
  for (const { id } of data.languages ?? []) database.run('INSERT INTO languages VALUES (?)', [id]);
  const roots: readonly (readonly [ListName, readonly Json[] | undefined])[] = [
    ['strings', data.projects],
    ['segments', data.tms],
    ['terms', data.glossaries],
  ];
  for (const [list, owners] of roots) {
    createTable(database, list, LISTS[list]);
    for (const owner of owners ?? []) insert(database, list, LISTS[list], elementsOf(owner, list), Number(owner['id']));
  }
  database.run('COMMIT');
}

function createTable(database: Database, table: string, members: Members): void {
  const typed = new Map(columnsOf(members));
  const columns = columnNames(members).map(
    (name) => `${quote(name)} ${COLUMN_TYPES[typed.get(name)?.kind ?? 'number']}`,
  );
  database.run(`CREATE TABLE ${quote(table)} (row INTEGER PRIMARY KEY, parent INTEGER, ${columns.join(', ')})`);
  database.run(`CREATE INDEX ${quote(`${table} by parent`)} ON ${quote(table)} (parent)`);
  for (const [name, { kind, of }] of members) if (kind === 'list') createTable(database, tableWithin(table, name), of);
}

let lastRow = 0;

function insert(database: Database, table: string, members: Members, records: readonly Json[], parent: number): void {
  const columns = columnNames(members);
  const sql = `INSERT INTO ${quote(table)} VALUES (?, ?, ${columns.map(() => '?').join(', ')})`;
  for (const record of records) {
    const row = ++lastRow;
    database.run(sql, [row, parent, ...columns.map((column) => cell(record, column.split('/')))]);
    for (const [name, { kind, of }] of members)
      if (kind === 'list') insert(database, tableWithin(table, name), of, elementsOf(record, name), row);
  }
}

function cell(record: Json, path: readonly string[]): unknown {
  const value = path.reduce<unknown>((held, name) => (held as Json | null | undefined)?.[name], record) ?? null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function queryOf({ list, owner, language, isEnterprise, expression }: ListRequest): string {
  const table = list === 'translations' ? tableWithin('strings', 'translations') : list;
  const place =
    list === 'translations'
      ? `t.language = ${text(language)} AND t.parent IN (SELECT row FROM strings WHERE parent = ${owner})`
      : `t.parent = ${owner}`;
  const condition =
    expression === undefined ? '1' : holds(parse(expression, LISTS[list], isEnterprise), { row: 't', table });
  return `SELECT t.id FROM ${quote(table)} AS t WHERE ${place} AND (${condition}) ORDER BY t.id`;
}

/** The row that names are about. */
interface Row {
  readonly row: string;
  readonly table: string;
}

type Translate = { readonly [Is in Node['is']]: (node: NodeOf<Is>, at: Row) => string };

const translate = (node: Node, at: Row): string => (TRANSLATE[node.is] as (node: Node, at: Row) => string)(node, at);
/** A date alone asks whether there is one. */
const holds = (node: Node, at: Row) =>
  node.gives === 'date' ? `(${translate(node, at)} IS NOT NULL)` : translate(node, at);

const TRANSLATE: Translate = {
  number: ({ value }) => String(value),
  text: ({ value }) => text(value),
  date: ({ value }) => (value === 'today' ? "datetime('now', 'start of day')" : text(value)),
  mention: ({ of, value }) =>
    of === 'user'
      ? `(SELECT id FROM users WHERE login = ${text(value)})`
      : `(SELECT id FROM languages WHERE id = ${text(value)})`,
  member: ({ name }, { row }) => `${row}.${quote(name)}`,
  of: ({ name, object }, at) => {
    if (object.is === 'with')
      return `CASE WHEN ${translate(object, at)} THEN ${TRANSLATE.of({ is: 'of', gives: 'text', name, object: object.object }, at)} END`;
    if (object.is !== 'member') throw new Refused('only members have members');
    return `${at.row}.${quote(`${object.name}/${name}`)}`;
  },
  with: ({ object, predicate }, at) => {
    if (object.is !== 'member') throw new Refused('only members have members');
    return `(${holds(inObject(predicate, object), at)})`;
  },
  where: () => {
    throw new Refused('a list is neither true nor false');
  },
  count: ({ list }, at) => {
    let inner = list;
    while (inner.is === 'where') inner = inner.list;
    if (inner.is !== 'member') throw new Refused('only members are counted');
    const to: Row = { row: `${at.row}t`, table: tableWithin(at.table, inner.name) };
    const all = [`${to.row}.parent = ${at.row}.row`];
    for (let outer = list; outer.is === 'where'; outer = outer.list) all.push(`(${holds(outer.predicate, to)})`);
    return `(SELECT COUNT(*) FROM ${quote(to.table)} AS ${to.row} WHERE ${all.join(' AND ')})`;
  },
  compare: ({ sign, left, right }, at) => {
    const [a, b] = [translate(left, at), translate(right, at)];
    return sign === 'contains' ? `(${a} LIKE '%' || ${b} || '%')` : `(${a} ${sign === '!=' ? '<>' : sign} ${b})`;
  },
  between: ({ value, low, high }, at) =>
    `(${translate(value, at)} BETWEEN ${translate(low, at)} AND ${translate(high, at)})`,
  calculate: ({ sign, left, right }, at) => `(${translate(left, at)} ${sign} ${translate(right, at)})`,
  negate: ({ operand }, at) => `(- ${translate(operand, at)})`,
  not: ({ operand }, at) => `(NOT ${holds(operand, at)})`,
  logic: ({ sign, left, right }, at) =>
    `(${holds(left, at)} ${sign === 'xor' ? '<>' : sign.toUpperCase()} ${holds(right, at)})`,
  if: ({ condition, then, otherwise }, at) =>
    `CASE WHEN ${holds(condition, at)} THEN ${translate(then, at)} ELSE ${translate(otherwise, at)} END`,
};

/** A condition on an object as one on its owner, whose columns the members are. */
function inObject(node: Node, object: Node): Node {
  if (node.is === 'member') return { is: 'of', gives: node.gives, name: node.name, object };
  return Object.fromEntries(
    Object.entries(node).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'object' && part !== null && 'is' in part ? inObject(part as Node, object) : part,
    ]),
  ) as unknown as Node;
}
